"""G-20 to G-43 and G-60, G-61 Cards, actions, costs, shares, laundering; T-30 and T-31."""

from __future__ import annotations

import consigliere as cg
from consigliere.core import flow
from games.godfather.table import ANN, BEN, CLEO, Table


def test_g_20_one_hand_without_limit() -> None:
    """G-20 allies do not count"""
    t = Table(2, ()).hand(ANN, "1 1 1 2 2 3 gun gun booze j05 j06").ally(ANN, "a05").turn(ANN)

    t.play(ANN, "ally a05")

    assert t.s.size[ANN] == 12


def test_g_21_cards_move_only_by_effects() -> None:
    """G-21 no change: nothing in the moves swaps notes"""
    verbs = {move.verb for move in Table(2, ()).hand(ANN, "5").turn(ANN).legal(ANN)}

    assert verbs == {"thug", "family"}


def test_t31_a_money_value_has_run_out() -> None:
    """T-31; G-22 next lower value; none lower: nothing"""
    t = Table(2, ()).turn(ANN)
    t.s.bank[2] = 0
    t.play(ANN, "thug nightclub")
    assert t.holds(ANN) == "2 blood"

    t = Table(2, ()).tile(1, "cinema").turn(ANN)
    t.s.bank[0] = 0
    t.play(ANN, "family f6")
    assert "1" not in t.holds(ANN).split()


def test_g_22_goods_that_have_run_out_give_nothing() -> None:
    """G-22 D-1"""
    t = Table(2, ()).turn(ANN)
    t.s.bank[t.box.kind["blood"]] = 0

    t.play(ANN, "thug nightclub")

    assert t.holds(ANN) == "3"


def test_g_23_narcotics_are_wild() -> None:
    """G-23 several may be used, and there may be a choice"""
    t = Table(2, ()).hand(ANN, "gun narcotics j02").turn(ANN)
    t.play(ANN, "job j02")
    assert t.holds(ANN) == "3"

    t = Table(2, ()).hand(ANN, "gun gun narcotics j02").turn(ANN)
    t.play(ANN, "job j02")
    assert t.words(ANN) == ["pay gun gun", "pay gun narcotics"]
    assert t.why_not(ANN, "pay narcotics narcotics").rule == "G-23"
    t.play(ANN, "pay gun narcotics")
    assert t.holds(ANN) == "3 gun"


def test_g_24_an_empty_deck_is_made_of_the_discarded_jobs() -> None:
    t = Table(2, ()).turn(ANN)
    t.s.discard = sum(1 << job for job in t.s.deck)
    t.s.deck.clear()

    t.play(ANN, "thug social_club")

    assert t.s.discard == 0
    assert len(t.s.deck) == 43
    assert "reshuffled" in t.told()


def test_g_25_only_the_owner_sees_a_suitcase() -> None:
    m = cg.new("godfather", 2, seed=1)

    assert "suitcase" not in m.view(None)
    assert m.view(0)["suitcase"] == []
    assert m.view(0)["families"][1]["suitcase"] == 0


def test_g_26_laundering_is_optional_and_shown() -> None:
    t = Table(2, ()).hand(ANN, "1 5 gun").turn(ANN)
    t.play(ANN, "thug laundry")
    assert t.words(ANN) == ["launder 1", "launder 5", "keep"]
    assert t.why_not(ANN, "launder gun").rule == "G-26"
    assert t.why_not(ANN, "launder 3").rule == "G-26"
    told = t.play(ANN, "launder 5")
    assert told[0].facts == {"card": "5"}
    t.play(ANN, "keep")

    assert t.stashed(ANN) == "5"
    assert t.holds(ANN) == "1 gun"


def test_g_35_one_must_act() -> None:
    """G-35 D-2; the option voluntary_pass"""
    t = Table(2, ()).turn(ANN)
    assert t.why_not(ANN, "pass").rule == "G-35"

    assert "pass" in Table(2, (), voluntary_pass=True).turn(ANN).words(ANN)


