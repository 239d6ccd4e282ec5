"""What is kept. Acknowledged means kept: nobody is told of a move before its transaction is committed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from consigliere.server.bus import Bus, LocalBus, Notice
from consigliere.server.schema import entries, guests, lines, matches, seats, snapshots

HEAD = "0001"
BATCH = 200  # moves that share one transaction at most

Row = dict[str, Any]
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written this entry, or this request was written before."""


class StorageError(Exception):
    """The database cannot write or read now: disk full, read-only, gone. The reason is for the operator's log."""


@dataclass(slots=True)
class Write:
    """What one command changes; all of it is kept, or none."""

    notice: Notice
    entry: Row | None = None
    snapshot: Row | None = None
    match: Row | None = None  # columns of `matches` that change


@dataclass
class Loaded:
    """A table as the database holds it."""

    match: Row
    seats: list[Row]
    snapshot: Row | None = None
    entries: list[Row] = field(default_factory=list)


class Store:
    """One engine, one schema, and a journal that commits moves in groups."""

    def __init__(self, url: str, bus: Bus | None = None) -> None:
        self.url = url
        self.bus: Bus = bus or LocalBus()
        self.sqlite = url.startswith("sqlite")
        self.engine = _engine(url)
        self.thread = ThreadPoolExecutor(1, "sqlite") if self.sqlite else None
        self.waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.on_commit: Callable[[int, float], None] = lambda moves, seconds: None

    async def open(self) -> None:
        await self._migrate()
        self.task = asyncio.create_task(self._journal())

    async def close(self) -> None:
        if self.task is not None:
            while self.waiting:
                await asyncio.sleep(0.01)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if isinstance(self.engine, AsyncEngine):
            await self.engine.dispose()
        else:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
            self.thread.shutdown() if self.thread else None

    async def _migrate(self) -> None:
        """Bring the schema up to date; alembic is loaded only if there is something to do."""
        try:
            version = await self.transact(lambda c: c.execute(text("SELECT version_num FROM alembic_version")).scalar())
        except DBAPIError:
            version = None
        if version != HEAD:
            await self.transact(_upgrade)

    # -- the journal: group commit --------------------------------------------------------------------------------

    async def append(self, write: Write) -> None:
        """Keep one write. Returns after the commit; raises Conflict or StorageError, and then nothing was kept."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        self.wake.set()
        await future

    async def _journal(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                begun = time.perf_counter()
                await self._commit(batch)
                self.on_commit(len(batch), time.perf_counter() - begun)

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        writes = [write for write, _ in batch]
        try:
            await self._write(writes)
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, Conflict())
            else:
                for one in batch:  # find out whose it was; the others go through
                    await self._commit([one])
            return
        except (DBAPIError, OSError, TimeoutError) as error:
            _settle(batch, StorageError(_reason(error)))
            return
        except Exception as error:
            _settle(batch, StorageError(f"{type(error).__name__}: {error}"))
            return
        self.commits += 1
        _settle(batch, None)
        await self.bus.publish([write.notice for write in writes])

    async def _write(self, writes: Sequence[Write]) -> None:
        rows = [write.entry for write in writes if write.entry is not None]
        shots = [write.snapshot for write in writes if write.snapshot is not None]
        notices = [write.notice for write in writes]

        def work(connection: Connection) -> None:
            if rows:
                connection.execute(insert(entries), rows)
            if shots:
                connection.execute(insert(snapshots), shots)
            for write in writes:
                if write.match:
                    of = update(matches).where(matches.c.id == write.notice.match)
                    connection.execute(of.values(**write.match))
            self.bus.inside(connection, notices)

        await self.transact(work)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run one transaction: SQLite's in its thread, PostgreSQL's in the event loop."""
        if isinstance(self.engine, AsyncEngine):
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self.thread, _whole, self.engine, work)

    async def _do(self, work: Callable[[Connection], T], *notices: Notice) -> T:
        """A transaction of its own."""

        def all_of_it(connection: Connection) -> T:
            result = work(connection)
            if notices:
                self.bus.inside(connection, notices)
            return result

        try:
            result = await self.transact(all_of_it)
        except IntegrityError:
            raise Conflict from None
        except (DBAPIError, OSError, TimeoutError) as error:
            raise StorageError(_reason(error)) from None
        if notices:
            await self.bus.publish(notices)
        return result

    async def create(self, match: Row, places: Sequence[Row]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(matches), [match])
            connection.execute(insert(seats), list(places))

        await self._do(work)

    async def load(self, match: str) -> Loaded | None:
        """A table with its last snapshot and the entries after it, as of one moment."""

        def work(connection: Connection) -> Loaded | None:
            row = (connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
            if row is None:
                return None
            places = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
            found = Loaded(dict(row), [dict(place) for place in places.mappings()])
            of = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.seq.desc()).limit(1)
            shot = (connection.execute(of)).mappings().first()
            if shot is not None:
                found.snapshot = dict(shot)
                found.entries = _entries(connection, match, shot["seq"])
            return found

        return await self._do(work)

    async def load_meta(self, match: str) -> Loaded | None:
        def work(connection: Connection) -> Loaded | None:
            row = (connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
            if row is None:
                return None
            places = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
            return Loaded(dict(row), [dict(place) for place in places.mappings()])

        return await self._do(work)

    async def entries_after(self, match: str, seq: int, limit: int = 100_000) -> list[Row]:
        return await self._do(lambda connection: _entries(connection, match, seq, limit))

    async def snapshot_before(self, match: str, seq: int) -> Row | None:
        def work(connection: Connection) -> Row | None:
            of = select(snapshots).where(snapshots.c.match == match, snapshots.c.seq <= seq)
            row = (connection.execute(of.order_by(snapshots.c.seq.desc()).limit(1))).mappings().first()
            return None if row is None else dict(row)

        return await self._do(work)

    async def last_seq(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """By table: the last entry and the version of everything else."""

        def work(connection: Connection) -> dict[str, tuple[int, int]]:
            tops = (
                select(entries.c.match, func.max(entries.c.seq).label("top"))
                .where(entries.c.match.in_(ids))
                .group_by(entries.c.match)
                .subquery()
            )
            found = connection.execute(
                select(matches.c.id, matches.c.version, tops.c.top)
                .select_from(matches.outerjoin(tops, tops.c.match == matches.c.id))
                .where(matches.c.id.in_(ids))
            )
            return {row.id: (-1 if row.top is None else row.top, row.version) for row in found}

        return await self._do(work)

    async def request_seq(self, match: str, seat: int, request: str) -> int | None:
        """Where an earlier request was written, if it was."""

        def work(connection: Connection) -> int | None:
            of = select(entries.c.seq).where(
                entries.c.match == match, entries.c.seat == seat, entries.c.request == request
            )
            found: int | None = (connection.execute(of)).scalar()
            return found

        return await self._do(work)

    async def change(
        self,
        notice: Notice,
        version: int,
        match: Mapping[str, Any] | None = None,
        places: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        """Change a table's row and seats if nobody did so since `version`; else Conflict."""

        def work(connection: Connection) -> None:
            values = {**(match or {}), "version": version + 1, "changed": time.time()}
            of = update(matches).where(matches.c.id == notice.match, matches.c.version == version).values(**values)
            if (connection.execute(of)).rowcount != 1:
                raise Conflict
            for seat, columns in (places or {}).items():
                connection.execute(
                    update(seats).where(seats.c.match == notice.match, seats.c.seat == seat).values(**columns)
                )

        await self._do(work, notice)

    async def start(self, write: Write, version: int) -> None:
        """The first entry of a table, if nobody changed its seats since `version`; else Conflict."""

        def work(connection: Connection) -> None:
            values = {**(write.match or {}), "version": version + 1, "changed": time.time()}
            of = update(matches).where(matches.c.id == write.notice.match, matches.c.version == version)
            if (connection.execute(of.values(**values))).rowcount != 1:
                raise Conflict
            connection.execute(insert(entries), [write.entry or {}])
            connection.execute(insert(snapshots), [write.snapshot or {}])

        await self._do(work, write.notice)

    async def touch(self, match: str, numbers: Sequence[int], at: float) -> None:
        """Somebody is there."""
        of = update(seats).where(seats.c.match == match, seats.c.seat.in_(numbers)).values(seen=at)
        await self._do(lambda connection: connection.execute(of))

    async def lobby(self, limit: int = 100) -> list[Loaded]:
        def work(connection: Connection) -> list[Loaded]:
            of = select(matches).where(matches.c.state == "open", matches.c.listed.is_(True))
            rows = (connection.execute(of.order_by(matches.c.created.desc()).limit(limit))).mappings().all()
            return _with_seats(connection, [dict(row) for row in rows])

        return await self._do(work)

    async def shown(self, limit: int = 60) -> list[Loaded]:
        """Listed tables that have begun, the latest first."""

        def work(connection: Connection) -> list[Loaded]:
            of = select(matches).where(matches.c.state.in_(("running", "over")), matches.c.listed.is_(True))
            rows = (connection.execute(of.order_by(matches.c.changed.desc()).limit(limit))).mappings().all()
            return _with_seats(connection, [dict(row) for row in rows])

        return await self._do(work)

    async def tables_of(self, guest: str, limit: int = 100) -> list[Loaded]:
        def work(connection: Connection) -> list[Loaded]:
            mine = select(seats.c.match).where(seats.c.guest == guest)
            of = select(matches).where((matches.c.id.in_(mine)) | (matches.c.owner == guest))
            rows = (connection.execute(of.order_by(matches.c.changed.desc()).limit(limit))).mappings().all()
            return _with_seats(connection, [dict(row) for row in rows])

        return await self._do(work)

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Running tables at which the server must act by itself."""

        def work(connection: Connection) -> list[str]:
            of = select(matches.c.id).where(matches.c.state == "running", matches.c.due <= now)
            return list((connection.execute(of.order_by(matches.c.due).limit(limit))).scalars())

        return await self._do(work)

    # -- guests ---------------------------------------------------------------------------------------------------

    async def add_guest(self, row: Row) -> None:
        await self._do(lambda connection: connection.execute(insert(guests), [row]))

    async def guest(self, **where: Any) -> Row | None:
        def work(connection: Connection) -> Row | None:
            of = select(guests).where(*(guests.c[name] == value for name, value in where.items()))
            row = (connection.execute(of)).mappings().first()
            return None if row is None else dict(row)

        return await self._do(work)

    async def change_guest(self, guest: str, values: Mapping[str, Any]) -> None:
        await self._do(lambda connection: connection.execute(update(guests).where(guests.c.id == guest).values(values)))

    # -- chat and agreements --------------------------------------------------------------------------------------

    async def say(self, row: Row, notice: Notice) -> Row:
        """Keep a line; its number comes after all others. A request said twice gives the first line again."""

        def work(connection: Connection) -> Row:
            of = select(lines).where(
                lines.c.match == row["match"], lines.c.guest == row["guest"], lines.c.request == row["request"]
            )
            found = (connection.execute(of)).mappings().first()
            if found is not None:
                return dict(found)
            top = select(func.max(lines.c.number)).where(lines.c.match == row["match"])
            number = ((connection.execute(top)).scalar() or 0) + 1
            kept = {**row, "number": number}
            connection.execute(insert(lines), [kept])
            return kept

        for _ in range(20):
            with contextlib.suppress(Conflict):
                return await self._do(work, notice)
        raise Conflict

    async def sign(self, match: str, number: int, signed: str, notice: Notice) -> None:
        of = update(lines).where(lines.c.match == match, lines.c.number == number).values(signed=signed)
        await self._do(lambda connection: connection.execute(of), notice)

    async def lines(self, match: str, after: int = 0, limit: int = 200) -> list[Row]:
        def work(connection: Connection) -> list[Row]:
            of = select(lines).where(lines.c.match == match, lines.c.number > after)
            rows = connection.execute(of.order_by(lines.c.number.desc()).limit(limit))
            return [dict(row) for row in rows.mappings()][::-1]

        return await self._do(work)

    # -- care -----------------------------------------------------------------------------------------------------

    async def healthy(self) -> bool:
        try:
            await self._do(lambda connection: connection.execute(select(1)))
        except StorageError:
            return False
        return True

    async def forget(self, before: float) -> int:
        """Delete open tables nobody came to; what was played is never deleted."""

        def work(connection: Connection) -> int:
            old = select(matches.c.id).where(matches.c.state == "open", matches.c.changed < before)
            connection.execute(delete(seats).where(seats.c.match.in_(old)))
            connection.execute(delete(lines).where(lines.c.match.in_(old)))
            gone = connection.execute(delete(matches).where(matches.c.state == "open", matches.c.changed < before))
            return gone.rowcount

        return await self._do(work)


def _entries(connection: Connection, match: str, after: int, limit: int = 100_000) -> list[Row]:
    of = select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq).limit(limit)
    return [dict(row) for row in (connection.execute(of)).mappings()]


def _with_seats(connection: Connection, rows: list[Row]) -> list[Loaded]:
    of = select(seats).where(seats.c.match.in_([row["id"] for row in rows])).order_by(seats.c.seat)
    places = [dict(place) for place in (connection.execute(of)).mappings()]
    return [Loaded(row, [place for place in places if place["match"] == row["id"]]) for row in rows]


def _settle(batch: Sequence[tuple[Write, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _reason(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).split("\n")[0]


def _whole(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _engine(url: str) -> AsyncEngine | Engine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, pool_timeout=10)
    path = url.partition(":///")[2]
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    # One connection, used by one thread: several writers starve each other, and older SQLite may corrupt a WAL that
    # two of them reset. A whole transaction is one visit to that thread, which costs a third of going step by step.
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _upgrade(connection: Any) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # two workers may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(677234)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
