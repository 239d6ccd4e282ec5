"""A-90 to A-104: two players and the advanced modes."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.core.flow import NOBODY, Frame
from games.achaja.table import A, B, C, dominance, intrigue, phase, preparing, table


def test_a_90_a_91_each_of_two_players_leads_two_houses() -> None:
    """A-90, A-91"""
    m = cg.new("achaja", 2, seed=1)
    v = m.view(A)

    assert [len(own) for own in v["colours"]] == [2, 2]
    assert v["hand_sizes"] == [6, 6]
    assert v["gold"] == 7
    assert v["power"] == [5, 5]
    assert len(v["reserve"]) == 4
    assert v["has_event"] == [True, True]


def test_a_90_two_players_choose_representing_then_supporting_colours() -> None:
    m = cg.new("achaja", 2, seed=1, options={"choose_colours": True})

    for seat, colour in ((A, "green"), (B, "blue"), (A, "red"), (B, "yellow")):
        m.play(seat, f"colour {colour}")

    assert m.view(None)["colours"] == [["green", "red"], ["blue", "yellow"]]


def test_a_92_one_colour_is_rolled_again() -> None:
    m = cg.new("achaja", 2, seed=1)
    before = m.state.value[:]
    assert [str(move) for move in m.legal(A) if move.verb != "trade"] == ["keep", "reroll red", "reroll green"]
    refusal = m.why_not(A, "reroll all")
    assert refusal is not None
    assert refusal.rule == "A-92"

    m.play(A, "reroll green")
    m.play(B, "keep")

    assert m.state.value[:5] == before[:5]
    assert m.state.value[15:20] != before[15:20]


def test_a_93_the_lowest_sum_of_ten_dice_begins() -> None:
    t = table(2, dice="R6@0 G6@0 B1@0", rest=3)

    phase(t, Frame("set_up", NOBODY, 4))

    assert t.s.marker == B


def test_a_94_colours_alternate() -> None:
    t = table(2, rest=3)
    phase(t, Frame("place_at_setup"))
    t.play(A, "place red 3 mint")
    t.play(B, "place blue 3 mint")

    assert t.rule(A, "place red 3 prison") == "A-94"


def test_a_95_one_die_of_each_colour_in_turn() -> None:
    t = preparing(players=2, dice="R1@3 R1@3 R1@4 R1@4 R1@5 G2@5", shown="tax_collector scribe gambler")
    for seat in (A, B):
        t.play(seat, "gold")

    placed = []
    while t.question == "place":
        seat = t.asked[0]
        placed.append((seat, t.legal(seat)[0].split()[1]))
        t.play(seat, t.legal(seat)[0])

    assert [seat for seat, _ in placed] == [A, B, B]  # red has no reserve and is skipped
    assert placed[0] == (A, "green")
    assert {colour for seat, colour in placed if seat == B} == {"blue", "yellow"}


def test_a_96_power_goes_to_the_player() -> None:
    t = dominance(8, players=2, dice="G5@8 B4@8")

    assert t.tokens(8) == {"G": 1}
    assert t.s.power == [6, 5]


def test_a_99_a_100_own_means_both_colours() -> None:
    """A-99, A-100"""
    t = intrigue(players=2, dice="R2@3 G2@4 B5@5", rest=6, hands=["support"])

    t.play(A, "play support a")

    assert t.legal(A) == ["die red 2 watchtower", "die green 2 temple_assembly"]


def test_a_101_a_random_order_is_shown_to_all() -> None:
    m = cg.new("achaja", 3, seed=11, options={"new_order": "random"})

    order = m.view(None)["order"]

    assert sorted(order) == sorted(m.rules.box.place_ids[1:])
    assert order != list(m.rules.box.place_ids[1:])


def test_a_101_an_order_is_proposed_and_accepted() -> None:
    wanted = [12, 3, 8, 1, 5, 7, 10, 4, 9, 2, 6, 11]
    m = cg.new("achaja", 3, seed=11, options={"new_order": "agree"})
    ids = m.rules.box.place_ids
    for at in wanted[:-1]:
        m.play(A, f"at {ids[at]}")
    m.play(B, "accept")
    m.play(C, "accept")

    assert m.view(None)["order"] == [ids[at] for at in wanted]


def test_a_101_without_agreement_the_order_is_drawn() -> None:
    m = cg.new("achaja", 3, seed=11, options={"new_order": "agree"})
    proposers = []
    while m.view(None)["question"] in ("propose", "agree"):
        if m.view(None)["question"] == "propose":
            proposers.append(m.asked[0])
            for _ in range(11):
                assert (refusal := m.why_not(m.asked[0], "at reserve")) is not None
                assert refusal.rule == "A-101"
                m.play(m.asked[0], m.legal(m.asked[0])[0])
        for seat in m.asked:
            m.play(seat, "reject")

    assert proposers == [A, B, C]
    assert m.view(None)["question"] == "reroll"


def test_a_102_points_are_secret_until_all_have_them() -> None:
    m = cg.new("achaja", 2, seed=1, options={"fate_in_your_hands": True})
    before = m.view(B), m.log(B)

    for value in ["6", "6", "5", "1", "1", "6", "6", "5", "1", "1"]:
        m.play(A, f"points {value}")

    after = m.view(B)
    assert after["asked"] == [B]
    assert {**after, "asked": [A, B]} == before[0]
    assert m.log(B) == before[1]
    for value in ["5", "5", "5", "2", "2", "6", "4", "4", "4", "4"]:
        m.play(B, f"points {value}")
    assert m.view(A)["gold"] == 7
    assert m.view(B)["gold"] == 7 - 3


def test_a_103_not_all_is_lost_with_two_players_looks_at_three_of_ten_dice() -> None:
    t = table(2, not_all_is_lost=True, dice="R1@0 G1@0 G1@0 B1@0 B1@0 Y2@0", rest=6)

    phase(t, Frame("set_up", NOBODY, 4))

    assert t.s.marker == A


def test_a_104_gifts_at_own_decision_points() -> None:
    t = intrigue(hands=["theft spy"], street=[1, 0, 0, 0], negotiate_hard=True)

    t.play(A, "give gold 5 1", "give card spy 2", "give cousin street 1")

    assert t.s.gold[:2] == [2, 12]
    assert t.hand(C) == ["spy"]
    assert t.s.street[:2] == [0, 1]
    assert t.asked == (A,)
    assert t.rule(B, "give gold 1 0") == "A-104"
    assert "spy" not in str(t.match.log(B))
    assert "spy" in str(t.match.log(C))
    assert [[C], "spy", 1] in t.match.view(A)["known"]


def test_a_104_pacts_are_written_down_and_bind_nobody() -> None:
    t = intrigue(negotiate_hard=True)

    t.play(C, "pact 0 no theft this turn")

    assert t.events[-1].facts == {"to": A, "words": "no theft this turn"}
    assert t.rule(C, "pact 2 peace") == "A-104"


def test_a_105_so_many_gifts_in_a_turn() -> None:
    """D-48: two players who hand one gold to and fro would never answer."""
    t = intrigue(gold=30, negotiate_hard=True)
    most = t.s.rules.number["gifts_per_turn"]
    assert most == 20

    t.play(A, *["give gold 1 1"] * most)

    assert t.rule(A, "give gold 1 1") == "A-105"
    assert t.match.legal(A)[-1].verb != "give"
    t.play(A, "pass")
    t.play(B, "give gold 1 0")  # the others have made none


def test_a_105_so_many_pacts_in_a_turn_and_short_ones() -> None:
    t = intrigue(negotiate_hard=True)
    assert t.rule(C, "pact 0 " + "blah " * 31) == "A-105"
    assert t.rule(C, "pact 0 " + "x" * 201) == "A-105"

    t.play(C, *["pact 0 peace"] * 20)

    assert t.rule(C, "pact 0 peace") == "A-105"
    assert t.match.talk(C) == []
    assert t.match.talk(B) != []


def test_a_105_a_new_turn_lets_negotiate_anew() -> None:
    t = table(negotiate_hard=True)
    t.s.gifts, t.s.pacts = (20, 0, 0, 0), (0, 20, 0, 0)

    phase(t, Frame("later_turn"))

    assert (t.s.gifts, t.s.pacts) == ((0,) * 4, (0,) * 4)


@pytest.mark.parametrize("move", ["give gold 1 1", "pact 1 peace"])
def test_a_104_only_in_that_mode(move: str) -> None:
    assert intrigue().rule(A, move) == "A-104"
