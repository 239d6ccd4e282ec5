"""C-7 After the battle."""

import json
from typing import Any

import pytest

import consigliere as cg
from games.condottiere.table import (
    asked,
    companies,
    conclude,
    discard,
    final_strengths,
    hand,
    hand_sizes,
    legal,
    owner,
    play,
    refused,
    short,
    table,
    token,
    told,
)

IN_TURN: dict[str, Any] = {"hand_discards": "in_turn"}
TWO_EACH = ["1 1", "1 1", "1 1", "1 1"]


# -- C-7.1 the region -------------------------------------------------------------------------------------------------


def test_x_21_c_7_1_equal_strengths_below_the_highest_do_not_matter() -> None:
    t = table(4, companies=["6 3", "5", "4 1", ""], hands=TWO_EACH)

    conclude(t)

    assert final_strengths(t) == [9, 5, 5, 0]
    assert owner(t, "siena") == 0


def test_c_7_1_nobody_conquers_when_the_highest_is_shared() -> None:
    t = table(4, companies=["6", "5 1", "4"], hands=TWO_EACH)

    conclude(t)

    assert owner(t, "siena") is None
    assert [event.facts["region"] for event in told(t, "stood_off")] == ["siena"]


# -- C-7.2 the token --------------------------------------------------------------------------------------------------


def test_x_22_c_7_2_most_courtesans_take_the_token_from_the_winner() -> None:
    t = table(3, companies=["10 10", "5 C C", "4 C"], hands=TWO_EACH[:3])

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (0, 1)


def test_x_23_c_7_2_with_equal_courtesans_the_winner_gets_the_token() -> None:
    t = table(3, companies=["6", "10 C", "2 C"], hands=TWO_EACH[:3])

    conclude(t)

    assert final_strengths(t) == [6, 11, 3]
    assert (owner(t, "siena"), token(t)) == (1, 1)


def test_x_24_c_7_2_after_a_tie_the_sole_leader_in_courtesans_gets_the_token() -> None:
    t = table(3, token=1, companies=["6 C", "4 3", ""], hands=TWO_EACH[:3])

    conclude(t)

    assert final_strengths(t) == [7, 7, 0]
    assert (owner(t, "siena"), token(t)) == (None, 0)


def test_x_25_c_7_2_after_a_tie_in_everything_the_token_goes_left() -> None:
    t = table(4, token=1, companies=["6 C", "", "", "6 C"], hands=TWO_EACH)

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (None, 2)


def test_x_26_left_of_the_last_seat_is_the_first() -> None:
    t = table(4, token=3, companies=["6", "6"], hands=TWO_EACH)

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (None, 0)


def test_x_27_when_everybody_passes_the_token_goes_left_and_the_region_may_be_chosen_again() -> None:
    t = table(4, token=1, hands=TWO_EACH)

    play(t, "P1:pass P2:pass P3:pass P0:pass")

    assert final_strengths(t) == [0, 0, 0, 0]
    assert owner(t, "siena") is None
    assert asked(t) == "choose_region P2"
    assert "choose siena" in legal(t, 2)


def test_x_28_companies_without_strength_tie_at_zero() -> None:
    t = table(4, token=1, hands=["1 1", "D 1", "1 1", "W 1"])

    play(t, "P1:D P2:pass P3:W P0:pass P1:pass P3:pass")

    assert final_strengths(t) == [0, 0, 0, 0]
    assert (owner(t, "siena"), token(t)) == (None, 2)


def test_x_29_a_single_courtesan_conquers_and_takes_the_token() -> None:
    t = table(4, hands=["1 1", "C 1", "1 1", "1 1"])

    play(t, "P0:pass P1:C P2:pass P3:pass P1:pass")

    assert final_strengths(t) == [0, 1, 0, 0]
    assert (owner(t, "siena"), token(t)) == (1, 1)


# -- C-7.3 the end ----------------------------------------------------------------------------------------------------


