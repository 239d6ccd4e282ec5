"""C-16 Option: reconquest."""

from typing import Any

import pytest

from consigliere import Match
from games.condottiere.table import (
    BOX,
    asked,
    companies,
    conclude,
    final_strengths,
    hand_sizes,
    legal,
    owner,
    play,
    pope,
    refused,
    table,
    token,
    told,
)


def siege(players: int = 3, **situation: Any) -> Match[Any]:
    """A battle over Siena, which P2 controls and defends."""
    return table(players, **{"control": {2: "siena"}, "reconquest": True, **situation})


# -- C-16.1 the choice ------------------------------------------------------------------------------------------------


def test_v_13_c_16_1_the_own_region_and_that_of_the_pope_token_stay_closed() -> None:
    t = siege(ask="choose_region", control={0: "parma", 1: "roma lucca"}, pope="lucca")

    assert refused(t, 0, "choose parma") == "C-16.1"
    assert refused(t, 0, "choose lucca") == "C-3.1"
    assert "choose roma" in legal(t, 0)


def test_c_16_1_who_controls_the_chosen_region_is_the_defender() -> None:
    t = siege(ask="choose_region", control={1: "roma"}, hands=["1 1"] * 3)

    play(t, "P0:choose(roma)")

    assert t.view(None)["defender"] == 1
    assert asked(t) == "turn P0"


def test_c_16_1_without_the_option_regions_of_others_are_closed() -> None:
    t = table(3, ask="choose_region", control={1: "roma"})

    assert refused(t, 0, "choose roma") == "C-3.1"


# -- C-16.2, C-16.3 the soft pass -------------------------------------------------------------------------------------


def test_v_7_c_16_3_the_defender_may_come_in_after_all_others_have_passed() -> None:
    t = siege(hands=["6 1", "1 1", "10 1 1"])

    play(t, "P0:6 P1:pass P2:pass P0:pass P2:10 P2:pass")

    assert final_strengths(t) == [6, 0, 10]
    assert (owner(t, "siena"), token(t)) == (2, 2)


def test_v_8_c_16_3_if_the_defender_then_passes_the_battle_is_over() -> None:
    t = siege(hands=["6 1", "1 1", "10 1 1"])

    play(t, "P0:6 P1:pass P2:pass P0:pass P2:pass")

    assert (owner(t, "siena"), token(t)) == (0, 0)
    assert t.view(None)["regions"] == [1, 0, 0]


def test_v_9_c_16_2_after_the_first_card_a_pass_is_a_pass() -> None:
    t = siege(hands=["6 1 1", "1 1", "3 10 1"], companies=["6"], passed=[1], turn=2)

    play(t, "P2:3 P0:1 P2:pass P0:1")

    assert t.view(None)["passed"] == [False, True, True]
    assert asked(t) == "turn P0"


def test_c_16_2_a_soft_pass_keeps_the_defender_in_the_battle() -> None:
    t = siege(hands=["6 1", "1 1", "10 1"], turn=2)

    play(t, "P2:pass")

    assert t.view(None)["passed"] == [False, False, False]
    assert [event.seat for event in told(t, "waits")] == [2]
    play(t, "P0:6 P1:1")
    assert asked(t) == "turn P2"


def test_c_16_2_in_the_next_battle_the_pass_of_the_defender_is_soft_again() -> None:
    t = siege(companies=["6 C", "", "10"], hands=["1 1", "1 1", "1 1"])

    conclude(t)
    play(t, "P0:choose(siena) P0:1 P1:1 P2:pass")

    assert t.view(None)["passed"] == [False, False, False]


@pytest.mark.parametrize("card", ["W", "Sc()", "Bi>off"])
def test_c_16_2_a_special_card_is_a_card_too(card: str) -> None:
    t = siege(hands=["6 1", "1 1", "W Sc Bi 1"], turn=2)

    play(t, f"P2:{card} P0:6 P1:1 P2:pass")

    assert t.view(None)["passed"] == [False, False, True]


