"""The database itself: one engine, whole transactions, and two kinds of failure that everybody above can tell apart."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

HEAD = "0003"  # the schema this program knows; `migrations/` leads to it

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written this entry, or this request was written before."""


class StorageError(Exception):
    """The database cannot write or read now: disk full, read-only, gone. The reason is for the operator's log."""


class Database:
    """SQLite in a thread of its own, or PostgreSQL in the event loop."""

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.sqlite else _postgresql(url)
        apart = self.sqlite and url.partition(":///")[2] not in (
            "",
            ":memory:",
        )  # what lies in memory has one connection
        self.reader = (_sqlite(url, reads=True) if apart else self.engine).execution_options(reads=True)
        self.thread = ThreadPoolExecutor(1, "sqlite") if self.sqlite else None
        self.reading = ThreadPoolExecutor(1, "sqlite-reads") if apart else self.thread
        self.url = url
        self.wire: Any = None  # of PostgreSQL, for `direct`
        self.alone = asyncio.Lock()
        self.running: set[asyncio.Task[Any]] = set()  # transactions of PostgreSQL

    async def open(self) -> None:
        """Bring the schema up to date; alembic is loaded only if there is something to do."""
        if await self.schema() != HEAD:
            await self.upgrade()

    async def schema(self) -> str | None:
        """The version of the schema; None of a database that has none yet."""
        try:
            return await self.transact(lambda c: c.execute(text("SELECT version_num FROM alembic_version")).scalar())
        except DBAPIError:
            return None

    async def upgrade(self, schema: str = HEAD) -> None:
        await self.transact(lambda connection: _upgrade(connection, schema))

    async def close(self) -> None:
        if isinstance(self.engine, AsyncEngine):
            await asyncio.gather(*self.running, return_exceptions=True)
            if self.wire is not None:
                self.wire.terminate()
            await self.engine.dispose()
        elif self.thread is not None:
            loop = asyncio.get_running_loop()
            if self.reading is not None and self.reading is not self.thread:
                await loop.run_in_executor(self.reading, self.reader.dispose)
                self.reading.shutdown()
            await loop.run_in_executor(self.thread, self.engine.dispose)
            self.thread.shutdown()

    async def transact(self, work: Callable[[Connection], T], reads: bool = False) -> T:
        """Run one transaction, which may write unless it only `reads`; failures come as the driver tells them.

        It is carried through even if whoever asked for it is cancelled: half of one would cost its connection.
        """
        if isinstance(self.engine, AsyncEngine):
            task = asyncio.create_task(_whole_async(self.engine, work))
            self.running.add(task)
            task.add_done_callback(self._done)
            return await asyncio.shield(task)
        engine = self.reader if reads else self.engine
        assert isinstance(engine, Engine)
        thread = self.reading if reads else self.thread
        return await asyncio.get_running_loop().run_in_executor(thread, _whole, engine, work)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited was told; if nobody did, nobody needs to know

    async def direct(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """One transaction of PostgreSQL in the driver's own words, on a connection kept for nothing else.

        Like all others it is carried through; a connection on which anything failed is not used again.
        """
        task = asyncio.create_task(self._direct(work))
        self.running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _direct(self, work: Callable[[Any], Awaitable[T]]) -> T:
        import asyncpg

        try:
            async with self.alone:
                if self.wire is None or self.wire.is_closed():
                    self.wire = await asyncpg.connect(self.url.replace("+asyncpg:", ":", 1), timeout=10)
                try:
                    async with self.wire.transaction():
                        return await work(self.wire)
                except (asyncpg.IntegrityConstraintViolationError, Conflict):
                    raise
                except BaseException:
                    wire, self.wire = self.wire, None
                    wire.terminate()
                    raise
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StorageError(str(error).split("\n")[0]) from None

    async def raw(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """One transaction of SQLite in the driver's own words: half the cost, for the path that every move takes."""
        assert isinstance(self.engine, Engine)
        return await asyncio.get_running_loop().run_in_executor(self.thread, _whole_raw, self.engine, work)


@contextlib.contextmanager
def storage_failures() -> Iterator[None]:
    """Failures of any driver as Conflict or StorageError."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise Conflict from None
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:
        raise StorageError(str(getattr(error, "orig", None) or error).split("\n")[0]) from None


async def _whole_async(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)


def _whole(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _whole_raw(engine: Engine, work: Callable[[sqlite3.Connection], T]) -> T:
    connection: Any = engine.raw_connection().driver_connection
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _postgresql(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, pool_timeout=10)


def _sqlite(url: str, reads: bool = False) -> Engine:
    path = url.partition(":///")[2]
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    # One connection that writes, used by one thread: several writers starve each other, and older SQLite may corrupt a
    # WAL that two of them reset. Another one only reads, also while the first one waits for a lock. A whole transaction
    # is one visit to its thread, which costs a third of going step by step.
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        if reads:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        # whoever will write says so at once; whoever only reads can do so while nobody can write
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE")

    return engine


def _upgrade(connection: Any, schema: str) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # two workers may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(677234)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)
