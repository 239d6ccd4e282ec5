"""Reading a game's RULES.md and its translations: numbered rules, found by number or by word.

Where a rule comes from stands behind it in brackets, ``[S Zima; D Q-7]``. That is for whoever checks the rules against
the rulebooks; `for_readers` leaves it out.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

_SOURCE = re.compile(r"[ \t]*\[(?:[SPRD]|D-\d+|[SPRD][ ;][^\]\n]*|D-\d+[ ;,][^\]\n]*)\](?!\()")
_LEGEND = re.compile(r"^`\[.*\n?", re.MULTILINE)  # the lines that say what such a tag means
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


def for_readers(markdown: str) -> str:
    """The same without the tags that say where each rule comes from."""
    lines = _LEGEND.sub("", markdown).splitlines()
    told = [(_SOURCE.sub("", line), not line.strip()) for line in lines]
    return "\n".join(line for line, empty in told if empty or line.strip()) + "\n"


def fold(text: str) -> str:
    """As people search: without case and accents, "ł" as "l" and "ё" as "е"."""
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("ł", "l")


def find_rules(rules: dict[str, Rule], wanted: str) -> list[Rule]:
    """The rule of that number with its sub-rules, else the rules that contain all the words.

    The letters that all numbers of a game begin with may be left out: "16.5" is LF-16.5.
    """
    number = wanted.upper()
    for begun in ("", *{rule.partition("-")[0] + "-" for rule in rules}):
        if exact := [rule for rule in rules.values() if _within(rule.number.upper(), begun + number)]:
            return exact
    words = fold(wanted).split()
    return [rule for rule in rules.values() if all(word in fold(f"{rule.chapter} {rule.text}") for word in words)]


def _within(number: str, wanted: str) -> bool:
    """C-5 holds C-5.5, and C-5.5 holds C-5.5a, but C-1 does not hold C-10."""
    rest = number.removeprefix(wanted)
    return number == wanted or (rest != number and (rest.startswith(".") or (rest.isalpha() and len(rest) == 1)))
