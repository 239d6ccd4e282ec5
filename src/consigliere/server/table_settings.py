"""What a table agreed upon before the game: its clock, who may watch, whether moves can be taken back."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[int, Meta(ge=0, le=40_000_000)]


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


WEEK = 7 * 86_400


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """As everybody at the table sees them."""

    clock: ClockRule = ClockRule()
    grace: int | None = None  # seconds somebody may stay away before a bot plays on; None: a week
    spectators: bool = True
    undo: bool = True
    pace: int = 300  # milliseconds a bot takes at least, so that people can follow
    stand_in: str = ""  # the bot that plays for somebody who is away
    autostart: bool = True

    @property
    def patience(self) -> int:
        """Every table ends one day: whoever is away for so long while all wait is helped by a bot."""
        return WEEK if self.grace is None else self.grace
