"""One client at one table: what it says is read, done and always answered. Sockets and bots both talk through this."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from consigliere.core.words import language
from consigliere.server import words
from consigliere.server.limits import SOCKET_PATIENCE, Bucket
from consigliere.server.live import answering, talk, undo
from consigliere.server.live.overrun import Overrun
from consigliere.server.live.room import Connection
from consigliere.server.live.table import NO_SPECTATORS, Table
from consigliere.server.protocol import (
    HEARTBEAT,
    MAX_MESSAGE,
    VERSION,
    Accepted,
    Agreement,
    Answer,
    Chat,
    Consent,
    ErrorMessage,
    Hello,
    Offers,
    Ping,
    Pong,
    Refused,
    Reply,
    Resync,
    Said,
    Sign,
    StandIn,
    Undo,
    Welcome,
    Why,
    encode,
    read,
)
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import GuestRow

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

TOO_MANY = 1008


class Session:
    """A conversation. It begins with hello and ends when the connection does."""

    def __init__(self, hall: Hall, table: Table, connection: Connection, guest: GuestRow | None = None) -> None:
        self.hall = hall
        self.table = table
        self.connection = connection
        self.guest = guest
        self.bucket: Bucket | None = Bucket() if hall.settings.rate_limits and connection.person else None
        self.greeted = False

    async def receive(self, raw: bytes | str) -> None:
        """One message. Whatever it is, it does not raise and it is answered."""
        begun = time.perf_counter()
        connection = self.connection
        connection.heard = time.monotonic()
        if self.bucket is not None and not self.bucket.take():
            self._too_fast()
            return
        if len(raw) > MAX_MESSAGE:
            self._error("too_long")
            return
        try:
            said = read(raw)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            self._error("malformed")
            return
        try:
            reply = await self._do(said)
        except StorageError as error:
            self.hall.logs.error("storage", table=self.table.id[:6], reason=str(error))
            reply = words.refuse(getattr(said, "request", ""), "storage", connection.lang, self.table.seq)
        except Overrun:  # the table rests, and everybody at it was told
            reply = words.refuse(getattr(said, "request", ""), "halted", connection.lang, self.table.seq)
        except Exception:
            self.hall.metrics.errors.inc()
            self.hall.logs.exception("mistake", table=self.table.id[:6], said=type(said).__name__)
            reply = words.refuse(getattr(said, "request", ""), "error", connection.lang, self.table.seq)
        if reply is not None:
            connection.put(encode(reply))
            if isinstance(reply, Refused):
                self.hall.metrics.refused.labels(reply.code).inc()
        self.hall.metrics.answer.observe(time.perf_counter() - begun)

    async def _do(self, said: Said) -> Reply | None:
        lang = self.connection.lang
        if isinstance(said, Hello):
            return await self._hello(said)
        if not self.greeted:
            return ErrorMessage(code="hello", because=words.say(lang, "no.hello"))
        if isinstance(said, Ping):
            return self._pong(said)
        if isinstance(said, Resync):
            await self.show(None)
            return None
        if isinstance(said, Chat):
            return await talk.chat(self.table, said, self.connection)
        if not self.connection.held:
            return words.refuse(said.request, "spectator", lang, self.table.seq)
        if said.seat not in self.connection.held:
            return words.refuse(said.request, "not_your_seat", lang, self.table.seq)
        if isinstance(said, Answer):
            return await answering.answer(self.table, said, lang)
        if isinstance(said, Offers):
            return self._offers(said)
        if isinstance(said, Why):
            return self._why(said)
        if isinstance(said, Undo):
            return await undo.undo(self.table, said, lang)
        if isinstance(said, Consent):
            return await undo.consent(self.table, said, lang)
        if isinstance(said, Agreement):
            return await talk.agreement(self.table, said, self.connection)
        if isinstance(said, Sign):
            return await talk.sign(self.table, said, self.connection)
        assert isinstance(said, StandIn)
        return await self.hall.care.relieve(self.table, said, lang)

    async def _hello(self, said: Hello) -> Reply | None:
        connection, table = self.connection, self.table
        connection.lang = language(said.lang)
        if said.v != VERSION:
            return ErrorMessage(code="version", because=words.say(connection.lang, "no.version", {"version": VERSION}))
        if self.guest is None and said.token is not None:
            self.guest = await self.hall.guests.find(said.token)
            if self.guest is None:
                return ErrorMessage(code="guest", because=words.say(connection.lang, "no.guest"))
        connection.changes = said.views == "changes"
        connection.phrases = said.phrases
        guest = None if self.guest is None else self.guest.id
        if connection.person:
            connection.guest = guest or ""
            connection.hold(table.seats_of(guest))
        if not connection.held and not table.may_watch(guest):
            connection.close(NO_SPECTATORS)
            return ErrorMessage(code="watching", because=words.say(connection.lang, "no.watching"))
        self.greeted = True
        table.room.enter(connection)
        lines = await talk.history(table, connection.held) if connection.person else []
        connection.put(
            encode(
                Welcome(
                    v=VERSION,
                    table=table.info(guest),
                    seats=sorted(connection.held),
                    seq=table.seq,
                    heartbeat=HEARTBEAT,
                    chat=list(lines),
                )
            )
        )
        table.tell_frozen(connection)
        await self.show(said.last)
        if connection.person:
            await self.hall.arrived(table, connection)
        return None

    async def show(self, last: int | None) -> None:
        """Whole views for every seat of this connection, with the events since `last`."""
        table = self.table
        if table.standing is None:
            return
        fresh, complete, undone = await table.events_since(last)
        self.connection.at.clear()
        table.states(fresh, undone, complete).send(self.connection)

    def _pong(self, said: Ping) -> Pong:
        if not said.digest or self.table.standing is None:
            return Pong(n=said.n, seq=self.table.seq)
        digests = {str(seat): self.table.digest_of_view(seat) for seat in self.connection.seats}
        return Pong(n=said.n, seq=self.table.seq, digests=digests)

    def _offers(self, said: Offers) -> Reply:
        position = self.table.position
        if position is None:
            return words.refuse(said.request, "not_running", self.connection.lang)
        moves = position.talk(said.seat)
        told: list[Any] = [str(move) for move in moves]
        if said.phrases:
            lang, names = self.connection.lang, self.table.names
            told = [[str(move), position.phrase(move, lang, names)] for move in moves]
        return Accepted(request=said.request, seq=self.table.seq, answer=told)

    def _why(self, said: Why) -> Reply:
        position = self.table.position
        if position is None:
            return words.refuse(said.request, "not_running", self.connection.lang)
        refusal = position.why_not(said.seat, said.move)
        if refusal is None:
            return Accepted(request=said.request, seq=self.table.seq, answer=None)
        return answering.refused(self.table, said.request, refusal, self.connection.lang)

    def _error(self, code: str) -> None:
        self.hall.metrics.refused.labels(code).inc()
        self.connection.put(encode(ErrorMessage(code=code, because=words.say(self.connection.lang, f"no.{code}"))))

    def _too_fast(self) -> None:
        assert self.bucket is not None
        if self.bucket.refused == 1:
            self._error("rate")
        elif self.bucket.refused > SOCKET_PATIENCE:
            self.connection.close(TOO_MANY)

    async def leave(self) -> None:
        """The connection is gone."""
        self.table.room.leave(self.connection)
        if self.greeted and self.connection.person:
            await self.hall.left(self.table, self.connection)
