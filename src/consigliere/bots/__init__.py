"""Players that see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from consigliere.bots.bot import Bot, Place, place_at
from consigliere.bots.greedy import Greedy
from consigliere.bots.random import Random
from consigliere.core.options import BadOption

__all__ = ["Bot", "Place", "bot", "bots", "place_at"]

_LADDER: tuple[type[Bot], ...] = (Random, Greedy)  # our own, weakest first


@cache
def _makers() -> dict[str, Callable[[], Bot]]:
    """Our own bots, then those that other packages bring by the entry point `consigliere.bots`."""
    found: dict[str, Callable[[], Bot]] = {make.name: make for make in _LADDER}
    for entry in sorted(entry_points(group="consigliere.bots"), key=lambda entry: entry.name):
        found.setdefault(entry.name, entry.load())
    return found


def bots(game: str | None = None) -> tuple[str, ...]:
    """The names of the bots, weakest first; with a game, of those that can play it."""
    plays = {name: make().games for name, make in _makers().items()}
    return tuple(name for name, games in plays.items() if game is None or not games or game in games)


def bot(name: str, time_s: float | None = None) -> Bot:
    """A bot by its name. `time_s` is what it may take for one answer."""
    make = _makers().get(name)
    if make is None:
        raise BadOption(f"there is no bot {name!r}; the bots are {', '.join(_makers())}")
    found = make()
    if time_s is not None:
        found.time_s = time_s
    return found
