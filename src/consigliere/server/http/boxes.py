"""What lies beside the table: each game's box for drawing it, tables to watch, and the way a game went."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from consigliere.core.data import DataFile
from consigliere.core.game import Rules
from consigliere.core.options import settle
from consigliere.core.record import BadRecord, Record
from consigliere.core.refusal import IllegalMove
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.core.words import LANGUAGES
from consigliere.server.http.routes import (
    LANG_QUERY,
    SEAT_QUERY,
    LobbyLine,
    book,
    lang_of,
    number_of,
    the_table,
    who_looks,
)
from consigliere.server.live.hall import Hall
from consigliere.server.live.history import History, Telling
from consigliere.server.live.table_info import in_lobby
from consigliere.server.words import Denied, player

SHELF = True  # entered in the book


class RuleText(msgspec.Struct):
    number: str
    chapter: str
    text: str


class Box(msgspec.Struct):
    """A game's components as its data file tells them, their names, its words and its rules."""

    game: str
    words: dict[str, str]
    nouns: dict[str, dict[str, str]]
    rules: list[RuleText]
    data: dict[str, Any]


class Retold(History):
    """The history of an imported record, with the box it brings if its components are its own."""

    box: Box | None = None


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A record to look at; nothing of it is kept."""

    record: Annotated[str, Meta(max_length=200_000)]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


@lru_cache
def box_of(name: str, lang: str) -> Box:
    """The shipped box, with the names of all its pieces however few play."""
    game = find_game(name)
    players = game.seats[-1]
    return _boxed(game.rules_for(players, settle(name, game.options, players, {}), game.shipped_data), name, lang)


def own_box(name: str, players: int, options: dict[str, Any], text: str, lang: str) -> Box:
    """The box of a component file that is not the shipped one."""
    game = find_game(name)
    settled = settle(name, game.options, players, options)
    return _boxed(game.rules_for(players, settled, DataFile(text, "components.toml")), name, lang)


def _boxed(rules: Rules, name: str, lang: str) -> Box:
    game = find_game(name)
    nouns = {
        kind: {one: names.get(lang) or names["en"] for one, names in things.items()}
        for kind, things in game.nouns(rules).items()
    }
    numbered = [RuleText(rule.number, rule.chapter, rule.text) for rule in game.rulebook.values()]
    return Box(name, game.words.catalogues[lang], nouns, numbered, rules.data.tables)


@book.route("GET", "/api/games/{game}/box", "What a client needs to draw a game", Box, guest=False, query=(LANG_QUERY,))
async def get_box(hall: Hall, request: Request) -> Box:
    name, lang = request.path_params["game"], lang_of(request)
    if name not in games():
        raise Denied("not_found", 404)
    assert lang in LANGUAGES
    return box_of(name, lang)


@book.route("GET", "/api/tables/{table}/box", "What a client needs to draw this table, with its own components", Box,
            guest=False, query=(LANG_QUERY,))  # fmt: skip
async def get_table_box(hall: Hall, request: Request) -> Box:
    row, lang = (await the_table(hall, request)).row, lang_of(request)
    if row.components is None:
        return box_of(row.game, lang)
    return await asyncio.to_thread(own_box, row.game, row.players, row.options, row.components, lang)


@book.route("GET", "/api/watch", "Listed tables that are running or over", list[LobbyLine], guest=False)
async def watch(hall: Hall, request: Request) -> list[dict[str, Any]]:
    return [in_lobby(one) for one in await hall.store.shown()]


@book.route("GET", "/api/tables/{table}/history", "The way a game went, move by move; when it is over, from any seat",
            History, guest=False, query=(SEAT_QUERY, LANG_QUERY))  # fmt: skip
async def get_history(hall: Hall, request: Request) -> History:
    table = await the_table(hall, request)
    if table.position is None:
        raise Denied("not_found", 404)
    over = table.position.over
    if over and "seat" in request.query_params:
        seat: int | None = number_of(request, "seat", -1)
        if seat not in range(table.position.players):
            raise Denied("not_found", 404)
    else:
        seat = await who_looks(hall, request, table)
    return await hall.histories.of(table, seat, lang_of(request))


@book.route("POST", "/api/replay", "Look at a record", Retold, body=Import, guest=False, query=(LANG_QUERY,))
async def post_replay(hall: Hall, request: Request, body: Import) -> Retold:
    def work() -> Retold:
        record.replay()  # every move was legal, and leads where the record says
        head, players = record.header, record.header.players
        if body.seat is not None and body.seat >= players:
            raise Denied("not_found", 404)
        names = list(head.names) or [player(seat, lang) for seat in range(players)]
        telling = Telling(head, body.seat, lang, names, True)
        for seq, (seat, move) in enumerate(record.moves, 1):
            telling.play(seq, seat, move)
        told = msgspec.structs.asdict(telling.whole())
        box = None if head.data is None else own_box(head.game, players, head.options, head.data, lang)
        return Retold(**told, box=box)

    lang = lang_of(request)
    try:
        record = await asyncio.to_thread(Record.parse, body.record)
        if record.header.data is not None and record.header.game in games():
            await hall.reader.require(record.header.game, record.header.data)
        return await asyncio.to_thread(work)
    except (BadRecord, IllegalMove, ValueError, RecursionError) as error:
        raise Denied("option", 422, problem=str(error)[:300]) from None
