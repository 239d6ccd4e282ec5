"""Reading the rules, and checking component files."""

import re

import pytest

import consigliere as cg


def test_all_rules(call) -> None:
    done = call("rules", "condottiere")

    assert done.status == 0
    for number in cg.game("condottiere").rulebook:
        assert number in done.out


def test_a_rule_with_those_below_it(call) -> None:
    out = call("rules", "condottiere", "c-5.5").out

    assert re.findall(r"^C-\S+", out, re.M) == ["C-5", "C-5.5", "C-5.5a", "C-5.5b", "C-5.5c", "C-5.5d"]


def test_rules_by_words(call) -> None:
    out = call("rules", "condottiere", "heroine", "strength").out

    assert "C-5.8" in out
    assert "C-3.1" not in out


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [("en", "winter drummer", "C-5.7"), ("pl", "zima dobosz", "C-5.7"), ("pl", "REKE najemnika", "C-5.9")],
)
def test_rules_are_found_in_the_language_asked_for(call, lang, words, rule) -> None:
    assert rule in call("rules", "condottiere", *words.split(), "--lang", lang).out


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("game", ["achaja", "condottiere", "godfather", "la_famiglia"])
def test_where_rules_come_from_is_not_shown(call, game, lang) -> None:
    for wanted in ([], ["the" if lang == "en" else "1"]):
        assert not re.search(r"\[[SPRD]\b", call("rules", game, *wanted, "--lang", lang).out)


def test_a_rule_is_found_by_the_digits_of_its_number(call) -> None:
    assert "LF-16.5" in call("rules", "la_famiglia", "16.5", "--lang", "pl").out


def test_a_refusal_shows_its_rule_in_the_language_of_the_table(call) -> None:
    table = ("play", "condottiere", "--seed", 7, "--option", "first_player=0", "--lang", "pl")

    out = call(*table, lines=["why play winter", "rule C-5.8"]).out

    assert "Jako posiadacz znacznika możesz wybrać każdy region" in " ".join(out.split())
    assert "Bohaterka: siła 10" in out
    assert "[S" not in out


def test_the_shipped_components_are_fit(call) -> None:
    done = call("check-data", "condottiere")

    assert done.status == 0
    assert "fit to play condottiere with 2 to 6 players" in done.out
    assert re.search(r"^card +15 +15", done.out, re.M)
    assert "Reconstructed (R)" in done.out
    assert "heroine, surrender" in done.out


def test_a_copy_is_the_shipped_file_and_fit(call, tmp_path) -> None:
    file = tmp_path / "mine.toml"

    assert call("check-data", "condottiere", "--copy", file).status == 0
    assert file.read_text("utf-8") == cg.game("condottiere").shipped_data.text
    assert "the same as the shipped file" in call("check-data", "condottiere", file).text


def test_an_edited_file_is_checked_and_played_with(call, tmp_path) -> None:
    file = tmp_path / "mine.toml"
    text = cg.game("condottiere").shipped_data.text
    file.write_text(text.replace('en = "Winter"', 'en = "Frost"'), "utf-8")

    assert "differs from the shipped file" in call("check-data", "condottiere", file).text
    done = call("play", "condottiere", "--data", file, "--seats", "random,random", "--seed", 3)
    assert done.status == 0
    assert "plays Frost" in done.out


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("count = 16", "count = 17", "card"),
        ("value = 110", 'value = "many"', "number.deck_size"),
        ('source = "S 001 Kukła"', "", "card"),
        ("players = 2", "players = 9", "victory"),
    ],
)
def test_a_bad_file_is_one_line_with_file_line_and_key(refused, tmp_path, old, new, key) -> None:
    file = tmp_path / "mine.toml"
    text = cg.game("condottiere").shipped_data.text
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")

    line = refused("check-data", "condottiere", file)

    assert re.match(rf"consigliere: mine\.toml, line \d+, {re.escape(key)}", line)
