"""A record played once more with a chance that notes down every draw, for whoever wants to prove them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.event import Event
from consigliere.core.match import first_state
from consigliere.core.position import Position
from consigliere.core.record import Record


class Drawn(NamedTuple):
    """One draw the engine made: a number below `n` from the words `at` to `after`."""

    at: int
    after: int
    n: int
    got: int
    event: int  # how much its move had told before; the next thing told came of this draw


class NotingChance(Chance):
    """A chance that notes down every draw, and how much had been told before it."""

    __slots__ = ("drawn", "told")

    def __init__(self, key: bytes, used: int = 0) -> None:
        super().__init__(key, used)
        self.drawn: list[Drawn] = []
        self.told: list[Event] = []

    def below(self, n: int) -> int:
        at = self.used
        got = super().below(n)
        self.drawn.append(Drawn(at, self.used, n, got, len(self.told)))
        return got


class Witnessed(NamedTuple):
    """What one move (number 0: the set-up) drew and told, and the position after it."""

    number: int
    drawn: tuple[Drawn, ...]
    events: tuple[Event, ...]
    position: Position[Any]


def witness(record: Record) -> Iterator[Witnessed]:
    """Play a record whose moves are known to be legal, move by move."""
    game, _, rules, state = first_state(record.header, NotingChance)
    chance = state.chance
    for number in range(len(record.moves) + 1):
        chance.drawn, chance.told = [], []
        state.told = chance.told
        if number:
            seat, move = record.moves[number - 1]
            flow.apply(state, seat, move)
        elif record.header.position is None:
            flow.advance(state)
        state.told = None
        assert state.chance is chance, "a game draws from the chance of its state and from no other"
        yield Witnessed(number, tuple(chance.drawn), tuple(chance.told), Position(game, rules, state.clone()))
