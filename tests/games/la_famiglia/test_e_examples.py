"""The worked examples of the rulebooks, LF-E01 to LF-E18."""

from __future__ import annotations

import pytest

from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.box import NEUTRAL
from consigliere.games.la_famiglia.queries import column_cost
from consigliere.games.la_famiglia.steps.cleanup import check_control, check_for_the_end
from games.la_famiglia.table import BLUE, GREEN, RED, SENTINEL, YELLOW, Table, cards


def test_lf_e01_recruit() -> None:
    """LF-10.1 [S Recruit]"""
    t = Table().put("licata", RED, 1).disc("0-primo-1", "neutral", "neutral").turn()
    before = t.s.supply_soldati[RED]

    t.say(RED, "use 1-church-1", "disc 0-primo-1 neutral", "recruit 5")

    assert t.s.hq_soldati[RED] == 5
    assert t.s.supply_soldati[RED] == before - 5
    assert t.s.money[RED] == 0


def test_lf_e02_deploy() -> None:
    """LF-10.2 [S Deploy]"""
    t = Table().put("licata", RED, 1).hq(RED, soldati=6).disc("0-primo-1", "neutral", "neutral").turn()

    t.say(RED, "use 1-police-1", "disc 0-primo-1 neutral", "deploy licata", "soldati 4")

    assert t.at("licata") == (RED, 5)
    assert t.s.hq_soldati[RED] == 2


def order_and_deploy() -> Table:
    t = Table().put("licata", RED, 1).hq(RED, money=3, soldati=5).disc("0-primo-1", RED).disc("0-two-1", "neutral")
    t.turn().say(RED, "use 1-primo-2", "disc 0-primo-1 0")
    return t


def test_lf_e03_order_and_deploy() -> None:
    """LF-8.7 [S Issue an order]"""
    t = order_and_deploy()

    t.say(RED, "do deploy", "deploy mazzarino", "soldati 3", "do order", "order mazzarino", "token red-b3")

    assert t.s.money[RED] == 2
    assert t.at("mazzarino") == (RED, 3)
    assert t.orders("mazzarino") == ["red-b3"]
    assert t.s.hq_soldati[RED] == 2


def test_lf_e03_order_first() -> None:
    """LF-10.3 An order needs a soldato in its area first."""
    t = order_and_deploy()

    t.say(RED, "do order")
    assert t.no(RED, "order mazzarino") == "LF-10.3"
    t.say(RED, "order licata", "token red-b3", "do deploy", "deploy mazzarino", "soldati 3")

    assert t.orders("licata") == ["red-b3"]


def test_lf_e04_third_boat() -> None:
    """LF-10.4 [S Equipment]"""
    t = Table().put("licata", RED, 2).boat("mare_agrigento", YELLOW, GREEN).disc("0-primo-1", "neutral", "neutral")
    t.turn().say(RED, "use 1-primo-1", "disc 0-primo-1 neutral", "boat mare_licata", "sail mare_agrigento", "sink 3")

    assert t.boats("mare_agrigento") == [0, 0, 1, 0]
    assert t.boats("mare_licata") == [0, 0, 0, 0]
    assert t.s.supply_boats == [4, 4, 3, 4]


def test_lf_e05_column_costs() -> None:
    """LF-9.2, LF-9.1 [S Cost]"""
    t = Table().put("licata", RED, 1).disc("0-bank-1", BLUE).disc("0-bank-2", "neutral")
    t.disc("0-two-1", GREEN).disc("0-two-2", GREEN).disc("0-two-3", "neutral").hq(RED, money=7).turn()

    assert column_cost(t.s, RED, 3) == (3, 1)
    assert column_cost(t.s, RED, 5) == (5, 2)
    assert t.no(RED, "spread church") == "LF-9.1"
    t.say(RED, "spread two")
    assert t.s.money == [0, 0, 2, 0]


def test_lf_e06_unlock() -> None:
    """LF-11.6, LF-11.2 [S Uncovering]"""
    t = Table().put("enna", BLUE, 1).uncovered(BLUE, courts=2).disc("0-primo-1", "neutral", "neutral").turn(BLUE)

    t.say(BLUE, "use 1-two-2", "disc 0-primo-1 neutral", "row courts")
    assert "blue-courts-b" in t.tokens(BLUE)
    t.say(BLUE, "car enna")

    assert t.cars("enna") == 1


