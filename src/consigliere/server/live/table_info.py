"""A table as one sees it from outside: on its own page, and as a line of a list."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

import msgspec

from consigliere.server.fairness import commitment
from consigliere.server.protocol import ResultTold, SeatInfo, TableInfo
from consigliere.server.store.rows import MatchRow, SeatRow
from consigliere.server.store.store import Loaded


def info_of(
    row: MatchRow, places: Sequence[SeatRow], seq: int, here: Collection[int], guest: str | None, frozen: str = ""
) -> TableInfo:
    """What everybody may know about a table, with a mark at what belongs to `guest`; `here` sits somebody right now."""
    seats = [
        SeatInfo(
            seat=place.seat,
            kind=place.kind,
            name=place.name,
            mine=place.kind == "guest" and guest is not None and place.guest == guest,
            bot=place.bot if place.kind == "bot" else "",
            stand_in=place.stand_in,
            here=place.seat in here,
            contributed=bool(place.contribution),
        )
        for place in places
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        state=row.state,
        listed=row.listed,
        owner=guest is not None and row.owner == guest,
        title=row.title,
        seats=seats,
        commitment=commitment(row.server_seed),
        seed_commitment=None if row.seed is None else commitment(row.seed),
        settings=msgspec.to_builtins(row.settings) | {"patience": row.settings.patience},
        created=row.created,
        seq=seq,
        result=cast("ResultTold | None", row.result),
        rematch=row.rematch,
        frozen=frozen,
    )


class LobbyLine(msgspec.Struct):
    id: str
    game: str
    title: str
    state: str
    players: int
    free: list[int]
    names: list[str]
    options: dict[str, Any]
    created: float
    turn: bool = False  # does the table wait for the one who asks
    asked: list[int] = []  # all seats it waits for


def lobby_line(loaded: Loaded) -> LobbyLine:
    """A table as one line of a list."""
    row = loaded.match
    free = [place.seat for place in loaded.seats if place.kind == "open"]
    names = [place.name for place in loaded.seats]
    return LobbyLine(row.id, row.game, row.title, row.state, row.players, free, names, row.options, row.created)
