"""What the seats know about each other's cards, and what everybody can tell about that (decision 0010)."""

import json
import random

import pytest

import consigliere as cg
from consigliere.core.position import Position
from games.condottiere.table import conclude, play, short, table
from laws.tables import step
from twins import twin_position


def bounds(t: cg.Match) -> list[list[int]]:
    """[viewer, owner, at least, at most]: how many shown cards may be left, as everybody can tell."""
    return t.view(None)["bookkeeping"]["shown_bounds"]


def known(t: cg.Match, viewer: int, owner: int) -> str:
    return short(t.view(viewer)["known"][owner])


def known_of_mine(t: cg.Match, seat: int) -> list[str]:
    return [short(cards) for cards in t.view(seat)["known_of_mine"]]


# -- what everybody saw -----------------------------------------------------------------------------------------------


def test_everybody_knows_a_mercenary_that_was_taken_back() -> None:
    t = table(3, hands=["Sc 1", "2", "3"], companies=["6"])

    play(t, "P0:Sc(6)")

    assert [known(t, viewer, 0) for viewer in (1, 2)] == ["6", "6"]
    assert known_of_mine(t, 0) == ["", "6", "6"]
    assert known_of_mine(t, 1) == ["", "", ""]
    assert t.view(None)["bookkeeping"]["open_cards"] == [[0, "mercenary_6", 1]]


def test_who_takes_two_back_is_known_to_have_two() -> None:
    t = table(2, hands=["Sc Sc 1", "2"], companies=["6 6"])

    play(t, "P0:Sc(6) P1:pass P0:Sc(6) P0:6")

    assert known(t, 1, 0) == "6"


# -- what was shown in secret -----------------------------------------------------------------------------------------


def test_who_shows_a_card_knows_who_has_seen_it() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")
    t.play(0, "show mercenary_6 1")

    assert known_of_mine(t, 0) == ["", "6", "W"]


def test_all_see_that_a_card_is_shown() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")
    t.play(0, "show mercenary_6 2")

    assert bounds(t) == [[2, 0, 2, 2]]


def test_nobody_else_can_tell_whether_the_card_played_is_the_one_shown() -> None:
    t = table(3, hands=["W 6 4", "1", "1"])

    t.play(0, "show winter 2")
    play(t, "P0:6")

    assert bounds(t) == [[2, 0, 0, 1]]
    assert known(t, 2, 0) == "W"


def test_what_was_shown_can_be_no_more_than_what_is_left() -> None:
    t = table(3, hands=["W 6 4", "1 1", "1 1"])

    t.play(0, "show winter 2")
    t.play(0, "show mercenary_6 2")
    play(t, "P0:6 P1:pass P2:pass P0:4")

    assert bounds(t) == [[2, 0, 0, 1]]


def test_what_was_shown_can_be_no_more_than_there_is_when_another_card_is_shown() -> None:
    t = table(3, hands=["W 6 4", "1 1", "1 1"])
    t.play(0, "show winter 2")
    t.play(0, "show mercenary_6 2")
    play(t, "P0:6")

    t.play(0, "show mercenary_4 2")

    assert bounds(t) == [[2, 0, 2, 2]]


def test_a_copy_that_everybody_knew_of_goes_first() -> None:
    t = table(3, hands=["Sc 6 4", "1 1", "1 1"], companies=["6"])

    t.play(0, "show mercenary_6 2")
    play(t, "P0:Sc(6) P1:pass P2:pass")
    bounds_before = bounds(t)
    play(t, "P0:6")

    assert bounds_before == bounds(t) == [[2, 0, 0, 1]]  # the Scarecrow may have been the card shown
    assert [known(t, viewer, 0) for viewer in (1, 2)] == ["", "6"]


def test_a_card_known_to_all_is_not_one_of_those_shown() -> None:
    t = table(3, hands=["Sc 6", "1", "1"], companies=["10"])

    t.play(0, "show mercenary_6 1")
    play(t, "P0:Sc(10) P1:pass P2:pass P0:6")

    assert bounds(t) == []  # only the 10 is left, and everybody knows it
    assert [known(t, viewer, 0) for viewer in (1, 2)] == ["10", "10"]


def test_a_face_down_card_is_not_forgotten_until_it_is_turned_up() -> None:
    t = table(3, hands=["6 4", "1", "1"], hidden_cards=True)

    t.play(0, "show mercenary_6 2")
    play(t, "P0:6")
    lying = known(t, 2, 0), bounds(t)
    play(t, "P1:pass P2:pass P0:4")

    assert lying == ("6", [[2, 0, 1, 1]])
    assert (known(t, 2, 0), bounds(t)) == ("", [[2, 0, 0, 1]])  # for seat 1 the 4 may be the card shown


