"""The readings that were settled once more, each with its switch: D-15, D-19, D-23, D-28, D-29."""

from __future__ import annotations

from collections import Counter

from consigliere.core.chance import Chance
from consigliere.games.godfather import GAME
from consigliere.games.godfather.steps.ending import clear_board
from games.godfather.table import ANN, Table

DON = 1  # the seat of the only don


def social_club(**options: str) -> Table:
    """Turf 6: Siegel's next thug must go to the Social Club, because the Gun Shop beside it is taken."""
    t = Table(dons=["siegel"], **options).tile(6, "gun_shop").put("gun_shop", ANN).put("restaurant", ANN)
    return t.tops("j01")


def test_d_19_a_front_without_goods_gives_its_cards_also_beside_goods() -> None:
    """G-110"""
    t = social_club()

    t.don()

    assert t.at("social_club") == "1 thug"
    assert t.stashed(DON) == "2 j01"


def test_d_19_goods_anywhere_in_the_turf_may_lead_to_an_attempt() -> None:
    """G-110"""
    t = social_club(don_thug_attempt="turf")

    told = t.don()

    assert "don_completes" in [event.what for event in told]
    assert t.stashed(DON) == "1 j01"  # the gun beside does for J01


def test_d_19_a_front_that_costs_cards_never_leads_to_an_attempt() -> None:
    """G-109.1 FAQ 1"""
    t = Table(dons=["luciano"], don_thug_attempt="turf").tile(1, "gun_shop").reserve(DON, thugs=1)
    t.case(DON, "1 1 2").tops("j01")

    t.don()

    assert t.at("federal_reserve") == "1 thug"
    assert t.stashed(DON) == "3 5"


def test_d_28_a_place_without_goods_may_give_the_top_job_only() -> None:
    """G-109.4 G-116"""
    t = social_club(don_no_goods="top_job")

    t.don()

    assert t.stashed(DON) == "j01"


def test_d_28_suitcase_icons_pay_in_both_readings() -> None:
    """G-109.2 FAQ 3"""
    t = Table(dons=["capone"], don_no_goods="top_job").reserve(DON, thugs=1).reserve(ANN, thugs=3)
    for place in ("nightclub", "freight_yard", "social_club"):
        t.put(place, ANN)
    t.put("restaurant", "union_boss")

    t.don()

    assert t.at("laundry") == "1 thug"
    assert t.stashed(DON) == "1 1"


def test_d_15_by_chance_any_don_may_take_either_front() -> None:
    """G-107"""
    taken = Counter[str]()
    for seed in range(30):
        t = Table(dons=["luciano"], don_two_fronts="chance").tile(1, "cinema").reserve(DON, thugs=1)
        t.s.chance = Chance(bytes(31) + bytes([seed]))
        t.don()
        taken["cinema" if t.at("cinema") else "federal_reserve"] += 1

    assert set(taken) == {"cinema", "federal_reserve"}


def test_d_23_a_dons_turf_may_always_pay_a_job() -> None:
    """G-118"""
    t = Table(dons=["luciano"], don_control_gives="job").control(4, DON).tops("j05").turn()

    t.play(ANN, "thug nightclub")

    assert t.stashed(DON) == "j05"


def without_jobs(notes: str, **options: bool) -> Table:
    """Neither deck nor discard holds a job, and Ann's suitcase all notes of these values."""
    t = Table(dons=["siegel"], **options).no_jobs()
    for value in notes.split():
        t.case(ANN, " ".join([value] * t.s.bank[t.box.kind[value]]))
    return t


def test_d_29_without_jobs_and_small_notes_a_don_takes_the_smallest_in_stock() -> None:
    """G-121"""
    t = without_jobs("1")

    t.don()

    assert t.at("restaurant") == "1 thug"
    assert t.stashed(DON) == "2"


def test_d_29_an_empty_bank_gives_nothing_and_says_so() -> None:
    """G-121"""
    t = without_jobs("1 2 3 5")

    told = t.don()

    assert t.stashed(DON) == ""
    [nothing] = [event for event in told if event.what == "don_nothing_left"]
    for lang in ("en", "pl", "ru"):
        assert "—" not in GAME.tell(nothing, lang, t.rules.nouns)


def test_d_29_can_be_switched_off() -> None:
    """G-121"""
    t = without_jobs("1", don_always_stashes=False)

    t.don()

    assert t.stashed(DON) == ""


def test_d_29_a_share_whose_note_has_run_out_is_the_top_job() -> None:
    """G-118"""
    t = Table(dons=["luciano"]).control(4, DON).tops("j05")
    for value in "123":
        t.case(ANN, " ".join([value] * t.s.bank[t.box.kind[value]]))
    t.turn()

    t.play(ANN, "thug nightclub")

    assert t.stashed(DON) == "j05"


# -- what is told ----------------------------------------------------------------------------------------------------


def test_g_57_the_entracte_stands_before_the_cards_of_the_next_act() -> None:
    """G-57"""
    t = Table()

    t.step("entracte")

    told = [event.what for event in t.s.told or []]
    assert told.index("entracte") < told.index("shows_allies") < told.index("horse_head")


def test_g_57_the_entracte_names_the_act_that_comes() -> None:
    t = Table(act=2)

    clear_board(t.s)

    assert [event.facts for event in t.s.told or []] == [{"act": 3}]


def test_g_84_a_recall_says_from_where() -> None:
    """G-84"""
    t = Table().put("nightclub", ANN).drown(ANN, "thug")
    t.s.reserve[ANN] = 1
    told = []
    for move in ("recall nightclub", "recall thug"):
        t.step("recall", ANN, (3, 1))
        [event] = t.play(ANN, move)
        told.append(GAME.tell(event, "en", t.rules.nouns))

    assert told[0] == "Player A takes back from Nightclub into the reserve: a thug."
    assert told[1] == "Player A takes back from the river into the reserve: a thug."
