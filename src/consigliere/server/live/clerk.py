"""Long answers are worked out by a process of their own, for one person after the other, so that no table waits."""

from __future__ import annotations

import asyncio

from consigliere.server.live.processes import ProcessEnded, ProcessFailed, WorkerProcess
from consigliere.server.words import Denied

WAITING = 12  # people; whoever comes then is asked to come again
PATIENCE = 20.0  # seconds for one answer; the longest record takes a few
COME_AGAIN = 5  # seconds


class Clerk:
    """One process, and the queue in front of it."""

    def __init__(self, module: str) -> None:
        self.worker = WorkerProcess(module)
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, request: bytes) -> bytes:
        """Denied when too many wait, or when it takes too long."""
        if self.waiting >= WAITING:
            raise Denied("busy", 503, retry_after=COME_AGAIN)
        self.waiting += 1
        try:
            async with self.turn:
                try:
                    return await self.worker.ask(request, PATIENCE)
                except ProcessEnded:  # perhaps it had nothing to do and went in the very moment it was asked
                    return await self.worker.ask(request, PATIENCE)
        except ProcessFailed:
            raise Denied("endless", 422) from None
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await self.worker.end()
