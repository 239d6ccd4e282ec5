"""LF-7 to LF-11: free actions, planning, actions, the family board."""

from __future__ import annotations

from consigliere.core.flow import Frame
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table


def neutral(t: Table, n: int = 2, seat: int = RED) -> Table:
    return t.disc(f"{t.s.round - 1}-primo-1", *["neutral"] * n).turn(seat)


def test_lf_7_2_support_costs_two_and_gives_one() -> None:
    """LF-7.2"""
    t = neutral(Table().put("licata", RED, 1).hq(GREEN, money=3).hq(BLUE, money=1))

    assert t.no(BLUE, "support") == "LF-7.2"
    assert t.no(RED, "support you") == "LF-7.2"
    t.say(GREEN, "support")

    assert t.s.money == [1, 1, 1, 0]


def test_lf_d33_only_tokens_of_the_hq_can_be_sold() -> None:
    """LF-D33"""
    t = neutral(Table().put("licata", RED, 1, orders=["red-b1"]))

    assert t.no(RED, "sell red-b1") == "LF-D33"
    assert t.no(RED, "sell red-courts-a") == "LF-D33"
    assert t.no(RED, "sell blue-b1") == "LF-7.1"


def test_lf_d6_a_half_said_decision_must_be_finished() -> None:
    """LF-D6"""
    t = neutral(Table().put("licata", RED, 1).hq(RED, money=2, tokens="red-b1"))
    t.say(RED, "use 1-courts-1")

    assert t.no(RED, "support") == "LF-D6"
    t.say(RED, "disc 0-primo-1 neutral", "do order")
    assert t.no(RED, "sell red-b1") == "LF-D6"
    t.say(RED, "order licata")
    assert t.no(RED, "sell red-b1") == "LF-D6"


def test_lf_d6_the_last_order_is_kept_for_a_space_that_needs_it() -> None:
    """LF-D6, LF-8.7"""
    t = neutral(Table().put("licata", RED, 1).hq(RED, tokens="red-b1")).say(RED, "use 1-courts-3")

    assert t.no(RED, "sell red-b1") == "LF-D6"


def test_lf_d7_first_sell_then_the_ally_then_nothing() -> None:
    """LF-D7, LF-8.6"""
    rich = Table().hq(RED, tokens="red-b1 red-b2").disc("0-two-1", BLUE, BLUE).put("licata", RED, 1).turn()
    assert rich.legal(RED) == ["raise red-b1", "raise red-b2"]
    assert rich.no(RED, "idle 1-primo-1") == "LF-D7"
    rich.say(RED, "raise red-b2")
    assert rich.s.money[RED] == 1
    assert "use 1-church-1" in rich.legal(RED)

    helped = Table().hq(RED, tokens="").hq(GREEN, money=2).disc("0-two-1", BLUE, BLUE).put("licata", RED, 1).turn()
    assert helped.legal(RED) == ["plead"]
    helped.say(RED, "plead")
    assert helped.s.money == [1, 0, 0, 0]

    poor = Table().hq(RED, tokens="").hq(GREEN, money=1).disc("0-two-1", BLUE, BLUE).put("licata", RED, 1).turn()
    assert "idle 1-primo-1" in poor.legal(RED)
    poor.say(RED, "idle 1-bank-1", "disc 0-two-1 1")
    assert poor.s.money == [0, 0, 1, 0]
    assert poor.discs("1-bank-1") == (BLUE,)


def test_lf_d7_support_and_sale_together() -> None:
    """LF-D7 The ally gives only what own sales leave open."""
    t = Table(round=1).hq(RED, tokens="red-b1").hq(GREEN, money=4).disc("0-two-1", BLUE).put("licata", RED, 1)
    for space in t.box.sheet[1]:
        if not t.box.cost[space]:
            t.s.discs[space] = (4,)
    t.s.supply_soldati[RED] = 0  # so that the unlimited spaces do nothing
    t.s.hq_tokens[RED] = 1
    t.turn()

    assert t.legal(RED)[0].split()[0] in ("raise", "plead", "use")


def test_lf_8_2_passing_is_not_allowed() -> None:
    """LF-8.2, LF-8.3, LF-8.4"""
    t = neutral(Table().put("licata", RED, 1).disc("1-primo-1", BLUE))

    assert t.no(RED, "pass") == "LF-8.2"
    assert t.no(RED, "use 1-primo-1") == "LF-8.4"
    t.say(RED, "use 1-church-1")
    assert t.no(RED, "disc 0-two-1 neutral") == "LF-8.3"


