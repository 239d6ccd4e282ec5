"""The hall: all tables this worker has in memory, and the one place from which they are opened and looked after."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

from consigliere.server.limits import RequestLimits
from consigliere.server.live import talk
from consigliere.server.live.bots import BotSeats
from consigliere.server.live.care import Care
from consigliere.server.live.component_check import ComponentCheck
from consigliere.server.live.guests import Guests
from consigliere.server.live.history import Histories
from consigliere.server.live.notify import Notifier
from consigliere.server.live.room import Connection
from consigliere.server.live.table import Table
from consigliere.server.live.thinking import BotProcesses
from consigliere.server.logs import logger
from consigliere.server.metrics import Metrics
from consigliere.server.settings import Settings
from consigliere.server.store.bus import Notice, make_bus, new_worker
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import EntryKind
from consigliere.server.store.store import Store
from consigliere.server.store.upgrade import bring_up_to_date

TOUCH_EVERY = 30.0  # seconds between two notes that somebody sits at a table


class Hall:
    """One worker's share of the house."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = new_worker()
        self.bus = make_bus(settings.bus, settings.database_url)
        self.store = Store(settings.database_url, self.bus)
        self.guests = Guests(self.store)
        self.metrics = Metrics()
        self.logs = logger()
        self.limits = RequestLimits(settings.rate_limits)
        self.bot_processes = BotProcesses(settings.bot_workers)
        self.component_check = ComponentCheck()
        self.bots = BotSeats(self)
        self.care = Care(self)
        self.notifier = Notifier(self)
        self.histories = Histories(self)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.store.journal.on_commit = self.metrics.committed
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self.heard)
        self.sweeper = asyncio.create_task(self.care.sweep_forever())

    async def close(self) -> None:
        """Stop taking commands, let commits finish, send people off with "come back"."""
        self.closing = True
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.bots.close()
        await self.bot_processes.close()
        await self.component_check.close()
        for table in self.tables.values():
            for connection in list(table.room.connections):
                connection.close(1012)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept, and whose mistakes are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.errors.inc()
            self.logs.error("task failed", reason=f"{type(error).__name__}: {error}")

    # -- tables -----------------------------------------------------------------------------------------------------

    async def table(self, match: str) -> Table | None:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(match)
        if found is not None:
            found.mark_used()
            return found
        if not match or len(match) > 32:
            return None
        task = self.opening.get(match)
        if task is None:
            task = self.opening[match] = asyncio.create_task(self._open(match))
            task.add_done_callback(lambda _: self.opening.pop(match, None))
        return await asyncio.shield(task)

    async def _open(self, match: str) -> Table | None:
        loaded = await self.store.load(match)
        if loaded is None:
            return None
        playable = await bring_up_to_date(self.store, loaded)
        if playable.frozen:
            self.logs.warning("shelved", table=match[:6], reason=playable.reason)
        table = Table(self, playable)
        self.tables[match] = table
        self.metrics.tables.set(len(self.tables))
        await self.bots.seat(table)
        return table

    def evict(self, table: Table) -> None:
        self.bots.unseat(table)
        self.tables.pop(table.id, None)
        self.metrics.tables.set(len(self.tables))

    # -- what happens at tables -------------------------------------------------------------------------------------

    def moved(self, table: Table, kind: EntryKind) -> None:
        """This worker has just written an entry."""
        if kind != "start":
            self.metrics.moves.inc()
        if table.row.state == "over":
            table.announce()
            self.bots.unseat(table)
        else:
            self.notifier.turn(table)

    async def arrived(self, table: Table, connection: Connection) -> None:
        self.metrics.connections.inc()
        if connection.held:
            with contextlib.suppress(StorageError):
                await self.touch(table, connection)
                await self.care.look(table)
            table.announce()

    async def left(self, table: Table, connection: Connection) -> None:
        self.metrics.connections.dec()
        if connection.held and not self.closing:
            with contextlib.suppress(StorageError):
                await self.touch(table, connection)
            table.announce()

    async def touch_all(self, table: Table) -> None:
        """A note from time to time about everybody who is still here."""
        grace = table.settings.grace
        if grace is None:
            return
        old = time.time() - min(TOUCH_EVERY, grace / 3)
        for connection in table.room.people():
            if any(table.seats[seat].seen < old for seat in connection.held):
                await self.touch(table, connection)

    async def touch(self, table: Table, connection: Connection) -> None:
        """Other workers and the time after a restart must know that somebody was here."""
        if table.settings.grace is not None and connection.held:
            now = time.time()
            table.note_seen(dict.fromkeys(connection.held, now))
            await self.store.touch(table.id, sorted(connection.held), now)

    # -- what others do ---------------------------------------------------------------------------------------------

    def heard(self, notice: Notice | None) -> None:
        """A notice from the bus."""
        if notice is None:
            for table in list(self.tables.values()):
                self.spawn(self.refresh(table, "log"))
                self.spawn(self.refresh(table, "table"))
        elif notice.origin != self.worker and (found := self.tables.get(notice.match)) is not None:
            if notice.what != "log" or notice.seq > found.seq:
                self.spawn(self.refresh(found, notice.what, notice.seq))

    async def refresh(self, table: Table, what: str, number: int = 0) -> None:
        with contextlib.suppress(StorageError):
            if what == "chat":
                await talk.heard(table, number)
                return
            async with table.lock:
                await (table.reload() if what == "table" else table.catch_up())
