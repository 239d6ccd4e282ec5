"""Random tables of every registered game: what the laws are tried on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import consigliere as cg

#: numbers worth trying for options that are whole numbers; the default is always among them
NUMBERS: dict[str, tuple[int, ...]] = {"points_target": (8, 20), "battle_cap": (40,)}

LONGEST = 20_000  # decisions; nothing we know comes near


def players_of(game: str) -> list[int]:
    return list(cg.game(game).seats)


def random_options(game: str, players: int, rng: random.Random) -> dict[str, Any]:
    """Some value for some options; the rest keep their defaults."""
    options: dict[str, Any] = {}
    for option in cg.game(game).options:
        values: list[Any] = [option.default, option.default]
        if option.type is bool:
            values = [False, True]
        elif option.type is int:
            values += NUMBERS.get(option.name, ())
        elif option.type is Path:
            continue
        elif option.type is list:
            values = [rng.sample(option.choices, n) for n in range(option.high + 1)]
        elif option.choices:
            values = [*option.choices, *(range(players) if option.seats else ())]
        options[option.name] = rng.choice(values)
    try:
        cg.new(game, players, seed=0, options=options)
    except cg.BadOption:  # each option is allowed, but not all of them together
        return dict(cg.game(game).needed(players))
    return options


@st.composite
def tables(draw: st.DrawFn, game: str | None = None) -> tuple[cg.Match[Any], random.Random]:
    """A fresh match of some game, player count and option set, and the dice of whoever plays it."""
    name = game or draw(st.sampled_from(cg.games()))
    players = draw(st.sampled_from(players_of(name)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    options = random_options(name, players, rng)
    return cg.new(name, players, seed=draw(st.integers(0, 2**64)), options=options), rng


def step(m: cg.Match[Any], rng: random.Random, talkative: float = 0.0) -> None:
    """One random decision by one of the seats asked; now and then somebody talks first."""
    if rng.random() < talkative:
        seat = rng.randrange(m.players)
        if talk := m.talk(seat):
            m.play(seat, rng.choice(talk))
    seat = rng.choice(m.asked)
    m.play(seat, rng.choice(m.legal(seat)))


def walk(m: cg.Match[Any], rng: random.Random, stops: int = 0) -> Iterator[int]:
    """Play to the end at random; yield after some of the moves (all of them if `stops` is 0)."""
    for number in range(LONGEST):
        if m.over:
            return
        step(m, rng, talkative=0.02)
        if not stops or rng.random() < 1 / stops:
            yield number
    raise AssertionError(f"no end after {LONGEST} decisions:\n{m.record()}")


def moments(m: cg.Match[Any], rng: random.Random, most: int) -> Iterator[int]:
    """Play to the end at random; yield at so many moments, spread over the whole game.

    How long the game is shows a clone that is played first, with the same dice.
    """
    dice = rng.randrange(2**32)
    length = sum(1 for _ in walk(m.clone(), random.Random(dice)))
    chosen = set(rng.sample(range(length), min(most, length)))
    for number in walk(m, random.Random(dice)):
        if number in chosen:
            yield number
