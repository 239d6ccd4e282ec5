"""Nothing depends on which seat is number 0 except what the rules say: a table turned round plays alike."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.position import Position
from consigliere.core.save import canonical


def turned(data: dict[str, Any], n: int, by: int) -> dict[str, Any]:
    """A saved state with every player sitting `by` seats further to the left."""

    def seat(old: int) -> int:
        return old if old < 0 else (old + by) % n

    def rotated(things: list[Any]) -> list[Any]:
        return [things[(i - by) % n] for i in range(n)]

    new = dict(data)
    for key in ("hands", "companies", "face_down", "mercenaries", "points"):
        new[key] = rotated(data[key])
    for key in ("token", "opener", "defender", "first"):
        new[key] = seat(data[key])
    new["control"] = {region: seat(owner) for region, owner in data["control"].items()}
    for key in ("passed", "discarding"):
        new[key] = sorted(seat(i) for i in data[key])
    new["open_cards"] = sorted([seat(owner), card, n] for owner, card, n in data["open_cards"])
    for key in ("shown_cards", "shown_bounds"):
        new[key] = sorted([seat(viewer), seat(owner), *rest] for viewer, owner, *rest in data[key])
    new["stack"] = [
        [step, seat(who), [[seat(i) for i in about[0]]] if step in ("hand_discards", "draw_in_turn") else about, sealed]
        for step, who, about, sealed in data["stack"]
    ]
    return new


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    "options",
    [{}, {"hand_discards": "in_turn"}, {"reconquest": True, "hidden_cards": True}, {"draw_after_battle": True}],
)
def test_a_turned_table_plays_the_same_until_the_next_deal(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(players)
    compared = 0
    for seed in range(25):
        m = cg.new("condottiere", players, seed=seed, options=options)
        for _ in range(rng.randrange(120)):
            if not m.over:
                m.play(m.asked[0], rng.choice(m.legal(m.asked[0])))
        by, used = rng.randrange(1, players), m.state.chance.used
        twin = cg.Match(m.header, Position.load(m.game, m.rules, turned(_plain(m), players, by)))

        while not m.over and m.state.chance.used == used:
            [seat] = m.asked
            assert twin.asked == ((seat + by) % players,)
            assert twin.legal(twin.asked[0]) == m.legal(seat)
            assert canonical(_plain(twin)) == canonical(turned(_plain(m), players, by))
            move = rng.choice(m.legal(seat))
            m.play(seat, move)
            twin.play(twin.asked[0], move)
            compared += 1
    assert compared > 50


def _plain(m: cg.Match[Any]) -> dict[str, Any]:
    """The saved state as JSON has it, lists instead of tuples."""
    data: dict[str, Any] = json.loads(canonical(m.game.save(m.state)))
    return data


@pytest.mark.parametrize("seed", range(20))
def test_counts_sizes_and_kinds_of_a_hand_always_agree(seed: int) -> None:
    rng = random.Random(seed)
    options = {"hidden_cards": seed % 2 == 0, "draw_after_battle": seed % 3 == 0}
    m = cg.new("condottiere", 2 + seed % 5, seed=seed, options=options)

    while not m.over:
        m.play(m.asked[0], rng.choice(m.legal(m.asked[0])))
        s = m.state
        assert s.held == [sum(hand) for hand in s.hands]
        assert s.kinds == [sum(1 << card for card, n in enumerate(hand) if n) for hand in s.hands]
