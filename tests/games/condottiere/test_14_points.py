"""C-14 Option: playing for points."""

from typing import Any

import pytest

import consigliere as cg
from consigliere import Match
from games.condottiere.table import asked, conclude, hand_sizes, table, token, told

SCATTERED = "torino venezia lucca siena"  # with Ancona: five regions that do not touch
FOUR_EACH = {0: "modena urbino ancona torino", 1: "milano mantova bologna napoli", 2: "firenze ferrara venezia genova",
             3: "spoleto parma roma"}  # fmt: skip


def points(t: Match[Any]) -> list[int]:
    return t.view(None)["points"]


# -- C-14.1 what is scored --------------------------------------------------------------------------------------------


def test_v_4_c_14_1_a_point_per_region_and_five_more_for_adjacent_ones() -> None:
    t = table(4, control={0: "lucca modena", 1: "roma torino", 2: "ancona"}, region="bologna", companies=["6"],
              points_target=30)  # fmt: skip

    conclude(t)

    assert points(t) == [8, 2, 1, 0]


def test_v_5_c_14_1_scattered_regions_bring_no_bonus() -> None:
    t = table(4, control={0: SCATTERED}, region="ancona", companies=["6"], points_target=30)

    conclude(t)

    assert points(t) == [5, 0, 0, 0]


def test_c_14_1_the_next_game_follows() -> None:
    t = table(4, control={0: "lucca modena"}, region="bologna", companies=["6"], points_target=30)

    conclude(t)

    assert not t.over
    assert t.view(None)["game_number"] == 2
    assert asked(t) == "choose_region P0"


def test_c_14_1_without_the_option_one_game_is_played() -> None:
    t = table(4, control={0: "lucca modena"}, region="bologna", companies=["6"], points_target=0)

    conclude(t)

    assert t.over
    assert points(t) == [0, 0, 0, 0]


# -- C-14.2 the end of the series -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "over"), [(14, False), (15, True), (18, True)])
def test_c_14_2_the_series_ends_when_somebody_reaches_or_passes_the_target(before: int, over: bool) -> None:
    t = table(4, control={0: SCATTERED}, region="ancona", companies=["6"], points=[before, 3, 0, 0], points_target=20)

    conclude(t)

    assert points(t) == [before + 5, 3, 0, 0]
    assert t.over == over


def test_c_14_2_most_points_win_the_series_whoever_won_the_last_game() -> None:
    t = table(4, control={0: SCATTERED, 1: "roma milano"}, region="ancona", companies=["6"], points=[15, 19, 0, 0],
              points_target=20)  # fmt: skip

    conclude(t)

    assert t.result == ((20, 21, 0, 0), (1,), "points")


# -- C-14.3, C-14.4 ties ----------------------------------------------------------------------------------------------


def test_v_6_c_14_3_equal_totals_at_the_top_fight_a_final_battle() -> None:
    control = {0: f"{SCATTERED} ancona", 1: "roma parma milano", 2: "urbino"}
    t = table(3, control=control, region="bologna", companies=["6"], points=[16, 19, 14], points_target=20)

    conclude(t)

    assert points(t) == [22, 22, 15]
    assert [event.facts["finalists"] for event in told(t, "final_battle")] == [[0, 1]]
    assert t.view(None)["final"]


def test_c_14_3_regions_and_token_owner_of_the_last_game_count_for_the_final_battle() -> None:
    control = {0: f"{SCATTERED} ancona", 1: "roma parma milano", 2: "urbino"}
    t = table(3, control=control, region="bologna", companies=["6", "C"], points=[16, 19, 14], points_target=20)

    conclude(t)

    assert hand_sizes(t) == [16, 13, 0]
    assert token(t) == 1
    assert asked(t) == "turn P1"


def test_c_14_3_the_final_battle_decides_the_series() -> None:
    t = table(3, finalists=(0, 1), companies=["5", "6"], points=[22, 22, 15], points_target=20)

    conclude(t)

    assert t.result == ((22, 22, 15), (1,), "final_battle")


def test_c_14_4_a_single_game_with_equal_regions_needs_no_final_battle() -> None:
    t = table(4, control=FOUR_EACH, pope="siena", region="lucca", companies=["", "", "", "6"], points_target=20)

    conclude(t)

    assert points(t) == [4, 4, 4, 4]
    assert told(t, "final_battle") == []
    assert t.view(None)["game_number"] == 2
    assert asked(t) == "choose_region P0"


# -- C-14.5 the next game ---------------------------------------------------------------------------------------------


def test_c_14_5_each_game_is_set_up_anew() -> None:
    t = table(4, control={0: "lucca modena", 1: "roma"}, region="bologna", pope="napoli", companies=["6", "5"],
              hands=["1 1", "2 2", "3", ""], discard="Su", battle=7, points_target=30)  # fmt: skip

    conclude(t)

    view = t.view(None)
    assert set(view["control"].values()) == {None}
    assert (view["pope"], view["region"]) == (None, None)
    assert hand_sizes(t) == [10] * 4
    assert (view["pile"], view["discard"], view["companies"]) == (70, {}, [[], [], [], []])
    assert (view["round"], view["battle"]) == (1, 0)
    assert (view["passed"], view["defender"]) == ([False] * 4, None)


@pytest.mark.parametrize(("rule", "begins"), [("same", 3), ("rotate", 0)])
def test_c_14_5_the_same_seat_begins_or_the_next_one(rule: str, begins: int) -> None:
    t = table(4, first=3, control={0: "lucca modena"}, region="bologna", companies=["6"], points_target=30,
              series_first_player=rule)  # fmt: skip

    conclude(t)

    assert token(t) == begins
    assert asked(t) == f"choose_region P{begins}"


# -- C-14.6 with bigger kingdoms --------------------------------------------------------------------------------------


def test_c_14_6_with_bigger_kingdoms_the_bonus_is_for_the_raised_number() -> None:
    t = table(4, control={0: "lucca modena bologna"}, region="firenze", companies=["6"], points_target=30,
              bigger_kingdoms=True)  # fmt: skip

    conclude(t)

    assert points(t) == [9, 0, 0, 0]


def test_c_14_6_with_bigger_kingdoms_three_adjacent_regions_bring_no_bonus() -> None:
    t = table(4, control={0: "lucca modena bologna roma"}, region="torino", companies=["6"], points_target=30,
              bigger_kingdoms=True)  # fmt: skip

    conclude(t)

    assert points(t) == [5, 0, 0, 0]


def test_c_10_5_a_stalled_game_ends_the_series_too() -> None:
    t = table(3, control={1: "roma", 2: "torino"}, points=[3, 4, 3], points_target=20, battle=3, battle_cap=3)

    conclude(t)

    assert t.result == ((3, 5, 4), (1,), "stalled")


def test_c_14_points_with_reconquest_is_allowed_with_a_warning() -> None:
    """C-14.1 The rulebook advises against it; the table says so in every language."""
    discouraged = cg.new("condottiere", 4, seed=1, options={"points_target": 20, "reconquest": True})
    plain = cg.new("condottiere", 4, seed=1, options={"points_target": 20})

    assert [len(discouraged.warnings(lang)) for lang in ("en", "pl", "ru")] == [1, 1, 1]
    assert "C-14" in discouraged.warnings("en")[0]
    assert plain.warnings() == []
