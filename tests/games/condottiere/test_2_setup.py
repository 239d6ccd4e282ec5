"""C-2 Setup."""

from typing import Any

import pytest

import consigliere as cg
from games.condottiere.table import BOX, asked, hand, hand_sizes, legal, play, pope, token


def test_c_2_1_the_board_is_empty_and_the_pope_token_beside_it() -> None:
    t = cg.new("condottiere", 5, seed=7)

    view = t.view(None)

    assert len(view["control"]) == 17
    assert set(view["control"].values()) == {None}
    assert view["pope"] is None
    assert BOX.number["control_markers_per_player"] == 6


def test_c_2_2_a_named_seat_begins() -> None:
    t = cg.new("condottiere", 4, seed=7, options={"first_player": 3})

    assert token(t) == 3
    assert asked(t) == "choose_region P3"


def test_c_2_2_a_random_seat_begins() -> None:
    begins = {token(cg.new("condottiere", 4, seed=seed)) for seed in range(40)}

    assert begins == {0, 1, 2, 3}


@pytest.mark.parametrize("first", ["youngest", 4, -1, True, None, 1.0])
def test_c_2_2_only_a_seat_of_the_table_begins(first: Any) -> None:
    with pytest.raises(cg.BadOption, match="first_player"):
        cg.new("condottiere", 4, options={"first_player": first})


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_c_2_3_everybody_is_dealt_ten_of_110_cards(players: int) -> None:
    t = cg.new("condottiere", players, seed=7)

    assert hand_sizes(t) == [10] * players
    assert t.view(None)["pile"] == 110 - 10 * players
    assert t.view(None)["discard"] == {}
    assert sum(t.game.components(t.state).values()) == 110


def test_c_2_3_the_cards_are_shuffled() -> None:
    hands = {hand(cg.new("condottiere", 4, seed=seed), 0) for seed in range(20)}

    assert len(hands) == 20


def test_c_2_3_a_hand_is_dealt_face_down() -> None:
    t = cg.new("condottiere", 3, seed=7)

    dealt = [[event for event in t.log(seat) if event.what == "dealt"] for seat in (0, 1, None)]

    assert ["cards" in event.facts for event in dealt[0]] == [True, False, False]
    assert ["cards" in event.facts for event in dealt[1]] == [False, True, False]
    assert ["cards" in event.facts for event in dealt[2]] == [False, False, False]


def test_c_2_4_the_token_owner_sees_the_hand_and_names_any_region_for_the_first_battle() -> None:
    t = cg.new("condottiere", 4, seed=7, options={"first_player": 1})

    choices = legal(t, 1)
    play(t, "P1:choose(napoli)")

    assert choices == [f"choose {region}" for region in BOX.regions]
    assert t.view(None)["region"] == "napoli"
    assert (t.view(None)["round"], t.view(None)["battle"]) == (1, 1)
    assert asked(t) == "turn P1"
    assert pope(t) is None
