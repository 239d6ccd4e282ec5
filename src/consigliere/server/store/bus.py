"""Who tells the other workers that a table has moved on. A notice names a table and a place in its log, no more.

Three buses keep one contract: in one process, over PostgreSQL's LISTEN/NOTIFY, over NATS. A notice may be lost
while a connection is down; whoever listens therefore catches up from the log when the bus says "reconnected" (None),
and looks again from time to time anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

OPENING = 8.0  # seconds for the first connection


class Notice(NamedTuple):
    """Something happened at a table."""

    match: str
    seq: int
    what: str  # "log", "table", "chat" (seq is then the number of the line) or "visit"
    origin: str  # the worker that did it

    def text(self) -> str:
        return " ".join((self.match, str(self.seq), self.what, self.origin))

    @classmethod
    def parse(cls, text: str) -> Notice:
        match, seq, what, origin = text.split(" ")
        return cls(match, int(seq), what, origin)


Listener = Callable[[Notice | None], None]  # None: notices may have been missed, catch up


class Bus(Protocol):
    """The contract."""

    shared: bool  # are there other workers at all

    async def open(self, listener: Listener) -> None: ...

    def inside(self, connection: Any, notices: Sequence[Notice]) -> None:
        """Called in the transaction that makes the notices true, before its commit."""

    async def publish(self, notices: Sequence[Notice]) -> None:
        """Called after that commit."""

    async def close(self) -> None: ...


def new_worker() -> str:
    return secrets.token_hex(4)


class LocalBus:
    """One process: whoever opened it hears everything, at once."""

    shared = False

    def __init__(self) -> None:
        self.listener: Listener | None = None

    async def open(self, listener: Listener) -> None:
        self.listener = listener

    def inside(self, connection: Any, notices: Sequence[Notice]) -> None:
        return None

    async def publish(self, notices: Sequence[Notice]) -> None:
        if self.listener is not None:
            for notice in notices:
                self.listener(notice)

    async def close(self) -> None:
        self.listener = None


class PostgresBus:
    """LISTEN/NOTIFY: the notice is part of the transaction, so a commit without its notice cannot happen."""

    shared = True
    CHANNEL = "consigliere"

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg:", "postgresql:")
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self.task = asyncio.create_task(self._listen(listener))
        await asyncio.wait_for(self.ready.wait(), OPENING)

    async def _listen(self, listener: Listener) -> None:
        import asyncpg

        def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            listener(Notice.parse(str(payload)))

        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(self.CHANNEL, heard)
                    again = self.ready.is_set()
                    self.ready.set()
                    if again:
                        listener(None)
                    await lost.wait()
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pass
            await asyncio.sleep(0.5)

    def inside(self, connection: Any, notices: Sequence[Notice]) -> None:
        from sqlalchemy import text

        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"),
            [{"channel": self.CHANNEL, "payload": notice.text()} for notice in notices],
        )

    async def publish(self, notices: Sequence[Notice]) -> None:
        return None

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task


class NatsBus:
    """NATS: for many machines. A notice follows its commit; what is lost with a dying worker is found by looking."""

    shared = True
    SUBJECT = "consigliere.notices"

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Any = None

    async def open(self, listener: Listener) -> None:
        import nats

        async def heard(message: Any) -> None:
            listener(Notice.parse(message.data.decode()))

        async def again() -> None:
            listener(None)

        async def quiet(_error: Exception) -> None:
            return None

        async with asyncio.timeout(OPENING):  # it would try for ever
            self.connection = await nats.connect(
                self.url, reconnected_cb=again, error_cb=quiet, max_reconnect_attempts=-1, connect_timeout=5
            )
            await self.connection.subscribe(self.SUBJECT, cb=heard)
            await self.connection.flush()

    def inside(self, connection: Any, notices: Sequence[Notice]) -> None:
        return None

    async def publish(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            with contextlib.suppress(Exception):  # the log is the truth; the others look again by themselves
                await self.connection.publish(self.SUBJECT, notice.text().encode())

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()


def make_bus(bus: str, database_url: str) -> Bus:
    """The bus that fits: what was asked for, else what the database offers."""
    if bus.startswith("nats:"):
        return NatsBus(bus)
    if bus:
        raise ValueError(f"a bus is nats://host:port, not {bus!r}")
    return PostgresBus(database_url) if database_url.startswith("postgresql") else LocalBus()