def test_g_35_who_has_no_action_passes_and_may_act_later() -> None:
    """G-35 D-2"""
    t = Table(2, ()).reserve(ANN, thugs=1).reserve(BEN, thugs=1)
    for business in t.s.board:
        t.s.fronts[business] = 30
    t.hand(BEN, "gun j01").turn(ANN)
    assert t.words(ANN) == ["pass"]
    t.play(ANN, "pass")
    assert flow.asked(t.s) == (BEN,)
    t.hold.flows = True
    t.s.fronts[3] = 4  # a thug of Ann
    t.play(BEN, "job j01")
    t.play(BEN, "kill nightclub")

    assert t.words(ANN) == ["thug nightclub"]


def test_g_36_without_figures_one_is_out_until_one_returns() -> None:
    t = Table(2, ()).reserve(ANN, thugs=1).reserve(BEN).hand(BEN, "gun j01").turn(ANN)
    t.hold.flows = True

    t.play(ANN, "thug nightclub")

    assert t.asks == "stop"  # Ben has a job and goods, but no figure


def test_t30_job_first_then_the_last_thug() -> None:
    """T-30; G-36"""
    t = Table(2, ()).reserve(ANN, thugs=1).reserve(BEN).hand(ANN, "gun j13").turn(ANN)
    t.hold.flows = True
    t.play(ANN, "job j13")
    assert flow.asked(t.s) == (ANN,)
    t.play(ANN, "thug nightclub")
    assert t.asks == "stop"

    t = Table(2, ()).reserve(ANN, thugs=1).reserve(BEN).hand(ANN, "gun j13").turn(ANN)
    t.hold.flows = True
    t.play(ANN, "thug nightclub")
    assert t.asks == "stop"
    assert "j13" in t.holds(ANN)


def test_g_37_a_thug_uses_the_front() -> None:
    t = Table(2, ()).turn(ANN)
    t.play(ANN, "thug nightclub")

    assert t.at("nightclub") == "0 thug"
    assert t.holds(ANN) == "3 blood"
    assert Table(2, ()).reserve(ANN, members=1).turn(ANN).why_not(ANN, "thug laundry").rule == "G-37"


def test_g_38_the_controller_may_use_the_front_too() -> None:
    """G-38 after the placer; optional; not in one's own turf; D-4"""
    t = Table(2, ()).control(4, BEN).turn(ANN)
    t.play(ANN, "thug nightclub")
    assert flow.asked(t.s) == (BEN,)
    t.play(BEN, "accept")
    assert t.holds(BEN) == "3 blood"

    t = Table(2, ()).control(4, BEN).turn(ANN)
    t.play(ANN, "thug nightclub")
    t.play(BEN, "decline")
    assert t.holds(BEN) == ""

    t = Table(2, ()).control(4, ANN).turn(ANN)
    t.play(ANN, "thug nightclub")
    assert t.asks == "stop"


def test_g_38_the_controller_launders_and_pays_himself() -> None:
    t = Table(2, ()).control(3, BEN).hand(ANN, "1").hand(BEN, "5 5").turn(ANN)
    t.play(ANN, "thug laundry")
    t.play(ANN, "launder 1")
    t.play(BEN, "accept")
    t.play(BEN, "launder 5")
    t.play(BEN, "launder 5")
    assert (t.stashed(ANN), t.stashed(BEN)) == ("1", "5 5")

    t = Table(2, ()).control(1, BEN).hand(BEN, "1 1 gun").turn(ANN)
    t.play(ANN, "thug federal_reserve")  # Ann cannot pay, Ben can (D-4)
    t.play(BEN, "accept")
    for card in ("1", "1", "gun"):
        t.play(BEN, f"discard {card}")
    assert t.holds(BEN) == "3 5"


def test_g_38_controller_gets_the_back() -> None:
    """G-38 option controller_gets"""
    t = Table(2, (), controller_gets="back").control(4, BEN).turn(ANN)
    t.play(ANN, "thug nightclub")
    t.play(BEN, "accept")

    assert t.holds(BEN) == "blood"


def test_g_39_a_family_member_uses_all_backs_touched() -> None:
    """G-39 printed and tile; no share for controllers"""
    t = Table(2, ()).tile(4, "garage").control(4, BEN).turn(ANN)
    t.play(ANN, "family f4")  # turfs 4, 5, 6

    assert t.holds(ANN) == "gun blood blood"
    t.play(ANN, "keep")
    assert t.asks == "stop"
    assert Table(2, ()).reserve(ANN, thugs=1).turn(ANN).why_not(ANN, "family f1").rule == "G-39"


