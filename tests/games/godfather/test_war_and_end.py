"""G-45 to G-59, G-122 to G-130 Turf War, Bribery, Tribute, the end; T-19 to T-23, T-27, T-28, T-32, T-34."""

from __future__ import annotations

from consigliere.core import flow
from consigliere.core.flow import Frame
from consigliere.core.move import Move
from consigliere.games.godfather.view import view
from games.godfather.table import ANN, BEN, CLEO, Table


def war(t: Table) -> Table:
    return t.step("turf_war")


def bid(t: Table, bids: dict[int, str]) -> Table:
    """Bribery with these notes bid by the humans; everybody else bids nothing."""
    t.step("bribery")
    while t.asks == "bids":
        seat = flow.asked(t.s)[0]
        value = t.rules.steps["bids"].stage(t.s, t.s.stack[-1]._replace(seat=seat))  # type: ignore[attr-defined]
        flow.apply(t.s, seat, Move("put", str(bids.get(seat, "").split().count(t.box.kinds[value]))))
    return t


# -- Turf War ---------------------------------------------------------------------------------------------------------


def test_t27_turf_3_at_war() -> None:
    """T-27; G-45 G-46"""
    t = Table(act=2).put("laundry", ANN).put("f1", ANN).put("f8", ANN).put("f2", 1).put("f3", "mayor")
    t.tile(3, "cinema").put("cinema", 1)
    war(t)
    assert t.s.stacks[2] == (ANN,)

    t = Table(act=2).put("laundry", ANN).put("f1", ANN).put("f8", ANN).put("f2", 1).put("f3", 1)
    t.tile(3, "cinema").put("cinema", 1).control(3, 1)
    war(t)
    assert t.s.stacks[2] == (1,)


def test_t28_the_neutral_gang_ties() -> None:
    """T-28; G-46 D-6"""
    t = Table().put("social_club", ANN).tile(6, "cinema").put("cinema", "union_boss")

    war(t)

    assert t.s.stacks[5] == ()


def test_g_47_the_winner_marks_also_his_own_turf() -> None:
    t = war(Table(2, ()).put("nightclub", ANN).control(4, ANN))

    assert t.s.stacks[3] == (ANN, ANN)


def test_g_47_without_a_marker_one_may_be_moved() -> None:
    t = Table(2, ()).put("nightclub", ANN).control(1, ANN, BEN, ANN, BEN).control(2, *[ANN] * 7)
    war(t)
    assert t.words(ANN) == ["fetch 1", "fetch 2", "leave"]
    assert t.why_not(ANN, "fetch 4").rule == "G-47"
    t.play(ANN, "fetch 1")
    assert t.s.stacks[0] == (ANN, BEN, BEN)
    assert t.s.stacks[3] == (ANN,)

    t = war(Table(2, ()).put("nightclub", ANN).control(2, *[ANN] * 9))
    t.play(ANN, "leave")
    assert t.s.stacks[3] == ()


def test_g_122_a_don_without_markers_moves_none() -> None:
    t = war(Table().put("nightclub", 1).control(2, *[1] * 9))

    assert t.s.stacks[3] == ()
    assert t.asks == "stop"


# -- Bribery ----------------------------------------------------------------------------------------------------------


def test_t19_the_human_outbids_luciano() -> None:
    """T-19; G-123 G-124 G-126 G-52"""
    t = Table().shown("a05").case(ANN, "3 2 1").case(1, "1 j07 j20 j30").picks("1", "j07", "j20")

    bid(t, {ANN: "3 2"})

    assert t.s.allies[ANN] == (t.box.ally["a05"],)
    assert t.stashed(ANN) == "1"
    assert t.stashed(1) == "1 j07 j20 j30"


def test_t20_the_don_outbids_the_human() -> None:
    """T-20; G-126 jobs go back into the suitcase"""
    t = Table().shown("a05").case(ANN, "3").case(1, "5 2 j01").picks("5", "j01")

    bid(t, {ANN: "3"})

    assert t.s.allies[1] == (t.box.ally["a05"],)
    assert t.stashed(1) == "2 j01"
    assert t.stashed(ANN) == "3"
    assert t.s.bank[3] == 20


def test_t21_a_tie_goes_to_the_horse_head() -> None:
    """T-21; G-127"""
    for head in (ANN, 1):
        t = Table().shown("a05").case(ANN, "3").case(1, "2 j12").picks("2", "j12")
        t.s.head = head
        bid(t, {ANN: "3"})
        assert t.s.allies[head] == (t.box.ally["a05"],)


