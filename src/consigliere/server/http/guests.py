"""Guests over HTTP: introducing oneself, and what a guest may change about themselves."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from consigliere.core.registry import games
from consigliere.core.words import language
from consigliere.server.http.openapi import Endpoints, respond
from consigliere.server.http.requests import COOKIE
from consigliere.server.live.hall import Hall
from consigliere.server.live.notify import Undeliverable
from consigliere.server.store.rows import GuestChange, GuestRow
from consigliere.server.words import Denied

endpoints = Endpoints()
YEAR = 365 * 24 * 3600


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


class Done(msgspec.Struct):
    done: bool = True


@endpoints.add("POST", "/api/guests", "Introduce yourself", Guest, body=NewGuest, guest=False, status=201,
               kind="guests")  # fmt: skip
async def add_guest(hall: Hall, request: Request, body: NewGuest) -> Response:
    row, token = await hall.guests.welcome(body.name, body.lang)
    if not body.cookie:
        return respond(Guest(row.id, row.name, row.lang, token), 201)
    response = respond(Guest(row.id, row.name, row.lang), 201)
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=hall.settings.secure_cookies, path="/"
    )
    return response


@endpoints.add("GET", "/api/me", "Who am I", Guest)
async def get_me(hall: Hall, request: Request, guest: GuestRow) -> Guest:
    return Guest(guest.id, guest.name, guest.lang, "", guest.email, guest.hook)


@endpoints.add("PATCH", "/api/me", "Change my name, language or addresses", Guest, body=Me, kind="notify")
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
                await hall.notifier.check(body.hook)
            except Undeliverable as error:
                raise Denied("target", 422, problem=str(error)) from None
        change = msgspec.structs.replace(change, hook=body.hook or None)
    if change.values():
        await hall.store.change_guest(guest.id, change)
        hall.guests.forget(guest)
    now = msgspec.structs.replace(guest, **change.values())
    return Guest(now.id, now.name, now.lang, "", now.email, now.hook)


@endpoints.add("POST", "/api/me/test", "Send me a test message", Done, kind="notify")
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
