"""The companion of The Godfather for a phone beside the real box.

Nothing is kept here: a client sends all answers given so far and is told where they lead, so a reload, a new phone or
a new server changes nothing. The rules are those of the terminal's companion.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from consigliere.core.data import BadData
from consigliere.core.event import Event
from consigliere.core.options import BadOption
from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import Answered, Companion, NoDon, Wrong, sit_down
from consigliere.games.godfather.companion_words import Wording
from consigliere.server.http.games import Box, own_box
from consigliere.server.http.openapi import Endpoints
from consigliere.server.http.requests import LANG_QUERY, lang_of
from consigliere.server.live.hall import Hall
from consigliere.server.protocol import MAX_BODY
from consigliere.server.words import Denied

endpoints = Endpoints()
REMEMBERED = 60  # lines of what was told before
MANY = 21  # so many numbers can be touched; more are typed

Answer = Annotated[str, Meta(max_length=80)]


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """All that is known of a session: who plays, the seed of its chance, a component file, and every answer."""

    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    options: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    data: Annotated[str, Meta(max_length=MAX_BODY)] | None = None
    answers: Annotated[list[Answer], Meta(max_length=2000)] = []
    box: bool = False  # tell also what lies in the box of `data`


class Choice(msgspec.Struct, omit_defaults=True):
    answer: str
    text: str
    group: str = ""
    card: str = ""


class Question(msgspec.Struct):
    """What is asked; `range` are the least and the greatest of numbers that are too many to list."""

    key: str
    text: str
    seat: int | None
    choices: list[Choice]
    range: tuple[int, int] | None


class Line(msgspec.Struct):
    text: str
    rule: str
    seat: int | None


class Page(msgspec.Struct):
    """Where the answers lead. `kept` of them fit; `wrong` says why the next one does not."""

    told: list[Line]
    before: list[Line]
    ask: Question | None
    kept: int
    wrong: str
    names: list[str]
    view: dict[str, Any]
    box: Box | None = None


@endpoints.add("POST", "/api/companion/godfather", "Where a session beside the real box leads", Page, body=Sitting,
               guest=False, query=(LANG_QUERY,))  # fmt: skip
async def post_companion(hall: Hall, request: Request, body: Sitting) -> Page:
    if "data" in body.options:
        raise Denied("option", 422, problem="a component file is sent as `data`")
    if body.data is not None:
        await hall.component_check.require("godfather", body.data)
    async with hall.sitting:  # one long session after the other, so that those who play keep most of the machine
        return await asyncio.to_thread(sit_through, body, lang_of(request))


def sit_through(body: Sitting, lang: str) -> Page:
    """Where the answers lead, or why they cannot."""
    try:
        page = answer_to(body, lang)
        if body.box and body.data is not None:
            page.box = own_box("godfather", body.players, body.options, body.data, lang)
        return page
    except NoDon:
        raise Denied("option", 422, problem=GAME.words.say(lang, "companion.no_don")) from None
    except (BadOption, BadData) as error:
        raise Denied("option", 422, problem=str(error)[:300]) from None


def answer_to(body: Sitting, lang: str) -> Page:
    """Play the session through; if an answer does not fit, as far as it goes."""
    answers = [" ".join(answer.split()) for answer in body.answers]

    def sit(kept: list[str]) -> Companion:
        return sit_down(body.players, body.options, bytes.fromhex(body.seed), body.data, kept)

    companion, wrong = sit(answers), ""
    try:
        now = companion.play()
    except Wrong as error:
        kept = companion.at
        companion = sit(answers[:kept])
        now = companion.play()
        words = Wording(companion, lang)
        if kept == len(answers) - 1 and now.ask is not None:
            wrong = words.wrong(error, now.ask)
        else:
            wrong = words.say("companion.unfit", n=kept)
    return page_of(companion, now, Wording(companion, lang), wrong)


def page_of(companion: Companion, now: Answered, words: Wording, wrong: str) -> Page:
    def lines(events: list[Event]) -> list[Line]:
        return [Line(words.tell(event), event.facts.get("rule", ""), event.seat) for event in events]

    return Page(
        told=lines(now.told),
        before=lines(companion.before[-REMEMBERED:]),
        ask=question_of(now, words),
        kept=len(companion.answers),
        wrong=wrong,
        names=words.seats(),
        view=GAME.view(now.state, None),
    )


def question_of(now: Answered, words: Wording) -> Question | None:
    ask = now.ask
    if ask is None:
        return None
    numbers = [int(choice) for choice in ask.choices if choice.isdigit()]
    many = len(numbers) == len(ask.choices) and len(numbers) > MANY
    choices = [] if many else [Choice(*choice) for choice in words.choices(ask)]
    span = (min(numbers), max(numbers)) if many else None
    return Question(ask.key, words.question(ask), ask.facts.get("who"), choices, span)
