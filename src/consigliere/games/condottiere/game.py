"""Condottiere: the back of the box."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.game import Game
from consigliere.core.options import Option
from consigliere.games.condottiere import save, text, view, worlds
from consigliere.games.condottiere.box import SEATS
from consigliere.games.condottiere.flow import steps
from consigliere.games.condottiere.older import OLDER
from consigliere.games.condottiere.state import Rules, State, empty_table
from consigliere.games.condottiere.steps.deals import Deals
from consigliere.games.condottiere.steps.discards import DealsAndDiscards


class Condottiere(Game[State]):
    name = "condottiere"
    title = {"en": "Condottiere", "pl": "Condottiere", "ru": "Кондотьер"}
    blurb = {
        "en": "Hire mercenaries and fight for the regions of Renaissance Italy. Every card you play is lost, "
        "whether you win or not; the art is to know which battle is worth it.",
        "pl": "Najmij najemników i walcz o regiony renesansowych Włoch. Każda zagrana karta przepada, "
        "czy wygrasz, czy nie; sztuka w tym, by wiedzieć, która bitwa jest jej warta.",
        "ru": "Нанимайте наёмников и сражайтесь за области Италии эпохи Возрождения. Каждая сыгранная карта потеряна, "
        "победите вы или нет; искусство в том, чтобы знать, какая битва этого стоит.",
    }
    minutes = (30, 60)
    rules_version = 3
    older = OLDER
    seats = SEATS
    end_rule = "C-10.1"
    last_call = frozenset({"choose_region"})  # C-7.6
    options = (
        Option("draw_after_battle", bool, False, "C-13.1", "draw cards after each battle instead of playing rounds",
               variant=True),
        Option("points_target", int, 0, "C-14.2", "play a series of games to this many points; 0: one game",
               high=999, variant=True),
        Option("bigger_kingdoms", bool, False, "C-15", "one more adjacent region is needed to win", variant=True),
        Option("reconquest", bool, False, "C-16.1", "regions of other players may be attacked", variant=True),
        Option("hidden_cards", bool, False, "C-17.1", "most cards are played face down", variant=True),
        Option("deals", bool, True, "C-12.2", "players may show each other cards"),
        Option("first_player", str, "random", "C-2.2", "who begins", choices=("random",), seats=True),
        Option("region_choice_timing", str, "step2", "C-7.4", "when the next region is chosen: right after the "
               "battle, or only when the next one starts", choices=("step2", "battle_start")),
        Option("hand_discards", str, "secret", "C-7.6", "how hands without a mercenary are discarded after a battle: "
               "each player decides in secret, or all are asked in turn", choices=("secret", "in_turn")),
        Option("pope_on_contested", str, "forbid", "C-5.5c", "may the Pope token go into the contested region",
               choices=("forbid", "allow")),
        Option("hidden_reveal_timing", str, "after_effect", "C-17.3", "is the old face-down card turned up after or "
               "before the effect of the new card", choices=("after_effect", "before_effect")),
        Option("reconquest_tie_token", str, "defender", "C-16.5", "who gets the token after a tie over a region with a "
               "defender: the defender, or before him a sole leader in Courtesans", choices=("defender", "courtesans")),
        Option("full_board_ends_reconquest", bool, True, "C-16.7", "does a full board end a game with reconquest"),
        Option("series_first_player", str, "same", "C-14.5", "who begins the later games of a series",
               choices=("same", "rotate")),
        Option("battle_cap", int, 0, "C-10.5", "stop after this many battles and call the game stalled; 0: never",
               high=100_000),
        Option("data", Path, None, "C-2.1", "a component file of your own instead of the shipped one"),
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
        rules.steps = steps(rules)
        rules.free = DealsAndDiscards() if rules.secret_discards else Deals()
        rules.nouns = rules.box.names
        return rules

    def warnings(self, rules: Rules) -> tuple[str, ...]:
        """The rulebook advises against points together with reconquest."""
        return ("warn.points_reconquest",) if rules.points_target and rules.reconquest else ()


GAME = Condottiere()
