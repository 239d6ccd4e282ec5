"""The sockets of uvicorn, fed in small pieces.

Ten thousand tiny frames that arrive in one piece would be taken apart in one go, and everybody else would wait for it.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

GOODBYE = 5.0  # seconds for the last bytes
SEND_BUFFER = 1 << 17  # bytes the system may hold back for one client, beside our own queue
PIECE = 4096  # bytes taken apart at a time; most honest messages have a hundred


class PiecewiseWebSocket(WebSocketsSansIOProtocol):
    """One socket. The next piece is taken when all messages of the last one were read."""

    rest = b""
    passed_on = False
    lost: Callable[[], None] = staticmethod(lambda: None)  # called once when the connection is gone

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if (
            own := transport.get_extra_info("socket")
        ) is not None:  # else the system keeps megabytes for a stalled client
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def data_received(self, data: bytes) -> None:
        if self.close_sent and len(data) >= PIECE:  # shown out, and talking on instead of leaving
            self.transport.abort()
            return
        waiting, self.rest = bool(self.rest), self.rest + data
        if not waiting:
            self._take_piece()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions["consigliere.socket"] = self

    def pass_on(self, protocol: asyncio.Protocol) -> None:
        """From now on somebody else speaks with this client."""
        self.passed_on = self.handshake_complete = True
        self.close_timer = self.loop.call_later(0, int)  # so that the end of the application is not the end of it
        self.transport.set_protocol(protocol)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lost()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        waiting = 0 if self.passed_on else self.transport.get_write_buffer_size()
        if waiting:  # a client that takes nothing would hold this socket for ever
            self.loop.call_later(GOODBYE, self.transport.abort)

    async def receive(self) -> Any:
        message = await super().receive()
        if self.rest and self.queue.empty():
            self.loop.call_soon(self._take_piece)
        return message

    def _take_piece(self) -> None:
        if self.transport.is_closing():
            self.rest = b""
        if self.rest:
            data, self.rest = self.rest[:PIECE], self.rest[PIECE:]
            super().data_received(data)
            if self.rest and self.queue.empty():  # a frame longer than one piece
                self.loop.call_soon(self._take_piece)
