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
from consigliere.core.flow import NOBODY, Frame
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.games.achaja import GAME
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.state import State
from games.achaja.table import A, B, C, D, Table, dominance, intrigue, phase, table
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


# ---- what it used to do wrong ----------------------------------------------------------------------------------------


def test_it_sells_all_cards_where_nothing_else_comes_of_them() -> None:
    """It kept three of six cards, though a card is worth nothing after the last Black Market."""
    t = dominance(11, turn=3, dice="R3@11", hands=["theft spy duel bribe slander silence"], gold=0)

    while t.asked == (A,):
        t.play(A, choice(t))

    assert t.hand(A) == []
    assert t.match.log(A)[-1].what == "won"
    assert any(event.what == "gained_gold" and event.facts["n"] == 12 for event in t.match.log(A))


@pytest.mark.parametrize("players", [3, 5])
def test_it_keeps_a_reaction_for_something_worse(players: int) -> None:
    """A REACTION went against cards that hurt no more than the loss of the REACTION itself."""
    dice = "Y5@4 B5@4" if players == 3 else "R6@4 Y5@4"
    t = intrigue(players=players, turn=3, dice=dice, rest=6, hands=["silence", "verdict"], seat=B)
    t.play(B, "play verdict b")

    assert t.question == "respond"
    assert {choice(t, A, seed) for seed in range(4)} == {"decline"}


def test_a_roll_is_judged_by_its_mean_when_a_card_is_answered() -> None:
    """One imagined roll stood for all; the same dice turned over count as much."""
    t = intrigue(turn=3, dice="Y4@4 R4@4 Y3@8 B3@8", hands=["", "whim"], palace=[1, 0, 0, 0], seat=B)
    t.play(B, "play whim a")
    world = t.match.position.worlds(A).draw(Chance(bytes(32))).state

    assert -0.2 < Outcomes(world, A).of_move(Move("decline")) < 0


@pytest.mark.parametrize(("card", "effect"), [("switched_places", "b"), ("forged_deed", "b"), ("verdict", "b")])
def test_the_last_to_act_takes_what_a_card_still_brings_in_the_last_turn(card: str, effect: str) -> None:
    """It passed with cards that bring gold for nothing, as if they could still be kept for something."""
    t = intrigue(turn=3, hands=[card], dice="Y5@3 B5@4", passed=(B, C, D), marker=B)

    assert choice(t) == f"play {card} {effect}"


def test_it_pays_for_no_roll_where_all_is_resolved() -> None:
    """A-80: in the last turn a die on a location that had its turn counts for nothing any more."""
    t = dominance(3, turn=3, dice="R3@3 R1@2 Y1@2", gold=20)

    assert {choice(t, seed=seed) for seed in range(8)} == {"skip"}


def test_it_finds_the_one_die_among_many_that_is_worth_a_change() -> None:
    """Of many dice it had looked at every sixth only."""
    t = dominance(9, turn=3, dice="R3@9 R4@12 Y4@12", gold=20)
    assert choice(t) == "act"
    t.play(A, "act")

    assert choice(t) in ("die red 4 citadel", "die yellow 4 citadel")


def test_it_places_a_die_where_it_leads() -> None:
    """It put a 3 behind a 6, because the action of that location was a little better."""
    behind = "Y6@8 Y6@7 B6@10 G6@5 B6@9 G6@12"
    t = phase(table(rest=3, dice=behind), Frame("placing", NOBODY, ((A,), (-1,) * 5)))

    assert choice(t) in ("place red 3 watchtower", "place red 3 temple_assembly")
