"""In front of the application: a request about a table is answered here if this worker keeps it, else passed on."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import socket
from collections.abc import AsyncIterator

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from consigliere.server import words
from consigliere.server.http.handing import PostBox
from consigliere.server.http.openapi import Problem, respond
from consigliere.server.http.relay import CLIENT, SECRET, Gone, Lost, Unreachable, inner_address, send_on, splice
from consigliere.server.http.sockets import TRY_AGAIN
from consigliere.server.live.hall import Hall
from consigliere.server.live.lease import LEASE
from consigliere.server.protocol import MAX_BODY, MAX_MESSAGE
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import WorkerRow

PATIENCE = LEASE + 4.0  # seconds until a worker that died is taken for dead, and its tables are here
AGAIN = 0.2  # seconds between two tries
TABLES = "/api/tables"
RELAYED = "consigliere.relayed"


class Routing:
    """The middleware. With one worker, everything is here."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall = self.hall
        if not hall.bus.shared or scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        match = self.concerns(scope)
        if match is None or match in hall.tables:
            return await self.app(scope, receive, send)
        try:
            owner = await self.owner(match)
            if owner is None or owner.id == hall.worker:
                return await self.app(scope, receive, send)
            if scope.get(RELAYED):
                return await refuse(scope, receive, send)  # it has changed hands on the way
        except StorageError:
            return await self.app(scope, receive, send)  # which says so
        if scope["type"] == "http":
            return await self.pass_request(scope, receive, send, match, owner)
        return await self.pass_socket(scope, receive, send, match, owner)

    def concerns(self, scope: Scope) -> str | None:
        """The id of the table; "": a table that is to be made; None: no table."""
        path: str = scope["path"]
        if path == TABLES:
            return "" if scope.get("method") == "POST" and not scope.get(RELAYED) else None
        if not path.startswith(f"{TABLES}/"):
            return None
        match = path.removeprefix(f"{TABLES}/").partition("/")[0]
        return match if 0 < len(match) <= 32 and match.isascii() and match.isprintable() else None

    async def owner(self, match: str) -> WorkerRow | None:
        """Who keeps this table, or shall make it: a new table is made where the fewest are."""
        if not match:
            return self.hall.lease.lightest()
        return await self.hall.store.claim(match, self.hall.worker)

    async def next_owner(self, match: str, owner: WorkerRow, error: Unreachable) -> WorkerRow | None:
        """After a failure: who is it now? A worker nobody listens for any more is dead, one that is silent may be."""
        if isinstance(error, Gone):
            await self.hall.lease.bury(owner.id)
        else:
            await asyncio.sleep(AGAIN)
        return await self.owner(match)

    async def pass_request(self, scope: Scope, receive: Receive, send: Send, match: str, owner: WorkerRow) -> None:
        body, end = await whole(receive), asyncio.get_running_loop().time() + PATIENCE
        now: WorkerRow | None = owner
        if body is None:
            return
        while asyncio.get_running_loop().time() < end:
            if now is None or now.id == self.hall.worker:
                return await self.app(scope, again(body, receive), send)
            try:
                for message in await send_on(scope, body, now):
                    await send(message)
                return
            except Unreachable as error:
                now = await self.next_owner(match, now, error)
            except Lost:
                if scope["method"] != "GET" and not scope["path"].endswith("/answer"):
                    break  # it may have been done; an answer names its request and can be said twice
                now = await self.next_owner(match, now, Unreachable())
        lang = dict(scope["headers"]).get(b"accept-language", b"en").decode("latin-1")[:2]
        response = respond(Problem("away", words.say(lang, "no.away"), {}), 503)
        response.headers["Retry-After"] = "1"
        await response(scope, receive, send)

    async def pass_socket(self, scope: Scope, receive: Receive, send: Send, match: str, owner: WorkerRow) -> None:
        end = asyncio.get_running_loop().time() + PATIENCE
        now: WorkerRow | None = owner
        socket_of_client = scope["extensions"].get("consigliere.socket")
        while socket_of_client is not None and asyncio.get_running_loop().time() < end:
            if now is None or now.id == self.hall.worker:
                return await self.app(scope, receive, send)
            try:
                return await splice(scope, socket_of_client, now, self.hall.lease)
            except Unreachable as error:
                now = await self.next_owner(match, now, error)
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_AGAIN})


async def whole(receive: Receive) -> bytes | None:
    """The body of a request, or what shows that it is too long; None if the client has gone."""
    body = bytearray()
    while len(body) <= MAX_BODY:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return bytes(body)


def again(body: bytes, receive: Receive) -> Receive:
    """As if nobody had read it yet."""
    told = False

    async def read() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """To another worker: look again."""
    headers = [(b"x-consigliere-not", b"mine"), (b"content-length", b"0")]
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.body", "body": b""})


class Inner:
    """The application as other workers see it. Whoever lacks the secret is no worker."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(SECRET, b""), self.hall.lease.me.secret.encode()):
            return await refuse(scope, receive, send)
        kept = [(name, value) for name, value in scope["headers"] if name not in (SECRET, CLIENT)]
        client = (headers.get(CLIENT, b"").decode("latin-1"), 0)
        await self.app({**scope, "headers": kept, "client": client, RELAYED: True}, receive, send)


class InnerServer(uvicorn.Server):
    """Beside the server for everybody; signals are that one's business."""

    capture_signals = contextlib.nullcontext  # type: ignore[assignment]


@contextlib.asynccontextmanager
async def inner_door(app: ASGIApp, hall: Hall) -> AsyncIterator[str]:
    """Where other workers reach this one, as long as it lives; "": there are no others."""
    if not hall.bus.shared:
        yield ""
        return
    host = await asyncio.to_thread(inner_address, hall.settings)
    listener = socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    config = uvicorn.Config(
        Inner(app, hall), http="consigliere.server.http.connections:PatientHttp",
        ws="consigliere.server.http.websocket:PiecewiseWebSocket", ws_max_size=MAX_MESSAGE, ws_ping_interval=None,
        ws_per_message_deflate=False, lifespan="off", log_config=None, access_log=False, server_header=False,
        proxy_headers=False, timeout_graceful_shutdown=5,
    )  # fmt: skip
    server = InnerServer(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    box = PostBox(hall.worker, lambda: config.ws_protocol_class(config, server.server_state, {}))  # type: ignore[call-arg, misc]
    while not server.started:
        await asyncio.sleep(0.005)
    box.open()
    try:
        yield f"{host}:{listener.getsockname()[1]}"
    finally:
        box.close()
        server.should_exit = True
        await asyncio.wait({task})
