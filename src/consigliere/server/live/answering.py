"""A move by somebody who holds the seat: tried by the rules, then committed, and always answered."""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.core.event import Event
from consigliere.core.move import BadMove, Move
from consigliere.core.refusal import IllegalMove, Refusal
from consigliere.server import words
from consigliere.server.live.standing import Moved
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Answer, Refused, Reply
from consigliere.server.store.database import Conflict, StorageError

TRIES = 5  # times an answer is tried again when another worker wrote first


async def answer(table: Table, said: Answer, lang: str, notes: Sequence[Event] = ()) -> Reply:
    """Kept, or refused with a reason. `notes` are told together with what the rules tell."""
    table.mark_used()
    try:
        async with table.exclusive():
            for _ in range(TRIES):
                try:
                    return await _try(table, said, lang, notes)
                except Conflict:  # another worker was faster; the question may be open all the same
                    await table.catch_up()
                    if again := await _accepted_before(table, said):
                        return again
    except StorageError as error:
        table.hall.logs.error("storage", table=table.id[:6], reason=str(error))
        return words.refuse(said.request, "storage", lang, table.seq)
    return words.refuse(said.request, "conflict", lang, table.seq)


async def _try(table: Table, said: Answer, lang: str, notes: Sequence[Event]) -> Reply:
    if before := table.requests.get((said.seat, said.request)):
        return Accepted(request=said.request, seq=before, again=True)
    position = table.position
    if table.frozen or position is None:
        return words.refuse(said.request, table.frozen or "not_running", lang, table.seq)
    try:
        move = Move.parse(said.move)
    except BadMove:
        refusal = position.why_not(said.seat, said.move)
        assert refusal is not None
        return refused(table, said.request, refusal, lang)
    free = position.is_free(move)
    if not free and said.question is not None and said.question != table.questions.get(said.seat):
        return await _accepted_before(table, said) or words.refuse(said.request, "stale", lang, table.seq)
    try:
        after, told = position.after(said.seat, move)
    except IllegalMove as error:
        return await _accepted_before(table, said) or refused(table, said.request, error.refusal, lang)
    if not free and said.question is None:
        return words.refuse(said.request, "question", lang, table.seq)
    spent = int(table.clock.spent(said.seat) * 1000)
    await table.commit(Moved(after, [*told, *notes], said.seat, move, said.request, spent))
    return Accepted(request=said.request, seq=table.seq)


async def _accepted_before(table: Table, said: Answer) -> Accepted | None:
    """The same request was accepted long ago, or by another worker."""
    seq = await table.hall.store.request_seq(table.id, said.seat, said.request)
    return None if seq is None else Accepted(request=said.request, seq=seq, again=True)


def refused(table: Table, request: str, refusal: Refusal, lang: str) -> Refused:
    """A refusal of the rules, in words."""
    assert table.position is not None
    try:
        because = table.position.refusal_text(refusal, lang, table.names)
    except LookupError:
        because = refusal.because
    return Refused(
        request=request, code="illegal", because=because, rule=refusal.rule, key=refusal.key,
        facts=dict(refusal.facts), seq=table.seq,
    )  # fmt: skip
