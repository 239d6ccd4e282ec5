"""How a table looks."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import consigliere as cg
from consigliere.cli.boards import Look, board
from consigliere.cli.boards.generic import BOARD as GENERIC
from consigliere.cli.boards.godfather import operation
from consigliere.cli.boards.outline import Area, draw
from consigliere.cli.console import THEME
from consigliere.core.words import LANGUAGES

SVG = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"


def look(m: cg.Match, seat: int | None = 0, lang: str = "en", width: int = 80, ascii_only: bool = False) -> Look:
    names = ["you", *["greedy"] * (m.players - 1)]
    return Look(m.view(seat), m.game, m.rules, m.rules.nouns, names, lang, width, ascii_only, True)


def shown(what: object, width: int = 80) -> str:
    console = Console(theme=THEME, markup=False, emoji=False, highlight=False, width=width, record=True, file=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def a_table() -> cg.Match:
    m = cg.new("condottiere", 4, 7, {"first_player": 0})
    m.play(0, "choose roma")
    m.play(0, "play winter")
    return m


def test_two_areas_share_a_border() -> None:
    square = [[0, 0], [500, 0], [500, 1000], [0, 1000]]
    areas = {"w": Area(square, Text("W"), ""), "e": Area([[x + 500, y] for x, y in square], Text("E"), "")}

    assert draw(areas, 11, 5).plain.splitlines() == [
        "┌────┬────┐",
        "│    │    │",
        "│ W  │ E  │",
        "│    │    │",
        "└────┴────┘",
    ]
    assert draw(areas, 11, 5, ascii_only=True).plain.isascii()


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_stands_on_the_table_once(width, lang) -> None:
    m = a_table()

    out = shown(board("condottiere").table(look(m, lang=lang, width=width), None), width)

    assert max(map(len, out.splitlines())) <= width
    for names in m.rules.nouns["region"].values():
        assert names[lang] in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_map_fits_eighty_columns(lang) -> None:
    m = a_table()

    out = shown(board("condottiere").detail(look(m, lang=lang), ""), 80)

    for names in m.rules.nouns["region"].values():
        assert names[lang] in out


def test_owners_pope_and_battle_are_seen_without_colours() -> None:
    m = a_table()
    m.state.control[m.rules.box.region["parma"]] = 2
    m.state.pope = m.rules.box.region["siena"]

    out = shown(board("condottiere").table(look(m), None))

    assert "Parma C" in out
    assert "Siena ✝" in out
    assert "Rome ⚔" in out
    assert re.search(r"^A ⚑  You .* Winter", out, re.M)


def test_an_alphabet_without_our_marks_gets_others() -> None:
    out = shown(board("condottiere").table(look(a_table(), ascii_only=True), None))

    assert "Rome x" in out
    assert "A *  You" in out


def test_outlines_that_make_no_sense_become_a_sketch() -> None:
    m = a_table()
    data = m.rules.data.tables["region"]
    nonsense = look(m)._replace(rules=type("Rules", (), {"data": type("Data", (), {})(), "box": m.rules.box})())
    nonsense.rules.data.tables = {"region": [entry | {"polygon": ["a", "b", "c"]} for entry in data]}

    assert "Rome ⚔" in shown(board("condottiere").detail(nonsense, ""))


def test_any_game_can_be_shown_by_its_facts() -> None:
    m = a_table()

    out = shown(GENERIC.table(look(m), None))

    assert re.search(r"^hand sizes +A 9 +B 10", out, re.M)
    assert "Winter" in out
    assert shown(GENERIC.hand(look(m))).startswith("Mercenary 2")
    assert GENERIC.detail(look(m), "moon") is None
    assert board("some_game_without_a_board") is GENERIC


def test_the_picture_in_the_documentation_fetches_nothing() -> None:
    text = SVG.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")

    assert "http" not in text
    assert "url(#" in text or "url(" not in text
    assert "@import" not in text


def test_a_solo_table_without_dons_is_told_what_to_type(call: Callable[..., Any], refused: Callable[..., str]) -> None:
    """What the refusal shows is taken, as it stands or with the quotes and brackets of a list"""
    assert "such as dons=luciano" in refused("play", "godfather", "--seats", "you")

    for dons in ("luciano", "['luciano']", "luciano,siegel"):
        done = call("play", "godfather", "--seats", "you", "--option", f"dons={dons}", lines=["quit"])
        assert done.status == 0


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"op": "kill", "kinds": ["thug", "family"], "n": 2}, "kill: 2 thug/family member"),
        ({"op": "suitcase", "n": 3}, "launder: 3"),
        ({"op": "gain_money", "value": 5}, "money: $5"),
        ({"op": "gain_good", "kind": "gun"}, "goods: gun"),
        ({"op": "recall", "from": ["river", "board"], "n": 1}, "recall a figure: 1 river/board"),
        ({"op": "place_figure", "figure": "police_chief", "use": False}, "place a figure: Police Chief unused"),
        ({"op": "drive_by"}, "drive-by"),
    ],
)
def test_effects_of_the_godfather_keep_their_numbers(effect: dict[str, Any], words: str) -> None:
    m = cg.new("godfather", 2, seed=1)

    assert operation(look(m), effect) == words
