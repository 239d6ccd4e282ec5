"""La Famiglia: the back of the box."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.game import Game, Nouns, Saved
from consigliere.core.options import Option
from consigliere.core.words import LANGUAGES
from consigliere.games.la_famiglia import older, save, text, view, worlds
from consigliere.games.la_famiglia.box import NONE
from consigliere.games.la_famiglia.flow import STEPS
from consigliere.games.la_famiglia.queries import TEAMS
from consigliere.games.la_famiglia.state import Rules, State, empty_table
from consigliere.games.la_famiglia.steps.free import SellAndSupport


class LaFamiglia(Game[State]):
    name = "la_famiglia"
    title = {"en": "La Famiglia", "pl": "La Famiglia", "ru": "La Famiglia"}
    blurb = {
        "en": "Sicily in the 1980s: two teams of two families plan in secret, then raid, bomb and bribe their way to "
        "the mandamenti of the island. Five of them for one family, or six for the team, and the war is won.",
        "pl": "Sycylia lat osiemdziesiątych: dwie drużyny po dwie rodziny planują w tajemnicy, a potem napadają, "
        "przeprowadzają zamachy i przekupują, by zdobyć mandamenti wyspy. Pięć dla jednej rodziny albo sześć "
        "dla drużyny wygrywa wojnę.",
        "ru": "Сицилия восьмидесятых: две команды по две семьи тайно строят планы, а затем налётами, бомбами "
        "и взятками прибирают к рукам мандаменти острова. Пять у одной семьи или шесть у команды — и война выиграна.",
    }
    minutes = (120, 240)
    rules_version = 3
    older = {1: older.VERSION_1, 2: older.VERSION_2}
    seats = range(4, 5)
    end_rule = "LF-23.1"
    options = (
        Option("first_game", bool, False, "LF-5.6", "leave out two colours and deal the other four at random",
               variant=True),
        Option("identical_cards_once", bool, False, "LF-24.1", "two identical conflict cards on one side count once",
               variant=True),
        Option("first_player", str, "random", "LF-5.10", "who begins", choices=("random",), seats=True),
        Option("tokens_return", str, "at_once", "LF-D1", "when orders without a vest return to the HQ: as soon as they "
               "are carried out, or after all orders", choices=("at_once", "after_all")),
        Option("boat_check", str, "always", "LF-D3", "when a third boat in a sea is dealt with: always, or only after "
               "the new boat has moved", choices=("always", "after_move")),
        Option("incite_bounty", str, "removed", "LF-D18", "for which incited neutrals a defender is paid: all that "
               "are removed, or only the fallen", choices=("removed", "fallen")),
        Option("incite_payment", str, "asked", "LF-D61", "how a defender is paid for incited neutrals: asked after the "
               "attack how many soldati to take, or given all at once", choices=("asked", "all")),
        Option("bribes", str, "target", "LF-D60", "when Bribes are paid: as soon as the target is chosen, or after the "
               "number of attackers too", choices=("target", "number")),
        Option("lab_network", str, "choose", "LF-D62", "who decides at which labs a lab network puts soldati: you "
               "always, or you only if there are too few for all", choices=("choose", "all_if_enough")),
        Option("two_shotguns_car", str, "one", "LF-D16", "cars of an order with two shotguns: one in all, or one for "
               "each move", choices=("one", "each")),
        Option("allies_target", str, "any", "LF-D31", "where the Allies tile leads: to any area a move may reach, or "
               "only to enemies", choices=("any", "enemies")),
        Option("data", Path, None, "LF-5.1", "a component file of your own instead of the shipped one"),
    )  # fmt: skip

    empty_table = staticmethod(empty_table)
    components = staticmethod(save.components)
    load = staticmethod(save.load)
    save = staticmethod(save.save)
    view = staticmethod(view.view)
    worlds = staticmethod(worlds.worlds)
    question = text.question
    tell = text.tell
    ending = text.ending
    waiting = text.waiting
    phrase = text.phrase
    move_facts = staticmethod(text.move_facts)

    def rules_for(self, players: int, options: Mapping[str, Any], data: DataFile) -> Rules:
        rules = Rules(players, options, data)
        rules.steps = STEPS
        rules.free = SellAndSupport()
        rules.nouns = self._nouns(rules)
        return rules

    def _nouns(self, rules: Rules) -> Nouns:
        box = rules.box
        if "space" not in box.names:
            box.names["place"] = text.place_names(self.words, box)
            box.names["space"] = text.space_names(self.words, box, box.names)
            box.names["order_text"] = text.order_texts(self.words, box)
            neutral = {lang: self.words.template(lang, "neutral") for lang in LANGUAGES}
            box.names["seat"] = {"neutral": neutral}
        return box.names

    def upgrade(self, rules: Rules, version: int, saved: Saved) -> Saved:
        return older.upgrade(rules.box, version, saved)

    def downgrade(self, rules: Rules, version: int, saved: Saved) -> Saved:
        return older.downgrade(rules.box, version, saved)

    def tags(self, s: State, seat: int) -> Mapping[str, str]:
        box = s.rules.box
        if s.family[seat] == NONE:
            return {}
        own, other = box.families[s.family[seat]].id, box.families[s.family[(seat + 2) % 4]].id
        return {
            "family": own,
            "pair": "+".join(sorted((own, other))),
            "character": box.characters[s.character[seat]]["id"],
            "first": "first" if s.began == seat else "ally first" if s.began == (seat + 2) % 4 else "foe first",
            "rounds": str(s.round),
        }

    def allies(self, rules: Any, seat: int) -> tuple[int, ...]:
        return TEAMS[seat]


GAME = LaFamiglia()
