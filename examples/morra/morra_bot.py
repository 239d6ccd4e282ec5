"""A bot for Morra: it believes that people do again what they did last."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere import Bot, Chance, Move
from consigliere.core.game import View


class Guesser(Bot):
    """Shows any number of fingers, and says what they add up to with those the others showed last."""

    name = "guesser"
    games = ("morra",)

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        middle = [[3, 0]] * view["players"]
        last = view["last"] or middle
        others = sum(fingers for seat, (fingers, _) in enumerate(last) if seat != view["seat"])
        return chance.pick([move for move in moves if int(move[2]) - int(move[1]) == others])
