"""Every state that loads can be played on: damaged positions are refused with a sentence, or they are playable."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.chance import Chance
from consigliere.core.record import BadRecord
from games.achaja.table import A, B, dominance, intrigue, shrinking
from laws.tables import random_options

PER_PLAYERS = 300  # damaged positions
LONGEST = 20_000
NUMBERS: tuple[Any, ...] = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 12, 99, 10**10, True, 1.5, None, "x", [])
Path = tuple[Any, ...]


def paths(plain: Any, here: Path = ()) -> Iterator[Path]:
    """Every place in plain data."""
    if here:
        yield here
    inner: Any = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        yield from paths(value, (*here, key))


def at(plain: Any, path: Path) -> Any:
    for key in path:
        plain = plain[key]
    return plain


def damaged(saved: dict[str, Any], other: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """One to three things are changed, left out, doubled, or come from another position of the same match."""
    hurt = copy.deepcopy(saved)
    for _ in range(rng.choice((1, 1, 2, 3))):
        branch = rng.choice((*hurt, *["stack"] * 12, *["marker", "turn", "visits", "passed"] * 2))
        path = rng.choice([path for path in paths(hurt) if path[0] == branch])
        above, key, value = at(hurt, path[:-1]), path[-1], at(hurt, path)
        way = rng.randrange(6)
        if way == 0 and isinstance(above, list):
            del above[key]
        elif way == 1 and isinstance(above, list):
            above.insert(key, copy.deepcopy(value))
        elif way == 2 and isinstance(above, list):
            rng.shuffle(above)
        elif way == 3 and branch in other:
            hurt[branch] = copy.deepcopy(other[branch])
        elif isinstance(value, str):
            words = [found for path in paths(saved) if isinstance(found := at(saved, path), str)]
            above[key] = rng.choice(words)
        elif isinstance(value, int) and rng.random() < 0.5:
            above[key] = value + rng.choice((-1, 1))
        else:
            above[key] = rng.choice(NUMBERS)
        if branch not in hurt:
            break
    return hurt


def play_on(m: cg.Match[Any], rng: random.Random) -> None:
    """To the end, looking from every seat on the way."""
    box = dict(m.game.components(m.state))
    for number in range(LONGEST):
        if m.over:
            break
        if number < 3 or rng.random() < 0.02:
            for seat in (None, *range(m.players)):
                m.prompt(seat)
                m.position.worlds(seat).draw(Chance(bytes(32)))
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice(m.legal(seat)))
    assert m.result is not None
    assert dict(m.game.components(m.state)) == box


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(players: int) -> None:
    rng = random.Random(f"damaged {players}")
    refused = played = 0
    while refused + played < PER_PLAYERS:
        m = cg.new("achaja", players, seed=rng.randrange(2**32), options=random_options("achaja", players, rng))
        whole = []
        while not m.over:
            if rng.random() < 0.1:
                whole.append(json.loads(m.to_json()))
            seat = rng.choice(m.asked)
            m.play(seat, rng.choice(m.legal(seat)))
        for saved in whole[: PER_PLAYERS - refused - played]:
            hurt = {"match": saved["match"], "state": damaged(saved["state"], rng.choice(whole)["state"], rng)}
            try:
                loaded = cg.Match.from_json(json.dumps(hurt))
            except BadRecord:
                refused += 1
                continue
            play_on(loaded, rng)
            played += 1

    assert refused > PER_PLAYERS / 2
    assert played > PER_PLAYERS / 20


def with_stack(t: Any, *frames: list[Any], **changed: Any) -> str:
    """A saved match whose stack ends otherwise."""
    saved = json.loads(t.match.to_json())
    keep = len(saved["state"]["stack"]) - len(frames)
    saved["state"]["stack"][keep:] = frames
    saved["state"].update(changed)
    return json.dumps({"match": saved["match"], "state": saved["state"]})


def test_an_undamaged_position_is_accepted() -> None:
    t = intrigue(hands=["slander", "duel"], dice="Y5@3")
    t.play(A, "play slander a")

    loaded = cg.Match.from_json(with_stack(t))

    assert loaded.digest() == t.match.digest()


DAMAGE: list[tuple[str, list[Any], dict[str, Any]]] = [
    ("the order of play", [["game", -1, 9, []], ["first_turn", -1, 1, []], ["round", -1, [0], []], ["act", 0, [], []]],
     {}),
    ("not the order of play of turn", [["act", 0, [], []]], {"turn": 2}),
    ("is not a seat", [["round", -1, [4], []], ["act", 0, [], []]], {}),
    ("is not a seat", [["act", 0, [], []]], {"marker": -1}),
    ("has passed", [["act", 0, [], []]], {"passed": [0]}),
    ("does not stand above", [["round", -1, [1], []], ["respond", 1, [0, 0, 2, []], []]], {}),
    ("does not stand above", [["act", 0, [], []], ["act", 0, [], []]], {}),
    ("is not a seat", [["act", -1, [], []]], {}),
    ("'visits' must be", [["act", 0, [], []]], {"visits": 10_000}),
    ("remembers 2 things", [["round", -1, [1], []], ["theft", 0, [1], []]], {}),
    ("the gold that was shown", [["round", -1, [1], []], ["theft", 0, [1, 99], []]], {}),
    ("an effect", [["round", -1, [1], []], ["choose", 0, [999, 0, []], []]], {}),
    ("an open question or a result", [], {"result": {"scores": [1, 2, 3, 4], "winners": [1], "reason": "power"}}),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "frames", "changed"), DAMAGE)
def test_what_is_wrong_with_a_position_is_said(problem: str, frames: list[Any], changed: dict[str, Any]) -> None:
    t = intrigue(hands=["theft"])

    with pytest.raises(BadRecord) as caught:
        cg.Match.from_json(with_stack(t, *frames, **changed))

    assert problem in str(caught.value)


def test_a_response_needs_its_card_and_its_effect() -> None:
    t = intrigue(hands=["slander", "duel"], dice="Y5@3")
    t.play(A, "play slander a")
    number, attacker, targets, queue = json.loads(t.match.to_json())["state"]["stack"][-1][2]

    for about in ([number + 1, attacker, targets, queue], [number, B, targets, queue], [number, attacker, 99, queue],
                  [number, attacker, targets, [A]], [number, attacker, targets, 3]):  # fmt: skip
        with pytest.raises(BadRecord):
            cg.Match.from_json(with_stack(t, ["respond", B, about, []]))
    saved = json.loads(t.match.to_json())["state"]
    with pytest.raises(BadRecord, match="being played"):
        cg.Match.from_json(with_stack(t, playing=[], discard=saved["playing"]))


def test_a_question_that_nobody_could_answer_is_refused() -> None:
    t = shrinking(dice="R6@3 R5@3", extra={3: 1})

    with pytest.raises(BadRecord, match="must leave is not there"):
        cg.Match.from_json(with_stack(t, ["move_out", A, [3, 4], []]))

    t = dominance(8, dice="R3@8")
    with pytest.raises(BadRecord, match="a location"):
        cg.Match.from_json(with_stack(t, ["action", A, [13], []]))
