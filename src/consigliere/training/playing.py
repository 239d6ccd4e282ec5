"""One game of training: who sits where, what is written down, and what it was worth."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from consigliere.bots.greedy import judgement
from consigliere.bots.network.net import Net
from consigliere.bots.network.reader import Read, Reader
from consigliere.bots.network.titles import title
from consigliere.bots.network.weights import OUTCOMES
from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.registry import game as find_game
from consigliere.training.samples import Samples
from consigliere.training.tables import Table, lay, sides

LONGEST = 4000  # decisions; a game cut off there is won by nobody
MARGIN = 0.25  # what getting ahead of all others is worth beside winning
LAMBDA = 0.95


class Player(Protocol):
    """Whoever sits at a training table."""

    def choose(self, view: View, moves: list[Move], memory: list[Decision] | None) -> int: ...


class Decision(NamedTuple):
    """What was seen, what was chosen, how likely that was and what was hoped for."""

    read: Read
    chosen: int
    log: float
    hope: float


class Anybody:
    """Any move."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def choose(self, view: View, moves: list[Move], memory: list[Decision] | None) -> int:
        return self.dice.randrange(len(moves))


class GreedyPlayer:
    """`greedy`. With a reader it writes down what it does; now and then it does something else, to see other tables."""

    def __init__(self, game: str, dice: random.Random, reader: Reader | None = None, stray: float = 0.0) -> None:
        self.judge = judgement(game)
        self.components = find_game(game).shipped_data
        self.dice = dice
        self.reader = reader
        self.stray = stray

    def choose(self, view: View, moves: list[Move], memory: list[Decision] | None) -> int:
        chance = Chance(self.dice.randbytes(32))
        chosen = moves.index(self.judge(view, moves, chance, self.components))
        if memory is not None and self.reader is not None:
            memory.append(Decision(self.reader.read(view, moves), chosen, 0.0, 0.0))
        if self.stray and self.dice.random() < self.stray:
            return self.dice.randrange(len(moves))
        return chosen


class NetPlayer:
    """A network. It draws its moves by their chances, or takes the best."""

    def __init__(self, net: Net, dice: random.Random, best: bool = False) -> None:
        self.net = net
        self.dice = dice
        self.best = best

    def choose(self, view: View, moves: list[Move], memory: list[Decision] | None) -> int:
        read = self.net.reader.read(view, moves)
        if self.best:
            return self.net.best(read)
        thought = self.net.think(read)
        weights = np.exp(thought.moves - thought.moves.max())
        total = weights.cumsum()
        chosen = min(int(total.searchsorted(self.dice.random() * total[-1], side="right")), len(moves) - 1)
        if memory is not None:
            memory.append(Decision(read, chosen, float(np.log(weights[chosen] / total[-1])), thought.hope))
        return chosen


class Played(NamedTuple):
    """How a game went."""

    shares: tuple[float, ...]  # by seat: the part of the victory
    rewards: tuple[float, ...]  # by seat
    memories: Mapping[int, list[Decision]]  # of those seats that were asked to remember
    decisions: int


def play(table: Table, players: Sequence[Player], seed: bytes, remember: Sequence[int] = ()) -> Played:
    """Play a game to its end."""
    game, free = find_game(table.game), title(table.game).free
    s = lay(table, seed)
    memories: dict[int, list[Decision]] = {seat: [] for seat in remember}
    decisions = 0
    while s.stack and decisions < LONGEST:
        seat = flow.asked(s)[0]
        moves = flow.answers(s, seat)
        if free:
            moves = [move for move in moves if move[0] not in free] or moves
        chosen = 0
        if len(moves) > 1:
            chosen = players[seat].choose(game.view(s, seat), moves, memories.get(seat))
        flow.apply(s, seat, moves[chosen])
        decisions += 1
    shares, rewards = worth(table, s.result)
    return Played(shares, rewards, memories, decisions)


def worth(table: Table, result: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By seat: its part of the victory, and what that and the margin are worth to a learner."""
    seats = range(table.players)
    if result is None:
        return (0.0,) * table.players, (0.0,) * table.players
    groups = sides(table)
    winners = [group for group in groups if any(seat in result.winners for seat in group)]
    shares = tuple(1 / len(winners) if any(seat in group for group in winners) else 0.0 for seat in seats)
    side = {seat: group for group in groups for seat in group}
    scores = {group: sum(result.scores[seat] for seat in group) for group in groups}
    rivals = [score for seat, score in enumerate(result.scores) if seat not in side]  # those whom the rules play
    rewards = []
    for seat in seats:
        own = scores[side[seat]]
        others = [score for group, score in scores.items() if group != side[seat]] + rivals
        ahead = sum((own > one) + 0.5 * (own == one) for one in others) / len(others) if others else 0.0
        rewards.append(shares[seat] + MARGIN * ahead)
    return shares, tuple(rewards)


class Scribe:
    """Turns memories into samples, with the parts of tokens written out."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.rows: list[tuple[Any, ...]] = []
        self._state: list[Any] = []
        self._moves: list[Any] = []

    def __len__(self) -> int:
        return len(self.rows)

    def write(self, played: Played) -> None:
        """The memories of a game, with what came of them."""
        for seat, memory in played.memories.items():
            if not memory:
                continue
            after, gain = 0.0, 0.0
            gains, backs = [0.0] * len(memory), [0.0] * len(memory)
            for at in range(len(memory) - 1, -1, -1):
                hope = memory[at].hope
                step = (played.rewards[seat] if at == len(memory) - 1 else after) - hope
                gain = step + (LAMBDA * gain if at < len(memory) - 1 else 0.0)
                gains[at], backs[at] = gain, gain + hope
                after = hope
            for decision, gained, back in zip(memory, gains, backs):
                wins = np.zeros(OUTCOMES, np.float32)
                for other, share in enumerate(played.shares):
                    wins[(other - seat) % decision.read.seats] = share
                total = float(wins.sum())
                wins[-1] = 1.0 if total == 0 else 0.0
                self._write(decision, gained, back, wins / max(total, 1.0))

    def _write(self, decision: Decision, gain: float, back: float, wins: Any) -> None:
        read = decision.read
        seen = [self._part(self.reader.state.parts, self._state, token) for token in read.state]
        state = np.concatenate(seen) if seen else np.zeros(0, np.uint16)
        lengths, parts = [], []
        for tokens in read.moves:
            made = [self._part(self.reader.moves.parts, self._moves, token) for token in tokens]
            lengths.append(sum(map(len, made)))
            parts += made
        self.rows.append((state, np.concatenate(parts), lengths, decision.chosen, read.seats, decision.log, gain, back,
                          wins))  # fmt: skip

    @staticmethod
    def _part(parts: list[tuple[int, ...]], known: list[Any], token: int) -> Any:
        if token >= len(known):
            known += [np.array(made_of, np.uint16) for made_of in parts[len(known) :]]
        return known[token]

    def take(self) -> Samples:
        """All that was written; the page is clean afterwards."""
        rows, self.rows = self.rows, []
        columns = list(zip(*rows))
        lengths = [length for row in columns[2] for length in row]
        return Samples(
            np.concatenate(columns[0]), _starts([len(one) for one in columns[0]]),
            np.concatenate(columns[1]), _starts(lengths), _starts([len(one) for one in columns[2]]),
            np.array(columns[3], np.int32), np.array(columns[4], np.int32),
            np.array(columns[5], np.float32), np.array(columns[6], np.float32), np.array(columns[7], np.float32),
            np.stack(columns[8]),
        )  # fmt: skip


def _starts(lengths: Sequence[int]) -> Any:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
