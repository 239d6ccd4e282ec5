"""LF-14 to LF-20: orders, moves, bombs, incite and special orders."""

from __future__ import annotations

import consigliere as cg
from consigliere.core.data import DataFile
from consigliere.core.flow import Frame
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table, cards


def test_lf_14_1_orders_are_turned_up() -> None:
    """LF-14.1, LF-15.1"""
    t = Table().put("enna", BLUE, 1, orders=["blue-b3"]).put("licata", RED, 1, orders=["red-b1"]).hq(RED, soldati=1)
    assert t.m.view(RED)["areas"]["enna"]["orders"][0]["token"] is None
    assert t.m.view(YELLOW)["areas"]["enna"]["orders"] == [{"token": "blue-b3", "resolved": False}]

    t.begin(Frame("encounter"))

    assert t.m.view(RED)["areas"]["enna"]["orders"] == [{"token": "blue-b3", "resolved": False}]
    assert t.m.view(None)["order"]["token"] == "red-b1"  # supply before attack


def test_lf_14_3_every_part_is_optional() -> None:
    """LF-14.3, LF-14.4"""
    t = Table().put("licata", RED, 1, orders=["red-b2"]).encounter()

    t.say(RED, "done")

    assert t.s.money[RED] == 0
    assert t.orders("licata") == ["red-b2"]  # its vest protects until the end of the phase


def test_lf_d1_when_orders_return() -> None:
    """LF-D1"""
    for way, left in (("at_once", []), ("after_all", ["red-b1"])):
        t = Table(tokens_return=way).put("licata", RED, 1, orders=["red-b1"]).hq(RED, soldati=2).encounter()
        t.say(RED, "put 2")
        assert t.orders("licata") == left


def test_lf_15_supply_symbols() -> None:
    """LF-15.2, LF-15.3, LF-15.4"""
    t = Table().uncovered(GREEN, bank=1).put("licata", GREEN, 1, orders=["green-bank-a"]).encounter()

    assert t.no(GREEN, "do bomb") == "LF-15.2"
    assert t.no(GREEN, "boat mare_palermo") == "LF-15.2"
    t.say(GREEN, "boat mare_agrigento", "sail mare_trapani")
    assert t.no(GREEN, "boat mare_licata") == "LF-15.4"
    t.say(GREEN, "do money")

    assert t.s.money[GREEN] == 3
    assert t.boats("mare_trapani") == [0, 0, 1, 0]


def test_lf_15_2_deploy_base_and_bonus() -> None:
    """LF-15.2"""
    t = Table().uncovered(RED, police=1).put("licata", RED, 1, orders=["red-police-a"]).hq(RED, soldati=9).encounter()

    assert t.no(RED, "put 5") == "LF-15.2"
    t.say(RED, "put 4")

    assert t.at("licata") == (RED, 5)


def test_lf_15_4_muster_only_directly_before_the_move() -> None:
    """LF-15.4, LF-16.0"""
    t = Table().uncovered(GREEN, police=3).put("caltagirone", GREEN, 2, orders=["green-police-b"])
    t.put("gela", GREEN, 3).hq(GREEN, soldati=2).encounter()

    t.say(GREEN, "do muster", "from gela", "soldati 1", "put 2")

    assert t.no(GREEN, "do move") == "LF-15.4" if not t.done else True
    assert t.done
    assert t.at("caltagirone") == (GREEN, 5)


def test_lf_16_0_muster_alone_is_legal() -> None:
    """LF-16.0"""
    t = Table().put("caltagirone", RED, 2, orders=["red-b4"]).put("gela", RED, 3).encounter()

    t.say(RED, "do muster", "from gela", "soldati 2", "done")

    assert t.at("caltagirone") == (RED, 4)


def test_lf_16_4_and_d54_no_way_back() -> None:
    """LF-16.4, LF-D54"""
    t = Table().put("gela", RED, 3, orders=["red-b4"]).put("vittoria", BLUE, 3).encounter()
    t.say(RED, "do move", "land vittoria", "send 3")

    assert t.legal(RED) == ["finesse", "brutality"]
    assert t.no(RED, "retreat") == "LF-D54"


def test_lf_16_1_into_own_areas() -> None:
    """LF-16.1"""
    t = Table().put("gela", RED, 3, cars=1, orders=["red-b3"]).put("vittoria", RED, 1).encounter()

    t.say(RED, "do move", "land vittoria", "send 2 car")

    assert t.at("vittoria") == (RED, 3)
    assert t.cars("vittoria") == 1
    assert t.done