def test_lf_e07_one_institution() -> None:
    """LF-9.6, LF-9.4 [S B]"""
    t = Table().put("licata", RED, 1).hq(RED, money=9).disc("0-police-1", "neutral").disc("0-police-2", "neutral")
    t.disc("0-two-1", "neutral").turn().say(RED, "spread police", "drop 1-bank-1", "drop 1-bank-2", "act")

    assert t.s.money[RED] == 6
    assert t.m.view(RED)["boards"][RED]["deploy"] == 4
    t.say(RED, "order licata", "token red-police-a")
    assert t.orders("licata") == ["red-police-a"]


def test_lf_e08_two_institutions() -> None:
    """LF-9.7 [S B]"""
    t = Table().put("licata", RED, 1).uncovered(RED, bank=1, church=1).hq(RED, money=9, tokens="red-b1")
    t.disc("0-two-1", "neutral").disc("0-primo-1", "neutral").turn()
    tokens = t.tokens(RED)

    t.say(RED, "spread two", "drop 1-bank-1", "act", "row bank", "row church", "place 1-courts-2")

    assert t.s.money[RED] == 9 - 3 + 1
    assert t.m.view(RED)["boards"][RED]["recruit"] == 6
    assert t.tokens(RED) == tokens
    assert t.discs("1-courts-2") == (RED,)
    assert "order licata" in t.legal(RED)


def test_lf_e09_mandamento() -> None:
    """LF-12.1, LF-12.2 [S Mandamento control]"""
    t = Table().put("mazzarino", RED, 2).put("licata", RED, 1).put("gela", YELLOW, 2)

    check_control(t.s)

    assert t.m.view(None)["mandamenti"]["m_gela"] == RED


def test_lf_e10_tile() -> None:
    """LF-13.2, LF-13.4 [S Control tiles]"""
    t = Table().control(RED, "m_gela", "m_enna").tile(RED, "fleet")
    before = t.s.supply_discs[RED]

    t.clean_up().say(RED, "mark recruitment")

    assert t.marks(RED) == ["recruitment", "fleet"]
    assert t.s.supply_discs[RED] == before - 1


@pytest.mark.parametrize("resolved", [False, True])
def test_lf_e11_conflict(resolved: bool) -> None:
    """LF-16.3, LF-16.5, LF-16.6, LF-16.7 [S Example: Conflict]"""
    t = Table().uncovered(RED, courts=2).put("caltagirone", RED, 6, cars=1, orders=["red-courts-a"])
    t.put("vittoria", BLUE, 4, labs=2, orders=["blue-b2"])
    red, blue = t.s.supply_soldati[RED], t.s.supply_soldati[BLUE]
    if resolved:
        t.s.resolved |= 1 << t.box.area["vittoria"]
    t.encounter()
    if not resolved:
        t.say(BLUE, "done")

    t.say(RED, "do move", "land vittoria", "send 5 car")
    cards(t, RED, "cowardice_1", BLUE, "treachery", "leave take")

    assert t.done
    assert t.at("vittoria") == (RED, 1)
    assert t.cars("vittoria") == 1
    assert t.labs("vittoria") == 1
    assert t.at("caltagirone") == (RED, 1)
    assert t.s.hq_soldati[BLUE] == 1
    assert "blue-b2" in t.tokens(BLUE)
    assert "red-courts-a" in t.tokens(RED)
    assert t.s.supply_soldati[BLUE] == blue + 3
    assert t.s.supply_soldati[RED] == red + 4


def test_lf_e12_boats() -> None:
    """LF-16.1, LF-4.3 [S boats]"""
    t = Table().boat("mare_agrigento", RED).boat("mare_licata", GREEN)
    t.put("camastra", RED, 5, cars=1, orders=["red-b3"]).put("ragusa", BLUE, 2).encounter()

    t.say(RED, "do move", "water ragusa")
    assert t.no(RED, "send 4 car") == "LF-16.1"
    t.say(RED, "send 4")

    assert t.m.view(RED)["fight"]["attack"] == 1


def test_lf_e12_one_boat_is_not_enough() -> None:
    t = (
        Table()
        .boat("mare_agrigento", RED)
        .put("camastra", RED, 5, orders=["red-b3"])
        .put("ragusa", BLUE, 2)
        .encounter()
    )

    t.say(RED, "do move")

    assert t.no(RED, "water ragusa") == "LF-16.1"


