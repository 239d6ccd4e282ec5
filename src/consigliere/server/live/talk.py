"""Chat, team chat, and agreements that are written down."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from consigliere.server import words
from consigliere.server.live.room import Connection
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Agreement, Chat, ChatLine, Reply, Sign, encode
from consigliere.server.store.database import Conflict, StorageError
from consigliere.server.store.rows import LineRow
from consigliere.server.store.store import AUDIENCE


def allies(table: Table, seat: int) -> tuple[int, ...]:
    """The team of a seat, itself included; alone where there are no teams or the game has not begun."""
    return (seat,) if table.position is None else table.position.game.allies(table.position.rules, seat)


def may_read(table: Table, row: LineRow, seats: Iterable[int]) -> bool:
    return not row.team or any(row.seat in allies(table, seat) for seat in seats)


def line(row: LineRow) -> ChatLine:
    return ChatLine(
        number=row.number, seat=row.seat, name=row.name, text=row.text, at=round(row.at, 3), team=row.team,
        parties=row.parties, signed=row.signed,
    )  # fmt: skip


async def history(table: Table, seats: Iterable[int]) -> list[ChatLine]:
    """The latest lines that these seats (none: a spectator) may read."""
    return [line(row) for row in await table.hall.store.lines(table.id) if may_read(table, row, seats)]


def spread(table: Table, row: LineRow) -> None:
    """Send a line to all who may read it."""
    message = encode(line(row))
    for connection in table.room.people():
        if may_read(table, row, connection.held):
            connection.put(message)


async def heard(table: Table, number: int) -> None:
    """Another worker has kept a line, or a signature under it."""
    if (row := await table.hall.store.line(table.id, number)) is not None:
        spread(table, row)


async def chat(table: Table, said: Chat, who: Connection) -> Reply:
    """A line of somebody who sits at the table."""
    seat = said.seat if said.seat is not None else min(who.held, default=None)
    if seat is None:
        return words.refuse(said.request, "spectator", who.lang)
    if seat not in who.held:
        return words.refuse(said.request, "not_your_seat", who.lang)
    if said.team and len(allies(table, seat)) < 2:
        return words.refuse(said.request, "team", who.lang)
    return await _keep(table, who, seat, said.request, said.text, said.team, [], {})


async def agreement(table: Table, said: Agreement, who: Connection) -> Reply:
    """A promise between seats, open to all; the one who writes it has signed it."""
    if said.seat not in who.held:
        return words.refuse(said.request, "not_your_seat", who.lang)
    parties = sorted({said.seat, *said.parties})
    if len(parties) < 2 or parties[-1] >= table.row.players:
        return words.refuse(said.request, "no_agreement", who.lang)
    return await _keep(table, who, said.seat, said.request, said.text, False, parties, {str(said.seat): True})


async def sign(table: Table, said: Sign, who: Connection) -> Reply:
    """Yes or no to an agreement one is a party of; the last word counts until all have said yes."""
    if said.seat not in who.held:
        return words.refuse(said.request, "not_your_seat", who.lang)
    async with table.lock:
        try:
            found = await table.hall.store.line(table.id, said.number)
            if found is None or said.seat not in found.parties:
                return words.refuse(said.request, "no_agreement", who.lang)
            signed = msgspec.structs.replace(found, signed=found.signed | {str(said.seat): said.accept})
            await table.hall.store.sign(signed, table.notice(said.number, "chat"))
        except StorageError:
            return words.refuse(said.request, "storage", who.lang)
    spread(table, signed)
    return Accepted(request=said.request, seq=said.number)


async def _keep(
    table: Table,
    who: Connection,
    seat: int,
    request: str,
    text: str,
    team: bool,
    parties: list[int],
    signed: dict[str, bool],
) -> Reply:
    row = LineRow(
        match=table.id, number=0, seat=seat, guest=who.guest, name=table.names[seat], team=team, text=text,
        parties=parties, signed=signed, request=request, at=time.time(),
    )  # fmt: skip
    try:
        audience = AUDIENCE * (1 + min(allies(table, seat))) if team else 0
        kept = await table.hall.store.say(row, audience, lambda number: table.notice(number, "chat"))
    except StorageError:
        return words.refuse(request, "storage", who.lang)
    except Conflict:
        return words.refuse(request, "conflict", who.lang)
    if kept.at == row.at:
        spread(table, kept)
    return Accepted(request=request, seq=kept.number)
