"""The order of play: the table of contents of RULES.md."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import Step
from consigliere.core.steps import Do, EachSeat, Sequence
from consigliere.games.achaja.queries import clockwise
from consigliere.games.achaja.steps.declare import Begin, Choose, Declare, Execute
from consigliere.games.achaja.steps.dominance import Action, Actions, MoveOut, Order, Shrink, Tile, WhoMoves
from consigliere.games.achaja.steps.intrigue import Act, PlayAgain, PlayMore, Round, Theft, open_intrigues
from consigliere.games.achaja.steps.preparation import PrepareChoice, place_reserve, prepare
from consigliere.games.achaja.steps.reckoning import reckon
from consigliere.games.achaja.steps.responses import FinishCard, Respond
from consigliere.games.achaja.steps.setup import (
    Agree,
    ChooseHouse,
    Fate,
    PlaceDie,
    Placing,
    Propose,
    Reroll,
    arrange,
    choose_colours,
    deal,
    first_player,
    place_at_setup,
    roll_all,
)

STEPS: dict[str, Step[Any]] = {
    "game": Sequence("set_up", "first_turn", "later_turn", "later_turn", "reckoning"),
    "set_up": Sequence("arrange", "colours", "deal", "roll", "first_player", "place_at_setup"),
    "arrange": Do(arrange),
    "propose": Propose(),
    "agree": Agree(),
    "colours": Do(choose_colours),
    "choose_colour": ChooseHouse(),
    "deal": Do(deal),
    "roll": Do(roll_all),
    "reroll": Reroll(),
    "fate": Fate(),
    "first_player": Do(first_player),
    "place_at_setup": Do(place_at_setup),
    "placing": Placing(),
    "place": PlaceDie(),
    "first_turn": Sequence("intrigue", "dominance"),
    "later_turn": Sequence("preparation", "intrigue", "dominance"),
    "preparation": Sequence("prepare", "cards_or_gold", "place_reserve"),
    "prepare": Do(prepare),
    "cards_or_gold": EachSeat("prepare_choice", order=lambda s: clockwise(s, s.marker)),
    "prepare_choice": PrepareChoice(),
    "place_reserve": Do(place_reserve),
    "intrigue": Do(open_intrigues),
    "round": Round(),
    "act": Act(),
    "declare": Declare(),
    "choose": Choose(),
    "execute": Execute(),
    "begin": Begin(),
    "play_again": PlayAgain(),
    "play_more": PlayMore(),
    "theft": Theft(),
    "respond": Respond(),
    "finish_card": FinishCard(),
    "dominance": Sequence("tile", "shrink"),
    "tile": Tile(),
    "order": Order(),
    "actions": Actions(),
    "action": Action(),
    "shrink": Shrink(),
    "who_moves": WhoMoves(),
    "move_out": MoveOut(),
    "reckoning": Do(reckon),
}
