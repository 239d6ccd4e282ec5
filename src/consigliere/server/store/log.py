"""Reading a table's log: which entries still count, and what they told."""

from __future__ import annotations

import json
from collections.abc import Sequence

from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.server.store.rows import EntryRow

_OURS = "table."  # events of the server itself, which no rule tells


def not_undone(entries: Sequence[EntryRow]) -> list[EntryRow]:
    """The entries that count, undos themselves included."""
    kept: list[EntryRow] = []
    for entry in entries:
        if entry.kind == "undo":
            kept = [one for one in kept if one.seq <= int(entry.text)]
        kept.append(entry)
    return kept


def moves_of(entries: Sequence[EntryRow]) -> list[tuple[int, Move]]:
    """The moves that were not taken back."""
    return [(entry.mover, Move.parse(entry.text)) for entry in not_undone(entries) if entry.kind == "move"]


def events_of(entry: EntryRow) -> list[Event]:
    """All that was told by an entry, secrets included."""
    return [Event.from_plain(event) for event in json.loads(entry.events)]


def notes_of(entry: EntryRow) -> list[Event]:
    """What the server itself added to what the rules told; playing the move again does not bring it back."""
    if f'"what":"{_OURS}' not in entry.events:
        return []
    return [event for event in events_of(entry) if event.what.startswith(_OURS)]