def test_c_16_2_the_pass_of_an_attacker_is_never_soft() -> None:
    t = siege(hands=["6 1", "1 1", "10 1"])

    play(t, "P0:pass")

    assert t.view(None)["passed"] == [True, False, False]


def test_c_16_3_the_defender_is_asked_once_more_after_any_number_of_soft_passes() -> None:
    t = siege(hands=["6 1 1", "1 1", "10 1"])

    play(t, "P0:6 P1:pass P2:pass P0:1 P2:pass P0:pass")

    assert asked(t) == "turn P2"
    play(t, "P2:pass")
    assert owner(t, "siena") == 0


def test_c_16_3_a_defender_without_cards_does_not_hold_the_battle_up() -> None:
    t = siege(hands=["6 1", "1 1", ""])

    play(t, "P0:6 P1:pass P0:pass")

    assert [event.seat for event in told(t, "must_pass")] == [2]
    assert owner(t, "siena") == 0


# -- C-16.4, C-16.5 the outcome ---------------------------------------------------------------------------------------


def test_c_16_4_if_the_defender_is_strongest_the_marker_stays() -> None:
    t = siege(companies=["6", "5", "10"], hands=["1 1"] * 3)

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (2, 2)
    assert told(t, "conquered") == []


def test_c_16_4_another_winner_replaces_the_marker() -> None:
    t = siege(companies=["6", "10", "5"], hands=["1 1"] * 3)

    conclude(t)

    assert owner(t, "siena") == 1
    assert t.view(None)["regions"] == [0, 1, 0]


def test_c_16_4_a_region_taken_from_another_can_win_the_game() -> None:
    t = siege(4, control={0: "firenze roma", 2: "siena"}, companies=["6"], hands=["1 1"] * 4)

    conclude(t)

    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0,), "adjacent")


def test_v_10_c_16_5_after_a_tie_the_defender_keeps_the_region_and_gets_the_token() -> None:
    t = siege(companies=["6", "6", "2"], hands=["1 1"] * 3)

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (2, 2)


def test_v_11_c_16_5_after_a_tie_the_defender_gets_the_token_before_a_leader_in_courtesans() -> None:
    t = siege(companies=["6 C", "4 3", "2"], hands=["1 1"] * 3)

    conclude(t)

    assert final_strengths(t) == [7, 7, 2]
    assert (owner(t, "siena"), token(t)) == (2, 2)


def test_v_11_c_16_5_with_the_option_a_leader_in_courtesans_takes_it_before_the_defender() -> None:
    t = siege(companies=["6 C", "4 3", "2"], hands=["1 1"] * 3, reconquest_tie_token="courtesans")

    conclude(t)

    assert final_strengths(t) == [7, 7, 2]
    assert (owner(t, "siena"), token(t)) == (2, 0)


@pytest.mark.parametrize("option", ["defender", "courtesans"])
@pytest.mark.parametrize(
    ("companies", "keeper", "gets"),
    [
        (["6 C", "4 3", "2 C"], 2, 2),  # a tie in both: the defender
        (["6 C", "4", "2"], 0, 0),  # conquered
        (["6", "4 C", "2"], 0, 1),  # conquered, and Courtesans take the token from the winner
        (["6 C", "4", "10"], 2, 0),  # held by the defender, who alone is highest: a leader in Courtesans takes it
    ],
)
def test_c_16_5_where_there_is_no_tie_or_no_leader_the_option_changes_nothing(
    option: str, companies: list[str], keeper: int, gets: int
) -> None:
    t = siege(companies=companies, hands=["1 1"] * 3, reconquest_tie_token=option)

    conclude(t)

    assert (owner(t, "siena"), token(t)) == (keeper, gets)


def test_c_16_8_c_7_2_a_tie_over_a_free_region_still_gives_the_token_to_the_leader_in_courtesans() -> None:
    t = table(3, companies=["6 C", "4 3", "2"], hands=["1 1"] * 3, reconquest=True)

    conclude(t)

    assert token(t) == 0


