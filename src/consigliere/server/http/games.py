"""Games over HTTP: which there are, what lies in their boxes, and component files of one's own to check.

Whoever owns a box takes a component file, corrects it, and has it checked. Nothing of it is kept.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from consigliere.bots import bots, usual_bot
from consigliere.bots.characters import character, measured
from consigliere.core.data import DataFile
from consigliere.core.game import Rules
from consigliere.core.options import settle
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.server.http.openapi import Endpoints
from consigliere.server.http.requests import LANG_QUERY, lang_of, table_of
from consigliere.server.live.component_reader import Verdict
from consigliere.server.live.hall import Hall
from consigliere.server.protocol import MAX_COMPONENTS
from consigliere.server.words import Denied

endpoints = Endpoints()


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


class Opponent(msgspec.Struct):
    """A bot as somebody meets it at a table: in words by language."""

    bot: str
    level: int  # 1 to 5; 0: nobody has placed it
    rank: dict[str, str]
    plays: dict[str, str]  # how, in one sentence; empty if nobody has told
    measured: dict[str, str]  # how often it wins; empty if it was not measured
    names: list[str]  # by seat


class GameInfo(msgspec.Struct):
    name: str
    title: dict[str, str]
    blurb: dict[str, str]
    minutes: list[int]
    players: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str
    opponents: list[Opponent]  # the same bots


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


class Components(msgspec.Struct):
    """A component file as it is shipped, comments and all."""

    game: str
    name: str
    text: str
    digest: str


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """A component file of one's own."""

    text: Annotated[str, Meta(max_length=MAX_COMPONENTS)]


def known_game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in games():
        raise Denied("not_found", 404)
    return name


@endpoints.add("GET", "/api/games", "Which games there are, with their options", list[GameInfo], guest=False)
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
                              game.rules_version, options, list(bots(name)), usual_bot(name),
                              opponents(name)))  # fmt: skip
    return found


def opponents(game: str) -> list[Opponent]:
    """Who can be met at a table of this game, weakest first."""
    found = []
    for one in map(character, bots(game)):
        share = measured(game, one.bot)
        found.append(Opponent(one.bot, one.level, one.rank, one.plays, share, list(one.names)))
    return found


def shipped_box(name: str, lang: str) -> Box:
    """The shipped box, with the names of all its pieces however few play."""
    return _shipped_box(name, lang, find_game(name).shipped_data)


@lru_cache
def _shipped_box(name: str, lang: str, data: DataFile) -> Box:
    game = find_game(name)
    players = game.seats[-1]
    return _boxed(game.rules_for(players, settle(name, game.options, players, {}), data), name, lang)


def own_box(name: str, players: int, options: dict[str, Any], text: str, lang: str) -> Box:
    """The box of a component file that is not the shipped one."""
    game = find_game(name)
    settled = settle(name, game.options, players, options)
    return _boxed(game.rules_for(players, settled, DataFile(text, "components.toml")), name, lang)


def _boxed(rules: Rules, name: str, lang: str) -> Box:
    game = find_game(name)
    nouns = {
        kind: {one: names.get(lang) or names["en"] for one, names in things.items()}
        for kind, things in rules.nouns.items()
    }
    numbered = [RuleText(rule.number, rule.chapter, rule.text) for rule in game.rulebook_in(lang).values()]
    return Box(name, game.words.catalogue(lang), nouns, numbered, rules.data.tables)


@endpoints.add(
    "GET", "/api/games/{game}/box", "What a client needs to draw a game", Box, guest=False, query=(LANG_QUERY,)
)
async def get_box(hall: Hall, request: Request) -> Box:
    return shipped_box(known_game(request), lang_of(request))


@endpoints.add("GET", "/api/tables/{table}/box", "What a client needs to draw this table, with its own components", Box,
               guest=False, query=(LANG_QUERY,))  # fmt: skip
async def get_table_box(hall: Hall, request: Request) -> Box:
    table, lang = await table_of(hall, request), lang_of(request)
    row = table.row
    if row.game not in games():  # a game of a package that is not installed any more
        raise Denied("not_found", 404)
    if table.data is None:
        return shipped_box(row.game, lang)
    return await asyncio.to_thread(own_box, row.game, row.players, row.options, table.data, lang)


@endpoints.add("GET", "/api/games/{game}/components", "The component file of a game, for owners of the box to correct",
               Components, guest=False)  # fmt: skip
async def get_components(hall: Hall, request: Request) -> Components:
    name = known_game(request)
    data = find_game(name).shipped_data
    return Components(name, data.name, data.text, data.digest)


@endpoints.add("POST", "/api/games/{game}/components", "Check a component file of one's own; it is not kept", Verdict,
               body=Draft, guest=False, kind="checks")  # fmt: skip
async def check_components(hall: Hall, request: Request, body: Draft) -> Verdict:
    return await hall.component_check.check(known_game(request), body.text)
