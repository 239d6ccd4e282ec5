"""Component files: complaints point at file, line and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere.core.data import BadData, DataFile

TEXT = """\
title = "a box"

[number.cards]
value = 3
source = "S page 1"

[[card]]
id = "one"
source = "S page 2"

[[card]]
id = "two"
source = "R"
"""


def test_lines_are_found_by_table_place_and_key() -> None:
    data = DataFile(TEXT, "box.toml")

    assert data.line(key="title") == 1
    assert data.line("number.cards", key="value") == 4
    assert data.line("card", 0, "id") == 8
    assert data.line("card", 1, "id") == 12
    assert data.line("card", 1, "missing") == 11  # the table, when the key is not there


def test_a_list_over_several_lines_is_not_taken_for_a_table() -> None:
    data = DataFile('corners = [\n  [1, 2],\n  ["a"],\n]\nafter = 1\n[[card]]  # first\nid = "x"\n', "box.toml")

    assert data.line(key="after") == 5
    assert data.line("card", 0, "id") == 7


def test_a_syntax_error_names_its_line() -> None:
    with pytest.raises(BadData) as caught:
        DataFile('good = 1\nbad = "\n', "box.toml")

    assert (caught.value.file, caught.value.line) == ("box.toml", 2)
    assert "this is not TOML" in caught.value.problem


@pytest.mark.parametrize(
    ("source", "key"), [('"R"', "source"), ('"Q somewhere"', "source"), ("7", "source"), ('"R guess"', "because")]
)
def test_every_fact_needs_a_source_and_a_guess_a_reason(source: str, key: str) -> None:
    data = DataFile(TEXT.replace('source = "R"', f"source = {source}"), "box.toml")

    with pytest.raises(BadData) as caught:
        data.entries("card")

    assert caught.value.key == f"card[1].{key}"


def test_a_value_of_the_wrong_kind_is_named() -> None:
    data = DataFile(TEXT, "box.toml")

    with pytest.raises(BadData, match=r"box.toml, line 8, card\[0\].id: 'id' must be a whole number, not 'one'"):
        data.value(data.tables["card"][0], int, "id", "card", 0)


def test_a_missing_file_a_folder_and_a_binary_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")

    for name, problem in (("none.toml", "cannot be read"), (".", "cannot be read"), ("binary.toml", "UTF-8")):
        with pytest.raises(BadData, match=problem):
            DataFile.read(tmp_path / name)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x = 1\n" + ".".join("a" * 5000) + " = 1", 2),
        ("x = 1\n[" + ".".join(["'a'"] * 5000) + "]", 2),
        ("x = " + "[" * 5000, 1),
        ("x = " + "9" * 5000, 1),
    ],
    ids=["a key of many parts", "a header of many parts", "a list in lists", "an endless number"],
)
def test_what_would_keep_the_reader_busy_or_break_it_is_refused(text: str, line: int) -> None:
    with pytest.raises(BadData) as caught:
        DataFile(text, "box.toml")

    assert caught.value.line == line


def test_ids_are_single_words_of_their_own() -> None:
    for name, why in (("One", "small letters"), ("a b", "small letters"), ("7", "small letters"), ("two", "taken")):
        data = DataFile(TEXT.replace('"one"', f'"{name}"'), "box.toml")
        with pytest.raises(BadData, match=why):
            data.check_ids(data.tables["card"], "card")
    data = DataFile(TEXT, "box.toml")
    with pytest.raises(BadData, match="'one' is taken"):
        data.check_ids(data.tables["card"], "card", taken=("one",))


def test_a_name_is_needed_in_english_and_what_other_languages_say_must_be_a_text() -> None:
    named = '[[card]]\nid = "one"\nname = {en = "One", pl = "Jeden", ru = "Один"}\nsource = "S page 2"\n'
    assert [one["id"] for one in DataFile(named, "box.toml").named("card")] == ["one"]

    assert DataFile(named.replace('pl = "Jeden", ', ""), "box.toml").named("card")[0]["name"]["en"] == "One"
    for wrong, lang in (('en = "One", ', "en"), ('"One"', "en"), ('"Jeden"', "pl")):
        with pytest.raises(BadData, match=f"there is no name in '{lang}'") as caught:
            DataFile(named.replace(wrong, '""' if wrong[0] == '"' else ""), "box.toml").named("card")
        assert (caught.value.line, caught.value.key) == (3, "card[0].name")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("value = -1", "from 0 to 9999, not -1"),
        ("value = 10000", "from 0 to 9999"),
        ("value = true", "a whole number"),
        ("worth = 3", "'value' is missing"),
    ],
)
def test_numbers_are_bounded_and_complete(change: str, why: str) -> None:
    assert DataFile(TEXT, "box.toml").numbers(["cards"]) == {"cards": 3}

    with pytest.raises(BadData, match=why) as caught:
        DataFile(TEXT.replace("value = 3", change), "box.toml").numbers(["cards"])
    assert caught.value.key == "number.cards.value"


def test_numbers_the_rules_do_not_know_are_refused() -> None:
    data = DataFile(TEXT, "box.toml")
    with pytest.raises(BadData, match=r"\[number.dice\] is missing"):
        data.numbers(["cards", "dice"])
    with pytest.raises(BadData, match="unknown number 'cards'"):
        data.numbers(["dice"])
