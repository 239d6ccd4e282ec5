"""Making tables and taking seats: you, friends with a secret link, strangers from the lobby, bots."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from consigliere.bots import bots, usual_bot
from consigliere.bots.characters import name_at, names_at
from consigliere.core.data import BadData, DataFile
from consigliere.core.match import begin
from consigliere.core.options import BadOption, settle
from consigliere.core.record import Header
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.server.fairness import new_server_seed
from consigliere.server.live.guests import hash_of, new_id, new_token
from consigliere.server.live.hall import Hall
from consigliere.server.live.table import Table
from consigliere.server.protocol import MAX_COMPONENTS
from consigliere.server.store.database import Conflict
from consigliere.server.store.rows import ComponentsRow, GuestRow, MatchChange, MatchRow, SeatChange, SeatRow
from consigliere.server.table_settings import PRESETS, ClockRule, TableSettings
from consigliere.server.words import Denied

Name = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
Contribution = Annotated[str, Meta(max_length=64)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants to play, and with whom."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=9)]
    options: dict[str, Any] = {}
    components: Annotated[str, Meta(max_length=MAX_COMPONENTS)] | None = None
    listed: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""
    clock: Literal["none", "live", "day", "three_days"] | ClockRule = "none"
    grace: Annotated[int, Meta(ge=5, le=40_000_000)] | None = None
    spectators: bool = True
    undo: bool = True
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 300
    stand_in: BotName = ""  # "": the usual bot of the game
    contribution: Contribution = ""
    autostart: bool = True


def check_bot(game: str, bot: str) -> None:
    if bot not in bots(game):
        raise BadOption(f"there is no bot {bot!r} for {game}; the bots are {', '.join(bots(game))}")


def settle_wish(wish: NewTable, position: dict[str, Any] | None) -> tuple[Header, TableSettings]:
    """Check a wish against the rules of its game; Denied with what is allowed."""
    try:
        game = find_game(wish.game)
        if len(wish.seats) not in game.seats:
            raise BadOption(f"{wish.game} is for {game.seats[0]} to {game.seats[-1]} players, not {len(wish.seats)}")
        if wish.options.get("data") is not None:
            raise BadOption("send the text of a component file as 'components'; a path means nothing here")
        options = settle(wish.game, game.options, len(wish.seats), wish.options)
        if wish.components is not None:
            if "data" not in options:
                raise BadOption(f"{wish.game} has no component file of one's own")
            options["data"] = "components.toml"
            DataFile(wish.components, "components.toml")
        header = Header(wish.game, game.rules_version, len(wish.seats), options, bytes(32), (),
                        _components(wish.game, wish.components).digest, wish.components, position)  # fmt: skip
        if begin(header).over:  # what cannot be set up is refused now, not when all have come
            raise BadOption("the game is over in this position")
        stand_in = wish.stand_in or usual_bot(wish.game)
        check_bot(wish.game, stand_in)
        for one in wish.seats:
            kind, _, bot = one.partition(":")
            if one not in ("you", "open", "invite") and kind != "bot":
                raise BadOption(f"a seat is 'you', 'open', 'invite', 'bot' or 'bot:NAME', not {one!r}")
            if bot:
                check_bot(wish.game, bot)
    except (BadOption, BadData, RecursionError) as error:
        raise Denied("option", 422, problem=str(error)[:300]) from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise Denied("option", 422, problem=f"the position cannot be set up: {error}"[:300]) from None
    rule = wish.clock if isinstance(wish.clock, ClockRule) else PRESETS[wish.clock]
    settings = TableSettings(
        clock=rule, grace=wish.grace, spectators=wish.spectators, undo=wish.undo, pace=wish.pace, stand_in=stand_in,
        autostart=wish.autostart,
    )  # fmt: skip
    return header, settings


def _components(game: str, own: str | None) -> ComponentsRow:
    """What a new table plays with, from now on and whatever is shipped later."""
    data = find_game(game).shipped_data if own is None else DataFile(own, "components.toml")
    return ComponentsRow(digest=data.digest, game=game, text=data.text)


async def create(
    hall: Hall, guest: GuestRow, wish: NewTable, position: dict[str, Any] | None = None
) -> tuple[Table, dict[str, str]]:
    """A new table, and the secret links of its invited seats, which are told only now.

    It may begin from the saved state of a position instead of the set-up; chance then goes on as it was saved.
    """
    if wish.components is not None and wish.game in games():
        await hall.component_check.require(wish.game, wish.components)
        header, settings = await asyncio.to_thread(settle_wish, wish, position)  # it takes a tenth of a second
    else:
        header, settings = settle_wish(wish, position)
    now, match, links = time.time(), new_id(), dict[str, str]()
    seated = [who.partition(":")[2] or usual_bot(wish.game) if who.startswith("bot") else None for who in wish.seats]
    places = []
    for seat, (who, bot, name) in enumerate(zip(wish.seats, seated, names_at(seated, {guest.name}))):
        place = SeatRow(match=match, seat=seat, seen=now)
        if who == "you":
            place = msgspec.structs.replace(
                place, kind="guest", guest=guest.id, name=guest.name, contribution=wish.contribution
            )
        elif who == "invite":
            links[str(seat)] = new_token()
            place = msgspec.structs.replace(place, kind="invited", link_hash=hash_of(links[str(seat)]))
        elif bot and name:
            place = msgspec.structs.replace(place, kind="bot", bot=bot, name=name)
        places.append(place)
    row = MatchRow(
        id=match, game=wish.game, rules=header.rules_version, players=header.players, options=header.options,
        components=header.components, state="open", listed=wish.listed, owner=guest.id, title=wish.title,
        settings=settings, server_seed=new_server_seed(), seed=None, version=0, created=now, changed=now, due=None,
        result=None, rematch=None, position=position, proposal=None,
        worker=hall.worker if hall.bus.shared else None,
    )  # fmt: skip
    await hall.store.create(row, places, _components(wish.game, wish.components))
    table = await hall.table(match)
    assert table is not None
    if wish.autostart:
        await start_if_full(hall, table)
    return table, links


async def take(hall: Hall, table: Table, seat: int, guest: GuestRow, key: str, name: str, contribution: str) -> None:
    """Sit down: in an open seat, or with the secret of a link, which also moves a seat to another device."""
    async with table.exclusive():
        place = _place(table, seat)
        if table.row.state == "closed":
            raise Denied("closed", 410)
        by_link = place.link_hash is not None and hmac.compare_digest(hash_of(key), place.link_hash)
        if place.kind == "guest" and place.guest == guest.id:
            by_link = True
        elif key and not by_link:
            raise Denied("link", 403)
        elif not by_link and place.kind != "open":
            raise Denied("seat_taken")
        new = SeatChange(kind="guest", guest=guest.id, seen=time.time())
        if place.guest != guest.id:
            new = msgspec.structs.replace(new, link_hash=None)  # a link works once
        if place.kind != "guest":
            new = msgspec.structs.replace(new, name=name or guest.name, bot="", stand_in=False)
        elif name:
            new = msgspec.structs.replace(new, name=name)
        if table.row.seed is None and contribution:
            new = msgspec.structs.replace(new, contribution=contribution)
        await _change(table, {seat: new})
    if table.settings.autostart:
        await start_if_full(hall, table)


async def link(hall: Hall, table: Table, seat: int, guest: GuestRow, revoke: bool = False) -> str:
    """A fresh secret for a seat; the one before stops working. Whoever sits there may move to another device."""
    async with table.exclusive():
        place = _place(table, seat)
        holds = place.kind == "guest" and place.guest == guest.id
        empty = place.kind in ("open", "invited") and table.row.owner == guest.id
        if not holds and not empty:
            raise Denied("not_your_seat", 403)
        key = "" if revoke else new_token()
        new = SeatChange(link_hash=None if revoke else hash_of(key))
        if place.kind != "guest":
            new = msgspec.structs.replace(new, kind="open" if revoke else "invited")
        await _change(table, {seat: new})
    return key


async def leave(hall: Hall, table: Table, seat: int, guest: GuestRow) -> None:
    """Stand up. Before the start the seat is open again; later a bot plays on under its own name."""
    async with table.exclusive():
        place = _place(table, seat)
        if place.kind != "guest" or place.guest != guest.id:
            raise Denied("not_your_seat", 403)
        new = SeatChange(guest=None, link_hash=None, stand_in=False)
        if table.row.state == "open":
            new = msgspec.structs.replace(new, kind="open", name="", contribution="")
        else:
            new = msgspec.structs.replace(new, kind="bot", bot=table.settings.stand_in or usual_bot(table.row.game))
        await _change(table, {seat: new})


async def put_bot(hall: Hall, table: Table, seat: int, guest: GuestRow, bot: str | None) -> None:
    """The owner fills an empty seat with a bot, or ("" as its name) empties it again."""
    bot = usual_bot(table.row.game) if bot is None else bot
    if bot:
        try:
            check_bot(table.row.game, bot)
        except BadOption as error:
            raise Denied("option", 422, problem=str(error)[:300]) from None
    async with table.exclusive():
        place = _place(table, seat)
        if table.row.owner != guest.id:
            raise Denied("owner", 403)
        if table.row.state != "open":
            raise Denied("begun")
        if place.kind == "guest":
            raise Denied("seat_taken")
        new = SeatChange(kind="open", bot="", name="", link_hash=None)
        if bot:
            others = {other.name for other in table.seats if other.seat != seat}
            new = SeatChange(kind="bot", bot=bot, name=name_at(bot, seat, others), link_hash=None)
        await _change(table, {seat: new})
    if table.settings.autostart:
        await start_if_full(hall, table)


def _full(table: Table) -> bool:
    return all(place.kind in ("guest", "bot") for place in table.seats)


async def start_if_full(hall: Hall, table: Table) -> None:
    if table.row.state == "open" and _full(table):
        await start(hall, table)


async def start(hall: Hall, table: Table, guest: GuestRow | None = None) -> None:
    """Begin, when all seats are filled."""
    if guest is not None and table.row.owner != guest.id:
        raise Denied("owner", 403)
    async with table.exclusive():
        if table.row.state != "open":
            raise Denied("begun")
        if not _full(table):
            raise Denied("seats_open")
        try:
            await table.begin()
        except Conflict:
            await table.reload()
            raise Denied("conflict") from None
    await hall.bots.seat(table)


async def rematch(hall: Hall, table: Table, guest: GuestRow) -> Table:
    """The same people, bots and options again; whoever asks first makes it, the others find it."""
    if not table.seats_of(guest.id) and table.row.owner != guest.id:
        raise Denied("not_your_seat", 403)
    async with table.exclusive():
        if table.row.rematch is not None:
            found = await hall.glance(table.row.rematch)
            assert found is not None
            return found
        if table.row.state != "over":
            raise Denied("not_over")
        now, match = time.time(), new_id()
        kept = table.data if table.row.options.get("data") or table.row.position else None
        components, rules = _components(table.row.game, kept), find_game(table.row.game).rules_version
        row = msgspec.structs.replace(
            table.row, id=match, rules=rules, components=components.digest, state="open", owner=guest.id,
            server_seed=new_server_seed(), seed=None, version=0, created=now, changed=now, due=None, result=None,
            rematch=None, proposal=None, worker=hall.worker if hall.bus.shared else None, halted=None,
            settings=msgspec.structs.replace(table.settings, autostart=False),  # time for new contributions
        )  # fmt: skip
        places = [
            msgspec.structs.replace(place, match=match, link_hash=None, contribution="", stand_in=False, seen=now)
            for place in table.seats
        ]
        await hall.store.create(row, places, components)
        await _change(table, {}, MatchChange(rematch=match))
    found = await hall.table(match)
    assert found is not None
    return found


async def close(hall: Hall, table: Table, guest: GuestRow) -> None:
    """The owner gives up a table that has not begun."""
    if table.row.owner != guest.id:
        raise Denied("owner", 403)
    async with table.exclusive():
        if table.row.state != "open":
            raise Denied("begun")
        await _change(table, {}, MatchChange(state="closed", listed=False))


async def _change(table: Table, seats: Mapping[int, SeatChange], match: MatchChange | None = None) -> None:
    try:
        await table.change(match, seats)
    except Conflict:
        await table.reload()
        raise Denied("conflict") from None


def _place(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Denied("not_found", 404)
    return table.seats[seat]
