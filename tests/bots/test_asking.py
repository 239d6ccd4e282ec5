"""The one way to ask a bot: whatever it does, a legal move comes back, and what was wrong is told."""

from __future__ import annotations

import signal
import threading
import time

import pytest

import consigliere as cg
from bots.bad_bots import Broken, Cheat, Endless, Mumbler, Sleepy, Stander
from consigliere.bots import place_at
from consigliere.bots.asking import Answer, SeatedBot, bot_chance

M = cg.new("condottiere", players=3, seed=1)
SEAT = M.asked[0]


def ask(bot: cg.Bot, grace: float = 0.05) -> Answer:
    seated = SeatedBot(bot, place_at(M.position, SEAT, bot.time_s))
    seated.patience = min(seated.patience, 2 * bot.time_s + grace)
    return seated.answer(M.view(SEAT), M.legal(SEAT), bot_chance(bytes(32), SEAT, 0))


def test_a_good_bot_is_asked_and_nothing_is_wrong() -> None:
    move, fault = ask(cg.bot("greedy"))

    assert move in M.legal(SEAT)
    assert fault == ""


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Broken(), "ValueError: boo"),
        (Cheat(), "it answered 'win', which it was not offered"),
        (Mumbler(), "which it was not offered"),
        (Sleepy(), "it had no answer after"),
        (Endless(), "it had no answer after"),
        (Stander(), "it could not sit down: RuntimeError: no chair"),
    ],
)
def test_a_bad_bot_is_helped_with_a_legal_move_and_the_fault_is_told(bot: cg.Bot, problem: str) -> None:
    begun = time.monotonic()
    move, fault = ask(bot)

    assert move in M.legal(SEAT)
    assert problem in fault
    assert time.monotonic() - begun < 30  # it would sleep for sixty seconds, or for ever


def test_the_alarm_of_whoever_else_uses_it_is_left_as_it_was() -> None:
    heard: list[int] = []
    handler = signal.signal(signal.SIGALRM, lambda number, frame: heard.append(number))
    before = signal.setitimer(signal.ITIMER_REAL, 500)
    try:
        ask(Sleepy())
        left, _ = signal.setitimer(signal.ITIMER_REAL, *before)
    finally:
        signal.signal(signal.SIGALRM, handler)

    assert 400 < left < 500
    assert heard == []


def test_in_another_thread_a_late_answer_is_not_taken() -> None:
    class Slow(cg.Bot):
        name = "slow"
        time_s = 0.01

        def choose(self, view, moves, chance):  # type: ignore[no-untyped-def]
            time.sleep(0.2)
            return moves[0]

    found: list[Answer] = []
    thread = threading.Thread(target=lambda: found.append(ask(Slow())))
    thread.start()
    thread.join()

    assert found[0].move in M.legal(SEAT)
    assert "no answer after" in found[0].fault


def test_the_dice_of_a_bot_depend_on_seed_seat_and_question_alone() -> None:
    keys = {
        bot_chance(bytes([seed] * 32), seat, question).key for seed in (1, 2) for seat in (0, 1) for question in (0, 1)
    }

    assert len(keys) == 8
    assert bot_chance(bytes(32), 1, 7).key == bot_chance(bytes(32), 1, 7).key


def test_a_bot_that_sat_down_knows_the_table_and_can_imagine_it() -> None:
    bot = cg.bot("random", time_s=0.5)
    SeatedBot(bot, place_at(M.position, SEAT, bot.time_s))

    assert bot.place is not None
    assert (bot.place.game, bot.place.players, bot.place.seat, bot.place.time_s) == ("condottiere", 3, SEAT, 0.5)
    assert bot.place.components.digest == M.view(SEAT)["components"]
    world = bot.place.worlds(M.view(SEAT)).draw(cg.Chance(bytes(32)))
    assert world.view(SEAT) == M.view(SEAT)


def test_bots_are_listed_for_a_title_weakest_first() -> None:
    assert cg.bots()[:3] == ("random", "novice", "greedy")
    assert cg.bots("condottiere")[:3] == ("random", "novice", "greedy")
    assert "greedy" not in cg.bots("a game of somebody else")
    with pytest.raises(cg.BadOption, match="there is no bot 'oracle'; the bots are random, novice, greedy"):
        cg.bot("oracle")
