"""A client that behaves badly, in a process of its own: `flooder.py HOST PORT TABLE TOKEN SECONDS RATE`.

It speaks raw sockets with frames made beforehand, so that it is not itself what it measures.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

BLOCK = 500  # frames written at once


def frame(text: bytes) -> bytes:
    """A masked text frame; a mask of zeros is a mask too."""
    size = len(text)
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xff" + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + text


class Flooder:
    """Floods until the time is up, and comes back whenever it is shown out."""

    def __init__(self, host: str, port: int, table: str, token: str, seconds: float, rate: float) -> None:
        self.host, self.port, self.rate = host, port, rate
        self.begun = time.monotonic()
        self.stop = self.begun + seconds
        self.sent = self.closed = self.huge = 0
        self.request = (
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(self.request)
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def until_stopped(self, once: object) -> None:
        while time.monotonic() < self.stop:
            try:
                await once()  # type: ignore[operator]
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.001)

    async def flood(self) -> None:
        block = frame(b'{"type":"ping","n":1}') * BLOCK
        reader, writer = await self.open()
        try:
            writer.write(frame(b'{"type":"hello"}'))
            while time.monotonic() < self.stop and not reader.at_eof():
                late = (time.monotonic() - self.begun) * self.rate - self.sent
                if late < BLOCK:
                    await asyncio.sleep(0.002)
                    continue
                writer.write(block)
                await writer.drain()
                self.sent += BLOCK
                while len(reader._buffer):  # type: ignore[attr-defined]
                    await reader.read(1 << 16)
                await asyncio.sleep(0)
        finally:
            self.closed += 1
            writer.transport.abort()

    async def heavy(self) -> None:
        """Frames of a megabyte, and JSON that never stops opening."""
        for text in (b"x" * 1_000_000, b"[" * 16_000):
            reader, writer = await self.open()
            writer.write(frame(text))
            await reader.read(1 << 16)
            self.huge += 1
            writer.transport.abort()
        await asyncio.sleep(0.05)

    async def slow(self) -> None:
        """A request that comes letter by letter."""
        _, writer = await asyncio.open_connection(self.host, self.port)
        for letter in self.request:
            if time.monotonic() > self.stop:
                break
            writer.write(bytes((letter,)))
            await asyncio.sleep(0.2)
        writer.transport.abort()

    async def run(self) -> None:
        await asyncio.gather(
            self.until_stopped(self.flood),
            self.until_stopped(self.heavy),
            *(self.until_stopped(self.slow) for _ in "abc"),
        )
        spent = time.monotonic() - self.begun
        print(json.dumps({"rate": self.sent / spent, "closed": self.closed, "huge": self.huge}))


host, port, table, token, seconds, rate = sys.argv[1:]
asyncio.run(Flooder(host, int(port), table, token, float(seconds), float(rate)).run())
