"""The order of play: the table of contents of RULES.md."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import Step
from consigliere.core.steps import Do, EachSeat, Repeat, Sequence
from consigliere.games.godfather.steps.action import Action, AllyEffects, NextTurn, Pay, first_turn
from consigliere.games.godfather.steps.bribery import Bids, PickAllies, PickAlly, bribery
from consigliere.games.godfather.steps.choices import (
    BackAgain,
    ChooseGoods,
    Fetch,
    FrontAgain,
    MoveThug,
    MoveTo,
    PlaceControl,
    PlaceFigure,
    Recall,
    RemoveControl,
)
from consigliere.games.godfather.steps.ending import Tribute, entracte, owes_tribute, tribute_order
from consigliere.games.godfather.steps.setup import open_business, set_up
from consigliere.games.godfather.steps.theft import Offer, RobCase, RobHand
from consigliere.games.godfather.steps.turf_war import TurfWar
from consigliere.games.godfather.steps.using import After, Cost, CostOrNot, Launder, Share
from consigliere.games.godfather.steps.violence import CarBomb, DriveBy, Hit, Kill

STEPS: dict[str, Step[Any]] = {
    "game": Sequence("set_up", "acts"),
    "set_up": Do(set_up),  # G-1 to G-8, G-100 to G-103
    "acts": Repeat("an_act", until=lambda s: s.result is not None),  # G-30
    "an_act": Sequence("open_business", "family_business", "turf_war", "bribery", "tributes", "entracte"),
    "open_business": Do(open_business),  # G-31
    "family_business": Do(first_turn),  # G-35
    "next_turn": NextTurn(),  # G-36, G-43; a don's turn: G-104 to G-117
    "action": Action(),  # G-35
    "pay": Pay(),  # G-23
    "ally_effects": AllyEffects(),  # G-41
    "cost_or_not": CostOrNot(),  # G-60
    "cost": Cost(),
    "after": After(),  # G-61
    "launder": Launder(),  # G-26
    "share": Share(),  # G-38, G-119
    "choose_goods": ChooseGoods(),  # G-72
    "kill": Kill(),  # G-75
    "drive_by": DriveBy(),  # G-76
    "car_bomb": CarBomb(),  # G-77
    "hit": Hit(),  # G-76, G-77, G-88
    "rob_hand": RobHand(),  # G-78
    "rob_case": RobCase(),  # G-79
    "offer": Offer(),  # G-80
    "front_again": FrontAgain(),  # G-81
    "back_again": BackAgain(),  # G-82
    "move_thug": MoveThug(),  # G-83
    "move_to": MoveTo(),
    "recall": Recall(),  # G-84
    "place_control": PlaceControl(),  # G-85
    "remove_control": RemoveControl(),  # G-86
    "place_figure": PlaceFigure(),  # G-87
    "turf_war": TurfWar(),  # G-45
    "fetch": Fetch(),  # G-47
    "bribery": Do(bribery),  # G-50
    "bids": Bids(),
    "pick_allies": PickAllies(),  # G-51
    "pick_ally": PickAlly(),
    "tributes": EachSeat("tribute", order=tribute_order, when=owes_tribute),  # G-55
    "tribute": Tribute(),
    "entracte": Do(entracte),  # G-57 to G-59
}
