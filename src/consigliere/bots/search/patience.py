"""How long one may think."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Patience:
    """Until a moment of the clock, or for so many playouts; or until somebody says stop."""

    def __init__(
        self, seconds: float | None = None, playouts: int | None = None, clock: Clock = time.monotonic
    ) -> None:
        self.clock = clock
        self.begun = clock()
        self.end = None if seconds is None else self.begun + seconds
        self.playouts = playouts
        self.played = 0
        self.stopped = False
        self.first = self.begun  # when the first playout began

    def stop(self) -> None:
        """From another thread, or between two estimates: no more than a moment longer."""
        self.stopped = True

    def over(self) -> bool:
        return self.stopped or (self.end is not None and self.clock() >= self.end)

    def start(self) -> None:
        """All is ready for the first playout."""
        self.first = self.clock()

    def note(self, playouts: int) -> None:
        self.played += playouts

    def affords(self, playouts: int) -> int:
        """How many of so many more playouts there is room for, as far as one can tell."""
        room = playouts
        if self.playouts is not None:
            room = min(room, self.playouts - self.played)
        if self.end is not None and self.played:
            now = self.clock()
            each = (now - self.first) / self.played
            if each > 0:
                room = min(room, int((self.end - now) / each))
        return 0 if self.over() else max(0, room)
