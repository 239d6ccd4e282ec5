"""What the golden games of a title must show between them, and what a game shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import consigliere as cg
from consigliere.core.options import settle
from consigliere.core.position import Position
from consigliere.core.witness import witness

Item = tuple[str, ...]

#: numbers worth playing with for options that are whole numbers
NUMBERS: dict[str, tuple[int, ...]] = {"points_target": (8,), "battle_cap": (40,)}

#: names that stand for no piece of their own, or that no move and no event says
NO_PIECES: dict[str, dict[str, str]] = {
    "achaja": {
        "die": "390 combinations of colour, value and place; colours and places are pieces",
        "token": "colour and place of a power token; colours and places are pieces",
        "gift": "what a gift consists of, in words",
    },
    "godfather": {
        "color": "the colour of a job card, counted at the end only",
        "family": "the five families are the seats",
    },
}

#: questions that the shipped components never put
NEVER_ASKED: dict[str, dict[str, str]] = {
    "la_famiglia": {"which_order": "LF-D28: two own tokens of equal type and initiative, in edited components only"},
}


def values_of(option: cg.Option) -> list[Any]:
    """The values an option is tried with: all of them, except for numbers, files and seats."""
    if option.type is bool:
        return [False, True]
    if option.type is int:
        return [option.default, *NUMBERS.get(option.name, (option.high,))]
    if option.type is Path:
        return []
    if option.type is list:
        return [[], *([one] for one in option.choices), list(option.choices)[: option.high]]
    return [*option.choices, *([0] if option.seats else [])]


def wanted(game: str) -> set[Item]:
    """Every number of players, value of an option, kind of question and named component of a title."""
    title = cg.game(game)
    found: set[Item] = {("players", str(n)) for n in title.seats}
    for option in title.options:
        found |= {("option", option.name, str(value)) for value in values_of(option)}
    for players in title.seats:
        for options in ({}, *({o.name: True} for o in title.options if o.type is bool)):
            settled = settle(game, title.options, players, dict(title.needed(players)) | options)
            rules = title.rules_for(players, settled, title.shipped_data)
            asked = {name for name, step in rules.steps.items() if step.asks}
            found |= {("question", name) for name in asked - NEVER_ASKED.get(game, {}).keys()}
            for kind, names in rules.nouns.items():
                if kind not in NO_PIECES.get(game, ()):
                    found |= {("noun", kind, name) for name in names}
    return found


def shown(record: cg.Record) -> set[Item]:
    """What one game shows."""
    head = record.header
    found: set[Item] = {("players", str(head.players))}
    for option in cg.game(head.game).options:
        value = head.options[option.name]
        found.add(("option", option.name, str(value)))
        if option.type is list:
            found |= {("option", option.name, str([one])) for one in value}
    words: set[str] = set(strings(head.options))
    nouns: dict[str, Any] = {}
    before: Position[Any] | None = None
    for number, _, events, position in witness(record):
        if before is not None:
            seat, move = record.moves[number - 1]
            words |= {*move, ".".join(move.args[:2]), f"{move[-1]}.response"}  # "play duel a" is the text duel.a
            if move.verb == "option":  # which part of a text
                words.add(f"{before.view(seat)['about']['text']}.{move[1]}")
        for event in events:
            words |= set(strings({**event.facts, **event.secret}))
        if position.state.stack:
            found.add(("question", position.state.stack[-1].step))
        nouns = dict(position.rules.nouns)
        before = position
    pieces = {part for word in words for part in (word, *word.split("."))}
    for kind, names in nouns.items():
        found |= {("noun", kind, name) for name in names if name in pieces}
    return found


def strings(value: Any) -> Iterator[str]:
    """All texts inside some plain data, keys included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from strings(inner)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for inner in value:
            yield from strings(inner)
    else:
        yield str(value)
