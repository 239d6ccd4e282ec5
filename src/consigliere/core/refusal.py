"""Why a move is not allowed: always a rule, always a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class No(NamedTuple):
    """A step's answer to "why not?": a rule and a key into the game's texts, with the facts of this table."""

    rule: str
    key: str
    facts: Mapping[str, Any] = {}


class Refusal(NamedTuple):
    """The same answer in words. `key` and `facts` say it again in another language."""

    rule: str
    because: str
    key: str = ""
    facts: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.rule}: {self.because}"


class IllegalMove(ValueError):
    """Raised only by playing; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal]]:
        return IllegalMove, (self.refusal,)
