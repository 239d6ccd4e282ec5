"""Work that might hang or crash is done in processes of their own, which can be ended at any time.

A request and its answer are bytes with their length before them, over standard input and output. The server waits for
every answer with a limit; a process that misses it, was stopped or died is ended, and a new one is started when the
next request comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import IO, Any

LOOK = 0.2  # seconds between two looks at a process that has not answered yet
WAKING = 15.0  # seconds for a process to start, on a machine that has much else to do
LONGEST = 1 << 24  # bytes of one answer; whoever says more talks nonsense
READY = b"ready"
_LENGTH = 4  # bytes, big-endian


class ProcessFailed(Exception):
    """A process did not answer."""


class ProcessLate(ProcessFailed):
    """It did not answer in time, and was ended."""


class ProcessEnded(ProcessFailed):
    """It ended by itself, or by somebody else's hand."""


class WorkerProcess:
    """The server's side: one process that runs a module, started when it is first asked. One request at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def ask(self, request: bytes, patience: float) -> bytes:
        """Raises ProcessFailed; the process is gone then."""
        try:
            if not self.alive:
                await self._start()
            async with asyncio.timeout(patience):
                return await self._watched(self._exchange(request))
        except TimeoutError:
            await self.end()
            raise ProcessLate(f"no answer within {patience:g} s") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise ProcessEnded(type(error).__name__) from None
        except BaseException:
            await self.end()
            raise

    async def _start(self) -> None:
        await self.end()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        try:
            async with asyncio.timeout(WAKING):
                greeting = await self._read()
        except TimeoutError:
            raise OSError("it did not start") from None
        if greeting != READY:
            raise OSError("it does not speak our language")

    async def _watched(self, exchange: Coroutine[Any, Any, bytes]) -> bytes:
        """The answer; TimeoutError from a process that was stopped, for which nobody needs to wait until the end."""
        task, stopped = asyncio.create_task(exchange), 0
        try:
            while not (await asyncio.wait({task}, timeout=LOOK))[0]:
                stopped = stopped + 1 if self._is_stopped() else 0
                if stopped > 1:
                    raise TimeoutError
            return task.result()
        finally:
            if not task.done():
                task.cancel()
                await asyncio.wait({task})

    def _is_stopped(self) -> bool:
        """Has somebody stopped it? Only Linux tells; elsewhere its time runs out."""
        try:
            told = Path(f"/proc/{self.process.pid if self.process else 0}/stat").read_text()
        except OSError:
            return False
        return told.rpartition(")")[2].split()[0] in "Tt"

    async def _exchange(self, request: bytes) -> bytes:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(len(request).to_bytes(_LENGTH, "big") + request)
        await self.process.stdin.drain()
        return await self._read()

    async def _read(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(_LENGTH), "big")
        if length > LONGEST:
            raise OSError("an answer beyond all bounds")
        return await self.process.stdout.readexactly(length)

    async def end(self) -> None:
        """Also a process that was stopped or is deaf to everything else."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


def serve(answer: Callable[[bytes], bytes], idle: float | None = None) -> None:
    """The other side: answer one request after the other, until the server is gone or nobody asked for so long."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "r+b") as nothing:  # whatever is printed is no answer, and nobody types here
        os.dup2(nothing.fileno(), 0)
        os.dup2(nothing.fileno(), 1)
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, requests), daemon=True).start()
    _write(sink, READY)
    with contextlib.suppress(queue.Empty, OSError):
        while True:
            _write(sink, answer(requests.get(timeout=idle)))
    os._exit(0)  # without waiting for threads that somebody may have left


def _listen(source: IO[bytes], requests: queue.SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end of the server is noticed while an answer is being thought about."""
    with contextlib.suppress(OSError):
        while len(head := source.read(_LENGTH)) == _LENGTH:
            requests.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def _write(sink: IO[bytes], message: bytes) -> None:
    sink.write(len(message).to_bytes(_LENGTH, "big") + message)
    sink.flush()
