"""Time: none, a live clock, or days per move. Spent time is written with each entry, so every replay agrees."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[int, Meta(ge=0, le=40_000_000)]

BOOT = time.time()


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`per_move` is free; beyond it a seat uses its `bank`, which grows by `increment` per answer up to `cap`."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Seconds = 0
    increment: Seconds = 0
    per_move: Seconds = 0
    cap: Seconds = 0  # 0: no cap
    out_of_time: Literal["bot", "wait"] = "bot"


PRESETS = {
    "none": ClockRule(),
    "live": ClockRule("live", bank=15 * 60, increment=15, cap=20 * 60),
    "day": ClockRule("days", bank=24 * 3600, increment=4 * 3600, per_move=24 * 3600, cap=72 * 3600),
    "three_days": ClockRule("days", bank=72 * 3600, increment=12 * 3600, per_move=72 * 3600, cap=120 * 3600),
}


class Clock:
    """The time of all seats at one table.

    A question's time runs by the monotonic clock from the moment this process saw it open, so that a jump of the wall
    clock changes nothing; time during which the server was down is nobody's.
    """

    __slots__ = ("left", "rule", "since")

    def __init__(self, rule: ClockRule, players: int, left: list[float] | None = None) -> None:
        self.rule = rule
        self.left = left or [float(rule.bank)] * players
        self.since: dict[int, float] = {}  # seat -> monotonic time at which it began to owe an answer

    @property
    def runs(self) -> bool:
        return self.rule.kind != "none"

    def ask(self, seats: Iterable[int], answered: int | None = None, already: float = 0.0) -> None:
        """These seats owe an answer now; `answered` begins anew even if it is asked again."""
        now = time.monotonic()
        self.since = {
            seat: now - already if seat == answered or seat not in self.since else self.since[seat] for seat in seats
        }

    def spent(self, seat: int) -> float:
        return max(0.0, time.monotonic() - self.since[seat]) if seat in self.since else 0.0

    def charge(self, seat: int, seconds: float) -> None:
        """An answer came after so many seconds."""
        if not self.runs:
            return
        rule = self.rule
        left = max(0.0, self.left[seat] - max(0.0, seconds - rule.per_move)) + rule.increment
        self.left[seat] = min(left, float(rule.cap)) if rule.cap else left

    def remaining(self, seat: int) -> float:
        return self.rule.per_move + self.left[seat] - self.spent(seat)

    def out(self) -> list[int]:
        """Seats that owe an answer and have no time left."""
        return [seat for seat in self.since if self.remaining(seat) <= 0] if self.runs else []

    def next_flag(self) -> float | None:
        """Seconds until somebody runs out of time."""
        return min((self.remaining(seat) for seat in self.since), default=None) if self.runs else None

    def told(self) -> dict[str, Any] | None:
        """What everybody may see: full seconds in the bank, and who is using time since when."""
        if not self.runs:
            return None
        return {
            "left": [int(left) for left in self.left],
            "running": {str(seat): int(self.spent(seat)) for seat in self.since},
            "per_move": self.rule.per_move,
        }

    def saved(self) -> list[float]:
        return self.left[:]


def time_already(at: float) -> float:
    """How long a question asked at that wall time has been open, not counting the time before this server ran."""
    return max(0.0, time.time() - max(at, BOOT))


def rule_from(settings: Mapping[str, Any]) -> ClockRule:
    return msgspec.convert(settings.get("clock", {}), ClockRule)
