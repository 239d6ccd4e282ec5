"""The journal: moves of many tables share one commit, and nobody is told of a move before its own is done."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, update
from sqlalchemy import Table as Relation

from consigliere.server.store.bus import Bus, Notice
from consigliere.server.store.database import Conflict, Database, Row, StorageError, told_apart
from consigliere.server.store.schema import entries, matches, snapshots

BATCH = 200  # moves that share one transaction at most


def _insert(table: Relation, rows: Sequence[Row]) -> tuple[str, list[Any]]:
    """All rows in one statement: between two statements the event loop may hold the interpreter for milliseconds."""
    names = [column.name for column in table.c]
    quoted, marks = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    text = f"INSERT INTO {table.name} ({quoted}) VALUES " + ", ".join([f"({marks})"] * len(rows))
    return text, [row[name] for row in rows for name in names]


@dataclass(slots=True)
class Write:
    """What one command changes; all of it is kept, or none."""

    notice: Notice
    entry: Row | None = None
    snapshot: Row | None = None
    match: Row | None = None  # columns of `matches` that change


Waiting = list[tuple[Write, "asyncio.Future[None]"]]


class Journal:
    """Group commit: while one transaction is being written, the next one gathers."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.waiting: Waiting = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.on_commit: Callable[[int, float], None] = lambda moves, seconds: None

    def open(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Let everything that waits be kept first."""
        if self.task is not None:
            while self.waiting:
                await asyncio.sleep(0.01)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def append(self, write: Write) -> None:
        """Keep one write. Returns after the commit; raises Conflict or StorageError, and then nothing was kept."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        self.wake.set()
        await future

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                begun = time.perf_counter()
                await self._commit(batch)
                self.on_commit(len(batch), time.perf_counter() - begun)

    async def _commit(self, batch: Waiting) -> None:
        writes = [write for write, _ in batch]
        try:
            with told_apart():
                await self._write(writes)
        except Conflict as error:
            if len(batch) == 1:
                _settle(batch, error)
            else:
                for one in batch:  # find out whose it was; the others go through
                    await self._commit([one])
            return
        except StorageError as error:
            _settle(batch, error)
            return
        except Exception as error:
            _settle(batch, StorageError(f"{type(error).__name__}: {error}"))
            return
        _settle(batch, None)
        await self.bus.publish([write.notice for write in writes])

    async def _write(self, writes: Sequence[Write]) -> None:
        rows = [write.entry for write in writes if write.entry is not None]
        shots = [write.snapshot for write in writes if write.snapshot is not None]
        changed = [(write.notice.match, write.match) for write in writes if write.match]

        def by_driver(connection: sqlite3.Connection) -> None:
            for table, new in ((entries, rows), (snapshots, shots)):
                if new:
                    connection.execute(*_insert(table, new))
            for match, columns in changed:
                values = ", ".join(f'"{name}" = ?' for name in columns)
                connection.execute(f"UPDATE matches SET {values} WHERE id = ?", (*columns.values(), match))

        def by_engine(connection: Connection) -> None:
            if rows:
                connection.execute(insert(entries), rows)
            if shots:
                connection.execute(insert(snapshots), shots)
            for match, columns in changed:
                connection.execute(update(matches).where(matches.c.id == match).values(**columns))
            self.bus.inside(connection, [write.notice for write in writes])

        # SQLite has no bus that takes part in a transaction
        await (self.database.raw(by_driver) if self.database.sqlite else self.database.transact(by_engine))


def _settle(batch: Waiting, error: Exception | None) -> None:
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
