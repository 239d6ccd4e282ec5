"""G-70 to G-89 The effects of jobs and allies for a human."""

from __future__ import annotations

import pytest

from consigliere.core import flow
from games.godfather.table import ANN, BEN, CLEO, Table


def with_job(job: str, goods: str, players: int = 2, dons: tuple[str, ...] = (), act: int = 1) -> Table:
    return Table(players, dons, act=act).hand(ANN, f"{goods} {job}").turn(ANN)


def with_ally(ally: str, players: int = 2, act: int = 1) -> Table:
    return Table(players, (), act=act).ally(ANN, ally).turn(ANN)


@pytest.mark.parametrize(
    ("ally", "holds"),
    [("a05", "3"), ("a15", "5"), ("a09", "gun gun"), ("a11", "2 blood"), ("a16", "narcotics narcotics")],
)
def test_g_70_and_g_71_gains(ally: str, holds: str) -> None:
    """G-70 G-71"""
    t = with_ally(ally)
    t.play(ANN, f"ally {ally}")

    assert sorted(t.holds(ANN).split()) == sorted(holds.split())


def test_g_72_goods_of_ones_choice_but_not_narcotics() -> None:
    t = with_job("j22", "gun gun")
    t.play(ANN, "job j22")
    assert t.words(ANN) == ["take gun", "take blood", "take booze"]
    assert t.why_not(ANN, "take narcotics").rule == "G-72"
    t.s.bank[t.box.kind["booze"]] = 0
    assert t.why_not(ANN, "take booze").rule == "G-72"
    t.play(ANN, "take gun")
    t.play(ANN, "take blood")

    assert t.holds(ANN) == "2 gun blood"


def test_g_73_draw_jobs() -> None:
    t = with_job("j37", "booze").tops("j09")
    told = t.play(ANN, "job j37")

    assert t.holds(ANN) == "2 j09"
    draw = next(event for event in told if event.what == "draws")
    assert draw.seen(ANN).facts == {"job": "j09"}
    assert draw.seen(BEN).facts == {}


def test_g_74_launder() -> None:
    t = with_ally("a14").hand(ANN, "1 2 3 5")
    t.play(ANN, "ally a14")
    for card in (5, 3, 2):
        t.play(ANN, f"launder {card}")

    assert t.stashed(ANN) == "2 3 5"
    assert t.asks == "stop"


def test_g_75_kill_up_to_so_many_of_the_kinds_named() -> None:
    """G-75 not one's own; ally means neutral"""
    t = with_job("j11", "gun gun blood blood", 3).put("nightclub", BEN).put("f1", CLEO).put("f2", ANN)
    t.put("laundry", "union_boss")
    t.play(ANN, "job j11")
    assert t.words(ANN) == ["kill laundry", "kill nightclub", "kill f1", "spare"]
    assert t.why_not(ANN, "kill f2").rule == "G-75"
    t.play(ANN, "kill laundry")
    t.play(ANN, "kill f1")
    assert t.river() == 2
    assert t.asks == "stop"

    t = with_job("j01", "gun").put("laundry", "union_boss").put("f1", BEN)
    t.play(ANN, "job j01")
    assert t.asks == "stop"  # a thug is a figure of a family


def test_g_76_drive_by() -> None:
    t = with_job("j08", "gun gun gun").put("laundry", BEN).put("f8", BEN).put("olive_oil", ANN)
    t.play(ANN, "job j08")
    assert t.words(ANN) == ["turf 3", "turf 5", "skip"]
    assert t.why_not(ANN, "turf 2").rule == "G-76"
    t.play(ANN, "turf 3")
    assert t.words(ANN) == ["kill laundry", "spare"]
    t.play(ANN, "kill laundry")
    assert t.why_not(ANN, "kill f1").rule == "G-76"
    t.play(ANN, "kill f8")

    assert t.river() == 2


def test_g_77_car_bomb_takes_ones_own_too() -> None:
    t = with_job("j09", "gun blood blood", act=2).tile(4, "garage").put("nightclub", ANN).put("garage", BEN)
    t.put("f4", ANN).put("f3", BEN)
    t.play(ANN, "job j09")
    assert "skip" in t.words(ANN)
    assert t.why_not(ANN, "turf 1").rule == "G-77"
    t.play(ANN, "turf 4")
    assert t.words(ANN) == ["kill f3", "kill f4"]
    assert t.why_not(ANN, "spare").rule == "G-77"
    t.play(ANN, "kill f3")

    assert t.at("nightclub") == t.at("garage") == t.at("f3") == ""
    assert t.at("f4") == "0 don"


def test_g_78_steal_from_a_hand() -> None:
    t = with_job("j12", "booze", 3).hand(BEN, "5 j20").picks("j20")
    t.play(ANN, "job j12")
    assert t.words(ANN) == ["rob 1", "skip"]
    assert t.why_not(ANN, "rob 2").rule == "G-78"
    assert t.why_not(ANN, "rob 0").rule == "G-78"
    told = t.play(ANN, "rob 1")

    assert t.holds(ANN) == "1 j20"
    assert t.holds(BEN) == "5"
    assert [told[0].seen(seat).facts.get("card") for seat in (ANN, BEN, CLEO)] == ["j20", "j20", None]


def test_g_79_steal_from_a_suitcase() -> None:
    t = with_job("j20", "booze booze gun").case(BEN, "2 3 j40").picks("3")
    t.play(ANN, "job j20")
    assert t.why_not(ANN, "rob 0").rule == "G-79"
    t.play(ANN, "rob 1")

    assert t.holds(ANN) == "3 5"
    assert t.stashed(BEN) == "2 j40"


