"""Worlds played on by the network on all seats, several at a time, until there is something to say about them.

Moves that are compared are compared in the same worlds with the same luck: each seat has its own row of random numbers
in a world, so that what it does next depends as little as can be on which move was tried.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from consigliere.bots.search.looking import look
from consigliere.core import flow

if TYPE_CHECKING:
    from consigliere.bots.network.net import Net
    from consigliere.bots.network.reader import Read
    from consigliere.bots.search.patience import Patience
    from consigliere.core.game import Game
    from consigliere.core.move import Move

LUCK = 32  # random numbers of a seat in a world before they come again
FORCED = 200  # moves without a choice, one after the other, before one stops to look


class Bout(NamedTuple):
    """What is played: the game, whose move is tried, how far one looks, how the others decide."""

    game: Game[Any]
    net: Net
    seat: int
    side: tuple[int, ...]  # who wins with this seat, itself included
    free: tuple[str, ...]  # verbs that are left alone
    horizon: int  # decisions; from then on the next own one is looked at and not made
    heat: float  # how freely others choose: 1 by the chances the network gives, 0 always the best


class World:
    """A state that could be the real one, and everybody's luck in it."""

    __slots__ = ("luck", "state")

    def __init__(self, state: Any, seats: int, dice: random.Random) -> None:
        self.state = state
        self.luck = [[dice.random() for _ in range(LUCK)] for _ in range(seats)]


class Lane:
    """One move, tried in one world."""

    __slots__ = ("decisions", "luck", "moves", "seat", "state", "turns", "value")

    def __init__(self, world: World, seat: int, move: Move) -> None:
        self.state = world.state.clone()
        self.luck = world.luck
        self.turns = [0] * len(world.luck)
        self.decisions = 0
        self.seat = seat
        self.moves: list[Move] = []
        self.value: float | None = None
        flow.apply(self.state, seat, move)


def worth(bout: Bout, state: Any) -> float:
    """What the end of a game is worth: the part of the victory."""
    result = state.result
    if result is None or not set(bout.side) & set(result.winners):
        return 0.0
    return 1 / len({tuple(sorted(bout.game.allies(state.rules, seat))) for seat in result.winners})


def ask(bout: Bout, lane: Lane) -> Read | None:
    """Let a lane run until somebody has a choice, and read what that seat sees; None when the game is over."""
    state, free = lane.state, bout.free
    forced = 0
    while state.stack:
        seat = flow.asked(state)[0]
        moves = flow.answers(state, seat)
        if free:
            moves = [move for move in moves if move[0] not in free] or moves
        if len(moves) > 1 or forced == FORCED:
            own = seat == bout.seat
            if forced == FORCED or lane.decisions >= (bout.horizon if own else 3 * bout.horizon):
                seat, moves = bout.seat, []  # far enough: it is only looked at
            lane.seat, lane.moves = seat, moves
            return bout.net.reader.read(bout.game.view(state, seat), moves)
        flow.apply(state, seat, moves[0])
        forced += 1
    lane.value = worth(bout, state)
    return None


def decide(bout: Bout, lane: Lane, logits: Any) -> int:
    """Which move a seat makes: one's own best, others also draw others."""
    if lane.seat == bout.seat or not bout.heat:
        return int(logits.argmax())
    turn = lane.turns[lane.seat]
    lane.turns[lane.seat] = turn + 1
    chances = np.exp((logits - logits.max()) / bout.heat).cumsum()
    drawn = lane.luck[lane.seat][turn % LUCK] * float(chances[-1])
    return min(int(chances.searchsorted(drawn, side="right")), len(lane.moves) - 1)


def play_on(bout: Bout, lanes: Sequence[Lane], patience: Patience) -> bool:
    """Give every lane its value; False if the time was up before."""
    running = list(lanes)
    while running:
        asking, reads = [], []
        for lane in running:
            if patience.over():
                return False
            read = ask(bout, lane)
            if read is not None:
                asking.append(lane)
                reads.append(read)
        if not reads:
            break
        running = []
        for lane, read, (logits, wins) in zip(asking, reads, look(bout.net, reads)):
            if not lane.moves:
                lane.value = sum(float(wins[(one - bout.seat) % read.seats]) for one in bout.side)
                continue
            flow.apply(lane.state, lane.seat, lane.moves[decide(bout, lane, logits)])
            lane.decisions += 1
            running.append(lane)
    return True
