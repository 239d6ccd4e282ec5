"""What is in the box: the component file, checked, and turned into look-up tables by small numbers.

What cards and locations do is written there as lists of operations; `program.py` reads those.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.move import Move
from consigliere.core.words import LANGUAGES

COLOURS = 5  # [S 004 Spis komponentów] these four are checked against the file
DICE = 5
LOCATIONS = 12
TURNS = 3
FACES = 6
PLAYERS = (2, 3, 4, 5)
MOST_CARDS, MOST_FIGURES = 200, 20  # more would be a slip, and slow
TARGETS = ("self", "other", "by_choice")
NUMBERS = (
    "cards", "action_cards", "turns", "start_power", "start_gold", "start_hand", "start_hand_2p",
    "start_street_cousins", "start_palace_cousins", "characters_shown", "dice_per_colour", "dice_placed_at_setup",
    "prep_cards", "prep_gold", "pass_gold", "trade_power_cost", "trade_power_gold", "theft_power", "use_token_cost",
    "intrigue_rounds", "dominance_power", "final_location_power", "wealth_per_power", "cousin_value",
    "power_tokens_per_colour", "increase_tokens", "limit_tokens", "closed_tokens", "use_tokens", "events_revealed_2p",
    "events_revealed_3p", "events_revealed_4p", "events_revealed_5p", "fate_pool", "fate_price", "lowest_dice",
    "small_coin", "large_coin", "any_order", "recover_once", "gifts_per_turn", "pacts_per_turn",
)  # fmt: skip
#: numbers that earlier files do not have, and what was played with those; 0: nothing of that kind
ADDED = {"small_coin": 1, "large_coin": 5, "any_order": 0, "recover_once": 0, "gifts_per_turn": 0, "pacts_per_turn": 0}

Names = dict[str, dict[str, str]]
Entry = dict[str, Any]


def look_of(colour: int, place: int, value: int) -> int:
    """Colour, place and value of a die in one number."""
    return (colour * (LOCATIONS + 1) + place) * FACES + value - 1


class Places(dict[int, list[Move]]):
    """The moves that name one location of a set, given as bits. Filled as sets turn up, and not to be edited."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves

    def __missing__(self, places: int) -> list[Move]:
        found = self[places] = [move for at, move in enumerate(self.moves) if places >> at & 1]
        return found


