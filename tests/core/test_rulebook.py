"""Finding rules by number and by word."""

from __future__ import annotations

from consigliere.core.rulebook import find_rules, read_rules

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