def test_c_7_3_when_the_game_is_over_the_steps_below_are_left_out() -> None:
    t = table(4, control={0: "lucca modena"}, region="bologna", companies=["6", "5"], hands=["D", "W", "", ""])

    conclude(t)

    assert t.over
    assert companies(t) == ["6", "5", "", ""]
    assert hand_sizes(t) == [1, 1, 0, 0]
    assert told(t, "new_round") == []


# -- C-7.4 the next region --------------------------------------------------------------------------------------------


def test_c_7_4_the_next_region_is_chosen_before_companies_are_discarded_and_before_the_deal() -> None:
    t = table(3, companies=["6", "5"], hands=["", "", ""])

    conclude(t)

    assert asked(t) == "choose_region P0"
    assert companies(t) == ["6", "5", ""]
    assert hand_sizes(t) == [0, 0, 0]


def test_c_7_4_with_the_switch_the_next_region_is_chosen_last_after_the_deal() -> None:
    t = table(3, companies=["6", "5"], hands=["", "", ""], region_choice_timing="battle_start")

    conclude(t)

    assert asked(t) == "choose_region P0"
    assert companies(t) == ["", "", ""]
    assert hand_sizes(t) == [11, 10, 10]
    play(t, "P0:choose(roma)")
    assert asked(t) == "turn P0"


def test_c_7_4_the_new_token_owner_chooses() -> None:
    t = table(3, companies=["10", "5 C"], hands=["1 1"] * 3)

    conclude(t)

    assert asked(t) == "choose_region P1"
    assert refused(t, 0, "choose roma") == "C-3.1"


# -- C-7.5 the companies ----------------------------------------------------------------------------------------------


def test_c_7_5_all_companies_go_to_the_discard_pile() -> None:
    t = table(3, companies=["6 W", "5 C", "D"], hands=["1 1"] * 3, discard="Bi")

    conclude(t)
    play(t, "P1:choose(roma)")

    assert companies(t) == ["", "", ""]
    assert discard(t) == "5 6 W Bi C D"


# -- C-7.6 hands without a mercenary ----------------------------------------------------------------------------------


def test_x_35_c_7_6_only_who_holds_cards_and_no_mercenary_may_discard_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", ""])

    conclude(t)
    may = [[move for move in legal(t, seat) if not move.startswith("choose")] for seat in range(3)]
    play(t, "P0:discard P0:choose(roma)")

    assert may == [["discard"], [], []]
    assert asked(t) == "keep_cards P1"
    play(t, "P1:keep(1) P1:keep(Sc)")
    assert t.view(None)["round"] == 2


def test_c_7_6_with_the_pass_one_decides_to_discard_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", "1"])

    t.play(0, "pass discard")
    before = hand(t, 0)
    play(t, "P1:pass P2:pass P0:choose(roma)")

    assert before == "D Sc"
    assert hand(t, 0) == ""
    assert discard(t) == "6 D Sc"


def test_c_7_6_who_only_passes_keeps_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", "1"])

    play(t, "P0:pass P1:pass P2:pass P0:choose(roma)")

    assert hand(t, 0) == "D Sc"
    assert asked(t) == "turn P0"


def test_c_7_6_until_the_region_is_chosen_one_may_decide_otherwise() -> None:
    t = table(3, companies=["6", "6"], hands=["D Sc", "D D", "1"])
    play(t, "P0:pass P1:pass P2:pass")

    t.play(0, "discard")
    t.play(1, "discard")
    kept = [str(move) for move in t.legal(1)]
    t.play(1, "decline")
    play(t, "P0:choose(roma)" if token(t) == 0 else "P1:choose(roma)")

    assert "decline" in kept
    assert "discard" not in kept
    assert (hand(t, 0), hand(t, 1)) == ("", "D D")


def test_c_7_6_whoever_was_surprised_by_a_surrender_can_still_discard_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "Su 1", "1"], turn=1)

    play(t, "P1:Su")
    t.play(0, "discard")
    play(t, "P0:choose(roma)")

    assert hand(t, 0) == ""


