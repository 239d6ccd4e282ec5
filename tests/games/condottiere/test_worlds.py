"""Worlds made from a view: what a seat knows is true in all of them, what it cannot know differs among them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import consigliere as cg
from games.condottiere.table import CARDS, SHORT, conclude, hand, legal, play, short, table

MANY = range(60)


def imagined(t: cg.Match[Any], seat: int | None, seeds: range = MANY) -> list[cg.Match[Any]]:
    """Worlds of this seat, made from its view as it comes over a socket."""
    view = json.loads(json.dumps(t.view(seat)))
    return [cg.world(view, seed) for seed in seeds]


# -- what is known ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_mercenary_taken_back_is_where_everybody_saw_it_go(seat: int | None) -> None:
    t = table(3, hands=["Sc 1 1", "2 2", "3 3"], companies=["6"])
    play(t, "P0:Sc(6)")

    worlds = imagined(t, seat)

    assert all("6" in hand(world, 0).split() for world in worlds)
    assert all(short(world.view(other)["known"][0]) == "6" for world in worlds for other in (1, 2))


def test_a_card_that_was_shown_to_me_is_in_that_hand() -> None:
    t = table(3, hands=["W 1 1", "2 2", "3 3"])
    t.play(0, "show winter 2")

    assert all("W" in hand(world, 0).split() for world in imagined(t, 2))
    assert not all("W" in hand(world, 0).split() for world in imagined(t, 1))


def test_in_my_worlds_others_know_what_i_have_shown_them() -> None:
    t = table(3, hands=["W 1 1", "2 2", "3 3"])
    t.play(0, "show winter 2")

    for world in imagined(t, 0):
        assert [short(world.view(viewer)["known"][0]) for viewer in (1, 2)] == ["", "W"]
        assert world.why_not(0, "show winter 2") is not None


def test_as_many_cards_are_shown_among_others_as_nobody_can_deny() -> None:
    t = table(3, hands=["W 6 4 1", "2 2", "3 3"])
    t.play(0, "show winter 2")
    t.play(0, "show mercenary_6 2")
    play(t, "P0:6")

    found = Counter(len(world.view(2)["known"][0]) for world in imagined(t, 1))

    assert set(found) == {1, 2}  # for seat 1 the 6 may have been one of the two cards shown, or not


@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_everybody_saw_about_mercenaries_holds(seat: int | None) -> None:
    """C-7.6 Seat 0 was passed over, so it holds one; seat 1 is asked, so it holds none."""
    t = table(3, hands=["1 W S", "W S Sc", "2"], region="roma", token=0, ask="choose_region",
              hand_discards="in_turn")  # fmt: skip
    play(t, "P0:choose(siena)")

    for world in imagined(t, seat):
        held = [{world.rules.box.mercenary[world.rules.box.card[CARDS[card]]] for card in hand(world, other).split()}
                for other in (0, 1)]  # fmt: skip
        assert True in held[0]
        assert True not in held[1]


def test_a_face_down_card_is_one_that_may_lie_face_down() -> None:
    t = table(3, hands=["W S Bi", "1", "1"], face_down=["6"], hidden_cards=True, turn=1)

    hidden = {SHORT[world.view(0)["own_face_down"]] for world in imagined(t, 1)}

    assert len(hidden) > 3
    assert hidden <= {"1", "2", "3", "4", "5", "6", "10", "C", "D", "H"}


def test_a_card_that_was_shown_may_lie_face_down_now() -> None:
    t = table(3, hands=["6 4 3", "1", "1"], hidden_cards=True)
    t.play(0, "show mercenary_6 1")
    play(t, "P0:6")

    found = Counter(world.view(0)["own_face_down"] == "mercenary_6" for world in imagined(t, 1))

    assert all("6" in [*hand(world, 0).split(), SHORT[world.view(0)["own_face_down"]]] for world in imagined(t, 1))
    assert set(found) == {True, False}


def test_who_is_asked_which_cards_to_keep_begins_anew_for_others() -> None:
    """C-8.2 The cards named so far are his secret."""
    t = table(3, hands=["W 6 4"], ask="choose_region")
    play(t, "P0:choose(roma) P0:keep(W)")

    for world in imagined(t, 1):
        assert "kept" not in world.view(1)
        assert world.view(0)["kept"] == []
    for world in imagined(t, 0):
        assert world.view(0)["kept"] == ["winter"]
        assert legal(world, 0) == legal(t, 0)


# -- what is not ------------------------------------------------------------------------------------------------------


def test_each_card_that_nobody_sees_is_equally_likely() -> None:
    """Three cards are unseen, two of them alike: one is in the other hand, two are in the pile."""
    t = table(2, hands=["1", "W"], pile="6 6", rest="discard")

    found = Counter(hand(world, 1) for world in imagined(t, 0, range(900)))

    assert found["W"] == pytest.approx(300, abs=45)
    assert found["6"] == pytest.approx(600, abs=45)


def test_a_mercenary_somewhere_in_a_hand_makes_others_no_more_likely() -> None:
    """Two of four unseen cards are in the hand, at least one of them a mercenary: five of six deals, all alike."""
    t = table(2, hands=["1 1", "6 W"], pile="6 W", rest="discard", ask="choose_region", region="roma",
              hand_discards="in_turn")  # fmt: skip
    play(t, "P0:choose(siena)")
    assert t.view(0)["mercenaries"][1] is True

    found = Counter(hand(world, 1) for world in imagined(t, 0, range(1000)))

    assert found["6 6"] == pytest.approx(200, abs=40)
    assert found["6 W"] == pytest.approx(800, abs=40)
    assert set(found) == {"6 6", "6 W"}


def test_the_only_cards_there_are_for_it_are_found() -> None:
    """Each of five seats has one card face down, and among 36 unseen cards just five may lie so."""
    pile = f"W W W S S S {6 * 'Bi '}{16 * 'Sc '}Su Su Su"
    t = table(6, hands=["1"], face_down=["", "6", "6", "5", "4", "3"], pile=pile, rest="discard", hidden_cards=True)

    for world in imagined(t, 0):
        hidden = [world.view(seat)["own_face_down"] for seat in range(1, 6)]
        assert short(sorted(hidden)) == "3 4 5 6 6"


def test_worlds_of_an_ended_game_ended_likewise() -> None:
    t = table(2, hands=["6 1", "1"], companies=["6"], control={0: "torino milano genova"}, region="parma")
    conclude(t)

    worlds = imagined(t, 1)

    assert t.over
    assert {(world.over, world.result) for world in worlds} == {(True, t.result)}


# -- views that are none ----------------------------------------------------------------------------------------------


def test_a_view_without_some_of_its_cards_is_refused() -> None:
    view = table(3, hands=["W 6", "1", "1"]).view(0)

    with pytest.raises(ValueError, match="cards of this view"):
        cg.world(view | {"hand": ["winter"]}, 1)


def test_a_view_that_contradicts_itself_is_refused() -> None:
    """A hand without mercenaries, and nothing but mercenaries left for it."""
    view = table(2, hands=["1", "6"], pile="6 6", rest="discard").view(0)

    with pytest.raises(ValueError, match="no deal"):
        cg.world(view | {"mercenaries": [None, False]}, 1)
