"""Entries of a table's log: moves, the moves that took others back, and what was told by them."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.server.protocol import encode
from consigliere.server.store.database import Row


def new_entry(
    match: str,
    seq: int,
    kind: str,
    seat: int | None,
    text: str,
    told: Sequence[Event],
    request: str | None = None,
    spent: float = 0.0,
) -> Row:
    """A row of the log."""
    return {
        "match": match,
        "seq": seq,
        "kind": kind,
        "seat": seat,
        "text": text,
        "events": encode([event.plain() for event in told]).decode(),
        "request": request,
        "spent": int(spent * 1000),
        "at": time.time(),
    }


def not_undone(rows: Sequence[Row]) -> list[Row]:
    """The entries that count, undos themselves included."""
    kept: list[Row] = []
    for row in rows:
        if row["kind"] == "undo":
            kept = [one for one in kept if one["seq"] <= int(row["text"])]
        kept.append(row)
    return kept


def effective(rows: Sequence[Row]) -> list[tuple[int, Move]]:
    """The moves that were not taken back."""
    return [(row["seat"], Move.parse(row["text"])) for row in not_undone(rows) if row["kind"] == "move"]


def events_of(row: Row) -> list[Event]:
    return [Event.from_plain(event) for event in json.loads(row["events"])]
