"""Taking back: one rule for the tables of the terminal and of the server."""

from __future__ import annotations

import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.undo import Made, Trail


class Table:
    """A match whose moves leave a trail."""

    def __init__(self, people: set[int], watched: bool = True) -> None:
        self.match: cg.Match[Any] = cg.new("condottiere", 3, seed=4)
        self.people = people
        self.trail = Trail(watched)

    def play(self, move: str | None = None) -> int:
        """The seat that is asked makes a move, the first it can unless one is given; the seat."""
        seat = self.match.asked[0]
        chosen = cg.Move.parse(move) if move else self.match.legal(seat)[0]
        before, known = self.match.position, len(self.match.events)
        self.match.play(seat, chosen)
        told = self.match.events[known:]
        self.trail.add(Made(len(self.match.moves), seat, chosen, before, self.match.position, told), self.people)
        return seat

    def back(self, seat: int, whole_turn: bool = False) -> int | str:
        """The number of the move up to which `seat` may take back, or why not."""
        found = self.trail.back(seat, self.people, whole_turn)
        return found if isinstance(found, str) else found.number


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert Table({0, 1, 2}).back(0) == "nothing_to_undo"


def test_a_public_choice_is_taken_back_freely_and_only_by_who_made_it() -> None:
    table = Table({0, 1, 2})
    chooser = table.play()

    assert table.back(chooser) == 1
    assert table.back((chooser + 1) % 3) == "undo_others"


def test_a_card_from_a_hidden_hand_cannot_be_unseen_by_people() -> None:
    table = Table({0, 1, 2})
    table.play()
    player = table.play()

    assert table.back(player) == "undo_learnt"


def test_bots_do_not_mind_what_they_learnt_and_their_answers_go_back_too() -> None:
    person = cg.new("condottiere", 3, seed=4).asked[0]
    table = Table({person})
    table.play()
    table.play()
    table.play()
    table.play()  # the bots have answered the first card of the person

    assert table.match.asked == (person,)
    assert table.back(person) == 2


def test_a_whole_turn_is_all_of_ones_moves_between_two_answers() -> None:
    person = cg.new("condottiere", 3, seed=4).asked[0]
    table = Table({person})
    while table.match.asked != (person,) or len(table.match.moves) < 4:
        table.play()

    assert table.back(person, whole_turn=True) == 1  # the region and the first card were one turn


def test_at_one_keyboard_a_card_goes_back_until_another_person_decides() -> None:
    table = Table({0, 1, 2}, watched=False)
    table.play()
    player = table.play()

    assert table.back(player) == 2
    assert table.back(table.play()) == 3
    assert table.back(player) == "undo_others"


@pytest.mark.parametrize("watched", [True, False])
def test_chance_stays_even_among_bots(watched: bool) -> None:
    table = Table({0}, watched)
    dice = random.Random(0)
    before = table.match.state.chance.used
    while table.match.state.chance.used == before:
        table.play(str(dice.choice(table.match.legal(table.match.asked[0]))))

    assert table.back(0) == "undo_chance"
