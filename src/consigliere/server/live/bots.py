"""Bots are clients like any other: they are sent the states of their seat, and what they answer is an answer like any.

Thinking happens in other processes, which are given the very message the seat was sent, and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from consigliere.bots.asking import bot_chance
from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.server.live import answering
from consigliere.server.live.bot_process import Asked, Seat
from consigliere.server.live.room import Connection
from consigliere.server.live.session import Session
from consigliere.server.live.table import Table
from consigliere.server.live.thinking import Choice, time_of
from consigliere.server.protocol import Answer, Hello, encode

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

ORPHANED = 4.0  # seconds after which a bot answers although another worker asked the question
STRIKES = 3  # times in a row that a bot may be late or cost a process before it is left alone for a while
PAUSE = 60.0  # seconds


class BotPlayer(Connection):
    """A bot in a seat: a connection whose other end thinks."""

    __slots__ = (
        "bot",
        "free_actions",
        "hall",
        "pace",
        "paused",
        "place",
        "seat",
        "session",
        "strikes",
        "table",
        "task",
    )

    def __init__(self, hall: Hall, table: Table, seat: int, bot: str) -> None:
        super().__init__(self._nobody, "", person=False)
        assert table.position is not None
        rules = table.position.rules
        self.hall = hall
        self.table = table
        self.seat = seat
        self.bot = bot
        self.place = Seat(table.id, seat, bot, table.row.game, rules.players, dict(rules.options), rules.data.digest,
                          time_of(bot))  # fmt: skip
        self.pace = table.settings.pace / 1000
        self.strikes = 0
        self.paused = 0.0  # until then it is not asked
        self.free_actions = (0, 0)  # a question, and how many free actions were taken while it stayed open
        self.session = Session(hall, table, self)
        self.hold((seat,))
        self.task: asyncio.Task[None] | None = None

    async def _nobody(self, message: bytes) -> None:
        raise AssertionError("a bot has no socket")

    async def sit(self) -> None:
        await self.session.receive(encode(Hello()))

    def put(self, message: bytes) -> None:
        """A message arrives: if it asks something, think."""
        if not message.startswith(b'{"type":"state"'):
            return
        asked = msgspec.json.decode(message, type=Asked)
        if asked.question is not None and asked.legal:
            if self.task is not None and self.task is not asyncio.current_task():
                self.task.cancel()
            self.task = self.hall.spawn(self._answer(message, asked.question, asked.legal))

    async def _answer(self, state: bytes, question: int, legal: list[str]) -> None:
        if not self.table.mine:  # another worker asked; it will answer unless it died
            await asyncio.sleep(ORPHANED + secrets.randbelow(1000) / 1000)
        begun = time.perf_counter()
        choice = await self._choose(state, question, legal)
        spent = time.perf_counter() - begun
        self.hall.metrics.bots.observe(spent)
        await asyncio.sleep(max(0.0, self.pace - spent))
        if not self._is_asked(question):
            return
        request = f"bot-{question}-{secrets.token_hex(6)}"
        said = Answer(request=request, seat=self.seat, move=choice.move, question=question)
        position = self.table.position
        free = position is not None and position.is_free(Move.parse(choice.move))
        if free:  # the question stays: next time it is answered with other dice, else it would be so for ever
            self.free_actions = (question, 1 + self._free_actions(question))
        await answering.answer(self.table, said, "en", self._notes(choice))
        if not free and self._is_asked(question):  # refused: the storage is away; try again later
            await asyncio.sleep(2)
            self.hall.spawn(self.sit())

    def _free_actions(self, question: int) -> int:
        return self.free_actions[1] if self.free_actions[0] == question else 0

    def _is_asked(self, question: int) -> bool:
        return self.table.questions.get(self.seat) == question and self in self.table.room.connections

    async def _choose(self, state: bytes, question: int, legal: list[str]) -> Choice:
        position, seed = self.table.position, self.table.row.seed
        assert position is not None
        assert seed is not None
        chance = bot_chance(bytes.fromhex(seed), self.seat, question)
        for _ in range(self._free_actions(question)):
            chance = chance.fork()
        if time.monotonic() < self.paused:
            return Choice(chance.pick(legal), "paused", "it was too costly to ask again so soon")
        choice = await self.hall.bot_processes.choose(self.place, position.rules.data, state, legal, chance)
        self.strikes = self.strikes + 1 if choice.costly else 0
        if self.strikes >= STRIKES:
            self.strikes, self.paused = 0, time.monotonic() + PAUSE
        return choice

    def _notes(self, choice: Choice) -> list[Event]:
        """Whoever helps a bot says so: to the operator, and to everybody at the table."""
        if not choice.fault:
            return []
        self.hall.metrics.bots_helped.labels(choice.fault).inc()
        self.hall.logs.warning("bot helped", table=self.table.id[:6], seat=self.seat, bot=self.bot,
                               fault=choice.fault, reason=choice.reason)  # fmt: skip
        return [Event("table.bot_helped", self.seat, {"fault": choice.fault})]

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

    def asked_at(self, table: Table) -> bool:
        """Does the table wait for a bot?"""
        return any((table.id, seat) in self.players for seat in table.questions)

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
