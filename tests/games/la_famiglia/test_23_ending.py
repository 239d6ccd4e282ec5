"""LF-1, LF-12, LF-13, LF-22, LF-23: control, tiles and the end."""

from __future__ import annotations

import pytest

from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.steps.cleanup import check_control, check_for_the_end
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table


def result(control: list[int], round: int = 4, bronte: int | str | None = None) -> tuple[tuple[int, ...], str] | None:
    t = Table(round=round)
    t.s.control = control + [-1] * (12 - len(control))
    if bronte is not None:
        t.put("bronte", bronte, 1)
    check_for_the_end(t.s)
    return None if t.m.result is None else (t.m.result.winners, t.m.result.reason)


def test_lf_1_1_the_goal() -> None:
    """LF-1.1, LF-23.1"""
    assert result([RED] * 4 + [GREEN], round=1) is None
    assert result([RED] * 5, round=1) == ((RED, GREEN), "goal")
    assert result([BLUE] * 3 + [YELLOW] * 3, round=2) == ((BLUE, YELLOW), "goal")


def test_lf_1_2_after_round_four() -> None:
    """LF-1.2, LF-23.2, LF-23.3"""
    assert result([RED] * 2 + [BLUE]) == ((RED, GREEN), "majority")
    assert result([RED, BLUE], bronte="neutral") == ((0, 1, 2, 3), "draw")
    assert result([RED, BLUE], bronte=GREEN) == ((RED, GREEN), "tie_break")


def test_lf_23_4_both_reach_the_goal() -> None:
    """LF-23.4"""
    assert result([RED] * 5 + [BLUE] * 5 + [GREEN], round=2) == ((RED, GREEN), "goal")


def test_lf_12_1_allies_do_not_add_up() -> None:
    """LF-12.1, LF-12.4"""
    t = Table().put("licata", RED, 1).put("gela", GREEN, 1).put("enna", "neutral", 1).put("nicosia", "neutral", 1)

    check_control(t.s)

    assert t.mandamenti() == [0, 0, 0, 0]


def test_lf_13_1_a_tile_serves_one_of_two_allies() -> None:
    """LF-13.1, LF-13.2"""
    t = Table().tile(GREEN, "fleet").control(GREEN, "m_enna").control(RED, "m_gela").clean_up()

    assert t.no(RED, "mark fleet") == "LF-13.1"
    t.say(RED, "mark bribes")

    assert t.marks(RED) == ["bribes"]


def test_lf_13_2_surplus_discs_come_back() -> None:
    """LF-13.2"""
    t = Table().tile(RED, "fleet", "bribes").control(RED, "m_gela").clean_up()

    assert t.no(RED, "unmark allies") == "LF-13.2"
    t.say(RED, "unmark bribes")
    assert t.marks(RED) == ["fleet"]

    gone = Table().tile(RED, "fleet", "bribes").clean_up()
    assert gone.marks(RED) == []


def test_the_last_free_tile_is_marked_without_asking() -> None:
    """LF-13.2, LF-13.3 and what happens when the tiles run out"""
    t = Table().control(RED, "m_gela", "m_enna")
    t.s.tiles_in_play = 1 << t.box.tile["fleet"]

    t.clean_up()

    assert t.marks(RED) == ["fleet"]


@pytest.mark.parametrize("tile", ["bribes", "fleet"])
def test_lf_5_5_only_tiles_in_play_can_be_marked(tile: str) -> None:
    """LF-5.5"""
    t = Table().control(RED, "m_gela")
    t.s.tiles_in_play &= ~(1 << t.box.tile[tile])

    assert t.clean_up().no(RED, f"mark {tile}") == "LF-5.5"


def test_a_whole_round_ends_with_the_change_of_sheets() -> None:
    """LF-6.1, LF-22.1"""
    t = Table().put("licata", RED, 1).disc("1-primo-1", "neutral")
    t.s.phase = 2
    t.begin(Frame("war"), Frame("round", -1, 4))

    assert t.m.view(None)["round"] == 2
    assert t.asks == ("turn", (RED,))
