"""Everything the server keeps, as one file of JSON lines with its own checksum; it fits every database."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select

from consigliere.server.schema import entries, guests, lines, matches, seats, snapshots
from consigliere.server.store import HEAD, Store

FORMAT = "consigliere backup 1"
TABLES = (guests, matches, seats, entries, snapshots, lines)


class BadBackup(Exception):
    """A file that cannot be restored, or a database that is not empty."""


async def save(url: str, file: Path) -> dict[str, int]:
    """One transaction reads all, so a running server is caught between two moves. The file appears when complete."""
    store = Store(url)
    await store.open()
    counts: dict[str, int] = {}
    digest = hashlib.sha256()
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:

            def write(value: Any) -> None:
                text = json.dumps(value, ensure_ascii=True, sort_keys=True).encode() + b"\n"
                digest.update(text)
                packed.write(text)

            write({"format": FORMAT, "schema": HEAD})
            engine = store.engine if store.sqlite else store.engine.execution_options(isolation_level="REPEATABLE READ")
            async with engine.begin() as connection:
                for table in TABLES:
                    counts[table.name] = 0
                    rows = await connection.stream(select(table))
                    async for row in rows.mappings():
                        write([table.name, dict(row)])
                        counts[table.name] += 1
            packed.write(json.dumps({"end": digest.hexdigest()}).encode() + b"\n")
        os.chmod(draft, 0o600)  # it holds the seeds of running games
        os.replace(draft, file)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    finally:
        await store.close()
    return counts


async def load(url: str, file: Path) -> dict[str, int]:
    """All or nothing, into an empty database."""
    rows = _read(file)
    store = Store(url)
    await store.open()
    counts: dict[str, int] = {}
    try:
        async with store.engine.begin() as connection:
            if (await connection.execute(select(func.count()).select_from(matches))).scalar():
                raise BadBackup("the database is not empty; restore into a fresh one")
            for table in TABLES:
                mine = [row for name, row in rows if name == table.name]
                counts[table.name] = len(mine)
                for at in range(0, len(mine), 500):
                    await connection.execute(insert(table), mine[at : at + 500])
    finally:
        await store.close()
    return counts


def _read(file: Path) -> list[tuple[str, dict[str, Any]]]:
    digest = hashlib.sha256()
    found: list[tuple[str, dict[str, Any]]] = []
    try:
        with gzip.open(file, "rb") as packed:
            first = packed.readline()
            digest.update(first)
            head = json.loads(first)
            if head.get("format") != FORMAT or head.get("schema") != HEAD:
                raise BadBackup("this is not a backup of this version")
            for line in packed:
                value = json.loads(line)
                if isinstance(value, dict):
                    if value["end"] != digest.hexdigest():
                        raise BadBackup("the checksum does not fit: the file was altered")
                    return found
                digest.update(line)
                found.append((value[0], value[1]))
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadBackup(f"this is not a whole backup ({type(error).__name__})") from None
    raise BadBackup("the file ends too early")
