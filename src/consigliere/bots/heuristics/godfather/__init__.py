"""How `greedy` plays The Godfather: every move is measured in dollars of the final count.

What is printed on cards and tiles is read from the view and the component file of the table. The weights were found by
playing many games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.bots.heuristics.godfather import answers
from consigliere.bots.heuristics.godfather.judge import Judge
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.games.godfather.box import open_box

__all__ = ["choose"]

QUESTIONS: dict[str, Callable[[Judge, Sequence[Move]], list[float]]] = {
    "action": answers.action,
    "pay": answers.pay,
    "cost": answers.discards,
    "tribute": answers.discards,
    "launder": answers.launder,
    "share": answers.share,
    "bids": answers.bids,
    "pick_ally": answers.allies,
    "front_again": answers.places,
    "back_again": answers.places,
    "move_thug": answers.places,
    "move_to": answers.places,
    "place_figure": answers.places,
    "kill": answers.kills,
    "hit": answers.kills,
    "drive_by": answers.turf_hit,
    "car_bomb": answers.turf_hit,
    "place_control": answers.markers,
    "remove_control": answers.markers,
    "fetch": answers.markers,
    "rob_hand": answers.robbery,
    "rob_case": answers.robbery,
    "recall": answers.recall,
    "offer": answers.offers,
    "choose_goods": answers.goods,
}


def choose(view: View, moves: Sequence[Move], chance: Chance, components: DataFile) -> Move:
    """The move that looks best; of equals, any."""
    scores = QUESTIONS[view["question"]](Judge(view, open_box(components)), moves)
    best = max(scores)
    return chance.pick([move for move, score in zip(moves, scores) if score >= best - 1e-9])
