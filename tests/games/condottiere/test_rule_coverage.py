"""Every rule of RULES.md is named by a test of its chapter, and no rule is named that does not exist."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from consigliere.games.condottiere import GAME

HERE = Path(__file__).parent
SOURCE = Path(str(files("consigliere.games.condottiere")))
WRITTEN = re.compile(r"\bC-\d+(?:\.\d+[a-z]?)?\b")
IN_A_NAME = re.compile(r"(?<![a-z])c_(\d+)(?:_(\d+[a-z]?))?(?=_)")
CHAPTERS = sorted(HERE.glob("test_[0-9]*.py"))
SCENARIOS = {"w": 9, "x": 46, "v": 19}


def named(source: str) -> set[str]:
    """The rule numbers in a source, written C-5.5a or, in a name, c_5_5a."""
    in_names = {f"C-{chapter}.{rule}" if rule else f"C-{chapter}" for chapter, rule in IN_A_NAME.findall(source)}
    return in_names | set(WRITTEN.findall(source))


def test_every_rule_is_named_by_a_test() -> None:
    tested = set().union(*(named(path.read_text(encoding="utf-8")) for path in CHAPTERS))

    missing = [number for number in GAME.rulebook if number not in tested]

    assert missing == []


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_the_tests_name_no_rule_that_does_not_exist(path: Path) -> None:
    unknown = named(path.read_text(encoding="utf-8")) - known()

    assert unknown == set()


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.stem)
def test_the_source_names_no_rule_that_does_not_exist(path: Path) -> None:
    unknown = set(WRITTEN.findall(path.read_text(encoding="utf-8"))) - known()

    assert unknown == set()


def test_the_component_file_names_no_rule_that_does_not_exist() -> None:
    unknown = set(WRITTEN.findall(GAME.shipped_data.text)) - known()

    assert unknown == set()


def test_every_option_belongs_to_a_rule_that_exists() -> None:
    assert [option.name for option in GAME.options if option.rule not in GAME.rulebook] == []
    assert GAME.end_rule in GAME.rulebook


def test_every_question_belongs_to_a_rule_that_exists() -> None:
    options = {option.name: option.default for option in GAME.options} | {"draw_after_battle": True}
    steps = GAME.rules_for(2, options, GAME.shipped_data).steps

    assert {name for name, step in steps.items() if step.asks and step.rule not in GAME.rulebook} == set()


@pytest.mark.parametrize(("letter", "last"), SCENARIOS.items())
def test_every_scenario_of_the_specification_is_a_test(letter: str, last: int) -> None:
    names = " ".join(re.findall(r"def (test_\w+)", "".join(path.read_text(encoding="utf-8") for path in CHAPTERS)))

    missing = [n for n in range(1, last + 1) if not re.search(rf"(?:test|\d|[a-z])_{letter}_{n}_", names)]

    assert missing == []


def known() -> set[str]:
    """Rules, and chapters as a whole: C-5 is the chapter, C-15 is both."""
    return set(GAME.rulebook) | {number.split(".")[0] for number in GAME.rulebook}
