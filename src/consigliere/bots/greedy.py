"""The bot that plays for the best position it can see now; each game has its own judgement."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache

from consigliere.core.chance import Chance, chance_from
from consigliere.core.game import View
from consigliere.core.move import Move

Judgement = Callable[[View, Sequence[Move], Chance], Move]


@cache
def judgement(game: str) -> Judgement:
    """The function `choose` of bots/heuristics/<game>.py."""
    choose: Judgement = importlib.import_module(f"consigliere.bots.heuristics.{game}").choose
    return choose


class Greedy:
    """A sensible player without search."""

    name = "greedy"

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        return moves[0] if len(moves) == 1 else judgement(view["game"])(view, moves, chance_from(chance))
