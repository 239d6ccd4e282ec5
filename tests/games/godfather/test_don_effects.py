"""G-132 and G-133 What dons do with effects, and what can be done to them; T-33."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.core import flow
from consigliere.core.flow import Frame
from consigliere.games.godfather.reading import ALLY, FAMILY, RIVER, THUG, Effect
from consigliere.games.godfather.steps.don_effects import DON_OPERATIONS
from games.godfather.table import ANN, BEN, Table


def carry_out(t: Table, op: str, seat: int = 1, **keys: Any) -> Table:
    """The effect of a job that a don has just completed."""
    t.s.told = []
    t.s.stack = [Frame("stop", 0)]
    DON_OPERATIONS[op](t.s, seat, Effect(op, **keys))
    flow.advance(t.s)
    return t


def test_g_132_money_jobs_and_icons() -> None:
    assert carry_out(Table(), "gain_money", money=3).stashed(1) == "5"
    assert carry_out(Table().tops("j10", "j11"), "draw_job", n=2).stashed(1) == "j10 j11"
    assert carry_out(Table(), "suitcase", n=2).stashed(1) == "1 1"


@pytest.mark.parametrize("op", ["gain_good", "gain_choice_goods", "move_thug"])
def test_g_132_no_use_for_goods(op: str) -> None:
    assert carry_out(Table().tops("j10"), op, n=2).stashed(1) == "j10"


def test_g_132_kills_hit_humans_first_then_search_order_then_type() -> None:
    t = Table(2, ["luciano"], act=2).put("f4", ANN).put("laundry", BEN).put("nightclub", "union_boss")
    carry_out(t, "kill", seat=2, kinds=THUG | FAMILY | ALLY, n=2)
    assert t.at("laundry") == t.at("f4") == ""
    carry_out(t, "kill", seat=2, kinds=THUG | FAMILY | ALLY, n=2)
    assert t.at("nightclub") == ""

    t = Table(2, ["luciano"]).put("f1", ANN).put("federal_reserve", BEN)
    carry_out(t, "kill", seat=2, kinds=THUG | FAMILY, n=1)
    assert t.at("f1") == ""
    assert t.at("federal_reserve")


def test_g_132_never_his_own() -> None:
    t = Table().put("f1", 1).put("olive_oil", 1)

    carry_out(t, "kill", kinds=THUG | FAMILY, n=2)

    assert t.river() == 0


def test_g_132_drive_by_in_the_first_turf_with_a_human() -> None:
    t = Table(dons=["luciano", "siegel"]).put("olive_oil", 2).put("laundry", ANN).put("f8", ANN)

    carry_out(t, "drive_by")

    assert t.at("laundry") == t.at("f8") == ""
    assert t.at("olive_oil") == "2 thug"


def test_g_132_car_bomb_takes_his_own_thug_but_not_his_own_family() -> None:
    t = Table().put("nightclub", 1).tile(4, "garage").put("garage", ANN).put("f4", 1)

    carry_out(t, "car_bomb")

    assert t.at("nightclub") == t.at("garage") == ""
    assert t.at("f4") == "1 don"


def test_g_132_steal_hand_takes_from_the_largest_hand() -> None:
    t = Table(2, ["luciano"]).hand(ANN, "1").hand(BEN, "3 gun").picks("3")
    assert carry_out(t, "steal_hand", seat=2).stashed(2) == "3"

    t = Table(2, ["luciano"]).hand(ANN, "1 1").hand(BEN, "3 gun").picks("1")
    assert carry_out(t, "steal_hand", seat=2).stashed(2) == "1"  # tied: the next one clockwise

    t = Table().hand(ANN, "gun 2").picks("gun").tops("j30")
    assert carry_out(t, "steal_hand").stashed(1) == "j30"
    assert t.holds(ANN) == "2"

    t = Table().hand(ANN, "j07 2").picks("j07")
    assert carry_out(t, "steal_hand").stashed(1) == "j07"


def test_g_132_steal_suitcase() -> None:
    t = Table(2, ["luciano"]).case(ANN, "2 5").case(BEN, "1").picks("5")

    assert carry_out(t, "steal_suitcase", seat=2).stashed(2) == "5"
    assert t.stashed(ANN) == "2"


def test_t33_an_offer_made_by_luciano_and_one_made_to_dons_only() -> None:
    """T-33; G-132 every human takes part; G-80; G-133"""
    t = Table().hand(ANN, "1 3").tops("j15")
    t.don()
    assert t.words(ANN) == ["offer 1", "offer 3"]
    t.play(ANN, "offer 1")
    assert t.holds(ANN) == "3"
    assert t.stashed(1) == "1 1 2 j15"  # $1 of the Laundry, the reward, the offer

    t = Table().hand(ANN, "booze booze j15").turn(ANN)
    t.play(ANN, "job j15")
    assert t.holds(ANN) == "2"
    assert t.asks == "stop"


def test_g_132_front_again() -> None:
    """G-132 one top job instead of the attempt; nothing controlled: top job"""
    assert carry_out(Table().tops("j10"), "front_again").stashed(1) == "j10"
    t = Table().control(4, 1).control(6, 1).put("nightclub", ANN).tops("j10")
    assert carry_out(t, "front_again").stashed(1) == "j10"
    t = Table().control(6, 1).tops("j10")
    assert carry_out(t, "front_again").stashed(1) == "2 j10"


def test_g_132_back_again() -> None:
    t = Table(act=2).put("f1", 1).put("f7", 1).tops("j10")
    assert carry_out(t, "back_again").stashed(1) == "1"  # Social Club in turf 6: the last one placed is on f7
    t = Table().tops("j10")
    assert carry_out(t, "back_again").stashed(1) == "j10"


def test_g_132_recall() -> None:
    t = Table().drown(1, "thug").drown(1, "don")
    carry_out(t, "recall", places=RIVER)
    assert t.s.reserve[1] & 1  # Luciano: family members first
    assert t.river() == 1
    assert carry_out(Table().tops("j10"), "recall", places=RIVER).stashed(1) == "j10"


def test_g_132_place_and_remove_control() -> None:
    t = Table().put("f4", 1).control(4, 1)
    carry_out(t, "place_control")
    assert t.s.stacks[4] == (1,)
    assert carry_out(Table().tops("j10"), "place_control").stashed(1) == "j10"

    t = Table(dons=["luciano", "siegel"]).control(1, 2).control(3, ANN)
    carry_out(t, "remove_control")
    assert (t.s.stacks[0], t.s.stacks[2]) == ((2,), ())
    assert carry_out(Table().tops("j10"), "remove_control").stashed(1) == "j10"


def test_g_133_a_don_has_no_hand_to_rob_but_a_suitcase() -> None:
    t = Table(2, ["luciano"]).case(2, "5").hand(ANN, "booze j12").turn(ANN)
    t.hand(BEN, "1")
    t.play(ANN, "job j12")
    assert t.why_not(ANN, "rob 2").rule == "G-133"

    t = Table().case(1, "5").hand(ANN, "booze booze gun j20").turn(ANN)
    t.play(ANN, "job j20")
    t.play(ANN, "rob 1")
    assert t.holds(ANN) == "5 5"
    assert t.stashed(1) == ""


def test_g_133_his_figures_and_markers_can_be_attacked() -> None:
    t = Table().put("restaurant", 1).control(3, 1).hand(ANN, "gun blood blood blood j01 j33").turn(ANN)
    t.play(ANN, "job j01")
    t.play(ANN, "kill restaurant")
    t.turn(ANN)
    t.play(ANN, "job j33")
    t.play(ANN, "unmark 3")

    assert t.at("restaurant") == ""
    assert t.s.stacks[2] == ()
    assert t.s.markers[1] == 9
