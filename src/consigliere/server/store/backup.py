"""Everything the server keeps, as one file of JSON lines with its own checksum; it fits every database."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, column, func, insert, select, text
from sqlalchemy import table as sql_table

from consigliere.server.store.database import HEAD, Database
from consigliere.server.store.schema import components, entries, guests, lines, matches, seats, snapshots
from consigliere.server.store.store import Store

FORMAT = "consigliere backup 1"
SCHEMAS = ("0001", "0002", HEAD)
TABLES = (guests, components, matches, seats, entries, snapshots, lines)


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
                line = json.dumps(value, ensure_ascii=True, sort_keys=True).encode() + b"\n"
                digest.update(line)
                packed.write(line)

            write({"format": FORMAT, "schema": HEAD})

            def read_all(connection: Connection) -> None:
                if not store.database.sqlite:
                    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                for table in TABLES:
                    counts[table.name] = 0
                    for row in connection.execute(select(table)).mappings():
                        write([table.name, dict(row)])
                        counts[table.name] += 1

            await store.database.transact(read_all)
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
    """All or nothing, into an empty database; a backup of an older version is brought up to date there."""
    schema, rows = _read(file)
    database = Database(url)
    counts: dict[str, int] = {}

    def fill(connection: Connection) -> None:
        if connection.execute(select(func.count()).select_from(matches)).scalar():
            raise BadBackup("the database is not empty; restore into a fresh one")
        for name in [table.name for table in TABLES]:
            mine = [row for one, row in rows if one == name]
            counts[name] = len(mine)
            if mine:  # named by the backup, not by today's schema
                table = sql_table(name, *map(column, mine[0]))
                for at in range(0, len(mine), 500):
                    connection.execute(insert(table), mine[at : at + 500])

    try:
        there = await database.schema()
        if there not in (None, schema):
            raise BadBackup("this backup is of an older version; restore it into a database that no server has opened")
        await database.upgrade(schema)
        await database.transact(fill)
        await database.open()
    finally:
        await database.close()
    return counts


def _read(file: Path) -> tuple[str, list[tuple[str, dict[str, Any]]]]:
    """The version of the schema, and the rows with the names of their tables."""
    digest = hashlib.sha256()
    found: list[tuple[str, dict[str, Any]]] = []
    try:
        with gzip.open(file, "rb") as packed:
            first = packed.readline()
            digest.update(first)
            head = json.loads(first)
            if head.get("format") != FORMAT or head.get("schema") not in SCHEMAS:
                raise BadBackup("this is not a backup of this version or an older one")
            for line in packed:
                value = json.loads(line)
                if isinstance(value, dict):
                    if value["end"] != digest.hexdigest():
                        raise BadBackup("the checksum does not fit: the file was altered")
                    return head["schema"], found
                digest.update(line)
                found.append((value[0], value[1]))
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadBackup(f"this is not a whole backup ({type(error).__name__})") from None
    raise BadBackup("the file ends too early")
