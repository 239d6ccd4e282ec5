"""C-13 Option: draw after battle."""

from typing import Any

import pytest

import consigliere as cg
from consigliere import Match
from games.condottiere.table import (
    asked,
    companies,
    conclude,
    discard,
    hand,
    hand_sizes,
    legal,
    owner,
    play,
    refused,
    table,
    told,
)


def drawing(players: int = 2, **situation: Any) -> Match[Any]:
    return table(players, draw_after_battle=True, **situation)


# -- C-13.1 no rounds -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "size"), [(True, 7), (False, 10)])
def test_c_13_1_one_starts_with_seven_cards(option: bool, size: int) -> None:
    t = cg.new("condottiere", 4, seed=3, options={"draw_after_battle": option})

    assert hand_sizes(t) == [size] * 4


def test_v_2_c_13_1_no_hand_discard_is_offered() -> None:
    t = drawing(companies=["6"], hands=["D Sc", "1"])

    conclude(t)
    play(t, "P0:draw(0) P1:draw(0) P0:choose(roma)")

    assert asked(t) == "turn P0"
    assert hand(t, 0) == "D Sc"


def test_c_13_1_there_is_no_new_deal_when_one_player_has_cards() -> None:
    t = drawing(companies=["6"], hands=["1 1", ""])

    conclude(t)
    play(t, "P0:draw(0) P1:draw(0) P0:choose(roma)")

    assert hand_sizes(t) == [2, 0]
    assert t.view(None)["round"] == 1
    assert asked(t) == "turn P0"


# -- C-13.2 the order -------------------------------------------------------------------------------------------------


def test_c_13_2_compare_draw_choose_discard() -> None:
    t = drawing(companies=["6", "5"], hands=["1", "1"])
    seen = []

    conclude(t)
    seen.append((owner(t, "siena"), asked(t), companies(t)))
    play(t, "P0:draw(1) P1:draw(1)")
    seen.append((owner(t, "siena"), asked(t), companies(t)))
    play(t, "P0:choose(roma)")
    seen.append((owner(t, "siena"), asked(t), companies(t)))

    assert seen == [
        (0, "draw P0", ["6", "5"]),
        (0, "choose_region P0", ["6", "5"]),
        (0, "turn P0", ["", ""]),
    ]
    assert discard(t) == "5 6"


def test_c_13_2_when_the_game_is_over_nobody_draws() -> None:
    t = drawing(4, control={0: "lucca modena"}, region="bologna", companies=["6"], hands=["1"] * 4)

    conclude(t)

    assert t.over
    assert hand_sizes(t) == [1, 1, 1, 1]


def test_c_13_2_c_7_4_with_the_switch_the_companies_are_discarded_before_the_choice() -> None:
    t = drawing(companies=["6", "5"], hands=["1", "1"], region_choice_timing="battle_start")

    conclude(t)
    play(t, "P0:draw(1) P1:draw(1)")

    assert asked(t) == "choose_region P0"
    assert companies(t) == ["", ""]
    play(t, "P0:choose(roma)")
    assert asked(t) == "turn P0"


# -- C-13.3 how many --------------------------------------------------------------------------------------------------


def test_w_7_c_13_3_nine_cards_and_one_region_leave_room_for_two() -> None:
    """[S 001 Dobieranie po bitwie]"""
    t = drawing(control={0: "parma"}, companies=["", "6"], hands=["1 1 1 2 2 2 3 3 3", "1"])

    conclude(t)
    play(t, "P1:draw(0)")

    assert legal(t, 0) == ["draw 0", "draw 1", "draw 2"]
    assert refused(t, 0, "draw 3") == "C-13.3"
    play(t, "P0:draw(2)")
    assert hand_sizes(t) == [11, 1]


def test_v_1_above_the_limit_one_draws_and_discards_nothing() -> None:
    t = drawing(companies=["", "6"], hands=["1 1 1 2 2 2 3 3 3 4 4", "1"])

    conclude(t)
    play(t, "P1:draw(0)")

    assert asked(t) == "choose_region P1"
    assert hand_sizes(t) == [11, 1]


def test_v_1_c_13_3_an_empty_hand_draws_up_to_three_while_another_player_has_cards() -> None:
    t = drawing(control={0: "parma lucca"}, companies=["", "6"], hands=["", "1"])

    conclude(t)
    play(t, "P1:draw(0)")

    assert legal(t, 0) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert refused(t, 0, "draw 4") == "C-13.3"


