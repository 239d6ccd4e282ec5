"""The HTTP interface: guests, tables, seats, records, proofs, and a way to play without a socket."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from consigliere.bots import bots
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.core.words import language
from consigliere.server import fairness
from consigliere.server.http.openapi import Book, answer, language_of
from consigliere.server.live import seating
from consigliere.server.live.answering import answer as answer_question
from consigliere.server.live.guests import COOKIE
from consigliere.server.live.hall import Hall
from consigliere.server.live.notify import Undeliverable, check_hook
from consigliere.server.live.seating import BotName, Contribution, Name, NewTable
from consigliere.server.live.states import log_of
from consigliere.server.live.table import Table
from consigliere.server.live.table_info import in_lobby
from consigliere.server.protocol import LAST, Accepted, Answer, Refused, State, TableInfo, Told
from consigliere.server.store.log import events_of, not_undone
from consigliere.server.store.rows import GuestChange, GuestRow
from consigliere.server.words import Denied

book = Book()
YEAR = 365 * 24 * 3600
LOOKED_AT = 20  # tables of one guest whose turn is told


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody introduces themselves. With `cookie` the token goes into an HttpOnly cookie, else into the answer."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    lang: Annotated[str, Meta(max_length=16)] = "en"
    cookie: bool = True


class Guest(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    lang: str
    token: str = ""
    email: str | None = None
    hook: str | None = None


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest may change about themselves. An empty text removes an address."""

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    lang: Annotated[str, Meta(max_length=16)] | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    hook: Annotated[str, Meta(max_length=500)] | None = None


class OptionInfo(msgspec.Struct):
    name: str
    type: str
    default: Any
    rule: str
    about: str
    choices: list[Any]
    low: int
    high: int
    seats: bool
    variant: bool


class GameInfo(msgspec.Struct):
    name: str
    title: dict[str, str]
    blurb: dict[str, str]
    minutes: list[int]
    players: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]


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


class Done(msgspec.Struct):
    done: bool = True


class Proof(msgspec.Struct, omit_defaults=True):
    commitment: str
    seed_commitment: str | None
    contributions: list[str] = []
    server_seed: str = ""
    seed: str = ""


SEAT_QUERY = ("seat", {"type": "integer", "minimum": 0, "maximum": 9}, "One of your seats; left out: a spectator.")
LANG_QUERY = ("lang", {"type": "string", "enum": ["en", "pl", "ru"]}, "The language of the sentences.")
AFTER_QUERY = ("after", {"type": "integer", "minimum": -1, "maximum": LAST}, "Only what came after this entry.")


async def the_table(hall: Hall, request: Request) -> Table:
    table = await hall.table(request.path_params["table"])
    if table is None:
        raise Denied("not_found", 404)
    return table


@book.route("GET", "/api/games", "Which games there are, with their options", list[GameInfo], guest=False)
async def list_games(hall: Hall, request: Request) -> list[GameInfo]:
    found = []
    for name in games():
        game = find_game(name)
        options = [
            OptionInfo(
                o.name, o.type.__name__, None if o.name == "data" else o.default, o.rule, o.about, list(o.choices),
                o.low, o.high, o.seats, o.variant,
            )
            for o in game.options
        ]  # fmt: skip
        found.append(GameInfo(name, dict(game.title), dict(game.blurb), list(game.minutes), list(game.seats),
                              game.rules_version, options, list(bots(name))))  # fmt: skip
    return found


@book.route("POST", "/api/guests", "Introduce yourself", Guest, body=NewGuest, guest=False, status=201, kind="guests")
async def add_guest(hall: Hall, request: Request, body: NewGuest) -> Response:
    row, token = await hall.guests.welcome(body.name, body.lang)
    if not body.cookie:
        return answer(Guest(row.id, row.name, row.lang, token), 201)
    response = answer(Guest(row.id, row.name, row.lang), 201)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=hall.settings.secure_cookies, path="/"
    )
    return response


@book.route("GET", "/api/me", "Who am I", Guest)
async def get_me(hall: Hall, request: Request, guest: GuestRow) -> Guest:
    return Guest(guest.id, guest.name, guest.lang, "", guest.email, guest.hook)


