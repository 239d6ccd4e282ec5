"""The order of play: the table of contents of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from consigliere.core.flow import Frame, Step
from consigliere.core.steps import Do, Repeat, Sequence
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps import (
    actions,
    bombs,
    cleanup,
    columns,
    encounter,
    equipment,
    fight,
    finesse,
    incite,
    movement,
    muster,
    planning,
    setup,
    specials,
)


class ForSeat(Step[State]):
    """Something that happens by itself to one seat, or asks it something."""

    def __init__(self, what: Callable[[State, int], None]) -> None:
        self.what = what

    def run(self, s: State, frame: Frame) -> None:
        self.what(s, frame.seat)


class ForSeatAbout(Step[State]):
    """The same, with something to remember."""

    def __init__(self, what: Callable[[State, int, Any], None]) -> None:
        self.what = what

    def run(self, s: State, frame: Frame) -> None:
        self.what(s, frame.seat, frame.about)


STEPS: dict[str, Step[Any]] = {
    "game": Sequence("set_up", "war"),
    "set_up": Sequence(  # LF-5
        "draw_tiles",
        "draw_colours",
        "take_sets",
        "deal_characters",
        "place_extras",
        "ask_discs",
    ),
    "war": Repeat("round", until=lambda s: False),  # until LF-23 ends it
    "round": Sequence(  # LF-6.1
        "planning",  # LF-8, LF-9
        "ultima_azione",  # LF-10.8
        "clean_up",  # LF-12, LF-13
        "encounter",  # LF-14
        "end_encounter",
        "clean_up",
        "check_for_the_end",  # LF-23
        "next_round",  # LF-22
    ),
    "clean_up": Sequence("check_control", "settle_tiles"),  # LF-12.4
    # setup
    "draw_tiles": Do(setup.draw_tiles),
    "draw_colours": Do(setup.draw_colours),
    "draft": setup.Draft(),
    "take_sets": Do(setup.take_sets),
    "deal_characters": Do(setup.deal_characters),
    "place_extras": Do(setup.place_extras),
    "ask_units": ForSeatAbout(setup.ask_units),
    "place_unit": setup.PlaceUnit(),
    "ask_labs": ForSeatAbout(setup.ask_labs),
    "place_lab": setup.PlaceLab(),
    "ask_discs": Do(setup.ask_discs),
    "first_disc": setup.FirstDisc(),
    # planning
    "planning": Do(planning.start_planning),
    "protection": planning.Protection(),
    "influence": planning.Influence(),
    "replace_disc": planning.ReplaceDisc(),
    "fleet": planning.Fleet(),
    "next_turn": planning.NextTurn(),
    "turn": planning.Turn(),
    "fetch": planning.Fetch(),
    "land_disc": columns.LandDisc(),
    "column": columns.Column(),
    "column_again": columns.ColumnAgain(),
    "ultima_azione": Do(planning.ask_ultima),
    "ultima": planning.UltimaAzione(),
    # actions
    "parts": actions.Parts(),
    "choose_part": actions.ChoosePart(),
    "recruit": actions.Recruit(),
    "deploy": actions.Deploy(),
    "deploy_number": actions.DeployNumber(),
    "order": actions.IssueOrder(),
    "second_order": actions.SecondOrder(),
    "token": actions.ChooseToken(),
    "equip": equipment.Equip(),
    "sail": equipment.Sail(),
    "sink": equipment.Sink(),
    "choose_row": actions.ChooseRow(),
    "uncover": actions.Uncover(),
    "place_disc": actions.PlaceDisc(),
    "gather": muster.Gather(),
    "muster": muster.Muster(),
    "muster_on": muster.MusterOn(),
    "bring": muster.Bring(),
    "bring_cars": muster.BringCars(),
    # clean-up and end
    "check_control": Do(cleanup.check_control),
    "settle_tiles": Do(cleanup.settle_tiles),
    "drop_marks": ForSeat(cleanup.drop_marks),
    "add_marks": ForSeat(cleanup.add_marks),
    "unmark": cleanup.Unmark(),
    "mark": cleanup.Mark(),
    "check_for_the_end": Do(cleanup.check_for_the_end),
    "next_round": Do(cleanup.next_round),
    # encounter
    "encounter": Do(encounter.turn_up_orders),
    "next_order": encounter.NextOrder(),
    "which_order": encounter.WhichOrder(),
    "order_parts": encounter.OrderParts(),
    "do_order": encounter.DoOrder(),
    "end_encounter": Do(encounter.end_encounter),
    "move_from": movement.MoveFrom(),
    "move_to": movement.MoveTo(),
    "send": movement.Send(),
    "fight": Sequence("ask_bribe", "ask_swap", "ask_buy_out", "compare_bonuses", "ask_conflict", "conclude_fight"),
    "ask_bribe": Do(fight.ask_bribe),  # LF-16.2
    "bribe": fight.Bribe(),
    "ask_swap": Do(fight.ask_swap),
    "swap": fight.Swap(),
    "ask_buy_out": Do(fight.ask_buy_out),
    "buy_out": fight.BuyOut(),
    "compare_bonuses": Do(fight.compare_bonuses),  # LF-16.3
    "ask_conflict": Do(fight.ask_conflict),  # LF-16.4
    "conflict": fight.Conflict(),
    "stand_in": finesse.StandIn(),
    "cards": finesse.Cards(),  # LF-16.5
    "take_card": finesse.TakeCard(),
    "reveal": Do(finesse.reveal_cards),
    "losses": Do(fight.take_losses),  # LF-16.6
    "conclude_fight": Do(fight.conclude_fight),  # LF-16.7
    "claim": fight.Claim(),  # LF-19.4
    "reinforce": fight.Reinforce(),
    "bomb_from": bombs.BombFrom(),
    "bomb": bombs.Bomb(),
    "strike": bombs.Strike(),
    "incite": incite.Incite(),
    "drive": incite.Drive(),
    "drive_number": incite.DriveNumber(),
    "network": specials.Network(),
    "spread": specials.Spread(),
    "spread_on": specials.SpreadOn(),
    "join_in": specials.JoinIn(),
    "convert": specials.Convert(),
}
