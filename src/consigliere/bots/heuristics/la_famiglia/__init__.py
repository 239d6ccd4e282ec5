"""How `greedy` plays La Famiglia: orders that take or hold mandamenti, men where they are needed.

It weighs what each choice changes now, for both families of its team, and plays conflict cards as chance tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.bots.heuristics.la_famiglia import duels, fights, planning
from consigliere.bots.heuristics.la_famiglia.sight import Sight
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.core.game import View
from consigliere.core.move import Move
from consigliere.games.la_famiglia.box import open_box

__all__ = ["choose"]

Score = Callable[[Sight, Move], float]
JUDGEMENTS: dict[str, Score] = {
    "place_unit": planning.setup_unit,
    "place_lab": planning.setup_lab,
    "replace_disc": planning.replace_disc,
    "turn": planning.turn,
    "fetch": planning.fetch,
    "land_disc": planning.drop,
    "column": planning.column,
    "ultima": planning.ultima,
    "choose_part": planning.part,
    "recruit": planning.number,
    "deploy": planning.deploy,
    "deploy_number": planning.number,
    "order": planning.place_order,
    "token": planning.token,
    "equip": planning.equip,
    "sail": planning.sail,
    "sink": planning.sink,
    "choose_row": planning.row,
    "place_disc": planning.place_disc,
    "gather": planning.gather,
    "mark": planning.mark,
    "unmark": planning.unmark,
    "spread": planning.station,
    "join_in": planning.number,
    "drive_number": planning.number,
    "swap": planning.number,
    "bribe": fights.bribe,
    "claim": planning.number,
    "network": planning.network,
    "stand_in": planning.yes,
    "reinforce": planning.yes,
    "muster": fights.muster,
    "bring": fights.bring,
    "bring_cars": fights.bring,
    "do_order": fights.do_order,
    "move_from": fights.source,
    "move_to": fights.move_to,
    "send": fights.send,
    "buy_out": fights.buy,
    "conflict": fights.conflict,
    "bomb": fights.bomb,
    "strike": fights.strike,
    "incite": fights.incite,
    "drive": fights.drive,
    "convert": fights.convert,
}


def choose(view: View, moves: Sequence[Move], chance: Chance, components: DataFile) -> Move:
    """The best move by the judgement for this question; free actions are left alone."""
    answers = [move for move in moves if move.verb not in ("sell", "support")] or list(moves)
    if len(answers) == 1:
        return answers[0]
    question, box = view["question"], open_box(components)
    if question == "cards":
        return duels.pick_card(Sight(view, box), answers, chance)
    if question == "take_card":
        return duels.pick_take(Sight(view, box), answers, chance)
    score = JUDGEMENTS.get(question)
    if score is None:
        return chance.pick(answers)
    sight = Sight(view, box)
    doubt = 20_000 if view["phase"] == "encounter" else 4_000  # once orders are open there is less to be unsure of
    scored = [(score(sight, move) + chance.below(1000) / doubt, i) for i, move in enumerate(answers)]
    return answers[max(scored)[1]]