def test_c_7_6_hands_are_discarded_after_the_region_is_chosen_and_shown_to_everybody() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "S S", "1"])
    t.play(0, "pass discard")
    t.play(1, "pass discard")
    play(t, "P2:pass")
    sizes = hand_sizes(t)

    play(t, "P0:choose(roma)")

    assert sizes == [2, 2, 1]
    shown = [event for event in t.log(None) if event.what == "discarded_hand"]
    assert [(event.seat, short(event.facts["cards"])) for event in shown] == [(0, "D Sc"), (1, "S S")]
    assert [event.what for event in t.log(None)].index("chose") < [e.what for e in t.log(None)].index("discarded_hand")


def test_c_7_6_nobody_learns_who_could_have_discarded_a_hand_and_did_not() -> None:
    """Two tables alike but for one hand: one could have been discarded. The others see the same until the end."""
    seen = []
    for cards in ("D Sc", "1 Sc"):
        t = table(3, companies=["6"], hands=["1 1", cards, "1"], rest="pile")
        views = []
        for said in ("P0:pass", "P1:pass", "P2:pass", "P0:choose(roma)"):
            play(t, said)
            views += [t.view(0), t.view(2), t.view(None), t.asked, t.legal(0), t.legal(2)]
        seen.append((views, t.log(0)))

    assert seen[0] == seen[1]
    assert seen[0][0][-4]["mercenaries"] == [None, None, None]


def test_c_7_6_nobody_sees_a_decision_before_it_is_carried_out() -> None:
    said, silent = (table(3, companies=["6"], hands=["1 1", "D Sc", "1"]) for _ in range(2))
    for t, word in ((said, "pass discard"), (silent, "pass")):
        play(t, "P0:pass")
        t.play(1, word)
        play(t, "P2:pass")

    for seat in (0, 2, None):
        assert said.view(seat) == silent.view(seat)
        assert said.log(seat) == silent.log(seat)
    assert (said.view(1)["discarding"], silent.view(1)["discarding"]) == (True, False)


def test_c_7_6_it_costs_nobody_an_answer() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "D D", "S S"])

    play(t, "P0:pass P1:pass P2:pass P0:choose(roma)")

    assert asked(t) == "turn P0"


def test_c_7_6_it_is_all_or_nothing() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1", "1"])

    conclude(t)

    assert refused(t, 0, "discard drummer") == "C-7.6"


@pytest.mark.parametrize(
    ("hands", "move", "key"),
    [
        (["1 D", "1", "1"], "pass discard", "refuse.discard_mercenary"),
        (["D", "1", "1"], "discard", "refuse.discard_now"),
        (["D", "1", "1"], "decline", "refuse.not_discarding"),
    ],
)
def test_c_7_6_during_the_battle_one_decides_with_the_pass_alone(hands: list[str], move: str, key: str) -> None:
    t = table(3, hands=hands)

    refusal = t.why_not(0, move)

    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("C-7.6", key)


@pytest.mark.parametrize(("cards", "key"), [("1 D", "refuse.discard_mercenary"), ("", "refuse.discard_nothing")])
def test_c_7_6_with_a_mercenary_or_no_card_in_hand_one_may_not(cards: str, key: str) -> None:
    t = table(3, companies=["6"], hands=["D Sc", cards, "1"])

    conclude(t)

    refusal = t.why_not(1, "discard")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("C-7.6", key)


def test_c_7_6_before_the_first_battle_no_hand_is_discarded() -> None:
    t = table(2, hands=["D Sc", "1"], ask="choose_region", battle=0)

    assert all(move.startswith("choose") for move in legal(t, 0))
    assert refused(t, 0, "discard") == "C-7.6"


def test_c_7_6_a_defender_who_only_waits_does_not_decide_yet() -> None:
    t = table(3, hands=["1", "1", "D"], control={2: "siena"}, region="siena", turn=2, reconquest=True)

    assert legal(t, 2) == ["play drummer", "pass"]
    play(t, "P2:pass P0:pass P1:pass")
    assert legal(t, 2) == ["play drummer", "pass", "pass discard"]


def test_c_7_6_in_the_final_battle_and_where_cards_are_drawn_no_hand_is_discarded() -> None:
    final = table(2, hands=["D", "1"], finalists=(0, 1))
    draw = table(2, hands=["D", "1"], draw_after_battle=True)

    assert legal(final, 0) == legal(draw, 0) == ["play drummer", "pass"]
    assert refused(draw, 0, "pass discard") == "C-4.2"


