"""The bot that picks any legal move."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.bots.base import Bot
from consigliere.core.chance import Chance, chance_from
from consigliere.core.game import View
from consigliere.core.move import Move


class Random(Bot):
    """Each move equally likely. The measure of every other bot."""

    name = "random"

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        return chance_from(chance).pick(moves)
