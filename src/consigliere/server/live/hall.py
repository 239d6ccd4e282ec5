"""The hall: all tables this worker has in memory, and the one place from which they are opened and looked after."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

from consigliere.server.limits import SOCKETS, Door, RequestLimits
from consigliere.server.live import talk
from consigliere.server.live.bots import BotSeats
from consigliere.server.live.care import REST, Care
from consigliere.server.live.clerk import Clerk
from consigliere.server.live.component_check import ComponentCheck
from consigliere.server.live.guests import Guests
from consigliere.server.live.history import Histories
from consigliere.server.live.lease import Lease
from consigliere.server.live.notify import Notifier
from consigliere.server.live.overrun import Overrun
from consigliere.server.live.room import Connection
from consigliere.server.live.table import Table
from consigliere.server.live.thinking import BotProcesses
from consigliere.server.live.watchdog import Stall, Watchdog
from consigliere.server.logs import logger
from consigliere.server.metrics import Metrics
from consigliere.server.settings import Settings
from consigliere.server.store.bus import Notice, make_bus, new_worker
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import EntryKind
from consigliere.server.store.store import Loaded, Store
from consigliere.server.store.upgrade import Playable, bring_up_to_date, foreign_components
from consigliere.server.words import Denied

CLERK = "consigliere.server.http.clerk_process"  # only named: it stands above us
EVERYBODY = 1 << 30
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
        self.sockets = Door(EVERYBODY, SOCKETS if settings.rate_limits else EVERYBODY)
        self.bot_processes = BotProcesses(settings.bot_workers)
        self.component_check = ComponentCheck()
        self.replays = Clerk(CLERK)
        self.sitting = asyncio.Lock()  # the companion is played through for one person at a time
        self.bots = BotSeats(self)
        self.care = Care(self)
        self.notifier = Notifier(self)
        self.histories = Histories(self)
        self.lease = Lease(self)
        self.watchdog = Watchdog(self.overrun, self.stalled)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.store.journal.on_commit = self.metrics.committed
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self.heard)
        await self.lease.open()
        self.watchdog.open()
        self.sweeper = asyncio.create_task(self.care.sweep_forever())

    async def close(self) -> None:
        """Stop taking commands, let commits finish, send people off with "come back"."""
        self.closing = True
        if self.sweeper is None:  # it was never quite open
            return
        self.watchdog.close()
        self.sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.sweeper
        await self.bots.close()
        await self.bot_processes.close()
        for clerk in (self.component_check, self.replays):
            await clerk.close()
        for table in self.tables.values():
            for connection in list(table.room.connections):
                connection.close(1012)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.lease.close()
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
        if task.cancelled() or isinstance(error := task.exception(), Overrun):
            return
        if error is not None:
            self.metrics.errors.inc()
            self.logs.error("task failed", reason=f"{type(error).__name__}: {error}")

    # -- tables -----------------------------------------------------------------------------------------------------

    async def table(self, match: str) -> Table | None:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(match)
        if found is not None and found.rested:
            self.drop(found)
        elif found is not None:
            found.mark_used()
            return found
        if not match or len(match) > 32:
            return None
        task = self.opening.get(match)
        if task is None:
            task = self.opening[match] = asyncio.create_task(self._open(match))
            task.add_done_callback(lambda _: self.opening.pop(match, None))
        return await asyncio.shield(task)

    async def glance(self, match: str) -> Table | None:
        """A table to look at and no more; another worker may keep it."""
        if match in self.tables or not self.bus.shared:
            return await self.table(match)
        loaded = await self.store.load(match)
        return None if loaded is None else await self._table_of(loaded)

    async def _open(self, match: str) -> Table | None:
        alone = await self._announce_visit(match) if self.bus.shared else False
        loaded = await self.store.load(match)
        if loaded is None:
            return None
        table = await self._table_of(loaded)
        table.share(alone)
        self.tables[match] = table
        self.metrics.tables.set(len(self.tables))
        await self.bots.seat(table)
        return table

    async def _announce_visit(self, match: str) -> bool:
        """Does this worker keep the table? If not, the one that does must tell of every move from now on."""
        owner = await self.store.claim(match, self.worker)
        if owner is None or owner.id == self.worker:
            return True
        await self.store.tell(Notice(match, 0, "visit", self.worker))
        return False

    async def _table_of(self, loaded: Loaded) -> Table:
        """A table as it can be played here. Components of somebody else are first read where that can be ended."""
        row, halted = loaded.match, Playable(Loaded(loaded.match, loaded.seats), None, "halted")
        if row.halted is not None and row.halted > time.time():
            return Table(self, halted)
        try:
            if (text := await foreign_components(self.store, row)) is not None:
                await self.component_check.once(row.game, row.components or "", text)
            playable = await bring_up_to_date(self.store, loaded)
            table = Table(self, playable)
        except (Denied, Overrun) as error:  # its components, or its moves, take too long to read
            if self.closing:
                raise StorageError("closing") from None
            self.logs.error("not opened", table=row.id[:6], reason=type(error).__name__)
            table = Table(self, halted)
            await self.halt(table)
            return table
        if playable.frozen:
            self.logs.warning("shelved", table=row.id[:6], reason=playable.reason)
        return table

    def evict(self, table: Table) -> None:
        self.bots.unseat(table)
        self.tables.pop(table.id, None)
        self.metrics.tables.set(len(self.tables))

    def drop(self, table: Table) -> None:
        """Somebody else keeps this table now; whoever sits here comes back and finds them."""
        for connection in table.room.people():
            connection.close(1012)
        self.evict(table)

    # -- tables that hold everybody up ------------------------------------------------------------------------------

    def stalled(self, stall: Stall, seconds: float) -> None:
        """Something took long, and is over."""
        self.metrics.stalls.inc()
        table = "" if stall.table is None else stall.table.id[:6]
        self.logs.warning("stall", table=table, place=stall.place, seconds=round(seconds, 3))

    def overrun(self, stall: Stall) -> None:
        """A call takes too long and is about to be ended; its table goes to rest."""
        self.stalled(stall, self.watchdog.limit)
        table = stall.table
        if table is not None and self.tables.get(table.id) is table and not self.closing:
            self.spawn(self.halt(table))

    async def halt(self, table: Table) -> None:
        """Nothing of this table is computed for a while, here or elsewhere; its players are told."""
        until = time.time() + REST
        self.metrics.halted.inc()
        self.logs.error("halted", table=table.id[:6], seconds=REST)
        table.halt(until)
        self.bots.unseat(table)
        with contextlib.suppress(StorageError):
            await self.store.put_aside(table.id, until, halted=until)

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
        old = time.time() - max(TOUCH_EVERY, table.settings.patience / 1000)
        old = max(old, time.time() - table.settings.patience / 3)
        for connection in table.room.people():
            if any(table.seats[seat].seen < old for seat in connection.held):
                await self.touch(table, connection)

    async def touch(self, table: Table, connection: Connection) -> None:
        """Other workers and the time after a restart must know that somebody was here."""
        if connection.held:
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
            if notice.what == "visit":
                found.share(False)
            elif notice.what != "log" or notice.seq > found.seq:
                self.spawn(self.refresh(found, notice.what, notice.seq))

    async def refresh(self, table: Table, what: str, number: int = 0) -> None:
        with contextlib.suppress(StorageError):
            if what == "chat":
                await talk.heard(table, number)
                return
            async with table.lock:
                await (table.reload() if what == "table" else table.catch_up())
