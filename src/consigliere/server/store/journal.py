"""The journal: moves of many tables share one commit, and nobody is told of a move before its own is done."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Float, Integer, insert, update
from sqlalchemy import Table as Relation

from consigliere.server.store.bus import Bus, Notice
from consigliere.server.store.database import Conflict, Database, StorageError, storage_failures
from consigliere.server.store.rows import EntryRow, MatchChange, Row, SnapshotRow
from consigliere.server.store.schema import entries, matches, snapshots

BATCH = 200  # moves that share one transaction at most

_COLUMNS = {table: ", ".join(f'"{column.name}"' for column in table.c) for table in (entries, snapshots)}


_TYPES = {Integer: "int", Float: "float8"}


def _insert_arrays(table: Relation) -> str:
    """One statement for any number of rows, which PostgreSQL needs to prepare but once."""
    kinds = [_TYPES.get(type(column.type), "text") for column in table.c]
    arrays = ", ".join(f"${at}::{kind}[]" for at, kind in enumerate(kinds, 1))
    return f"INSERT INTO {table.name} ({_COLUMNS[table]}) SELECT * FROM unnest({arrays})"


_FROM_ARRAYS = {table: _insert_arrays(table) for table in (entries, snapshots)}


def _arrays(rows: Sequence[Row]) -> list[list[Any]]:
    """By column."""
    return [list(column) for column in zip(*map(msgspec.structs.astuple, rows), strict=True)]


def _insert(table: Relation, rows: Sequence[Row]) -> tuple[str, list[Any]]:
    """All rows in one statement: between two statements the event loop may hold the interpreter for milliseconds."""
    values = [value for row in rows for value in msgspec.structs.astuple(row)]
    marks = ", ".join("?" * (len(values) // len(rows)))
    return f"INSERT INTO {table.name} ({_COLUMNS[table]}) VALUES " + ", ".join([f"({marks})"] * len(rows)), values


@dataclass(slots=True)
class Write:
    """What one command changes; all of it is kept, or none."""

    notice: Notice
    entry: EntryRow | None = None
    snapshot: SnapshotRow | None = None
    change: MatchChange | None = None
    version: int | None = None  # which the table's row must still have; it then goes up by one
    quiet: bool = False  # nobody else has this table in memory, so nobody needs to hear of it

    @property
    def notices(self) -> list[Notice]:
        return [] if self.quiet else [self.notice]


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
            with storage_failures():
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
        await self.bus.publish(_notices(writes))

    async def _write(self, writes: Sequence[Write]) -> None:
        rows = [write.entry for write in writes if write.entry is not None]
        shots = [write.snapshot for write in writes if write.snapshot is not None]
        changes = [(write.notice.match, write.version, _columns(write)) for write in writes if write.change is not None]

        def by_driver(connection: sqlite3.Connection) -> None:
            if rows:
                connection.execute(*_insert(entries, rows))
            if shots:
                connection.execute(*_insert(snapshots, shots))
            for match, version, columns in changes:
                values = ", ".join(f'"{name}" = ?' for name in columns)
                done = connection.execute(
                    f"UPDATE matches SET {values} WHERE id = ? AND version = COALESCE(?, version)",
                    (*columns.values(), match, version),
                )
                _check(done.rowcount)

        def by_engine(connection: Connection) -> None:
            if rows:
                connection.execute(insert(entries), [row.columns() for row in rows])
            if shots:
                connection.execute(insert(snapshots), [shot.columns() for shot in shots])
            for match, version, columns in changes:
                of = update(matches).where(matches.c.id == match).values(**columns)
                done = connection.execute(of if version is None else of.where(matches.c.version == version))
                _check(done.rowcount)
            if notices := _notices(writes):
                self.bus.inside(connection, notices)

        async def directly(connection: Any) -> None:
            for table, found in ((entries, rows), (snapshots, shots)):
                if found:
                    await connection.execute(_FROM_ARRAYS[table], *_arrays(found))
            for match, version, columns in changes:
                values = ", ".join(f'"{name}" = ${at}' for at, name in enumerate(columns, 3))
                done = await connection.execute(
                    f"UPDATE matches SET {values} WHERE id = $1 AND version = COALESCE($2::int, version)",
                    match, version, *columns.values(),
                )  # fmt: skip
                _check(int(done.split()[1]))

        if self.database.sqlite:  # which has no bus that takes part in a transaction
            await self.database.raw(by_driver)
        elif _notices(writes):
            await self.database.transact(by_engine)
        else:
            await self.database.direct(directly)


def _notices(writes: Sequence[Write]) -> list[Notice]:
    return [notice for write in writes for notice in write.notices]


def _columns(write: Write) -> dict[str, Any]:
    assert write.change is not None
    found = write.change.columns()
    return found if write.version is None else {**found, "version": write.version + 1}


def _check(changed: int) -> None:
    if changed != 1:
        raise Conflict  # somebody changed the table since


def _settle(batch: Waiting, error: Exception | None) -> None:
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
