"""C-7 After the battle."""

import pytest

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
    play(t, "P0:choose(roma)")
    first = asked(t)
    play(t, "P0:discard")

    assert first == "discard_hand P0"
    assert asked(t) == "keep_cards P1"
    play(t, "P1:keep(1) P1:keep(Sc)")
    assert t.view(None)["round"] == 2


def test_c_7_6_who_declines_keeps_the_hand() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", "1"])

    conclude(t)
    play(t, "P0:choose(roma) P0:decline")

    assert hand(t, 0) == "D Sc"
    assert asked(t) == "turn P0"


def test_c_7_6_the_discarded_hand_is_shown_to_everybody() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 Sc", "1"])

    conclude(t)
    play(t, "P0:choose(roma) P0:discard")

    [shown] = [event for event in t.log(None) if event.what == "discarded_hand"]
    assert short(shown.facts["cards"]) == "D Sc"
    assert hand(t, 0) == ""
    assert discard(t) == "6 D Sc"


def test_c_7_6_it_is_all_or_nothing() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1", "1"])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert legal(t, 0) == ["discard", "decline"]
    assert refused(t, 0, "discard drummer") == "C-7.6"


def test_c_7_6_with_a_mercenary_in_hand_one_may_not() -> None:
    t = table(3, companies=["6"], hands=["D Sc", "1 D", "1"])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert refused(t, 1, "discard") == "C-7.6"


def test_c_7_6_players_decide_clockwise_from_the_new_token_owner() -> None:
    t = table(4, companies=["10", "1", "5 C", ""], hands=["W W", "S S", "D D", "H H"])
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
