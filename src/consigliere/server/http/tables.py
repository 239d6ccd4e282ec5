"""Tables over HTTP: the lobby, seats, records, proofs, and a way to play without a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from consigliere.server import fairness
from consigliere.server.http.guests import Done
from consigliere.server.http.openapi import Endpoints, respond
from consigliere.server.http.requests import (
    AFTER_QUERY,
    LANG_QUERY,
    SEAT_QUERY,
    lang_of,
    number_of,
    table_of,
    token_of,
    viewpoint_of,
)
from consigliere.server.live import seating
from consigliere.server.live.answering import answer
from consigliere.server.live.hall import Hall
from consigliere.server.live.seating import BotName, Contribution, Name, NewTable
from consigliere.server.live.states import log_of
from consigliere.server.live.table_info import LobbyLine, lobby_line
from consigliere.server.protocol import Accepted, Answer, Refused, State, TableInfo, Told
from consigliere.server.store.log import events_of, not_undone
from consigliere.server.store.rows import GuestRow
from consigliere.server.words import Denied

endpoints = Endpoints()
LOOKED_AT = 20  # tables of one guest whose turn is told


class Made(msgspec.Struct):
    """A new table, and the secrets of its links by seat; they are told only once."""

    table: TableInfo
    links: dict[str, str]


class Take(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)] = ""
    name: Name = ""
    contribution: Contribution = ""


class Link(msgspec.Struct):
    key: str
    path: str


class PutBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot by its name; null: the strongest one, "": none."""

    bot: BotName | None = None


class Proof(msgspec.Struct, omit_defaults=True):
    commitment: str
    seed_commitment: str | None
    contributions: list[str] = []
    server_seed: str = ""
    seed: str = ""


@endpoints.add("GET", "/api/me/tables", "My tables", list[LobbyLine])
async def my_tables(hall: Hall, request: Request, guest: GuestRow) -> list[LobbyLine]:
    lines: list[LobbyLine] = []
    for one in await hall.store.tables_of(guest.id):
        line = lobby_line(one)
        if line.state == "running" and len(lines) < LOOKED_AT:
            table = await hall.glance(line.id)
            asked = set(table.position.asked) if table is not None and table.position is not None else set()
            line.turn = table is not None and bool(asked & set(table.seats_of(guest.id)))
            line.asked = sorted(asked)
        lines.append(line)
    return lines


@endpoints.add("GET", "/api/tables", "The lobby: open tables with free seats", list[LobbyLine], guest=False)
async def lobby(hall: Hall, request: Request) -> list[LobbyLine]:
    return [lobby_line(one) for one in await hall.store.lobby()]


@endpoints.add("GET", "/api/watch", "Listed tables that are running or over", list[LobbyLine], guest=False)
async def watch(hall: Hall, request: Request) -> list[LobbyLine]:
    return [lobby_line(one) for one in await hall.store.shown()]


@endpoints.add("POST", "/api/tables", "Make a table", Made, body=NewTable, status=201, kind="tables")
async def make_table(hall: Hall, request: Request, guest: GuestRow, body: NewTable) -> Made:
    table, links = await seating.create(hall, guest, body)
    return Made(table.info(guest.id), links)


@endpoints.add("GET", "/api/tables/{table}", "A table as everybody may see it", TableInfo, guest=False)
async def get_table(hall: Hall, request: Request) -> TableInfo:
    guest = await hall.guests.find(token_of(request))
    return (await table_of(hall, request)).info(None if guest is None else guest.id)


@endpoints.add("POST", "/api/tables/{table}/seats/{seat:int}", "Sit down", TableInfo, body=Take, kind="seats")
async def take_seat(hall: Hall, request: Request, guest: GuestRow, body: Take) -> TableInfo:
    table = await table_of(hall, request)
    await seating.take(hall, table, request.path_params["seat"], guest, body.key, body.name, body.contribution)
    return table.info(guest.id)


@endpoints.add("DELETE", "/api/tables/{table}/seats/{seat:int}", "Stand up", TableInfo, kind="seats")
async def leave_seat(hall: Hall, request: Request, guest: GuestRow) -> TableInfo:
    table = await table_of(hall, request)
    await seating.leave(hall, table, request.path_params["seat"], guest)
    return table.info(guest.id)


