"""C-17 Option: hidden cards. A card in the list `face_down` lies face down in the company of its seat."""

from typing import Any

import pytest

from consigliere import Match
from games.condottiere.table import (
    asked,
    companies,
    conclude,
    discard,
    final_strengths,
    hand,
    legal,
    owner,
    play,
    refused,
    strengths,
    table,
    token,
    told,
)


def hidden(players: int = 2, **situation: Any) -> Match[Any]:
    return table(players, hidden_cards=True, **situation)


def lies_face_down(t: Match[Any]) -> list[bool]:
    return t.view(None)["face_down"]


# -- C-17.1 which cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10", "D", "H", "C"])
def test_c_17_1_mercenaries_drummers_heroines_and_courtesans_are_played_face_down(card: str) -> None:
    t = hidden(hands=[f"{card} 1", "1 1"])

    play(t, f"P0:{card}")

    assert lies_face_down(t) == [True, False]
    assert companies(t) == ["", ""]


@pytest.mark.parametrize("card", ["W", "S"])
def test_c_17_1_winter_and_spring_are_played_face_up_and_act_at_once(card: str) -> None:
    t = hidden(hands=[f"{card} 1", "1 1"], companies=["", "W" if card == "S" else "S"])

    play(t, f"P0:{card}")

    assert lies_face_down(t) == [False, False]
    assert companies(t) == [card, ""]


@pytest.mark.parametrize(
    ("card", "question"), [("Bi", "place_pope P0"), ("Sc", "take_back P0"), ("Su", "choose_region P1")]
)
def test_c_17_1_bishop_scarecrow_and_surrender_act_at_once(card: str, question: str) -> None:
    t = hidden(hands=[f"{card} 1", "1 1"])

    play(t, f"P0:{card}")

    assert asked(t) == question
    assert discard(t) == card


def test_c_17_1_without_the_option_cards_are_played_face_up() -> None:
    t = table(2, hands=["6 1", "1 1"])

    play(t, "P0:6")

    assert lies_face_down(t) == [False, False]
    assert companies(t) == ["6", ""]


def test_c_17_1_nobody_else_sees_the_face_down_card() -> None:
    t = hidden(3, hands=["6 1", "1 1", "1 1"])

    play(t, "P0:6")

    assert t.view(0)["own_face_down"] == "mercenary_6"
    assert [t.view(seat)["own_face_down"] for seat in (1, 2)] == [None, None]
    [event] = told(t, "played_face_down")
    assert [dict(event.seen(seat).facts) for seat in (0, 1, None)] == [{"card": "mercenary_6"}, {}, {}]


