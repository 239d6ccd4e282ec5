"""A table as one sees it from outside: on its own page, and as a line of a list."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from consigliere.server.fairness import commitment
from consigliere.server.protocol import SeatInfo, TableInfo
from consigliere.server.store.database import Row
from consigliere.server.store.store import Loaded


def info_of(
    row: Row,
    places: Sequence[Row],
    settings: dict[str, Any],
    seq: int,
    here: Collection[int],
    guest: str | None,
) -> TableInfo:
    """What everybody may know about a table, with a mark at what belongs to `guest`; `here` sits somebody right now."""
    seats = [
        SeatInfo(
            seat=place["seat"],
            kind=place["kind"],
            name=place["name"],
            mine=place["kind"] == "guest" and guest is not None and place["guest"] == guest,
            bot=place["bot"] if place["kind"] == "bot" else "",
            stand_in=bool(place["stand_in"]),
            here=place["seat"] in here,
            contributed=bool(place["contribution"]),
        )
        for place in places
    ]
    return TableInfo(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=json.loads(row["options"]),
        state=row["state"],
        listed=bool(row["listed"]),
        owner=guest is not None and row["owner"] == guest,
        title=row["title"],
        seats=seats,
        commitment=commitment(row["server_seed"]),
        seed_commitment=None if row["seed"] is None else commitment(row["seed"]),
        settings=settings,
        created=row["created"],
        seq=seq,
        result=None if row["result"] is None else json.loads(row["result"]),
        rematch=row["rematch"],
    )


def in_lobby(loaded: Loaded) -> dict[str, Any]:
    """One line of the lobby."""
    row = loaded.match
    return {
        "id": row["id"],
        "game": row["game"],
        "title": row["title"],
        "state": row["state"],
        "players": row["players"],
        "free": [place["seat"] for place in loaded.seats if place["kind"] == "open"],
        "names": [place["name"] for place in loaded.seats],
        "options": json.loads(row["options"]),
        "created": row["created"],
    }