def test_lf_17_1_and_d17_bomb_targets() -> None:
    """LF-17.1, LF-D17, LF-17.2"""
    t = Table().put("gela", RED, 3, orders=["red-b5"]).put("licata", GREEN, 1).put("vittoria", BLUE, 3)
    t.put("noto", BLUE, 1).encounter().say(RED, "do bomb")

    assert t.no(RED, "bomb licata") == "LF-D17"
    assert t.no(RED, "bomb mazzarino") == "LF-D17"
    assert t.no(RED, "bomb noto") == "LF-17.1"
    assert t.no(RED, "bomb vittoria car") == "LF-17.2"


def test_timer_fuse_reaches_further_with_a_car() -> None:
    """LF-13.5 Timer Fuse"""
    t = Table().tile(RED, "timer_fuse").put("gela", RED, 3, cars=1, orders=["red-b5"]).put("vittoria", BLUE, 3)
    t.put("ragusa", BLUE, 4).encounter().say(RED, "do bomb")

    assert t.no(RED, "bomb ragusa") == "LF-17.1"
    t.say(RED, "bomb ragusa car")

    assert t.at("ragusa") == (None, 0)


def test_hideouts_protect_areas_with_labs() -> None:
    """LF-13.5 Hideouts"""
    t = (
        Table()
        .tile(BLUE, "hideouts")
        .put("gela", RED, 3, orders=["red-b5"])
        .put("vittoria", BLUE, 3, labs=1)
        .encounter()
    )

    t.say(RED, "do bomb", "bomb vittoria")

    assert t.at("vittoria") == (BLUE, 3)


def test_recruitment_reinforces_all_or_none() -> None:
    """LF-13.5 Recruitment"""
    t = Table().tile(RED, "recruitment").hq(RED, soldati=3).put("gela", RED, 3, orders=["red-b3"]).encounter()

    t.say(RED, "do move", "land vittoria", "send 2", "reinforce")

    assert t.at("vittoria") == (RED, 4)
    assert t.s.hq_soldati[RED] == 1


def test_lf_d18_incited_neutrals_and_their_cowards() -> None:
    """LF-D18, LF-19.4, LF-D41"""
    for bounty, hq in (("removed", 4), ("fallen", 2)):
        t = Table(incite_bounty=bounty).uncovered(RED, church=3).put("caltagirone", RED, 3, orders=["red-church-b"])
        t.put("scordia", "neutral", 5).put("palagonia", BLUE, 1, labs=1).put("augusta", GREEN, 1).encounter()
        t.say(RED, "do incite", "incite scordia")
        assert t.no(RED, "drive caltagirone") == "LF-D41"
        assert t.no(RED, "drive augusta") == "LF-D41"
        assert t.no(RED, "drive enna") == "LF-19.2"
        t.say(RED, "drive palagonia", "send 5")
        cards(t, RED, "cowardice_2", BLUE, "treachery", "leave leave")
        t.say(BLUE, f"claim {hq}")

        assert t.at("palagonia") == (None, 0)  # 5 against 1, then 4 against 2, then 2 against 2
        assert t.s.hq_soldati[BLUE] == hq


def test_lf_19_1_incite_needs_neutrals_in_reach() -> None:
    """LF-19.1, LF-19.3"""
    t = Table().uncovered(RED, church=3).put("caltagirone", RED, 3, orders=["red-church-b"])
    t.put("scordia", "neutral", 3).put("messina", "neutral", 2).put("enna", BLUE, 1).put("catania", "neutral", 1)
    t.encounter().say(RED, "do incite")

    assert t.no(RED, "incite enna") == "LF-19.1"
    assert t.no(RED, "incite messina") == "LF-19.1"
    t.say(RED, "incite scordia", "drive catania", "send 1")

    assert t.at("catania") == ("neutral", 2)


def test_lf_20_2_two_turncoats() -> None:
    """LF-20.2"""
    t = Table("red blue black yellow").uncovered(GREEN, church=3).put("gela", GREEN, 2, orders=["black-church-b"])
    t.put("vittoria", BLUE, 3, labs=2).encounter().say(GREEN, "do move", "land vittoria", "send 1")

    assert t.no(GREEN, "swap 3") == "LF-20.2"
    t.say(GREEN, "swap 2")

    fight = t.m.view(GREEN)["fight"]
    assert (fight["attackers"], fight["defenders"]) == (3, 1)


