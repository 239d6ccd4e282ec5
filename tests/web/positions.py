"""Situations that browser tests begin with, so that each starts where its assertion lives.

They are found by seeded play, once in a process and the same on every machine; nothing is stored, so they follow the
rules when those change.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import consigliere as cg

SEEDS = 300
Match = cg.Match[Any]
Until = Callable[[Match], bool]


def moves_of(match: Match, seat: int) -> list[str]:
    """The answers a seat owes, without those it may give at any time."""
    return [str(move) for move in match.legal(seat) if move.verb not in match.rules.free.verbs]


def verbs_of(match: Match, seat: int) -> set[str]:
    return {move.split()[0] for move in moves_of(match, seat)}


def step(match: Match, dice: random.Random) -> None:
    seat = dice.choice(match.asked)
    match.play(seat, dice.choice(moves_of(match, seat)))


def search(game: str, players: int, until: Until, options: dict[str, Any] | None = None) -> Match:
    """The first position of random games of which something is so."""
    for seed in range(SEEDS):
        match, dice = cg.new(game, players, seed=seed, options=options), random.Random(seed)
        while not match.over:
            if until(match):
                return match
            step(match, dice)
    raise AssertionError(f"no such position in {SEEDS} games of {game}")


@cache
def _asked(game: str, players: int, verbs: tuple[str, ...], seat: int, options: str) -> str:
    def until(match: Match) -> bool:
        return seat in match.asked and set(verbs) <= verbs_of(match, seat)

    return search(game, players, until, json.loads(options)).to_json()


def asked(game: str, players: int, *verbs: str, seat: int = 0, **options: Any) -> str:
    """A seat is asked, and may answer with each of these verbs."""
    return _asked(game, players, verbs, seat, json.dumps(options))


@cache
def _near_the_end(game: str, players: int, answers: int, options: str) -> str:
    for seed in range(SEEDS):
        match, dice = cg.new(game, players, seed=seed, options=json.loads(options)), random.Random(seed)
        last: deque[Match] = deque(maxlen=answers)
        while not match.over:
            if 0 in match.asked:
                last.append(match.clone())
            step(match, dice)
        assert match.result is not None
        short = len(last) == answers and len(match.moves) - len(last[0].moves) <= answers * players * 2
        if short and len(match.result.winners) < players:
            return last[0].to_json()
    raise AssertionError(f"no game of {game} ends so")


def near_the_end(game: str, players: int, answers: int = 4, **options: Any) -> str:
    """Seat 0 is asked, and after so many answers of its own the game may be over, with a winner."""
    return _near_the_end(game, players, answers, json.dumps(options))


class Script(NamedTuple):
    """A position, and moves that lead on from it; chance lies in the position, so they always lead to the same."""

    position: str
    moves: list[tuple[int, str]]


class Made(NamedTuple):
    """A move of a random game: what was before it, and what it led to."""

    before: Match
    seat: int
    move: str
    events: list[cg.Event]


def script(
    game: str,
    players: int,
    wanted: Callable[[list[Made]], bool],
    options: dict[str, Any] | None = None,
    most: int = 10,
    least: int = 1,
) -> Script:
    """The first few moves of random games in a row of which something is so."""
    for seed in range(SEEDS):
        match, dice = cg.new(game, players, seed=seed, options=options), random.Random(seed)
        last: deque[Made] = deque(maxlen=most)
        while not match.over:
            before, told = match.clone(), len(match.events)
            step(match, dice)
            seat, move = match.moves[-1]
            last.append(Made(before, seat, str(move), match.events[told:]))
            for many in range(least, len(last) + 1):
                row = list(last)[-many:]
                if wanted(row):
                    return Script(row[0].before.to_json(), [(one.seat, one.move) for one in row])
    raise AssertionError(f"this does not happen in {SEEDS} games of {game}")


def whole_record(game: str, players: int, moves: int, **options: Any) -> str:
    """The record of a finished game of at least so many moves."""
    for seed in range(SEEDS):
        match, dice = cg.new(game, players, seed=seed, options=options), random.Random(seed)
        while not match.over:
            step(match, dice)
        if len(match.moves) >= moves:
            return str(match.record())
    raise AssertionError(f"no game of {game} is so long")