def test_t22_no_human_bid() -> None:
    """T-22; G-125"""
    t = Table().shown("a05").case(ANN, "1").case(1, "5")
    bid(t, {})
    assert t.s.allies[1] == (t.box.ally["a05"],)
    assert t.stashed(1) == ""

    empty = bid(Table().shown("a05"), {})
    assert empty.s.allies[1] == (empty.box.ally["a05"],)

    free = bid(Table(don_zero_bid_draws_card=False).shown("a05").case(1, "5"), {})
    assert free.stashed(1) == "5"
    assert free.s.allies[1]


def test_t23_the_don_bids_all_he_has() -> None:
    """T-23; G-124"""
    t = bid(Table().shown("a05").case(ANN, "1 1 1 1").case(1, "5 j03"), {ANN: "1 1 1 1"})

    assert t.s.allies[1]
    assert t.stashed(1) == "j03"
    assert t.stashed(ANN) == "1 1 1 1"


def test_g_50_bids_are_secret_until_all_have_bid() -> None:
    """G-50 one value after the other, held or not: how often somebody is asked tells nothing of a suitcase"""
    t = Table(2, ()).shown("a05").case(ANN, "5 5 1").case(BEN, "2").step("bribery")
    assert flow.asked(t.s) == (ANN, BEN)
    assert t.words(ANN) == ["put 0", "put 1", "put 2"]
    assert t.why_not(ANN, "put 3").rule == "G-50"
    t.play(ANN, "put 1")
    assert t.words(ANN) == ["put 0"]
    for _ in range(t.box.notes - 1):
        assert flow.asked(t.s) == (ANN, BEN)
        t.play(ANN, "put 0")
    assert flow.asked(t.s) == (BEN,)
    assert t.told() == []
    for _ in range(t.box.notes):
        told = t.play(BEN, t.words(BEN)[-1])

    assert [(e.seat, e.facts["total"]) for e in told if e.what == "bid"] == [(ANN, 5), (BEN, 2)]


def test_g_51_allies_go_by_the_order_of_bids() -> None:
    """G-51 ties by turn order; a bid of at least $1; the last bidder gets none (G-52)"""
    t = Table(3, ()).shown("a05", "a01").case(ANN, "2").case(BEN, "3").case(CLEO, "2")
    t.s.head = CLEO
    bid(t, {ANN: "2", BEN: "3", CLEO: "2"})
    assert flow.asked(t.s) == (BEN,)
    assert t.why_not(BEN, "bribe a04").rule == "G-51"
    t.play(BEN, "bribe a01")

    assert t.s.allies[CLEO] == (t.box.ally["a05"],)
    assert t.s.allies[ANN] == ()
    assert t.stashed(ANN) == "2"
    assert t.stashed(CLEO) == ""

    t = bid(Table(3, ()).shown("a05", "a01").case(ANN, "2"), {})
    assert t.s.shown


def test_g_53_act_four_has_no_bribery() -> None:
    t = Table(2, (), act=4).case(ANN, "5")
    t.step("bribery")

    assert t.asks == "stop"


def test_g_127_a_don_takes_the_leftmost_figure_ally() -> None:
    """G-127 D-16"""
    t = bid(Table(dons=["luciano", "siegel"]).shown("a05", "a02"), {})

    assert t.s.allies[1] == (t.box.ally["a02"],)
    assert t.s.allies[2] == (t.box.ally["a05"],)


def test_g_124_with_several_humans_the_longest_bid_counts() -> None:
    """G-124 D-11"""
    t = Table(2, ["luciano"]).shown("a05", "a06").case(ANN, "1 1").case(BEN, "5").case(2, "2 2 2 j01 j02")
    t.picks("2", "2", "2")
    bid(t, {ANN: "1 1", BEN: "5"})

    assert t.s.allies[2]
    assert t.s.allies[BEN]
    assert t.stashed(2) == "j01 j02"


# -- Tribute, Entr'acte -----------------------------------------------------------------------------------------------


def test_g_55_tribute_down_to_the_limit_of_the_act() -> None:
    """G-55"""
    for act, limit in enumerate((5, 4, 3, 2), 1):
        t = Table(2, (), act=act).hand(ANN, "1 1 1 1 1 gun j05").step("tributes")
        assert t.why_not(ANN, "discard booze").rule == "G-55"
        while t.asks == "tribute":
            t.play(ANN, t.words(ANN)[-1])
        assert t.s.size[ANN] == limit


def test_g_128_dons_pay_no_tribute() -> None:
    t = Table().case(1, "1 1 1 1 1 1 1 1 1").step("tributes")

    assert t.asks == "stop"
    assert len(t.stashed(1).split()) == 9


