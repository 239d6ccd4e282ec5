"""Bots as people: by what name, rank and manner somebody meets them at a table.

Server, terminal and browser call them alike; who they are stands in `characters.toml`, what they were measured to
win in `measured.toml`. A bot of another package goes by its own name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Any, NamedTuple


class Character(NamedTuple):
    """A rung of the ladder as its people appear."""

    bot: str
    level: int  # 1 to 5, weakest first; 0: nobody has placed it
    names: tuple[str, ...]  # by seat
    rank: dict[str, str]  # by language
    plays: dict[str, str]  # how, in one sentence by language; empty if nobody has told


def character(bot: str) -> Character:
    """Who plays as this bot; one that nobody has described is called as it calls itself."""
    return _told().get(bot) or Character(bot, 0, (bot,), {"en": bot}, {})


def name_at(bot: str, seat: int, taken: Collection[str] = ()) -> str:
    """How a bot is called in a seat: by the name of that seat, else by one that nobody has `taken` at this table."""
    names = character(bot).names
    by_seat = [names[(seat + i) % len(names)] for i in range(len(names))]
    later = (f"{name} {n}" for n in count(2) for name in by_seat)
    return next((name for name in by_seat if name not in taken), None) or next(n for n in later if n not in taken)


def names_at(bots: Sequence[str | None], taken: Collection[str] = ()) -> list[str | None]:
    """The names of all bots of a table, by seat; None where somebody else sits."""
    known = set(taken)
    names: list[str | None] = []
    for seat, bot in enumerate(bots):
        name = None if bot is None else name_at(bot, seat, known)
        names.append(name)
        known |= {name} if name else set()
    return names


def measured(game: str, bot: str) -> dict[str, str]:
    """What this rung was measured to win of a title, as a sentence by language; empty if it never was."""
    found = next((one for one in _read("measured").get("duel", ()) if (one["game"], one["bot"]) == (game, bot)), None)
    if found is None:
        return {}
    percent, rank = round(100 * found["wins"] / found["games"]), character(found["against"]).rank
    return {
        lang: sentence.format(percent=percent, others=found["players"] - 1, rank=rank.get(lang) or rank["en"])
        for lang, sentence in _read("characters")["measured"].items()
    }


@cache
def _told() -> dict[str, Character]:
    return {
        one["bot"]: Character(one["bot"], one["level"], tuple(one["names"]), one["rank"], one["plays"])
        for one in _read("characters")["rung"]
    }


@cache
def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("consigliere.bots") / f"{name}.toml").read_text("utf-8"))
