"""G-104 to G-121 The dons in Family Business, with the scenarios T-3 to T-18, T-24 to T-26 and T-29."""

from __future__ import annotations

from collections import Counter

import pytest

from consigliere.core.chance import Chance
from games.godfather.table import ANN, BEN, Table

LUCIANO = SIEGEL = CAPONE = 1  # the seat of the only don


def test_t3_lucianos_first_turn_completes_j05() -> None:
    """T-3; G-106 F1; G-109.2 suitcase icon; G-110 access; G-111 completed with one of its goods"""
    t = Table().tile(1, "gun_shop").put("nightclub", ANN).tops("j05")

    told = t.don()

    assert t.at("f1") == "1 don"
    assert t.stashed(LUCIANO) == "1 5 j05"
    assert t.river() == 0
    assert [e.facts["rule"] for e in told if "rule" in e.facts] == ["G-106", "G-109", "G-111", "G-89", "G-111"]


def test_t4_no_fit_stashes_the_job_without_money_and_effect() -> None:
    """T-4; G-112"""
    t = Table().tile(1, "gun_shop").put("nightclub", ANN).tops("j40")

    t.don()

    assert t.stashed(LUCIANO) == "1 j40"


def test_t5_lucianos_second_family_member() -> None:
    """T-5; G-106 filter 2 before filter 3; D-14"""
    t = Table(act=2).put("f1", LUCIANO)
    t.don()
    assert t.at("f2") == "1 consigliere"

    plain = Table(act=2, don_placement_suggestions=False).put("f1", LUCIANO)
    plain.don()
    assert plain.at("f6") == "1 consigliere"


def test_t6_siegels_act_one() -> None:
    """T-6; G-104 thugs first; G-109.3 a job icon beside goods is ignored; G-109.4 printed cards without goods"""
    t = Table(dons=["siegel"]).put("nightclub", ANN).tops("j34", "j22", "j02", "j01")

    t.don()
    assert t.at("restaurant") == "1 thug"
    assert t.stashed(SIEGEL) == "j34"
    t.don()
    assert t.at("social_club") == "1 thug"
    assert t.stashed(SIEGEL) == "2 j22 j34"
    t.don()
    assert t.at("freight_yard") == "1 thug"
    assert t.stashed(SIEGEL) == "2 3 j02 j22 j34"
    assert t.at("nightclub") == ""
    t.don()
    assert t.at("f5") == "1 don"
    assert t.stashed(SIEGEL) == "1 1 2 3 j01 j02 j22 j34"


def test_t7_capones_three_thugs() -> None:
    """T-7; G-105 from turf 4 up"""
    t = Table(dons=["capone"]).tile(1, "gun_shop")

    for _ in range(3):
        t.don()

    assert [t.at(b) for b in ("nightclub", "freight_yard", "social_club")] == ["1 thug"] * 3


def test_t8_capone_in_act_four_with_a_tile_in_turf_4() -> None:
    """T-8; G-107 at random between two fronts"""
    first = Counter()
    for seed in range(30):
        t = Table(dons=["capone"], act=4).tile(4, "casino")
        t.s.chance = Chance(bytes(31) + bytes([seed]))
        t.don()
        first["casino" if t.at("casino") else "nightclub"] += 1
        t.don()
        t.don()
        assert t.at("casino") == t.at("nightclub") == t.at("freight_yard") == "1 thug"

    assert set(first) == {"casino", "nightclub"}


def test_t9_capones_thug_when_4_to_7_are_taken() -> None:
    """T-9; D-13"""
    t = Table(dons=["capone"]).reserve(ANN, thugs=3)
    for place in ("nightclub", "freight_yard", "social_club"):
        t.put(place, ANN)
    t.put("restaurant", "union_boss")

    for place in ("laundry", "olive_oil", "federal_reserve"):
        t.don()
        assert t.at(place) == "1 thug"


def test_t10_capones_family_member() -> None:
    """T-10; G-106 filter 4: chance"""
    spaces = Counter()
    for seed in range(60):
        t = Table(dons=["capone"]).reserve(CAPONE, members=1).put("f3", ANN)
        t.s.chance = Chance(bytes(31) + bytes([seed]))
        t.don()
        spaces["f2" if t.at("f2") else "f4" if t.at("f4") else "?"] += 1
    assert set(spaces) == {"f2", "f4"}
    assert min(spaces.values()) > 15

    t = Table(dons=["capone"], act=4).reserve(CAPONE, members=1).put("f2", ANN).put("f3", ANN).put("f4", ANN)
    t.don()
    assert t.at("f5") == "1 don"


