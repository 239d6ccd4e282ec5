"""Who holds up the event loop? Its stalls are measured, the table behind one is named, and sent to rest.

Rules are plain functions, which nobody can interrupt from outside. So a timer that counts the processor time of this
process ticks while there is work; at each tick we look at what is being done just then. If it is still the same call
as some ticks ago, and rules are being read for a table, that call ends with Overrun, and its table rests for a while
so that all others can go on. Processor time, because a busy machine is nobody's fault.
"""

from __future__ import annotations

import inspect
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple

from consigliere.server.live.overrun import Overrun
from consigliere.server.live.table import Table

TICK = 0.025  # seconds of processor time
LIMIT = 0.5  # seconds of processor time for one call; the slowest honest one takes two hundredths
LIMITS = dict.fromkeys(("Table.__init__", "Table._restore"), 5.0)  # calls that read a table, with up to fifty moves
WORTH_TELLING = 0.2  # seconds of a stall that the operator hears about
RULES = ("consigliere.core.", "consigliere.games.")
SERVER = "consigliere.server."
LOOP = ("asyncio", "uvicorn", "uvloop", "threading")  # whoever calls from there begins something new
LONG = inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


class Stall(NamedTuple):
    """What is being done, and since when."""

    call: FrameType  # the outermost plain function: what a coroutine or the loop called
    table: Table | None  # for which table
    place: str  # where in the code, for the operator
    rules: bool  # are rules being read for this server


def look(frame: FrameType | None) -> Stall | None:
    """What the interrupted thread is doing. A coroutine lives long and a call in it does not, so calls are watched."""
    call, table, place, rules, served, inside = None, None, "", False, False, True
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if frame.f_code.co_flags & LONG or module.partition(".")[0] in LOOP:
            inside = False
        elif inside:
            call = frame
            place = place or f"{module}:{frame.f_lineno}"
            rules = rules or module.startswith(RULES)
        if module.startswith(SERVER):
            served = True
            table = table or next((one for one in frame.f_locals.values() if isinstance(one, Table)), None)
        frame = frame.f_back
    return None if call is None else Stall(call, table, place, rules and served)


class Watchdog:
    """Ticks while the process works. `overrun` is told of a stall that is about to be ended."""

    def __init__(self, overrun: Callable[[Stall], None], stalled: Callable[[Stall, float], None]) -> None:
        self.overrun = overrun
        self.stalled = stalled
        self.stall: Stall | None = None
        self.since = 0.0  # processor time at which this call was first met
        self.limit = LIMIT
        self.before: object = None

    @property
    def possible(self) -> bool:
        return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def open(self) -> None:
        if self.possible:
            self.before = signal.signal(signal.SIGVTALRM, self._tick)
            signal.siginterrupt(signal.SIGVTALRM, False)  # nobody's write shall end early for it
            signal.setitimer(signal.ITIMER_VIRTUAL, TICK, TICK)

    def close(self) -> None:
        if self.possible and self.before is not None:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self.before)  # type: ignore[arg-type]
            self.stall = self.before = None

    def _tick(self, _number: int, frame: FrameType | None) -> None:
        now, stall = time.thread_time(), look(frame)
        if stall is None or self.stall is None or stall.call is not self.stall.call:
            if self.stall is not None and now - self.since > WORTH_TELLING:
                self.stalled(self.stall, now - self.since)
            self.stall, self.since = stall, now
            return
        self.stall = stall
        limit = LIMITS.get(stall.call.f_code.co_qualname, self.limit)
        if now - self.since > limit and stall.rules:
            self.stall = None
            self.overrun(stall)
            raise Overrun(stall.place)
