"""A rule's number leads to its code: every rule is named in the source of its game, or says why it needs no code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import consigliere as cg

ROOT = Path(__file__).parents[2]


def source_of(game: str) -> str:
    folder = ROOT / "src/consigliere/games" / game
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def without_code(game: str) -> dict[str, str]:
    """Rules that nothing enforces, each with the reason: `"C-1.1" = "says what the game is about"`."""
    file = ROOT / "tests/games" / game / "rules_without_code.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", cg.games())
def test_every_rule_is_found_in_the_code_by_its_number(game: str) -> None:
    source, excused = source_of(game), without_code(game)
    rules = cg.game(game).rulebook

    named = {number for number in rules if re.search(rf"(?<![\w-]){re.escape(number)}(?![\w]|\.\d)", source)}

    assert sorted(rules.keys() - named - excused.keys()) == []
    assert sorted(excused.keys() - rules.keys()) == [], "there are no such rules"
    assert sorted(excused.keys() & named) == [], "these are code after all"
    assert all(len(reason) > 10 for reason in excused.values())