def test_t11_federal_reserve_discards_random_cards() -> None:
    """T-11; FAQ 1; G-109.1; G-24 jobs to the discard"""
    t = Table().reserve(LUCIANO, thugs=1).case(LUCIANO, "1 5 j05 j40").picks("1", "j05", "j40")

    t.don()

    assert t.at("federal_reserve") == "1 thug"
    assert t.stashed(LUCIANO) == "3 5 5"
    assert t.box.bits(t.s.discard) == ["j05", "j40"]


def test_t12_too_few_cards_for_the_federal_reserve() -> None:
    """T-12; D-17; G-116"""
    t = Table().reserve(LUCIANO, thugs=1).case(LUCIANO, "1 j05").tops("j20")

    t.don()

    assert t.stashed(LUCIANO) == "1 j05 j20"


def test_t13_a_don_on_the_laundry() -> None:
    """T-13; FAQ 3"""
    t = Table().reserve(LUCIANO, thugs=1).put("federal_reserve", ANN).put("olive_oil", ANN)

    t.don()

    assert t.at("laundry") == "1 thug"
    assert t.stashed(LUCIANO) == "1 1"


def test_t14_narcotics_fit_every_job() -> None:
    """T-14; D-20; the printed money is not taken (D-18); G-132 remove_control"""
    t = Table(act=3).reserve(LUCIANO, thugs=1).tile(3, "casino").tops("j33")
    for place in ("federal_reserve", "olive_oil", "laundry"):
        t.put(place, ANN)
    t.control(2, ANN).control(6, ANN)

    t.don()

    assert t.at("casino") == "1 thug"
    assert t.stashed(LUCIANO) == "1 5 j33"
    assert t.s.stacks[1] == ()
    assert t.s.stacks[5] == (ANN,)


def test_t15_a_thug_has_access_to_all_fronts_of_his_turf() -> None:
    """T-15; G-110; D-19 his own front decides whether there is an attempt at all"""
    t = Table().reserve(LUCIANO, thugs=1).put("federal_reserve", ANN).tile(2, "garage").control(6, ANN).tops("j33")
    t.don()
    assert t.at("olive_oil") == "1 thug"
    assert t.stashed(LUCIANO) == "1 5 j33"

    beside = Table().reserve(LUCIANO, thugs=1).tile(1, "gun_shop").case(LUCIANO, "1 1 1")
    told = beside.don()
    assert beside.stashed(LUCIANO) == "3 5"
    assert "don_completes" not in [event.what for event in told]


def test_t16_luciano_controls_a_turf_a_human_thug_uses() -> None:
    """T-16; G-118"""
    t = Table().control(4, LUCIANO).turn(ANN)

    t.play(ANN, "thug nightclub")

    assert t.holds(ANN) == "3 blood"
    assert t.stashed(LUCIANO) == "3"


def test_t17_family_members_in_a_dons_turfs() -> None:
    """T-17; FAQ 5; G-118 one card per don, only the backs in his turfs"""
    t = Table(dons=["siegel"]).control(1, SIEGEL).control(3, SIEGEL).hand(ANN, "1").turn(ANN).tops("j30", "j07")
    t.play(ANN, "family f1")  # draws a job at the Federal Reserve first
    t.play(ANN, "keep")
    assert t.stashed(SIEGEL) == "j07"

    t = Table(dons=["siegel"]).tile(1, "cinema").control(1, SIEGEL).control(3, SIEGEL).turn(ANN)
    t.play(ANN, "family f1")
    t.play(ANN, "keep")
    assert t.stashed(SIEGEL) == "1"

    t = Table(dons=["siegel"], don_control_on_family_member=False).control(1, SIEGEL).turn(ANN)
    t.play(ANN, "family f6")
    assert t.stashed(SIEGEL) == ""


