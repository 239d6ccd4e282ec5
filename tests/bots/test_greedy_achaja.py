"""`greedy` at Achaja: what a sensible player does, and that it wins against chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import consigliere as cg
from consigliere.bots.heuristics.achaja import choose
from consigliere.bots.heuristics.achaja.outcomes import MOST_TRIES, Effect, Outcomes
from consigliere.core import flow
from consigliere.core.chance import Chance
from consigliere.core.position import Position
from consigliere.games.achaja import GAME
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.state import State
from games.achaja.table import A, B, Table, dominance, intrigue
from games.achaja.test_6_vocabulary import with_effect
from games.achaja.wild_files import wild_rules


def choice(t: Table, seat: int = A, seed: int = 0) -> str:
    return str(choose(t.match.view(seat), t.match.legal(seat), Chance(bytes([seed] * 32)), t.match.rules.data))


def test_it_never_trades_power_away() -> None:
    for seed in range(5):
        assert choice(intrigue(hands=["theft"]), seed=seed) != "trade"


def test_theft_from_the_poor_is_for_power() -> None:
    t = intrigue(gold=[7, 0, 7, 7], hands=["theft"])
    t.play(A, "play theft a", "player 1")
    t.decline()

    assert choice(t) == "power"


def test_a_die_is_raised_where_that_wins_a_location() -> None:
    t = intrigue(dice="R3@8 Y4@8 R6@3", rest=6, hands=["support"])
    t.play(A, "play support a")

    assert t.question == "act"  # the 3 was the only die that could be raised
    t = intrigue(dice="R3@8 Y4@8 R3@3 B6@3", rest=6, hands=["support"])
    t.play(A, "play support a")
    assert choice(t) == "die red 3 mint"


def test_it_defends_what_is_worth_defending() -> None:
    t = intrigue(dice="Y5@8 R4@8", hands=["slander"], street=[0, 1, 0, 0])
    t.play(A, "play slander a")

    assert choice(t, B) == "street"


def test_it_attacks_where_fewest_answers_are_to_be_feared() -> None:
    t = intrigue(gold=7, hands=["theft", "slander support", "", "slander"], street=[0, 0, 0, 1])
    t.play(A, "play theft a")

    assert choice(t) == "player 2"


def test_the_mint_is_used() -> None:
    assert choice(dominance(8, dice="R3@8")) == "act"


def test_it_judges_by_the_components_of_its_table() -> None:
    poor = intrigue(hands=["theft"], gold=7)
    rich = intrigue(hands=["theft"], gold=7, data=with_effect('{ op = "gain_power", who = "self", amount = 9 }'))

    assert choice(poor) != "play theft b"
    assert choice(rich) == "play theft b"


def imagined(rules: Any, seed: int) -> Iterator[Outcomes]:
    """What the seats asked in a game of random moves could try out."""
    chance = Chance(seed.to_bytes(32, "big"))
    s = GAME.setup(rules, chance.fork())
    flow.advance(s)
    position: Position[Any] = Position(GAME, rules, s)
    for _ in range(120):
        if position.over:
            break
        seat = position.asked[0]
        if position.view(seat)["question"] == "act":
            yield Outcomes(position.worlds(seat).draw(chance).state, seat)
        position, _ = position.after(seat, chance.pick(position.legal(seat)))


def playable(outcomes: Outcomes) -> list[Program]:
    s = outcomes.s
    moves = s.rules.programs.plays(s, outcomes.seat)
    return [program for pair in s.rules.programs.effects for program in pair if program.move in moves]


def saved(s: State) -> dict[str, Any]:
    """All but chance, which is used up by trying, and what is only remembered."""
    s.offered = None
    return {key: value for key, value in GAME.save(s).items() if key != "chance"}


@pytest.mark.parametrize("seed", range(4))
def test_trying_an_effect_changes_neither_the_world_nor_the_copy_it_is_tried_on(seed: int) -> None:
    tried = 0
    for outcomes in imagined(wild_rules(seed, 2 + seed % 4), seed):
        for program in playable(outcomes):
            effect = Effect(outcomes, outcomes.s, program, pays=True)
            before = saved(outcomes.s), saved(effect.t)

            effect.best(0, program.blank(outcomes.seat))

            assert (saved(outcomes.s), saved(effect.t)) == before
            tried += 1
    assert tried > 20


def test_however_many_ways_there_are_few_are_tried() -> None:
    dice = [f'{{ op = "choose_die", as = "d{i}", owner = "any", scope = "any" }}' for i in range(3)]
    changes = [f'{{ op = "reroll_die", die = "d{i}" }}' for i in range(3)]
    t = intrigue(data=with_effect(", ".join(dice + changes)), hands=["theft"], dice="R1@3 R2@4 Y3@5 B4@5 G5@6 G1@7")
    s: Any = t.match.state
    program = s.rules.programs.effects[s.rules.box.card["theft"]][1]
    effect = Effect(Outcomes(s.clone(), A), s, program, pays=True)

    effect.best(0, program.blank(A))

    assert 10 < effect.tries < 2 * MOST_TRIES


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (4, 0.55)])
def test_it_wins_against_random(players: int, least: float) -> None:
    won = 0.0
    games = 12
    for seed in range(games):
        m = cg.new("achaja", players, seed=seed)
        hero = seed % players
        rng, chance = random.Random(seed), Chance(bytes(32))
        s: Any = m.state
        while s.stack:
            seat = flow.asked(s)[0]
            moves = flow.answers(s, seat)
            move = (
                choose(m.view(seat), moves, chance, m.rules.data)
                if seat == hero and len(moves) > 1
                else rng.choice(moves)
            )
            flow.apply(s, seat, move)
        won += (hero in s.result.winners) / len(s.result.winners)

    assert won / games >= least


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_games_among_greedies_end(players: int, seed: int) -> None:
    """Cards come back when the deck is empty, so a bot that draws for ever would play for ever."""
    m = cg.new("achaja", players, seed=seed)
    chance = Chance((seed + 10**9).to_bytes(32, "big"))
    for _ in range(3000):
        if m.over:
            break
        s: Any = m.state
        seat = flow.asked(s)[0]
        moves = flow.answers(s, seat)
        flow.apply(s, seat, moves[0] if len(moves) == 1 else choose(m.view(seat), moves, chance, m.rules.data))

    assert m.over
