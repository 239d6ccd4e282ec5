"""Which of several moves does best, and how surely: they run in the same worlds, and the beaten ones drop out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from consigliere.core.move import Move

LEAST = 8  # worlds before anybody believes a difference
BEATEN = 2.0  # standard errors behind the best: not tried any more
SURE = 1.96  # standard errors of an interval of 95 %


class Estimate(NamedTuple):
    """What a move is worth: a part of the victory from 0 to 1, with an interval; from so many playouts."""

    move: Move
    value: float
    low: float
    high: float
    visits: int
    prior: float  # the chance the network gives it at first sight


class Gap(NamedTuple):
    """How much better one move did than another in the same worlds."""

    mean: float
    error: float
    worlds: int

    def clear(self, errors: float) -> bool:
        return self.worlds >= LEAST and self.mean > errors * self.error


class Race:
    """Moves with what came of each, world by world. The first is the one the network likes best."""

    def __init__(self, moves: Sequence[Move], priors: Sequence[float], hope: float) -> None:
        self.moves = list(moves)
        self.priors = list(priors)
        self.hope = hope
        self.values: list[list[float]] = [[] for _ in moves]
        self.running = list(range(len(moves)))

    def note(self, runner: int, value: float) -> None:
        self.values[runner].append(value)

    def mean(self, runner: int) -> float:
        values = self.values[runner]
        return sum(values) / len(values) if values else self.hope

    def gap(self, better: int, worse: int) -> Gap:
        pairs = list(zip(self.values[better], self.values[worse]))
        n = len(pairs)
        if n < 2:
            return Gap(0.0, 1.0, n)
        gaps = [one - other for one, other in pairs]
        mean = sum(gaps) / n
        spread = sum((gap - mean) ** 2 for gap in gaps) / (n - 1)
        return Gap(mean, sqrt((spread + 0.05 / n) / n), n)  # a few equal gaps prove little

    @property
    def leader(self) -> int:
        return max(self.running, key=lambda runner: (self.mean(runner), -runner))

    def drop(self) -> None:
        """Whoever is clearly behind runs no further."""
        best = self.leader
        self.running = [one for one in self.running if one == best or not self.gap(best, one).clear(BEATEN)]

    def winner(self, errors: float) -> int:
        """The best one if it clearly beats the network's first choice, else that."""
        best = self.leader
        return best if best and self.gap(best, 0).clear(errors) else 0

    def estimates(self) -> tuple[Estimate, ...]:
        """All of them, the best first."""
        order = sorted(range(len(self.moves)), key=lambda runner: (-self.mean(runner), runner))
        return tuple(self._estimate(runner) for runner in order)

    def _estimate(self, runner: int) -> Estimate:
        values, mean = self.values[runner], self.mean(runner)
        n, low, high = len(values), 0.0, 1.0
        if n > 1:
            spread = sum((value - mean) ** 2 for value in values) / (n - 1)
            half = SURE * sqrt((spread + 0.05 / n) / n)
            low, high = max(0.0, mean - half), min(1.0, mean + half)
        return Estimate(self.moves[runner], mean, low, high, n, self.priors[runner])
