"""Achaja: the back of the box."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.game import Game, Nouns
from consigliere.core.move import Move
from consigliere.core.options import Option
from consigliere.core.words import Names
from consigliere.games.achaja import save, text, view, wording, worlds
from consigliere.games.achaja.flow import STEPS
from consigliere.games.achaja.older import OLDER
from consigliere.games.achaja.program import SWITCHES, programs_of
from consigliere.games.achaja.state import Rules, State, empty_table
from consigliere.games.achaja.steps.trade import FreeDeals


class Achaja(Game[State]):
    name = "achaja"
    title = {"en": "Achaja", "pl": "Achaja", "ru": "Ахая"}
    blurb = {
        "en": "Lead a princely house of Troy: place your dice on the seats of power, bend their numbers with intrigues "
        "and bribes, and count on your cousins when others do the same to you.",
        "pl": "Poprowadź książęcy ród Troy: rozstaw kości w miejscach władzy, naginaj ich wyniki intrygami "
        "i łapówkami, a gdy inni robią to samo tobie, licz na kuzynów.",
        "ru": "Возглавьте княжеский дом Трои: расставьте кубики там, где решается власть, меняйте их значения "
        "интригами и подкупом, а когда так же поступят с вами, надейтесь на кузенов.",
    }
    minutes = (60, 90)
    rules_version = 4
    older = OLDER
    seats = range(2, 6)
    end_rule = "A-89"
    turn_rule = "A-26"
    counted = {"play": "intrigue card", "counter": "intrigue card", "react": "intrigue card", "use": "character"}
    options = (
        Option("new_order", str, "off", "A-101", "New Order: the tiles are resolved in another order, drawn at random "
               "or agreed on by the players", choices=("off", "random", "agree"), variant=True),
        Option("fate_in_your_hands", bool, False, "A-102", "points are distributed over the dice instead of rolling",
               variant=True),
        Option("not_all_is_lost", bool, False, "A-103", "the lowest three dice decide who begins", variant=True),
        Option("negotiate_hard", bool, False, "A-104", "gifts and pacts between players", variant=True),
        Option("choose_colours", bool, False, "A-7", "players choose their colours instead of taking them by seat"),
        Option("palace_token_scores", bool, False, "A-82", "a token placed by a location action can score as well"),
        Option("citadel_either_sign", bool, False, "A-21", "the Citadel may also lower a die by 2"),
        Option("forced_moves_after_last_turn", bool, False, "A-86", "increase tokens also leave after the last turn"),
        Option("clamp_modified_dice", bool, True, "A-21", "a change beyond 1 or 6 stops there; otherwise it is not "
               "allowed"),
        Option("power_tokens_binding", bool, True, "A-82", "no power token left: no token and no point"),
        Option("increase_tokens_binding", bool, True, "A-25", "only so many increase tokens as the box holds"),
        Option("cousins_binding", bool, True, "A-24", "only so many cousins as the box holds"),
        Option("use_tokens_binding", bool, False, "A-61", "no use token left: no character can be used"),
        Option("data", Path, None, "A-17", "a component file of your own instead of the shipped one"),
    )  # fmt: skip

    empty_table = staticmethod(empty_table)
    components = staticmethod(save.components)
    load = staticmethod(save.load)
    save = staticmethod(save.save)
    view = staticmethod(view.view)
    worlds = staticmethod(worlds.worlds)
    question = text.question
    tell = text.tell
    move_facts = staticmethod(text.move_facts)

    def rules_for(self, players: int, options: Mapping[str, Any], data: DataFile) -> Rules:
        rules = Rules(players, options, data)
        switches = tuple(name for name in SWITCHES if options[name])
        rules.programs = programs_of(data, players, options["clamp_modified_dice"], switches)
        rules.steps = STEPS
        rules.free = FreeDeals()
        rules.nouns = wording.names(self.words, rules.box, switches)
        return rules

    def phrase(self, move: Move, lang: str, nouns: Nouns, names: Names = None) -> str:
        if move.verb == "pact":
            move = Move(*move[:2], text.spoken(self.words, " ".join(move[2:]), lang))
        return super().phrase(move, lang, nouns, names)


GAME = Achaja()
