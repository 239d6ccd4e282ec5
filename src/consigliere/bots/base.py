"""What a bot is: a player that is told once where it sits, and then sees only what its seat sees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.position import Position, Worlds, worlds

USUAL_TIME = 2.0  # seconds for one answer where nobody said otherwise


class Place(NamedTuple):
    """Where a bot sits: all that it is told before the game, once."""

    game: str
    players: int
    options: Mapping[str, Any]
    components: DataFile
    seat: int
    time_s: float = USUAL_TIME  # for one answer

    def worlds(self, view: View) -> Worlds[Any]:
        """Positions to think ahead with, made from the view alone."""
        return worlds(view, self.components)


def place_at(position: Position[Any], seat: int, time_s: float = USUAL_TIME) -> Place:
    """The place of a seat at the table where this position lies."""
    rules = position.rules
    return Place(position.game.name, rules.players, rules.options, rules.data, seat, time_s)


class Bot(ABC):
    """Chooses a move from a seat's view, the moves it is offered, and a chance of its own.

    Whoever only wants a move can ask `choose` without `sit`: the bot then knows the shipped components only.
    """

    name: str
    games: tuple[str, ...] = ()  # the titles it can play; () means all
    time_s: float = USUAL_TIME  # what it takes for an answer at most
    repeatable: bool = True  # the same view, moves and chance give the same answer, however fast the machine is
    place: Place | None = None

    def sit(self, place: Place) -> None:
        """Called once, before the first question."""
        self.place = place

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        """One of `moves`. The same view, moves and chance give the same answer, if the bot is `repeatable`."""
