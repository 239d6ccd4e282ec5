"""Who listens at a table. Each connection has a bounded queue and its own writer: one that stalls delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

QUEUE = 256  # frames; whoever is further behind is better served by a fresh start
QUEUE_BYTES = 1 << 20

OVERFLOW = 4008  # close code: you fell behind, come back and resume
Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """One listener: the seats it holds, its language, and the frames that wait for it."""

    __slots__ = (
        "at", "changes", "close_code", "closed", "drop", "guest", "heard", "held", "lang", "person", "phrases",
        "queue", "seats", "send", "size", "wake",
    )  # fmt: skip

    def __init__(self, send: Send, guest: str, person: bool = True) -> None:
        self.send = send
        self.person = person
        self.guest = guest
        self.seats: tuple[int | None, ...] = ()
        self.held: frozenset[int] = frozenset()
        self.lang = "en"
        self.changes = False
        self.phrases = False
        self.at: dict[int | None, int] = {}  # by seat: the seq of the last frame put into the queue
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.heard = time.monotonic()
        self.close_code: int | None = None
        self.closed = 0.0  # when we wanted to end it
        self.drop: Callable[[], object] = lambda: None  # ends it although the other side takes nothing more

    def put(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.close_code is not None:
            return
        if len(self.queue) >= QUEUE or self.size > QUEUE_BYTES:
            self.close(OVERFLOW)
            return
        self.queue.append(frame)
        self.size += len(frame)
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
                frame = self.queue.popleft()
                self.size -= len(frame)
                await self.send(frame)
            if self.close_code is not None:
                return self.close_code
            self.wake.clear()
            await self.wake.wait()


class Room:
    """All connections at one table."""

    __slots__ = ("connections",)

    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def here(self) -> set[int]:
        """The seats somebody sits at right now."""
        return {seat for connection in self.connections if connection.person for seat in connection.held}

    def __len__(self) -> int:
        return len(self.connections)
