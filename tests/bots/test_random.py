"""`random`: the measure of every other bot."""

import pytest

import consigliere as cg


def test_it_is_found_by_name() -> None:
    assert "random" in cg.bots()
    assert cg.bot("random").name == "random"


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(cg.BadOption, match="greedy"):
        cg.bot("clairvoyant")


def test_every_move_is_chosen_equally_often() -> None:
    moves = [cg.Move("play", card) for card in ("winter", "spring", "bishop")]
    chance = cg.Chance(bytes(32))

    chosen = [cg.bot("random").choose({}, moves, chance) for _ in range(3000)]

    assert all(900 < chosen.count(move) < 1100 for move in moves)


def test_the_same_chance_makes_the_same_choices() -> None:
    moves = [cg.Move("keep", str(n)) for n in range(10)]

    first, second = ([cg.bot("random").choose({}, moves, chance) for _ in range(20)]
                     for chance in (cg.Chance(bytes(32)), cg.Chance(bytes(32))))  # fmt: skip

    assert first == second
