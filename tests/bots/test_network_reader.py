"""Reading a view: the same facts for the same view, seen alike from every chair."""

from __future__ import annotations

import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.bots.network.parts import state_parts
from consigliere.bots.network.reader import Read, Reader
from consigliere.bots.network.vocabulary import Vocabulary


def open_reader(game: str) -> Reader:
    return Reader(game, Vocabulary(known=False), Vocabulary(known=False))


def spelled(reader: Reader, read: Read) -> tuple[list[list[str]], list[list[list[str]]]]:
    """What was read, in words: tokens have other numbers in another reader."""
    seen, said = reader.state.vocabulary.parts, reader.moves.vocabulary.parts
    return (
        sorted(sorted(seen[part] for part in reader.state.parts[token]) for token in read.state),
        [sorted(sorted(said[part] for part in reader.moves.parts[token]) for token in move) for move in read.moves],
    )


def questions(game: str, players: int, seed: int) -> list[tuple[dict[str, Any], list[cg.Move]]]:
    m, dice = cg.new(game, players, seed=seed, options=cg.game(game).needed(players)), random.Random(seed)
    found: list[tuple[dict[str, Any], list[cg.Move]]] = []
    while not m.over and len(found) < 150:
        seat = m.asked[0]
        found.append((m.view(seat), m.legal(seat)))
        m.play(seat, dice.choice(m.legal(seat)))
    return found


TABLES = [(game, n) for game in cg.games() if game in cg.bot("greedy").games for n in cg.game(game).seats]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_view_is_read_and_its_moves_differ(game: str, players: int) -> None:
    reader = open_reader(game)

    for view, moves in questions(game, players, 3):
        read = reader.read(view, moves)

        assert read.state
        assert len({tuple(sorted(tokens)) for tokens in read.moves}) == len(moves)


@pytest.mark.parametrize("game", sorted(cg.bot("greedy").games))
def test_what_was_read_before_changes_nothing(game: str) -> None:
    asked = questions(game, 4, 5)
    one, other = open_reader(game), open_reader(game)
    for view, moves in reversed(asked):
        other.read(view, moves)

    assert [spelled(one, one.read(*each)) for each in asked] == [spelled(other, other.read(*each)) for each in asked]


def a_view(seat: int, turned: int) -> dict[str, Any]:
    """Three seats at a small table of Condottiere, with all seats moved on."""
    view: dict[str, Any] = {"game": "condottiere", "players": 3, "seat": (seat + turned) % 3, "question": "turn"}
    by_seat: dict[str, list[Any]] = {
        "strengths": [4, 7, 0],
        "companies": [["winter"], ["bishop", "spring"], []],
        "passed": [False, True, False],
    }
    for name, values in by_seat.items():
        view[name] = [values[(at - turned) % 3] for at in range(3)]
    view["control"] = {"parma": (1 + turned) % 3, "siena": None}
    view["defender"] = (2 + turned) % 3
    return view


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("turned", [1, 2])
def test_a_table_looks_the_same_when_all_move_on_by_a_seat(seat: int, turned: int) -> None:
    reader = open_reader("condottiere")
    moves = [cg.Move("choose", "parma"), cg.Move("choose", "siena")]

    here, there = (spelled(reader, reader.read(a_view(seat, by), moves)) for by in (0, turned))

    assert here == there


def test_a_move_brings_along_what_the_view_files_under_its_words() -> None:
    reader = open_reader("condottiere")
    moves = [cg.Move("choose", "parma"), cg.Move("choose", "siena")]

    _, (parma, siena) = spelled(reader, reader.read(a_view(0, 0), moves))

    assert any("choose:control/@/=foe" in parts for parts in parma)
    assert not any("control" in part for parts in siena for part in parts)


def test_what_is_unknown_falls_back_to_the_parts_it_shares() -> None:
    known = Vocabulary(["control/*/=foe", "strengths/s0>1"])
    reader = Reader("condottiere", known, Vocabulary([]))
    view = a_view(0, 0) | {"control": {"a new region": 1}}

    read = reader.read(view, [cg.Move("never", "heard"), cg.Move("of")])

    assert {part for token in read.state for part in reader.state.parts[token]} == {0, 1}
    assert read.moves == [[0], [0]]


def test_a_number_is_a_flight_of_steps() -> None:
    assert list(state_parts(("round",), 3, False)) == ["round>1", "round>2", "round>3"]
    assert list(state_parts(("lead", "x"), -2, False)) == ["lead/x<1", "lead/x<2", "lead/*<1", "lead/*<2"]


def test_an_ally_is_no_foe() -> None:
    assert "mandamenti/gela/=ally" in set(state_parts(("mandamenti", "gela", "=s2"), None, True))
    assert "mandamenti/gela/=foe" in set(state_parts(("mandamenti", "gela", "=s3"), None, True))