def test_g_40_complete_a_job() -> None:
    """G-40 from hand or from the open jobs, which are not replaced"""
    t = Table(2, ()).hand(ANN, "booze booze").open("j37", "j09").turn(ANN).tops("j44")
    assert t.why_not(ANN, "job j09").rule == "G-40"
    assert t.why_not(ANN, "job j01").rule == "G-40"
    t.play(ANN, "job j37")

    assert t.holds(ANN) == "2 booze j44"
    assert t.stashed(ANN) == "j37"
    assert t.s.open_jobs == (t.box.job["j09"],)


def test_g_40_an_effect_may_be_skipped_or_impossible() -> None:
    """G-40 D-5 G-89"""
    t = Table(2, ()).hand(ANN, "gun gun j04").turn(ANN)
    t.play(ANN, "job j04")
    assert t.holds(ANN) == "2"
    assert t.asks == "stop"

    t = Table(2, ()).put("f1", BEN).hand(ANN, "gun gun j04").turn(ANN)
    t.play(ANN, "job j04")
    t.play(ANN, "spare")
    assert t.at("f1") == "1 don"


def test_g_41_an_ally_works_once_per_act() -> None:
    t = Table(2, ()).ally(ANN, "a05").turn(ANN)
    t.play(ANN, "ally a05")
    t.turn(ANN)
    assert t.why_not(ANN, "ally a05").rule == "G-41"
    assert t.why_not(ANN, "ally a06").rule == "G-41"
    t.step("entracte")

    assert "ally a05" in t.turn(ANN).words(ANN)


def test_g_42_a_killed_figures_place_is_free() -> None:
    """G-42 G-16 the river"""
    t = Table(2, ()).put("nightclub", BEN).hand(ANN, "gun j01").turn(ANN)
    t.play(ANN, "job j01")
    t.play(ANN, "kill nightclub")

    assert t.river() == 1
    assert "thug nightclub" in t.turn(ANN).words(ANN)
    t.step("entracte")
    assert t.river() == 0
    assert t.s.reserve[BEN] & 0b111000 == 0b111000


def test_g_43_the_phase_ends_when_all_are_out_or_pass() -> None:
    t = Table(3, (), voluntary_pass=True).turn(ANN)
    t.hold.flows = True
    for seat in (ANN, BEN, CLEO):
        t.s.told = []
        flow.apply(t.s, seat, cg.Move("pass"))

    assert t.asks == "stop"


def test_g_60_a_cost_is_paid_first_or_nothing_is_gained() -> None:
    t = Table(2, ()).hand(ANN, "1 gun j05 2").turn(ANN)
    t.play(ANN, "thug federal_reserve")
    assert t.words(ANN) == ["discard 1", "discard 2", "discard gun", "discard j05", "decline"]
    t.play(ANN, "discard gun")
    assert t.why_not(ANN, "decline").rule == "G-60"
    assert t.why_not(ANN, "discard gun").rule == "G-60"
    t.play(ANN, "discard j05")
    t.play(ANN, "discard 1")
    assert t.holds(ANN) == "2 3 5"
    assert t.s.discard == 1 << t.box.job["j05"]

    t = Table(2, ()).hand(ANN, "1 2").turn(ANN)
    t.play(ANN, "thug federal_reserve")
    assert t.asks == "stop"
    assert "cannot_pay" in t.told()


def test_g_61_laundering_comes_last_with_all_icons_together() -> None:
    """G-61 D-10: the $3 of the job can be laundered too; icons of several backs are one question"""
    t = Table(2, ()).hand(ANN, "booze booze j34").turn(ANN)
    t.play(ANN, "job j34")
    t.play(ANN, "launder 3")
    assert t.stashed(ANN) == "3 j34"

    t = Table(2, ()).tile(7, "tailor").hand(ANN, "1 1 1").turn(ANN)
    t.play(ANN, "family f7")  # Social Club and Tailor: two icons
    assert t.s.stack[-1].about == 2
