"""Worlds drawn from a view: what is behind screens and face down is any of what it could be, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.core.chance import Chance
from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.box import SHOTGUN
from consigliere.games.la_famiglia.state import Fight, Resolving, State
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table, cards


def worlds(t: Table, seat: int | None, n: int = 200) -> Iterator[State]:
    """So many states that could be the real one for a seat."""
    drawn, chance = t.m.position.worlds(seat), Chance(bytes(32))
    return (drawn.draw(chance).state for _ in range(n))


def order_in(t: Table, s: State, area: str) -> str:
    at = t.box.area[area]
    return t.box.order_ids[s.family[s.holder[at]]][s.orders[at]]


def test_10_3_a_face_down_order_is_any_token_its_owner_had_then_and_has_not_sold() -> None:
    """LF-10.3, LF-5.8"""
    t = Table().put("enna", BLUE, 1, orders=["blue-b3"]).sold(BLUE, "blue-b1").uncovered(BLUE, courts=1).turn()

    drawn = [order_in(t, s, "enna") for s in worlds(t, RED)]

    assert set(drawn) == {"blue-b2", "blue-b3", "blue-b4", "blue-b5"}  # blue-courts-a was unlocked later
    assert min(drawn.count(name) for name in set(drawn)) > 30


def test_10_3_of_two_orders_each_is_drawn_from_its_own_pool() -> None:
    """LF-10.3, LF-11.6"""
    t = Table().put("enna", BLUE, 1, orders=["blue-b3"]).uncovered(BLUE, courts=1)
    t.put("gela", BLUE, 1, orders=["blue-courts-a"]).turn()

    drawn = {(order_in(t, s, "enna"), order_in(t, s, "gela")) for s in worlds(t, RED, 600)}

    assert len(drawn) == 5 * 5  # five for the first, and what is left of six for the second
    assert all(first != second and first != "blue-courts-a" for first, second in drawn)


def test_4_3_what_the_ally_has_is_no_secret() -> None:
    """LF-4.3"""
    t = Table().put("enna", GREEN, 1, orders=["green-b3"]).hq(GREEN, money=7, soldati=4).turn()

    for s in worlds(t, RED, 20):
        assert order_in(t, s, "enna") == "green-b3"
        assert (s.money[GREEN], s.hq_tokens[GREEN]) == (7, t.s.hq_tokens[GREEN])


def test_5_8_soldati_behind_a_screen_can_be_counted_and_money_cannot() -> None:
    """LF-5.8, LF-2.2"""
    t = Table().put("enna", BLUE, 3).hq(BLUE, money=23, soldati=6).turn()

    drawn = list(worlds(t, RED, 5000))

    assert {s.hq_soldati[BLUE] for s in drawn} == {6}
    assert {s.money[BLUE] for s in drawn} > set(range(25))  # the true amount among them, and more


def test_8_5_whoever_has_named_a_space_can_pay_for_it() -> None:
    """LF-8.5"""
    t = Table().put("licata", BLUE, 1).hq(BLUE, money=3, soldati=2).disc("0-bank-1", RED)
    t.begin(Frame("next_turn"), Frame("fetch", BLUE, (0, t.box.space["1-primo-2"])))

    drawn = {s.money[BLUE] for s in worlds(t, RED, 500)}

    assert min(drawn) == 2  # 1 £ for the space and 1 £ for the disc, which is not Blue's


def test_d7_whoever_moves_a_disc_idly_can_pay_for_no_turn() -> None:
    """LF-D7"""
    t = Table().hq(BLUE, money=0, tokens="").hq(YELLOW, money=0, tokens="").disc("0-bank-1", RED).turn(BLUE)
    t.say(BLUE, "idle 1-bank-1")

    assert t.asks == ("fetch", (BLUE,))
    assert {s.money[BLUE] for s in worlds(t, RED)} == {0}
    assert len({s.money[YELLOW] for s in worlds(t, RED)}) > 5


def test_16_5_a_card_is_known_to_the_team_that_chose_it() -> None:
    """LF-16.5, LF-4.3"""
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", BLUE, 4).encounter()
    t.say(RED, "do move", "land nicosia", "send 4", "finesse", "card treachery")

    sealed = {seat: {s.stack[-1].sealed for s in worlds(t, seat)} for seat in (GREEN, BLUE, None)}
    t.say(BLUE, "card cowardice_1")
    pairs = {seat: {_cards(s.fight) for s in worlds(t, seat)} for seat in (GREEN, YELLOW, None)}

    assert [len(sealed[seat]) for seat in (GREEN, BLUE, None)] == [1, 3, 3]
    treachery, cowardice_1 = t.box.card["treachery"], t.box.card["cowardice_1"]
    assert {pair[0] for pair in pairs[GREEN]} == {treachery}
    assert {pair[1] for pair in pairs[YELLOW]} == {cowardice_1}
    assert [len(pairs[seat]) for seat in (GREEN, YELLOW, None)] == [3, 3, 9]


def _cards(fight: Fight | None) -> tuple[int, int]:
    assert fight is not None
    return fight.attacking_card, fight.defending_card


def test_14_4_an_order_in_the_second_place_of_an_area_stays_there() -> None:
    """LF-14.4, LF-10.9"""
    t = Table().put("enna", RED, 5, orders=["red-b1", "red-b3"]).put("nicosia", BLUE, 4)

    t.encounter()  # the supply order in the first place can do nothing and goes home

    assert t.m.view(BLUE)["bookkeeping"]["second_places"] == ["enna"]
    for s in worlds(t, BLUE, 5):
        assert s.orders == t.s.orders
        assert s.resolved == t.s.resolved


def test_16_9_a_world_goes_on_with_the_order_where_it_stands() -> None:
    """LF-16.9, LF-D16"""
    t = Table().uncovered(RED, courts=3).put("gela", RED, 6, cars=2, orders=["red-courts-b"]).put("mazzarino", BLUE, 1)
    t.encounter().say(RED, "do move", "land mazzarino", "send 4 car")

    gela, mazzarino, token = t.box.area["gela"], t.box.area["mazzarino"], t.box.token["red-courts-b"][1]
    for seat in (RED, BLUE, None):
        for s in worlds(t, seat, 3):
            assert s.resolving == Resolving(RED, gela, token, SHOTGUN, 1, 0, mazzarino, True, mazzarino, SHOTGUN)
            assert s.resolving is not t.s.resolving


def test_16_7_a_duel_ends_in_a_world_as_it_ends_at_the_table() -> None:
    """LF-16.5, LF-16.7"""
    t = Table().put("enna", RED, 5, orders=["red-b3"]).put("nicosia", BLUE, 4).encounter()
    t.say(RED, "do move", "land nicosia", "send 4")
    twin = t.m.imagine(RED, 1)

    cards(t, RED, "treachery", BLUE, "cowardice_1", "leave leave")
    for seat, move in ((RED, "finesse"), (RED, "card treachery"), (BLUE, "card cowardice_1"), (RED, "leave")):
        twin.play(seat, move)
    twin.play(BLUE, "leave")

    assert twin.view(RED) == t.m.view(RED)
