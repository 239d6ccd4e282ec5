"""The component file: what it holds, what the check refuses and where it points, and playing with an own file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.games.condottiere import GAME
from games.condottiere.table import BOX, asked, hand_sizes, play

SHIPPED = GAME.shipped_data.text
LAST_CARD, LAST_REGION = len(BOX.cards) - 1, len(BOX.regions) - 1


def edited(old: str, new: str, count: int = 1) -> str:
    """The shipped file with one thing changed."""
    assert SHIPPED.count(old) >= 1, f"{old!r} does not stand in the file"
    return SHIPPED.replace(old, new, count)


def entry(table: str, name: str) -> str:
    """The text of the [[card]] or [[region]] with that id."""
    start = SHIPPED.index(f'[[{table}]]\nid = "{name}"\n')
    return SHIPPED[start : SHIPPED.index("\n\n", start)]


def with_entry(table: str, name: str, change: Callable[[str], str]) -> str:
    old = entry(table, name)
    new = change(old)
    assert new != old
    return SHIPPED.replace(old, new)


def line_of(text: str, table: str, name: str, beginning: str) -> int:
    """The number of the line that begins so, in the entry with that id."""
    lines = text.splitlines()
    at = lines.index(f'id = "{name}"') - 1
    assert lines[at] == f"[[{table}]]"
    return next(number for number in range(at, len(lines)) if lines[number].startswith(beginning)) + 1


@pytest.fixture
def bad(tmp_path: Path) -> Callable[[str], cg.BadData]:
    """What is wrong with a component file that somebody plays with."""

    def refuse(text: str) -> cg.BadData:
        path = tmp_path / "my_box.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(cg.BadData) as caught:
            cg.new("condottiere", 4, options={"data": str(path)})
        assert caught.value.file == "my_box.toml"
        assert str(caught.value).startswith(f"my_box.toml, line {caught.value.line}")
        return caught.value

    return refuse


# -- what the shipped file holds --------------------------------------------------------------------------------------


def test_the_deck_has_110_cards() -> None:
    expected = {"mercenary_1": 10, **{f"mercenary_{n}": 8 for n in (2, 3, 4, 5, 6, 10)}, "winter": 3, "spring": 3,
                "bishop": 6, "courtesan": 12, "drummer": 6, "heroine": 3, "scarecrow": 16, "surrender": 3}  # fmt: skip

    assert dict(zip(BOX.cards, BOX.count, strict=True)) == expected
    assert len(BOX.deck) == 110


def test_the_board_has_17_regions_and_34_borders() -> None:
    borders = {frozenset((a, b)) for a, near in enumerate(BOX.neighbours) for b in near}

    assert len(BOX.regions) == 17
    assert len(borders) == 34
    assert all(a in BOX.neighbours[b] for a, near in enumerate(BOX.neighbours) for b in near)


@pytest.mark.parametrize(
    ("region", "near"),
    [
        ("torino", "milano genova"),
        ("milano", "torino genova parma modena mantova venezia"),
        ("venezia", "milano mantova ferrara"),
        ("genova", "torino milano parma"),
        ("mantova", "milano venezia ferrara modena"),
        ("parma", "genova milano modena lucca"),
        ("modena", "milano mantova ferrara bologna firenze lucca parma"),
        ("ferrara", "venezia mantova modena bologna"),
        ("bologna", "ferrara modena firenze urbino"),
        ("lucca", "parma modena firenze"),
        ("firenze", "lucca modena bologna urbino spoleto roma siena"),
        ("siena", "firenze roma"),
        ("urbino", "bologna firenze spoleto ancona"),
        ("ancona", "urbino spoleto napoli"),
        ("spoleto", "firenze urbino ancona napoli roma"),
        ("roma", "siena firenze spoleto napoli"),
        ("napoli", "roma spoleto ancona"),
    ],
)
def test_who_borders_whom(region: str, near: str) -> None:
    neighbours = {BOX.regions[other] for other in BOX.neighbours[BOX.region[region]]}

    assert neighbours == set(near.split())


@pytest.mark.parametrize(("one", "other"), tomllib.loads(SHIPPED)["not_borders"])
def test_pairs_that_look_like_neighbours_are_not(one: str, other: str) -> None:
    assert BOX.region[other] not in BOX.neighbours[BOX.region[one]]
    assert BOX.region[one] not in BOX.neighbours[BOX.region[other]]


def test_there_are_eight_such_pairs() -> None:
    assert len(tomllib.loads(SHIPPED)["not_borders"]) == 8


# -- what the check refuses, and where it points ----------------------------------------------------------------------


def test_a_deck_of_109_cards(bad: Callable[[str], cg.BadData]) -> None:
    text = with_entry("card", "bishop", lambda e: e.replace("count = 6", "count = 5"))

    error = bad(text)

    assert error.key == f"card[{LAST_CARD}].count"
    assert error.line == line_of(text, "card", "surrender", "count =")
    assert "109" in error.problem


def test_a_border_named_from_one_side(bad: Callable[[str], cg.BadData]) -> None:
    text = with_entry("region", "torino", lambda e: e.replace('milano = "ITEMPB", ', ""))

    error = bad(text)

    assert error.key == "region[1].borders"
    assert error.line == line_of(text, "region", "milano", "borders =")


def test_a_border_with_a_region_that_does_not_exist(bad: Callable[[str], cg.BadData]) -> None:
    text = with_entry("region", "siena", lambda e: e.replace("roma =", "corsica ="))

    error = bad(text)

    assert error.key == f"region[{BOX.region['siena']}].borders"
    assert error.line == line_of(text, "region", "siena", "borders =")


@pytest.mark.parametrize(
    ("card", "old", "new", "key"),
    [
        pytest.param("winter", 'kind = "winter"', 'kind = "snow"', "kind", id="unknown kind"),
        pytest.param("winter", "count = 3", "count = -3", "count", id="negative count"),
        pytest.param("winter", "count = 3", 'count = "three"', "count", id="text for a number"),
        pytest.param("winter", "count = 3", "count = 3.0", "count", id="fraction for a number"),
        pytest.param("winter", "count = 3", "count = true", "count", id="true for a number"),
        pytest.param("winter", "mercenary = false", "mercenary = 0", "mercenary", id="number for true or false"),
        pytest.param("winter", "mercenary = false", "mercenary = true", "mercenary", id="a mercenary of another kind"),
        pytest.param("winter", 'goes_to = "company"', 'goes_to = "discard"', "goes_to", id="goes elsewhere"),
        pytest.param("winter", "hideable = false", "hideable = true", "hideable", id="acts at once, yet hideable"),
        pytest.param("winter", 'id = "winter"', 'id = "Winter!"', "id", id="a strange id"),
        pytest.param("winter", 'en = "', 'ex = "', "name", id="no English name"),
        pytest.param("winter", 'ru = "', 'ru = "", rx = "', "name", id="an empty Russian name"),
        pytest.param("winter", 'name = { en = "', 'name = { en = "", xx = "', "name", id="an empty name"),
        pytest.param("winter", 'source = "S 001', 'source = "X 001', "source", id="unknown source"),
    ],
)
def test_a_wrong_value_is_found_on_its_line(
    bad: Callable[[str], cg.BadData], card: str, old: str, new: str, key: str
) -> None:
    text = with_entry("card", card, lambda e: e.replace(old, new))

    error = bad(text)

    assert error.key == f"card[{BOX.card[card]}].{key}"
    assert error.line == line_of(SHIPPED, "card", card, f"{key} =")
    assert new.removeprefix(f"{key} = ") in text.splitlines()[error.line - 1]


@pytest.mark.parametrize("key", ["source", "name", "count", "kind", "mercenary", "goes_to", "hideable"])
def test_a_missing_key_is_reported_at_its_entry(bad: Callable[[str], cg.BadData], key: str) -> None:
    def without(text: str) -> str:
        return "\n".join(line for line in text.splitlines() if not line.startswith(f"{key} ="))

    text = with_entry("card", "bishop", without)

    error = bad(text)

    assert error.key == f"card[{BOX.card['bishop']}].{key}"
    assert error.line == line_of(text, "card", "bishop", "id =") - 1
    assert text.splitlines()[error.line - 1] == "[[card]]"


@pytest.mark.parametrize("tag", ["R", "D"])
def test_what_we_reconstructed_or_ruled_needs_a_reason(bad: Callable[[str], cg.BadData], tag: str) -> None:
    text = with_entry("card", "bishop", lambda e: e.replace('source = "S 001', f'source = "{tag} 001'))

    error = bad(text)

    assert error.key == f"card[{BOX.card['bishop']}].because"
    assert error.line == line_of(text, "card", "bishop", "id =") - 1


def test_text_that_is_not_toml(bad: Callable[[str], cg.BadData]) -> None:
    text = with_entry("card", "bishop", lambda e: e.replace("count = 6", "count = = 6"))

    error = bad(text)

    assert error.key == ""
    assert text.splitlines()[error.line - 1] == "count = = 6"


def test_an_id_that_stands_there_twice(bad: Callable[[str], cg.BadData]) -> None:
    text = with_entry("card", "spring", lambda e: e.replace('id = "spring"', 'id = "winter"'))
    lines = text.splitlines()

    error = bad(text)

    assert error.key == f"card[{BOX.card['spring']}].id"
    assert lines[error.line - 1] == 'id = "winter"'
    assert lines[error.line] == 'kind = "spring"'


def test_a_wrong_number_of_regions(bad: Callable[[str], cg.BadData]) -> None:
    text = edited("[number.region_count]", "[number.region_count] # counted anew").replace(
        "value = 17", "value = 18", 1
    )

    error = bad(text)

    assert error.key == f"region[{LAST_REGION}].id"
    assert error.line == line_of(text, "region", BOX.regions[LAST_REGION], "id =")
    assert "17" in error.problem
    assert "18" in error.problem


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        pytest.param("value = 110", "value = -1", "number.deck_size.value", "value = -1", id="negative"),
        pytest.param("value = 110", "value = 60", "number.deck_size.value", "value = 60", id="C-8.5 too small a deck"),
        pytest.param("value = 110", 'value = "110"', "number.deck_size.value", 'value = "110"', id="text"),
        pytest.param("[number.spring_bonus]", "[number.summer]", "number.summer", "[number.summer]", id="unknown"),
        pytest.param('game = "condottiere"', 'game = "chess"', "game", 'game = "chess"', id="another game"),
        pytest.param("adjacent = 4", "adjacent = 7", "victory[0].adjacent", "adjacent = 7", id="goal"),
        pytest.param("adjacent = 4", "adjacent = 0", "victory[0].adjacent", "adjacent = 0", id="no goal"),
    ],
)
def test_wrong_numbers_and_goals(bad: Callable[[str], cg.BadData], old: str, new: str, key: str, line: str) -> None:
    text = edited(old, new)

    error = bad(text)

    assert error.key == key
    assert text.splitlines()[error.line - 1] == line


def test_a_number_or_a_goal_that_is_missing(bad: Callable[[str], cg.BadData]) -> None:
    number = edited('[number.spring_bonus]\nvalue = 3\nrule = "C-5.3"\nsource = "S 001 Wiosna"\n', "")
    goal = edited("players = 6", "players = 5")

    assert "number.spring_bonus" in bad(number).problem
    assert "6 players" in bad(goal).problem


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(cg.BadData, match=r"nowhere\.toml"):
        cg.new("condottiere", 4, options={"data": str(tmp_path / "nowhere.toml")})


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00\x01")

    with pytest.raises(cg.BadData, match=r"picture\.toml"):
        cg.new("condottiere", 4, options={"data": str(path)})


# -- playing with a file of one's own ---------------------------------------------------------------------------------


def twelve_cards_each(folder: Path) -> Path:
    path = folder / "twelve.toml"
    old = "[number.base_hand]  # again in C-8.4 and C-11.1\nvalue = 10"
    path.write_text(edited(old, old.replace("10", "12")), encoding="utf-8")
    return path


def test_c_2_1_a_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    t = cg.new("condottiere", 4, seed=1, options={"data": str(twelve_cards_each(tmp_path)), "first_player": 0})

    play(t, "P0:choose(roma) P0:pass")

    assert hand_sizes(t) == [12, 12, 12, 12]
    assert asked(t) == "turn P1"


def test_its_record_replays_without_the_file(tmp_path: Path) -> None:
    path = twelve_cards_each(tmp_path)
    t = cg.new("condottiere", 4, seed=1, options={"data": str(path), "first_player": 0})
    play(t, "P0:choose(roma) P0:pass P1:pass P2:pass P3:pass P1:choose(roma)")
    record = str(t.record())
    path.unlink()

    again = cg.Record.parse(record).replay()

    assert again.digest() == t.digest()
    assert hand_sizes(again) == [12, 12, 12, 12]
    assert str(tmp_path) not in record


def test_its_saved_match_loads_without_the_file(tmp_path: Path) -> None:
    path = twelve_cards_each(tmp_path)
    t = cg.new("condottiere", 4, seed=1, options={"data": str(path), "first_player": 0})
    saved = t.to_json()
    path.unlink()

    again = cg.Match.from_json(saved)

    assert again.digest() == t.digest()
    assert again.rules.number["base_hand"] == 12


def test_a_record_with_a_spoilt_file_inside_is_refused(tmp_path: Path) -> None:
    t = cg.new("condottiere", 4, seed=1, options={"data": str(twelve_cards_each(tmp_path)), "first_player": 0})
    record = str(t.record()).replace("value = 110", "value = 999")

    with pytest.raises(cg.BadRecord, match=r"twelve\.toml is not the component file this was played with"):
        cg.Record.parse(record).replay()
    with pytest.raises(cg.BadRecord, match=r"twelve\.toml, line"):
        cg.Record.parse(re.sub(r"(?m)^components .*\n", "", record)).replay()
