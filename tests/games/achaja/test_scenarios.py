"""The worked examples of the rulebook (S-n) and further cases (T-n), each under its id."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.core.flow import NOBODY, Frame
from consigliere.games.achaja.steps.reckoning import winners
from games.achaja.table import A, B, C, D, book_data, dominance, intrigue, phase, preparing, reckoning, shrinking, table

# ---- examples of the rulebook --------------------------------------------------------------------------------------


def test_s_1_the_price_of_a_character_is_base_cost_and_use_tokens() -> None:
    """A-61 [S Używanie Postaci]"""
    t = intrigue(dice="R2@3", gold=9, turn=2, shown="fencing_master", uses={"fencing_master": 3})

    t.play(A, "use fencing_master", "die red 2 watchtower")

    assert t.s.gold[A] == 4
    assert t.uses("fencing_master") == 4
    assert t.match.view(B)["characters"]["fencing_master"]["cost"] == 6


@pytest.mark.parametrize("first", [B, C])
def test_s_2_actions_from_the_highest_die_down_and_ties_by_the_marker_holder(first: int) -> None:
    """A-81, A-83 [S Faza Dominacji]"""
    t = dominance(12, dice="R6@12 Y5@12 Y3@12 B3@12", marker=C)

    assert t.tokens(12) == {"Y": 1}
    assert (t.question, t.asked) == ("order", (C,))
    t.play(C, f"player {first}")
    order = []
    while t.question == "action":
        order.append(t.asked[0])
        t.play(t.asked[0], "skip")

    assert order == [A, B, first, C if first == B else B]


def test_s_3_for_each_increase_token_one_die_leaves() -> None:
    """A-86 [S Faza Dominacji]"""
    t = shrinking(dice="R6@3 Y5@3 Y4@3 B2@3", extra={3: 2})

    assert (t.question, t.asked) == ("move_out", (A,))
    t.play(A, "place red 6 mint")
    assert (t.question, t.asked) == ("move_out", (B,))
    t.play(B, "place yellow 5 citadel")

    assert t.at(3) == ["B2", "Y4"]
    assert t.s.extra[3] == 0


def test_s_4_equal_power_is_decided_by_the_surplus() -> None:
    """A-89 [S Rozliczenie]"""
    assert winners([14, 14], [2, 4]).winners == (B,)


def test_s_5_two_houses_of_one_player_do_not_add_up() -> None:
    """A-96 [S Wariant dwuosobowy]"""
    t = dominance(5, players=2, dice="R3@5 G3@5 Y5@5", gold=7)

    assert t.tokens(5) == {"Y": 1}
    assert t.s.power == [5, 6]
    actions = []
    while t.question == "action":
        actions.append(t.asked[0])
        t.play(t.asked[0], "skip")
    assert actions == [B, A, A]


def test_s_6_own_tokens_of_two_colours_compete() -> None:
    """A-97 [S Wariant dwuosobowy]"""
    t = reckoning(players=2, tokens="B@7 Y@7", gold=0)

    assert t.match.result is not None
    assert t.match.result.scores == (5, 5)


@pytest.mark.parametrize(("held", "answer", "gold", "power"), [
    (3, "take", [3, 0], [5, 5]), (3, "power", [0, 3], [6, 5]), (0, "take", [0, 0], [5, 5]),
    (0, "power", [0, 0], [6, 5])])  # fmt: skip
def test_s_7_theft_from_a_poor_player(held: int, answer: str, gold: list[int], power: list[int]) -> None:
    """A-19 [S Zasady ogólne VI]"""
    t = intrigue(players=3, gold=[0, held, 7], hands=["theft"])

    t.play(A, "play theft a", "player 1")
    t.decline()
    shown = [event for event in t.match.events if event.what == "showed_gold"]
    t.play(A, answer)

    assert [event.facts["n"] for event in shown] == [held]
    assert t.s.gold[:2] == gold
    assert t.s.power[:2] == power


def test_s_8_two_players_place_alternating_colours() -> None:
    """A-94 [S Wariant dwuosobowy]"""
    m = cg.new("achaja", 2, seed=3)
    for seat in (A, B):
        m.play(seat, "keep")
    colours: dict[int, list[str]] = {A: [], B: []}
    seats = []
    while m.view(None)["question"] == "place":
        seat = m.asked[0]
        move = m.legal(seat)[0]
        seats.append(seat)
        colours[seat].append(move[1])
        m.play(seat, move)

    first = seats[0]
    assert seats == [first, 1 - first] * 6
    for placed in colours.values():
        assert placed == [placed[0], placed[1]] * 3
        assert placed[0] != placed[1]
    reserve = m.view(None)["reserve"]
    assert sorted(len(dice) for dice in reserve.values()) == [2, 2, 2, 2]


def test_s_9_locations_open_turn_by_turn() -> None:
    """A-4, A-35 [S Przygotowanie III, Faza Przygotowań VI]"""
    closed = {}
    for turn in (1, 2, 3):
        t = intrigue(turn=turn)
        closed[turn] = [at for at in range(1, 13) if not t.s.open >> at & 1]

    assert closed == {1: [1, 2, 6, 11], 2: [1, 11], 3: []}


@pytest.mark.parametrize(("players", "revealed"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_s_10_how_many_events_are_carried_out(players: int, revealed: int) -> None:
    """A-70, A-99 [S Spasowanie]"""
    names = ["good_harvest", "letters_from_sirius", "market_riots", "family_wedding", "new_allies"]
    t = intrigue(players=players, events=names[:players], rest=6)

    for seat in range(players):
        t.play(seat, "pass")

    assert [t.s.rules.box.event_ids[event] for event in t.s.revealed] == names[:revealed]
    assert sum(event >= 0 for event in t.s.buried) == players - revealed


# ---- further cases -------------------------------------------------------------------------------------------------


def test_t_1_a_tie_for_dominance_gives_no_token_but_all_actions() -> None:
    """A-81"""
    t = dominance(5, players=3, dice="R6@5 B4@5 B2@5")

    order = []
    while t.question == "action":
        order.append(t.asked[0])
        t.play(t.asked[0], "skip")
    assert order == [A, C, C]
    assert t.tokens(5) == {}


def test_t_2_a_second_own_token_gives_no_power() -> None:
    """A-82"""
    t = dominance(8, dice="R6@8", tokens="R@8")

    assert t.tokens(8) == {"R": 2}
    assert t.s.power[A] == 5


def test_t_3_the_first_own_token_among_foreign_ones_gives_power() -> None:
    """A-82, A-87"""
    t = dominance(8, dice="R6@8", tokens="B@8 B@8")
    assert t.s.power[A] == 6

    end = reckoning(tokens="B@8 B@8 R@8", gold=0)
    assert end.match.result is not None
    assert end.match.result.scores == (5, 5, 6, 5)


def test_t_4_a_street_cousin_does_not_stop_an_effect_on_oneself() -> None:
    """A-50"""
    t = intrigue(dice="R2@3", hands=["support", "theft"], street=[0, 1, 0, 0])

    t.play(A, "play support a", "die red 2 watchtower")

    assert t.legal(B) == ["decline"]
    assert t.rule(B, "street") == "A-50"
    t.decline()
    assert t.at(3) == ["R4"]


def test_t_5_a_palace_cousin_of_a_third_player_cancels_the_card() -> None:
    """A-53, A-55"""
    t = intrigue(dice="R2@3", hands=["support"], palace=[0, 0, 1, 0])
    pile = t.s.palace_pile

    t.play(A, "play support a", "die red 2 watchtower")
    t.play(C, "palace")

    assert t.at(3) == ["R2"]
    assert t.discard() == ["support"]
    assert (t.s.palace[C], t.s.palace_pile) == (0, pile + 1)
    assert (t.question, t.asked) == ("act", (B,))


def test_t_6_a_counter_is_only_for_the_victim() -> None:
    """A-50"""
    t = intrigue(dice="Y5@3", hands=["banishment", "", "safe_passage"])

    t.play(A, "play banishment a", "at mint")

    t.play(B, "decline")
    assert t.asked == (C,)
    assert t.legal(C) == ["decline"]
    assert t.rule(C, "counter safe_passage") == "A-50"
    t.decline()
    assert t.at(8) == ["Y5"]


def test_t_7_targets_are_asked_first_then_the_others_until_somebody_cancels() -> None:
    """A-52, A-53"""
    t = intrigue(dice="B5@3", hands=["slander", "verdict", "", "silence"], street=[0, 0, 1, 0])

    t.play(A, "play slander a")
    asked = [t.asked[0]]
    t.play(C, "decline")
    asked.append(t.asked[0])
    t.play(B, "react verdict")

    assert asked == [C, B]
    assert t.at(3) == ["B5"]
    assert t.s.street[C] == 1
    assert t.asked == (B,)
    assert t.question == "act"


def test_t_8_a_counter_cannot_be_answered() -> None:
    """A-51, A-56, A-57"""
    t = intrigue(gold=[2, 7, 7, 7], palace=[1, 0, 0, 0], hands=["theft", "double_game"])

    t.play(A, "play theft a", "player 1")
    t.play(B, "counter double_game")

    assert t.s.gold[:2] == [0, 9]
    assert t.s.palace[A] == 1
    assert sorted(t.discard()) == ["double_game", "theft"]
    assert t.question == "act"


def test_t_9_who_has_passed_may_still_defend() -> None:
    """A-54"""
    t = intrigue(hands=["theft"], street=[0, 1, 0, 0], passed=(B,))

    t.play(A, "play theft a", "player 1")
    t.play(B, "street")

    assert t.s.gold[B] == 7 + 2  # not robbed, and paid for waiting
    assert t.s.passed == 1 << B
    assert t.discard() == ["theft"]


def test_t_10_gold_for_those_who_wait() -> None:
    """A-70, A-71, A-72"""
    t = intrigue(
        players=3,
        gold=0,
        hands=["theft bribe forged_deed", "", "theft"],
        events=["family_wedding", "night_journey", "new_allies"],
    )

    for move in ("play theft b", "pass", "play theft b", "play forged_deed b", "pass", "play bribe a", "pass"):
        t.decline()
        t.play(t.asked[0], move)
        t.decline()

    assert t.s.gold == [3 + 3 + 2, 2 + 2, 3 + 2]
    assert t.s.marker == B
    assert [t.s.rules.box.event_ids[event] for event in t.s.revealed] == ["night_journey"]
    assert t.question != "act"


def test_t_11_a_free_use_still_adds_a_token() -> None:
    """A-61"""
    t = intrigue(gold=0, hands=["patronage"], shown="tax_collector scribe", uses={"tax_collector": 2}, data=book_data())

    t.play(A, "play patronage a", "character tax_collector")
    t.decline()

    assert t.s.gold[A] == 3
    assert t.uses("tax_collector") == 3
    assert t.match.view(A)["characters"]["tax_collector"]["cost"] == 3


def test_t_12_a_discarded_character_is_not_replaced_this_turn() -> None:
    """A-20, A-32, A-60"""
    t = intrigue(turn=2, hands=["scandal"], shown="fencing_master conspirator moneylender")

    t.play(A, "play scandal a")
    assert t.rule(A, "character orion") == "A-43"
    t.play(A, "character conspirator")
    t.decline()

    assert [t.s.rules.box.characters[who] for who in t.s.shown] == ["fencing_master", "moneylender"]
    while t.s.turn == 2:
        seat = t.asked[0]
        t.play(seat, next(m for m in t.legal(seat) if m in ("pass", "skip", "decline")))
    assert len(t.s.shown) == 3


def test_t_13_power_for_gold_before_a_theft() -> None:
    """A-15, A-19"""
    t = intrigue(players=3, gold=[0, 2, 7], hands=["theft"])

    t.play(A, "play theft a", "player 1")
    t.play(B, "trade", "decline")
    t.decline()

    assert t.s.gold[:2] == [4, 3]
    assert t.s.power[:2] == [5, 4]
    assert t.question == "act"


def test_t_14_without_power_there_is_nothing_to_trade() -> None:
    """A-15"""
    t = intrigue(power=[5, 0, 5, 5])

    assert "trade" not in [str(move) for move in t.match.legal(B)]
    assert t.rule(B, "trade") == "A-15"


def test_t_15_a_full_location_and_orion() -> None:
    """A-22, A-25, A-60"""
    full = "Y4@8 B2@8 R5@3"
    t = intrigue(dice=full, gold=3, hands=["banishment"])
    t.play(A, "play banishment b")
    assert t.rule(A, "at mint") == "A-22"

    t = intrigue(dice=full, gold=3, data=book_data())
    t.play(A, "use orion", "at mint", "yes")

    assert t.s.gold[A] == 2
    assert t.s.rules.limit[8] + t.s.extra[8] == 3
    assert t.at(8) == ["B2", "R5", "Y4"]
    t = shrinking(dice="Y4@8 B2@8 R5@8", extra={8: 1})
    assert (t.question, t.asked) == ("move_out", (A,))


def test_t_16_with_two_houses_all_dice_of_one_colour_are_rolled() -> None:
    """A-98"""
    t = intrigue(players=2, dice="G1@3 G1@4 R1@5", rest=1, hands=["whim"], rolls=[6, 5, 4, 3, 2])

    t.play(A, "play whim a", "colour green")
    t.decline()

    assert t.dice("G") == ["G2@0", "G3@0", "G4@0", "G5@4", "G6@3"]
    assert t.dice("R") == ["R1@0", "R1@0", "R1@0", "R1@0", "R1@5"]


def test_t_17_dice_in_troy_and_any_die() -> None:
    """A-18"""
    situation = {"players": 3, "dice": "B6@0 B4@7", "rest": 1, "hands": ["slander"]}

    t = intrigue(**situation)
    t.play(A, "play slander a")
    assert t.question == "respond"  # one die only: the engine takes it

    t = intrigue(**situation)
    t.play(A, "play slander b")
    assert t.legal(A) == ["die blue 6 reserve", "die blue 4 trade_office"]


def test_t_18_the_edges_of_a_die() -> None:
    """A-21"""
    t = intrigue(dice="R5@3 R6@4 R1@5 R2@7", rest=6, hands=["support"])
    t.play(A, "play support a")
    assert t.legal(A) == ["die red 5 watchtower", "die red 1 prison", "die red 2 trade_office"]
    assert t.rule(A, "die red 6 temple_assembly") == "A-21"
    t.play(A, "die red 5 watchtower")
    t.decline()
    assert t.at(3) == ["R6"]

    t = intrigue(seat=B, dice="R1@5 R2@7 R3@4", rest=1, hands=["", "slander"])
    t.play(B, "play slander a")
    assert t.legal(B) == ["die red 2 trade_office", "die red 3 temple_assembly"]
    t.play(B, "die red 2 trade_office")
    t.decline()
    assert t.at(7) == ["R1"]


def test_t_19_changes_during_the_actions_do_not_alter_the_order() -> None:
    """A-83"""
    t = dominance(9, dice="R5@9 Y4@9", gold=2)
    assert t.tokens(9) == {"R": 1}

    t.play(A, "act", "die yellow 4 arsenal", "raise 1")

    assert t.at(9) == ["R5", "Y5"]
    assert (t.question, t.asked) == ("action", (B,))
    assert t.tokens(9) == {"R": 1}


def test_t_20_the_arsenal_helps_only_later_tiles() -> None:
    """A-80, A-81"""
    t = dominance(8, dice="R3@8 B4@8 R3@10 B4@10 R2@9", gold=2)

    t.play(C, "skip")
    t.play(A, "skip")
    assert t.tokens(8) == {"B": 1}
    t.play(A, "act", "die red 3 heraldic_office", "raise 1")

    assert t.tokens(10) == {}
    assert any(event.what == "tied_location" for event in t.match.events)


def test_t_21_the_prison_sells_one_or_two_cousins() -> None:
    """A-84"""
    rich = dominance(5, dice="R3@5", gold=2)
    rich.play(A, "act")
    assert rich.legal(A) == ["option 1", "option 2"]
    rich.play(A, "option 2")
    assert (rich.s.street[A], rich.s.gold[A]) == (2, 0)

    short = dominance(5, dice="R3@5", gold=1)
    short.play(A, "act")
    assert (short.s.street[A], short.s.gold[A]) == (1, 0)

    poor = dominance(5, dice="R3@5", gold=0)
    assert poor.legal(A) == ["skip"]
    assert poor.rule(A, "act") == "A-84"
    poor.play(A, "trade")
    assert poor.legal(A) == ["act", "skip"]


def test_t_22_with_an_empty_discard_pile_the_temple_asks_nobody() -> None:
    """A-84"""
    t = dominance(4, dice="R3@4")

    assert t.tokens(4) == {"R": 1}
    assert t.question != "action"


def test_t_23_a_token_placed_by_the_palace_gives_no_power() -> None:
    """A-82, D-32"""
    t = dominance(1, turn=3, dice="R3@1 Y1@12", gold=4)
    assert t.s.power[A] == 6  # for dominating location 1
    t.play(A, "act", "at port")

    assert t.s.gold[A] == 0
    assert t.s.power[A] == 6
    assert t.tokens(6) == {"R": 1}


def test_t_24_no_power_token_left() -> None:
    """A-82, D-20"""
    t = dominance(11, turn=3, dice="R3@11", tokens="R@3 " * 10, hands=["theft"])

    assert t.tokens(11) == {}
    assert t.s.power[A] == 5
    assert (t.question, t.asked) == ("action", (A,))


def test_t_25_a_tie_for_the_die_that_must_leave() -> None:
    """A-86"""
    t = shrinking(dice="R5@10 B5@10 Y2@10", extra={10: 1}, marker=B)

    assert (t.question, t.asked) == ("who_moves", (B,))
    assert t.legal(B) == ["player 0", "player 2"]
    assert t.rule(B, "player 1") == "A-86"
    t.play(B, "player 2")
    assert t.asked == (C,)
    t.play(C, "place blue 5 mint")

    assert t.at(10) == ["R5", "Y2"]
    assert t.s.extra[10] == 0


def test_t_26_where_a_die_that_must_leave_may_go() -> None:
    """A-86"""
    t = shrinking(
        dice="R6@3 Y1@3 Y1@4 Y1@4 Y1@5 Y1@5 B1@5 B1@8 B1@8 B1@9 B1@9 G1@10 G1@10 G1@7 G1@12 G1@12",
        extra={3: 1},
    )

    assert t.legal(A) == ["place red 6 trade_office", "place red 6 citadel"]
    assert t.rule(A, "place red 6 royal_palace") == "A-86"
    assert t.rule(A, "place red 6 watchtower") == "A-86"


def test_t_27_who_has_no_reserve_skips_placing() -> None:
    """A-37"""
    t = preparing(turn=2, dice="R3@3 R3@4 R3@5 R3@7 R3@8", shown="fencing_master conspirator moneylender")

    for seat in range(4):
        t.play(seat, "gold")

    assert (t.question, t.asked) == ("place", (B,))


def test_t_28_the_conspirator_plays_two_cards_with_two_windows() -> None:
    """A-55, A-64"""
    t = intrigue(turn=2, gold=[1, 7, 7, 7], dice="Y5@3", hands=["slander theft"], street=[0, 1, 0, 0],
                 shown="conspirator")  # fmt: skip

    t.play(A, "use conspirator", "play slander a")
    t.play(B, "street")
    t.play(A, "play theft a", "player 2")
    t.decline()

    assert t.at(3) == ["Y5"]
    assert t.s.gold == [4, 7, 3, 7]
    assert t.uses("conspirator") == 1
    assert t.discard() == ["theft", "slander"]
    assert (t.question, t.asked) == ("act", (B,))


def test_t_29_the_third_of_four_to_pass_discards_the_event() -> None:
    """A-70"""
    t = intrigue(seat=C, passed=(A, B), marker=A, events=["", "", "new_allies", "night_journey"])

    t.play(C, "pass")

    assert t.s.revealed == []
    assert t.s.rules.box.event_ids[t.s.buried[C]] == "new_allies"
    assert t.s.marker == A
    assert "new_allies" not in str([event.seen(A) for event in t.events])


def test_t_30_a_complete_tie_is_a_shared_victory() -> None:
    """A-89, D-23"""
    assert winners([13, 13, 9], [6, 6, 9]).winners == (A, B)


@pytest.mark.parametrize(("points", "price"), [("6 6 5 3 1", 2), ("5 5 4 3 2", 0)])
def test_t_31_fate_in_your_hands(points: str, price: int) -> None:
    """A-102"""
    m = cg.new("achaja", 3, seed=1, options={"fate_in_your_hands": True})

    for value in points.split():
        m.play(A, f"points {value}")
    for seat in (B, C):
        for value in ["5", "5", "4", "3", "2"]:
            m.play(seat, f"points {value}")

    assert m.state.gold[A] == 7 - price
    assert m.state.value[:5] == [int(value) for value in points.split()]


def test_t_31_thirty_points_need_a_trade_and_every_die_shows_something() -> None:
    """A-15, A-102"""
    m = cg.new("achaja", 3, seed=1, options={"fate_in_your_hands": True})
    for _ in range(4):
        m.play(A, "points 6")
    refusal = m.why_not(A, "points 6")
    assert refusal is not None
    assert refusal.rule == "A-102"
    assert m.why_not(A, "points 0") is not None

    m.play(A, "trade")
    m.play(A, "points 6")

    assert A not in m.asked


def test_t_32_not_all_is_lost_looks_at_the_left_neighbour() -> None:
    """A-103"""
    t = table(
        3, not_all_is_lost=True, dice="R1@0 R2@0 R3@0 R6@0 R6@0 Y2@0 Y3@0 Y3@0 Y4@0 Y4@0 B1@0 B1@0 B4@0 B5@0 B5@0"
    )
    t.s.stack = [Frame("set_up", NOBODY, 4)]

    phase(t, Frame("set_up", NOBODY, 4))

    assert t.s.marker == C


def test_t_33_new_order() -> None:
    """A-101"""
    order = "12 3 8 1 5 7 10 4 9 2 6 11"
    dice = "R1@12 R1@3 R1@8 Y1@5 Y1@7 Y1@10 B1@4 B1@9"
    t = dominance(12, order=order, dice=dice, discard="theft", gold=9)

    resolved = [event.facts["location"] for event in t.match.events if event.what == "dominates"]
    while t.question == "action":
        seat = t.asked[0]
        t.play(seat, "skip")
        resolved += [event.facts["location"] for event in t.events if event.what == "dominates"]

    ids = t.s.rules.box.place_ids
    assert resolved == [ids[at] for at in (12, 3, 8, 5, 7, 10, 4, 9)]
    assert t.s.rules.limit[12] == 4


def test_t_34_an_exchange_needs_no_room() -> None:
    """A-22"""
    t = intrigue(dice="R2@7 Y1@7 B6@8 G1@8", hands=["switched_places"])

    t.play(A, "play switched_places a", "die blue 6 mint")
    assert t.asked == (C,)
    t.decline()

    assert t.at(7) == ["B6", "Y1"]
    assert t.at(8) == ["G1", "R2"]


def test_t_35_two_houses_of_one_player_tied() -> None:
    """A-96, A-100"""
    t = dominance(10, players=2, dice="R4@10 G4@10")

    assert t.tokens(10) == {}
    assert (t.question, t.asked) == ("action", (A,))
    t.play(A, "act", "act")
    assert t.s.palace[A] == 2


def test_t_36_wealth() -> None:
    """A-88"""
    t = reckoning(players=3, gold=[17, 9, 0], street=[1, 0, 0], palace=[1, 0, 0])

    assert t.match.result is not None
    assert t.match.result.scores == (7, 5, 5)
    rest = {event.seat: event.facts["rest"] for event in t.match.events if event.what == "wealth"}
    assert rest == {A: 1, B: 9, C: 0}


def test_t_37_all_increase_tokens_in_use() -> None:
    """A-25, A-41"""
    t = intrigue(extra={3: 3, 4: 2})

    assert "use orion" not in t.legal(A)
    assert t.rule(A, "use orion") == "A-41"


def test_t_38_zaan() -> None:
    """A-62, A-63"""
    t = intrigue(gold=2, hands=["theft spy duel", "verdict"], uses={"zaan": 1}, palace=[0, 1, 0, 0])

    t.play(A, "use zaan", "card theft", "card spy")

    assert t.s.gold[A] == 0
    assert len(t.hand(A)) == 4
    assert t.discard() == ["theft", "spy"]
    assert (t.question, t.asked) == ("act", (B,))
    assert D not in t.asked