def test_g_57_entracte() -> None:
    """G-57 G-129 figures, allies, open jobs, the Consigliere, the horse head"""
    t = Table(2, ["luciano"]).put("nightclub", ANN).put("f1", BEN).drown(2, "don").shown("a05", "a06").open("j05")
    t.put("laundry", "union_boss").ally(ANN, "a01")
    t.s.played = 1 << t.box.ally["a01"]

    t.step("entracte")

    assert t.s.act == 1
    assert t.s.reserve == [0b011011] * 3
    assert set(t.s.fronts) == set(t.s.spaces) == {-1}
    assert t.s.gone == 1 << t.box.ally["a05"] | 1 << t.box.ally["a06"]
    assert [t.box.ally_act[ally] for ally in t.s.shown] == [2, 2]
    assert t.s.played == 0
    assert len(t.s.open_jobs) == 3
    assert t.s.head == 1


# -- the end ----------------------------------------------------------------------------------------------------------


def finish(t: Table) -> Table:
    t.s.act = 3
    t.s.stack = [Frame("entracte")]
    flow.advance(t.s)
    return t


def test_t32_what_is_left_in_hand_after_act_four() -> None:
    """T-32; G-58"""
    t = Table(act=4).hand(ANN, "5 3 2 gun j09").step("tributes")
    for card in ("2", "gun", "j09"):
        t.play(ANN, f"discard {card}")
    finish(t)
    assert t.stashed(ANN) == "3 5"

    t = finish(Table(act=4).hand(ANN, "gun j09"))
    assert t.stashed(ANN) == ""
    assert t.s.discard == 1 << t.box.job["j09"]


def final_table(human: str, don: str, **options: bool) -> Table:
    """T-34 The stacks and job colours of the scenario."""
    t = Table(act=4, **options).case(ANN, human).case(1, don)
    colors: dict[str, list[str]] = {}
    for job in t.box.jobs:
        colors.setdefault(t.box.job_facts[job]["color"], []).append(job)
    for seat, counts in ((ANN, (3, 2, 0, 4)), (1, (5, 2, 6, 3))):
        for color, n in zip(("red", "orange", "purple", "yellow"), counts):
            t.case(seat, " ".join(colors[color].pop() for _ in range(n)))
    for turf, stack in enumerate(((1, 1), (0, 1), (0, 0, 1), (), (1, 0), (0,), (1, 1, 0)), 1):
        t.control(turf, *stack)
    return finish(t)


def test_t34_final_count() -> None:
    """T-34; G-59 G-130"""
    t = final_table("5 5 5 5 5 5 5 5 5 3", "5 5 5 5 5 5 5 3 3")

    assert t.s.result is not None
    assert t.s.result.scores == (73, 71)
    assert t.s.result.winners == (ANN,)


def test_t34_everybody_sees_how_the_scores_came_about() -> None:
    """T-34; G-59"""
    t = final_table("5 5 5 5 5 5 5 5 5 3", "5 5 5 5 5 5 5 3 3")

    assert view(t.s, None)["count"] == [
        {"money": 48, "turfs": 15, "colors": 10, "jobs": {"red": 3, "orange": 2, "purple": 0, "yellow": 4}},
        {"money": 41, "turfs": 15, "colors": 15, "jobs": {"red": 5, "orange": 2, "purple": 6, "yellow": 3}},
    ]
    assert "count" not in view(Table().s, None)


def test_t34_a_tie_is_a_loss() -> None:
    """T-34; G-130 D-26; solo_tie_goes_to_don"""
    t = final_table("5 5 5 5 5 5 5 5 5 1", "5 5 5 5 5 5 5 3 3")
    assert t.s.result is not None
    assert t.s.result.scores == (71, 71)
    assert t.s.result.winners == (1,)
    assert t.s.result.reason == "dons"

    shared = final_table("5 5 5 5 5 5 5 5 5 1", "5 5 5 5 5 5 5 3 3", solo_tie_goes_to_don=False)
    assert shared.s.result is not None
    assert shared.s.result.winners == (ANN, 1)  # three turfs each


def test_g_59_ties_between_humans() -> None:
    """G-59 most turf bonuses, then shared; a colour needs at least one job (D-9)"""
    t = finish(Table(2, (), act=4).case(ANN, "5 5").case(BEN, "5").control(1, BEN))
    assert t.s.result is not None
    assert t.s.result.scores == (10, 10)
    assert t.s.result.winners == (BEN,)

    t = finish(Table(2, (), act=4).case(ANN, "5").case(BEN, "5"))
    assert t.s.result is not None
    assert t.s.result.winners == (ANN, BEN)


def test_g_59_two_humans_and_a_don() -> None:
    """G-130 a human wins only with more than every don"""
    t = finish(Table(2, ["luciano"], act=4).case(ANN, "5").case(BEN, "3").case(2, "2"))

    assert t.s.result is not None
    assert t.s.result.winners == (ANN,)
