"""Where bots think: a few processes, each with one question at a time, and an answer in any case.

A bot that fails, is late or talks nonsense, or whose process was stopped or killed, is helped with a legal move.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from consigliere.bots import bot as find_bot
from consigliere.bots.asking import GRACE
from consigliere.bots.base import USUAL_TIME
from consigliere.core.chance import Chance
from consigliere.core.data import DataFile
from consigliere.server.live.bot_process import SEATED, Question, Seat, SeatKey, Thought, keep_latest
from consigliere.server.live.processes import ProcessEnded, ProcessFailed, ProcessLate, WorkerProcess

MODULE = "consigliere.server.live.bot_process"
LONGEST_TIME = 10.0  # seconds a bot may ask for at most
MARGIN = 2.0  # seconds beyond a bot's own limit before its process is ended: it should have noticed by itself

Fault = Literal["", "failed", "late", "nonsense", "ended", "paused"]


class Choice(NamedTuple):
    """A legal move; if it is not the bot's own, what kind of fault was to blame, and what to tell the operator."""

    move: str
    fault: Fault = ""
    reason: str = ""

    @property
    def costly(self) -> bool:
        """Did it keep everybody waiting, or cost a process?"""
        return self.fault in ("late", "ended")


def time_of(bot: str) -> float:
    """What a bot takes for an answer at most."""
    try:
        wanted = float(find_bot(bot).time_s)
    except Exception:  # it will not be better when asked; then it is helped
        return USUAL_TIME
    return min(wanted, LONGEST_TIME) if wanted > 0 else USUAL_TIME


class BotProcess(WorkerProcess):
    """One process, and the bots that sit in it."""

    def __init__(self) -> None:
        super().__init__(MODULE)
        self.seated: OrderedDict[SeatKey, None] = OrderedDict()

    async def think(self, question: Question, file: DataFile) -> Thought:
        """Raises ProcessFailed."""
        thought = await self._think(question)
        if thought.lacks_file:
            question.text = file.text
            thought = await self._think(question)
        return thought

    async def _start(self) -> None:
        self.seated.clear()
        await super()._start()

    async def _think(self, question: Question) -> Thought:
        seat, key = question.seat, question.seat.key
        limit = 2 * seat.time_s + GRACE
        patience = (limit if self.alive and key in self.seated else 2 * limit) + MARGIN  # at first it also sits down
        answer = await self.ask(msgspec.json.encode(question), patience)
        try:
            thought = msgspec.json.decode(answer, type=Thought)
        except msgspec.MsgspecError as error:
            await self.end()
            raise ProcessEnded(type(error).__name__) from None
        self.seated[key] = None
        keep_latest(self.seated, key, SEATED)
        return thought


class BotProcesses:
    """The processes; each is started when it is needed, and replaced when it does not answer."""

    def __init__(self, count: int) -> None:
        self.free = asyncio.Semaphore(count)
        self.idle: list[BotProcess] = []
        self.tasks: set[asyncio.Task[Thought]] = set()

    async def choose(self, seat: Seat, file: DataFile, state: bytes, legal: Sequence[str], chance: Chance) -> Choice:
        """A legal move in any case."""
        instead = chance.clone()
        question = Question(seat, chance.key.hex(), msgspec.Raw(state))
        task = asyncio.create_task(self._ask(question, file))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        try:
            thought = await asyncio.shield(task)  # whoever asked may go; the process must be heard out all the same
        except ProcessFailed as error:
            return Choice(instead.pick(legal), "late" if isinstance(error, ProcessLate) else "ended", str(error))
        except Exception as error:  # whatever it is, nobody shall wait for it
            return Choice(instead.pick(legal), "ended", type(error).__name__)
        if thought.fault or thought.move not in legal:
            move = thought.move if thought.move in legal else instead.pick(legal)
            return Choice(move, *_without_secrets(thought.fault))
        return Choice(thought.move)

    def _done(self, task: asyncio.Task[Thought]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, if still there

    async def _ask(self, question: Question, file: DataFile) -> Thought:
        async with self.free:
            process = self.idle.pop() if self.idle else BotProcess()
            try:
                return await process.think(question, file)
            finally:
                self.idle.append(process)

    async def close(self) -> None:
        """At once: what a bot is thinking about now, it will be asked again after a restart."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in self.idle:
            await process.end()


def _without_secrets(fault: str) -> tuple[Fault, str]:
    """The kind of a fault, and a reason for the log: nothing that a bot may have said about its hand."""
    if fault.startswith(("it had no answer", "it did not sit down")):
        return "late", fault
    if fault.startswith("it answered"):
        return "nonsense", "it answered what it was not offered"
    kind_of_error = fault.removeprefix("it could not sit down: ").partition(":")[0]
    return "failed", kind_of_error or "it gave no answer"
