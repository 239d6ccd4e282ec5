"""What a seat may conclude at Achaja, and worlds that are drawn from it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY
from consigliere.games.achaja.knowledge import came_to_light, everybody_saw, facts_of
from consigliere.games.achaja.state import State
from games.achaja.table import A, B, C, D, E, Table, intrigue
from games.achaja.test_6_vocabulary import with_effect


def drawn(t: Table, seat: int | None, n: int = 20) -> list[State]:
    worlds = t.match.position.worlds(seat)
    return [worlds.draw(Chance(bytes([i] * 32))).state for i in range(n)]


def holds(s: State, seat: int) -> Counter[str]:
    return Counter(s.rules.box.cards[card] for card in s.hands[seat])


def facts_are_true(s: State, seat: int) -> bool:
    """Whether the copies a seat knows of are where it knows them to be, each fact with copies of its own."""
    for card in {card for _, card, _ in facts_of(s, seat)}:
        facts = [seats for seats, what, n in facts_of(s, seat) if what == card for _ in range(n)]
        for group in range(1 << s.rules.players):  # no group of hands is the only place for more than it holds
            there = sum(s.hands[other].count(card) for other in range(s.rules.players) if group >> other & 1)
            if sum(not seats & ~group for seats in facts) > there:
                return False
    return True


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_knows_of_other_hands_is_true_however_many_cards_are_passed_on(players: int) -> None:
    """D-30"""
    rng = random.Random(players)
    known = 0
    for seed in range(4):
        m = cg.new("achaja", players, seed=seed, options={"negotiate_hard": True})
        while not m.over:
            seat = m.asked[0]
            moves = m.legal(seat)
            gifts = [move for move in moves if move[:2] == ("give", "card")]
            m.play(seat, rng.choice(gifts if gifts and rng.random() < 0.2 else moves))
            if rng.random() < 0.1:
                known += len(m.state.known)
                assert all(facts_are_true(m.state, seat) for seat in range(players))
    assert known > 50


def test_a_fact_that_could_be_about_another_copy_is_not_relied_on() -> None:
    """Two copies, each in one of two hands; one comes to light in the hand that both may be in."""
    s = intrigue(players=5, hands=["", "duel", "duel"]).s
    duel = s.rules.box.card["duel"]
    s.known = {(NOBODY, 1 << B | 1 << C, duel): 1, (NOBODY, 1 << B | 1 << D, duel): 1}

    s.hands[B].remove(duel)
    came_to_light(s, B, duel)

    assert list(facts_of(s, E)) == []
    assert s.muddled == {(NOBODY, duel)}


def test_what_got_muddled_is_clear_again_when_nothing_of_it_is_left() -> None:
    s = intrigue(players=5, hands=["", "", "duel"]).s
    duel = s.rules.box.card["duel"]
    s.known, s.muddled = {(NOBODY, 1 << B | 1 << C, duel): 1}, frozenset({(NOBODY, duel)})

    came_to_light(s, C, duel)
    everybody_saw(s, C, duel)

    assert list(facts_of(s, E)) == [(1 << C, duel, 1)]


def test_d_42_gold_is_counted_by_everybody() -> None:
    t = intrigue(gold=[3, 5, 7, 9])

    assert all(world.gold == [3, 5, 7, 9] for seat in (A, None) for world in drawn(t, seat, 3))
    assert "gold" not in t.match.view(None)


def test_d_18_a_seat_remembers_the_event_it_discarded_and_nobody_else_knows_it() -> None:
    t = intrigue(players=3, events=["market_riots", "good_harvest", "new_allies"])
    for seat in (A, B):
        t.play(seat, "pass")
    event = t.s.rules.box.event["good_harvest"]

    assert {world.buried[B] for world in drawn(t, B)} == {event}
    assert len({world.buried[B] for world in drawn(t, C)}) > 1


def test_a_card_that_everybody_saw_taken_is_in_that_hand_in_every_world() -> None:
    t = intrigue(hands=["silence", "spy spy"], discard="verdict")
    t.play(A, "play silence b")
    t.decline()

    for seat in (B, C, None):
        assert all(holds(world, A)["verdict"] == 1 for world in drawn(t, seat))
    assert all(facts_are_true(world, other) for world in drawn(t, B) for other in (A, C, D))


def test_a_card_that_may_have_been_stolen_is_in_one_of_two_hands() -> None:
    t = intrigue(hands=["spy", "", "duel theft"])
    t.s.known[NOBODY, 1 << C, t.s.rules.box.card["duel"]] = 1
    t.play(A, "play spy a")
    t.decline()

    found = Counter(holds(world, A)["duel"] for world in drawn(t, B, 40) if holds(world, C)["duel"] == 0)

    assert all(holds(world, A)["duel"] + holds(world, C)["duel"] >= 1 for world in drawn(t, B, 40))
    assert found


def test_who_gave_a_card_unseen_knows_it_and_only_the_two_can_say_that_it_does() -> None:
    t = intrigue(hands=["duel", "theft", "support", ""], negotiate_hard=True)
    t.play(A, "give card duel 1")
    duel = [A, 1 << B, t.s.rules.box.card["duel"], 1]

    assert t.match.view(A)["known"] == [[[B], "duel", 1]]
    assert duel in t.match.view(A)["bookkeeping"]["known"]
    assert duel in t.match.view(B)["bookkeeping"]["known"]
    assert t.match.view(C)["bookkeeping"]["known"] == []
    guesses = Counter(len(list(facts_of(world, A))) for world in drawn(t, C, 40))
    assert set(guesses) == {0, 1}


HALF_CHOSEN = (
    '{ op = "choose_cards", as = "c", from = "hand", min = 2, max = 2, late = true }, '
    '{ op = "may", late = true, ops = [{ op = "discard_cards", cards = "c" }] }, '
    '{ op = "choose_die", as = "d", owner = "any", scope = "any", late = true }, { op = "reroll_die", die = "d" }'
)


def test_a_43_cards_that_are_being_chosen_are_seen_by_the_chooser_only() -> None:
    t = intrigue(data=with_effect(HALF_CHOSEN), hands=["theft duel spy support", "theft"], rest=4)
    t.play(A, "play theft b")
    t.decline()
    before = t.match.view(B)

    t.play(A, "card support")

    assert t.match.view(B) == before
    assert all(world.stack[-1].about[2] == tuple(before["bookkeeping"]["stack"][-1][2][2]) for world in drawn(t, B, 3))


def test_a_43_cards_that_were_chosen_and_kept_stay_a_secret() -> None:
    t = intrigue(data=with_effect(HALF_CHOSEN), hands=["theft duel spy support", "theft"], rest=4)
    t.play(A, "play theft b")
    t.decline()
    t.play(A, "card support", "card spy", "no")

    chosen: list[Any] = [slot for world in drawn(t, B) for slot in world.stack[-1].about[2] if isinstance(slot, tuple)]

    assert t.question == "choose"
    assert -2 in t.match.view(B)["bookkeeping"]["stack"][-1][2][2]
    assert len(set(chosen)) > 1
    assert {len(cards) for cards in chosen} == {2}


def test_a_spectator_can_draw_worlds_too() -> None:
    m = cg.new("achaja", 5, seed=3)

    worlds = m.position.worlds(None)
    hands = {tuple(worlds.draw(Chance(bytes([n] * 32))).state.hands[0]) for n in range(10)}

    assert len(hands) > 3
