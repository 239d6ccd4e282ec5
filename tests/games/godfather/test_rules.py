"""Every rule of RULES.md is named by a test, every refusal names a rule, every ruling has its place."""

from __future__ import annotations

import re
from pathlib import Path

from consigliere.games.godfather import GAME

HERE = Path(__file__).parent
SOURCE = Path(GAME.__module__.replace(".", "/"))
ROOT = HERE.parents[2]
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")) if path.name != "test_rules.py")


def named_rules(text: str) -> set[str]:
    found = {f"G-{number}" for number in re.findall(r"\bG-([0-9]+)", text)}
    found |= {
        f"G-{number}" for name in re.findall(r"def (test_\w+)", text) for number in re.findall(r"g_([0-9]+)", name)
    }
    return found


def test_every_rule_is_named_by_a_test() -> None:
    assert set(GAME.rulebook) - named_rules(TESTS) == set()


def test_every_scenario_of_the_book_is_a_test() -> None:
    names = " ".join(re.findall(r"def (test_\w+)", TESTS))

    assert [n for n in range(1, 35) if f"_t{n}_" not in names] == []
    assert [n for n in range(1, 7) if f"_faq_{n}_" not in names] == []


def test_every_rule_named_in_the_source_exists() -> None:
    folder = ROOT / "src" / "consigliere" / "games" / "godfather"
    for path in [*sorted(folder.rglob("*.py")), folder / "data" / "godfather.toml"]:
        numbers = set(re.findall(r"\bG-([0-9]+)", path.read_text("utf-8")))
        assert {f"G-{number}" for number in numbers} <= set(GAME.rulebook), path.name


def test_all_rulings_are_written_down() -> None:
    text = (ROOT / "docs" / "rulings" / "godfather.md").read_text("utf-8")

    assert [n for n in range(1, 30) if f"### D-{n} " not in text] == []
    rules = "\n".join(rule.text for rule in GAME.rulebook.values())
    cited = {int(n) for n in re.findall(r"D-([0-9]+)", rules)}
    assert cited == set(range(1, 30))


def test_the_numbers_of_the_digest_are_complete() -> None:
    parts = [(1, 8), (10, 17), (20, 26), (30, 31), (35, 43), (45, 47), (50, 53), (55, 55), (57, 61), (70, 89),
             (100, 113), (116, 130), (132, 133)]  # fmt: skip
    expected = [f"G-{n}" for low, high in parts for n in range(low, high + 1)]

    assert [n for n in expected if n not in GAME.rulebook] == []
