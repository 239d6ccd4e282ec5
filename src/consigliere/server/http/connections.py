"""Connections that say nothing, or say it letter by letter, are closed; nobody may hold all of them."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from consigliere.server.limits import Door

HEAD_WITHIN = 10.0  # seconds from the first byte of a request, or from the connection, to the end of its headers
BODY_WITHIN = 30.0  # seconds from there to the end of its body; the largest has a quarter of a megabyte
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 22\r\n\r\ntoo many connections.\r\n"
)


class PatientHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection, as long as it is not a socket."""

    cycle: Any
    transport: Any
    loop: asyncio.AbstractEventLoop
    app_state: dict[str, Any]
    timer: asyncio.TimerHandle | None = None
    address: str | None = None  # under which the door counts it
    patience = HEAD_WITHIN, BODY_WITHIN

    @property
    def door(self) -> Door | None:
        return self.app_state.get("door")

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        if self.door is not None and not self.door.enter(address):
            transport.write(FULL)
            transport.close()
            return
        self.address = address
        self.timer = self.loop.call_later(self.patience[0], self._look, False)

    def data_received(self, data: bytes) -> None:
        if self.timer is None and self.address is not None:
            self.timer = self.loop.call_later(self.patience[0], self._look, False)
        if not self.transport.is_closing():
            super().data_received(data)

    def _look(self, again: bool) -> None:
        """Time is up. A request that is complete may take as long as it takes; half of one may not."""
        self.timer = None
        begun = self.cycle is not None and not self.cycle.response_complete
        if begun and not self.cycle.more_body:
            return
        if begun and not again:
            self.timer = self.loop.call_later(self.patience[1], self._look, True)
            return
        if not self.transport.is_closing():
            self.transport.abort() if begun else self.transport.close()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        super().handle_websocket_upgrade(*event)
        self._stop()
        self.transport.get_protocol().lost = self._leave

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        self._leave()

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _leave(self) -> None:
        if self.address is not None and self.door is not None:
            self.door.leave(self.address)
        self.address = None
