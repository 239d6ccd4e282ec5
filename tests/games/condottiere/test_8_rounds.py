"""C-8 End of the round."""

import pytest

from games.condottiere.table import (
    BOX,
    asked,
    cards,
    conclude,
    discard,
    hand,
    hand_sizes,
    legal,
    owner,
    play,
    refused,
    table,
    token,
    told,
)

# -- C-8.1 when -------------------------------------------------------------------------------------------------------


def test_c_8_1_the_round_goes_on_while_two_players_have_cards() -> None:
    t = table(4, companies=["6"], hands=["1", "1", "", ""])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert t.view(None)["round"] == 1
    assert hand_sizes(t) == [1, 1, 0, 0]


def test_c_8_1_the_round_ends_when_one_player_has_cards() -> None:
    t = table(4, companies=["6"], hands=["", "1 1 1", "", ""])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert asked(t) == "keep_cards P1"


def test_x_36_c_8_1_the_round_ends_when_nobody_has_cards() -> None:
    t = table(4, control={1: "parma lucca"}, companies=["6"], hands=["", "", "", ""])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert t.view(None)["round"] == 2
    assert hand_sizes(t) == [11, 12, 10, 10]
    assert asked(t) == "turn P0"


# -- C-8.2 keeping cards ----------------------------------------------------------------------------------------------


def test_x_34_c_8_2_c_8_4_two_kept_cards_count_towards_ten() -> None:
    t = table(4, control={2: "parma", 3: "lucca napoli"}, companies=["6"], hands=["", "", "10 6 Sc Sc 2", ""])

    conclude(t)
    play(t, "P0:choose(roma) P2:keep(10) P2:keep(6)")

    assert hand_sizes(t) == [11, 10, 11, 12]
    [dealt] = [event for event in t.events if event.what == "dealt" and event.seat == 2]
    assert dealt.facts["n"] == 8 + 1
    kept_and_dealt = sorted(["mercenary_10", "mercenary_6", *dealt.secret["cards"]])
    assert sorted(t.view(2)["hand"]) == kept_and_dealt


@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        ("P1:done", ""),
        ("P1:keep(10) P1:done", "10"),
        ("P1:keep(10) P1:keep(5)", "10 5"),
        ("P1:keep(5) P1:keep(5)", "5 5"),
    ],
)
def test_c_8_2_none_one_or_two_cards_may_be_kept(answers: str, kept: str) -> None:
    t = table(2, companies=["6"], hands=["", "10 5 5 W"])

    conclude(t)
    play(t, f"P0:choose(roma) {answers}")

    [event] = [event for event in t.events if event.what == "kept"]
    assert event.secret["cards"] == cards(kept)
    assert t.view(None)["round"] == 2
    assert hand_sizes(t) == [11, 10]


def test_c_8_2_a_third_card_cannot_be_kept() -> None:
    t = table(2, companies=["6"], hands=["", "10 5 5 W"])

    conclude(t)
    play(t, "P0:choose(roma) P1:keep(10) P1:keep(5)")

    assert asked(t) == "turn P0"


def test_c_8_2_who_holds_a_single_card_may_keep_it() -> None:
    t = table(2, companies=["6"], hands=["", "W"])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert legal(t, 1) == ["keep winter", "done"]
    play(t, "P1:keep(W)")
    assert t.view(None)["round"] == 2
    assert "W" in hand(t, 1).split()


@pytest.mark.parametrize("order", ["P1:keep(10) P1:keep(W)", "P1:keep(W) P1:keep(10)"])
def test_c_8_2_cards_are_named_in_any_order(order: str) -> None:
    t = table(2, companies=["6"], hands=["", "10 5 5 W"], seed=3)
    other = table(2, companies=["6"], hands=["", "10 5 5 W"], seed=3)
    for one, said in ((t, order), (other, "P1:keep(10) P1:keep(W)")):
        conclude(one)
        play(one, f"P0:choose(roma) {said}")

    assert t.digest() == other.digest()
    assert [sorted(event.secret["cards"]) for event in told(t, "kept")] == [["mercenary_10", "winter"]]


def test_c_8_2_who_named_his_only_winter_is_not_told_that_he_has_none() -> None:
    t = table(2, companies=["6"], hands=["", "10 5 W"])
    conclude(t)

    play(t, "P0:choose(roma) P1:keep(W)")

    refusal = t.why_not(1, "keep winter")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("C-8.2", "refuse.kept_already")
    assert "Winter is kept already" in refusal.because
    assert t.why_not(1, "keep spring").key == "refuse.not_in_hand"