@endpoints.add("POST", "/api/tables/{table}/seats/{seat:int}/link", "A new secret link for a seat", Link, kind="seats")
async def make_link(hall: Hall, request: Request, guest: GuestRow) -> Link:
    table, seat = await table_of(hall, request), request.path_params["seat"]
    key = await seating.link(hall, table, seat, guest)
    return Link(key, f"/table/{table.id}#seat={seat}&key={key}")


@endpoints.add("DELETE", "/api/tables/{table}/seats/{seat:int}/link", "Revoke the link of a seat", Done, kind="seats")
async def revoke_link(hall: Hall, request: Request, guest: GuestRow) -> Done:
    table = await table_of(hall, request)
    await seating.link(hall, table, request.path_params["seat"], guest, revoke=True)
    return Done()


@endpoints.add("PUT", "/api/tables/{table}/seats/{seat:int}/bot", "Put a bot into a seat", TableInfo, body=PutBot)
async def put_bot(hall: Hall, request: Request, guest: GuestRow, body: PutBot) -> TableInfo:
    table = await table_of(hall, request)
    await seating.put_bot(hall, table, request.path_params["seat"], guest, body.bot)
    return table.info(guest.id)


@endpoints.add("POST", "/api/tables/{table}/start", "Begin, when all seats are filled", TableInfo)
async def start_table(hall: Hall, request: Request, guest: GuestRow) -> TableInfo:
    table = await table_of(hall, request)
    await seating.start(hall, table, guest)
    return table.info(guest.id)


@endpoints.add("POST", "/api/tables/{table}/rematch", "The same seats again", TableInfo, kind="tables")
async def rematch(hall: Hall, request: Request, guest: GuestRow) -> TableInfo:
    found = await seating.rematch(hall, await table_of(hall, request), guest)
    return found.info(guest.id)


@endpoints.add("DELETE", "/api/tables/{table}", "Give up a table that has not begun", Done)
async def close_table(hall: Hall, request: Request, guest: GuestRow) -> Done:
    await seating.close(hall, await table_of(hall, request), guest)
    return Done()


@endpoints.add("GET", "/api/tables/{table}/state", "What a seat may know now", State, guest=False,
               query=(SEAT_QUERY, LANG_QUERY))  # fmt: skip
async def get_state(hall: Hall, request: Request) -> State:
    table = await table_of(hall, request)
    seat, lang = await viewpoint_of(hall, request, table), lang_of(request)
    if table.standing is None:
        raise Denied("not_found", 404)
    return table.states([]).state(seat, lang)


@endpoints.add("GET", "/api/tables/{table}/log", "The log as a seat saw it", list[Told], guest=False,
               query=(SEAT_QUERY, LANG_QUERY, AFTER_QUERY))  # fmt: skip
async def get_log(hall: Hall, request: Request) -> list[Told]:
    table = await table_of(hall, request)
    seat, lang = await viewpoint_of(hall, request, table), lang_of(request)
    if table.position is None:
        return []
    after = number_of(request, "after", -1)
    rows = [row for row in await hall.store.entries_after(table.id, after, 2000) if row.seq <= table.seq]
    kept = [(row.seq, events_of(row)) for row in not_undone(rows)]
    return await asyncio.to_thread(log_of, table.position, kept, seat, lang, table.names)  # it may be long


@endpoints.add("POST", "/api/tables/{table}/answer", "Make a move without a socket", Accepted | Refused, body=Answer)
async def post_answer(hall: Hall, request: Request, guest: GuestRow, body: Answer) -> Response:
    table = await table_of(hall, request)
    if body.seat not in table.seats_of(guest.id):
        raise Denied("not_your_seat", 403)
    return respond(await answer(table, body, lang_of(request)))


@endpoints.add("GET", "/api/tables/{table}/record", "The record of a finished game", str, guest=False,
               media="text/plain", query=())  # fmt: skip
async def get_record(hall: Hall, request: Request) -> Response:
    table = await table_of(hall, request)
    if table.position is None or not table.position.over:
        raise Denied("not_over", 404)
    return respond(str(await table.record()).encode(), media="text/plain")


@endpoints.add(
    "GET", "/api/tables/{table}/proof", "The proof of its chance, complete when it is over", Proof, guest=False
)
async def get_proof(hall: Hall, request: Request) -> dict[str, Any]:
    table = await table_of(hall, request)
    row = table.row
    contributions = [place.contribution for place in table.seats]
    return fairness.proof(row.server_seed, row.seed, contributions, row.state == "over")
