"""Undo at a live table: alone within the barrier, past it only with everybody's consent, and always in the log."""

from __future__ import annotations

import json
import time
from typing import Any

from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.save import canonical
from consigliere.server import words
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Consent, Proposal, Reply, Undo, encode
from consigliere.server.store.database import Conflict, StorageError
from consigliere.server.store.entries import new_entry
from consigliere.server.store.journal import Write


async def undo(table: Table, said: Undo, lang: str) -> Reply:
    """Take back by oneself, ask whether one may, or propose it to everybody."""
    if table.settings.get("undo", True) is False:
        return words.refuse(said.request, "undo_off", lang, table.seq)
    if table.position is None or table.row["state"] != "running" or table.frozen:
        return words.refuse(said.request, table.frozen or "not_running", lang, table.seq)
    async with table.lock:
        if before := table.requests.get((said.seat, said.request)):
            return Accepted(request=said.request, seq=before, again=True)
        try:
            if said.how == "ask":
                return await _propose(table, said, lang)
            found = table.trail.back(said.seat, said.how == "turn")
            if isinstance(found, str):
                return words.refuse(said.request, found, lang, table.seq)
            if said.how == "may":
                return Accepted(request=said.request, seq=table.seq, answer=True)
            target = found.number - 1
            await _go_back(table, said.seat, target, found.before, "table.undone", said.request)
        except Conflict:
            await table.catch_up()
            return words.refuse(said.request, "stale", lang, table.seq)
        except StorageError:
            return words.refuse(said.request, "storage", lang, table.seq)
        return Accepted(request=said.request, seq=table.seq)


async def consent(table: Table, said: Consent, lang: str) -> Reply:
    """One seat's word on the open proposal; one no ends it, the last yes carries it out."""
    async with table.lock:
        found = table.proposal
        if found is None or found.proposal != said.proposal or found.settled or table.position is None:
            return words.refuse(said.request, "no_proposal", lang, table.seq)
        if not said.agree:
            try:
                await _keep(table, None)
            except Conflict:
                return words.refuse(said.request, "conflict", lang, table.seq)
            announce(table, Proposal(**{**_fields(found), "settled": True}))
            return Accepted(request=said.request, seq=table.seq)
        agreed = sorted({*found.agreed, said.seat})
        try:
            await _settle(table, Proposal(**{**_fields(found), "agreed": agreed}))
        except Conflict:
            await table.catch_up()
            return words.refuse(said.request, "stale", lang, table.seq)
        except StorageError:
            return words.refuse(said.request, "storage", lang, table.seq)
        return Accepted(request=said.request, seq=table.seq)


async def _propose(table: Table, said: Undo, lang: str) -> Reply:
    target = table.seq - 1 if said.to is None else said.to
    if not 0 <= target < table.seq:
        return words.refuse(said.request, "nothing_to_undo", lang, table.seq)
    later = await table.hall.store.entries_after(table.id, target)
    if any(row["kind"] == "undo" and int(row["text"]) < target for row in later):  # that entry was itself taken back
        return words.refuse(said.request, "nothing_to_undo", lang, table.seq)
    await _settle(table, Proposal(proposal=table.seq, seat=said.seat, to=target, agreed=[said.seat]))
    return Accepted(request=said.request, seq=table.seq)


async def _settle(table: Table, found: Proposal) -> None:
    """Carry the proposal out if all people agreed; bots never mind."""
    people = {place["seat"] for place in table.places if place["kind"] == "guest"}
    if not people <= set(found.agreed):
        await _keep(table, found)
        return
    position = await _position_at(table, found.to)
    await _go_back(table, found.seat, found.to, position, "table.rewound", None)
    table.proposal = None
    announce(table, Proposal(**{**_fields(found), "settled": True}))


async def _keep(table: Table, proposal: Proposal | None) -> None:
    """Proposals live in the row of the table, so that every worker knows them; the reload tells the room."""
    settings = dict(table.settings)
    if proposal is not None:
        settings["proposal"] = {**_fields(proposal)}
    await table.hall.change(table, {"settings": canonical(settings)})


async def _position_at(table: Table, seq: int) -> Position[Any]:
    """The position after an earlier entry: the snapshot before it and the few moves in between."""
    now = table.position
    assert now is not None
    shot = await table.hall.store.snapshot_before(table.id, seq)
    assert shot is not None, "a running table has the snapshot of its start"
    body = json.loads(shot["body"])
    position = Position.load(now.game, now.rules, body["state"])
    for row in await table.hall.store.entries_after(table.id, shot["seq"], seq - shot["seq"]):
        if row["seq"] <= seq:
            position, _ = position.after(row["seat"], Move.parse(row["text"]))
    return position


async def _go_back(
    table: Table, seat: int, target: int, position: Position[Any], what: str, request: str | None
) -> None:
    """Write the undo as an entry of its own, with a snapshot, so that no replay ever crosses it."""
    desk = table.desk
    assert desk is not None
    seq = table.seq + 1
    questions = dict.fromkeys(position.asked, seq)
    told = [Event(what, seat)]
    entry = new_entry(table.id, seq, "undo", seat, str(target), told, request)
    snapshot = table.snapshot(seq, position, questions, table.clock.saved())
    await table.hall.store.append(Write(table.notice(seq), entry, snapshot))
    table.position = position
    table.seq, table.questions = seq, questions
    table.last_undo = seq
    table.mine, table.last_at = True, time.time()
    if request:
        table.remember(seat, request, seq)
    kept = [(number, events) for number, events in table.recent if number <= target]
    table.recent.clear()
    table.recent.extend([*kept, (seq, told)])
    table.trail.cut(target if what == "table.undone" else -1)
    table.clock.ask(position.asked, seat)
    desk.move_on(position, seq)
    table.tell_room([(seq, told)], undone=target)
    table.hall.moved(table)


def announce(table: Table, proposal: Proposal) -> None:
    frame = encode(proposal)
    for connection in table.room.connections:
        if connection.held:
            connection.put(frame)


def _fields(proposal: Proposal) -> dict[str, Any]:
    return {name: getattr(proposal, name) for name in Proposal.__struct_fields__}
