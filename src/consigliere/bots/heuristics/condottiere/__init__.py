"""How `greedy` plays Condottiere: it weighs what a region is worth against what the cards for it are worth.

Everything is measured in one unit, hundredths of a victory: regions by how much nearer they bring somebody to the
goal, cards by what they would buy elsewhere. The numbers were found by playing thousands of games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.bots.heuristics.condottiere import battle, between_battles
from consigliere.bots.heuristics.condottiere.table import Table, read
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.games.condottiere.box import open_box

__all__ = ["choose"]

TIRED = 80  # battles after which a player begins to do anything at all, so that every game ends

Scores = Callable[[Table, Sequence[Move]], Sequence[float]]
QUESTIONS: dict[str, Scores] = {
    "turn": battle.turn,
    "take_back": battle.take_back,
    "turn_up_or_not": battle.turn_up_or_not,
    "choose_region": between_battles.choose_region,
    "place_pope": between_battles.place_pope,
    "discard_hand": between_battles.discard_hand,
    "keep_cards": between_battles.keep_cards,
    "draw": between_battles.draw,
}


def choose(view: View, moves: Sequence[Move], chance: Chance, components: DataFile) -> Move:
    """The move with the best score; equals are drawn by lot."""
    scores_of = QUESTIONS.get(view["question"])
    if scores_of is None or chance.below(TIRED) < view["battle"] - TIRED:
        return chance.pick(moves)
    table = read(view, open_box(components))
    if view["question"] == "choose_region":
        if said := between_battles.about_the_hand(table, moves):
            return said
        moves = [move for move in moves if move.verb == "choose"]
    scores = scores_of(table, moves)
    best = max(scores)
    equals = [move for move, score in zip(moves, scores) if score == best]
    return equals[0] if len(equals) == 1 else chance.pick(equals)
