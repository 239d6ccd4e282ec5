"""La Famiglia in the terminal: what everything costs, brings and does is on the screen."""

from __future__ import annotations

import pytest
from rich.console import Console

from consigliere.cli.boards import Look, board
from consigliere.cli.console import THEME
from consigliere.core.words import LANGUAGES
from games.la_famiglia.table import BLUE, RED, YELLOW, Table

BOARD = board("la_famiglia")


def look(t: Table, seat: int | None = RED, lang: str = "en", width: int = 110) -> Look:
    names = ["you", "greedy", "greedy", "greedy"]
    return Look(t.m.view(seat), t.m.game, t.m.rules, t.m.rules.nouns, names, lang, width, False, True)


def shown(what: object, width: int = 110) -> list[str]:
    console = Console(theme=THEME, markup=False, emoji=False, highlight=False, width=width)
    with console.capture() as capture:
        console.print(what)
    return [" ".join(line.split()) for line in capture.get().splitlines()]


def planning() -> Table:
    """Red's turn, with 3 £; Blue's disc and a neutral one lie in the column of the bank."""
    t = Table().put("licata", RED, 2, labs=1).put("gela", BLUE, 2).hq(RED, money=3, soldati=4)
    return t.disc("0-bank-1", "neutral").disc("0-bank-2", BLUE).disc("1-police-2", YELLOW, "neutral").turn()


def raiding() -> Table:
    """Red may move from Enna, where a car stands, against Blue; Yellow's order comes later."""
    t = Table().uncovered(RED, courts=2).put("enna", RED, 4, cars=1, orders=["red-b3"])
    t.put("nicosia", BLUE, 3, labs=1).put("mistretta", YELLOW, 2, orders=["yellow-b3"]).encounter()
    return t.say(RED, "do move")


def test_a_column_tells_what_it_costs_the_player() -> None:
    """LF-9.2"""
    [bank] = [line for line in shown(BOARD.table(look(planning()), None)) if line.startswith("bank")]

    assert "1 £ (you pay 4 £) n B" in bank  # 1 £ printed, 2 £ for two discs, 1 £ to Blue


def test_a_space_tells_what_it_would_bring() -> None:
    """LF-10.1, LF-10.5"""
    lines = " ".join(shown(BOARD.table(look(planning()), None)))

    assert "2: recruit +2 → 6" in lines
    assert "1: launder (+1 £) → 1" in lines


def test_discs_stand_apart_from_the_words_of_their_space() -> None:
    lines = " ".join(shown(BOARD.table(look(planning()), None)))

    assert "2: order / equip (+1 £) ∞ [D n]" in lines


def test_the_own_orders_tell_what_they_do() -> None:
    """LF-15.1, LF-15.2"""
    hand = shown(BOARD.hand(look(planning())))

    assert "A HQ: 3 £, 4 soldati" in hand
    assert "b1 Reinforcements supply order, initiative 3; deploy 3 here" in hand
    assert "b3 Raid attack order, initiative 8; skull +1; shotgun" in hand
    assert "b4 Rally attack order, initiative 12; muster; shotgun" in hand


def test_the_orders_of_the_encounter_stand_in_their_order() -> None:
    """LF-14.2"""
    lines = shown(BOARD.table(look(raiding()), None))

    at = lines.index("Orders, as they are carried out:")
    assert lines[at + 1] == "> A Raid (b3) Enna attack order, initiative 8; skull +1; shotgun"
    assert lines[at + 2] == "D Raid (b3) Mistretta attack order, initiative 10; skull +1; shotgun"


def test_attacks_tell_their_bonuses_before_they_are_chosen() -> None:
    """LF-16.3"""
    t = raiding()
    targets = shown(BOARD.table(look(t), None))
    t.say(RED, "land nicosia")
    numbers = shown(BOARD.table(look(t), None))

    assert "By land to Nicosia attack 3, defence 1: removes 2 of 3 before the fight" in targets
    assert "Send 1 attack 1, defence 1: removes 0 of 3 before the fight" in numbers
    assert "Send 1 with a car attack 3, defence 1: removes 2 of 3 before the fight" in numbers
    assert not any(line.startswith("Send 2") for line in numbers)


def test_all_orders_can_be_looked_up() -> None:
    """LF-5.8"""
    t = planning()
    orders = shown(BOARD.detail(look(t), "orders"), 140)

    assert len([line for line in orders if line]) == 52
    assert "B b3 Raid HQ attack order, initiative 9; skull +1; shotgun" in orders
    assert "A courts-a Hit squad locked attack order, initiative 4; skull +2; shotgun" in orders


def test_of_a_face_down_order_opponents_are_told_only_where_it_may_be() -> None:
    """LF-10.3"""
    t = Table().put("enna", RED, 2, orders=["red-b3"]).put("licata", BLUE, 1).turn(BLUE)

    own, other = (shown(BOARD.detail(look(t, seat), "raid"), 140) for seat in (RED, BLUE))

    assert "A b3 Raid Enna attack order, initiative 8; skull +1; shotgun" in own
    assert "A b3 Raid HQ or map attack order, initiative 8; skull +1; shotgun" in other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_and_the_hint_speak_the_language(lang: str) -> None:
    t = planning()
    told = shown(BOARD.detail(look(t, lang=lang), t.m.game.words.template(lang, "board.orders")), 200)

    assert len([line for line in told if line]) == 52
    assert "{" not in "".join(told + shown(BOARD.table(look(t, lang=lang), None)))
