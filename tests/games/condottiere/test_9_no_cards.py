"""C-9 Players without cards."""

from games.condottiere.table import asked, companies, conclude, final_strengths, owner, play, table, token, told


def test_c_9_1_without_cards_one_passes_in_every_battle_and_the_others_fight_on() -> None:
    t = table(3, ask="choose_region", token=0, hands=["1 2 3", "", "4 5 6"])

    play(t, "P0:choose(roma) P0:1 P2:4 P0:pass P2:pass P2:choose(napoli) P2:5 P0:2 P2:pass P0:pass")

    assert [event.seat for event in told(t, "must_pass")] == [1, 1]
    assert (owner(t, "roma"), owner(t, "napoli")) == (2, 2)
    assert asked(t) == "choose_region P2"


def test_c_9_2_an_empty_company_counts_zero() -> None:
    t = table(3, hands=["C", "1", ""])

    play(t, "P0:C P1:pass")

    assert final_strengths(t) == [1, 0, 0]
    assert owner(t, "siena") == 0


def test_x_32_c_9_2_c_9_3_the_seat_left_of_a_tie_gets_the_token_even_without_cards() -> None:
    t = table(3, token=0, companies=["6", "", "6"], hands=["1 1", "", "1 1"])

    conclude(t)
    choosing = asked(t)
    play(t, "P1:choose(roma)")

    assert choosing == "choose_region P1"
    assert token(t) == 1
    assert [event.seat for event in told(t, "must_pass")] == [1]
    assert asked(t) == "turn P2"


def test_x_33_c_9_3_who_wins_with_the_last_card_chooses_and_is_passed_over() -> None:
    t = table(3, token=0, hands=["6", "1 1", "1 1"])

    play(t, "P0:6 P1:pass P2:pass")
    choosing = asked(t)
    play(t, "P0:choose(roma)")

    assert (owner(t, "siena"), token(t)) == (0, 0)
    assert choosing == "choose_region P0"
    assert asked(t) == "turn P1"
    assert companies(t) == ["", "", ""]


def test_c_9_3_who_leads_in_courtesans_without_cards_keeps_the_token_too() -> None:
    t = table(3, token=0, companies=["6", "", "C"], hands=["1 1", "1 1", ""])

    conclude(t)
    play(t, "P2:choose(roma)")

    assert token(t) == 2
    assert asked(t) == "turn P0"
