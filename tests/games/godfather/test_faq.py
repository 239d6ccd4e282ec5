"""The questions at the end of the solo variant, one by one [S 003 Najczęściej zadawane pytania]."""

from __future__ import annotations

from games.godfather.table import ANN, Table


def test_faq_1_a_space_that_demands_discarding_cards() -> None:
    """FAQ 1: X random cards of the suitcase, then the benefit (G-109)"""
    t = Table().reserve(1, thugs=1).case(1, "1 1 1 2")

    t.don()

    assert len(t.stashed(1).split()) == 3
    assert {"3", "5"} <= set(t.stashed(1).split())


def test_faq_2_a_space_without_goods() -> None:
    """FAQ 2: the top job, but where a job or money card is printed, that card (G-109, D-28)"""
    t = Table(dons=["siegel"]).reserve(1, thugs=1).tile(7, "union_hall").tops("j05", "j06")
    t.don()
    assert t.stashed(1) == "j05 j06"

    t = Table(dons=["siegel"]).reserve(1, thugs=1).tile(7, "cinema")
    t.don()
    assert t.stashed(1) == "2 3"


def test_faq_3_a_space_that_launders() -> None:
    """FAQ 3: $1 from the bank for each suitcase icon, also beside goods (G-109)"""
    t = Table(dons=["siegel"]).reserve(1, thugs=1).tile(7, "pawn_shop").tops("j40")

    t.don()

    assert t.stashed(1) == "1 j40"


def test_faq_4_when_in_doubt_the_top_job() -> None:
    """FAQ 4: G-116; every turn stashes some card"""
    t = Table().reserve(1).ally(1, "a12").put("nightclub", ANN).tops("j40")

    t.don()

    assert t.stashed(1) == "j40"
    assert t.at("nightclub") == "0 thug"


def test_faq_5_a_human_in_a_dons_turf() -> None:
    """FAQ 5: the same money card, else the top job, for thugs and family members (G-118)"""
    t = Table().control(4, 1).turn(ANN)
    t.play(ANN, "thug nightclub")
    assert t.stashed(1) == "3"

    t = Table().control(7, 1).turn(ANN).tops("j09", "j40")
    t.play(ANN, "thug restaurant")
    assert t.stashed(1) == "j40"

    t = Table().control(2, 1).turn(ANN).tops("j40")
    t.play(ANN, "family f2")
    t.play(ANN, "keep")
    assert t.stashed(1) == "j40"


def test_faq_6_all_jobs_of_a_don_count_for_the_colours() -> None:
    """FAQ 6: completed or not (G-130)"""
    t = Table().tops("j40")
    t.don()
    t.s.act = 3
    t.step("entracte")

    assert t.s.result is not None
    assert t.s.result.scores == (0, 6)
