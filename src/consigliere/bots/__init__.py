"""Players that see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from consigliere.bots.greedy import Greedy
from consigliere.bots.random import Random
from consigliere.core.chance import Chance
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.options import BadOption

__all__ = ["Bot", "bot", "bots"]


class Bot(Protocol):
    """Chooses a move from a seat's view, the moves it is offered, and a chance of its own."""

    name: str

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move: ...


_BOTS: dict[str, Callable[[], Bot]] = {"greedy": Greedy, "random": Random}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in _BOTS:
        raise BadOption(f"there is no bot {name!r}; the bots are {', '.join(_BOTS)}")
    return _BOTS[name]()
