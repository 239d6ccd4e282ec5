"""C-10 End of the game."""

from typing import Any

import pytest

from consigliere import Match
from consigliere.games.condottiere.queries import largest_group
from games.condottiere.table import BOX, asked, conclude, hand_sizes, legal, owner, play, pope, table, token, told

FOUR_EACH = {0: "modena urbino ancona torino", 1: "milano mantova bologna napoli", 2: "firenze ferrara venezia genova",
             3: "spoleto parma roma lucca"}  # fmt: skip
ONE_LEADS = {0: "milano ferrara bologna roma", 1: "firenze ancona napoli", 2: "urbino lucca torino",
             3: "mantova venezia genova", 4: "modena spoleto parma"}  # fmt: skip
THREE_LEAD = {0: "firenze urbino venezia torino", 1: "parma ferrara roma lucca", 2: "milano genova napoli siena",
              3: "modena spoleto bologna", 4: "mantova ancona"}  # fmt: skip


def before(board: dict[int, str], last: str) -> dict[int, str]:
    """The board before its last region was conquered."""
    return {seat: " ".join(name for name in names.split() if name != last) for seat, names in board.items()}


# -- C-10.1, C-10.2 the goal is reached -------------------------------------------------------------------------------


def test_c_10_1_the_conqueror_wins_at_once() -> None:
    t = table(4, control={1: "torino venezia roma napoli"}, region="lucca", companies=["5", "6"], hands=["1"] * 4)

    conclude(t)

    assert t.result is not None
    assert t.result == ((0, 5, 0, 0), (1,), "total")
    assert asked(t) == "over"


def test_c_10_1_a_tie_wins_nothing() -> None:
    t = table(4, control={1: "torino venezia roma napoli"}, region="lucca", companies=["6", "6"], hands=["1"] * 4)

    conclude(t)

    assert t.result is None
    assert asked(t) == "choose_region P1"


def test_c_10_1_six_markers_are_always_enough() -> None:
    total = max(total for total, _ in BOX.victory.values())

    assert total <= BOX.number["control_markers_per_player"]


def test_c_10_2_both_goals_at_once_count_as_adjacent() -> None:
    t = table(4, control={0: "torino venezia lucca modena"}, region="bologna", companies=["6"])

    conclude(t)

    assert t.result is not None
    assert t.result == ((5, 0, 0, 0), (0,), "adjacent")


# -- C-10.3, C-10.4 the board is full ---------------------------------------------------------------------------------


def test_x_43_c_10_3_four_regions_each_lead_to_a_final_battle_of_all_four() -> None:
    t = table(4, control=before(FOUR_EACH, "lucca"), pope="siena", region="lucca", companies=["", "", "", "6"])

    conclude(t)

    assert [event.facts["finalists"] for event in told(t, "final_battle")] == [[0, 1, 2, 3]]
    assert t.view(None)["final"]
    assert hand_sizes(t) == [14, 14, 14, 14]
    assert token(t) == 3
    assert asked(t) == "turn P3"
    assert pope(t) == "siena"


def test_x_44_c_10_3_most_regions_win_on_a_full_board() -> None:
    t = table(5, control=before(ONE_LEADS, "roma"), pope="siena", region="roma", companies=["6"])

    conclude(t)

    assert t.result == ((4, 3, 3, 3, 3), (0,), "majority")
    assert told(t, "final_battle") == []


def test_x_45_c_10_3_the_players_with_most_regions_fight_the_final_battle() -> None:
    t = table(5, control=before(THREE_LEAD, "ancona"), region="ancona", companies=["", "", "", "", "6"])

    conclude(t)

    assert [event.facts["finalists"] for event in told(t, "final_battle")] == [[0, 1, 2]]
    assert hand_sizes(t) == [14, 14, 14, 0, 0]
    assert token(t) == 4
    assert asked(t) == "turn P0"


def test_c_10_3_the_board_is_not_full_while_the_pope_token_is_off_it() -> None:
    t = table(4, control=before(FOUR_EACH, "lucca"), region="lucca", companies=["", "", "", "6"])

    conclude(t)

    assert asked(t) == "choose_region P3"
    assert legal(t, 3) == ["choose siena"]


def test_c_10_3_a_pope_token_on_a_marker_protects_no_free_region() -> None:
    """Possible with `pope_on_contested`: the token lies in a conquered region and the last one stays free."""
    t = table(4, control=before(FOUR_EACH, "lucca"), pope="lucca", region="lucca", companies=["", "", "", "6"],
              pope_on_contested="allow")  # fmt: skip

    conclude(t)

    assert owner(t, "lucca") == 3
    assert legal(t, 3) == ["choose siena"]


@pytest.mark.parametrize(("players", "possible"), [(2, False), (3, False), (4, True), (5, True), (6, True)])
def test_c_10_4_a_full_board_needs_four_players(players: int, possible: bool) -> None:
    total, _ = BOX.victory[players]

    most_without_a_winner = players * (total - 1)

    assert (most_without_a_winner >= 17 - 1) == possible  # the Pope token may cover one region
    assert (most_without_a_winner == 17 - 1) == (players == 4)  # four each, and the last one under the Pope token


@pytest.mark.parametrize("board", [FOUR_EACH, ONE_LEADS, THREE_LEAD])
def test_c_10_4_the_full_boards_of_these_tests_can_be_reached(board: dict[int, str]) -> None:
    """Nobody has won on them already: no 5 regions, no 3 adjacent ones."""
    owners = {name: seat for seat, names in board.items() for name in names.split()}
    control = [owners.get(region, -1) for region in BOX.regions]

    groups = [largest_group(BOX, control, seat) for seat in board]

    assert len(owners) in (16, 17)
    assert max(control.count(seat) for seat in board) == 4
    assert max(groups) < 3


# -- C-10.5 nothing else ----------------------------------------------------------------------------------------------


def pass_around(t: Match[Any], battles: int) -> None:
    """Battles in which everybody passes at once."""
    for _ in range(battles):
        for seat in [(token(t) + i) % t.players for i in range(t.players)]:
            play(t, f"P{seat}:pass")
        if t.over:
            return
        play(t, f"P{token(t)}:choose(siena)")


def test_c_10_5_endless_passing_does_not_end_the_game() -> None:
    t = table(3, hands=["1 1", "1 1", "1 1"])

    pass_around(t, battles=320)

    assert not t.over
    assert t.view(None)["battle"] == 321


def test_c_10_5_with_the_cap_the_game_is_stalled() -> None:
    t = table(3, hands=["1 1", "1 1", "1 1"], control={1: "roma", 2: "torino"}, battle_cap=3)

    pass_around(t, battles=10)

    assert t.view(None)["battle"] == 3
    assert t.result == ((0, 1, 1), (1, 2), "stalled")


def test_c_10_5_a_win_in_the_last_battle_before_the_cap_is_a_win() -> None:
    t = table(4, control={0: "lucca modena"}, region="bologna", companies=["6"], battle=3, battle_cap=3)

    conclude(t)

    assert t.result is not None
    assert t.result.reason == "adjacent"