def test_g_80_an_offer_nobody_refuses() -> None:
    """G-80 in secret and together; who has no money offers none"""
    t = with_job("j15", "booze booze", 4).hand(BEN, "1 5").hand(CLEO, "2 gun").hand(3, "gun")
    t.play(ANN, "job j15")
    assert flow.asked(t.s) == (BEN, CLEO, 3)
    assert t.words(3) == ["offer nothing"]
    assert t.why_not(BEN, "offer nothing").rule == "G-80"
    assert t.why_not(BEN, "offer 2").rule == "G-80"
    t.play(CLEO, "offer 2")
    assert t.told() == []
    t.play(3, "offer nothing")
    t.play(BEN, "offer 5")

    assert t.stashed(ANN) == "5 j15"
    assert (t.holds(BEN), t.holds(CLEO)) == ("1", "gun")
    assert t.s.bank[1] == 30 - 1  # Ann's reward; Cleo's note went back


def test_g_81_front_again() -> None:
    """G-81 occupied or not, no share"""
    t = with_job("j17", "gun gun").control(4, ANN).control(5, BEN).put("nightclub", BEN)
    t.play(ANN, "job j17")
    assert t.words(ANN) == ["use nightclub", "skip"]
    assert t.why_not(ANN, "use freight_yard").rule == "G-81"
    t.play(ANN, "use nightclub")

    assert t.holds(ANN) == "2 3 blood"


def test_g_82_back_again() -> None:
    t = with_job("j30", "booze booze").put("f7", ANN)
    t.play(ANN, "job j30")
    assert t.words(ANN) == ["use social_club", "use restaurant", "skip"]
    assert t.why_not(ANN, "use nightclub").rule == "G-82"
    t.play(ANN, "use restaurant")

    assert t.holds(ANN) == "3 gun"


def test_g_83_move_a_thug() -> None:
    """G-83 with the share of G-38"""
    t = with_job("j25", "gun").put("laundry", ANN).put("olive_oil", BEN).control(5, BEN)
    t.play(ANN, "job j25")
    assert t.why_not(ANN, "from olive_oil").rule == "G-83"
    t.play(ANN, "from laundry")
    assert t.why_not(ANN, "to laundry").rule == "G-83"
    t.play(ANN, "to freight_yard")

    assert (t.at("laundry"), t.at("freight_yard")) == ("", "0 thug")
    assert t.holds(ANN) == "1 3 gun"
    assert t.asks == "share"


def test_g_84_recall() -> None:
    t = with_job("j26", "blood booze").put("laundry", ANN).put("f1", ANN)
    t.play(ANN, "job j26")
    assert t.words(ANN) == ["recall laundry", "recall f1", "skip"]
    assert t.why_not(ANN, "recall thug").rule == "G-84"
    t.play(ANN, "recall f1")
    assert t.at("f1") == ""

    t = with_ally("a08").put("laundry", ANN).drown(ANN, "don")
    t.play(ANN, "ally a08")
    assert t.words(ANN) == ["recall don", "skip"]
    t.play(ANN, "recall don")
    assert t.s.reserve[ANN] & 1


def test_g_85_place_control() -> None:
    t = with_ally("a13").put("f1", ANN)
    t.play(ANN, "ally a13")
    assert t.words(ANN) == ["mark 1", "mark 2", "mark 3", "skip"]
    assert t.why_not(ANN, "mark 4").rule == "G-85"
    t.play(ANN, "mark 3")

    assert t.s.stacks[2] == (ANN,)


def test_g_86_remove_control() -> None:
    t = with_job("j33", "blood blood blood").control(2, ANN, BEN).control(3, ANN)
    t.play(ANN, "job j33")
    assert t.words(ANN) == ["unmark 2", "skip"]
    assert t.why_not(ANN, "unmark 3").rule == "G-86"
    t.play(ANN, "unmark 2")

    assert t.s.stacks[1] == (ANN,)
    assert t.s.markers[BEN] == 9


def test_g_87_allies_with_figures() -> None:
    """G-87 Union Boss like a thug, Mayor like a family member, Police Chief without use of the front"""
    t = with_ally("a01").control(4, BEN)
    t.play(ANN, "ally a01")
    assert t.why_not(ANN, "place f1").rule == "G-87"
    t.play(ANN, "place nightclub")
    assert t.at("nightclub") == "union_boss"
    assert t.holds(ANN) == "3 blood"
    assert t.asks == "share"

    t = with_ally("a02")
    t.play(ANN, "ally a02")
    t.play(ANN, "place f7")
    assert t.holds(ANN) == "gun"

    t = with_ally("a03")
    t.play(ANN, "ally a03")
    t.play(ANN, "place nightclub")
    assert t.holds(ANN) == ""


def test_g_88_arrest() -> None:
    t = with_ally("a03").tile(4, "garage").put("garage", BEN).put("laundry", BEN)
    t.play(ANN, "ally a03")
    t.play(ANN, "place nightclub")
    assert t.words(ANN) == ["kill garage", "spare"]
    assert t.why_not(ANN, "kill laundry").rule == "G-88"
    t.play(ANN, "kill garage")

    assert t.at("garage") == ""


@pytest.mark.parametrize(
    ("job", "goods"),
    [
        ("j01", "gun"),
        ("j06", "gun gun booze"),
        ("j09", "gun blood blood"),
        ("j12", "booze"),
        ("j15", "booze booze"),
        ("j17", "gun gun"),
        ("j20", "booze booze gun"),
        ("j23", "blood"),
        ("j26", "blood booze"),
        ("j28", "blood blood booze"),
        ("j30", "booze booze"),
        ("j33", "blood blood blood"),
    ],
)
def test_g_89_without_a_target_nothing_happens(job: str, goods: str) -> None:
    t = with_job(job, goods)
    t.play(ANN, f"job {job}")

    assert t.asks == "stop"
    assert job in t.stashed(ANN)
