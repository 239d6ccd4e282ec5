"""The process that tells records again, one after the other."""

from __future__ import annotations

import os

import msgspec

from consigliere.server.http.histories import Import, retell
from consigliere.server.live.processes import serve
from consigliere.server.words import Denied

IDLE = 120.0  # seconds without anybody after which the process ends by itself
MODEST = 10  # it gives way to whoever makes a move


def answer(request: bytes) -> bytes:
    """The answer as it is sent to the client, or why there is none."""
    body, lang = msgspec.json.decode(request, type=tuple[Import, str])
    try:
        return b"+" + msgspec.json.encode(retell(body, lang))
    except Denied as denied:
        return b"-" + msgspec.json.encode((denied.code, denied.status, denied.facts))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(MODEST)
    serve(answer, IDLE)
