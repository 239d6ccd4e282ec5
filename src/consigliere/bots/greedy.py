"""The bot that plays for the best position it can see now; each game has its own judgement."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache

from consigliere.bots.base import Bot
from consigliere.core.chance import Chance, chance_from
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.core.options import BadOption
from consigliere.core.registry import game

Judgement = Callable[[View, Sequence[Move], Chance, DataFile], Move]


@cache
def judgement(name: str) -> Judgement:
    """The function `choose` of bots/heuristics/<game>."""
    choose: Judgement = importlib.import_module(f"consigliere.bots.heuristics.{name}").choose
    return choose


class Greedy(Bot):
    """A sensible player without search."""

    name = "greedy"
    games = ("achaja", "condottiere", "godfather", "la_famiglia")

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        chance = chance_from(chance)
        components = self._components(view)
        if components is None:
            return chance.pick(moves)
        return judgement(view["game"])(view, moves, chance, components)

    def _components(self, view: View) -> DataFile | None:
        """What the table plays with; None if nobody told."""
        place = self.place
        if place is not None and place.components.digest == view["components"]:
            return place.components
        try:
            return game(view["game"]).component_file(view["components"])
        except BadOption:
            return None
