"""The component file: what it promises is checked, and a broken promise is named with its place."""

from __future__ import annotations

import pytest

from consigliere.core.data import BadData, DataFile
from consigliere.games.la_famiglia.box import Box, open_box
from consigliere.games.la_famiglia.game import GAME

TEXT = GAME.shipped_data.text

#: what is replaced by what, and a word of the complaint
BROKEN = {
    "game": ('game = "la_famiglia"', 'game = "chess"', "la_famiglia"),
    "an area less": ('id = "noto"', 'id = "ragusa"', "is taken"),
    "one-sided border": ('adjacent = ["castelvetrano", "trapani"]', 'adjacent = ["castelvetrano"]', "back"),
    "unknown neighbour": ('adjacent = ["bagheria", "partinico"]', 'adjacent = ["roma"]', "is not another"),
    "mandamento": ('areas = ["enna", "nicosia", "mistretta"]', 'areas = ["enna", "nicosia"]', "3 different"),
    "coast": ('seas = ["mare_milazzo"]', "seas = []", "touching"),
    "start": ('start = { owner = "seat2", soldati = 2 }', 'start = { owner = "seat2", soldati = 5 }', "2 to 3"),
    "start owner": ('start = { owner = "seat0", soldati = 2 }', 'start = { owner = "seat1", soldati = 2 }', "areas"),
    "required": ('boat_route = ["camastra", "ragusa"]', 'boat_route = ["licata", "gela"]', "seas"),
    "teams": ('ally = "seat2"', 'ally = "seat1"', "alternate"),
    "sheet": ('{ id = "0-primo-1", grey = true', '{ id = "0-primo-1", grey = false', "grey"),
    "space id": ('id = "1-bank-2"', 'id = "1-bank-9"', "1-bank-2"),
    "join": ('join = "one", actions = [{ do = "equip" }] }', 'join = "or", actions = [{ do = "equip" }] }', "join"),
    "action": ('actions = [{ do = "equip" }]', 'actions = [{ do = "dance" }]', "unknown action"),
    "mode": ('mode = "two_areas"', 'mode = "three_areas"', "mode"),
    "discs": ('    { col = "A", gain = "launder" },\n  ]', "  ]", "17"),
    "letters": ('{ col = "B", deploy = 5 }', '{ col = "C", deploy = 5 }', "column"),
    "first game": ("first_game = false", "first_game = true", "four families"),
    "order family": ('family = "red"', 'family = "pink"', "family"),
    "order type": ('type = "supply"', 'type = "attack "', "type"),
    "order action": ('actions = [{ do = "muster" }, { do = "shotgun", n = 1 }]', 'actions = [{ do = "fly" }]', "fly"),
    "attack symbol": ('type = "attack"\ninitiative = 8', 'type = "supply"\ninitiative = 8', "attack order"),
    "special": ('name = "buy_out"', 'name = "sell_out"', "sell_out"),
    "place": ('row = "courts"\ncol = "B"', 'row = "courts"\ncol = "C"', "disagree"),
    "character": ("money = 10", "money = 0", "money"),
    "character's soldati": ("hq_soldati = 6", "hq_soldati = 60", "but there are 50"),
    "character's cars": ("extra_cars = 1", "extra_cars = 6", "at most 5"),
    "tile": ('effect = "bribes"', 'effect = "magic"', "magic"),
    "tile number": ("attack_bonus = 1", "attack_bonus = -1", "from 0 to 9999, not -1"),
    "card": ('kind = "treachery"', 'kind = "courage"', "treachery"),
    "limit": ("labs_total = 30", "labs_total = -1", "from 0 to 9999, not -1"),
    "tie": ('tie_break_area = "bronte"', 'tie_break_area = "roma"', "roma"),
    "source": ('source = "S 000, 002 Components', 'source = "X 000, 002 Components', "source"),
    "because": ('because = "drawn by us', 'since = "drawn by us', "because"),
    "name": ('name = { en = "Bribes", pl', 'name = { en = "", pl', "no name"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_promise_is_named_with_file_line_and_key(case: str) -> None:
    """LF-5.1 and the [checks] of the component file"""
    old, new, word = BROKEN[case]
    assert old in TEXT

    with pytest.raises(BadData) as caught:
        Box(DataFile(TEXT.replace(old, new, 1), "mine.toml"))

    assert caught.value.file == "mine.toml"
    assert 0 < caught.value.line <= TEXT.count("\n")
    assert word in str(caught.value)


def test_a_tile_without_words_in_some_language_is_described_in_english() -> None:
    start = TEXT.index("text = {", TEXT.index('id = "bribes"'))
    text = TEXT[: TEXT.index(", pl = ", start)] + " }" + TEXT[TEXT.index("\n", start) :]

    box = Box(DataFile(text, "mine.toml"))

    assert sorted(box.names["tile_text"]["bribes"]) == ["en"]


def test_every_fact_of_the_shipped_file_tells_its_source() -> None:
    box = open_box(GAME.shipped_data)

    assert len(box.token) == 78
    assert len(box.tiles) == 11
    assert TEXT.count("source = ") > 200
    assert "NOT what is printed in the box" in TEXT


def test_the_adjacent_areas_are_those_whose_outlines_touch() -> None:
    """LF-3.2"""
    outlines = {a["id"]: {tuple(p) for p in a["polygon"]} for a in GAME.shipped_data.tables["areas"]}
    near = {a["id"]: set(a["adjacent"]) for a in GAME.shipped_data.tables["areas"]}

    for one in outlines:
        for other in outlines:
            if one != other:
                assert (len(outlines[one] & outlines[other]) > 1) == (other in near[one]), (one, other)
