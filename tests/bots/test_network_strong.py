"""`strong`: the network's move where it was trained, greedy's everywhere else, and weights that survive being kept."""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import consigliere as cg
from consigliere.arena.match import play_match
from consigliere.bots import place_at
from consigliere.bots.network import weights as kept
from consigliere.bots.network.net import Net
from consigliere.bots.network.weights import Weights
from consigliere.bots.strong import Strong
from consigliere.training.actors import Actor, Job
from consigliere.training.counting import vocabularies
from consigliere.training.learner import Shape, fresh
from consigliere.training.tables import Choice
from twins import twin_match

GAMES = sorted(cg.bot("greedy").games)
strong = importlib.import_module("consigliere.bots.strong")


@pytest.fixture(scope="module")
def untrained() -> Mapping[str, Weights]:
    """A network of each title as it is before its first lesson."""
    found = {}
    for game in GAMES:
        choice = Choice(game)
        census = Actor(choice).count(Job("count", 1, 1)).census
        assert census is not None
        state, moves = vocabularies(census, {"state": 400, "moves": 200})
        numbers = fresh(Shape(len(state), len(moves), 32, 16, 8, 2), 7)
        found[game] = Weights(game, tuple(state), tuple(moves), numbers, choice.trained())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_legally_to_the_end(game: str, untrained: Mapping[str, Weights]) -> None:
    outcome = play_match(game, [Strong(untrained[game]), "random", "random", "random"], seed=3, decision_cap=600)

    assert outcome.faults == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_its_seat_cannot_know_does_not_change_its_move(game: str, untrained: Mapping[str, Weights]) -> None:
    m, dice, bot = cg.new(game, 4, seed=2), random.Random(2), Strong(untrained[game])

    for number in range(60):
        seat = m.asked[0]
        twin = twin_match(m, seat, number)
        answers = [bot.choose(one.view(seat), one.legal(seat), cg.Chance(bytes(32))) for one in (m, twin)]
        assert answers[0] == answers[1]
        m.play(seat, dice.choice(m.legal(seat)))


def test_it_looks_no_longer_than_fifty_milliseconds(untrained: Mapping[str, Weights]) -> None:
    import time

    m, bot, took = cg.new("condottiere", 4, seed=2), Strong(untrained["condottiere"]), []
    dice = random.Random(1)
    for _ in range(100):
        seat, begun = m.asked[0], time.process_time()
        bot.choose(m.view(seat), m.legal(seat), cg.Chance(bytes(32)))
        took.append(time.process_time() - begun)
        m.play(seat, dice.choice(m.legal(seat)))

    assert sorted(took)[95] < 0.05


def sits(bot: Strong, players: int = 4, **options: Any) -> str:
    """What the bot says when it sits down at a table."""
    m = cg.new("condottiere", players, seed=1, options=options)
    bot.sit(place_at(m.position, 0))
    return bot.notice


@pytest.mark.parametrize(
    ("players", "options", "because"),
    [
        (3, {}, "3 players"),
        (4, {"reconquest": True}, "reconquest=True"),
        (4, {"points_target": 20}, "points_target=20"),
    ],
)
def test_where_it_was_not_trained_greedy_plays_and_it_says_so(
    players: int, options: dict[str, Any], because: str, untrained: Mapping[str, Weights]
) -> None:
    choice = Choice("condottiere", (2, 4), mixed=False)
    bot = Strong(untrained["condottiere"]._replace(trained=choice.trained()))
    m = cg.new("condottiere", players, seed=1, options=options)
    seat = m.asked[0]
    bot.sit(place_at(m.position, seat))
    greedy = cg.bot("greedy")
    greedy.sit(place_at(m.position, seat))

    chosen, wanted = (one.choose(m.view(seat), m.legal(seat), cg.Chance(bytes(32))) for one in (bot, greedy))

    assert because in bot.notice
    assert chosen == wanted


def test_with_other_components_greedy_plays(untrained: Mapping[str, Weights]) -> None:
    strange = untrained["condottiere"].trained | {"components": "0" * 64}

    assert "components" in sits(Strong(untrained["condottiere"]._replace(trained=strange)))
    assert sits(Strong(untrained["condottiere"])) == ""


def test_without_numpy_greedy_plays(untrained: Mapping[str, Weights], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "has_numpy", lambda: False)
    monkeypatch.setattr(kept, "has_numpy", lambda: False)

    assert "NumPy" in sits(Strong(untrained["condottiere"]))
    assert kept.shipped() == ()


def test_it_is_offered_only_for_titles_whose_weights_are_shipped() -> None:
    for game in cg.games():
        assert ("strong" in cg.bots(game)) == (game in kept.shipped())


def test_weights_survive_being_kept_in_small_files(untrained: Mapping[str, Weights], tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.setattr(kept, "PIECE", 5000)
    before = untrained["godfather"]

    kept.write(tmp_path, before)
    after = kept.read(tmp_path)

    assert len(list(tmp_path.glob("numbers-*.npz"))) > 3
    assert (after.state, after.moves, after.trained) == (before.state, before.moves, before.trained)
    for name, numbers in before.numbers.items():
        assert np.array_equal(after.numbers[name], numbers.astype(np.float16).astype(np.float32))


def test_seats_that_are_not_there_cannot_win(untrained: Mapping[str, Weights]) -> None:
    net = Net(untrained["condottiere"])
    m = cg.new("condottiere", 3, seed=1)
    seat = m.asked[0]

    wins = net.think(net.reader.read(m.view(seat), m.legal(seat))).wins

    assert list(wins[3:6]) == [0, 0, 0]
    assert abs(wins.sum() - 1) < 1e-5
