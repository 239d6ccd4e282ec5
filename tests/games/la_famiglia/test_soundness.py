"""Every state that loads can be played on: damaged positions are refused, or they are none."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import consigliere as cg

Saved = dict[str, Any]
ROUNDS = 24  # of a damaged position that loads


@cache
def positions() -> tuple[str, ...]:
    """A saved position for each question that two random games ask."""
    found: dict[str, str] = {}
    for seed in (1, 2):
        m, rng = cg.new("la_famiglia", 4, seed=seed), random.Random(seed)
        while not m.over:
            step = m.state.stack[-1].step
            if step not in found or rng.random() < 0.01:
                whole = json.loads(m.to_json())
                found[step] = json.dumps({"match": whole["match"], "data": None, "state": whole["state"]})
            seat = rng.choice(m.asked)
            m.play(seat, rng.choice([move for move in m.legal(seat) if move.verb != "sell"]))
    return tuple(found.values())


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything within a saved state."""
    below: list[tuple[Any, ...]] = [way] if way else []
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in entries:
        below += places(one, (*way, key))
    return below


def another(value: Any, rng: random.Random, words: list[str]) -> Any:
    """Something else where a value was."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 0, 1, 2, 4, -1, 35, 99_999, None, "x", True, 0.5])
    if isinstance(value, list):
        return rng.choice([[], value + value[:1], value[::-1], value[:-1], None, [1, 2, 3], [[1], [2]], 7])
    if isinstance(value, dict):
        return rng.choice([{}, None, [], 0])
    return rng.choice([*rng.sample(words, 3), None, 3, [], "neutral", 0])


def damaged(state: Saved, rng: random.Random) -> None:
    """One thing changed, lost, or put where something else was."""
    ways = places(state)
    top = rng.choice([*state, *["stack", "resolving", "fight"] * 4])
    *before, last = rng.choice([way for way in ways if way[0] == top])
    place: Any = state
    for key in before:
        place = place[key]
    if rng.random() < 0.12:
        del place[last]
    else:
        place[last] = another(place[last], rng, [way[-1] for way in ways if isinstance(way[-1], str)])


def crossed(state: Saved, rng: random.Random) -> None:
    """What is going on in one position with the pieces of another, soldati swapped, or a frame about something else."""
    frames = state["stack"]
    match rng.randrange(3):
        case 0:
            other = json.loads(rng.choice(positions()))["state"]
            for key in rng.sample(
                ["stack", "resolving", "fight", "phase", "round", "ultima", "pools"], rng.randint(1, 4)
            ):
                state[key] = other[key]
        case 1:
            one, two = rng.sample(list(state["areas"].values()), 2)
            for key in one:
                one[key], two[key] = two[key], one[key]
        case _ if frames:
            frame = rng.choice(frames)
            frame[1] = rng.choice([frame[1], rng.randint(-1, 3)])
            frame[2] = _shaken(frame[2], rng)


def _shaken(about: Any, rng: random.Random) -> Any:
    if isinstance(about, list):
        return [_shaken(one, rng) for one in about]
    return about + rng.choice([-1, 0, 0, 1, 2]) if isinstance(about, int) else about


def play_on(m: cg.Match[Any], rng: random.Random) -> None:
    """Some moves; everything that can be asked of a position has an answer."""
    for number in range(ROUNDS):
        if m.over:
            assert m.result is not None
            return
        assert m.asked
        for seat in m.asked:
            assert m.legal(seat)
            assert m.prompt(seat)
        if number == 0:
            seat = m.asked[0]
            assert m.imagine(seat, 1).view(seat) == m.view(seat)
            for move in m.candidates(seat)[::7]:
                m.why_not(seat, move)
            m.view(None)
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice([move for move in m.legal(seat) if move.verb != "sell"] or m.legal(seat)))
    assert cg.Match.from_json(m.to_json()).digest() == m.digest()


@pytest.mark.parametrize("chunk", range(6))
def test_a_damaged_position_is_refused_or_can_be_played_on(chunk: int) -> None:
    played = 0
    for number in range(150):
        rng = random.Random(1000 * chunk + number)
        whole = json.loads(rng.choice(positions()))
        (crossed if number % 5 == 0 else damaged)(whole["state"], rng)
        try:
            m = cg.Match.from_json(json.dumps(whole))
        except cg.BadRecord:
            continue
        played += 1
        play_on(m, rng)

    assert played > 5


def saved(step: str) -> Saved:
    found = (json.loads(text) for text in positions())
    return next(one for one in found if one["state"]["stack"][-1][0] == step)


@pytest.mark.parametrize(
    ("step", "way", "value"),
    [
        ("turn", "stack.0.0", "round"),  # a round outside the war
        ("turn", "stack.1.2", 99),  # a part of a round that there is not
        ("turn", "stack.3.0", "do_order"),  # an order is carried out that is none
        ("fetch", "stack.3.2", [0, 9_999]),  # a space that there is not
        ("fetch", "stack.3.2", [0]),
        ("turn", "control.m_gela", "neutral"),
        ("turn", "family.0", None),
        ("turn", "first", None),
        ("turn", "ultima", 0),
        ("do_order", "resolving", None),
        ("do_order", "resolving.shots", 7),
        ("do_order", "stack.4.1", -1),
        ("conflict", "fight.force", 0),
        ("conflict", "fight.owed", 1),
        ("conflict", "stack.4.2", 2),
        ("conflict", "fight", None),
    ],
)
def test_what_cannot_be_played_on_is_refused_by_name(step: str, way: str, value: Any) -> None:
    whole = saved(step)
    cg.Match.from_json(json.dumps(whole))
    place: Any = whole["state"]
    *before, last = [int(key) if key.isdigit() else key for key in way.split(".")]
    for key in before:
        place = place[key]

    place[last] = value

    with pytest.raises(cg.BadRecord, match=r"this is not a saved match|the position cannot"):
        cg.Match.from_json(json.dumps(whole))