def test_v_12_c_16_5_when_nobody_plays_the_defender_keeps_all() -> None:
    t = siege(hands=["1 1"] * 3)

    play(t, "P0:pass P1:pass P2:pass")

    assert final_strengths(t) == [0, 0, 0]
    assert (owner(t, "siena"), token(t)) == (2, 2)


# -- C-16.6 the Pope token --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["parma", "roma", "lucca"])
def test_v_14_c_16_6_the_pope_token_may_go_to_any_region(target: str) -> None:
    """Parma belongs to the player, Roma to an enemy, Lucca to nobody."""
    t = siege(control={0: "parma", 1: "roma", 2: "siena"}, companies=["H"], hands=["Bi 1", "1 1", "1 1"])

    play(t, f"P0:Bi>{target}")
    conclude(t)

    assert pope(t) == target
    assert refused(t, 0, f"choose {target}") == "C-3.1"


def test_c_16_6_any_region_but_the_contested_one_or_off_the_board() -> None:
    t = siege(control={0: "parma", 1: "roma", 2: "siena"}, hands=["Bi 1", "1 1", "1 1"])

    play(t, "P0:Bi")

    assert legal(t, 0) == [*(f"place {region}" for region in BOX.regions if region != "siena"), "place nowhere"]
    assert refused(t, 0, "place siena") == "C-5.5c"


def test_c_16_6_c_5_5c_with_the_switch_the_contested_region_too() -> None:
    t = siege(hands=["Bi 1", "1 1", "1 1"], pope_on_contested="allow")

    play(t, "P0:Bi>siena")

    assert pope(t) == "siena"


# -- C-16.7 a full board ----------------------------------------------------------------------------------------------

ALMOST_FULL = {
    0: "modena urbino ancona torino",
    1: "milano mantova bologna napoli",
    2: "firenze ferrara venezia genova",
    3: "spoleto parma roma",
}


def test_c_16_7_a_full_board_ends_the_game() -> None:
    t = siege(4, control=ALMOST_FULL, region="lucca", pope="siena", companies=["", "", "", "6"])

    conclude(t)

    assert t.view(None)["final"]


def test_c_16_7_with_the_switch_play_goes_on() -> None:
    t = siege(4, control=ALMOST_FULL, region="lucca", pope="siena", companies=["", "", "", "6"],
              full_board_ends_reconquest=False)  # fmt: skip

    conclude(t)

    assert not t.view(None)["final"]
    assert asked(t) == "choose_region P3"
    assert "choose siena" not in legal(t, 3)
    assert "choose firenze" in legal(t, 3)


def test_c_16_7_the_switch_changes_nothing_without_reconquest() -> None:
    t = table(4, control=ALMOST_FULL, region="lucca", pope="siena", companies=["", "", "", "6"],
              full_board_ends_reconquest=False)  # fmt: skip

    conclude(t)

    assert t.view(None)["final"]


# -- C-16.8 free regions ----------------------------------------------------------------------------------------------


def test_c_16_8_a_battle_over_a_free_region_has_no_defender() -> None:
    t = siege(ask="choose_region", control={2: "parma"}, hands=["1 1"] * 3)

    play(t, "P0:choose(roma) P0:pass P1:pass P2:pass")

    assert t.view(None)["defender"] is None
    assert owner(t, "roma") is None
    assert token(t) == 1
    assert companies(t) == ["", "", ""]


def test_c_13_3_a_hand_above_the_limit_after_losing_a_region_draws_nothing() -> None:
    """Both options together: P2 holds eleven cards and loses the region that allowed the eleventh."""
    t = siege(companies=["6"], hands=["1", "1", "2 2 2 3 3 3 4 4 4 5 5"], draw_after_battle=True)

    conclude(t)
    play(t, "P0:draw(0) P1:draw(0)")

    assert asked(t) == "choose_region P0"
    assert hand_sizes(t) == [1, 1, 11]
