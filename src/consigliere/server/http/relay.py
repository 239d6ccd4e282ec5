"""What concerns a table goes to the worker that keeps it.

A request is sent on and its answer brought back. A socket is handed over with its handshake if that worker is on this
machine; else it is sent on, and from then on its bytes run through as they are, in both directions.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlsplit

from starlette.types import Message, Scope

from consigliere.server.http.handing import give
from consigliere.server.http.websocket import PiecewiseWebSocket
from consigliere.server.live.lease import Lease
from consigliere.server.settings import Settings
from consigliere.server.store.rows import WorkerRow

SECRET, CLIENT = b"x-consigliere-relay", b"x-consigliere-client"
ANSWERS_WITHIN = 1.5  # seconds for the other worker to take a socket; then we ask again who keeps the table
REPLIES_WITHIN = 30.0  # seconds for its answer to a request


class Unreachable(Exception):
    """The other worker cannot be asked just now."""


class Gone(Unreachable):
    """There is no such worker any more."""


class Lost(Exception):
    """It fell silent after it was asked: nobody knows whether it did what was asked."""


def inner_address(settings: Settings) -> str:
    """Where this machine is reached by those that share its database."""
    if settings.inner_host:
        return settings.inner_host
    where = urlsplit(settings.database_url).hostname
    if where is None:
        return "127.0.0.1"
    try:
        family, _, _, _, there = socket.getaddrinfo(where, 9, type=socket.SOCK_DGRAM)[0]
        with socket.socket(family, socket.SOCK_DGRAM) as one:
            one.connect(there)  # nothing is sent; only the way is looked up
            return str(one.getsockname()[0])
    except OSError:
        return "127.0.0.1"


def _head(scope: Scope, worker: WorkerRow, more: Mapping[bytes, bytes]) -> bytes:
    """The request as it came, with the sign of a worker and the address of the client."""
    raw: bytes = scope.get("raw_path") or quote(scope["path"]).encode()
    target = raw + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    client = scope.get("client")
    dropped = {SECRET, CLIENT, b"transfer-encoding", b"expect", *more}
    headers = [(name, value) for name, value in scope["headers"] if name not in dropped]
    headers += [(SECRET, worker.secret.encode()), (CLIENT, (client[0] if client else "").encode()), *more.items()]
    lines = [scope.get("method", "GET").encode() + b" " + target + b" HTTP/1.1"]
    return b"\r\n".join([*lines, *(name + b": " + value for name, value in headers), b"", b""])


def _place(worker: WorkerRow) -> tuple[str, int]:
    host, _, port = worker.address.rpartition(":")
    return host, int(port)


# -- requests ----------------------------------------------------------------------------------------------------------


async def send_on(scope: Scope, body: bytes, worker: WorkerRow) -> list[Message]:
    """The other worker's answer; raises Unreachable before it was asked, Lost after."""
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            reader, writer = await asyncio.open_connection(*_place(worker))
    except ConnectionRefusedError:
        raise Gone from None
    except (OSError, TimeoutError):
        raise Unreachable from None
    try:
        async with asyncio.timeout(REPLIES_WITHIN):
            more = {b"connection": b"close", b"content-length": str(len(body)).encode()}
            writer.write(_head(scope, worker, more) + body)
            head = await reader.readuntil(b"\r\n\r\n")
            rest = await reader.read()
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise Lost from None
    finally:
        writer.close()
    first, *lines = head.strip().split(b"\r\n")
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
    if (b"x-consigliere-not", b"mine") in headers:
        raise Gone
    kept = [(name, value) for name, value in headers if name not in (b"connection", b"date", b"server")]
    return [
        {"type": "http.response.start", "status": int(first.split()[1]), "headers": kept},
        {"type": "http.response.body", "body": rest},
    ]


# -- sockets -----------------------------------------------------------------------------------------------------------


class End(asyncio.Protocol):
    """One end of a socket that runs through: what arrives here is said there."""

    def __init__(self) -> None:
        self.other: asyncio.Transport | None = None
        self.own: Any = None

    def connection_made(self, transport: Any) -> None:
        self.own = transport

    def data_received(self, data: bytes) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.close()


class Given(asyncio.Protocol):
    """What is left here of a connection that another worker has."""

    def __init__(self, proto: PiecewiseWebSocket) -> None:
        self.proto = proto

    def connection_lost(self, exc: Exception | None) -> None:
        self.proto.connections.discard(self.proto)
        self.proto.lost()

    def shutdown(self) -> None: ...


class Near(End):
    """The client's end. The server under us knows it as one of its connections."""

    def __init__(self, proto: PiecewiseWebSocket, far: Far, lease: Lease) -> None:
        super().__init__()
        self.proto, self.far, self.lease = proto, far, lease
        self.own, self.other = proto.transport, far.own
        proto.connections.discard(proto)
        proto.connections.add(self)  # type: ignore[arg-type]
        lease.relays.setdefault(far.worker, set()).add(self.drop)

    def drop(self) -> None:
        """The worker behind it is gone; the client comes back and is led to the next one."""
        self.own.abort()

    def shutdown(self) -> None:
        self.own.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.proto.connections.discard(self)
        self.lease.relays.get(self.far.worker, set()).discard(self.drop)
        self.proto.lost()


class Far(End):
    """The other worker's end, which first says whether it takes the socket."""

    def __init__(self, worker: str) -> None:
        super().__init__()
        self.worker = worker
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        if not self.first.done():
            self.own.pause_reading()
            self.first.set_result(data)
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if not self.first.done():
            self.first.set_exception(ConnectionResetError())


async def splice(scope: Scope, proto: PiecewiseWebSocket, worker: WorkerRow, lease: Lease) -> None:
    """Give a client's socket to the other worker; raises Unreachable, and then nothing has happened to it."""
    loop = asyncio.get_running_loop()
    try:
        if give(worker.id, _head(scope, worker, {}), proto.transport.get_extra_info("socket")):
            proto.pass_on(Given(proto))
            proto.transport.abort()
            return
    except ConnectionRefusedError:
        raise Gone from None
    far = Far(worker.id)
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await loop.create_connection(lambda: far, *_place(worker))
            far.own.write(_head(scope, worker, {}))
            first = await far.first
    except ConnectionRefusedError:
        raise Gone from None
    except (OSError, TimeoutError):
        if far.own is not None:
            far.own.abort()
        far.first.cancel()
        raise Unreachable from None
    if b"\r\nx-consigliere-not: mine\r\n" in first.lower():
        far.own.abort()
        raise Gone
    near = Near(proto, far, lease)
    proto.pass_on(near)
    far.other = proto.transport
    proto.transport.write(first)
    far.own.resume_reading()
    if proto.transport.is_closing():
        far.own.close()
