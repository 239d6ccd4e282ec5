"""The greedy player of La Famiglia."""

from __future__ import annotations

import random
from typing import Any

import consigliere as cg
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.games.la_famiglia.game import GAME
from games.la_famiglia.table import BLUE, RED, Table


def match(seed: int, greedy: tuple[int, ...]) -> cg.Match[Any]:
    """A match in which some seats are greedy and the others random."""
    m = cg.new("la_famiglia", 4, seed=seed)
    dice = Chance(seed.to_bytes(32, "big"))
    bots = [cg.bot("greedy" if seat in greedy else "random") for seat in range(4)]
    while not m.over:
        seat = m.asked[0]
        m.play(seat, bots[seat].choose(m.view(seat), m.legal(seat), dice))
    return m


def test_a_greedy_team_beats_a_random_one() -> None:
    won = 0
    for seed in range(6):
        team = (0, 2) if seed % 2 else (1, 3)
        result = match(seed, team).result
        assert result is not None
        won += result.winners == team

    assert won >= 5


def test_it_takes_what_lies_open() -> None:
    t = Table().put("gela", RED, 5, orders=["red-b3"]).put("licata", RED, 1).put("camastra", BLUE, 6).encounter()

    for _ in range(3):
        t.m.play(RED, cg.bot("greedy").choose(t.m.view(RED), t.m.legal(RED), Chance(bytes(32))))

    assert t.s.holder.count(RED) == 3


def test_it_plays_conflict_cards_unpredictably() -> None:
    t = Table().put("gela", RED, 3, orders=["red-b4"]).put("vittoria", BLUE, 3).encounter()
    t.say(RED, "do move", "land vittoria", "send 3", "finesse")

    chosen = {cg.bot("greedy").choose(t.m.view(RED), t.m.legal(RED), Chance(bytes([i] * 32))) for i in range(60)}

    assert len(chosen) == 3


def test_it_survives_components_with_other_names() -> None:
    text = GAME.shipped_data.text.replace('"noto"', '"notto"')
    m = Table(data=DataFile(text, "mine.toml")).put("licata", RED, 2).disc("0-primo-1", "neutral").turn().m
    rng = random.Random(1)

    move = cg.bot("greedy").choose(m.view(RED), m.legal(RED), rng)

    assert move in m.legal(RED)