def test_lf_8_3_only_the_lower_sheet_is_used() -> None:
    """LF-8.3"""
    t = neutral(Table().put("licata", RED, 1))

    assert t.no(RED, "use 0-primo-1") == "LF-8.3"
    assert t.no(RED, "use 2-church-1") == "LF-8.3"
    assert t.m.why_not(RED, "use 0-primo-1").key == "refuse.other_sheet"  # type: ignore[union-attr]


def test_lf_8_5_anothers_disc_costs_one() -> None:
    """LF-8.5"""
    t = Table().put("licata", RED, 1).hq(RED, money=1).disc("0-primo-1", BLUE, "neutral").turn()
    t.say(RED, "use 1-church-2")

    assert t.no(RED, "disc 0-primo-1 1") == "LF-8.5"


def test_lf_9_5_primo_takes_the_marker_for_the_next_phase() -> None:
    """LF-9.5"""
    t = Table().put("enna", BLUE, 1).hq(BLUE, money=9).disc("0-primo-1", "neutral").disc("0-two-1", "neutral")
    t.turn(BLUE).say(BLUE, "spread primo", "drop 1-bank-1", "act", "car enna", "order enna", "token blue-b3")

    assert t.s.first == BLUE
    assert t.s.opener == RED
    assert t.cars("enna") == 1
    assert t.asks == ("turn", (GREEN,))


def test_lf_9_4_one_order_before_or_after() -> None:
    """LF-9.4"""
    t = Table().put("enna", BLUE, 1).put("gela", BLUE, 1).hq(BLUE, money=9).disc("0-primo-1", "neutral")
    t.disc("0-two-1", "neutral").turn(BLUE).say(BLUE, "spread primo", "drop 1-bank-1", "order enna", "token blue-b3")

    assert t.no(BLUE, "order gela") == "LF-9.4"
    assert t.no(BLUE, "pass") == "LF-9.1"


def test_lf_10_5_launder() -> None:
    """LF-10.5, LF-11.4"""
    t = neutral(Table().put("licata", RED, 1, labs=2).put("gela", RED, 1, labs=1).put("enna", BLUE, 1, labs=2))

    t.say(RED, "use 1-bank-1", "disc 0-primo-1 neutral")

    assert t.s.money[RED] == 1 + 3


def test_lf_10_9_two_orders_in_two_areas() -> None:
    """LF-10.9, LF-8.7"""
    t = neutral(Table(round=2).put("licata", RED, 1).put("gela", RED, 1).hq(RED, money=1))

    t.say(RED, "use 2-courts-1", "disc 1-primo-1 neutral", "order licata", "token red-b1")
    assert t.no(RED, "order licata") == "LF-10.9"
    t.say(RED, "order gela", "token red-b2")

    assert t.orders("licata") == ["red-b1"]
    assert t.orders("gela") == ["red-b2"]


def test_lf_10_9_two_orders_in_one_area() -> None:
    """LF-10.9"""
    t = neutral(Table(round=3).put("licata", RED, 1).put("gela", RED, 1, orders=["red-b5"]).hq(RED, money=1))

    t.say(RED, "use 3-courts-2", "disc 2-primo-1 neutral")
    assert t.no(RED, "order gela") == "LF-10.3"
    t.say(RED, "order licata", "token red-b1", "token red-b2")

    assert t.orders("licata") == ["red-b1", "red-b2"]


def test_lf_10_9_deploy_only_where_own_soldati_stand() -> None:
    """LF-10.9"""
    t = neutral(Table(round=3).put("licata", RED, 1).hq(RED, money=1, soldati=9).put("enna", BLUE, 1))

    t.say(RED, "use 3-police-2", "disc 2-primo-1 neutral")

    assert t.no(RED, "deploy gela") == "LF-10.9"
    assert t.no(RED, "deploy enna") == "LF-10.2"
    t.say(RED, "deploy licata")
    assert t.no(RED, "soldati 7") == "LF-10.2"
    t.say(RED, "soldati 6")
    assert t.at("licata") == (RED, 7)


def test_lf_10_9_influence_two() -> None:
    """LF-10.9, LF-11.1, LF-11.3, LF-11.7"""
    t = neutral(Table(round=2).put("licata", RED, 1).hq(RED, money=2))

    t.say(RED, "use 2-two-3", "disc 1-primo-1 neutral", "row police")

    assert t.m.view(RED)["boards"][RED]["deploy"] == 4
    assert "red-police-a" in t.tokens(RED)
    assert t.s.supply_discs[RED] == 8 + 2


