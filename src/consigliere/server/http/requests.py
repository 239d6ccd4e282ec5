"""What a request says about whoever sends it: token, language, seat, table."""

from __future__ import annotations

import json
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request

from consigliere.core.words import language
from consigliere.server.live.hall import Hall
from consigliere.server.live.table import Table
from consigliere.server.protocol import LAST
from consigliere.server.words import Denied

COOKIE = "consigliere"

SEAT_QUERY = ("seat", {"type": "integer", "minimum": 0, "maximum": 9}, "One of your seats; left out: a spectator.")
LANG_QUERY = ("lang", {"type": "string", "enum": ["en", "pl", "ru"]}, "The language of the sentences.")
AFTER_QUERY = ("after", {"type": "integer", "minimum": -1, "maximum": LAST}, "Only what came after this entry.")


def bearer_of(request: HTTPConnection) -> str | None:
    """The token in the header Authorization."""
    said: str = request.headers.get("authorization", "")
    return said[7:].strip() if said.lower().startswith("bearer ") else None


def by_cookie(request: HTTPConnection) -> bool:
    """Does it speak with a guest's cookie, which a browser sends along whoever asks it to?"""
    return bearer_of(request) is None and bool(request.cookies.get(COOKIE))


def same_origin(headers: Headers) -> bool:
    """A page of another site may not speak with a guest's cookie."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def token_of(request: HTTPConnection) -> str | None:
    bearer = bearer_of(request)
    return request.cookies.get(COOKIE) if bearer is None else bearer


def header_language(request: Request) -> str:
    return request.headers.get("accept-language", "en")[:2]


def lang_of(request: Request) -> str:
    return language(request.query_params.get("lang") or header_language(request))


def number_of(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    try:
        number: int = msgspec.convert(json.loads(text), Annotated[int, Meta(ge=-1, le=LAST)])
    except ValueError:
        raise Denied("malformed", 422) from None
    return number


async def table_of(hall: Hall, request: Request) -> Table:
    table = await hall.table(request.path_params["table"])
    if table is None:
        raise Denied("not_found", 404)
    return table


async def viewpoint_of(hall: Hall, request: Request, table: Table) -> int | None:
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
