"""Making tables and taking seats: you, friends with a secret link, strangers from the lobby, bots."""

from __future__ import annotations

import hmac
import time
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from consigliere.bots import bots
from consigliere.core.data import BadData, DataFile
from consigliere.core.match import begin
from consigliere.core.options import BadOption, settle
from consigliere.core.record import Header
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.core.save import canonical
from consigliere.server.fairness import mix, new_server_seed
from consigliere.server.live.clock import PRESETS, ClockRule
from consigliere.server.live.component_check import Endless
from consigliere.server.live.guests import hash_of, new_id, new_token
from consigliere.server.live.hall import Hall
from consigliere.server.live.table import Table
from consigliere.server.protocol import MAX_COMPONENTS
from consigliere.server.store.database import Conflict, Row
from consigliere.server.store.entries import new_entry
from consigliere.server.store.journal import Write

BOT_NAMES = ("Alfonso", "Beatrice", "Cesare", "Diana", "Ercole", "Fiammetta", "Galeazzo", "Helena", "Ippolita")

Name = Annotated[str, Meta(max_length=40)]
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
    stand_in: Annotated[str, Meta(max_length=40)] = "greedy"
    contribution: Contribution = ""
    autostart: bool = True


class Refusal(Exception):
    """What was asked for cannot be; the code says why."""

    def __init__(self, code: str, status: int = 409, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.status, self.facts = code, status, facts


def settle_wish(wish: NewTable) -> tuple[Header, dict[str, Any]]:
    """Check a wish against the rules of its game; raises Refusal with what is allowed."""
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
        header = Header(wish.game, game.rules_version, len(wish.seats), options, bytes(32), data=wish.components)
        begin(header)  # what cannot be set up is refused now, not when all have come
        for one in (*wish.seats, f"bot:{wish.stand_in}"):
            if one.startswith("bot") and one.partition(":")[2] not in ("", *bots()):
                raise BadOption(f"there is no bot {one!r}; the bots are {', '.join(bots())}")
            if one not in ("you", "open", "invite") and not one.startswith("bot"):
                raise BadOption(f"a seat is 'you', 'open', 'invite', 'bot' or 'bot:greedy', not {one!r}")
    except (BadOption, BadData, RecursionError) as error:
        raise Refusal("option", 422, problem=str(error)[:300]) from None
    rule = wish.clock if isinstance(wish.clock, ClockRule) else PRESETS[wish.clock]
    settings = {
        "clock": msgspec.to_builtins(rule),
        "grace": wish.grace,
        "spectators": wish.spectators,
        "undo": wish.undo,
        "pace": wish.pace,
        "stand_in": wish.stand_in,
        "autostart": wish.autostart,
    }
    return header, settings


async def check_components(hall: Hall, game: str, text: str) -> None:
    """A file from outside is read elsewhere first; what passes there is safe to read here."""
    try:
        flaw = (await hall.reader.check(game, text)).flaw
    except Endless:
        raise Refusal("endless", 422) from None
    if flaw is not None:
        bad = BadData("components.toml", flaw.line, flaw.key, flaw.problem)
        raise Refusal("option", 422, problem=str(bad)[:300])


async def create(hall: Hall, guest: Row, wish: NewTable) -> tuple[Table, dict[str, str]]:
    """A new table, and the secret links of its invited seats, which are told only now."""
    if wish.components is not None and wish.game in games():
        await check_components(hall, wish.game, wish.components)
    header, settings = settle_wish(wish)
    now, match, links = time.time(), new_id(), dict[str, str]()
    places: list[Row] = []
    for seat, who in enumerate(wish.seats):
        place: Row = {
            "match": match, "seat": seat, "kind": "open", "guest": None, "name": "", "bot": "", "link_hash": None,
            "contribution": "", "stand_in": False, "seen": now,
        }  # fmt: skip
        if who == "you":
            place |= {"kind": "guest", "guest": guest["id"], "name": guest["name"], "contribution": wish.contribution}
        elif who == "invite":
            links[str(seat)] = new_token()
            place |= {"kind": "invited", "link_hash": hash_of(links[str(seat)])}
        elif who.startswith("bot"):
            bot = who.partition(":")[2] or "greedy"
            place |= {"kind": "bot", "bot": bot, "name": BOT_NAMES[seat]}
        places.append(place)
    row: Row = {
        "id": match, "game": wish.game, "rules": header.rules_version, "players": header.players,
        "options": canonical(header.options), "components": wish.components, "state": "open", "listed": wish.listed,
        "owner": guest["id"], "title": wish.title, "settings": canonical(settings), "server_seed": new_server_seed(),
        "seed": None, "version": 0, "created": now, "changed": now, "due": None, "result": None, "rematch": None,
    }  # fmt: skip
    await hall.store.create(row, places)
    table = await hall.table(match)
    assert table is not None
    if wish.autostart:
        await start_if_full(hall, table)
    return table, links


async def take(hall: Hall, table: Table, seat: int, guest: Row, key: str, name: str, contribution: str) -> None:
    """Sit down: in an open seat, or with the secret of a link, which also moves a seat to another device."""
    async with table.lock:
        place = _place(table, seat)
        if table.row["state"] == "closed":
            raise Refusal("closed", 410)
        by_link = place["link_hash"] is not None and hmac.compare_digest(hash_of(key), place["link_hash"])
        if place["kind"] == "guest" and place["guest"] == guest["id"]:
            by_link = True
        elif key and not by_link:
            raise Refusal("link", 403)
        elif not by_link and place["kind"] != "open":
            raise Refusal("seat_taken")
        values: dict[str, Any] = {"kind": "guest", "guest": guest["id"], "seen": time.time()}
        if place["guest"] != guest["id"]:
            values["link_hash"] = None  # a link works once
        if place["kind"] != "guest":
            values |= {"name": name or guest["name"], "bot": "", "stand_in": False}
        elif name:
            values["name"] = name
        if table.row["seed"] is None and contribution:
            values["contribution"] = contribution
        await _change(hall, table, {seat: values})
    if table.settings.get("autostart", True):
        await start_if_full(hall, table)


async def link(hall: Hall, table: Table, seat: int, guest: Row, revoke: bool = False) -> str:
    """A fresh secret for a seat; the one before stops working. Whoever sits there may move to another device."""
    async with table.lock:
        place = _place(table, seat)
        holds = place["kind"] == "guest" and place["guest"] == guest["id"]
        empty = place["kind"] in ("open", "invited") and table.row["owner"] == guest["id"]
        if not holds and not empty:
            raise Refusal("not_your_seat", 403)
        key = new_token()
        values: dict[str, Any] = {"link_hash": None if revoke else hash_of(key)}
        if place["kind"] != "guest":
            values["kind"] = "open" if revoke else "invited"
        await _change(hall, table, {seat: values})
    return "" if revoke else key


async def leave(hall: Hall, table: Table, seat: int, guest: Row) -> None:
    """Stand up. Before the start the seat is open again; later a bot plays on under its own name."""
    async with table.lock:
        place = _place(table, seat)
        if place["kind"] != "guest" or place["guest"] != guest["id"]:
            raise Refusal("not_your_seat", 403)
        values: dict[str, Any] = {"guest": None, "link_hash": None, "stand_in": False}
        if table.row["state"] == "open":
            values |= {"kind": "open", "name": "", "contribution": ""}
        else:
            values |= {"kind": "bot", "bot": table.settings.get("stand_in", "greedy")}
        await _change(hall, table, {seat: values})


async def put_bot(hall: Hall, table: Table, seat: int, guest: Row, bot: str) -> None:
    """The owner fills an empty seat with a bot, or ("" as its name) empties it again."""
    if bot and bot not in bots():
        raise Refusal("option", 422, problem=f"there is no bot {bot!r}; the bots are {', '.join(bots())}")
    async with table.lock:
        place = _place(table, seat)
        if table.row["owner"] != guest["id"]:
            raise Refusal("owner", 403)
        if table.row["state"] != "open":
            raise Refusal("begun")
        if place["kind"] == "guest":
            raise Refusal("seat_taken")
        values: dict[str, Any] = {"kind": "bot", "bot": bot, "name": BOT_NAMES[seat], "link_hash": None}
        if not bot:
            values = {"kind": "open", "bot": "", "name": "", "link_hash": None}
        await _change(hall, table, {seat: values})
    if table.settings.get("autostart", True):
        await start_if_full(hall, table)


async def start_if_full(hall: Hall, table: Table) -> None:
    if table.row["state"] == "open" and all(place["kind"] in ("guest", "bot") for place in table.places):
        await start(hall, table)


async def start(hall: Hall, table: Table, guest: Row | None = None) -> None:
    """Mix the seed, publish its hash, and only then let the rules draw the first card."""
    if guest is not None and table.row["owner"] != guest["id"]:
        raise Refusal("owner", 403)
    async with table.lock:
        if table.row["state"] != "open":
            raise Refusal("begun")
        if any(place["kind"] not in ("guest", "bot") for place in table.places):
            raise Refusal("seats_open")
        row = table.row
        seed = mix(row["server_seed"], [place["contribution"] for place in table.places])
        table.row = {**row, "seed": seed.hex()}
        hall.announce(table)  # the hash of the seed goes out before anything is drawn
        match = begin(table.header())
        told, position = match.events, match.position
        now = time.time()
        entry = new_entry(table.id, 0, "start", None, "", told)
        shot = table.snapshot(0, position, dict.fromkeys(position.asked, 0), table.clock.saved())
        write = Write(table.notice(0), entry, shot, {"state": "running", "seed": seed.hex(), "due": now})
        try:
            await hall.store.start(write, row["version"])
        except Conflict:
            table.row = row
            await hall.reload_meta(table)
            raise Refusal("conflict") from None
        except BaseException:
            table.row = row
            raise
        loaded = await hall.store.load(table.id)
        assert loaded is not None
        table.take_meta(loaded)
        table.recent.append((0, told))
        table.restore(loaded)
        table.last_at = now
        table.mine = table.armed = True
        hall.announce(table)
        await table.greet_all()
    await hall.bots.seat(table)
    hall.notifier.turn(table)


async def rematch(hall: Hall, table: Table, guest: Row) -> Table:
    """The same people, bots and options again; whoever asks first makes it, the others find it."""
    if not table.seats_of(guest["id"]) and table.row["owner"] != guest["id"]:
        raise Refusal("not_your_seat", 403)
    async with table.lock:
        if table.row["rematch"] is not None:
            found = await hall.table(table.row["rematch"])
            assert found is not None
            return found
        if table.row["state"] != "over":
            raise Refusal("not_over")
        now, match = time.time(), new_id()
        row: Row = {
            **table.row, "id": match, "rules": find_game(table.row["game"]).rules_version, "state": "open",
            "server_seed": new_server_seed(), "seed": None, "version": 0, "created": now, "changed": now, "due": None,
            "result": None, "rematch": None, "owner": guest["id"],
            "settings": canonical({**table.settings, "autostart": False}),  # time for new contributions
        }  # fmt: skip
        places = [{**place, "match": match, "link_hash": None, "contribution": "", "stand_in": False, "seen": now}
                  for place in table.places]  # fmt: skip
        await hall.store.create(row, places)
        try:
            await hall.change(table, {"rematch": match})
        except Conflict:
            raise Refusal("conflict") from None
    found = await hall.table(match)
    assert found is not None
    return found


async def close(hall: Hall, table: Table, guest: Row) -> None:
    """The owner gives up a table that has not begun."""
    if table.row["owner"] != guest["id"]:
        raise Refusal("owner", 403)
    async with table.lock:
        if table.row["state"] != "open":
            raise Refusal("begun")
        await _change(hall, table, {}, {"state": "closed", "listed": False})


async def _change(
    hall: Hall, table: Table, places: dict[int, dict[str, Any]], match: dict[str, Any] | None = None
) -> None:
    try:
        await hall.change(table, match, places)
    except Conflict:
        await hall.reload_meta(table)
        raise Refusal("conflict") from None


def _place(table: Table, seat: int) -> Row:
    if not 0 <= seat < len(table.places):
        raise Refusal("not_found", 404)
    return table.places[seat]
