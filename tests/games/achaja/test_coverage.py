"""Every rule of RULES.md is named by a test, and every ruling stands in docs/rulings."""

from __future__ import annotations

import re
from pathlib import Path

from consigliere.games.achaja import GAME

HERE = Path(__file__).parent


def test_every_rule_is_named_by_a_test() -> None:
    named = set()
    for file in HERE.glob("test_*.py"):
        text = file.read_text("utf-8")
        named |= {f"A-{n}" for n in re.findall(r"\bA-(\d+(?:\.\d+)?)\b", text)}
        for name in re.findall(r"def (test_\w+)", text):
            named |= {f"A-{n}" for n in re.findall(r"(?<=_)a_(\d+)", name)}
            named |= {f"A-{rule}.{n}" for rule, n in re.findall(r"(?<=_)a_(\d+)_(\d+)", name)}

    assert set(GAME.rulebook) - named == set()


def test_the_rulebook_has_all_rules() -> None:
    ranges = [(1, 26), (30, 37), (40, 45), (50, 58), (60, 65), (70, 73), (80, 105)]

    chapters = [number for number in GAME.rulebook if "." not in number]
    assert chapters == [f"A-{n}" for low, high in ranges for n in range(low, high + 1)]


def test_each_location_has_a_rule_with_its_number() -> None:
    """A-83"""
    named = {rule.text.partition(":")[0]: number for number, rule in GAME.rulebook.items() if "." in number}
    tiles = GAME.shipped_data.named("location")

    assert named == {tile["name"]["en"]: f"A-83.{tile['number']}" for tile in tiles}


def test_every_ruling_that_is_named_is_explained() -> None:
    text = (HERE.parents[2] / "docs" / "rulings" / "achaja.md").read_text("utf-8")
    explained = re.findall(r"^### D-(\d+) ", text, re.MULTILINE)

    assert explained == [str(n) for n in range(1, 50)]
    for rule in GAME.rulebook.values():
        assert set(re.findall(r"\[D-(\d+)\]", rule.text)) <= set(explained), rule.number
