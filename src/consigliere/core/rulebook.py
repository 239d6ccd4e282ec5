"""Reading a game's RULES.md: numbered rules, found by number or by word."""

from __future__ import annotations

import re
from typing import NamedTuple

_RULE = re.compile(r"- \*\*([A-Z]+-[A-Z]?[0-9]+(?:\.[0-9]+)*[a-z]?)\*\* (.*)")


class Rule(NamedTuple):
    """One numbered rule: its number, the chapter it stands in, and its text."""

    number: str
    chapter: str
    text: str


def read_rules(markdown: str) -> dict[str, Rule]:
    """All rules of a RULES.md, in its order."""
    rules: dict[str, Rule] = {}
    chapter, number = "", ""
    for line in markdown.splitlines():
        if line.startswith("#"):
            chapter, number = line.lstrip("# ").strip(), ""
        elif match := _RULE.match(line.strip()):
            number = match.group(1)
            rules[number] = Rule(number, chapter, match.group(2))
        elif number and line.startswith(" ") and line.strip():
            rules[number] = rules[number]._replace(text=f"{rules[number].text} {line.strip()}")
        else:
            number = ""
    return rules


def find_rules(rules: dict[str, Rule], wanted: str) -> list[Rule]:
    """The rule of that number with its sub-rules, else the rules that contain all the words.

    A number needs no letters before it: 16.5 is LF-16.5, and D60 is LF-D60.
    """
    number = wanted.upper()
    if exact := [rule for rule in rules.values() if _named(rule.number.upper(), number)]:
        return exact
    words = wanted.lower().split()
    return [rule for rule in rules.values() if all(word in f"{rule.chapter} {rule.text}".lower() for word in words)]


def _named(number: str, wanted: str) -> bool:
    return _within(number, wanted) or _within(number.split("-", 1)[-1], wanted)


def _within(number: str, wanted: str) -> bool:
    """C-5 holds C-5.5, and C-5.5 holds C-5.5a, but C-1 does not hold C-10."""
    rest = number.removeprefix(wanted)
    return number == wanted or (rest != number and (rest.startswith(".") or (rest.isalpha() and len(rest) == 1)))