class Box:
    """Everything is numbered in the order of the file, locations by their number; tables are indexed by numbers."""

    def __init__(self, data: DataFile) -> None:
        if data.tables.get("game") != "achaja":
            data.fail('this is not a component file of achaja: expected game = "achaja"', key="game")
        self.number = _numbers(data)
        self.coins = sorted({self.number["small_coin"], self.number["large_coin"]})
        colours = data.named("colour")
        if len(colours) != COLOURS:
            data.fail(f"{len(colours)} colours, but the box has {COLOURS}", "colour", len(colours) - 1, "id")
        self.colours: tuple[str, ...] = tuple(colour["id"] for colour in colours)
        self.colour = {name: i for i, name in enumerate(self.colours)}

        self.location_entries = _locations(data, self.number)
        self.place_ids: tuple[str, ...] = ("reserve", *(entry["id"] for entry in self.location_entries))
        self.place = {name: i for i, name in enumerate(self.place_ids)}
        self.limits: dict[int, tuple[int, ...]] = {
            n: (0, *(entry["limit"][f"p{n}"] for entry in self.location_entries)) for n in PLAYERS
        }
        self.opened: tuple[int, ...] = tuple(
            sum(1 << entry["number"] for entry in self.location_entries if entry["opens_turn"] <= turn)
            for turn in range(TURNS + 1)
        )

        self.card_entries = _intrigues(data)
        self.cards: tuple[str, ...] = tuple(entry["id"] for entry in self.card_entries)
        self.card = {name: i for i, name in enumerate(self.cards)}
        self.copies: tuple[int, ...] = tuple(entry["copies"] for entry in self.card_entries)
        self.deck: tuple[int, ...] = _spread(self.card_entries)
        self.response: tuple[str, ...] = tuple(
            entry["response"]["kind"] if "response" in entry else "" for entry in self.card_entries
        )

        self.character_entries = [*_by_turn(data, "character", self.number["characters_shown"]), *_figures(data)]
        self.characters: tuple[str, ...] = tuple(entry["id"] for entry in self.character_entries)
        self.character = {name: i for i, name in enumerate(self.characters)}
        self.base_cost: tuple[int, ...] = tuple(entry.get("base_cost", 0) for entry in self.character_entries)
        self.figures: tuple[int, ...] = tuple(i for i, e in enumerate(self.character_entries) if "turn" not in e)
        self.character_decks = _decks(self.character_entries)

        self.event_entries = _by_turn(data, "event", len(PLAYERS) + 1)
        self.event_ids: tuple[str, ...] = tuple(entry["id"] for entry in self.event_entries)
        self.event = {name: i for i, name in enumerate(self.event_ids)}
        self.event_decks = _decks(self.event_entries)

        cousins = {entry["id"]: entry for entry in _cousins(data)}
        self.street_cousins: int = cousins["street"]["copies"]
        self.palace_cousins: int = cousins["palace"]["copies"]
        self._add_up(data)
        self._name(colours, cousins)
        self._moves()

    def _add_up(self, data: DataFile) -> None:
        """[S 004 Spis komponentów] 103 cards in all."""
        tables = ("intrigue", "character", "event", "cousin")
        total = self.number["action_cards"] + sum(e["copies"] for table in tables for e in data.tables[table])
        if total != self.number["cards"]:
            problem = f"all cards together are {total}, but the box holds {self.number['cards']}"
            data.fail(problem, "number.cards", 0, "value")

    def _name(self, colours: list[Entry], cousins: dict[str, Entry]) -> None:
        """The names of everything that is talked about, by kind and id."""
        entries = {
            "colour": colours,
            "location": self.location_entries,
            "card": self.card_entries,
            "character": self.character_entries,
            "event": self.event_entries,
            "cousin": list(cousins.values()),
        }
        self.names: dict[str, Names] = {kind: {e["id"]: e["name"] for e in found} for kind, found in entries.items()}
        reserve = {"en": "reserve", "pl": "rezerwa", "ru": "резерв"}
        self.names["location"]["reserve"] = reserve
        coins = {str(n): {"en": f"{n} gold", "pl": f"{n} złota", "ru": f"{n} золота"} for n in self.coins}
        self.names["gift"] = coins | self.names["card"] | self.names["cousin"]
        self.names["text"] = texts = {}
        for kind in ("location", "character", "event", "cousin"):
            texts.update({e["id"]: e["text"] for e in entries[kind]})
        for entry in self.card_entries:
            texts.update({f"{entry['id']}.{effect['id']}": effect["text"] for effect in entry["effect"]})
            if "response" in entry:
                texts[f"{entry['id']}.response"] = entry["response"]["text"]

    def _moves(self) -> None:
        """Every move that names a piece exists once, so that listing moves makes no new objects."""
        places, colours = range(LOCATIONS + 1), range(COLOURS)
        faces = range(1, FACES + 1)
        words = [(self.colours[c], str(v), self.place_ids[p]) for c in colours for p in places for v in faces]
        self.die_moves: tuple[Move, ...] = tuple(Move("die", *word) for word in words)
        self.die_ids: tuple[str, ...] = tuple(".".join(word) for word in words)
        self.look = {move: i for i, move in enumerate(self.die_moves)}
        tokens = [(self.colours[c], self.place_ids[p]) for p in places for c in colours]
        self.token_moves: tuple[Move, ...] = tuple(Move("token", *word) for word in tokens)
        self.token = {move: i for i, move in enumerate(self.token_moves)}
        self.token_ids: tuple[str, ...] = tuple(".".join(word) for word in tokens)
        self.at_moves: tuple[Move, ...] = tuple(Move("at", place) for place in self.place_ids)
        self.at = Places(self.at_moves)
        self.put = tuple(
            tuple(Places(tuple(Move("place", self.colours[c], str(v), p) for p in self.place_ids)) for v in (0, *faces))
            for c in colours
        )
        self.card_moves: tuple[Move, ...] = tuple(Move("card", card) for card in self.cards)
        self.character_moves: tuple[Move, ...] = tuple(Move("character", name) for name in self.characters)
        self.use_moves: tuple[Move, ...] = tuple(Move("use", name) for name in self.characters)
        self.colour_moves: tuple[Move, ...] = tuple(Move("colour", name) for name in self.colours)
        self.counter_moves: tuple[Move, ...] = tuple(Move("counter", card) for card in self.cards)
        self.react_moves: tuple[Move, ...] = tuple(Move("react", card) for card in self.cards)
        dice, pieces = self.names.setdefault("die", {}), self.names.setdefault("token", {})
        for name, (colour, value, place) in zip(self.die_ids, words, strict=True):
            dice[name] = {
                lang: f"{self.names['colour'][colour][lang]} {value} ({self.names['location'][place][lang]})"
                for lang in LANGUAGES
            }
        for name, (colour, place) in zip(self.token_ids, tokens, strict=True):
            pieces[name] = {
                lang: f"{self.names['colour'][colour][lang]} ({self.names['location'][place][lang]})"
                for lang in LANGUAGES
            }


