"""`master`: in time, legal, blind to secrets, and better than a first look where the look is wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

import consigliere as cg
from consigliere.bots import place_at
from consigliere.bots.master import Master
from consigliere.bots.network import weights as kept
from consigliere.bots.network.net import Net
from consigliere.bots.network.weights import Weights
from consigliere.bots.search.looking import look
from consigliere.bots.search.patience import Patience
from consigliere.bots.search.race import LEAST, Race
from consigliere.bots.search.thinking import draw
from consigliere.bots.strong import Strong
from consigliere.core.move import Move
from consigliere.training.actors import Actor, Job
from consigliere.training.counting import vocabularies
from consigliere.training.learner import Shape, fresh
from consigliere.training.tables import Choice
from games.condottiere.table import table
from twins import twin_match

GAMES = sorted(cg.bot("greedy").games)
SIX = "1 1 2 3 4 5"
PASS = Move("pass")


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


class Clock:
    """A moment passes each time it is looked at."""

    def __init__(self, moment: float = 0.001) -> None:
        self.now, self.moment = 0.0, moment

    def __call__(self) -> float:
        self.now += self.moment
        return self.now


def moments(game: str, decisions: int) -> Iterator[tuple[cg.Match[Any], int]]:
    """A random game, stopped where a question is put for the first or second time, and somebody has a choice."""
    m, dice = cg.new(game, 4, seed=2), random.Random(2)
    seen: dict[str, int] = {}
    for _ in range(decisions):
        if m.over:
            return
        seat = m.asked[0]
        if len(m.legal(seat)) > 1:
            kind = m.view(seat)["question"]
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= 2:
                yield m, seat
        m.play(seat, dice.choice(m.legal(seat)))


def a_hard_question() -> tuple[cg.Match[Any], int]:
    """One to which a network that knows nothing has several answers."""
    return table(hands=["10 6 3 2 H", SIX, SIX, SIX], companies=["", "4", "3", "2"]), 0


def dislikes_passing(weights: Weights) -> Weights:
    """The network as if it had learned never to pass, and nothing else about moves."""
    numbers = {name: np.array(value) for name, value in weights.numbers.items()}
    for name in ("match", "state_to_move", "move_bias", "move_layer", "move_out", "said"):
        numbers[name][:] = 0
    numbers["move_layer"][0, 0] = 1
    numbers["move_out"][0, 0] = -20
    numbers["said"][weights.moves.index("pass"), 0] = 1
    return weights._replace(numbers=numbers)


# -- what it answers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_legal_answer_that_no_secret_changes(
    game: str, untrained: Mapping[str, Weights]
) -> None:
    bot = Master(untrained[game], playouts=8)
    kinds = set()

    for number, (m, seat) in enumerate(moments(game, 150)):
        twin = twin_match(m, seat, number)
        answers = [bot.choose(one.view(seat), one.legal(seat), cg.Chance(bytes(32))) for one in (m, twin)]
        assert answers[0] == answers[1]
        assert answers[0] in m.legal(seat)
        kinds.add(m.view(seat)["question"])

    assert len(kinds) > 1


def test_what_wins_at_once_is_done_however_little_the_network_likes_it(untrained: Mapping[str, Weights]) -> None:
    weights = dislikes_passing(untrained["condottiere"])
    t = table(hands=["3 4 10", SIX, SIX, SIX], companies=["5", "2", "", "4"], passed=[1, 2, 3],
              control={0: "parma modena"}, region="lucca")  # fmt: skip
    asked = t.view(0), t.legal(0), cg.Chance(bytes(32))

    assert Strong(weights).choose(*asked) != PASS
    assert Master(weights, playouts=40).choose(*asked) == PASS


def test_estimates_are_parts_of_the_victory_with_intervals(untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    until = Patience(playouts=200)

    *_, last = Master(untrained["condottiere"]).think(m.view(seat), m.legal(seat), cg.Chance(bytes(32)), until)

    assert {estimate.move for estimate in last.estimates} <= set(m.legal(seat))
    assert all(0 <= estimate.low <= estimate.value <= estimate.high <= 1 for estimate in last.estimates)
    assert [estimate.value for estimate in last.estimates] == sorted([e.value for e in last.estimates], reverse=True)
    assert sum(estimate.visits for estimate in last.estimates) == until.played > 100


def test_with_playouts_counted_the_answer_does_not_depend_on_the_clock(untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    quick, slow = (Master(untrained["condottiere"], playouts=64) for _ in range(2))
    quick.clock, slow.clock = Clock(0.001), Clock(10.0)

    answers = [bot.choose(m.view(seat), m.legal(seat), cg.Chance(bytes(32))) for bot in (quick, slow)]

    assert answers[0] == answers[1]
    assert quick.repeatable
    assert not Master().repeatable


# -- how long it takes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("time_s", [0.1, 0.3, 2.0])
def test_it_uses_its_time_and_no_more(time_s: float, untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    bot, clock = Master(untrained["condottiere"]), Clock()
    bot.clock = clock
    bot.sit(place_at(m.position, seat, time_s))

    chosen = bot.choose(m.view(seat), m.legal(seat), cg.Chance(bytes(32)))

    assert chosen in m.legal(seat)
    assert clock.now <= 1.1 * time_s


def test_with_time_left_it_goes_on_thinking(untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    bot = Master(untrained["condottiere"])
    until = Patience(5.0, clock=Clock())

    visits = [sum(estimate.visits for estimate in advice.estimates)
              for advice in bot.think(m.view(seat), m.legal(seat), cg.Chance(bytes(32)), until)]  # fmt: skip

    assert visits == sorted(visits)
    assert visits[0] == 0
    assert visits[-1] == until.played > 50


def test_no_time_at_all_still_gives_the_answer_of_a_first_look(untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    bot = Master(untrained["condottiere"])
    bot.sit(place_at(m.position, seat, 0.0))
    asked = m.view(seat), m.legal(seat), cg.Chance(bytes(32))

    assert bot.choose(*asked) == Strong(untrained["condottiere"]).choose(*asked)


def test_whoever_stops_it_gets_an_answer_at_once(untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    bot = Master(untrained["condottiere"])
    looks: list[int] = []

    def clock() -> float:
        """It stands still; at the hundredth look somebody has waited enough."""
        looks.append(len(looks))
        if len(looks) == 100:
            bot.stop()
        return 0.0

    bot.clock = clock

    assert bot.choose(m.view(seat), m.legal(seat), cg.Chance(bytes(32))) in m.legal(seat)
    assert len(looks) == 100


def test_thinking_can_be_left_at_any_moment(untrained: Mapping[str, Weights]) -> None:
    m, seat = a_hard_question()
    until = Patience(playouts=10_000)
    thinking = Master(untrained["condottiere"]).think(m.view(seat), m.legal(seat), cg.Chance(bytes(32)), until)

    advice = [next(thinking), next(thinking)]
    until.stop()

    assert [*thinking] == []
    assert all(one.choice in m.legal(seat) for one in advice)


# -- where it cannot think --------------------------------------------------------------------------------------------


def test_where_nothing_was_trained_it_plays_as_greedy(untrained: Mapping[str, Weights]) -> None:
    choice = Choice("condottiere", (2,), mixed=False)
    bot, greedy = Master(untrained["condottiere"]._replace(trained=choice.trained())), cg.bot("greedy")
    m, seat = a_hard_question()
    for one in (bot, greedy):
        one.sit(place_at(m.position, seat))

    chosen, wanted = (one.choose(m.view(seat), m.legal(seat), cg.Chance(bytes(32))) for one in (bot, greedy))

    assert "4 players" in bot.notice
    assert chosen == wanted


def test_it_is_offered_only_where_strong_is() -> None:
    for game in cg.games():
        assert ("master" in cg.bots(game)) == (game in kept.shipped())


# -- its parts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_many_looks_at_once_see_what_single_looks_see(game: str, untrained: Mapping[str, Weights]) -> None:
    net = Net(untrained[game])
    reads = [net.reader.read(m.view(seat), m.legal(seat)) for m, seat in moments(game, 60)]
    reads.append(reads[0]._replace(moves=[]))

    for read, (logits, wins) in zip(reads, look(net, reads), strict=True):
        alone = net.think(read)
        assert np.allclose(logits, alone.moves, atol=2e-3)
        assert np.allclose(wins, alone.wins, atol=1e-4)


def race(*values: list[float], priors: tuple[float, ...] = (0.6, 0.3, 0.1)) -> Race:
    """A race of as many moves as there are rows of values."""
    found = Race([Move("m", str(n)) for n in range(len(values))], priors[: len(values)], 0.5)
    for runner, row in enumerate(values):
        for value in row:
            found.note(runner, value)
    return found


def test_a_difference_within_its_noise_changes_nothing() -> None:
    noisy = race([0.1, 0.9] * 10, [0.9, 0.12] * 10)

    assert noisy.winner(1.0) == 0


def test_a_clear_difference_in_the_same_worlds_decides() -> None:
    """The worlds differ much more than the moves, but the second is better in each."""
    clear = race([0.1, 0.8] * 10, [0.2, 0.9] * 10)

    assert clear.winner(1.0) == 1
    clear.drop()
    assert clear.running == [1]


def test_few_worlds_decide_nothing() -> None:
    few = race([0.0] * (LEAST - 1), [1.0] * (LEAST - 1))

    assert few.winner(1.0) == 0
    few.drop()
    assert few.running == [0, 1]


def test_secret_answers_are_mixed() -> None:
    even = race([0.5] * 20, [0.5] * 20, [0.1] * 20)

    drawn = [draw(even, cg.Chance(bytes([n] * 32))) for n in range(100)]

    assert 45 < drawn.count(0) < 85
    assert 15 < drawn.count(1) < 55
    assert drawn.count(2) == 0


def test_no_more_playouts_are_begun_than_there_is_time_for() -> None:
    clock = Clock(0.0)
    until = Patience(1.0, clock=clock)
    until.start()
    clock.now = 0.5
    until.note(10)

    assert until.affords(100) == 10
    assert until.affords(3) == 3
    clock.now = 1.0
    assert until.affords(1) == 0
