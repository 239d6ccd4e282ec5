"""Who listens at a table. Each connection has a bounded queue and its own writer: one that stalls delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

QUEUE = 256  # messages; whoever is further behind is better served by a fresh start
QUEUE_BYTES = 1 << 20

OVERFLOW = 4008  # close code: you fell behind, come back and resume
Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """One listener: the seats it holds, its language, and the messages that wait for it."""

    __slots__ = (
        "at", "changes", "close_code", "closed", "drop", "guest", "heard", "held", "lang", "person", "phrases",
        "queue", "seats", "send", "size", "wake",
    )  # fmt: skip

    def __init__(self, send: Send, guest: str, person: bool = True) -> None:
        self.send = send
        self.person = person
        self.guest = guest
        self.seats: tuple[int | None, ...] = ()  # whose views it is sent; (None,) of a spectator
        self.held: frozenset[int] = frozenset()
        self.lang = "en"
        self.changes = False
        self.phrases = False
        self.at: dict[int | None, int] = {}  # by seat: the seq of the last state put into the queue
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.heard = time.monotonic()
        self.close_code: int | None = None
        self.closed = 0.0  # when we wanted to end it
        self.drop: Callable[[], object] = lambda: None  # ends it although the other side takes nothing more

    def hold(self, seats: Iterable[int]) -> None:
        """From now on it speaks for these seats and sees what they see."""
        self.held = frozenset(seats)
        self.seats = tuple(sorted(self.held)) or (None,)
        self.at.clear()

    def put(self, message: bytes) -> None:
        """Queue a message; never waits."""
        if self.close_code is not None:
            return
        if len(self.queue) >= QUEUE or self.size > QUEUE_BYTES:
            self.close(OVERFLOW)
            return
        self.queue.append(message)
        self.size += len(message)
        self.wake.set()

    def close(self, code: int) -> None:
        """Ask the writer to end this connection."""
        if self.close_code is None:
            self.close_code, self.closed = code, time.monotonic()
            if code == OVERFLOW:
                self.queue.clear()
            self.wake.set()

    async def write(self) -> int:
        """The writer: sends until told to close; returns the close code."""
        while True:
            while self.queue:
                message = self.queue.popleft()
                self.size -= len(message)
                await self.send(message)
            if self.close_code is not None:
                return self.close_code
            self.wake.clear()
            await self.wake.wait()


class Room:
    """All connections at one table."""

    __slots__ = ("connections",)

    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)

    def people(self) -> list[Connection]:
        """All that are no bots."""
        return [connection for connection in self.connections if connection.person]

    def here(self) -> set[int]:
        """The seats somebody sits at right now."""
        return {seat for connection in self.connections if connection.person for seat in connection.held}

    def tell_players(self, message: bytes) -> None:
        """Something for everybody who holds a seat."""
        for connection in self.connections:
            if connection.held:
                connection.put(message)

    def __len__(self) -> int:
        return len(self.connections)