def test_lf_e13_car_bomb() -> None:
    """LF-17.2, LF-17.3 [S for the car value]"""
    t = Table().uncovered(RED, courts=2).put("gela", RED, 2, cars=1, orders=["red-b5"])
    t.put("vittoria", BLUE, 6, labs=1).encounter()

    t.say(RED, "do bomb", "bomb vittoria car")

    assert t.at("vittoria") == (BLUE, 2)
    assert t.cars("gela") == 0
    assert t.s.supply_cars[RED] == 5


def test_lf_e14_pentito() -> None:
    """LF-18.1, LF-18.2 [S for the pattern]"""
    t = Table("red blue black yellow").uncovered(GREEN, church=5).put("enna", GREEN, 3, orders=["black-church-c"])
    t.put("caltanissetta", "neutral", 3).put("nicosia", BLUE, 2, cars=1, labs=2, orders=["blue-b3"])
    t.put("piazza_armerina", YELLOW, 3).encounter()

    t.say(GREEN, "do pentito", "strike caltanissetta 2", "strike nicosia 2", "strike piazza_armerina 1")

    assert t.at("enna") == (GREEN, 2)
    assert t.at("caltanissetta") == ("neutral", 1)
    assert t.s.hq_soldati[GREEN] == 2
    assert t.at("nicosia") == (None, 0)
    assert t.labs("nicosia") == 2
    assert t.s.supply_cars[BLUE] == 5
    assert "blue-b3" in t.tokens(BLUE)
    assert t.at("piazza_armerina") == (YELLOW, 2)
    assert t.orders("enna") == ["black-church-c"]


@pytest.mark.parametrize(("sent", "left", "bounty"), [(2, (BLUE, 1), 2), (3, (None, 0), 3)])
def test_lf_e15_incite(sent: int, left: tuple[int | None, int], bounty: int) -> None:
    """LF-19.1, LF-19.2, LF-19.4 [S up to the sending]"""
    t = Table().uncovered(RED, church=3).put("caltagirone", RED, 3, orders=["red-church-b"])
    t.put("scordia", "neutral", 3).put("palagonia", BLUE, 1).encounter()

    t.say(RED, "do incite", "incite scordia", "drive palagonia", f"send {sent}", "brutality")
    t.say(BLUE, f"claim {bounty}")

    assert t.at("palagonia") == left
    assert t.s.hq_soldati[BLUE] == bounty
    assert t.at("scordia") == (("neutral", 1) if sent == 2 else (None, 0))


def test_lf_e16_sheets() -> None:
    """LF-22.1, LF-6.2 [S end of a round]"""
    t = Table(round=2).put("licata", RED, 1).disc("2-bank-1", BLUE).disc("2-primo-3", RED, "neutral")
    t.s.phase = 2

    t.begin(Frame("round", -1, 6))

    view = t.m.view(RED)
    assert view["round"] == 3
    assert view["upper"]["sheet"] == 2
    assert view["upper"]["spaces"]["2-primo-3"] == [0, "neutral"]
    assert view["lower"]["sheet"] == 3
    t.s.stack = [SENTINEL, Frame("planning")]


def test_lf_e17_tie() -> None:
    """LF-23.3 [S End of game]"""
    t = Table(round=4)
    t.s.control[:10] = [RED, RED, RED, GREEN, GREEN, BLUE, BLUE, BLUE, YELLOW, YELLOW]
    t.put("bronte", RED, 1)

    check_for_the_end(t.s)

    assert t.m.result is not None
    assert t.m.result.winners == (RED, GREEN)
    assert t.m.result.reason == "tie_break"


def test_lf_e18_map() -> None:
    """LF-3.1, LF-3.2, LF-3.3 [S Map]"""
    box = Table().box
    agrigento = {box.areas[a] for a in box.members[box.mandamenti.index("m_agrigento")]}

    assert agrigento == {"caltanissetta", "agrigento", "camastra"}
    assert box.area["camastra"] in box.near[box.area["enna"]]
    assert {box.seas[sea] for sea in box.coast[box.area["licata"]]} == {"mare_agrigento", "mare_licata"}
    assert len(box.areas) == 36
    assert NEUTRAL == 4
