"""C-12 Deals between players."""

import pytest

import consigliere as cg
from games.condottiere.table import asked, hand, legal, play, refused, table


def test_c_12_1_cards_never_change_hands() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")

    assert [hand(t, seat) for seat in range(3)] == ["6 W", "1", "1"]
    assert refused(t, 0, "give winter 2") == "C-4.2"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c_12_1_cards_may_be_shown_at_any_time_also_out_of_turn(seat: int) -> None:
    t = table(3, hands=["W 6", "W 1", "W 1"])
    viewer = (seat + 1) % 3

    t.play(seat, f"show winter {viewer}")

    assert t.view(viewer)["known"][seat] == ["winter"]
    assert asked(t) == "turn P0"


def test_c_12_1_nothing_binds_who_has_shown_a_card() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")

    assert legal(t, 0) == ["play mercenary_6", "play winter", "pass"]


def test_c_12_2_only_the_chosen_player_learns_of_the_card() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")

    assert [t.view(seat)["known"][0] for seat in (1, 2)] == [[], ["winter"]]
    [told_1], [told_2] = ([event for event in t.log(seat) if event.what == "showed"] for seat in (1, 2))
    assert dict(told_1.facts) == {"viewer": 2}
    assert dict(told_2.facts) == {"viewer": 2, "card": "winter"}
    assert "known" not in t.view(None)


def test_c_12_2_showing_changes_nothing_but_what_a_player_knows() -> None:
    t = table(3, hands=["W 6", "1", "1"])
    public, own = t.view(None), t.view(0)

    t.play(0, "show winter 2")

    public["bookkeeping"]["shown_bounds"] = own["bookkeeping"]["shown_bounds"] = [
        [2, 0, 1, 1]
    ]  # all see that, not what
    assert t.view(None) == public
    assert t.view(0) == own | {"known_of_mine": [[], [], ["winter"]]}


def test_c_12_2_what_was_shown_is_forgotten_when_it_is_played() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")
    play(t, "P0:W")

    assert t.view(2)["known"][0] == []


def test_c_12_2_of_two_cards_shown_one_is_forgotten_when_it_is_played() -> None:
    t = table(3, hands=["W W 6", "1", "1"])

    t.play(0, "show winter 2")
    t.play(0, "show winter 2")
    play(t, "P0:W")

    assert t.view(2)["known"][0] == ["winter"]


@pytest.mark.parametrize(
    "move", ["show spring 2", "show winter 0", "show winter 3", "show winter", "show", "show winter 2 2", "show pope 2"]
)
def test_c_12_2_only_a_card_of_the_own_hand_is_shown_to_another_player(move: str) -> None:
    t = table(3, hands=["W 6", "S", "1"])

    assert refused(t, 0, move) == "C-12.2"


def test_c_12_2_the_same_card_is_not_shown_twice() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    t.play(0, "show winter 2")

    assert refused(t, 0, "show winter 2") == "C-12.2"
    assert t.why_not(0, "show winter 1") is None


def test_c_12_2_two_copies_may_both_be_shown() -> None:
    t = table(3, hands=["W W 6", "1", "1"])

    t.play(0, "show winter 2")
    t.play(0, "show winter 2")

    assert t.view(2)["known"][0] == ["winter", "winter"]
    assert refused(t, 0, "show winter 2") == "C-12.2"


def test_c_12_2_nobody_ever_has_to_show() -> None:
    t = table(3, hands=["W 6", "1", "1"])

    assert not any(move.startswith("show") for move in legal(t, 0))
    assert [str(move) for move in t.talk(0)] == [
        "show mercenary_6 1",
        "show mercenary_6 2",
        "show winter 1",
        "show winter 2",
    ]


def test_c_12_2_the_option_switches_it_off() -> None:
    t = table(3, hands=["W 6", "1", "1"], deals=False)

    assert refused(t, 0, "show winter 2") == "C-12.2"
    assert t.talk(0) == []


def test_c_12_2_a_third_player_imagines_what_was_shown_among_others() -> None:
    m = cg.new("condottiere", 4, seed=1)
    for _ in range(2):
        m.play(0, next(move for move in m.talk(0) if move.verb == "show" and move[-1] == "3"))

    shown = set()
    for seed in range(30):
        world = m.imagine(1, seed)
        known = world.view(3)["known"][0]
        assert len(known) == 2
        assert world.imagine(3, seed).view(3) == world.view(3)
        shown.add(tuple(known))

    assert len(shown) > 10
