"""The bot that overlooks things."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.arena.ladder import seated
from consigliere.arena.rating import rate
from consigliere.arena.tournament import run
from consigliere.bots.novice import gives_up


@pytest.mark.parametrize("game", cg.games())
def test_it_is_weaker_than_greedy_and_stronger_than_random(game: str) -> None:
    players = 4
    beaten = run(game, seated(game, players, "novice", "greedy", {}), games=8, seed=2)
    beating = run(game, seated(game, players, "novice", "random", {}), games=8, seed=2)

    assert rate(beaten).bots[0].share < rate(beaten).fair
    assert rate(beating).bots[0].share > rate(beating).fair
    assert not any(played.outcome.faults for played in (*beaten.played, *beating.played))


def test_it_passes_only_where_greedy_would() -> None:
    """Overlooking all cards of a hand must not make it leave the battle."""
    m = cg.new("condottiere", players=2, seed=3)
    novice, greedy = cg.bot("novice"), cg.bot("greedy")
    asked = passes = 0
    while not m.over:
        seat = m.asked[0]
        view, moves = m.view(seat), m.legal(seat)
        chosen = novice.choose(view, moves, cg.Chance(len(m.moves).to_bytes(32, "big")))
        asked += 1
        if gives_up(chosen):
            passes += 1
            ideas = {greedy.choose(view, moves, cg.Chance(bytes([n] * 32))) for n in range(8)}
            assert any(gives_up(idea) for idea in ideas) or chosen == greedy.choose(view, moves, cg.Chance(bytes(32)))
        m.play(seat, chosen)

    assert passes > 0
    assert asked > 20