def test_t18_a_human_shares_a_dons_shake_down() -> None:
    """T-18; G-119 after the don's attempt"""
    t = Table(dons=["siegel"]).reserve(SIEGEL, thugs=1).control(5, ANN).tops("j34")
    t.put("restaurant", "police_chief").put("social_club", "union_boss")

    told = t.don()
    assert [event.what for event in told][:2] == ["don_thug", "don_fails"]
    assert t.asks == "share"
    t.play(ANN, "accept")

    assert t.holds(ANN) == "3 gun"


def test_g_119_the_human_may_share_even_if_the_don_could_not_pay() -> None:
    """G-119 D-4"""
    t = Table().reserve(LUCIANO, thugs=1).control(1, ANN).hand(ANN, "1 1 1 2")

    t.don()
    t.play(ANN, "accept")
    for _ in range(3):
        t.play(ANN, "discard 1")

    assert t.holds(ANN) == "2 3 5"


def test_g_118_a_declined_cost_still_shows_money() -> None:
    """G-118 D-23 the highest note shown"""
    t = Table().control(1, LUCIANO).hand(ANN, "1 1 1").turn(ANN)

    t.play(ANN, "thug federal_reserve")
    t.play(ANN, "decline")

    assert t.stashed(LUCIANO) == "5"


def test_g_120_a_don_in_another_dons_turf() -> None:
    """G-120 thugs only"""
    t = Table(dons=["luciano", "siegel"]).reserve(2, thugs=1).control(7, 1).tops("j34", "j30")
    t.don(2)
    assert t.stashed(1) == "j30"

    t = Table(dons=["luciano", "siegel"]).reserve(2, members=1).control(7, 1)
    t.don(2)
    assert t.stashed(1) == ""


@pytest.mark.parametrize(("by_count", "note"), [(False, "1"), (True, "2")])
def test_t24_no_jobs_left(by_count: bool, note: str) -> None:
    """T-24; G-121"""
    t = Table(dons=["siegel", "luciano"], empty_job_deck_by_don_count=by_count).no_jobs()

    told = t.don(1)

    assert t.at("restaurant") == "1 thug"
    assert t.stashed(1) == note
    assert told[-1].facts["rule"] == "G-121"


def test_g_121_a_human_draws_nothing() -> None:
    t = Table().no_jobs().turn(ANN)

    t.play(ANN, "thug social_club")

    assert t.holds(ANN) == "2"


def test_t25_lucianos_turns_in_act_three() -> None:
    """T-25; G-108 figure allies first, then the order of acquisition; G-117 turns in a row"""
    t = Table(act=3).ally(LUCIANO, "a04", "a01").reserve(ANN)
    t.tops("j40", "j40", "j40")

    told = t.dons_until_a_human(ANN)

    places = [(e.what, e.facts.get("space") or e.facts.get("business") or e.facts.get("ally")) for e in told
              if e.what in ("don_family", "don_thug", "don_ally")]  # fmt: skip
    assert places == [
        ("don_family", "f1"),
        ("don_family", "f2"),
        ("don_ally", "a01"),
        ("don_thug", "federal_reserve"),
        ("don_ally", "a04"),
        ("don_thug", "olive_oil"),
        ("don_thug", "laundry"),
        ("don_thug", "nightclub"),
    ]
    assert t.s.reserve[LUCIANO] == 0


def test_t26_capone_plays_an_ally_after_his_last_figure() -> None:
    """T-26; G-117; a human in that position is out (G-36)"""
    t = Table(dons=["capone"]).reserve(CAPONE).reserve(ANN).ally(CAPONE, "a05").ally(ANN, "a04").tops("j09")

    t.dons_until_a_human(ANN)

    assert t.stashed(CAPONE) == "j09"
    assert t.asks == "stop"
    assert not t.s.played >> t.box.ally["a04"] & 1


def test_t29_three_plus_spaces_only_when_all_others_are_taken() -> None:
    """T-29; G-106 filter 1"""

    def board(taken: str) -> Table:
        t = Table(2, ["luciano"], act=4).reserve(2, members=3)
        for i, place in enumerate(taken.split()):
            t.s.spaces[t.box.space[place]] = (0, 1, 2, 6, 7, 8, 30, 31, 32)[i]
        t.s.reserve[2] = 0b100
        return t

    t = board("f1 f2 f3 f4 f5 f6 f7 f8")
    t.don(2)
    assert t.at("f9") == "2 heir"

    t = board("f1 f2 f3 f4 f5 f6 f8")
    t.don(2)
    assert t.at("f7") == "2 heir"


