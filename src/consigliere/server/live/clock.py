"""Time: none, a live clock, or days per move. Spent time is written with each entry, so every replay agrees."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

from consigliere.server.table_settings import ClockRule

BOOT = time.time()


class Clock:
    """The time of all seats at one table.

    A question's time runs by the monotonic clock from the moment this process saw it open, so that a jump of the wall
    clock changes nothing; time during which the server was down is nobody's.
    """

    __slots__ = ("left", "rule", "since")

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left: Sequence[float] = [float(rule.bank)] * players  # seconds in the bank of each seat
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

    def move_on(self, left: Sequence[float], seats: Iterable[int], answered: int | None) -> None:
        """An entry was kept: so much is left in each bank, and these seats owe an answer now."""
        self.left = left
        self.ask(seats, answered)

    def begin_again(self, left: Sequence[float], seats: Iterable[int], already: float) -> None:
        """As it was found in the log: these seats have owed an answer for so long."""
        self.left = left
        self.since.clear()
        self.ask(seats, already=already)

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


def charged(rule: ClockRule, left: Sequence[float], seat: int, seconds: float) -> list[float]:
    """The banks after an answer that took so many seconds."""
    banks = list(left)
    if rule.kind != "none":
        bank = max(0.0, left[seat] - max(0.0, seconds - rule.per_move)) + rule.increment
        banks[seat] = min(bank, float(rule.cap)) if rule.cap else bank
    return banks


def time_already(at: float) -> float:
    """How long a question asked at that wall time has been open, not counting the time before this server ran."""
    return max(0.0, time.time() - max(at, BOOT))