@book.route("PATCH", "/api/me", "Change my name, language or addresses", Guest, body=Me, kind="notify")
async def change_me(hall: Hall, request: Request, guest: GuestRow, body: Me) -> Guest:
    change = GuestChange()
    if body.name is not None:
        change = msgspec.structs.replace(change, name=body.name)
    if body.lang is not None:
        change = msgspec.structs.replace(change, lang=language(body.lang))
    if body.email is not None:
        if body.email and ("@" not in body.email or any(c in body.email for c in "\r\n ,;<>")):
            raise Denied("target", 422, problem="it is not an e-mail address")
        change = msgspec.structs.replace(change, email=body.email or None)
    if body.hook is not None:
        if body.hook:
            try:
                check_hook(body.hook, hall.settings.private_hooks)
            except Undeliverable as error:
                raise Denied("target", 422, problem=str(error)) from None
        change = msgspec.structs.replace(change, hook=body.hook or None)
    if change != GuestChange():
        await hall.store.change_guest(guest.id, change)
        hall.guests.forget(guest)
    now = msgspec.structs.replace(guest, **change.values())
    return Guest(now.id, now.name, now.lang, "", now.email, now.hook)


@book.route("POST", "/api/me/test", "Send me a test message", Done, kind="notify")
async def test_notification(hall: Hall, request: Request, guest: GuestRow) -> Done:
    fresh = await hall.store.guest(guest.id)
    assert fresh is not None
    if not fresh.email and not fresh.hook:
        raise Denied("notify", 409, problem="no address is set")
    try:
        await hall.notifier.deliver(fresh, games()[0], "", "test")
    except Undeliverable as error:
        raise Denied("notify", 502, problem=str(error)) from None
    return Done()


@book.route("GET", "/api/me/tables", "My tables", list[LobbyLine])
async def my_tables(hall: Hall, request: Request, guest: GuestRow) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for one in await hall.store.tables_of(guest.id):
        line = in_lobby(one)
        if line["state"] == "running" and len(lines) < LOOKED_AT:
            table = await hall.table(line["id"])
            asked = set(table.position.asked) if table is not None and table.position is not None else set()
            line["turn"] = table is not None and bool(asked & set(table.seats_of(guest.id)))
            line["asked"] = sorted(asked)
        lines.append(line)
    return lines


@book.route("GET", "/api/tables", "The lobby: open tables with free seats", list[LobbyLine], guest=False)
async def lobby(hall: Hall, request: Request) -> list[dict[str, Any]]:
    return [in_lobby(one) for one in await hall.store.lobby()]


@book.route("POST", "/api/tables", "Make a table", Made, body=NewTable, status=201, kind="tables")
async def make_table(hall: Hall, request: Request, guest: GuestRow, body: NewTable) -> Made:
    table, links = await seating.create(hall, guest, body)
    return Made(table.info(guest.id), links)


@book.route("GET", "/api/tables/{table}", "A table as everybody may see it", TableInfo, guest=False)
async def get_table(hall: Hall, request: Request) -> TableInfo:
    guest = await hall.guests.find(token_of(request))
    return (await the_table(hall, request)).info(None if guest is None else guest.id)


@book.route("POST", "/api/tables/{table}/seats/{seat:int}", "Sit down", TableInfo, body=Take, kind="seats")
async def take_seat(hall: Hall, request: Request, guest: GuestRow, body: Take) -> TableInfo:
    table = await the_table(hall, request)
    await seating.take(hall, table, request.path_params["seat"], guest, body.key, body.name, body.contribution)
    return table.info(guest.id)


@book.route("DELETE", "/api/tables/{table}/seats/{seat:int}", "Stand up", TableInfo, kind="seats")
async def leave_seat(hall: Hall, request: Request, guest: GuestRow) -> TableInfo:
    table = await the_table(hall, request)
    await seating.leave(hall, table, request.path_params["seat"], guest)
    return table.info(guest.id)


@book.route("POST", "/api/tables/{table}/seats/{seat:int}/link", "A new secret link for a seat", Link, kind="seats")
async def make_link(hall: Hall, request: Request, guest: GuestRow) -> Link:
    table, seat = await the_table(hall, request), request.path_params["seat"]
    key = await seating.link(hall, table, seat, guest)
    return Link(key, f"/table/{table.id}#seat={seat}&key={key}")


@book.route("DELETE", "/api/tables/{table}/seats/{seat:int}/link", "Revoke the link of a seat", Done, kind="seats")
async def revoke_link(hall: Hall, request: Request, guest: GuestRow) -> Done:
    table = await the_table(hall, request)
    await seating.link(hall, table, request.path_params["seat"], guest, revoke=True)
    return Done()


