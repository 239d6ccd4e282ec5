"""Rows of the database as typed values: their fields are its columns, in the same order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

import msgspec
from msgspec import UNSET, UnsetType

from consigliere.server.protocol import Proposal
from consigliere.server.table_settings import TableSettings

TableState = Literal["open", "running", "over", "closed"]
SeatKind = Literal["open", "invited", "guest", "bot"]
EntryKind = Literal["start", "move", "undo"]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One row. What is structured here is JSON text in the database."""

    structured: ClassVar[Mapping[str, Any]] = {}  # such fields, with their types

    @classmethod
    def read(cls, columns: Mapping[Any, Any]) -> Self:
        values = dict(columns)
        for name, kind in cls.structured.items():
            if values[name] is not None:
                values[name] = msgspec.json.decode(values[name], type=kind)
        return cls(**values)

    def columns(self) -> dict[str, Any]:
        """The values to write."""
        return _written(self, self.structured)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """New values for some columns of a row; the others stay."""

    structured: ClassVar[Mapping[str, Any]] = {}

    def columns(self) -> dict[str, Any]:
        return _written(self, self.structured)

    def values(self) -> dict[str, Any]:
        """What changes, as it stands in a row."""
        return {name: value for name in self.__struct_fields__ if (value := getattr(self, name)) is not UNSET}


def _written(row: Row | Change, structured: Mapping[str, Any]) -> dict[str, Any]:
    values = {name: value for name in row.__struct_fields__ if (value := getattr(row, name)) is not UNSET}
    for name in structured.keys() & values.keys():
        if values[name] is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


# -- tables ---------------------------------------------------------------------------------------------------------

_OF_A_MATCH = {
    "options": dict[str, Any],
    "settings": TableSettings,
    "result": dict[str, Any],
    "position": dict[str, Any],
    "proposal": Proposal,
}


class ComponentsRow(Row, frozen=True, kw_only=True):
    """A component file with which some table plays."""

    digest: str
    game: str
    text: str


class MatchRow(Row, frozen=True, kw_only=True):
    """A table: what is played there, and how it stands."""

    structured = _OF_A_MATCH

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    components: str | None  # the digest of the file it plays with; None: of a game that was not there
    state: TableState
    listed: bool
    owner: str
    title: str
    settings: TableSettings
    server_seed: str
    seed: str | None
    version: int
    created: float
    changed: float
    due: float | None
    result: dict[str, Any] | None
    rematch: str | None
    position: dict[str, Any] | None  # a saved state to begin from, instead of the set-up
    proposal: Proposal | None
    worker: str | None = None  # which worker keeps the table in its memory
    halted: float | None = None  # until when the table rests because it held everybody up

    def after(self, change: MatchChange) -> MatchRow:
        return msgspec.structs.replace(self, **change.values())


class MatchChange(Change, frozen=True, kw_only=True):
    structured = _OF_A_MATCH

    rules: int | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    state: TableState | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    title: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    version: int | UnsetType = UNSET
    changed: float | UnsetType = UNSET
    due: float | UnsetType | None = UNSET
    result: dict[str, Any] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    position: dict[str, Any] | UnsetType = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    worker: str | UnsetType | None = UNSET
    halted: float | UnsetType | None = UNSET


class WorkerRow(Row, frozen=True, kw_only=True):
    """A worker that lives, or lived until a moment ago."""

    id: str
    address: str
    secret: str
    until: float
    load: int


class SeatRow(Row, frozen=True, kw_only=True):
    """Who sits there."""

    match: str
    seat: int
    kind: SeatKind = "open"
    guest: str | None = None
    name: str = ""
    bot: str = ""
    link_hash: str | None = None
    contribution: str = ""
    stand_in: bool = False
    seen: float = 0.0


class SeatChange(Change, frozen=True, kw_only=True):
    kind: SeatKind | UnsetType = UNSET
    guest: str | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    link_hash: str | UnsetType | None = UNSET
    contribution: str | UnsetType = UNSET
    stand_in: bool | UnsetType = UNSET
    seen: float | UnsetType = UNSET


class EntryRow(Row, frozen=True, kw_only=True):
    """One entry of a table's log."""

    match: str
    seq: int
    kind: EntryKind
    seat: int | None
    text: str  # of a move its notation, of an undo the last entry that still counts
    events: str  # JSON, secrets included
    request: str | None
    spent: int  # milliseconds
    at: float

    @property
    def mover(self) -> int:
        """Who made this move."""
        assert self.seat is not None, "somebody made every move"
        return self.seat


class SnapshotRow(Row, frozen=True, kw_only=True):
    """Where a table stood after an entry."""

    match: str
    seq: int
    rules: int  # the version under which the state was saved
    body: str


# -- people ---------------------------------------------------------------------------------------------------------


class GuestRow(Row, frozen=True, kw_only=True):
    """Somebody with a token."""

    id: str
    token_hash: str
    name: str
    lang: str
    created: float
    seen: float
    email: str | None = None
    hook: str | None = None
    notified: float = 0.0


class GuestChange(Change, frozen=True, kw_only=True):
    name: str | UnsetType = UNSET
    lang: str | UnsetType = UNSET
    seen: float | UnsetType = UNSET
    email: str | UnsetType | None = UNSET
    hook: str | UnsetType | None = UNSET
    notified: float | UnsetType = UNSET


class LineRow(Row, frozen=True, kw_only=True):
    """A line of chat, or an agreement."""

    structured = {"parties": list[int], "signed": dict[str, bool]}

    match: str
    number: int
    seat: int | None
    guest: str
    name: str
    team: bool
    text: str
    parties: list[int]  # of an agreement; [] for plain chat
    signed: dict[str, bool]  # by seat
    request: str
    at: float
