"""The component file: what is checked, and that every complaint names file, line and key."""

from __future__ import annotations

import re

import pytest

import consigliere as cg
from consigliere.core.data import BadData, DataFile
from consigliere.games.godfather import GAME

TEXT = GAME.shipped_data.text


def broken(old: str, new: str) -> BadData:
    assert old in TEXT, old
    with pytest.raises(BadData) as caught:
        GAME.check(DataFile(TEXT.replace(old, new, 1), "mine.toml"))
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('game = "godfather"', 'game = "chess"', "game"),
        ("[number.turfs]\nvalue = 7", "[number.turfs]\nvalue = 8", "number.turfs.value"),
        ("[number.job_cards]\nvalue = 44", "[number.job_cards]\nvalue = 45", "job[43]"),
        ("[number.ally_cards]\nvalue = 18", "[number.ally_cards]\nvalue = 17", "ally[17]"),
        ("[[money]]\nvalue = 1\ncount = ", "[[money]]\nvalue = 1\ncount = 1", "money[3]"),
        ("[[money]]\nvalue = 2", "[[money]]\nvalue = 1", "money[1].value"),
        ('kind = "blue"', 'kind = "red"', "business[18]"),
        ('kind = "printed"\nturf = 2', 'kind = "printed"\nturf = 1', "business[0]"),
        ("front = { cost_discard = 3", "front = { price = 3", "business[0].front"),
        ('goods = ["booze"]', 'goods = ["milk"]', "business[1].goods"),
        ("turfs = [1, 2, 3]\nmin_families = 2", "turfs = [1, 2, 4]\nmin_families = 2", "space[0].turfs"),
        ("turfs = [1, 2, 3]\nmin_families = 2", "turfs = [1]\nmin_families = 2", "space[0].turfs"),
        ("min_families = 2", "min_families = 3", "space[12]"),
        ("neighbours = [2, 3]", "neighbours = [2, 3, 7]", "turf[0].neighbours"),
        ('effect = { op = "drive_by" }', 'effect = { op = "fly_by" }', "job[5].effect"),
        ('{ op = "kill", kinds = ["thug"], n = 1 }', '{ op = "kill", n = 1 }', "job[0].effect"),
        ('effect = { op = "drive_by" }', 'effect = { op = "arrest" }', "job[5].effect"),
        ('effects = [{ op = "place_figure", figure = "police_chief", use = false }, { op = "arrest" }]',
         'effects = [{ op = "arrest" }]', "ally[2].effects"),
        ('types = ["family", "ally", "thug"]', 'types = ["family", "thug"]', "don[0].types"),
        ("search = [1, 2, 3, 4, 5, 6, 7]", "search = [1, 2, 3]", "don[0].search"),
        ('id = "siegel"', 'id = "vito"', "don[0].id"),
        ('color = "red"\ncost', 'color = "pink"\ncost', "job[0].color"),
        ('id = "j02"', 'id = "j01"', "job[1].id"),
        ('id = "f1"', 'id = "F1"', "space[0].id"),
        ('joins = "heir"', 'joins = "cousin"', "act[3].joins"),
        ("families = 3", "families = 9", "setup[1].families"),
        ("[start]\nmoney = [1, 2, 3]", "[start]\nmoney = [4]", "start.money"),
        ('en = "Nightclub"', 'en = ""', "business[3].name"),
        ("wild = true", "wild = false", "good[0].wild"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_its_place(old: str, new: str, key: str) -> None:
    """G-10 G-14 and the counts of the box"""
    error = broken(old, new)

    assert error.file == "mine.toml"
    assert error.key == key
    assert error.line > 0


def test_the_complaint_stands_on_the_right_line() -> None:
    error = broken("search = [1, 2, 3, 4, 5, 6, 7]", "search = [1, 2, 3]")

    assert TEXT.splitlines()[error.line - 1].startswith("search = [1, 2, 3, 4")


def test_every_reconstructed_value_says_so_and_why() -> None:
    """Only what a source attests is tagged S or P; nothing we made up poses as printed"""
    for table in ("job", "ally", "business"):
        for entry in GAME.shipped_data.tables[table]:
            assert entry["source"][0] in ("R", "S"), entry["id"]
            assert entry["source"][0] == "S" or entry["because"]
    assert [b["id"] for b in GAME.shipped_data.tables["business"] if b["source"][0] == "S"] == ["federal_reserve"]


def test_a_corrected_file_is_played(tmp_path: object) -> None:
    path = f"{tmp_path}/mine.toml"
    text = TEXT.replace("front = { suitcase = 2 }", "front = { suitcase = 3 }")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)

    m = cg.new("godfather", 2, seed=1, options={"data": path})

    assert m.view(0)["businesses"]["laundry"]["front"] == {"suitcase": 3}


def test_the_dons_one_may_choose_are_those_of_the_box() -> None:
    dons = [don["id"] for don in GAME.shipped_data.tables["don"]]

    option = next(option for option in GAME.options if option.name == "dons")

    assert list(option.choices) == dons
    assert GAME.needed(1) == {"dons": dons[:1]}
    assert GAME.needed(2) == {}


def test_names_of_all_languages_are_there() -> None:
    assert not re.search(r'(en|pl|ru) = ""', TEXT)
