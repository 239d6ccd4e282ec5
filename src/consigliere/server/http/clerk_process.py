"""The process that tells records again and plays the companion's sessions through, one after the other."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import msgspec

from consigliere.server.http.companion import Sitting, sit_through
from consigliere.server.http.histories import Import, retell
from consigliere.server.live.processes import serve
from consigliere.server.words import Denied

IDLE = 120.0  # seconds without anybody after which the process ends by itself
MODEST = 10  # it gives way to whoever makes a move
WORK: dict[str, tuple[type[Any], Callable[[Any, str], Any]]] = {
    "replay": (Import, retell),
    "companion": (Sitting, sit_through),
}


def answer(request: bytes) -> bytes:
    """The answer as it is sent to the client, or why there is none."""
    kind, lang, body = msgspec.json.decode(request, type=tuple[str, str, msgspec.Raw])
    shape, work = WORK[kind]
    try:
        return b"+" + msgspec.json.encode(work(msgspec.json.decode(body, type=shape), lang))
    except Denied as denied:
        return b"-" + msgspec.json.encode((denied.code, denied.status, denied.facts))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(MODEST)
    serve(answer, IDLE)
