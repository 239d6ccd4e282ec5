"""LF-2 to LF-6: pieces, map, teams, setup, round."""

from __future__ import annotations

import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.flow import advance
from games.la_famiglia.table import BLUE, GREEN, RED, YELLOW, Table


def play_until(m: cg.Match[Any], question: str, seed: int = 1) -> None:
    rng = random.Random(seed)
    while m.state.stack and m.state.stack[-1].step != question:
        seat = rng.choice(m.asked)
        m.play(seat, rng.choice([move for move in m.legal(seat) if move.verb not in ("sell", "support")]))


def test_lf_5_5_seven_tiles_are_in_play() -> None:
    """LF-5.1, LF-5.3, LF-5.4, LF-5.5"""
    m = cg.new("la_famiglia", 4, seed=3)

    assert len(m.view(None)["tiles"]) == 7
    assert m.view(None)["teams"] == [[0, 2], [1, 3]]
    with pytest.raises(cg.BadOption):
        cg.new("la_famiglia", 3)


def test_lf_5_6_the_draft_is_hidden_and_simultaneous() -> None:
    """LF-5.6"""
    m = cg.new("la_famiglia", 4, seed=3)
    first, second = m.view(None)["colours"]
    assert m.asked == (0, 1)
    assert len(m.legal(1)) == 6

    assert m.why_not(0, f"draft {second[0]} {second[1]}").rule == "LF-5.6"  # type: ignore[union-attr]
    m.play(1, f"draft {second[1]} {second[0]}")
    assert m.view(3)["sealed"] == {"1": f"draft {second[1]} {second[0]}"}
    assert m.view(0)["sealed"] == m.view(None)["sealed"] == {"1": None}
    assert m.asked == (0,)
    m.play(0, f"draft {first[0]} {first[2]}")

    assert m.view(None)["families"] == [first[0], second[1], first[2], second[0]]


def test_lf_5_6_a_first_game_deals_four_colours() -> None:
    """LF-5.6"""
    m = cg.new("la_famiglia", 4, seed=4, options={"first_game": True})

    assert sorted(m.view(None)["families"]) == ["blue", "green", "red", "yellow"]


def test_lf_5_7_to_5_9_sets_and_start_areas() -> None:
    """LF-5.2, LF-5.7, LF-5.8, LF-5.9, LF-2.2, LF-3.4, LF-3.5"""
    m = cg.new("la_famiglia", 4, seed=5, options={"first_game": True})
    view, areas = m.view(RED), m.view(RED)["areas"]

    assert len(view["hq"][RED]["tokens"]) == 5
    assert all(len(board["locked"]) == 8 for board in view["boards"])
    assert view["hq"][BLUE] is None
    assert view["upper"]["sheet"] == 0
    assert view["lower"]["sheet"] == 1
    for seat in range(4):
        assert sum(area["holder"] == seat for area in areas.values()) == 6
    assert all(area["soldati"] in (2, 3) for area in areas.values())


def test_lf_5_10_and_5_11_first_player_and_characters() -> None:
    """LF-5.10, LF-5.11, LF-5.11.1"""
    m = cg.new("la_famiglia", 4, seed=6, options={"first_game": True, "first_player": 2})
    printed = {card["id"]: card["money"] for card in m.rules.box.characters}
    view = m.view(None)
    money = [m.view(seat)["hq"][seat]["money"] for seat in range(4)]

    assert view["first_player"] == 2
    assert len(set(view["characters"])) == 4
    assert money == [printed[card] + (seat == 1) - (seat == 2) for seat, card in enumerate(view["characters"])]


def test_lf_5_11_2_extra_units_then_labs() -> None:
    """LF-5.11.2, LF-5.11.3, LF-3.6"""
    m = cg.new("la_famiglia", 4, seed=6, options={"first_game": True})
    play_until(m, "place_lab")
    seat = m.asked[0]
    own = next(name for name, area in m.view(None)["areas"].items() if area["holder"] == seat)
    other = next(name for name, area in m.view(None)["areas"].items() if area["holder"] != seat)

    assert seat == m.view(None)["first_player"]
    assert m.why_not(seat, f"lab {other}").rule == "LF-5.11.3"  # type: ignore[union-attr]
    m.play(seat, f"lab {own}")
    m.play(seat, f"lab {own}")

    if m.asked == (seat,):
        assert m.why_not(seat, f"lab {own}").rule == "LF-3.6"  # type: ignore[union-attr]