def test_lf_20_4_lab_network() -> None:
    """LF-20.4"""
    t = Table().uncovered(YELLOW, bank=3).put("gela", YELLOW, 1, labs=1, orders=["yellow-bank-b"])
    t.put("enna", YELLOW, 1, labs=2).hq(YELLOW, soldati=2).encounter()

    t.say(YELLOW, "do car", "do lab", "do network", "place_soldato enna", "place_soldato gela")

    assert t.at("enna") == (YELLOW, 2)
    assert t.at("gela") == (YELLOW, 2)
    assert t.cars("gela") == 1
    assert t.labs("gela") == 2

    rich = Table().uncovered(YELLOW, bank=3).put("gela", YELLOW, 1, labs=2, orders=["yellow-bank-b"])
    rich.hq(YELLOW, soldati=5).encounter().say(YELLOW, "do network", "fill")
    assert rich.at("gela") == (YELLOW, 3)


def test_lf_20_5_bomb_and_raid() -> None:
    """LF-20.5, LF-D20"""
    t = Table().uncovered(BLUE, police=3).put("gela", BLUE, 4, orders=["blue-police-b"]).put("vittoria", RED, 1)
    t.put("ragusa", RED, 3).put("licata", RED, 3).encounter()

    t.say(BLUE, "do move", "land vittoria", "send 3", "do bomb")
    assert t.no(BLUE, "from enna") == "LF-20.5"
    t.say(BLUE, "from vittoria", "bomb ragusa")

    assert t.at("ragusa") == (RED, 1)


def test_lf_d20_an_order_goes_on_after_its_area_was_left() -> None:
    """LF-D20"""
    t = Table().uncovered(BLUE, bank=3).put("gela", BLUE, 2, orders=["blue-bank-b"]).encounter()

    t.say(BLUE, "do move", "land vittoria", "send 2", "do money")

    assert t.s.money[BLUE] == 2
    assert t.at("gela") == (None, 0)
    assert "blue-bank-b" in t.tokens(BLUE)


def test_lf_d20_nothing_is_deployed_where_nobody_is() -> None:
    """LF-D20"""
    t = Table().uncovered(RED, police=3).put("gela", RED, 2, orders=["red-police-b"]).hq(RED, soldati=2).encounter()

    t.say(RED, "do move", "land vittoria", "send 2")

    assert t.done  # deploying is not offered any more


def test_lf_20_6_and_d36_mobilisation() -> None:
    """LF-20.6, LF-D36"""
    t = Table("red blue white yellow").uncovered(GREEN, police=1).put("enna", GREEN, 1, orders=["white-police-a"])
    t.put("nicosia", RED, 1).put("camastra", GREEN, 1).put("cefalu", "neutral", 2).put("mazzarino", BLUE, 1)
    t.hq(GREEN, soldati=3).hq(RED, soldati=5).encounter().say(GREEN, "do spread")

    assert t.no(GREEN, "station mazzarino 1") == "LF-20.6"
    t.say(GREEN, "station enna 2", "invite nicosia")
    assert t.asks == ("join_in", (RED,))
    assert t.no(RED, "join 3") == "LF-D36"
    t.say(RED, "join 2")
    t.say(GREEN, "station camastra 1")

    assert t.at("nicosia") == (RED, 3)
    assert t.at("enna") == (GREEN, 3)
    assert t.at("camastra") == (GREEN, 2)
    assert t.done


def test_lf_20_7_desertion() -> None:
    """LF-20.7"""
    t = Table("red blue white yellow").uncovered(GREEN, police=3).put("enna", GREEN, 1, orders=["white-police-b"])
    t.put("nicosia", BLUE, 1, labs=2, cars=1).put("cefalu", "neutral", 3).put("gela", BLUE, 1).encounter()
    t.say(GREEN, "do convert")

    assert t.no(GREEN, "convert gela") == "LF-20.7"
    t.say(GREEN, "convert nicosia", "convert cefalu", "convert cefalu")

    assert t.at("enna") == (GREEN, 4)
    assert t.at("nicosia") == (None, 0)
    assert t.at("cefalu") == ("neutral", 1)
    assert t.s.hq_soldati[GREEN] == 0  # no bounty
    assert t.done


def test_lf_d28_equal_own_initiative() -> None:
    """LF-D28 Possible with edited components only."""
    text = cg.game("la_famiglia").shipped_data.text
    first = text.index('id = "red-b5"')
    at = text.index("initiative = 10", first)
    data = DataFile(text[:at] + "initiative = 8 " + text[at + len("initiative = 10") :], "edited.toml")
    t = Table(data=data).put("licata", RED, 2, orders=["red-b3"]).put("gela", RED, 2, orders=["red-b5"])
    t.put("vittoria", BLUE, 2).encounter()

    assert t.legal(RED) == ["resolve red-b5", "resolve red-b3"] or t.legal(RED) == ["resolve red-b3", "resolve red-b5"]
    t.say(RED, "resolve red-b5")

    assert t.m.view(None)["order"]["token"] == "red-b5"
