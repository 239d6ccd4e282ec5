"""Training from nothing: it gets better, it can be repeated, and it goes on from a checkpoint."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from consigliere.bots.network import weights as kept
from consigliere.bots.network.net import Net
from consigliere.bots.network.weights import Weights
from consigliere.core.flow import Result
from consigliere.training.learner import Shape, fresh
from consigliere.training.page import page, read_log
from consigliere.training.playing import MARGIN, Anybody, Decision, NetPlayer, Played, Scribe, play, worth
from consigliere.training.release import card, release, told
from consigliere.training.tables import Choice, Table, lay
from consigliere.training.trainer import Plan, Trainer, open_checkpoint, weights_of

SMALL = Plan(
    Choice("condottiere", (2,), mixed=False), minutes=9, device="cpu", seed=3, rounds=1, count_games=8, record_games=40,
    passes=12, chunk=512, batch=256, shape=(64, 32, 16, 1),
)  # fmt: skip


def victories(weights: Weights, games: int = 40) -> float:
    """The share of victories against anybody, on fixed deals, each seat in turn."""
    net, won = Net(weights), 0.0
    for number in range(games):
        dice = random.Random(number)
        players: list[Any] = [Anybody(dice), Anybody(dice)]
        players[number % 2] = NetPlayer(net, dice, best=True)
        table = SMALL.choice.usual(2)
        won += play(table, players, bytes([number // 2] * 32)).shares[number % 2]
    return won / games


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkpoint of a short training."""
    file = tmp_path_factory.mktemp("training") / "condottiere.npz"
    Trainer(SMALL, file).run()
    return file


def test_a_short_training_improves_over_its_start(trained: Path) -> None:
    after = weights_of(trained)
    start = after._replace(numbers=fresh(Shape(len(after.state), len(after.moves), *SMALL.shape), SMALL.seed))

    before, now = victories(start), victories(after)

    assert now >= 0.75
    assert now >= before + 0.2


def test_the_same_seed_gives_the_same_network(trained: Path, tmp_path: Path) -> None:
    Trainer(SMALL, tmp_path / "condottiere.npz").run()

    one, other = (weights_of(file).numbers for file in (trained, tmp_path / "condottiere.npz"))

    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_a_resumed_training_begins_where_the_other_ended(trained: Path, tmp_path: Path) -> None:
    resumed = Trainer(SMALL, tmp_path / "condottiere.npz", resume=trained)
    resumed.save()

    (was, numbers), (now, same) = (open_checkpoint(file) for file in (trained, tmp_path / "condottiere.npz"))

    assert all(np.array_equal(numbers[name], same[name]) for name in numbers)
    assert (was["state"], was["moves"]) == (now["state"], now["moves"])
    resumed.run()
    assert [line["phase"] for line in read_log(resumed.log)].count("record") == 1


def test_a_checkpoint_becomes_weights_with_a_card_and_a_page(trained: Path, tmp_path: Path) -> None:
    release(trained, tmp_path / "weights", tmp_path / "docs", date="2026-01-02")

    weights = kept.read(tmp_path / "weights" / "condottiere")
    facts = json.loads((tmp_path / "docs" / "condottiere.json").read_text("utf-8"))

    assert weights.unfit(2, {}, weights.trained["components"]) == ""
    assert facts["data"]["recorded games of greedy"] == 40
    assert "2026-01-02" in (tmp_path / "docs" / "condottiere.md").read_text("utf-8")
    assert told(card(trained)).startswith("# The network of condottiere")
    assert "<svg" in (tmp_path / "docs" / "condottiere.html").read_text("utf-8")


def test_actors_in_processes_of_their_own_play_as_well(tmp_path: Path) -> None:
    plan = SMALL._replace(actors=1, count_games=4, record_games=4)

    Trainer(plan, tmp_path / "condottiere.npz").run()

    assert read_log(tmp_path / "condottiere.jsonl")[-1]["rounds"] == 1


def test_a_page_of_an_empty_log_is_a_page() -> None:
    assert page("Nothing yet", []).endswith("</html>\n")


def test_rewards_are_the_victory_and_how_many_one_is_ahead_of() -> None:
    table = Table("condottiere", 3, {})

    shares, rewards = worth(table, Result((5, 3, 3), (0,), "total"))

    assert shares == (1, 0, 0)
    assert rewards == (1 + MARGIN, MARGIN * 0.25, MARGIN * 0.25)


def test_allies_win_together() -> None:
    shares, rewards = worth(Table("la_famiglia", 4, {}), Result((1, 4, 2, 3), (1, 3), "team"))

    assert shares == (0, 1, 0, 1)
    assert rewards == (0, 1 + MARGIN, 0, 1 + MARGIN)


def test_advantages_follow_the_decisions_of_one_seat() -> None:
    choice = Choice("condottiere", (2,), mixed=False)
    reader = Net(untrained()).reader
    view_read = reader.read({"seat": 0, "players": 2, "game": "condottiere"}, ())._replace(moves=[[0], [0]])
    memory = [Decision(view_read, 0, -0.5, 0.25), Decision(view_read, 1, -0.5, 0.5)]
    scribe = Scribe(reader)

    scribe.write(Played((1.0, 0.0), (1.0, 0.0), {0: memory}, 2))
    samples = scribe.take()

    assert choice.counts() == (2,)
    assert samples.gain.tolist() == pytest.approx([0.25 + 0.95 * 0.5, 0.5])
    assert samples.back.tolist() == pytest.approx([0.25 + 0.25 + 0.95 * 0.5, 1.0])
    assert samples.wins[:, 0].tolist() == [1, 1]


def untrained() -> Weights:
    numbers = fresh(Shape(1, 1, 4, 4, 4, 1), 1)
    return Weights("condottiere", ("round>1",), ("play",), numbers, {})


@pytest.mark.parametrize("game", ["achaja", "condottiere", "godfather", "la_famiglia"])
def test_every_table_that_may_come_up_can_be_laid(game: str) -> None:
    choice, dice = Choice(game), random.Random(4)

    for _ in range(25):
        table = choice.draw(dice)
        assert lay(table, dice.randbytes(32)).stack
        assert table.players in choice.trained()["players"]
