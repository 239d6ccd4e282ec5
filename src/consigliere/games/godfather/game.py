"""The Godfather: Corleone's Empire: the back of the box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.flow import FreeActions
from consigliere.core.game import Game, Nouns
from consigliere.core.move import Move
from consigliere.core.options import Option
from consigliere.core.words import Names
from consigliere.games.godfather import save, text, view, worlds
from consigliere.games.godfather.box import open_box
from consigliere.games.godfather.flow import STEPS
from consigliere.games.godfather.older import OLDER
from consigliere.games.godfather.reading import DONS
from consigliere.games.godfather.state import Rules, State, empty_table
from consigliere.games.godfather.steps.don_effects import DON_OPERATIONS

OPTIONS = (
    Option("don_placement_suggestions", bool, True, "G-106", "dons prefer family spaces as Robertson suggests"),
    Option("don_scan", str, "restart", "G-105", "do dons search turfs from the start each time, or go on from "
           "the last one", choices=("restart", "advance")),
    Option("don_mixed_spaces", str, "job_only", "G-109", "what a don gets where goods and money are shown "
           "together: only the job attempt, or all", choices=("job_only", "all")),
    Option("don_no_goods", str, "printed", "G-109", "what a don gets at a front without goods: the job and money cards "
           "it shows, or the top job", choices=("printed", "top_job")),
    Option("don_thug_attempt", str, "front", "G-110", "whether goods on his own front decide if a don's thug attempts "
           "a job, or goods on any front of the turf", choices=("front", "turf")),
    Option("don_two_fronts", str, "character", "G-107", "how a don chooses between two empty fronts of a turf",
           choices=("character", "chance")),
    Option("don_control_gives", str, "shown", "G-118", "what a don's turf pays him: a note like the one shown, or "
           "always the top job", choices=("shown", "job")),
    Option("don_control_on_family_member", bool, True, "G-118", "a don's turf pays him for family members too"),
    Option("don_zero_bid_draws_card", bool, True, "G-125", "a don still turns a card when no human bids"),
    Option("empty_job_deck_by_don_count", bool, False, "G-121", "without jobs a don gets as many dollars as there "
           "are dons, instead of one"),
    Option("don_always_stashes", bool, True, "G-121", "a don who finds neither a job nor a small note stashes the "
           "smallest note in stock"),
    Option("solo_tie_goes_to_don", bool, True, "G-130", "a human must have more than every don"),
    Option("voluntary_pass", bool, False, "G-35", "a player who could act may pass"),
    Option("controller_gets", str, "front", "G-38", "which side the controller of a turf uses when another shakes "
           "it down", choices=("front", "back")),
    Option("data", Path, None, "G-10", "a component file of your own instead of the shipped one"),
)  # fmt: skip


class Godfather(Game[State]):
    name = "godfather"
    title = {
        "en": "The Godfather: Corleone's Empire",
        "pl": "Ojciec Chrzestny: Imperium Corleone",
        "ru": "Крёстный отец: Империя Корлеоне",
    }
    blurb = {
        "en": "Four acts of New York in the fifties. Send thugs to shake down shops and family members to the back "
        "rooms, do jobs for money, bribe allies, hold turfs. Only what is in your suitcase at the end counts. "
        "Alone or together also against automated dons, who play by fixed rules.",
        "pl": "Cztery akty Nowego Jorku lat pięćdziesiątych. Wymuszaj haracze, prowadź nielegalne interesy, "
        "wykonuj zlecenia, przekupuj sojuszników, trzymaj terytoria. Na koniec liczy się tylko zawartość walizki. "
        "Samemu lub razem także przeciw automatycznym donom, którzy grają według stałych zasad.",
        "ru": "Четыре акта Нью-Йорка пятидесятых. Посылайте бандитов за данью, а родню — в задние комнаты, выполняйте "
        "заказы, подкупайте союзников, держите территории. В конце важно лишь то, что лежит в чемодане. "
        "Одному или вместе — также против автоматических донов, играющих по твёрдым правилам.",
    }
    minutes = (60, 90)
    rules_version = 4
    older = OLDER
    seats = range(1, 6)
    end_rule = "G-58"
    empty_table = staticmethod(empty_table)
    components = staticmethod(save.components)
    load = staticmethod(save.load)
    save = staticmethod(save.save)
    view = staticmethod(view.view)
    worlds = staticmethod(worlds.worlds)
    question = text.question
    tell = text.tell
    move_facts = staticmethod(text.move_facts)

    @cached_property
    def dons(self) -> tuple[str, ...]:
        """G-100 Those of the shipped box: they are chosen before another one is opened, so it must hold the same."""
        return tuple(don["id"] for don in self.shipped_data.tables["don"])

    @cached_property
    def options(self) -> tuple[Option, ...]:  # type: ignore[override]
        return (
            Option("dons", list, [], "G-100", "automated dons to play against; one human needs at least one",
                   choices=self.dons, high=DONS, variant=True),
            *OPTIONS,
        )  # fmt: skip

    def rules_for(self, players: int, options: Mapping[str, Any], data: DataFile) -> Rules:
        if set(open_box(data).dons) != set(self.dons):
            data.fail(f"the dons must be {', '.join(self.dons)}", "don", 0, "id")
        rules = Rules(players, options, data)
        rules.steps = STEPS
        rules.free = FreeActions()
        rules.don_operations = DON_OPERATIONS
        return rules

    def phrase(self, move: Move, lang: str, nouns: Nouns, names: Names = None) -> str:
        if move[:1] == ("recall",) and len(move) == 2:
            return text.recall_phrase(self.words, move, lang, nouns)
        return super().phrase(move, lang, nouns, names)

    def needed(self, players: int) -> Mapping[str, Any]:
        """G-100 One human alone needs a don."""
        return {"dons": [self.dons[0]]} if players == 1 else {}

    def scored(self, rules: Rules) -> int:
        return rules.n


GAME = Godfather()
