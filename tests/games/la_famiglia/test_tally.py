"""What anybody could count up is counted for them: prices, bonuses, the queue of orders, what may lie face down."""

from __future__ import annotations

from consigliere.core.flow import Frame
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table


def test_9_2_the_price_of_a_column_is_told_to_each_seat() -> None:
    """LF-9.2 The bank gets the column's price and 1 £ for each disc, other players 1 £ for each of theirs."""
    t = Table(round=1)
    box = t.box
    for space, owner in (("0-courts-1", 4), ("0-courts-2", RED), ("0-courts-3", BLUE)):
        t.s.discs[box.space[space]] = (owner,)

    assert t.m.view(RED)["prices"] == {"courts": [4, 1]}
    assert t.m.view(YELLOW)["prices"] == {"courts": [4, 2]}


def test_10_1_a_space_tells_what_it_would_bring() -> None:
    """LF-10.1, LF-10.5 Board, bonus and labs; the Baptism tile counts, an almost empty supply limits."""
    t = Table(round=1).put("licata", RED, 2, labs=2)
    assert t.m.view(RED)["worth"]["1-church-2"] == {"recruit": 7}
    assert t.m.view(RED)["worth"]["1-bank-1"] == {"launder": 2}

    t.s.tiles[RED] = t.s.rules.baptism
    t.s.supply_soldati[GREEN] = 3

    assert t.m.view(RED)["worth"]["1-church-2"] == {"recruit": 8}
    assert t.m.view(GREEN)["worth"]["1-church-2"] == {"recruit": 3}


def test_5_8_the_overview_tells_a_team_more_than_its_opponents() -> None:
    """LF-5.8, LF-10.3"""
    t = Table().put("enna", BLUE, 1, orders=["blue-b3"]).hq(BLUE, tokens="blue-b1 blue-b2")

    ally, opponent = t.m.view(YELLOW)["overview"][BLUE], t.m.view(RED)["overview"][BLUE]

    assert (ally["blue-b3"], ally["blue-b1"], ally["blue-b5"]) == ("enna", "hq", "sold")
    assert {token for token, where in opponent.items() if where == "hidden"} == {"blue-b1", "blue-b2", "blue-b3"}
    assert opponent["blue-courts-a"] == "locked"
    assert t.m.view(None)["overview"][BLUE] == opponent


def test_5_8_without_face_down_orders_an_hq_is_no_secret() -> None:
    """LF-5.8"""
    overview = Table().m.view(RED)["overview"][BLUE]

    assert sorted(token for token, where in overview.items() if where == "hq") == [f"blue-b{n}" for n in range(1, 6)]


def test_10_3_a_face_down_order_could_be_what_its_owner_had_and_has_not_sold() -> None:
    """LF-10.3, LF-7.1"""
    t = Table().put("enna", BLUE, 1, orders=["blue-b3"]).sold(BLUE, "blue-b1")

    [seen] = t.m.view(RED)["areas"]["enna"]["orders"]
    assert seen == {"token": None, "resolved": False, "could": ["blue-b2", "blue-b3", "blue-b4", "blue-b5"]}


def test_14_2_the_queue_shows_supply_before_attack_and_what_is_done() -> None:
    """LF-14.2, LF-14.4"""
    t = Table().put("enna", BLUE, 2, orders=["blue-b3"]).put("licata", RED, 1, orders=["red-b2"])
    t.put("noto", GREEN, 1, orders=["green-b1"]).hq(GREEN, soldati=2)
    t.begin(Frame("encounter"))
    assert [(one["token"], one["state"]) for one in t.m.view(None)["queue"]] == [
        ("green-b1", "now"), ("red-b2", "next"), ("blue-b3", "next")]  # fmt: skip

    t.say(GREEN, "done")
    t.say(RED, "done")

    assert [(one["token"], one["state"]) for one in t.m.view(RED)["queue"]] == [("red-b2", "done"), ("blue-b3", "now")]


def test_16_3_bonuses_are_told_before_anybody_moves() -> None:
    """LF-16.3, LF-16.1 A car adds its attack, labs and vests defend; an empty area has no defenders."""
    t = Table().put("nicosia", RED, 4, cars=1, orders=["red-b3"]).put("enna", BLUE, 3, labs=1)
    t.encounter()
    t.say(RED, "do move")
    told = t.m.view(YELLOW)["odds"]
    assert told["land enna"] == {
        "attack": 2, "defence": 1, "defenders": 3, "removed": 1, "attackers": 4, "cars": 1}  # fmt: skip
    assert told["land bronte"]["defenders"] == 0

    t.say(RED, "land enna")

    told = t.m.view(RED)["odds"]
    assert told["send 2"]["removed"] == 0
    assert told["send 2 car"] == {
        "attack": 2, "defence": 1, "defenders": 3, "removed": 1, "attackers": 2, "cars": 1}  # fmt: skip


def test_17_3_a_bomb_tells_what_it_would_remove() -> None:
    """LF-17.3"""
    t = Table().put("nicosia", RED, 4, cars=1, orders=["red-b5"]).put("enna", BLUE, 5, labs=1).encounter()

    t.say(RED, "do bomb")

    odds = t.m.view(BLUE)["odds"]
    assert odds["bomb enna"] == {"attack": 2, "defence": 1, "defenders": 5, "removed": 1}
    assert odds["bomb enna car"] == {"attack": 4, "defence": 1, "defenders": 5, "removed": 3}
