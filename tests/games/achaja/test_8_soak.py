"""A thousand random games per number of players, with random modes and switches: all end, and nothing is lost."""

from __future__ import annotations

import random

import pytest

from consigliere.core.chance import Chance
from consigliere.core.flow import advance, answers, apply, asked
from consigliere.core.options import settle
from consigliere.games.achaja import GAME

CHUNK, CHUNKS = 250, 4
LONGEST = 20_000
FLAGS = [option.name for option in GAME.options if option.type is bool]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_26_random_games_end_with_dice_tokens_and_cards_conserved(players: int, chunk: int) -> None:
    rng = random.Random(1000 * players + chunk)
    for seed in range(CHUNK):
        options: dict[str, object] = {name: rng.random() < 0.5 for name in FLAGS}
        options["new_order"] = rng.choice(("off", "random", "agree"))
        rules = GAME.rules_for(players, settle("achaja", GAME.options, players, options), GAME.shipped_data)
        s = GAME.setup(rules, Chance((seed * CHUNKS + chunk).to_bytes(32, "big")))
        box = GAME.components(s)
        advance(s)
        for _ in range(LONGEST):
            if not s.stack:
                break
            free = rng.randrange(players)
            trade = rules.free.legal(s, free) if rng.random() < 0.02 else []
            if trade:
                apply(s, free, rng.choice(trade))
                continue
            seat = rng.choice(asked(s))
            apply(s, seat, rng.choice(answers(s, seat)))
        assert s.result is not None
        assert GAME.components(s) == box
        assert min(s.power) >= 0
        assert min(s.gold) >= 0
        assert all(s.at[at] == s.place.count(at) for at in range(1, 13))
