"""Undo at a live table: alone within the barrier, past it only with everybody's consent, and always in the log."""

from __future__ import annotations

import msgspec

from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.server import words
from consigliere.server.live.standing import AnyPosition, TakenBack, standing_of
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Consent, Proposal, Reply, Undo, encode
from consigliere.server.store.database import Conflict, StorageError
from consigliere.server.store.rows import MatchChange


async def undo(table: Table, said: Undo, lang: str) -> Reply:
    """Take back by oneself, ask whether one may, or propose it to everybody."""
    if not table.settings.undo:
        return words.refuse(said.request, "undo_off", lang, table.seq)
    if not table.running:
        return words.refuse(said.request, table.frozen or "not_running", lang, table.seq)
    try:
        async with table.exclusive():
            if before := table.requests.get((said.seat, said.request)):
                return Accepted(request=said.request, seq=before, again=True)
            if said.how == "ask":
                return await _propose(table, said, lang)
            found = table.trail.back(said.seat, table.people, said.how == "turn")
            if isinstance(found, str):
                return words.refuse(said.request, found, lang, table.seq)
            if said.how == "may":
                return Accepted(request=said.request, seq=table.seq, answer=True)
            told = [Event("table.undone", said.seat)]
            await table.commit(TakenBack(found.before, told, said.seat, found.number - 1, True, said.request))
            return Accepted(request=said.request, seq=table.seq)
    except Conflict:
        return await _too_late(table, said.request, lang)
    except StorageError:
        return words.refuse(said.request, "storage", lang, table.seq)


async def consent(table: Table, said: Consent, lang: str) -> Reply:
    """One seat's word on the open proposal; one no ends it, the last yes carries it out."""
    try:
        async with table.exclusive():
            found = table.proposal
            if found is None or found.proposal != said.proposal or not table.running:
                return words.refuse(said.request, "no_proposal", lang, table.seq)
            if said.agree:
                await _decide(table, msgspec.structs.replace(found, agreed=sorted({*found.agreed, said.seat})))
            else:
                await table.change(MatchChange(proposal=None))
            return Accepted(request=said.request, seq=table.seq)
    except Conflict:
        return await _too_late(table, said.request, lang)
    except StorageError:
        return words.refuse(said.request, "storage", lang, table.seq)


async def _too_late(table: Table, request: str, lang: str) -> Reply:
    """Somebody else has moved or agreed first; what was meant may mean something else now."""
    async with table.exclusive():
        await table.catch_up()
        await table.reload()
    return words.refuse(request, "stale", lang, table.seq)


async def _propose(table: Table, said: Undo, lang: str) -> Reply:
    target = table.seq - 1 if said.to is None else said.to
    if not 0 <= target < table.seq:
        return words.refuse(said.request, "nothing_to_undo", lang, table.seq)
    later = await table.hall.store.entries_after(table.id, target)
    if any(row.kind == "undo" and int(row.text) < target for row in later):  # that entry was itself taken back
        return words.refuse(said.request, "nothing_to_undo", lang, table.seq)
    await _decide(table, Proposal(proposal=table.seq, seat=said.seat, to=target, agreed=[said.seat]))
    return Accepted(request=said.request, seq=table.seq)


async def _decide(table: Table, found: Proposal) -> None:
    """Carry the proposal out if all people agreed; else keep it for the others. Bots never mind."""
    if not table.people <= set(found.agreed):
        await table.change(MatchChange(proposal=found))
        return
    position = await _position_after(table, found.to)
    told = [Event("table.rewound", found.seat)]
    await table.commit(TakenBack(position, told, found.seat, found.to, False, None))
    table.room.tell_players(encode(msgspec.structs.replace(found, settled=True)))


async def _position_after(table: Table, seq: int) -> AnyPosition:
    """The position after an earlier entry: the snapshot before it and the few moves in between."""
    now = table.position
    assert now is not None
    snapshot = await table.hall.store.snapshot_before(table.id, seq)
    assert snapshot is not None, "a running table has the snapshot of its start"
    position = standing_of(snapshot, now.game, now.rules).position
    for row in await table.hall.store.entries_after(table.id, snapshot.seq, seq - snapshot.seq):
        position, _ = position.after(row.mover, Move.parse(row.text))
    return position