@lru_cache(maxsize=16)
def open_box(data: DataFile) -> Box:
    """The box of a component file; each file is checked once."""
    return Box(data)


def _numbers(data: DataFile) -> dict[str, int]:
    given = data.tables.get("number", {})
    numbers = ADDED | data.numbers([name for name in NUMBERS if name in given or name not in ADDED])
    for name, fixed in (("turns", TURNS), ("dice_per_colour", DICE)):
        if numbers[name] != fixed:
            data.fail(f"the rules are written for {fixed}", f"number.{name}", 0, "value")
    for name in ("wealth_per_power", "trade_power_cost", "fate_price", "small_coin", "large_coin"):
        if not numbers[name]:
            data.fail("this number must be at least 1", f"number.{name}", 0, "value")
    if numbers["cards"] > MOST_CARDS:
        data.fail(f"no box holds more than {MOST_CARDS} cards", "number.cards", 0, "value")
    if not DICE <= numbers["fate_pool"] <= DICE * FACES:
        data.fail(f"{DICE} dice show {DICE} to {DICE * FACES} points", "number.fate_pool", 0, "value")
    if numbers["dice_placed_at_setup"] > DICE:
        data.fail(f"there are only {DICE} dice of a colour", "number.dice_placed_at_setup", 0, "value")
    return numbers


def _locations(data: DataFile, number: dict[str, int]) -> list[Entry]:
    """A-1 Twelve tiles in order. A-2, A-3, A-4 The limit tokens and closed tokens in the box suffice."""
    entries = data.named("location")
    if len(entries) != LOCATIONS:
        data.fail(f"{len(entries)} locations, but Troy has {LOCATIONS}", "location", len(entries) - 1, "id")
    for index, entry in enumerate(entries):
        if data.value(entry, int, "number", "location", index) != index + 1:
            data.fail("the locations stand in the order of their numbers", "location", index, "number")
        if entry["id"] == "reserve":
            data.fail("'reserve' is the place of dice outside Troy", "location", index, "id")
        data.texts(entry, "text", "location", index)
        data.count(entry, "opens_turn", "location", index, 1, TURNS)
        data.count(entry, "base_limit", "location", index, 1, COLOURS * DICE)
        for key in ("row", "col"):
            data.count(entry, key, "location", index, 1, LOCATIONS)
        limits = data.value(entry, dict, "limit", "location", index)
        for n in PLAYERS:
            if not isinstance(limits.get(f"p{n}"), int) or not 1 <= limits[f"p{n}"] <= COLOURS * DICE:
                data.fail(f"the limit for {n} players must be at least 1", "location", index, "limit")
        because = entry.get("limit_because")
        if str(entry.get("limit_source"))[:2] not in ("S ", "P ", "R ", "D ") or not isinstance(because, str):
            data.fail("a limit says where it comes from, and why", "location", index, "limit_source")
    for n in PLAYERS:
        covered = [e for e in entries if e["limit"][f"p{n}"] != e["base_limit"]]
        if len(covered) > number["limit_tokens"]:
            data.fail(f"{n} players would need {len(covered)} limit tokens", "location", LOCATIONS - 1, "limit")
        seats = 2 * n if n == 2 else n
        places = sum(e["limit"][f"p{n}"] for e in entries if e["opens_turn"] == 1)
        if places < seats * number["dice_placed_at_setup"]:
            data.fail(f"{n} players find only {places} places at set-up (A-13)", "location", 0, "limit")
    if sum(e["opens_turn"] > 1 for e in entries) > number["closed_tokens"]:
        data.fail("more closed locations than closed tokens", "location", 0, "opens_turn")
    return entries


