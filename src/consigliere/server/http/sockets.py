"""Sockets: one conversation at one table, the reader here, the writer in a task of its own."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from consigliere.server import words
from consigliere.server.http.requests import by_cookie, same_origin, token_of
from consigliere.server.live.hall import Hall
from consigliere.server.live.room import Connection
from consigliere.server.live.session import Session
from consigliere.server.live.table import Table
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import GuestRow

FOREIGN, NO_TABLE, NO_HELLO, TRY_AGAIN = 4403, 4404, 4408, 1013  # close codes
HELLO_WITHIN = 10.0  # seconds for a client to introduce itself
GOODBYE = 5.0  # seconds for the writer to say goodbye


class TableSocket:
    """Plain ASGI, because the checks of a friendlier wrapper cost a tenth of a move."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall, asked = self.hall, HTTPConnection(scope)
        await receive()  # websocket.connect
        address = asked.client.host if asked.client else "?"
        code, guest, table = None, None, None
        try:
            if by_cookie(asked) and not same_origin(asked.headers):
                code = FOREIGN
            else:
                guest = await hall.guests.find(token_of(asked))
                table = await hall.table(scope["path_params"]["table"])
        except StorageError:
            code = TRY_AGAIN
        if not hall.sockets.enter(address):
            headers = [(b"retry-after", b"10"), (b"content-type", b"text/plain; charset=utf-8")]
            await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
            await send({"type": "websocket.http.response.body", "body": words.say("en", "no.sockets").encode()})
            return
        try:
            await self.talk(table, guest, code, receive, send)
        finally:
            hall.sockets.leave(address)

    async def talk(
        self, table: Table | None, guest: GuestRow | None, code: int | None, receive: Receive, send: Send
    ) -> None:
        hall = self.hall
        await send({"type": "websocket.accept"})  # else the client would see 403 instead of the code
        if code is not None or table is None:
            await send({"type": "websocket.close", "code": code or NO_TABLE})
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
        hello = asyncio.get_running_loop().call_later(HELLO_WITHIN, self.expect_hello, session)
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
            hello.cancel()
            writer.cancel()
            await session.leave()

    def expect_hello(self, session: Session) -> None:
        """Whoever says nothing holds a place that others want."""
        if not session.greeted:
            session.connection.close(NO_HELLO)
            asyncio.get_running_loop().call_later(GOODBYE, session.connection.drop)

    async def write(self, send: Send, connection: Connection) -> None:
        """Send until told to close; a client that has vanished ends it too."""
        try:
            code = await connection.write()
            self.hall.metrics.closed.labels(str(code)).inc()
            await send({"type": "websocket.close", "code": code})
        except Exception as error:  # the client is gone, in one of many ways
            self.hall.logs.debug("gone", reason=type(error).__name__)
            connection.close(1001)
