"""A-1 to A-13, A-26: setting the game up."""

from __future__ import annotations

from collections import Counter

import pytest

import consigliere as cg
from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame
from consigliere.games.achaja import GAME
from games.achaja.table import A, B, C, phase, table


def test_a_1_the_locations_lie_in_the_order_of_their_numbers() -> None:
    m = cg.new("achaja", 3, seed=1)

    assert m.view(None)["order"] == list(m.rules.box.place_ids[1:])
    assert len(m.view(None)["order"]) == 12


@pytest.mark.parametrize(("players", "covered"), [(2, []), (3, [2, 6, 11, 12]), (4, []), (5, [7, 8, 9, 10])])
def test_a_2_a_3_limits_depend_on_the_number_of_players(players: int, covered: list[int]) -> None:
    """A-2, A-3"""
    box = table(players).s.rules.box
    differing = [e["number"] for e in box.location_entries if e["limit"][f"p{players}"] != e["base_limit"]]

    assert differing == covered
    assert sum(box.limits[4]) == 31


def test_a_4_a_closed_location_takes_no_dice() -> None:
    m = cg.new("achaja", 3, seed=1)
    for seat in range(3):
        m.play(seat, "keep")
    seat = m.asked[0]
    die = m.legal(seat)[0]

    refusal = m.why_not(seat, cg.Move("place", die[1], die[2], "royal_palace"))

    assert refusal is not None
    assert refusal.rule == "A-4"


def test_a_5_a_6_decks_and_piles() -> None:
    """A-5, A-6"""
    s = table(4).s

    assert [len(deck) for deck in s.character_decks] == [5, 5, 5]
    assert [len(deck) for deck in s.event_decks] == [6, 6, 6]
    assert len(s.deck) == 45
    assert (s.street_pile, s.palace_pile) == (12, 8)
    assert [s.rules.box.characters[who] for who in s.rules.box.figures] == ["orion", "zaan"]


def test_a_7_a_8_a_9_a_10_what_everybody_starts_with() -> None:
    """A-7, A-8, A-9, A-10"""
    s = cg.new("achaja", 5, seed=4).state

    assert s.gold == [7] * 5
    assert s.power == [5] * 5
    assert s.supply == [10] * 5
    assert [len(hand) for hand in s.hands] == [3] * 5
    assert s.street == [1] * 5
    assert s.palace == [0] * 5
    assert all(event in range(6) for event in s.events)
    assert len(s.shown) == 3
    assert all(who in range(5) for who in s.shown)


def test_a_7_colours_can_be_chosen() -> None:
    m = cg.new("achaja", 3, seed=4, options={"choose_colours": True})
    for seat, colour in enumerate(("purple", "green", "red")):
        m.play(seat, f"colour {colour}")
        if seat == 0:
            refusal = m.why_not(1, "colour purple")
            assert refusal is not None
            assert refusal.rule == "A-7"

    assert m.view(None)["colours"] == [["purple"], ["green"], ["red"]]
    assert sorted(m.view(None)["reserve"]) == ["green", "purple", "red"]


def test_a_11_all_dice_are_rolled_again_or_none_and_nobody_sees_it_before_all_decided() -> None:
    m = cg.new("achaja", 3, seed=5)
    before = m.state.value[:]
    assert [str(move) for move in m.legal(A) if move.verb != "trade"] == ["keep", "reroll all"]

    m.play(A, "reroll all")
    assert m.state.value == before
    assert m.asked == (B, C)
    m.play(C, "keep")
    m.play(B, "keep")

    assert m.state.value[:5] != before[:5]
    assert m.state.value[5:15] == before[5:15]


def test_a_12_the_lowest_sum_begins() -> None:
    t = table(3, dice="R6@0 Y1@0 B6@0", rest=3)

    phase(t, Frame("set_up", NOBODY, 4))

    assert t.s.marker == B


def test_a_12_a_tie_is_broken_by_chance() -> None:
    found = set()
    for seed in range(20):
        t = table(3, rest=3)
        t.s.chance = Chance(seed.to_bytes(32, "big"))
        phase(t, Frame("set_up", NOBODY, 4))
        found.add(t.s.marker)

    assert found == {A, B, C}


def test_a_13_three_dice_each_in_order_within_the_limits() -> None:
    m = cg.new("achaja", 4, seed=6)
    for seat in range(4):
        m.play(seat, "keep")
    seats = []
    while m.view(None)["question"] == "place":
        seat = m.asked[0]
        seats.append(seat)
        m.play(seat, m.legal(seat)[0])

    first = seats[0]
    assert seats == [(first + i) % 4 for i in range(4)] * 3
    assert Counter(m.state.houses.of_die[d] for d, p in enumerate(m.state.place) if p > 0) == dict.fromkeys(range(4), 3)
    assert all(m.state.at[at] <= m.rules.limit[at] for at in range(1, 13))


def test_a_13_a_full_location_is_refused() -> None:
    t = table(4, dice="R1@8 Y1@8")
    phase(t, Frame("place_at_setup"))

    assert t.rule(A, "place red 3 mint") == "A-13"
    assert t.rule(A, "place red 6 prison") == "A-13"


def test_a_26_three_turns_and_then_the_reckoning() -> None:
    m = cg.new("achaja", 3, seed=7)
    turns = []
    while not m.over:
        turns.append(m.state.turn)
        seat = m.asked[0]
        legal = [str(move) for move in m.legal(seat)]
        m.play(seat, next((move for move in ("pass", "skip", "keep", "gold") if move in legal), legal[0]))

    assert sorted(set(turns)) == [1, 2, 3]
    assert m.result is not None
    assert GAME.end_rule == "A-89"
