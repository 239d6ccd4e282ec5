"""The order of play: the table of contents of RULES.md."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import Step
from consigliere.core.steps import Do, EachSeat, Repeat, Sequence
from consigliere.games.condottiere.queries import clockwise
from consigliere.games.condottiere.state import Rules
from consigliere.games.condottiere.steps.battle import NextTurn, Turn, first_turn, muster
from consigliere.games.condottiere.steps.cards import PlacePope, TakeBack
from consigliere.games.condottiere.steps.conclude import clear_field, compare
from consigliere.games.condottiere.steps.discards import DiscardHand, HandDiscards, discard_hands
from consigliere.games.condottiere.steps.draws import Draw, draws, has_room
from consigliere.games.condottiere.steps.ending import Crown, GameOver
from consigliere.games.condottiere.steps.hidden import TurnUp, TurnUpOrNot
from consigliere.games.condottiere.steps.region import ChooseRegion, next_region
from consigliere.games.condottiere.steps.rounds import KeepCards, end_of_round, redeal
from consigliere.games.condottiere.steps.setup import set_up

Steps = dict[str, Step[Any]]

STEPS: Steps = {
    "game": Sequence("set_up", "next_region", "war"),  # C-2
    "set_up": Do(set_up),  # C-2.1 to C-2.3
    "next_region": Do(next_region),  # C-2.4, C-3, C-7.4
    "choose_region": ChooseRegion(),
    "war": Repeat("battle", until=lambda s: False),  # until C-10 ends it
    "battle": Sequence(
        "muster",
        "fight",  # C-4
        "compare",  # C-7.1 to C-7.3
        "next_region",  # C-7.4
        "clear_field",  # C-7.5
        "hand_discards",  # C-7.6
        "end_of_round",  # C-7.7, C-8
    ),
    "muster": Do(muster),
    "fight": Do(first_turn),
    "turn": Turn(),
    "next_turn": NextTurn(),
    "place_pope": PlacePope(),  # C-5.5
    "take_back": TakeBack(),  # C-5.9
    "turn_up": TurnUp(),  # C-17.3
    "turn_up_or_not": TurnUpOrNot(),  # C-17.4
    "compare": Do(compare),
    "clear_field": Do(clear_field),
    "hand_discards": Do(discard_hands),  # C-7.6
    "end_of_round": Do(end_of_round),
    "keep_cards": KeepCards(),  # C-8.2
    "redeal": Do(redeal),  # C-8.3, C-8.4
    "game_over": GameOver(),  # C-10, C-14
    "crown": Crown(),  # C-11
}

#: `hand_discards = "in_turn"`: who holds no mercenary is asked, one after the other
DISCARD_IN_TURN: Steps = {"hand_discards": HandDiscards(), "discard_hand": DiscardHand()}

#: `region_choice_timing = "battle_start"`: the next region is chosen last, after a possible new deal
CHOOSE_LAST: Steps = {
    "battle": Sequence("muster", "fight", "compare", "clear_field", "hand_discards", "end_of_round", "next_region"),
}

#: `draw_after_battle`: no rounds, everybody draws after each battle (C-13.2)
DRAW: Steps = {
    "battle": Sequence("muster", "fight", "compare", "draws", "next_region", "clear_field"),
    "draws": Do(draws),
    "draw_in_turn": EachSeat("draw", order=lambda s: clockwise(s, s.token), when=has_room),
    "draw": Draw(),
}
DRAW_CHOOSE_LAST: Steps = DRAW | {
    "battle": Sequence("muster", "fight", "compare", "draws", "clear_field", "next_region"),
}


def steps(rules: Rules) -> Steps:
    """The order of play under the options of a match: a large variant is a part replaced."""
    if rules.draw_after_battle:
        return STEPS | (DRAW_CHOOSE_LAST if rules.choose_last else DRAW)
    discards = {} if rules.secret_discards else DISCARD_IN_TURN
    return STEPS | discards | (CHOOSE_LAST if rules.choose_last else {})