def test_v_1_c_13_4_when_all_hands_are_empty_everybody_draws_exactly_ten() -> None:
    t = drawing(3, control={0: "parma lucca"}, companies=["6"], hands=["", "", ""])

    conclude(t)

    assert hand_sizes(t) == [10, 10, 10]
    assert asked(t) == "choose_region P0"


def test_c_13_3_a_region_just_conquered_counts_for_the_limit() -> None:
    t = drawing(companies=["6"], hands=["1 1 1 2 2 2 3 3 3 4", "1"])

    conclude(t)

    assert asked(t) == "draw P0"
    assert legal(t, 0) == ["draw 0", "draw 1"]


def test_c_13_3_players_draw_clockwise_from_the_new_token_owner() -> None:
    t = drawing(4, companies=["6", "", "C"], hands=["1", "1", "1", "1"])
    order = []

    conclude(t)
    for seat in (2, 3, 0, 1):
        order.append(asked(t))
        play(t, f"P{seat}:draw(1)")

    assert order == ["draw P2", "draw P3", "draw P0", "draw P1"]
    assert asked(t) == "choose_region P2"


def test_c_13_3_what_is_drawn_only_its_owner_sees() -> None:
    t = drawing(companies=["6"], hands=["1", "1"])

    conclude(t)
    play(t, "P0:draw(3)")

    [event] = told(t, "dealt")
    assert dict(event.seen(1).facts) == {"n": 3}
    assert len(event.seen(0).facts["cards"]) == 3


# -- C-13.5 an empty pile ---------------------------------------------------------------------------------------------


def test_c_13_5_the_discard_pile_becomes_the_new_draw_pile() -> None:
    t = drawing(companies=["6"], hands=["1", "1"], pile="5", discard="4 4", rest=1)

    conclude(t)
    play(t, "P0:draw(3)")

    assert hand(t, 0) == "1 4 4 5"
    assert t.view(None)["pile"] == 0
    assert discard(t) == ""


def test_c_13_5_companies_stay_while_the_discard_pile_suffices() -> None:
    t = drawing(companies=["6"], hands=["1", "1"], pile="", discard="4 4 4", rest=1)

    conclude(t)
    play(t, "P0:draw(3)")

    assert companies(t) == ["6", ""]


def test_c_13_5_if_the_discard_pile_is_empty_too_the_companies_are_shuffled() -> None:
    t = drawing(companies=["6 6 6", "5"], hands=["1", "1"], rest=1)

    conclude(t)
    play(t, "P0:draw(3)")

    assert companies(t) == ["", ""]
    assert hand_sizes(t)[0] == 4
    assert t.view(None)["pile"] == 1


def test_c_13_5_if_no_card_is_left_at_all_one_draws_fewer() -> None:
    t = drawing(companies=["6 W"], hands=["1", "1"], rest=1)

    conclude(t)
    play(t, "P0:draw(3)")

    assert hand(t, 0) == "1 6 W"
    assert t.view(None)["pile"] == 0
    assert sum(t.game.components(t.state).values()) == 110


# -- C-13.6, C-13.7 ---------------------------------------------------------------------------------------------------


def test_c_13_6_without_cards_one_passes_and_still_chooses_the_region() -> None:
    t = drawing(3, companies=["6"], hands=["", "1", "1"])

    conclude(t)
    play(t, "P0:draw(0) P1:draw(0) P2:draw(0)")
    choosing = asked(t)
    play(t, "P0:choose(roma)")

    assert choosing == "choose_region P0"
    assert [event.seat for event in told(t, "must_pass")] == [0]
    assert asked(t) == "turn P1"


def test_c_13_7_the_final_battle_has_ten_cards_and_one_per_region() -> None:
    control = {
        0: "modena urbino ancona torino",
        1: "milano mantova bologna napoli",
        2: "firenze ferrara venezia genova",
        3: "spoleto parma roma",
    }
    t = drawing(4, control=control, pope="siena", region="lucca", companies=["", "", "", "6"], hands=["1"] * 4)

    conclude(t)

    assert t.view(None)["final"]
    assert hand_sizes(t) == [14, 14, 14, 14]