def test_c_8_2_only_cards_of_the_hand_can_be_kept() -> None:
    t = table(2, companies=["6"], hands=["", "10 5 W"])

    conclude(t)
    play(t, "P0:choose(roma) P1:keep(5)")

    assert refused(t, 1, "keep mercenary_5") == "C-8.2"
    assert refused(t, 1, "keep spring") == "C-8.2"
    assert legal(t, 1) == ["keep mercenary_10", "keep winter", "done"]


def test_c_8_2_the_cards_are_kept_and_thrown_off_unseen() -> None:
    t = table(2, companies=["6"], hands=["", "10 5 W"])

    conclude(t)
    play(t, "P0:choose(roma) P1:keep(10) P1:done")

    seen = [event for event in t.log(0) if event.what in ("kept", "discarded_hand")]
    assert [dict(event.facts) for event in seen] == [{"n": 1}]
    assert t.view(0)["known"][1] == []


# -- C-8.3, C-8.4 the new deal ----------------------------------------------------------------------------------------


def test_c_8_3_all_cards_but_the_kept_ones_are_shuffled_together() -> None:
    t = table(2, companies=["6 6 W", "5"], hands=["", "10 Bi"], discard="Su Su")

    conclude(t)
    play(t, "P0:choose(roma) P1:keep(10) P1:keep(Bi)")

    assert discard(t) == ""
    assert t.view(None)["pile"] == 110 - 11 - 10
    assert sum(t.game.components(t.state).values()) == 110


def test_c_8_3_the_deal_is_random() -> None:
    hands = set()
    for seed in range(10):
        t = table(2, companies=["6"], hands=["", ""], seed=seed)
        conclude(t)
        play(t, "P0:choose(roma)")
        hands.add(hand(t, 0))

    assert len(hands) == 10


def test_c_8_3_discarded_cards_are_dealt_again() -> None:
    """Only ones, the company and the discard pile are left to deal from: everything comes back."""
    t = table(2, companies=["6"], hands=["", ""], pile="1 1 1 1 1 1 1 1 1 1", rest="discard")

    conclude(t)
    play(t, "P0:choose(roma)")

    assert set(hand(t, 0).split()) != {"1"}
    assert t.view(None)["pile"] == 110 - 21


def test_w_1_c_8_4_three_regions_give_thirteen_cards() -> None:
    """[S 001 Koniec rundy]"""
    t = table(4, control={0: "parma venezia"}, region="siena", companies=["6"], hands=[""])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert hand_sizes(t) == [13, 10, 10, 10]


def test_c_8_4_there_is_no_limit_to_a_hand() -> None:
    t = table(2, control={0: "torino venezia lucca siena"}, region="ancona", companies=["6"])

    conclude(t)
    play(t, "P0:choose(roma)")

    assert hand_sizes(t) == [15, 10]


def test_c_8_5_six_hands_and_seventeen_regions_take_77_cards() -> None:
    """As many cards as a deal can ever take: nobody wins, and every region has a marker."""
    control = {seat: " ".join(BOX.regions[seat::6]) for seat in range(6)}
    t = table(6, control=control, region="siena", reconquest=True, full_board_ends_reconquest=False)
    defender = owner(t, "siena")

    conclude(t)
    t.play(token(t), legal(t, token(t))[0])

    assert token(t) == defender
    assert sum(hand_sizes(t)) == 77
    assert t.view(None)["pile"] == 33


def test_c_8_3_after_the_deal_nobody_knows_a_card_of_another_hand() -> None:
    t = table(2, companies=["6", "5 4"], hands=["", "Sc 10"], passed=[0], turn=1)

    play(t, "P1:Sc(5)")
    known = t.view(0)["known"][1]
    play(t, "P1:pass P0:choose(roma) P1:keep(5) P1:done")

    assert known == ["mercenary_5"]
    assert t.view(0)["known"][1] == []


# -- C-8.6 the first battle of the new round --------------------------------------------------------------------------


def test_x_37_c_8_6_the_new_round_begins_in_the_region_chosen_in_step_two() -> None:
    t = table(4, region="roma", companies=["6", "5 C"], hands=["", "", "", ""])

    conclude(t)
    play(t, "P1:choose(siena)")

    assert t.view(None)["round"] == 2
    assert t.view(None)["region"] == "siena"
    assert asked(t) == "turn P1"
