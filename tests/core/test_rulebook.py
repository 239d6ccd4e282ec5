"""Finding rules by number and by word."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.rulebook import find_rules, for_readers, read_rules
from consigliere.core.words import LANGUAGES

TEXT = """\
# A game

## C-1 Goal

- **C-1.1** First rule.
  It has a second line.
- **C-1.2** Another rule about winter.

Some remark.

## C-10 Later

- **C-10.5** Bishops.
- **C-10.5a** A sub-rule of winter.
- **C-15** A chapter that is one rule.
"""


def numbers(wanted: str) -> list[str]:
    return [rule.number for rule in find_rules(read_rules(TEXT), wanted)]


def test_rules_are_read_with_chapter_and_continued_lines() -> None:
    rules = read_rules(TEXT)

    assert list(rules) == ["C-1.1", "C-1.2", "C-10.5", "C-10.5a", "C-15"]
    assert rules["C-1.1"].text == "First rule. It has a second line."
    assert rules["C-10.5"].chapter == "C-10 Later"


def test_a_number_finds_the_rule_and_what_is_under_it_but_not_its_namesakes() -> None:
    assert numbers("C-1") == ["C-1.1", "C-1.2"]
    assert numbers("c-10.5") == ["C-10.5", "C-10.5a"]
    assert numbers("C-15") == ["C-15"]


def test_words_find_rules() -> None:
    assert numbers("winter") == ["C-1.2", "C-10.5a"]
    assert numbers("WINTER rule another") == ["C-1.2"]
    assert numbers("summer") == []


def test_a_number_needs_no_letters_before_it() -> None:
    rules = read_rules(
        "## One\n\n- **LF-1.5** First.\n- **LF-D16** Second.\n- **LF-16.5** Third.\n- **LF-16.50** No.\n"
    )

    assert [rule.number for rule in find_rules(rules, "16.5")] == ["LF-16.5"]
    assert [rule.number for rule in find_rules(rules, "d16")] == ["LF-D16"]
    assert [rule.number for rule in find_rules(rules, "16")] == ["LF-16.5", "LF-16.50"]


def test_a_number_may_begin_with_its_digits() -> None:
    assert numbers("1.2") == ["C-1.2"]
    assert numbers("10") == ["C-10.5", "C-10.5a"]


def test_words_are_found_without_case_and_accents() -> None:
    rules = read_rules("- **C-1** Każdy ŁĄCZY sąsiednie.\n- **C-2** Ещё один приём.\n")

    assert [rule.number for rule in find_rules(rules, "laczy KAZDY")] == ["C-1"]
    assert [rule.number for rule in find_rules(rules, "еще прием")] == ["C-2"]


def test_where_a_rule_comes_from_is_not_for_readers() -> None:
    markdown = """# A game

How to read it:
`[S …]` means that a rulebook says so.
Words in `code` are options.

- **C-1** Alone [S Zima] or not. [S] [D-3]
  [S 002 against S 000; D Q-7]
- **C-2** More. [R arithmetic]

| left of | po lewej | clockwise [D Q-1] |
"""

    told = for_readers(markdown)

    assert re.findall(r"\[", told) == []
    assert "Words in `code` are options." in told
    assert "means that a rulebook" not in told
    assert read_rules(told)["C-1"].text == "Alone or not."
    assert "| clockwise |" in told


def translations(lang: str) -> list[str]:
    return [name for name in cg.games() if (cg.game(name).folder / f"RULES.{lang}.md").is_file()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cg.games())
def test_every_rule_can_be_read_in_every_language(name: str, lang: str) -> None:
    game = cg.game(name)

    rules = game.rulebook_in(lang)

    assert list(rules) == list(game.rulebook)
    assert [rule for rule in rules.values() if re.search(r"\[[SPRD]\b", rule.text)] == []


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_a_translation_has_the_numbers_and_headings_of_the_rules(lang: str) -> None:
    assert len(translations(lang)) == 4
    for name in translations(lang):
        game = cg.game(name)
        english, translated = game.rules_text, (game.folder / f"RULES.{lang}.md").read_text(encoding="utf-8")

        assert list(read_rules(translated)) == list(read_rules(english)), name
        assert shape(translated) == shape(english), name
        assert options(translated) == options(english), name


def shape(markdown: str) -> list[str]:
    """The headings, each by its level and the number in it."""
    return re.findall(r"^(#+)(?: ([A-Z]+-\d+))?", markdown, re.MULTILINE)


def options(markdown: str) -> set[str]:
    """What stands in `code`, but for the tags that only the English text explains."""
    return {word for word in re.findall(r"`([^`\n]+)`", markdown) if re.fullmatch(r"[a-z_]+", word)}


def test_what_nobody_has_translated_is_read_in_english(tmp_path: Path) -> None:
    class Half(type(cg.game("condottiere"))):  # type: ignore[misc]
        name = "half"
        folder: Any = tmp_path

    (tmp_path / "RULES.md").write_text("## C-1 Goal\n\n- **C-1.1** Win. [S]\n- **C-1.2** Or lose.\n", encoding="utf-8")
    (tmp_path / "RULES.pl.md").write_text("## C-1 Cel\n\n- **C-1.1** Wygraj.\n", encoding="utf-8")

    polish, russian = Half().rulebook_in("pl"), Half().rulebook_in("ru")

    assert [rule[1:] for rule in polish.values()] == [("C-1 Cel", "Wygraj."), ("C-1 Cel", "Or lose.")]
    assert [rule.text for rule in russian.values()] == ["Win.", "Or lose."]
    assert Half().rules_in("de") == "## C-1 Goal\n\n- **C-1.1** Win.\n- **C-1.2** Or lose.\n"
