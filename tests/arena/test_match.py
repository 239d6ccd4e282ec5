"""One match between bots."""

from typing import Any

import pytest

import consigliere as cg
from arena.shells import Keeps, on_the_shelf
from bots.bad_bots import Broken, Cheat, Sleepy
from consigliere.arena.match import Tally, play_match
from consigliere.bots import asking

FOUR = ["greedy", "random", "random", "random"]


class Spy(cg.Bot):
    """Plays anything and remembers what it was told."""

    name = "spy"

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self.streams: set[bytes] = set()

    def choose(self, view: dict[str, Any], moves: list[cg.Move], chance: cg.Chance) -> cg.Move:
        self.views.append(view)
        self.streams.add(chance.key)
        return chance.pick(moves)


def test_the_same_seed_gives_the_same_match() -> None:
    assert play_match("condottiere", FOUR, 5) == play_match("condottiere", FOUR, 5)
    assert play_match("condottiere", FOUR, 5) != play_match("condottiere", FOUR, 6)


def test_the_outcome_tells_winner_scores_and_length() -> None:
    outcome = play_match("condottiere", FOUR, 5)

    assert sum(outcome.shares) == 1
    assert [seat for seat, share in enumerate(outcome.shares) if share] == list(outcome.winners)
    assert len(outcome.scores) == 4
    assert outcome.decisions > outcome.lengths["battle"] > 0
    assert outcome.tags == ({},) * 4


def test_a_thing_offered_in_two_ways_has_one_chance_at_that_question() -> None:
    tally = Tally({"play": "card", "use": "character"})
    theft, slander, orion, rest = (cg.Move.parse(m) for m in ("play theft a", "play slander b", "use orion", "pass"))
    other_theft = cg.Move.parse("play theft b")

    tally.note([theft, other_theft, slander, orion, rest], other_theft)
    tally.note([theft, orion, rest], rest)

    assert tally.uses == {"card": {"theft": [1, 2], "slander": [0, 1]}, "character": {"orion": [0, 2]}}


def test_a_bot_sees_its_own_seat_s_view_and_has_a_chance_of_its_own() -> None:
    spies = [Spy() for _ in range(4)]
    play_match("condottiere", spies, 5)

    for seat, spy in enumerate(spies):
        assert {view["seat"] for view in spy.views} == {seat}
        assert len(spy.streams) == len(spy.views)  # one for each question
        assert spy.place is not None
        assert (spy.place.game, spy.place.seat, spy.place.players) == ("condottiere", seat, 4)
    assert len(set.union(*(spy.streams for spy in spies))) == sum(len(spy.views) for spy in spies)
    assert (5).to_bytes(32, "big") not in set.union(*(spy.streams for spy in spies))


@pytest.mark.parametrize(
    ("bot", "problem"), [(Cheat(), "it answered 'win'"), (Broken(), "ValueError: boo"), (Sleepy(), "no answer after")]
)
def test_a_bot_that_fails_is_helped_and_named_and_the_game_ends(
    monkeypatch: pytest.MonkeyPatch, bot: cg.Bot, problem: str
) -> None:
    monkeypatch.setattr(asking, "GRACE", 0.02)

    outcome = play_match("condottiere", [bot, "greedy", "greedy"], 5)

    assert outcome.reason in ("adjacent", "total", "majority", "final_battle")
    assert sum(outcome.shares) == 1
    [fault] = outcome.faults
    assert fault.seat == 0
    assert fault.times > 3
    assert problem in fault.problem


def test_wrong_options_are_refused() -> None:
    with pytest.raises(cg.BadOption, match="no option 'dragons'"):
        play_match("condottiere", FOUR, 5, {"dragons": True})


class Coward(cg.Bot):
    """Always passes, so that no battle is ever won."""

    name = "coward"

    def choose(self, view: dict[str, Any], moves: list[cg.Move], chance: cg.Chance) -> cg.Move:
        return next((move for move in moves if move.verb in ("pass", "decline")), moves[0])


def test_a_cap_on_battles_stops_an_endless_game() -> None:
    assert play_match("condottiere", [Coward()] * 4, 5).reason == "stalled"
    assert play_match("condottiere", [Coward()] * 4, 5, {"battle_cap": 7}).lengths["battle"] == 7


def test_a_cap_on_decisions_cuts_off_whatever_has_no_cap_of_its_own() -> None:
    with on_the_shelf():
        outcome = play_match("shells", ["random"] * 4, 5, {"endless": True}, decision_cap=1000)

    assert outcome.reason == "cut off"
    assert outcome.winners == ()
    assert outcome.shares == (0, 0, 0, 0)
    assert 1000 <= outcome.decisions < 1010


def test_everybody_who_is_asked_at_once_answers() -> None:
    bots = [Keeps() for _ in range(4)]
    with on_the_shelf():
        outcome = play_match("shells", bots, 5)

    assert [bot.asked for bot in bots] == [3, 3, 3, 3]
    assert outcome.lengths == {"round": 3}
    assert outcome.decisions == 12


def test_allies_win_together_and_sides_share() -> None:
    with on_the_shelf():
        alone = play_match("shells", [Keeps(), Nothing(), Keeps(), Nothing()], 5)
        shared = play_match("shells", [Keeps(), Keeps(), Keeps(), Keeps()], 5)

    assert alone.shares == (1, 0, 1, 0)
    assert shared.shares == (0.5, 0.5, 0.5, 0.5)
    assert alone.tags == ({"team": "even"}, {"team": "odd"}) * 2


class Nothing(Keeps):
    name = "nothing"

    def choose(self, view: dict[str, Any], moves: list[cg.Move], chance: cg.Chance) -> cg.Move:
        return moves[0]
