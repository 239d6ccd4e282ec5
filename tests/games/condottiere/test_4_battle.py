"""C-4 The battle."""

import pytest

import consigliere as cg
from games.condottiere.table import (
    asked,
    companies,
    conclude,
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


def test_c_4_1_who_placed_the_token_has_the_first_turn() -> None:
    t = table(4, ask="choose_region", token=2, hands=["1 1"] * 4)

    play(t, "P2:choose(roma)")

    assert asked(t) == "turn P2"


def test_c_4_1_turns_go_clockwise() -> None:
    t = table(4, token=2, hands=["1 1"] * 4)
    turns = [asked(t)]

    for seat in (2, 3, 0, 1):
        play(t, f"P{seat}:1")
        turns.append(asked(t))

    assert turns == ["turn P2", "turn P3", "turn P0", "turn P1", "turn P2"]


def test_c_4_2_a_turn_is_one_card_or_a_pass() -> None:
    t = table(4, hands=["6 6 W 10", "1", "1", "1"])

    assert legal(t, 0) == ["play mercenary_6", "play mercenary_10", "play winter", "pass"]


def test_c_4_2_only_cards_of_the_hand_may_be_played() -> None:
    t = table(4, hands=["6", "W", "1", "1"], discard="S")

    assert refused(t, 0, "play winter") == "C-4.2"
    assert refused(t, 0, "play spring") == "C-4.2"
    assert refused(t, 0, "play mercenary_6 mercenary_6") == "C-4.2"


def test_c_4_2_nobody_plays_out_of_turn() -> None:
    t = table(4, hands=["6", "6", "1", "1"])

    assert refused(t, 1, "play mercenary_6") == "C-4.2"
    assert t.legal(1) == []


def test_c_4_2_after_one_card_the_turn_is_over() -> None:
    t = table(4, hands=["6 6", "1", "1", "1"])

    play(t, "P0:6")

    assert refused(t, 0, "play mercenary_6") == "C-4.2"


def test_c_4_2_a_refused_move_changes_nothing() -> None:
    t = table(4, hands=["6", "1", "1", "1"])
    before = t.digest()

    with pytest.raises(cg.IllegalMove) as caught:
        t.play(0, "play winter")

    assert caught.value.refusal.rule == "C-4.2"
    assert t.digest() == before


def test_c_4_2_even_the_first_player_may_pass_at_once() -> None:
    t = table(4, hands=["6", "1", "1", "1"])

    play(t, "P0:pass")

    assert t.view(None)["passed"] == [True, False, False, False]
    assert asked(t) == "turn P1"


@pytest.mark.parametrize("card", ["W", "S", "Bi>off", "C", "D", "H", "Sc()", "Su"])
def test_c_4_3_any_special_card_may_be_the_first_of_a_company(card: str) -> None:
    t = table(2, hands=[f"{card.split('>')[0].split('(')[0]} 1", "1"])

    play(t, f"P0:{card}")

    assert hand(t, 0) == "1"
    assert asked(t) == ("choose_region P1" if card == "Su" else "turn P1")


def test_c_4_4_the_strength_of_every_company_is_shown_to_all() -> None:
    t = table(3, hands=["1", "1", "1"], companies=["10 6", "5 D", ""])

    shown = [t.view(seat)["strengths"] for seat in (0, 1, 2, None)]

    assert shown == [[16, 10, 0]] * 4


def test_c_4_4_strengths_are_shown_as_if_the_battle_ended_now() -> None:
    t = table(3, hands=["W 1", "1", "1"], companies=["10 6", "5 D", "4"])

    play(t, "P0:W")

    assert strengths(t) == [2, 2, 1]


def test_c_4_5_who_has_passed_is_skipped() -> None:
    t = table(3, hands=["1 1", "1 1", "1 1"], passed=[1])

    play(t, "P0:1")

    assert asked(t) == "turn P2"
    assert t.legal(1) == []


def test_c_4_5_a_pass_is_for_the_rest_of_the_battle_only() -> None:
    t = table(3, hands=["1 1", "1 1", "1 1"], companies=["6"], passed=[1, 2])

    play(t, "P0:pass P0:choose(roma)")

    assert t.view(None)["passed"] == [False, False, False]
    assert asked(t) == "turn P0"


def test_c_4_5_the_company_of_who_has_passed_can_still_win() -> None:
    t = table(3, hands=["1 1", "1 1", "1 1"], companies=["", "10", "6"], passed=[1, 2])

    play(t, "P0:pass")

    assert owner(t, "siena") == 1


@pytest.mark.parametrize(("card", "left"), [("Bi>off", 6), ("W", 2), ("S", 19)])
def test_c_4_5_bishop_winter_and_spring_reach_who_has_passed(card: str, left: int) -> None:
    t = table(2, hands=["1", f"{card[:2].rstrip('>')} 1"], companies=["10 6"], passed=[0], turn=1)

    play(t, f"P1:{card}")

    assert strengths(t) == [left, 0]


def test_c_4_6_the_last_player_left_may_play_card_after_card() -> None:
    t = table(3, hands=["1 2 3 4", "1", "1"], companies=["", "10"], passed=[1, 2])

    play(t, "P0:1 P0:2 P0:3")

    assert asked(t) == "turn P0"
    assert companies(t) == ["1 2 3", "10", ""]


def test_c_4_7_with_an_empty_hand_one_passes_automatically() -> None:
    t = table(3, hands=["1 1", "", "1"])

    play(t, "P0:1")

    assert [event.seat for event in told(t, "must_pass")] == [1]
    assert t.view(None)["passed"] == [False, True, False]
    assert asked(t) == "turn P2"


def test_c_4_7_playing_the_last_card_is_not_yet_a_pass() -> None:
    t = table(2, hands=["6", "5 5"])

    play(t, "P0:6")
    at_once = t.view(None)["passed"]
    play(t, "P1:5")

    assert at_once == [False, False]
    assert t.view(None)["passed"] == [True, False]
    assert asked(t) == "turn P1"


def test_c_4_8_the_battle_ends_when_everybody_has_passed() -> None:
    t = table(3, hands=["1 1", "1 1", "1 1"], companies=["6"])

    play(t, "P0:pass P1:pass")
    before = asked(t)
    play(t, "P2:pass")

    assert before == "turn P2"
    assert asked(t) == "choose_region P0"
    assert owner(t, "siena") == 0


def test_c_4_8_the_battle_ends_at_once_with_a_surrender() -> None:
    t = table(3, hands=["Su 1", "10 10", "1 1"], companies=["6", "5"])

    play(t, "P0:Su")

    assert final_strengths(t) == [6, 5, 0]
    assert asked(t) == "choose_region P0"
    assert (owner(t, "siena"), token(t)) == (0, 0)


def test_c_4_8_the_battle_ends_by_itself_when_nobody_has_cards() -> None:
    t = table(2, hands=["6", ""], companies=["", "5"])

    play(t, "P0:6")

    assert [event.seat for event in told(t, "must_pass")] == [1, 0]
    assert owner(t, "siena") == 0


def test_conclude_ends_a_battle_like_passing_does() -> None:
    """The short cut of these tests leads to the state that passing leads to."""
    by_passing = table(2, hands=["1 1", "1 1"], companies=["6 C", "5"])
    at_once = table(2, hands=["1 1", "1 1"], companies=["6 C", "5"])

    play(by_passing, "P0:pass P1:pass")
    conclude(at_once)

    assert at_once.digest() == by_passing.digest()
