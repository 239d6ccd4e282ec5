"""Sockets: one conversation at one table, the reader here, the writer in a task of its own."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from consigliere.server.http.requests import COOKIE, bearer_of, token_of
from consigliere.server.live.hall import Hall
from consigliere.server.live.room import Connection
from consigliere.server.live.session import Session
from consigliere.server.store.database import StorageError

GOODBYE = 5.0  # seconds for the writer to say goodbye


def same_origin(headers: Headers) -> bool:
    """A page of another site may not speak with a guest's cookie."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class TableSocket:
    """Plain ASGI, because the checks of a friendlier wrapper cost a tenth of a move."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall, asked = self.hall, HTTPConnection(scope)
        await receive()  # websocket.connect
        by_cookie = bearer_of(asked) is None and asked.cookies.get(COOKIE)
        if by_cookie and not same_origin(asked.headers):
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            guest = await hall.guests.find(token_of(asked))
            table = await hall.table(scope["path_params"]["table"])
        except StorageError:
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept"})
        if table is None:
            await send({"type": "websocket.close", "code": 4404})
            return

        async def put(message: bytes) -> None:
            await send({"type": "websocket.send", "text": message.decode()})

        connection = Connection(put, "" if guest is None else guest.id)
        await self.converse(Session(hall, table, connection, guest), connection, receive, send)

    async def converse(self, session: Session, connection: Connection, receive: Receive, send: Send) -> None:
        reader = asyncio.current_task()
        assert reader is not None
        connection.drop = reader.cancel
        writer = asyncio.create_task(self.write(send, connection))
        try:
            while connection.close_code is None:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                raw = message.get("text")
                await session.receive(message.get("bytes") or b"" if raw is None else raw)
            if connection.close_code is not None:
                await asyncio.wait({writer}, timeout=GOODBYE)
        except asyncio.CancelledError:
            if connection.close_code is None:
                raise
        finally:
            writer.cancel()
            await session.leave()

    async def write(self, send: Send, connection: Connection) -> None:
        """Send until told to close; a client that has vanished ends it too."""
        try:
            code = await connection.write()
            self.hall.metrics.closed.labels(str(code)).inc()
            await send({"type": "websocket.close", "code": code})
        except Exception as error:  # the client is gone, in one of many ways
            self.hall.logs.debug("gone", reason=type(error).__name__)
            connection.close(1001)
