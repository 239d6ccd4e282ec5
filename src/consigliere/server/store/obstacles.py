"""What keeps a server from starting, in one sentence, before anything is promised to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from urllib.parse import urlsplit

from consigliere.server.settings import Settings
from consigliere.server.store.bus import make_bus
from consigliere.server.store.database import Conflict, StorageError, storage_failures
from consigliere.server.store.store import Store

NATS_PORT = 4222
PATIENCE = 10.0  # seconds for a database or a bus to answer


async def obstacle(settings: Settings) -> str:
    """The first thing that is in the way; "": nothing is. The schema of the database is up to date afterwards."""
    if trouble := _port(settings):
        return trouble
    try:
        store = Store(settings.database_url)
    except OSError as error:
        return f"{_place(settings)} cannot be used: {error.strerror or error}"
    try:
        with storage_failures():
            async with asyncio.timeout(PATIENCE):
                await store.open()
    except (StorageError, Conflict) as error:
        return f"{_place(settings)} cannot be used: {str(error) or 'there is no answer'}"
    finally:
        with contextlib.suppress(Exception):
            await store.close()
    if settings.bus:
        bus = make_bus(settings.bus, settings.database_url)
        try:
            where = urlsplit(settings.bus)
            async with asyncio.timeout(PATIENCE):
                _, writer = await asyncio.open_connection(where.hostname, where.port or NATS_PORT)
            writer.close()
            await bus.open(lambda _: None)
        except Exception as error:  # as many kinds as there are ways to be unreachable
            return f"NATS at {_host(settings.bus)} does not answer ({type(error).__name__})"
        await bus.close()
    return ""


def _port(settings: Settings) -> str:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((settings.host, settings.port))
        except OSError as error:
            return f"{settings.host}:{settings.port} cannot be listened at: {error.strerror or error}"
    return ""


def _place(settings: Settings) -> str:
    if settings.on_sqlite:
        return f"the database {settings.database_url.partition(':///')[2]}"
    return f"PostgreSQL at {_host(settings.database_url)}"


def _host(url: str) -> str:
    """Without user and password."""
    return urlsplit(url).netloc.rpartition("@")[2]