def test_c_7_6_where_the_region_is_chosen_last_one_decides_with_the_pass() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1", "1"], region_choice_timing="battle_start")

    t.play(0, "pass discard")
    play(t, "P1:pass P2:pass")

    assert hand(t, 0) == ""
    assert asked(t) == "choose_region P0"
    assert all(move.startswith("choose") for move in legal(t, 0))


@pytest.mark.parametrize(
    ("hands", "passed"), [(["1 D", "1", "1"], [0]), (["D", "1", "1"], []), (["", "1", "1"], [0])], ids=str
)
def test_c_7_6_a_decision_that_nobody_can_have_taken_is_refused_when_a_match_is_read(
    hands: list[str], passed: list[int]
) -> None:
    saved = json.loads(table(3, hands=hands, turn=1, passed=passed).to_json())
    saved["state"]["discarding"] = [0]

    with pytest.raises(cg.BadRecord, match="cannot have decided"):
        cg.Match.from_json(json.dumps(saved))


# -- C-7.6 with `hand_discards = "in_turn"` ----------------------------------------------------------------------------


def test_x_35_c_7_6_in_turn_only_who_holds_cards_and_no_mercenary_may_discard_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", ""], **IN_TURN)

    conclude(t)
    play(t, "P0:choose(roma)")
    first = asked(t)
    play(t, "P0:discard")

    assert first == "discard_hand P0"
    assert asked(t) == "keep_cards P1"
    play(t, "P1:keep(1) P1:keep(Sc)")
    assert t.view(None)["round"] == 2


def test_c_7_6_in_turn_who_declines_keeps_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", "1"], **IN_TURN)

    conclude(t)
    play(t, "P0:choose(roma) P0:decline")

    assert hand(t, 0) == "D Sc"
    assert asked(t) == "turn P0"


def test_c_7_6_in_turn_the_discarded_hand_is_shown_to_everybody() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", "1"], **IN_TURN)

    conclude(t)
    play(t, "P0:choose(roma) P0:discard")

    [shown] = [event for event in t.log(None) if event.what == "discarded_hand"]
    assert short(shown.facts["cards"]) == "D Sc"
    assert hand(t, 0) == ""
    assert discard(t) == "6 D Sc"


def test_c_7_6_in_turn_it_is_all_or_nothing() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1", "1"], **IN_TURN)

    conclude(t)
    play(t, "P0:choose(roma)")

    assert legal(t, 0) == ["discard", "decline"]
    assert refused(t, 0, "discard drummer") == "C-7.6"


def test_c_7_6_in_turn_with_a_mercenary_in_hand_one_may_not() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 D", "1"], **IN_TURN)

    conclude(t)
    play(t, "P0:choose(roma)")

    assert refused(t, 1, "discard") == "C-7.6"


def test_c_7_6_in_turn_players_decide_clockwise_from_the_new_token_owner() -> None:
    t = table(4, companies=["10", "1", "5 C", ""], hands=["W W", "S S", "D D", "H H"], **IN_TURN)
    order = []

    conclude(t)
    play(t, "P2:choose(roma)")
    for seat in (2, 3, 0, 1):
        order.append(asked(t))
        play(t, f"P{seat}:decline")

    assert order == [f"discard_hand P{seat}" for seat in (2, 3, 0, 1)]
    assert asked(t) == "turn P2"


# -- C-7.7 and then ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("timing", ["step2", "battle_start"])
def test_c_7_7_if_the_round_is_not_over_the_next_battle_begins(timing: str) -> None:
    t = table(3, companies=["6", "5"], hands=["1 1", "2 2", ""], region_choice_timing=timing)

    conclude(t)
    play(t, "P0:choose(roma)")

    assert t.view(None)["battle"] == 2
    assert t.view(None)["round"] == 1
    assert (hand(t, 0), hand(t, 1), hand(t, 2)) == ("1 1", "2 2", "")
    assert asked(t) == "turn P0"
