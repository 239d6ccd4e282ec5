"""A question thought over: the few moves that could be best are tried in world after world."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from consigliere.bots.network.net import FINEST
from consigliere.bots.network.titles import title
from consigliere.bots.search.playing_on import FORCED, Bout, Lane, World, play_on, worth
from consigliere.bots.search.race import Estimate, Race
from consigliere.core import flow
from consigliere.core.flow import NOBODY

if TYPE_CHECKING:
    from consigliere.bots.network.net import Net
    from consigliere.bots.search.patience import Patience
    from consigliere.core.chance import Chance
    from consigliere.core.game import View
    from consigliere.core.move import Move
    from consigliere.core.position import Worlds

HELD = 0.95  # of the chance lies with the moves that are tried
MOST = 7  # moves that are tried
LANES = 32  # played on at a time
PROOFS = 8  # worlds in which a move must win at once before nothing else is tried
SECRET = 0.04  # a difference in value that makes a move e times as likely where answers are secret
HORIZON = 16  # decisions of all seats that are played on
HEAT = 0.5
ERRORS = 1.0  # by how many standard errors a move must beat the network's first choice


class Advice(NamedTuple):
    """What is known so far: the move to make, and what the moves that were tried are worth, the best first."""

    choice: Move
    estimates: tuple[Estimate, ...]


def think(
    net: Net, worlds: Worlds[Any], view: View, moves: Sequence[Move], chance: Chance, patience: Patience
) -> Iterator[Advice]:
    """Better and better advice until the patience is at its end, or one move is left."""
    seat, game, rules = view["seat"], worlds.game, worlds.rules
    side = tuple(game.allies(rules, seat))
    read = net.reader.read(view, moves)
    thought = net.think(read)
    hope = sum(float(thought.wins[(one - seat) % read.seats]) for one in side)
    order, priors = likely(np.round(thought.moves, FINEST))
    tried = [index for index, _ in zip(order, range(count(priors[order])))]
    bout = Bout(game, net, seat, side, title(game.name).free, HORIZON, HEAT)
    yield Advice(moves[order[0]], (Estimate(moves[order[0]], hope, 0.0, 1.0, 0, float(priors[order[0]])),))
    first = worlds.draw(chance)
    won = wins_at_once(bout, worlds, first.state, [moves[index] for index in order], chance, patience)
    if won is not None:
        yield Advice(won, (Estimate(won, 1.0, 1.0, 1.0, PROOFS, float(priors[moves.index(won)])),))
        return
    race = Race([moves[index] for index in tried], [float(priors[index]) for index in tried], hope)
    secret = first.state.stack[-1].seat == NOBODY
    lot = chance.fork()
    patience.start()
    at_once = 2
    while len(race.running) > 1:
        runners = race.running
        number = min(at_once, patience.affords(at_once * len(runners)) // len(runners))
        if number < 1:
            break
        drawn = [
            World(worlds.draw(chance).state, rules.players, random.Random(chance.below(2**32))) for _ in range(number)
        ]
        lanes = [(runner, Lane(world, seat, race.moves[runner])) for world in drawn for runner in runners]
        if not play_on(bout, [lane for _, lane in lanes], patience):
            break
        for runner, lane in lanes:
            race.note(runner, lane.value or 0.0)
        patience.note(len(lanes))
        race.drop()
        choice = draw(race, lot.clone()) if secret else race.winner(ERRORS)
        yield Advice(race.moves[choice], race.estimates())
        at_once = max(2, LANES // len(race.running))


def likely(logits: Any) -> tuple[list[int], Any]:
    """The moves from the likeliest on, and the chances of all."""
    chances = np.exp(logits - logits.max())
    return [int(index) for index in np.argsort(-logits, kind="stable")], chances / chances.sum()


def count(chances: Any) -> int:
    """How many of the likeliest are worth a try."""
    return min(MOST, int(np.searchsorted(chances.cumsum(), HELD)) + 1, len(chances))


def wins_at_once(
    bout: Bout, worlds: Worlds[Any], state: Any, moves: Sequence[Move], chance: Chance, patience: Patience
) -> Move | None:
    """A move after which the game is won alone, in whatever world."""
    left = list(moves)
    for number in range(PROOFS):
        if number:
            state = worlds.draw(chance).state
        kept = []
        for move in left:
            if patience.over():
                return None
            if wins(bout, state.clone(), move):
                kept.append(move)
        if not kept:
            return None
        left = kept
    return left[0]


def wins(bout: Bout, state: Any, move: Move) -> bool:
    """Is the game over and won after this move, without anybody having a choice?"""
    seat = bout.seat
    for _ in range(FORCED):
        flow.apply(state, seat, move)
        if not state.stack:
            return worth(bout, state) == 1.0
        seat = flow.asked(state)[0]
        moves = flow.answers(state, seat)
        if len(moves) > 1:
            return False
        move = moves[0]
    return False


def draw(race: Race, chance: Chance) -> int:
    """Where others answer at the same time a habit would be found out: the better a move, the likelier it is made."""
    best = race.mean(race.leader)
    weights = [race.priors[one] * exp((race.mean(one) - best) / SECRET) for one in race.running]
    point = chance.below(2**32) / 2**32 * sum(weights)
    for runner, weight in zip(race.running, weights):
        point -= weight
        if point < 0:
            return runner
    return race.leader
