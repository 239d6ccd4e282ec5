"""The bot that plays like somebody who has just learnt the rules."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from consigliere.bots.greedy import Greedy
from consigliere.core.chance import Chance, chance_from
from consigliere.core.game import View
from consigliere.core.move import Move

OVERLOOKED = {
    "achaja": 45,
    "condottiere": 45,
    "godfather": 45,
    "la_famiglia": 45,
}  # of 100 moves, so that it loses mostly


class Novice(Greedy):
    """Sensible, but with an eye for only some of the choices, as people in their first games have.

    Its mistakes are those of somebody who did not think of it: among the moves it noticed it takes the best. It never
    gives something up, by a pass or the like, only because it overlooked what it would rather have done.
    """

    name = "novice"

    def choose(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        chance = chance_from(chance)
        overlooked = OVERLOOKED[view["game"]]
        noticed = [move for move in moves if chance.below(100) >= overlooked]
        if 0 < len(noticed) < len(moves):
            with suppress(LookupError, ValueError, StopIteration):  # a judgement may need a move that is overlooked
                chosen = super().choose(view, noticed, chance.clone())
                if not gives_up(chosen):
                    return chosen
        return super().choose(view, moves, chance)


def gives_up(move: Move) -> bool:
    """Is it a bare word such as `pass`, which names nothing that it would do?"""
    return len(move) == 1