@pytest.mark.parametrize(
    ("don", "order"),
    [("luciano", "f1 f2 f3 f4 f5 f6 f8 f7"), ("siegel", "f5 f4 f3 f2 f1 f7 f8 f6")],
)
def test_g_106_order_of_spaces_on_an_empty_board(don: str, order: str) -> None:
    t = Table(dons=[don])
    found = []
    for _ in range(8):
        t.reserve(1, members=1)
        told = t.don()
        found.append(next(e.facts["space"] for e in told if e.what == "don_family"))

    assert " ".join(found) == order


def test_g_105_search_that_goes_on() -> None:
    """G-105 D-13 don_scan = advance; forgotten at the end of the act"""
    t = Table(don_scan="advance", act=2).reserve(LUCIANO, thugs=3).tile(1, "cinema")

    places = [next(e.facts["business"] for e in t.don() if e.what == "don_thug") for _ in range(3)]

    assert places == ["federal_reserve", "olive_oil", "laundry"]
    t.step("entracte")
    assert t.s.last_turf == [-1, -1]


def test_g_104_a_figure_ally_without_a_place_waits() -> None:
    """G-104 D-16"""
    t = Table().reserve(LUCIANO).ally(LUCIANO, "a02", "a05").tops("j09")
    for i, space in enumerate(t.rules.spaces):
        t.s.spaces[space] = i % 3

    t.don()

    assert t.s.played == 1 << t.box.ally["a05"]


def test_g_107_two_free_fronts() -> None:
    """G-107 D-15 Luciano the printed business, Siegel the tile"""
    luciano = Table().reserve(1, thugs=1).tile(1, "cinema")
    siegel = Table(dons=["siegel"]).reserve(1, thugs=1).tile(7, "cinema")
    luciano.don()
    siegel.don()

    assert luciano.at("federal_reserve") == siegel.at("cinema") == "1 thug"


def test_g_108_mayor_and_police_chief_of_a_don() -> None:
    """G-108 Mayor as a family member; the Police Chief kills a human's thug, front not used, then G-116"""
    mayor = Table().reserve(1).ally(1, "a02").tops("j12")
    mayor.don()
    assert mayor.at("f1") == "mayor"
    assert mayor.stashed(1) == "1 1 j12"

    chief = Table().reserve(1).ally(1, "a03").tile(1, "cinema").put("cinema", ANN).tops("j40")
    chief.don()
    assert chief.at("federal_reserve") == "police_chief"
    assert chief.at("cinema") == ""
    assert chief.stashed(1) == "j40"


def test_g_109_all_of_a_mixed_space() -> None:
    """G-109 don_mixed_spaces = all (D-18)"""
    t = Table(dons=["siegel"], don_mixed_spaces="all").reserve(1, thugs=2).tops("j34", "j35", "j36")
    t.don()
    assert t.stashed(1) == "j34 j35"
    t.don()
    t.reserve(1, thugs=1)
    t.don()
    assert t.at("freight_yard") == "1 thug"
    assert "3" in t.stashed(1).split()


def test_g_113_a_don_never_touches_open_jobs() -> None:
    """G-113 D-21"""
    t = Table().open("j12", "j37").tops("j24")

    t.don()

    assert t.s.open_jobs == (t.box.job["j12"], t.box.job["j37"])


def test_g_102_a_don_has_no_hand() -> None:
    """G-102"""
    t = Table()
    for _ in range(4):
        t.don()

    assert t.s.size[1] == 0
    assert t.stashed(1)


def test_every_turn_of_a_don_tells_its_rule() -> None:
    """G-104 to G-121: the reason and rule of each step"""
    t = Table(dons=["luciano", "siegel", "capone"], act=4)
    for seat in (1, 2, 3):
        for _ in range(4):
            told = t.don(seat)
            assert all("rule" in event.facts for event in told if event.what.startswith("don_"))
            assert told[0].facts["rule"] in ("G-106", "G-107")
            while t.asks != "stop":
                t.play(ANN, t.words(ANN)[0])


def test_g_116_when_in_doubt_the_top_job() -> None:
    """G-116 FAQ 4: nothing was stashed"""
    t = Table().reserve(1, thugs=1).case(1, "1").tops("j44")
    t.don()

    assert t.stashed(1) == "1 j44"
    assert BEN == 1
