"""What the server itself says: a code for programs, a sentence for people in their language."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from consigliere.core.words import Names, Words
from consigliere.server.protocol import Refused

WORDS = Words(files("consigliere.server") / "language")


class Denied(Exception):
    """What was asked for cannot be; the code says why."""

    def __init__(self, code: str, status: int = 409, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.status, self.facts = code, status, facts


def say(lang: str, key: str, facts: dict[str, Any] | None = None, names: Names = None) -> str:
    return WORDS.say(lang, key, facts or {}, None, names)


def player(seat: int, lang: str) -> str:
    """What somebody without a name is called."""
    return say(lang, "seat", {"letter": "ABCDEFGHIJ"[seat]})


def refuse(request: str, code: str, lang: str, seq: int = -1, **facts: Any) -> Refused:
    """A refusal of ours; the rules of a game have their own."""
    return Refused(
        request=request, code=code, because=say(lang, f"no.{code}", facts), key=f"no.{code}", facts=facts, seq=seq
    )