def _intrigues(data: DataFile) -> list[Entry]:
    """A-42 Two effects each; some cards can be given up as COUNTER or REACTION."""
    entries = data.named("intrigue")
    at = answers = 0
    for index, entry in enumerate(entries):
        data.count(entry, "copies", "intrigue", index, 1)
        effects = entry.get("effect")
        if not isinstance(effects, list) or len(effects) != 2:
            data.fail("an intrigue card has two effects, headed [[intrigue.effect]]", "intrigue", index)
        for wanted, effect in zip(("a", "b"), effects, strict=True):
            if effect.get("id") != wanted:
                data.fail(f"this effect is called {wanted!r}", "intrigue.effect", at, "id")
            if data.value(effect, str, "target", "intrigue.effect", at) not in TARGETS:
                data.fail(f"'target' is one of {', '.join(TARGETS)}", "intrigue.effect", at, "target")
            data.texts(effect, "text", "intrigue.effect", at)
            data.check_source(effect, "intrigue.effect", at)
            effect["at"] = at
            at += 1
        if "response" in entry:
            response = data.value(entry, dict, "response", "intrigue", index)
            if response.get("kind") not in ("counter", "reaction"):
                data.fail('\'kind\' is "counter" or "reaction"', "intrigue.response", answers, "kind")
            data.texts(response, "text", "intrigue.response", answers)
            response["at"] = answers
            answers += 1
    return entries


def _by_turn(data: DataFile, table: str, least: int) -> list[Entry]:
    """A-6 Characters and events are sorted by turn, and each turn has enough of them."""
    entries = data.named(table)
    for index, entry in enumerate(entries):
        data.count(entry, "copies", table, index, 1)
        data.count(entry, "turn", table, index, 1, TURNS)
        data.texts(entry, "text", table, index)
        if table == "character" and "base_cost" in entry:
            data.count(entry, "base_cost", table, index)
        if table == "character" and entry["copies"] != 1:
            data.fail("each character exists once", table, index, "copies")
    for turn in range(1, TURNS + 1):
        if sum(entry["copies"] for entry in entries if entry["turn"] == turn) < least:
            data.fail(f"turn {turn} needs at least {least} cards", table, len(entries) - 1, "turn")
    return entries


def _figures(data: DataFile) -> list[Entry]:
    """A-60 Who lives on the tile House of Orion."""
    entries = data.named("figure")
    if len(entries) > MOST_FIGURES:
        data.fail(f"there are at most {MOST_FIGURES} figures", "figure", MOST_FIGURES, "id")
    for index, entry in enumerate(entries):
        if "turn" in entry:
            data.fail("a figure can be used in every turn and names none", "figure", index, "turn")
        data.count(entry, "base_cost", "figure", index)
        data.texts(entry, "text", "figure", index)
        if any(entry["id"] == other.get("id") for other in data.tables["character"]):
            data.fail(f"the id {entry['id']!r} belongs to a character", "figure", index, "id")
    return entries


def _cousins(data: DataFile) -> list[Entry]:
    entries = data.named("cousin")
    scopes = {"street": "me", "palace": "card"}
    if sorted(entry["id"] for entry in entries) != sorted(scopes):
        data.fail("there are cousins 'street' and 'palace'", "cousin", len(entries) - 1, "id")
    for index, entry in enumerate(entries):
        data.count(entry, "copies", "cousin", index, 1)
        data.texts(entry, "text", "cousin", index)
        if entry.get("scope") != scopes[entry["id"]]:
            data.fail(f"a {entry['id']} cousin has the scope {scopes[entry['id']]!r}", "cousin", index, "scope")
    return entries


def _spread(entries: list[Entry]) -> tuple[int, ...]:
    return tuple(i for i, entry in enumerate(entries) for _ in range(entry["copies"]))


def _decks(entries: list[Entry]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(i for i, entry in enumerate(entries) if entry.get("turn") == turn for _ in range(entry["copies"]))
        for turn in range(1, TURNS + 1)
    )