def test_lf_5_12_everybody_places_two_discs() -> None:
    """LF-5.12, LF-6.1"""
    m = cg.new("la_famiglia", 4, seed=8, options={"first_game": True})
    play_until(m, "first_disc")
    for space, key in (("0-primo-1", "refuse.space_taken"), ("1-primo-1", "refuse.other_sheet")):
        no = m.why_not(m.asked[0], f"place {space}")
        assert no is not None
        assert (no.rule, no.key) == ("LF-5.12", key)
    play_until(m, "turn")
    spaces = m.view(None)["upper"]["spaces"]
    owners = [owner for discs in spaces.values() for owner in discs]

    assert sorted(map(str, owners)) == sorted(["0", "1", "2", "3"] * 2 + ["neutral"] * 8)
    assert m.asked[0] == m.view(None)["first_player"]
    assert m.view(None)["round"] == 1


def test_lf_4_1_turns_alternate_between_the_teams() -> None:
    """LF-4.1, LF-4.2"""
    t = Table().put("licata", RED, 1).put("enna", BLUE, 1).disc("0-primo-1", *["neutral"] * 6).turn(YELLOW)

    for seat in (YELLOW, RED, BLUE):
        assert t.asks == ("turn", (seat,))
        t.say(seat, "use 1-primo-3", "disc 0-primo-1 neutral", "recruit 1")

    assert t.asks == ("turn", (GREEN,))
    assert t.m.game.allies(t.m.rules, RED) == (RED, GREEN)


def test_lf_4_4_never_into_an_area_of_the_ally() -> None:
    """LF-4.4"""
    t = Table().put("gela", RED, 3, orders=["red-b3"]).put("licata", GREEN, 1).put("vittoria", BLUE, 1).encounter()
    t.say(RED, "do move")

    assert t.no(RED, "land licata") == "LF-4.4"


def test_lf_3_7_to_3_9_where_pieces_may_be() -> None:
    """LF-3.7, LF-3.8, LF-3.9"""
    t = Table(round=2).tile(RED, "chain_of_command").put("gela", RED, 3, orders=["red-b1", "red-b2"])
    t.put("licata", RED, 1, orders=["red-b4"]).disc("1-primo-1", *["neutral"] * 2).turn()

    t.say(RED, "use 2-courts-3", "disc 1-primo-1 neutral")

    assert t.no(RED, "order gela") == "LF-3.9"
    assert t.no(RED, "order enna") == "LF-10.3"
    t.say(RED, "order licata", "token red-b3")
    assert t.orders("licata") == ["red-b4", "red-b3"]


def test_lf_2_3_and_2_5_common_supply_and_sold_orders() -> None:
    """LF-2.3, LF-2.4, LF-2.5, LF-7.1"""
    t = Table().put("gela", RED, 1, labs=1).put("licata", -1, labs=1).hq(BLUE, soldati=2)
    t.disc("0-primo-1", *["neutral"] * 3).turn(BLUE)
    labs = t.s.supply_labs

    t.say(RED, "sell red-b1")  # in another's turn
    t.say(BLUE, "use 1-church-3", "disc 0-primo-1 neutral", "do deploy", "deploy licata", "soldati 1")

    assert t.s.supply_labs == labs + 1
    assert t.m.view(YELLOW)["sold"][RED] == ["red-b1"]
    assert t.s.money[RED] == 1


def test_a_set_up_state_is_complete_before_the_first_question() -> None:
    m = cg.new("la_famiglia", 4, seed=9)
    again = m.game.setup(m.rules, m.state.chance.__class__(m.header.seed))
    advance(again)

    assert m.game.components(again) == m.game.components(m.state)
