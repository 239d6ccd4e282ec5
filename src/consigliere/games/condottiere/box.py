"""What is in the box: the component file, checked, and turned into look-up tables by small numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.core.data import DataFile
from consigliere.core.move import Move

SEATS = range(2, 7)  # how many can play
KINDS = ("mercenary", "winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender")
PLAIN = ("mercenary", "heroine")  # kinds without an effect of their own
ACTING = ("winter", "spring", "bishop", "scarecrow", "surrender")  # kinds that act when they are played (C-17.1)
DISCARDED = ("bishop", "scarecrow", "surrender")  # kinds that do not stay in the company
PASS = Move("pass")
PASS_AND_DISCARD = Move("pass", "discard")  # C-7.6
NUMBERS = (
    "deck_size",
    "region_count",
    "control_markers_per_player",
    "base_hand",
    "cards_per_region",
    "keep_at_round_end",
    "spring_bonus",
    "drummer_factor",
    "winter_value",
    "draw_start_hand",
    "draw_up_to",
    "draw_hand_limit",
    "draw_refill",
    "points_per_region",
    "points_adjacent_bonus",
    "bigger_kingdoms_plus",
)

Names = dict[str, dict[str, str]]


class Turns(dict[int, list[Move]]):
    """C-4.2 What may be done with a hand that holds these kinds of cards: play one of them, or pass in some way.

    Filled as hands turn up, and not to be edited.
    """

    def __init__(self, plays: tuple[Move, ...], *passes: Move) -> None:
        self.plays = plays
        self.passes = passes

    def __missing__(self, kinds: int) -> list[Move]:
        moves = self[kinds] = [*(move for card, move in enumerate(self.plays) if kinds >> card & 1), *self.passes]
        return moves


class Box:
    """Cards and regions are numbered in the order of the file; everything here is indexed by those numbers."""

    def __init__(self, data: DataFile) -> None:
        if data.tables.get("game") != "condottiere":
            data.fail('this is not a component file of condottiere: expected game = "condottiere"', key="game")
        self.number: dict[str, int] = _numbers(data)
        cards = _cards(data, self.number["deck_size"])
        self.cards: tuple[str, ...] = tuple(card["id"] for card in cards)
        self.card: dict[str, int] = {name: i for i, name in enumerate(self.cards)}
        self.kind: tuple[str, ...] = tuple(card["kind"] for card in cards)
        self.strength: tuple[int, ...] = tuple(card["strength"] for card in cards)
        self.count: tuple[int, ...] = tuple(card["count"] for card in cards)
        self.mercenary: tuple[bool, ...] = tuple(card["mercenary"] for card in cards)
        self.hideable: tuple[bool, ...] = tuple(card["hideable"] for card in cards)
        self.acts: tuple[bool, ...] = tuple(kind in ACTING for kind in self.kind)
        self.courtesans: tuple[int, ...] = tuple(i for i, kind in enumerate(self.kind) if kind == "courtesan")
        self.mercenary_kinds: int = sum(1 << i for i, mercenary in enumerate(self.mercenary) if mercenary)
        self.deck: tuple[int, ...] = tuple(i for i, n in enumerate(self.count) for _ in range(n))

        regions = _regions(data, self.number["region_count"])
        self.regions: tuple[str, ...] = tuple(region["id"] for region in regions)
        self.region: dict[str, int] = {name: i for i, name in enumerate(self.regions)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.region[name] for name in region["borders"]) for region in regions
        )
        self.victory: dict[int, tuple[int, int]] = _victory(data)
        self.names: dict[str, Names] = {
            "card": {card["id"]: card["name"] for card in cards},
            "region": {region["id"]: region["name"] for region in regions},
        }

        # every move that names a card or a region exists once, so that listing moves makes no new objects
        self.play = tuple(Move("play", card) for card in self.cards)
        self.take = tuple(Move("take", card) for card in self.cards)
        self.keep = tuple(Move("keep", card) for card in self.cards)
        self.choose = tuple(Move("choose", region) for region in self.regions)
        self.place = tuple(Move("place", region) for region in self.regions)
        self.turns = Turns(self.play, PASS)
        self.turns_without_mercenaries = Turns(self.play, PASS, PASS_AND_DISCARD)

    def cards_of(self, counts: list[int]) -> list[str]:
        """The card ids of a hand given as counts, in the order of the file."""
        return [name for name, n in zip(self.cards, counts, strict=True) if n for _ in range(n)]


@lru_cache(maxsize=16)
def open_box(data: DataFile) -> Box:
    """The box of a component file; each file is checked once."""
    return Box(data)


def _numbers(data: DataFile) -> dict[str, int]:
    numbers = data.numbers(NUMBERS)
    hands = SEATS[-1] * max(numbers["base_hand"], numbers["draw_start_hand"])
    needed = hands + numbers["region_count"] * numbers["cards_per_region"]
    if numbers["deck_size"] < needed:  # C-8.5
        data.fail(f"six full hands take up to {needed} cards, more than the deck has", "number.deck_size", 0, "value")
    return numbers


def _victory(data: DataFile) -> dict[int, tuple[int, int]]:
    goals = {}
    for index, entry in enumerate(data.entries("victory")):
        players, total, adjacent = (data.value(entry, int, key, "victory", index)
                                    for key in ("players", "total", "adjacent"))  # fmt: skip
        if not 0 < adjacent <= total:
            data.fail("'adjacent' must be at least 1 and no more than 'total'", "victory", index, "adjacent")
        goals[players] = (total, adjacent)
    for players in SEATS:
        if players not in goals:
            data.fail(f"the goal for {players} players is missing", "victory")
    return goals


def _cards(data: DataFile, deck_size: int) -> list[dict[str, Any]]:
    cards = data.named("card")
    for index, card in enumerate(cards):
        kind = data.value(card, str, "kind", "card", index)
        if kind not in KINDS:
            data.fail(f"unknown kind {kind!r}; the rules know {', '.join(KINDS)}", "card", index, "kind")
        if bool(card.get("plain", False)) != (kind in PLAIN):
            data.fail(f"'plain' must be {str(kind in PLAIN).lower()} for the kind {kind!r}", "card", index, "plain")
        for key in ("mercenary", "hideable"):
            data.value(card, bool, key, "card", index)
        if card["mercenary"] != (kind == "mercenary"):
            data.fail("'mercenary' is true for the kind \"mercenary\" and for no other", "card", index, "mercenary")
        for key in ("strength", "count"):
            data.count(card, key, "card", index)
        goes_to = data.value(card, str, "goes_to", "card", index)
        expected = "discard" if kind in DISCARDED else "company"
        if goes_to != expected:
            data.fail(f"a {kind} goes to {expected!r} when played", "card", index, "goes_to")
        if card["hideable"] and kind in ACTING:
            data.fail(f"a {kind} acts at once and cannot be played face down", "card", index, "hideable")
    total = sum(card["count"] for card in cards)
    if total != deck_size:
        data.fail(f"the counts add up to {total} cards, but the box holds {deck_size}", "card", len(cards) - 1, "count")
    return cards


def _regions(data: DataFile, region_count: int) -> list[dict[str, Any]]:
    regions = data.named("region")
    borders = {region["id"]: data.value(region, dict, "borders", "region", i) for i, region in enumerate(regions)}
    for index, region in enumerate(regions):
        here = region["id"]
        for other, evidence in borders[here].items():
            if other not in borders or other == here:
                data.fail(f"{here} borders {other!r}, which is not another region", "region", index, "borders")
            if borders[other].get(here) != evidence:
                problem = "does not name it back" if here not in borders[other] else "gives other evidence for it"
                data.fail(f"{here} borders {other}, but {other} {problem}", "region", index, "borders")
        for key in ("x", "y"):
            data.value(region, int, key, "region", index)
        if len(data.value(region, list, "polygon", "region", index)) < 3:
            data.fail("a polygon needs at least three corners", "region", index, "polygon")
    if len(regions) != region_count:
        data.fail(f"{len(regions)} regions, but the board has {region_count}", "region", len(regions) - 1, "id")
    return regions