def test_nothing_is_known_of_a_hand_that_is_gone() -> None:
    t = table(3, hands=["Sc W", "1 1", "1 1"], ask="choose_region")
    t.play(0, "show winter 2")
    t.play(1, "show mercenary_1 2")

    play(t, "P0:discard P0:choose(roma)")

    assert bounds(t) == [[2, 1, 1, 1]]
    assert [known(t, 2, owner) for owner in (0, 1)] == ["", "1"]


def test_nothing_is_known_after_a_new_deal() -> None:
    t = table(3, hands=["6 W"], ask="choose_region")
    t.play(0, "show winter 2")

    play(t, "P0:choose(roma) P0:keep(W) P0:done")

    assert bounds(t) == []
    assert t.view(2)["known"] == [[], [], []]
    assert t.view(None)["mercenaries"] == [None, None, None]


@pytest.mark.parametrize(
    "options", [{}, {"hidden_cards": True}, {"draw_after_battle": True}, {"hand_discards": "in_turn"}], ids=str
)
def test_what_a_seat_knows_follows_from_what_it_saw(options: dict[str, bool]) -> None:
    """The same move in two worlds that a seat cannot tell apart: if it sees the same, it knows the same."""
    rng = random.Random(1)
    compared = 0
    for seed in range(6):
        m = cg.new("condottiere", 4, seed=seed, options=options)
        while not m.over and m.state.battle_number < 12:
            step(m, rng, talkative=0.4)
            mover, seat = rng.sample(range(4), 2)
            world = twin_position(m.position, seat, rng.getrandbits(32))
            both = [move for move in m.legal(mover) + m.talk(mover) if world.why_not(mover, move) is None]
            for move in both:
                real, told = m.position.after(mover, move)
                other, told_there = world.after(mover, move)
                same = [event.seen(seat) for event in told] == [event.seen(seat) for event in told_there]
                if same and other.asked == real.asked and other.prompt(None) == real.prompt(None):
                    assert what_is_known(other, seat) == what_is_known(real, seat)
                    compared += 1
    assert compared > 500


def what_is_known(position: Position, seat: int) -> list[object]:
    view = position.view(seat)
    return [view["known"], view["known_of_mine"], view["mercenaries"], position.view(None)["bookkeeping"]]


# -- keeping it -------------------------------------------------------------------------------------------------------


def test_what_a_clone_learns_the_original_does_not() -> None:
    t = table(3, hands=["Sc W 6", "1", "1"], companies=["4"])
    t.play(0, "show winter 2")
    twin = t.clone()
    before = t.digest()

    twin.play(0, "show mercenary_6 1")
    play(twin, "P0:Sc(4)")

    assert t.digest() == before
    assert known(t, 1, 0) == ""


@pytest.mark.parametrize(
    "wrong",
    [
        {"open_cards": [[0, "spring", 1]]},
        {"open_cards": [[0, "winter", 2]]},
        {"shown_cards": [[2, 0, "spring", 1]], "shown_bounds": [[2, 0, 1, 1]]},
        {"shown_cards": [[2, 0, "winter", 1]], "shown_bounds": []},
        {"shown_cards": [[2, 0, "winter", 1]], "shown_bounds": [[2, 0, 2, 2]]},
        {"shown_cards": [[2, 0, "winter", 1]], "shown_bounds": [[2, 0, 0, 3]]},
        {"shown_cards": [[2, 0, "winter", 1]], "shown_bounds": [[2, 0, 0, 2]], "open_cards": [[0, "winter", 1]]},
        {"mercenaries": [False, None, None]},
        {"mercenaries": [None, None, True]},
        {"mercenaries": [None, None]},
    ],
    ids=str,
)
def test_knowledge_that_is_not_true_is_refused(wrong: dict[str, list]) -> None:
    saved = json.loads(table(3, hands=["W 6", "1", "S"]).to_json())
    saved["state"] |= wrong

    with pytest.raises(cg.BadRecord):
        cg.Match.from_json(json.dumps(saved))


def test_what_a_hand_was_seen_to_hold_is_kept_with_the_match() -> None:
    t = table(3, hands=["Sc W 6", "1 1", "S W"], companies=["4"], hand_discards="in_turn")
    t.play(0, "show winter 2")
    play(t, "P0:Sc(4)")
    conclude(t)  # a tie: seat 1 gets the token, and seat 2 is asked about its hand before seat 0
    play(t, "P1:choose(roma)")
    views = [t.view(seat) for seat in (0, 1, 2, None)]

    again = cg.Match.from_json(t.to_json())

    assert t.view(None)["mercenaries"] == [None, True, False]
    assert json.loads(json.dumps([again.view(seat) for seat in (0, 1, 2, None)])) == json.loads(json.dumps(views))