@book.route("PUT", "/api/tables/{table}/seats/{seat:int}/bot", "Put a bot into a seat", TableInfo, body=PutBot)
async def put_bot(hall: Hall, request: Request, guest: GuestRow, body: PutBot) -> TableInfo:
    table = await the_table(hall, request)
    await seating.put_bot(hall, table, request.path_params["seat"], guest, body.bot)
    return table.info(guest.id)


@book.route("POST", "/api/tables/{table}/start", "Begin, when all seats are filled", TableInfo)
async def start_table(hall: Hall, request: Request, guest: GuestRow) -> TableInfo:
    table = await the_table(hall, request)
    await seating.start(hall, table, guest)
    return table.info(guest.id)


@book.route("POST", "/api/tables/{table}/rematch", "The same seats again", TableInfo, kind="tables")
async def rematch(hall: Hall, request: Request, guest: GuestRow) -> TableInfo:
    found = await seating.rematch(hall, await the_table(hall, request), guest)
    return found.info(guest.id)


@book.route("DELETE", "/api/tables/{table}", "Give up a table that has not begun", Done)
async def close_table(hall: Hall, request: Request, guest: GuestRow) -> Done:
    await seating.close(hall, await the_table(hall, request), guest)
    return Done()


@book.route("GET", "/api/tables/{table}/state", "What a seat may know now", State, guest=False,
            query=(SEAT_QUERY, LANG_QUERY))  # fmt: skip
async def get_state(hall: Hall, request: Request) -> State:
    table = await the_table(hall, request)
    seat, lang = await who_looks(hall, request, table), lang_of(request)
    if table.standing is None:
        raise Denied("not_found", 404)
    return table.states([]).state(seat, lang)


@book.route("GET", "/api/tables/{table}/log", "The log as a seat saw it", list[Told], guest=False,
            query=(SEAT_QUERY, LANG_QUERY, AFTER_QUERY))  # fmt: skip
async def get_log(hall: Hall, request: Request) -> list[Told]:
    table = await the_table(hall, request)
    seat, lang = await who_looks(hall, request, table), lang_of(request)
    if table.position is None:
        return []
    after = number_of(request, "after", -1)
    rows = [row for row in await hall.store.entries_after(table.id, after, 2000) if row.seq <= table.seq]
    kept = [(row.seq, events_of(row)) for row in not_undone(rows)]
    return log_of(table.position, kept, seat, lang, table.names)


@book.route("POST", "/api/tables/{table}/answer", "Make a move without a socket", Accepted | Refused, body=Answer)
async def post_answer(hall: Hall, request: Request, guest: GuestRow, body: Answer) -> Response:
    table = await the_table(hall, request)
    if body.seat not in table.seats_of(guest.id):
        raise Denied("not_your_seat", 403)
    return answer(await answer_question(table, body, lang_of(request)))


@book.route("GET", "/api/tables/{table}/record", "The record of a finished game", str, guest=False, media="text/plain",
            query=())  # fmt: skip
async def get_record(hall: Hall, request: Request) -> Response:
    table = await the_table(hall, request)
    if table.position is None or not table.position.over:
        raise Denied("not_over", 404)
    return answer(str(await table.record()).encode(), media="text/plain")


@book.route("GET", "/api/tables/{table}/proof", "The proof of its chance, complete when it is over", Proof, guest=False)
async def get_proof(hall: Hall, request: Request) -> dict[str, Any]:
    table = await the_table(hall, request)
    row = table.row
    contributions = [place.contribution for place in table.seats]
    return fairness.proof(row.server_seed, row.seed, contributions, row.state == "over")


# -- small things ---------------------------------------------------------------------------------------------------


def token_of(request: Request) -> str | None:
    said: str = request.headers.get("authorization", "")
    if said.lower().startswith("bearer "):
        return said[7:].strip()
    return request.cookies.get(COOKIE)


def lang_of(request: Request) -> str:
    return language(request.query_params.get("lang") or language_of(request))


def number_of(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    try:
        number: int = msgspec.convert(json.loads(text), Annotated[int, Meta(ge=-1, le=LAST)])
    except ValueError:
        raise Denied("malformed", 422) from None
    return number


async def who_looks(hall: Hall, request: Request, table: Table) -> int | None:
    """The seat a caller asks for, if it is theirs; spectators are a seat class of their own."""
    guest = await hall.guests.find(token_of(request))
    mine = table.seats_of(None if guest is None else guest.id)
    if "seat" not in request.query_params:
        if not table.settings.spectators and not mine:
            raise Denied("watching", 403)
        return None
    seat = number_of(request, "seat", -1)
    if seat not in mine:
        raise Denied("not_your_seat", 403)
    return seat
