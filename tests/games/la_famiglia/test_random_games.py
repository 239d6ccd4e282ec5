"""Random games: they end, keep their pieces, hide what is hidden and can be copied at any moment."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.options import settle
from consigliere.core.save import canonical
from consigliere.games.la_famiglia.game import GAME
from consigliere.games.la_famiglia.state import Rules

TOTALS = {"soldati": 50, "cars": 5, "boats": 4, "discs": 25, "orders": 13, "control markers": 6, "ultima marker": 1}


def options(rng: random.Random) -> dict[str, Any]:
    return {
        "first_game": rng.random() < 0.3,
        "identical_cards_once": rng.random() < 0.5,
        "tokens_return": rng.choice(["at_once", "after_all"]),
        "boat_check": rng.choice(["always", "after_move"]),
        "incite_bounty": rng.choice(["removed", "fallen"]),
        "incite_payment": rng.choice(["asked", "all"]),
        "bribes": rng.choice(["target", "number"]),
        "lab_network": rng.choice(["choose", "all_if_enough"]),
        "two_shotguns_car": rng.choice(["one", "each"]),
        "allies_target": rng.choice(["any", "enemies"]),
    }


@pytest.mark.parametrize("chunk", range(10))
def test_a_thousand_random_games_end_with_all_pieces(chunk: int) -> None:
    """LF-2.1, LF-2.2, LF-2.3"""
    rng = random.Random(chunk)
    for number in range(100):
        rules: Rules = GAME.rules_for(4, settle("la_famiglia", GAME.options, 4, options(rng)), GAME.shipped_data)
        s = GAME.setup(rules, Chance((1000 * chunk + number).to_bytes(32, "big")))
        flow.advance(s)
        while s.stack:
            seat = flow.asked(s)[0]
            moves = flow.answers(s, seat)
            flow.apply(s, seat, moves[int(rng.random() * len(moves))])
        pieces = GAME.components(s)
        assert s.result is not None
        assert pieces["labs"] == 30
        assert pieces["neutral soldati"] == 30
        assert pieces["neutral discs"] == 8
        for family in rules.box.families:
            for kind, n in TOTALS.items():
                assert pieces[f"{family.id} {kind}"] == n, (number, family.id, kind)


def seen(m: cg.Match[Any], seat: int) -> str:
    prompts = [m.prompt(seat, lang) for lang in ("en", "pl", "ru")]
    log = [event.plain() for event in m.log(seat)]
    return canonical([m.view(seat), m.view(None), m.legal(seat), log, prompts, m.asked])


@pytest.mark.parametrize("seed", range(6))
def test_imagined_worlds_look_the_same_to_the_seat_and_play_on(seed: int) -> None:
    """LF-4.3, LF-5.8: allies share everything, opponents see neither HQ nor face-down orders."""
    rng = random.Random(seed)
    m = cg.new("la_famiglia", 4, seed=seed, options=options(rng))
    asked: set[str] = set()
    while not m.over:
        step = m.state.stack[-1].step
        if step not in asked or rng.random() < 0.05:
            asked.add(step)
            box = dict(GAME.components(m.state))
            for seat in range(4):
                world = m.imagine(seat, rng.randrange(1000))
                assert seen(world, seat) == seen(m, seat)
                assert dict(GAME.components(world.state)) == box
                assert all(world.legal(other) for other in world.asked)
            text = m.to_json()
            assert cg.Match.from_json(text).to_json() == text
            assert m.clone().to_json() == text
        seat = rng.choice(m.asked)
        moves = [move for move in m.legal(seat) if move.verb != "sell" or rng.random() < 0.02]
        m.play(seat, rng.choice(moves))


def test_what_is_hidden_differs_between_imagined_worlds() -> None:
    m = cg.new("la_famiglia", 4, seed=3, options={"first_game": True})
    rng = random.Random(3)
    while not any(area["orders"] for area in m.view(None)["areas"].values()):
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice([move for move in m.legal(seat) if move.verb != "sell"]))
    owner = next(area["holder"] for area in m.view(None)["areas"].values() if area["orders"])
    viewer, ally = (owner + 1) % 4, (owner + 2) % 4

    worlds = [m.imagine(viewer, seed) for seed in range(30)]
    same = [m.imagine(ally, seed) for seed in range(5)]

    assert len({tuple(world.state.orders) for world in worlds}) > 1
    assert len({world.state.money[owner] for world in worlds}) > 1
    assert {tuple(world.state.hq_tokens) for world in same} != set()
    assert {world.state.hq_tokens[owner] for world in same} == {m.state.hq_tokens[owner]}
    assert {world.state.money[owner] for world in same} == {m.state.money[owner]}


def test_every_rule_is_named_by_a_test() -> None:
    folder = Path(__file__).parent
    named = set()
    for path in folder.glob("test_*.py"):
        named |= set(re.findall(r"LF-D?\d+(?:\.\d+)*", path.read_text(encoding="utf-8")))

    assert [rule for rule in GAME.rulebook if rule not in named] == []


def test_rules_of_code_exist() -> None:
    folder = Path(GAME.folder.joinpath("steps"))  # type: ignore[arg-type]
    used = set()
    for path in folder.glob("*.py"):
        used |= set(re.findall(r'"(LF-[D\d.]+)"', path.read_text(encoding="utf-8")))

    assert used <= set(GAME.rulebook)
