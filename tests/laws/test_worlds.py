"""Worlds: from a view alone a whole position is made that agrees with all the view says."""

from __future__ import annotations

import importlib
import json
import os
import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.chance import Chance
from consigliere.core.position import Position, worlds
from consigliere.core.save import canonical
from laws.tables import players_of, random_options, step, walk

POSITIONS = 2000  # per game and seat
FULL = os.environ.get("CONSIGLIERE_FULL") == "1"
LANGUAGES = ("en", "pl", "ru")


def public_part(game: str, saved: dict[str, Any], seat: int | None) -> str:
    """A saved state without the places that this seat cannot look into; each game's twins name them."""
    blank = importlib.import_module(f"twins.{game}").without_secrets
    return canonical(blank(json.loads(canonical(saved)), seat))


def check_world(position: Position[Any], seat: int | None, seed: int) -> Position[Any]:
    """A world drawn from the view, after the view went through JSON as if over a socket, agrees with it in all."""
    view = json.loads(json.dumps(position.view(seat)))
    world = worlds(view, position.rules.data).draw(Chance(seed.to_bytes(32, "big")))

    assert canonical(world.view(seat)) == canonical(view)
    assert world.asked == position.asked
    game = position.game.name
    assert public_part(game, world.save(), seat) == public_part(game, position.save(), seat)
    assert dict(world.game.components(world.state)) == dict(position.game.components(position.state))
    if seat is not None:
        assert world.legal(seat) == position.legal(seat)
        assert world.talk(seat) == position.talk(seat)
        assert [world.prompt(seat, lang) for lang in LANGUAGES] == [position.prompt(seat, lang) for lang in LANGUAGES]
    return world


@pytest.mark.parametrize("game", cg.games())
def test_a_world_agrees_with_the_view_it_was_made_from(game: str) -> None:
    """Two thousand positions for each seat, over all player counts and random options, and the spectator's."""
    rng = random.Random(f"worlds {game}")
    counts: dict[int, int] = dict.fromkeys(range(players_of(game)[-1]), 0)
    most = POSITIONS if FULL else POSITIONS // 10
    number = 0
    while min(counts.values()) < most:
        players = max(players_of(game)) if number % 2 else rng.choice(players_of(game))
        number += 1
        m = cg.new(game, players, seed=number, options=random_options(game, players, rng))
        for _ in walk(m, rng, stops=8):
            for seat in (*range(players), None):
                world = check_world(m.position, seat, number)
                if seat is not None:
                    counts[seat] += 1
            other = rng.randrange(players)
            check_world(world, other, number)  # the others imagine worlds within that world
            loaded = Position.load(world.game, world.rules, json.loads(json.dumps(world.save())))
            assert loaded.digest() == world.digest()


@pytest.mark.parametrize("game", cg.games())
def test_imagining_is_the_world_of_the_view(game: str) -> None:
    m, rng = cg.new(game, seed=11), random.Random(11)

    for number in walk(m, rng, stops=25):
        for seat in range(m.players):
            world = cg.world(json.loads(json.dumps(m.view(seat))), number)
            assert m.imagine(seat, number).digest() == world.digest()
            assert cg.world(m.view(seat), number).digest() == world.digest()


@pytest.mark.parametrize("game", cg.games())
def test_worlds_are_really_drawn(game: str) -> None:
    m, rng = cg.new(game, seed=1), random.Random(2)
    most = 0

    for _ in walk(m, rng, stops=20):  # there are moments at which nothing is hidden
        drawn = m.position.worlds(0)
        most = max(
            most, len({canonical(drawn.draw(Chance(bytes([n] * 32))).save() | {"chance": None}) for n in range(20)})
        )
        if most > 5:
            break

    assert most > 5


@pytest.mark.parametrize("game", cg.games())
def test_a_world_knows_neither_the_seed_nor_the_chance_to_come(game: str) -> None:
    m = cg.new(game, seed=12345678901234567890)
    seed = m.header.seed.hex()

    for seat in range(m.players):
        assert seed not in canonical(m.view(seat))
        assert seed not in canonical([event.plain() for event in m.log(seat)])
        assert seed not in m.imagine(seat, 5).to_json()
        assert seed not in str(m.imagine(seat, 5).record())


@pytest.mark.parametrize("game", cg.games())
@pytest.mark.parametrize("players", range(1, 7))
def test_a_world_can_be_played_to_its_end_and_recorded(game: str, players: int) -> None:
    if players not in players_of(game):
        players = players_of(game)[-1]
    m = cg.new(game, players, seed=7, options=cg.game(game).needed(players))
    rng = random.Random(players)
    for _ in range(rng.randrange(10, 200)):
        if not m.over:
            step(m, rng)

    world = cg.world(m.view(players - 1), seed=8)
    for _ in walk(world, rng):
        pass

    assert world.over
    assert cg.Record.parse(str(world.record())).replay().digest() == world.digest()


def test_what_is_no_view_or_speaks_of_other_components_is_refused_in_a_sentence() -> None:
    view = cg.new("condottiere", seed=1).view(0)

    with pytest.raises(cg.BadOption, match="not the view of a seat"):
        cg.world({"game": "condottiere"}, 1)
    with pytest.raises(cg.BadOption, match="components of its own"):
        cg.world(view | {"components": "0" * 64}, 1)
