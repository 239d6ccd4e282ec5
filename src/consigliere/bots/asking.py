"""The one way to ask a bot, for terminal, arena and server: with a time limit, and without trusting the answer.

A bot that fails, is late or answers nonsense costs nobody the game: a legal move stands in for that answer, and the
fault is told to whoever asked.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from types import FrameType
from typing import NamedTuple

from consigliere.bots.base import Bot, Place
from consigliere.core.chance import Chance
from consigliere.core.game import View
from consigliere.core.move import Move

GRACE = 1.0  # seconds beyond twice its time before a bot is interrupted: a busy machine is not its fault


class Answer(NamedTuple):
    """A legal move; if it is not the bot's own, what was wrong with the bot's."""

    move: Move
    fault: str = ""


class Late(BaseException):
    """Raised inside a bot that has used up its time; not an Exception, so that bots do not catch it by the way."""


class SeatedBot:
    """A bot at its place."""

    def __init__(self, bot: Bot, place: Place) -> None:
        self.bot = bot
        self.place = place
        self.patience = 2 * place.time_s + GRACE
        self.unseated = ""  # why it could not even sit down
        try:
            with time_limit(self.patience):
                bot.sit(place)
        except Late:
            self.unseated = f"it did not sit down within {self.patience:g} s"
        except Exception as error:
            self.unseated = f"it could not sit down: {type(error).__name__}: {error}"

    def answer(self, view: View, moves: Sequence[Move], chance: Chance) -> Answer:
        """A legal move in any case."""
        instead = chance.clone()
        try:
            with time_limit(self.patience):
                chosen = None if self.unseated else self.bot.choose(view, moves, chance)
        except Late:
            fault = f"it had no answer after {self.patience:g} s"
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
        else:
            if chosen in moves:
                return Answer(moves[moves.index(chosen)])
            fault = self.unseated or f"it answered {str(chosen)[:40]!r}, which it was not offered"
        return Answer(instead.pick(moves), fault)


def bot_chance(seed: bytes, seat: int, question: int) -> Chance:
    """Whence a bot throws its dice at one question.

    It answers the same after a restart or an undo; nobody who lacks the seed can foresee it, and it tells nothing
    about the cards.
    """
    message = f"{seat} {question}".encode()
    return Chance(blake2b(message, key=seed, person=b"consigliere bot", digest_size=32).digest())


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise Late when the time is up: at once where the system lets us interrupt, else afterwards.

    Interrupting takes signals, which only the main thread gets and Windows lacks.
    """
    begun = time.monotonic()
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        if time.monotonic() - begun > seconds:
            raise Late
        return
    handler = signal.signal(signal.SIGALRM, _time_is_up)
    before, interval = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        left = before and max(0.001, before - (time.monotonic() - begun))
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, left, interval)


def _time_is_up(number: int, frame: FrameType | None) -> None:
    raise Late