def test_c_17_1_no_view_differs_by_what_lies_face_down() -> None:
    """Whether P0 hid the 6 or the Heroine, the others see the same."""
    one = hidden(3, hands=["6 H", "1 1", "1 1"])
    two = hidden(3, hands=["6 H", "1 1", "1 1"])

    play(one, "P0:6")
    play(two, "P0:H")

    for seat in (1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert one.log(seat) == two.log(seat)


# -- C-17.2, C-17.3 turning up ----------------------------------------------------------------------------------------


def test_v_15_c_17_2_the_next_card_turns_the_old_one_up() -> None:
    t = hidden(hands=["10 4 1", "1 1"])

    play(t, "P0:10 P1:1 P0:4")

    assert companies(t) == ["10", ""]
    assert t.view(0)["own_face_down"] == "mercenary_4"
    assert strengths(t) == [10, 0]


@pytest.mark.parametrize("card", ["W", "S", "Bi>off", "Sc()"])
def test_c_17_2_a_face_up_card_turns_the_old_one_up_too(card: str) -> None:
    t = hidden(face_down=["5"], hands=["W S Bi Sc 1", "1 1"])

    play(t, f"P0:{card}")

    assert lies_face_down(t) == [False, False]
    assert "5" in companies(t)[0].split()


def test_v_16_c_17_5_the_scarecrow_cannot_take_the_face_down_card() -> None:
    t = hidden(companies=["6"], face_down=["10"], hands=["Sc 1", "1 1"])

    play(t, "P0:Sc")
    choices = legal(t, 0)
    rule = refused(t, 0, "take mercenary_10")
    play(t, "P0:take(6)")

    assert choices == ["take mercenary_6", "take nothing"]
    assert rule == "C-17.5"
    assert companies(t) == ["10", ""]
    assert hand(t, 0) == "1 6"


def test_v_17_c_17_3_the_bishop_acts_while_the_old_card_is_still_face_down() -> None:
    t = hidden(companies=["6"], face_down=["10"], hands=["Bi 1", "1 1"])

    play(t, "P0:Bi>off")

    assert companies(t) == ["10", ""]
    assert discard(t) == "6 Bi"


def test_c_17_3_with_the_switch_the_bishop_finds_the_old_card_turned_up() -> None:
    t = hidden(companies=["6"], face_down=["10"], hands=["Bi 1", "1 1"], hidden_reveal_timing="before_effect")

    play(t, "P0:Bi>off")

    assert companies(t) == ["6", ""]
    assert discard(t) == "10 Bi"


def test_c_17_3_with_the_switch_the_scarecrow_may_take_the_old_card() -> None:
    t = hidden(companies=["6"], face_down=["10"], hands=["Sc 1", "1 1"], hidden_reveal_timing="before_effect")

    play(t, "P0:Sc(10)")

    assert companies(t) == ["6", ""]
    assert hand(t, 0) == "1 10"


# -- C-17.4 passing ---------------------------------------------------------------------------------------------------


def test_v_18_c_17_4_who_passes_may_keep_the_card_hidden_and_it_counts_in_the_end() -> None:
    t = hidden(companies=["6 6", "10"], face_down=["D"], hands=["1", "1 1"])

    play(t, "P0:pass")
    question = asked(t)
    play(t, "P0:conceal")
    announced = strengths(t)
    play(t, "P1:pass")

    assert question == "turn_up_or_not P0"
    assert announced == [12, 10]
    assert final_strengths(t) == [24, 10]


def test_c_17_4_who_passes_may_turn_the_card_up() -> None:
    t = hidden(companies=["6 6"], face_down=["D"], hands=["1", "1 1"])

    play(t, "P0:pass P0:reveal")

    assert companies(t) == ["6 6 D", ""]
    assert strengths(t) == [24, 0]
    assert asked(t) == "turn P1"


def test_c_17_4_an_automatic_pass_asks_as_well() -> None:
    t = hidden(hands=["5", "1 1"])

    play(t, "P0:5 P1:1")
    question = asked(t)
    play(t, "P0:conceal")

    assert [event.seat for event in told(t, "must_pass")] == [0]
    assert question == "turn_up_or_not P0"
    assert asked(t) == "turn P1"


def test_c_17_4_without_a_face_down_card_nothing_is_asked() -> None:
    t = hidden(companies=["6"], hands=["1", "1 1"])

    play(t, "P0:pass")

    assert asked(t) == "turn P1"


def test_c_17_4_nobody_else_decides_about_the_card() -> None:
    t = hidden(face_down=["D"], hands=["1", "1 1"])

    play(t, "P0:pass")

    assert refused(t, 1, "reveal") == "C-17.4"
    assert refused(t, 0, "play mercenary_1") == "C-17.4"


# -- C-17.5 Scarecrow and Bishop --------------------------------------------------------------------------------------


def test_w_8_c_17_5_the_bishop_neither_counts_nor_discards_a_face_down_card() -> None:
    """[S 001 Zakryte karty]"""
    t = hidden(companies=["6 6", "5 1 1"], face_down=["10"], hands=["1 1", "Bi 1 1"], turn=1)

    play(t, "P1:Bi>off")
    left, still_hidden = companies(t), lies_face_down(t)
    play(t, "P0:pass P0:conceal P1:pass")

    assert left == ["", "5 1 1"]
    assert still_hidden == [True, False]
    assert discard(t) == "6 6 Bi"
    assert final_strengths(t) == [10, 7]


def test_c_17_5_a_face_up_copy_of_the_face_down_card_may_be_taken() -> None:
    t = hidden(companies=["10"], face_down=["10"], hands=["Sc 1", "1 1"])

    play(t, "P0:Sc(10)")

    assert hand(t, 0) == "1 10"
    assert companies(t) == ["10", ""]


# -- C-17.6 the strengths shown ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["10", "D", "H", "C"])
def test_c_17_6_face_down_cards_change_nothing_in_the_strengths_shown(card: str) -> None:
    """A face-down 10 would take the bonus of Spring away from the 6."""
    t = hidden(companies=["4", "6 S"], face_down=[card], hands=["1", "1"])

    assert strengths(t) == [4, 9]


# -- C-17.7 the end of the battle -------------------------------------------------------------------------------------


def test_v_19_c_17_7_a_surrender_reveals_the_face_down_cards_before_the_count() -> None:
    t = hidden(companies=["", "6"], face_down=["H"], hands=["1 1", "Su 1"], turn=1)

    play(t, "P1:Su")

    assert final_strengths(t) == [10, 6]
    assert (owner(t, "siena"), token(t)) == (0, 0)


def test_c_17_7_face_down_courtesans_count_for_the_token() -> None:
    t = hidden(companies=["6", "5"], face_down=["", "C"], hands=["1 1", "1 1"])

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (None, 1)


def test_c_17_7_the_own_surrender_reveals_the_own_card() -> None:
    t = hidden(companies=["", "6"], face_down=["10"], hands=["Su 1", "1 1"])

    play(t, "P0:Su")

    assert final_strengths(t) == [10, 6]


def test_c_17_7_a_face_down_card_is_discarded_with_its_company() -> None:
    t = hidden(companies=["6"], face_down=["10"], hands=["1 1", "1 1"])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert lies_face_down(t) == [False, False]
    assert discard(t) == "6 10"


def test_c_17_7_c_11_4_the_final_battle_counts_face_down_cards_too() -> None:
    t = hidden(finalists=(0, 1), companies=["6", "6"], face_down=["", "1"])

    conclude(t)

    assert t.result is not None
    assert t.result.winners == (1,)
