"""The learner: its gradients are those of its loss, on every device, and it goes on where it was kept."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from consigliere.bots.network.net import Net
from consigliere.bots.network.reader import Read, Reader
from consigliere.bots.network.vocabulary import Vocabulary
from consigliere.bots.network.weights import OUTCOMES, Weights
from consigliere.training.devices import NumpyDevice, device
from consigliere.training.learner import Aim, Learner, Shape, fresh
from consigliere.training.samples import Batch, Samples, batch, join

STATE, MOVES = 40, 30
DEVICES = ["cpu", *(["torch-cpu"] if find_spec("torch") else [])]  # torch is an extra that the locks leave out
SHAPE = Shape(STATE, MOVES, 16, 8, 8, 2)
AIMS = {"imitation": Aim(1e-3, imitate=True), "play": Aim(1e-3, entropy=0.05)}


class Exact(NumpyDevice):
    """In double precision, for comparing differences."""

    def put(self, values: Any) -> Any:
        found = np.asarray(values)
        return found.astype(np.float64) if found.dtype.kind == "f" else found

    def counts(self, cells: Any, rows: int, columns: int) -> Any:
        return super().counts(cells, rows, columns).astype(np.float64)


def starts(lengths: Any) -> Any:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)


def some(number: int, seed: int = 0) -> Samples:
    dice = np.random.default_rng(seed)
    views = dice.integers(3, 9, number)
    many = dice.integers(2, 5, number)
    words = dice.integers(1, 5, int(many.sum()))
    wins = np.zeros((number, OUTCOMES), np.float32)
    wins[np.arange(number), 0] = 1
    return Samples(
        dice.integers(0, STATE, views.sum()), starts(views), dice.integers(0, MOVES, words.sum()), starts(words),
        starts(many), dice.integers(0, many), dice.integers(2, 7, number), np.log(dice.uniform(0.2, 0.6, number)),
        dice.normal(size=number), dice.normal(size=number), wins,
    )  # fmt: skip


def lesson(number: int = 24) -> Batch:
    return batch(some(number), np.arange(number), STATE, MOVES)


@pytest.mark.parametrize("aim", AIMS.values(), ids=AIMS)
def test_gradients_agree_with_finite_differences(aim: Aim) -> None:
    learner, given, dice = Learner(fresh(SHAPE, 1), Exact()), lesson(), np.random.default_rng(3)

    gradients, _ = learner.gradients(given, aim)

    for name, numbers in learner.numbers.items():
        flat = numbers.reshape(-1)
        for at in dice.integers(0, flat.size, 8):
            before = flat[at]
            around = []
            for step in (1e-5, -1e-5):
                flat[at] = before + step
                around.append(learner.gradients(given, aim)[1]["loss"])
            flat[at] = before
            difference = (around[0] - around[1]) / 2e-5
            assert gradients[name].reshape(-1)[at] == pytest.approx(difference, rel=1e-4, abs=1e-8), name


@pytest.mark.parametrize("aim", AIMS.values(), ids=AIMS)
@pytest.mark.parametrize("name", DEVICES)
def test_every_device_learns_what_numpy_learns(name: str, aim: Aim) -> None:
    one, other = (Learner(fresh(SHAPE, 1), device(which)) for which in ("cpu", name))

    for _ in range(5):
        one.learn(lesson(), aim)
        other.learn(lesson(), aim)

    for name, numbers in one.plain().items():
        assert np.allclose(numbers, other.plain()[name], atol=1e-5)


def test_it_learns_what_it_is_shown() -> None:
    learner = Learner(fresh(SHAPE, 1), NumpyDevice())
    aim = Aim(1e-2, imitate=True)
    before = learner.learn(lesson(), aim)["policy"]

    for _ in range(60):
        after = learner.learn(lesson(), aim)["policy"]

    assert after < before / 4


def test_kept_and_remembered_it_goes_on_as_if_nothing_had_happened() -> None:
    one, aim = Learner(fresh(SHAPE, 1), NumpyDevice()), AIMS["play"]
    one.learn(lesson(), aim)
    other = Learner(fresh(SHAPE, 2), NumpyDevice())
    other.remember(one.memory())

    one.learn(lesson(), aim)
    other.learn(lesson(), aim)

    for name, numbers in one.plain().items():
        assert np.array_equal(numbers, other.plain()[name])


def test_lots_joined_are_the_lots_one_after_the_other() -> None:
    one, other = some(5, 1), some(7, 2)

    joined = batch(join([one, other]), np.arange(5, 12), STATE, MOVES)
    alone = batch(other, np.arange(7), STATE, MOVES)

    assert all(np.array_equal(a, b) for a, b in zip(joined, alone, strict=True))


def test_the_player_thinks_what_the_learner_thinks() -> None:
    names = [f"part {n}" for n in range(STATE)], [f"word {n}" for n in range(MOVES)]
    numbers, given = fresh(SHAPE, 4), some(1, 5)
    weights = Weights("condottiere", tuple(names[0]), tuple(names[1]), numbers, {})
    reader = Reader("condottiere", Vocabulary(names[0]), Vocabulary(names[1]))
    state = [reader.state.number([names[0][part]]) for part in given.state]
    moves = [
        [reader.moves.number([names[1][part]]) for part in given.moves[first:last]]
        for first, last in zip(given.move_starts, given.move_starts[1:])
    ]

    thought = Net(weights, reader).think(Read(state, moves, int(given.seats[0])))
    told = Learner(numbers, NumpyDevice()).gradients(batch(given, np.array([0]), STATE, MOVES), AIMS["imitation"])[1]

    chances = np.exp(thought.moves - thought.moves.max())
    assert -np.log(chances[given.chosen[0]] / chances.sum()) == pytest.approx(told["policy"], rel=1e-4)
    assert (thought.hope - given.back[0]) ** 2 == pytest.approx(told["hope"], rel=1e-3)
    assert -np.log(thought.wins[0]) == pytest.approx(told["wins"], rel=1e-4)
