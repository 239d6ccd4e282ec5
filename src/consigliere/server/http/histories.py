"""The way a game went, over HTTP: of a table here, or of a record that is sent along."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from consigliere.bots import seated_names
from consigliere.core.record import BadRecord, Record
from consigliere.core.refusal import IllegalMove
from consigliere.core.registry import games
from consigliere.server.http.games import Box, own_box
from consigliere.server.http.openapi import Endpoints, respond
from consigliere.server.http.requests import LANG_QUERY, SEAT_QUERY, lang_of, number_of, table_of, viewpoint_of
from consigliere.server.live.hall import Hall
from consigliere.server.live.history import History, HistoryWriter
from consigliere.server.words import Denied, player

endpoints = Endpoints()


class Retold(History):
    """The history of an imported record, with the box it brings if its components are its own."""

    box: Box | None = None


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record to look at; nothing of it is kept."""

    record: Annotated[str, Meta(max_length=200_000)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


@endpoints.add("GET", "/api/tables/{table}/history",
               "The way a game went, move by move; when it is over, from any seat", History, guest=False,
               query=(SEAT_QUERY, LANG_QUERY))  # fmt: skip
async def get_history(hall: Hall, request: Request) -> History:
    table = await table_of(hall, request)
    if table.position is None:
        raise Denied("not_found", 404)
    over = table.position.over
    if over and "seat" in request.query_params:
        seat: int | None = number_of(request, "seat", -1)
        if seat not in range(table.position.players):
            raise Denied("not_found", 404)
    else:
        seat = await viewpoint_of(hall, request, table)
    return await hall.histories.of(table, seat, lang_of(request))


@endpoints.add("POST", "/api/replay", "Look at a record", Retold, body=Import, guest=False, query=(LANG_QUERY,))
async def post_replay(hall: Hall, request: Request, body: Import) -> Response:
    try:
        record = await asyncio.to_thread(Record.parse, body.record)
    except (BadRecord, ValueError, RecursionError) as error:
        raise Denied("option", 422, problem=str(error)[:300]) from None
    if record.header.data is not None and record.header.game in games():
        await hall.component_check.require(record.header.game, record.header.data)
    answer = await hall.replays.ask(msgspec.json.encode((body, lang_of(request))))
    if answer[:1] == b"+":
        return respond(answer[1:])
    code, status, facts = msgspec.json.decode(answer[1:])
    raise Denied(code, status, **facts)


def known_names(names: Sequence[str]) -> list[str]:
    """The names in a record; a record of the terminal calls its bots by what they are."""
    return [called or name for called, name in zip(seated_names(names), names)]


def retell(body: Import, lang: str) -> Retold:
    """In a process of its own: a long record takes seconds."""
    try:
        record = Record.parse(body.record)
        played = record.replay()  # every move was legal, and leads where the record says
        head, players = record.header, record.header.players
        if body.seat is not None and body.seat >= players:
            raise Denied("not_found", 404)
        names = known_names(head.names) or [player(seat, lang) for seat in range(players)]
        writer = HistoryWriter(head, body.seat, lang, names, True)
        for seq, (seat, move) in enumerate(record.moves, 1):
            writer.play(seq, seat, move)
        told = msgspec.structs.asdict(writer.whole())
        data = played.rules.data
        shipped = data == played.game.shipped_data
        box = None if shipped else own_box(head.game, players, head.options, data.text, lang)
        return Retold(**told, box=box)
    except (BadRecord, IllegalMove, ValueError, RecursionError) as error:
        raise Denied("option", 422, problem=str(error)[:300]) from None
