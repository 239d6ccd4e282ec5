"""`greedy` at La Famiglia: it pays for nothing it does not need, sends as many as it takes, and leaves nothing bare."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.bots.heuristics.la_famiglia import choose
from consigliere.games.la_famiglia.game import GAME
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table

SEEDS = range(12)


def choices(t: Table, seat: int = RED) -> set[str]:
    """What it chooses, whatever chance adds to its judgement."""
    view, legal = t.m.view(seat), t.m.legal(seat)
    return {str(choose(view, legal, cg.Chance(bytes([seed] * 32)), GAME.shipped_data)) for seed in SEEDS}


def raid(own: int, foes: int, **options: Any) -> Table:
    """Red in Enna may attack Blue in Nicosia; both belong to one mandamento."""
    return Table(**options).put("enna", RED, own, orders=["red-b4"]).put("nicosia", BLUE, foes)


def numbers(t: Table, seat: int = RED) -> set[int]:
    return {int(move.split()[1]) for move in choices(t, seat)}


# -- bribes -----------------------------------------------------------------------------------------------------------


def bribing(own: int, foes: int, **options: Any) -> Table:
    t = raid(own, foes, **options).tile(RED, "bribes").hq(RED, money=2).encounter()
    return t.say(RED, "do move", "land nicosia")


@pytest.mark.parametrize(("own", "foes"), [(12, 1), (9, 2), (15, 4)])
def test_it_bribes_nobody_where_the_fight_is_won_anyway(own: int, foes: int) -> None:
    assert choices(bribing(own, foes)) == {"pass"}


def test_it_bribes_nobody_where_the_fight_is_lost_anyway() -> None:
    assert choices(bribing(2, 12)) == {"pass"}


def test_it_bribes_where_that_decides_the_fight() -> None:
    assert choices(bribing(6, 4)) == {"bribe"}


def test_it_bribes_nobody_needlessly_when_the_number_is_known() -> None:
    sure = bribing(10, 1, bribes="number").say(RED, "send 9")
    close = bribing(6, 4, bribes="number").say(RED, "send 4")

    assert choices(sure) == {"pass"}
    assert choices(close) == {"bribe"}


# -- how many ---------------------------------------------------------------------------------------------------------


def test_it_does_not_send_fifteen_against_one() -> None:
    t = raid(16, 1).put("caltanissetta", YELLOW, 6).encounter().say(RED, "do move", "land nicosia")

    assert max(numbers(t)) <= 8


def test_it_sends_enough_to_win() -> None:
    t = raid(16, 3).encounter().say(RED, "do move", "land nicosia")

    assert min(numbers(t)) >= 6  # three more than they are cannot fail


def test_it_does_not_empty_an_area_that_holds_a_mandamento() -> None:
    t = raid(4, 1).put("mistretta", RED, 2).encounter().say(RED, "do move", "land nicosia")

    assert max(numbers(t)) <= 3


def test_it_leaves_somebody_where_one_more_attacker_changes_nothing() -> None:
    t = raid(8, 1).put("caltanissetta", YELLOW, 5, orders=["yellow-b4"]).put("camastra", YELLOW, 1).encounter()
    t.say(RED, "do move", "land nicosia")

    assert max(numbers(t)) <= 7


def test_it_does_not_bare_an_area_against_an_order_to_come() -> None:
    t = raid(9, 1).put("caltanissetta", YELLOW, 5, orders=["yellow-b4"]).encounter()
    t.say(RED, "do move", "land nicosia")

    assert max(numbers(t)) <= 5


def test_it_does_not_call_those_away_who_hold_an_area_against_an_order_to_come() -> None:
    t = Table().put("enna", RED, 6, orders=["red-b4"]).put("nicosia", "neutral", 1)
    t.put("camastra", RED, 6).put("agrigento", RED, 1).put("gela", YELLOW, 5, orders=["yellow-b4"]).encounter()

    assert choices(t) == {"do move"}  # six are enough, and Gela's order waits for Camastra to be bared
    t.say(RED, "do muster")
    t.say(RED, "from camastra")
    assert max(numbers(t)) <= 2


# -- the fight --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "foes", "wanted"), [(7, 4, "brutality"), (10, 4, "finesse"), (5, 4, "finesse")])
def test_it_is_brutal_where_only_that_is_sure(own: int, foes: int, wanted: str) -> None:
    t = raid(own + 1, foes).encounter().say(RED, "do move", "land nicosia", f"send {own}")

    assert choices(t) == {wanted}


def test_a_coward_in_hand_takes_the_other_card_as_well_in_an_even_fight() -> None:
    t = raid(5, 4).encounter().say(RED, "do move", "land nicosia", "send 4", "finesse", "card cowardice_1")
    t.say(BLUE, "card treachery")

    assert choices(t) == {"take"}  # left to himself the coward loses; with Treachery in front of him he does not


# -- what is there to be taken ----------------------------------------------------------------------------------------


def test_it_takes_all_that_is_owed_for_incited_neutrals() -> None:
    t = Table().uncovered(RED, church=3).put("caltagirone", RED, 3, orders=["red-church-b"])
    t.put("scordia", "neutral", 3).put("palagonia", BLUE, 1).encounter()
    t.say(RED, "do incite", "incite scordia", "drive palagonia", "send 3", "brutality")

    assert choices(t, BLUE) == {"claim 3"}


def test_it_supplies_all_labs_if_it_can() -> None:
    t = Table().uncovered(YELLOW, bank=3).put("gela", YELLOW, 1, labs=2, orders=["yellow-bank-b"])
    t.put("enna", YELLOW, 1, labs=1).put("licata", GREEN, 1).hq(YELLOW, soldati=3).encounter().say(YELLOW, "do network")

    assert choices(t, YELLOW) == {"fill"}
