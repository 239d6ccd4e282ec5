"""PostgreSQL and NATS, where they run: CONSIGLIERE_TEST_PG and CONSIGLIERE_TEST_NATS say where."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import Iterator

from needs import need

PG = os.environ.get("CONSIGLIERE_TEST_PG", "postgresql://postgres@127.0.0.1:55432/postgres")
NATS = os.environ.get("CONSIGLIERE_TEST_NATS", "nats://127.0.0.1:54222")


async def _listens(url: str) -> bool:
    host, _, port = url.rpartition("//")[2].rpartition("@")[2].partition("/")[0].partition(":")
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 1)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh, empty database."""
    need(asyncio.run(_listens(PG)), "no PostgreSQL listens; docs/operating.md tells how to start one")
    import asyncpg

    name = f"t_{secrets.token_hex(5)}"

    async def do(statement: str) -> None:
        connection = await asyncpg.connect(PG)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(do(f"CREATE DATABASE {name}"))
    try:
        yield f"{PG.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(do(f"DROP DATABASE {name} WITH (FORCE)"))


def nats() -> str:
    need(asyncio.run(_listens(NATS)), "no NATS server listens; docs/operating.md tells how to start one")
    return NATS
