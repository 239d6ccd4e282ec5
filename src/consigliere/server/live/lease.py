"""Which worker keeps which table.

A table is computed by one worker only; the others pass on what concerns it. Each worker says every second that it
lives. One that falls silent is buried by the next one, and its tables are free for whoever needs them first. The
primary key of the log guards every move besides, so two workers that both believe to keep a table spoil nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from consigliere.server.store.database import Conflict, StorageError
from consigliere.server.store.rows import WorkerRow

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

LEASE = 4.0  # seconds of silence after which a worker is taken for dead
FRESH = 0.5  # seconds for which it is believed that the database can write
RENEW = 1.0  # seconds between two signs of life


class Lease:
    """A worker's place among the others."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.me = WorkerRow(id=hall.worker, address="", secret=secrets.token_hex(16), until=0.0, load=0)
        self.living: dict[str, WorkerRow] = {}
        self.task: asyncio.Task[None] | None = None
        self.asked: asyncio.Task[bool] | None = None
        self.tried = 0.0
        self.given: Counter[str] = Counter()  # tables given to others since they told how many they keep
        self.relays: dict[str, set[Callable[[], None]]] = {}  # by worker: what ends each socket that leads there

    def reached_at(self, address: str) -> None:
        """Where other workers find this one."""
        self.me = msgspec.structs.replace(self.me, address=address)

    async def open(self) -> None:
        """Join the others. One that is alone needs no signs of life, and begins also while nothing can be written."""
        if self.hall.bus.shared:
            await self.hall.store.join(self.me, LEASE)
            await self.renew()
            self.task = asyncio.create_task(self._live())
            return
        with contextlib.suppress(StorageError):
            await self.hall.store.join(self.me, LEASE, alone=True)

    async def close(self) -> None:
        """The others may take over at once."""
        if self.asked is not None:
            await asyncio.wait({self.asked})
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        with contextlib.suppress(StorageError):
            await self.hall.store.bury(self.me.id)

    async def healthy(self) -> bool:
        """Can the database keep anything just now? Asked ten times a second, it is tried once."""
        if self.asked is None or (self.asked.done() and time.monotonic() - self.tried > FRESH):
            self.tried = time.monotonic()
            self.asked = asyncio.create_task(self._try())
        return await asyncio.shield(self.asked)

    async def _try(self) -> bool:
        try:
            await self.renew()
        except (StorageError, Conflict):
            return False
        return True

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            with contextlib.suppress(StorageError):  # nobody else can write then, either
                await self.renew()

    async def renew(self) -> None:
        rows = await self.hall.store.renew(self.me.id, len(self.hall.tables), LEASE)
        if rows is None:
            await self._begin_anew()
            return
        self.living = {row.id: row for row in rows}
        self.given.clear()
        for worker in [one for one in self.relays if one not in self.living]:
            self.forget(worker)

    def forget(self, worker: str) -> None:
        """A worker is dead: who is connected to it through this one shall come back."""
        self.living.pop(worker, None)
        for drop in list(self.relays.pop(worker, ())):
            drop()

    async def bury(self, worker: str) -> None:
        """Nobody listens there any more: its tables are free at once."""
        self.hall.logs.warning("worker gone", worker=worker)
        self.forget(worker)
        await self.hall.store.bury(worker)

    def lightest(self) -> WorkerRow:
        """Where the next table is made."""
        found = [row for row in self.living.values() if row.address]
        best = min(found, key=lambda row: row.load + self.given[row.id], default=self.me)
        self.given[best.id] += 1
        return best

    async def _begin_anew(self) -> None:
        """This worker was silent for too long. What others have taken meanwhile is theirs."""
        self.hall.logs.warning("lease lost", tables=len(self.hall.tables))
        store = self.hall.store
        await store.join(self.me, LEASE)
        for table in list(self.hall.tables.values()):
            owner = await store.claim(table.id, self.me.id)
            if owner is not None and owner.id != self.me.id:
                self.hall.drop(table)