def test_lf_10_9_gather() -> None:
    """LF-10.9, LF-D37, LF-21.1"""
    t = neutral(Table(round=3).put("licata", RED, 2, cars=2, labs=1, orders=["red-b1"]).put("gela", RED, 1))

    t.say(RED, "use 3-bank-2", "disc 2-primo-1 neutral", "do gather")
    assert t.no(RED, "gather enna") == "LF-10.9"
    t.say(RED, "gather gela")
    assert t.no(RED, "from enna") == "LF-D37"
    t.say(RED, "from licata", "soldati 2", "cars 1")

    assert t.at("gela") == (RED, 3)
    assert t.cars("gela") == 1
    assert t.s.supply_cars[RED] == 4
    assert "red-b1" in t.tokens(RED)
    [event] = [e for e in t.m.log(BLUE) if e.what == "token_back_unseen"]
    assert "token" not in event.facts


def test_lf_11_5_what_is_not_placed_at_once_is_lost() -> None:
    """LF-11.5, LF-11.2"""
    t = neutral(Table().put("licata", RED, 1)).say(RED, "use 1-two-2", "disc 0-primo-1 neutral", "row courts")

    assert t.no(RED, "lab licata") == "LF-11.5"
    t.say(RED, "pass")

    assert t.s.supply_cars[RED] == 5
    assert t.asks[0] == "turn"


def test_lf_13_6_start_of_planning_in_turn_order() -> None:
    """LF-13.6, LF-13.5 Protection Money, Influence, Fleet, LF-D12"""
    t = Table().put("licata", RED, 1).put("gela", BLUE, 1).tile(RED, "protection_money", "influence", "fleet")
    t.hq(RED, soldati=1).tile(BLUE, "fleet").disc("0-primo-1", "neutral").disc("0-two-1", BLUE)
    t.begin(Frame("planning"))

    assert t.s.money[RED] == 2
    assert t.asks == ("replace_disc", (RED,))
    assert t.no(RED, "replace 0-two-1") == "LF-D12"
    t.say(RED, "replace 0-primo-1")
    assert t.discs("0-primo-1") == (RED,)
    assert t.s.hq_soldati[RED] == 0
    t.say(RED, "boat mare_licata", "stay")
    assert t.asks == ("equip", (BLUE,))
    t.say(BLUE, "pass")
    assert t.asks == ("turn", (RED,))


def test_baptism_helps_on_spaces_only() -> None:
    """LF-13.5 Baptism, LF-10.1"""
    t = neutral(Table().put("licata", RED, 1).tile(RED, "baptism"))
    t.say(RED, "use 1-church-1", "disc 0-primo-1 neutral")

    assert t.no(RED, "recruit 7") == "LF-10.1"
    t.say(RED, "recruit 6")


def test_lf_d3_the_third_boat_without_a_move() -> None:
    """LF-D3, LF-10.4"""
    for check, boats in (("always", [0, 1, 0, 0]), ("after_move", [1, 1, 0, 1])):
        t = neutral(Table(boat_check=check).put("licata", RED, 1).boat("mare_licata", BLUE, YELLOW))
        t.say(RED, "use 1-primo-1", "disc 0-primo-1 neutral")
        assert t.no(RED, "boat mare_palermo") == "LF-10.4"
        t.say(RED, "boat mare_licata")
        assert t.no(RED, "sail mare_palermo") == "LF-10.4"
        t.say(RED, "stay")
        if check == "always":
            assert t.no(RED, "sink 0") == "LF-10.4"
            t.say(RED, "sink 3")

        assert t.boats("mare_licata") == boats


def test_lf_d9_column_two_with_one_row_left() -> None:
    """LF-D9, LF-9.7"""
    t = Table().put("licata", RED, 1).uncovered(RED, courts=6, police=4, church=4).hq(RED, money=9, tokens="red-b1")
    t.disc("0-two-1", "neutral").disc("0-primo-1", "neutral").turn().say(RED, "spread two", "drop 1-bank-1", "act")

    assert t.no(RED, "row courts") == "LF-D9"
    t.say(RED, "row bank", "lab licata")

    assert t.asks == ("column", (RED,))
    assert t.no(RED, "order gela") == "LF-10.3"
