"""G-1 to G-8 and G-100 to G-103 Set-up; G-10 to G-17 the board; G-30 and G-31 acts and tiles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.godfather.queries import controller, gangs
from games.godfather.table import ANN, BEN, Table, book_text


def begin(players: int = 1, dons: tuple[str, ...] = ("luciano",), **options: Any) -> Any:
    return cg.new("godfather", players, seed=5, options={"dons": list(dons), **options})


def test_t1_solo_set_up_against_luciano(tmp_path: Path) -> None:
    """T-1; G-101 as for two families; G-102 a don gets nothing; G-6 start money; G-4 jobs; G-7 figures; G-2 bank"""
    book = tmp_path / "book.toml"
    book.write_text(book_text(), encoding="utf-8")
    m = begin(data=str(book))
    s, v = m.state, m.view(0)

    assert sorted(v["hand"])[:3] == ["1", "2", "3"]
    assert len(v["hand_jobs"]) == 2
    assert len(s.open_jobs) == 2
    assert len(s.deck) == 40
    assert len(s.shown) == 1
    assert s.rules.box.ally_act[s.shown[0]] == 1
    assert len(s.blue) == 7  # the tile of Act I is open already
    assert len(s.red) == 4
    assert s.bank[:4] == [39, 29, 29, 20]
    assert s.reserve == [0b111001, 0b111001]
    assert v["families"][1]["contents"] == []


def test_g_1_two_to_five_families() -> None:
    """G-1 G-100 humans and dons together"""
    for players, dons in ((1, ()), (4, ("luciano", "siegel")), (5, ("capone",)), (6, ()), (0, ("luciano",))):
        with pytest.raises(cg.BadOption):
            begin(players, dons)
    for players, dons in ((1, ("capone", "luciano", "siegel")), (2, ("siegel",)), (4, ("luciano",)), (5, ())):
        assert begin(players, dons).state.rules.n == players + len(dons)


@pytest.mark.parametrize(
    "dons", [["luciano", "luciano"], ["vito"], "luciano", ["luciano", "siegel", "capone", "vito"], [3], None]
)
def test_g_100_dons_are_different_ones_of_three(dons: Any) -> None:
    with pytest.raises(cg.BadOption, match="luciano"):
        cg.new("godfather", 1, options={"dons": dons})


def test_g_100_one_human_without_a_don_is_told_what_to_do() -> None:
    with pytest.raises(cg.BadOption, match="at least one don"):
        cg.new("godfather", 1)


@pytest.mark.parametrize(("n", "turfs"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])])
def test_g_3_tiles_before_the_game(n: int, turfs: list[int]) -> None:
    """G-3 and the tile of Act I"""
    view = begin(n, ()).view(None)

    assert [turf["number"] for turf in view["turfs"] if turf["tile"]] == turfs


@pytest.mark.parametrize(("n", "opened"), [(2, [1, 2, 3, 4]), (3, [1, 2, 3, 4, 5]), (5, [1, 2, 3, 4, 5, 6, 7])])
def test_t2_tiles_over_the_acts(n: int, opened: list[int]) -> None:
    """T-2; G-31 lowest empty slot; blue in Acts I and II, red in III and IV"""
    t = Table(n, ())
    for _ in range(t.rules.setup.tiles):
        t.step("open_business")
    before = t.s.tiles[:]
    colors = []
    for act in range(4):
        t.s.act = act
        t.step("open_business")
        new = [tile for tile in t.s.tiles if tile not in before]
        colors.append("blue" if new[0] in t.box.tiles["blue"] else "red")
        before = t.s.tiles[:]

    assert [turf + 1 for turf, tile in enumerate(t.s.tiles) if tile >= 0] == opened
    assert colors == ["blue", "blue", "red", "red"]


@pytest.mark.parametrize(("n", "jobs", "allies", "thugs"), [(2, 2, 1, 3), (3, 3, 2, 2), (4, 4, 3, 2), (5, 4, 4, 2)])
def test_g_5_open_jobs_allies_and_thugs_by_families(n: int, jobs: int, allies: int, thugs: int) -> None:
    """G-4 G-5 G-7"""
    m = begin(n, ())

    assert len(m.state.open_jobs) == jobs
    assert len(m.state.shown) == allies
    assert [family["reserve"] for family in m.view(None)["families"]] == [["don"] + ["thug"] * thugs] * n


def test_g_8_somebody_holds_the_horse_head() -> None:
    """G-8 at random"""
    heads = {cg.new("godfather", 4, seed=seed).state.head for seed in range(40)}

    assert heads == {0, 1, 2, 3}


def test_g_103_with_dons_a_human_holds_the_horse_head() -> None:
    heads = {cg.new("godfather", 2, seed=seed, options={"dons": ["siegel"]}).state.head for seed in range(40)}

    assert heads == {0, 1}


def test_g_10_the_board_has_seven_turfs_with_a_printed_business_and_a_slot() -> None:
    """G-10 G-13"""
    t = Table()

    assert t.box.turfs == 7
    assert sorted(t.s.where[b] for b in t.box.printed) == list(range(7))
    assert t.s.tiles == [-1] * 7


def test_g_11_a_business_has_a_front_and_a_back() -> None:
    """G-11 only the Federal Reserve's front is known"""
    t = Table()
    reserve = t.box.front[t.box.business["federal_reserve"]]

    assert (reserve.cost, [t.box.values[v] for v in reserve.money]) == (3, [3, 5])


def test_g_12_one_thug_on_a_front() -> None:
    t = Table(2, ()).put("nightclub", BEN).turn(ANN)

    assert t.why_not(ANN, "thug nightclub").rule == "G-12"


def test_g_13_a_tile_that_is_not_open_cannot_be_used() -> None:
    assert Table(2, ()).turn(ANN).why_not(ANN, "thug casino").rule == "G-13"


def test_g_14_spaces_for_three_or_more_families() -> None:
    """G-14 one figure per space"""
    two, three = Table(2, ()).put("f1", BEN).turn(ANN), Table(3, ()).turn(ANN)

    assert two.why_not(ANN, "family f9").rule == "G-14"
    assert two.why_not(ANN, "family f1").rule == "G-14"
    assert "family f9" in three.words(ANN)


def test_g_15_round_bases_are_in_every_turf_they_touch() -> None:
    t = Table(2, ()).put("f1", ANN).put("nightclub", BEN)

    assert gangs(t.s)[:4] == [[1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 1, 0]]


def test_g_17_the_topmost_marker_names_the_controller() -> None:
    t = Table(2, ()).control(3, ANN, BEN)

    assert controller(t.s, 2) == BEN
    assert controller(t.s, 0) == -1


def test_g_30_four_acts_of_six_phases() -> None:
    m = begin(2, ())
    acts = set()
    while not m.over:
        acts.add(m.view(0)["act"])
        seat = m.asked[0]
        m.play(seat, m.legal(seat)[0])

    assert acts == {1, 2, 3, 4}
