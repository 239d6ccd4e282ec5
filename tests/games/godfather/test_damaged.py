"""A damaged position is refused when it is loaded, or can be played on; it never breaks the game later."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.record import BadRecord

SETUPS: list[tuple[int, tuple[str, ...]]] = [(2, ()), (4, ()), (1, ("luciano",)), (2, ("capone", "siegel"))]
WORDS = ["action", "pay", "bids", "offer", "hit", "launder", "1", "gun", "j01", "gun_shop", "f1", "a01", "keep", ""]
NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 17, 99, 10**6, True]
PLAYED = 25  # moves after loading


@cache
def positions() -> dict[str, list[str]]:
    """Saved positions of random games, by the question that is open."""
    found: dict[str, list[str]] = {}
    for seed, (players, dons) in enumerate(SETUPS):
        rng = random.Random(seed)
        m = cg.new("godfather", players, seed=seed, options={"dons": list(dons)})
        while not m.over:
            found.setdefault(m.view(0)["question"], []).append(situation(m))
            seat = rng.choice(m.asked)
            m.play(seat, rng.choice(m.legal(seat)))
        found.setdefault("over", []).append(situation(m))
    return found


def situation(m: cg.Match[Any]) -> str:
    """What is needed to set a situation up."""
    saved = json.loads(m.to_json())
    return json.dumps({key: saved[key] for key in ("match", "data", "state")})


def parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*path, key)
        yield from parts(one, (*path, key))


def damage(state: dict[str, Any], rng: random.Random) -> None:
    """Something is lost, doubled, shuffled or made another number or word; mostly what is asked."""
    ways = [path for path in parts(state) if path[0] != "chance"]
    field = rng.choice([*sorted({path[0] for path in ways}), *["stack"] * 8])
    *way, key = rng.choice([path for path in ways if path[0] == field])
    holder: Any = state
    for step in way:
        holder = holder[step]
    value, kind = holder[key], rng.randrange(4)
    if kind == 0 and isinstance(holder, list):
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(rng.choice(holder)))
    elif isinstance(value, int):
        holder[key] = rng.choice([value + 1, value - 1, *NUMBERS])
    elif isinstance(value, str):
        holder[key] = rng.choice(WORDS)
    elif isinstance(value, list) and kind == 2:
        holder[key] = []
    elif isinstance(value, list):
        rng.shuffle(value)


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_position_is_refused_or_played_on(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        saved = json.loads(rng.choice(positions()[rng.choice(sorted(positions()))]))
        for _ in range(rng.choice((1, 1, 2))):
            damage(saved["state"], rng)

        try:
            m = cg.Match.from_json(json.dumps(saved))
        except BadRecord:
            continue

        for _ in range(PLAYED):
            for seat in (None, *range(m.players)):
                assert m.prompt(seat)
            if m.over:
                break
            assert m.asked
            assert all(m.legal(seat) for seat in m.asked)
            seat = rng.choice(m.asked)
            m.play(seat, rng.choice(m.legal(seat)))


def test_whatever_is_saved_is_loaded() -> None:
    for question, saved in positions().items():
        for text in saved[:: max(1, len(saved) // 40)]:
            m = cg.Match.from_json(text)
            assert m.over or m.view(0)["question"] == question


@pytest.mark.parametrize(
    "stack",
    [
        [],
        [["action", 0, [], []]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["action", -1, [], []]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["action", 1, [], []]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["cost", 0, [0, True, 3], []]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["fetch", 0, 99, []]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["share", 0, 18, []]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["offer", -1, 1, [[0, "offer 5"]]]],
        [["acts", -1, [], []], ["an_act", -1, 2, []], ["pay", 0, 0, []]],
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: list[Any]) -> None:
    saved = json.loads(situation(cg.new("godfather", 1, seed=1, options={"dons": ["luciano"]})))
    saved["state"]["stack"] = stack

    with pytest.raises(BadRecord):
        cg.Match.from_json(json.dumps(saved))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("fronts", {"laundry": 0}),  # the Don on a front
        ("fronts", {"casino": 3}),  # a tile that is not open
        ("spaces", {"f1": 20, "f2": 20}),
        ("spaces", {"f9": 0}),  # for three families
        ("result", {"scores": [1], "winners": [0], "reason": "money"}),
        ("icons", [0, 1]),
    ],
)
def test_figures_results_and_dons_that_cannot_be_are_refused(field: str, value: Any) -> None:
    saved = json.loads(situation(cg.new("godfather", 1, seed=1, options={"dons": ["luciano"]})))
    saved["state"][field] = value

    with pytest.raises(BadRecord):
        cg.Match.from_json(json.dumps(saved))
