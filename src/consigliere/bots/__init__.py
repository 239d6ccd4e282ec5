"""Players that see only what their seat sees.

A package of somebody else offers a bot by an entry point in the group `consigliere.bots`: its name is the name of the
bot, its value the class, such as `guesser = "morra_bot:Guesser"`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from consigliere.bots.base import Bot, Place, place_at
from consigliere.bots.characters import names_at
from consigliere.bots.greedy import Greedy
from consigliere.bots.master import Master
from consigliere.bots.network.weights import shipped
from consigliere.bots.novice import Novice
from consigliere.bots.random import Random
from consigliere.bots.strong import Strong
from consigliere.core.brought import Brought, brought
from consigliere.core.options import BadOption

__all__ = ["Bot", "Place", "bot", "bots", "broken_bots", "place_at", "seated_names", "usual_bot"]

Maker = Callable[[], Bot]

_OWN: tuple[type[Bot], ...] = (Random, Novice, Greedy, Strong, Master)  # weakest first
_LADDER = _OWN if shipped() else _OWN[:-2]  # nobody is offered who was trained for nothing


@cache
def _brought() -> Brought[Maker]:
    return brought("consigliere.bots", [make.name for make in _LADDER], _accept)


def _accept(name: str, make: Any) -> Maker:
    made = make()
    if not isinstance(made, Bot):
        raise TypeError(f"a bot is made by a class made from Bot, not {type(made).__name__}")
    if made.name != name:
        raise ValueError(f"the bot calls itself {made.name!r}")
    found: Maker = make
    return found


@cache
def _makers() -> dict[str, Maker]:
    """Our own bots, then those that other packages bring."""
    return {make.name: make for make in _LADDER} | _brought().found


def bots(game: str | None = None) -> tuple[str, ...]:
    """The names of the bots, weakest first; with a game, of those that can play it."""
    plays = {name: make().games for name, make in _makers().items()}
    return tuple(name for name, games in plays.items() if game is None or not games or game in games)


def seated_names(seats: Sequence[str]) -> list[str | None]:
    """How the bots among those who sit at a table are called, by seat; None where somebody else sits."""
    known = bots()
    return names_at([who if who in known else None for who in seats], set(seats).difference(known))


def usual_bot(game: str) -> str:
    """The opponent where nobody chose one: "greedy" if it can play the game, else the last that can."""
    able = bots(game)
    return Greedy.name if Greedy.name in able else able[-1]


def broken_bots() -> dict[str, str]:
    """The bots of other packages that cannot be used, and why."""
    return _brought().broken


def bot(name: str, time_s: float | None = None) -> Bot:
    """A bot by its name. `time_s` is what it may take for one answer."""
    make = _makers().get(name)
    if make is None:
        raise BadOption(f"there is no bot {name!r}; the bots are {', '.join(_makers())}")
    found = make()
    if time_s is not None:
        found.time_s = time_s
    return found
