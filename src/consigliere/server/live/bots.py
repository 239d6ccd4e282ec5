"""Bots are clients like any other: they get the frames of their seat and answer through the same session.

Thinking happens in other processes, which are given the very frame the seat received, and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

import msgspec

from consigliere.server.fairness import bot_seed
from consigliere.server.live.room import Connection
from consigliere.server.live.session import Session
from consigliere.server.live.table import Table
from consigliere.server.protocol import Answer, Hello, encode

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

ORPHANED = 4.0  # seconds after which a bot answers although another worker asked the question


class Asked(msgspec.Struct):
    """The part of a state frame that a bot reads."""

    type: str
    seat: int | None = None
    seq: int = -1
    question: int | None = None
    legal: list[str] = []
    view: Any = None


def choose(bot: str, frame: bytes, seed: bytes) -> str:
    """Runs in another process: a move for the seat whose frame this is."""
    from consigliere.bots import bot as find
    from consigliere.core.chance import Chance
    from consigliere.core.move import Move

    asked = msgspec.json.decode(frame, type=Asked)
    moves = [Move.parse(text) for text in asked.legal]
    try:
        return str(find(bot).choose(asked.view, moves, Chance(seed)))
    except ModuleNotFoundError:  # a bot that does not know this game
        return str(find("random").choose(asked.view, moves, Chance(seed)))


def _serve() -> None:
    """What a process of the pool does first: leave Ctrl-C to the server, and end when the server has."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Minds:
    """The pool in which bots think; started when the first one is asked, renewed when it breaks."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, frame: bytes, seed: bytes) -> str:
        for attempt in (1, 2, 3):
            pool = self.pool
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self.pool = ProcessPoolExecutor(self.workers, context, _serve)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, choose, bot, frame, seed)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == 3:
                    raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Wait for thoughts that have begun, so that no process and no semaphore is left behind."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


class BotPlayer(Connection):
    """A bot in a seat: a connection whose other end thinks."""

    __slots__ = ("bot", "hall", "pace", "seat", "session", "table", "task")

    def __init__(self, hall: Hall, table: Table, seat: int, bot: str) -> None:
        super().__init__(self._nobody, "", person=False)
        self.hall = hall
        self.table = table
        self.seat = seat
        self.bot = bot
        self.pace = table.settings.pace / 1000
        self.session = Session(hall, table, self)
        self.hold((seat,))
        self.task: asyncio.Task[None] | None = None

    async def _nobody(self, frame: bytes) -> None:
        raise AssertionError("a bot has no socket")

    async def sit(self) -> None:
        await self.session.receive(encode(Hello()))

    def put(self, frame: bytes) -> None:
        """A frame arrives: if it asks something, think."""
        if not frame.startswith(b'{"type":"state"'):
            return
        asked = msgspec.json.decode(frame, type=Asked)
        if asked.question is not None and asked.legal:
            if self.task is not None and self.task is not asyncio.current_task():
                self.task.cancel()
            self.task = self.hall.spawn(self._think(frame, asked.question))

    async def _think(self, frame: bytes, question: int) -> None:
        if not self.table.mine:  # another worker asked; it will answer unless it died
            await asyncio.sleep(ORPHANED + secrets.randbelow(1000) / 1000)
        begun = time.perf_counter()
        seed = bot_seed(self.table.row.seed or "", self.seat, question)
        move = await self.hall.minds.choose(self.bot, frame, seed)
        spent = time.perf_counter() - begun
        self.hall.metrics.bots.observe(spent)
        await asyncio.sleep(max(0.0, self.pace - spent))
        if self.table.questions.get(self.seat) == question and self in self.table.room.connections:
            request = f"bot-{question}-{secrets.token_hex(6)}"
            said = Answer(request=request, seat=self.seat, move=move, question=question)
            await self.session.receive(encode(said))
            if self.table.questions.get(self.seat) == question:  # refused: the storage is away; try again later
                await asyncio.sleep(2)
                self.hall.spawn(self.sit())

    def leave(self) -> None:
        self.table.room.leave(self)
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()


class BotSeats:
    """Which bots sit at which tables of this worker."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.players: dict[tuple[str, int], BotPlayer] = {}

    async def seat(self, table: Table) -> None:
        """Bots take the seats they should hold at a running table, and leave those they should not."""
        wanted = {
            place.seat: place.bot if place.kind == "bot" else table.settings.stand_in
            for place in table.seats
            if table.running and (place.kind == "bot" or place.stand_in)
        }
        for seat in range(table.row.players):
            player = self.players.get((table.id, seat))
            if seat not in wanted:
                if player is not None:
                    del self.players[table.id, seat]
                    player.leave()
            elif player is None or player.bot != wanted[seat] or player.table is not table:
                if player is not None:
                    player.leave()
                self.players[table.id, seat] = new = BotPlayer(self.hall, table, seat, wanted[seat])
                await new.sit()

    def sit_at(self, table: Table) -> bool:
        """Does any bot play at this table?"""
        return any(match == table.id for match, _ in self.players)

    def unseat(self, table: Table) -> None:
        for key in [key for key in self.players if key[0] == table.id]:
            self.players.pop(key).leave()

    async def close(self) -> None:
        tasks = [player.task for player in self.players.values() if player.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.hall.minds.close()
