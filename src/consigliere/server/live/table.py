"""A live table: its match, its log, and the one path by which moves enter it.

command -> rules on a copy -> INSERT (match, seq) -> commit -> publish -> each seat gets its own view.
What readers see is always committed: the copy takes the place of the state only after its entry is kept.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from consigliere.core.event import Event
from consigliere.core.match import begin
from consigliere.core.move import BadMove, Move
from consigliere.core.position import Position
from consigliere.core.record import Header, Record
from consigliere.core.refusal import IllegalMove, Refusal
from consigliere.core.save import canonical, digest_of, result_to_plain
from consigliere.core.undo import Made, Trail
from consigliere.server import words
from consigliere.server.live.clock import Clock, rule_from, time_already
from consigliere.server.live.room import Room
from consigliere.server.live.states import Desk, Sheet
from consigliere.server.live.table_info import info_of
from consigliere.server.protocol import Accepted, Answer, Proposal, Refused, Reply, TableInfo
from consigliere.server.store.bus import Notice
from consigliere.server.store.database import Conflict, Row, StorageError
from consigliere.server.store.entries import effective, events_of, new_entry, not_undone
from consigliere.server.store.journal import Write
from consigliere.server.store.store import Loaded

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

RECENT = 32  # entries kept at hand for those who come back; older ones are read from the database
MISSED = 200  # entries told to somebody who was away; the rest is in the log
TRIES = 5  # times an answer is tried again when another worker wrote first
REQUESTS = 64  # accepted requests kept at hand; older ones are found in the database

Changes = list[tuple[int, list[Event]]]


class Table:
    """One table in the memory of this worker."""

    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.id: str = loaded.match["id"]
        self.room = Room()
        self.lock = asyncio.Lock()
        self.position: Position[Any] | None = None
        self.desk: Desk | None = None
        self.seq = -1
        self.last_at = 0.0  # wall time of the last entry
        self.mine = False  # did this worker write the last entry
        self.questions: dict[int, int] = {}
        self.recent: deque[tuple[int, Sequence[Event]]] = deque(maxlen=RECENT)
        self.requests: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.trail = Trail()
        self.proposal: Proposal | None = None  # to take moves back; only good until the next entry
        self.last_undo = -1
        self.frozen = ""  # why this table cannot go on, as a refusal code
        self.unsure = False  # a command was cut off while it waited for its commit: look before the next one
        self.armed = False  # the database knows that somebody must look after this table
        self.used = time.monotonic()
        self.row: Row = {}
        self.places: list[Row] = []
        self.settings: dict[str, Any] = {}
        self.take_meta(loaded)
        self.clock = Clock(rule_from(self.settings), self.row["players"])
        if loaded.snapshot is not None:
            self.restore(loaded)

    # -- what everybody may know ----------------------------------------------------------------------------------

    def take_meta(self, loaded: Loaded) -> None:
        self.row, self.places = loaded.match, loaded.seats
        self.settings = json.loads(self.row["settings"])
        found = self.settings.pop("proposal", None)
        self.proposal = Proposal(**found) if found is not None and found["proposal"] == self.seq else None
        if self.desk is not None:
            self.desk.names = self.names()

    def names(self) -> list[str]:
        return [place["name"] or words.say("en", "seat").replace("{letter}", "ABCDEFGHIJ"[place["seat"]])
                for place in self.places]  # fmt: skip

    def seats_of(self, guest: str | None) -> list[int]:
        return [p["seat"] for p in self.places if guest is not None and p["kind"] == "guest" and p["guest"] == guest]

    def info(self, guest: str | None) -> TableInfo:
        return info_of(self.row, self.places, self.settings, self.seq, self.room.here(), guest)

    # -- from the database and back -------------------------------------------------------------------------------

    def header(self, rules: int | None = None) -> Header:
        row = self.row
        return Header(
            row["game"],
            row["rules"] if rules is None else rules,
            row["players"],
            json.loads(row["options"]),
            bytes.fromhex(row["seed"]),
            tuple(self.names()),
            data=row["components"],
        )

    def snapshot(self, seq: int, position: Position[Any], questions: dict[int, int], left: list[float]) -> Row:
        saved = position.save()
        body = {
            "state": saved,
            "digest": digest_of(saved),
            "questions": {str(seat): number for seat, number in questions.items()},
            "left": left,
        }
        return {"match": self.id, "seq": seq, "body": canonical(body)}

    def restore(self, loaded: Loaded) -> None:
        """Set the match up from a snapshot and play the few entries after it."""
        shot = loaded.snapshot
        assert shot is not None
        body = json.loads(shot["body"])
        if self.position is None:
            self.position = begin(self.header()._replace(position=body["state"])).position
            self.desk = Desk(self.position, shot["seq"])
            self.desk.names = self.names()
        else:
            self.position = Position.load(self.position.game, self.position.rules, body["state"])
        self.seq = self.last_undo = shot["seq"]
        self.questions = {int(seat): number for seat, number in body["questions"].items()}
        self.clock.left = body["left"]
        self.trail.clear()
        for row in loaded.entries:
            self.replay(row)
        self.last_at = loaded.entries[-1]["at"] if loaded.entries else self.last_at
        self.clock.since.clear()
        self.clock.ask(self.position.asked, already=time_already(self.last_at) if self.last_at else 0.0)
        assert self.desk is not None
        self.desk.move_on(self.position, self.seq)
        self.desk.forget()

    def replay(self, row: Row) -> list[Event]:
        """Play an entry another worker, or this one before a restart, has kept."""
        assert self.position is not None
        assert row["kind"] == "move", "an undo brings its own snapshot"
        move = Move.parse(row["text"])
        after, told = self.position.after(row["seat"], move)
        self.settle(row["seq"], row["seat"], move, after, told, row["spent"] / 1000)
        if row["request"]:
            self.remember(row["seat"], row["request"], row["seq"])
        self.last_at = row["at"]
        return told

    async def catch_up(self) -> None:
        """Take over what others have written since, and tell the room."""
        if self.position is None:
            loaded = await self.hall.store.load(self.id)
            if loaded is not None and loaded.snapshot is not None:
                self.take_meta(loaded)
                self.restore(loaded)
                await self.greet_all()
            return
        self.unsure = False
        rows = await self.hall.store.entries_after(self.id, self.seq)
        if not rows:
            return
        self.mine = False
        self.proposal = None
        fresh: Changes = []
        if any(row["kind"] != "move" for row in rows):
            loaded = await self.hall.store.load(self.id)
            assert loaded is not None
            self.restore(loaded)
            undone = min(int(row["text"]) for row in rows if row["kind"] == "undo")
            after = rows[-1]["seq"] - len(rows)
            fresh = [(row["seq"], events_of(row)) for row in rows]
            for seq, events in fresh:
                self.recent.append((seq, events))
            self.tell_room(fresh, undone=min(undone, after))
        else:
            for row in rows:
                told = self.replay(row)
                fresh.append((row["seq"], told))
            self.tell_room(fresh)
        if self.position.over:
            await self.hall.reload_meta(self)

    # -- the rules ------------------------------------------------------------------------------------------------

    def questions_after(
        self, seq: int, seat: int, move: Move, before: Position[Any], after: Position[Any]
    ) -> dict[int, int]:
        """An open question keeps its number until it is answered or replaced by another."""
        old, new = before.state.stack, after.state.stack
        same = bool(old and new) and (
            old[-1].step, old[-1].about, len(old)
        ) == (new[-1].step, new[-1].about, len(new))  # fmt: skip
        answered = None if before.is_free(move) else seat
        return {
            one: self.questions[one] if same and one != answered and one in self.questions else seq
            for one in after.asked
        }

    def settle(self, seq: int, seat: int, move: Move, after: Position[Any], told: list[Event], spent: float) -> None:
        """An entry is kept: this is the position now."""
        before, desk = self.position, self.desk
        assert before is not None
        assert desk is not None
        self.questions = self.questions_after(seq, seat, move, before, after)
        free = before.is_free(move)
        self.position = after
        self.seq = seq
        self.trail.add(Made(seq, seat, move, before, after))
        self.recent.append((seq, told))
        if not free:
            self.clock.charge(seat, spent)
        self.clock.ask(after.asked, None if free else seat)
        desk.move_on(after, seq)

    # -- the one path -----------------------------------------------------------------------------------------------

    async def answer(self, said: Answer, lang: str) -> Reply:
        """A move by somebody who holds the seat. Always answered: kept, or refused with a reason."""
        self.used = time.monotonic()
        async with self.lock:
            try:
                return await self._answer(said, lang)
            except StorageError as error:
                self.hall.logs.error("storage", table=self.id[:6], reason=str(error))
                return words.refuse(said.request, "storage", lang, self.seq)
            except asyncio.CancelledError:
                self.unsure = True
                raise

    async def _answer(self, said: Answer, lang: str) -> Reply:
        if self.unsure:
            await self.catch_up()
        for _ in range(TRIES):
            try:
                return await self._try_answer(said, lang)
            except Conflict:  # another worker was faster; the question may be open all the same
                await self.catch_up()
                if again := await self.repeated(said):
                    return again
        return words.refuse(said.request, "conflict", lang, self.seq)

    async def _try_answer(self, said: Answer, lang: str) -> Reply:
        if before := self.requests.get((said.seat, said.request)):
            return Accepted(request=said.request, seq=before, again=True)
        position = self.position
        if self.frozen or position is None:
            return words.refuse(said.request, self.frozen or "not_running", lang, self.seq)
        try:
            move = Move.parse(said.move)
        except BadMove:
            refusal = position.why_not(said.seat, said.move)
            assert refusal is not None
            return self.refused(said.request, refusal, lang)
        free = position.is_free(move)
        if not free and said.question is not None and said.question != self.questions.get(said.seat):
            return await self.repeated(said) or words.refuse(said.request, "stale", lang, self.seq)
        try:
            after, told = position.after(said.seat, move)
        except IllegalMove as error:
            return await self.repeated(said) or self.refused(said.request, error.refusal, lang)
        if not free and said.question is None:
            return words.refuse(said.request, "question", lang, self.seq)
        seq = self.seq + 1
        spent = self.clock.spent(said.seat)
        write = Write(
            self.notice(seq), new_entry(self.id, seq, "move", said.seat, str(move), told, said.request, spent)
        )
        if seq % self.hall.settings.snapshot_every == 0 or after.over:
            questions = self.questions_after(seq, said.seat, move, position, after)
            left = Clock(self.clock.rule, position.players, self.clock.saved())
            if not free:
                left.charge(said.seat, int(spent * 1000) / 1000)
            write.snapshot = self.snapshot(seq, after, questions, left.left)
        if after.over:
            result = canonical(result_to_plain(after.result))
            write.match = {"state": "over", "result": result, "due": None, "changed": time.time()}
        elif not self.armed and self.needs_care():
            write.match = {"due": time.time()}
        await self.hall.store.append(write)
        self.armed = self.armed or write.match is not None
        self.mine, self.last_at = True, time.time()
        self.remember(said.seat, said.request, seq)
        self.settle(seq, said.seat, move, after, told, int(spent * 1000) / 1000)
        self.proposal = None
        if write.match is not None and after.over:
            self.row = {**self.row, **write.match}
        self.tell_room([(seq, told)])
        self.hall.moved(self)
        return Accepted(request=said.request, seq=seq)

    async def repeated(self, said: Answer) -> Accepted | None:
        """The same request was accepted long ago, or by another worker."""
        seq = await self.hall.store.request_seq(self.id, said.seat, said.request)
        return None if seq is None else Accepted(request=said.request, seq=seq, again=True)

    def refused(self, request: str, refusal: Refusal, lang: str) -> Refused:
        assert self.position is not None
        try:
            because = self.position.refusal_text(refusal, lang, self.names())
        except LookupError:
            because = refusal.because
        facts = dict(refusal.facts)
        return Refused(
            request=request, code="illegal", because=because, rule=refusal.rule, key=refusal.key, facts=facts,
            seq=self.seq,
        )  # fmt: skip

    def notice(self, seq: int, what: str = "log") -> Notice:
        return Notice(self.id, seq, what, self.hall.worker)

    def remember(self, seat: int, request: str, seq: int) -> None:
        self.requests[seat, request] = seq
        if len(self.requests) > REQUESTS:
            self.requests.popitem(last=False)

    def needs_care(self) -> bool:
        """Must the server ever act by itself here: for a bot, a clock, an absence?"""
        grace = self.settings.get("grace") is not None
        return self.clock.runs or grace or any(p["kind"] == "bot" or p["stand_in"] for p in self.places)

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell_room(self, fresh: Changes, undone: int | None = None) -> None:
        if self.desk is None or not self.room.connections:
            return
        sheet = Sheet(self.desk, self.questions, fresh, self.clock.told(), undone)
        for connection in self.room.connections:
            sheet.give(connection)

    async def events_since(self, last: int | None) -> tuple[Changes, bool, int | None]:
        """What happened after `last`, whether that is all, and back to where `last` itself was taken back."""
        if last is None or last > self.seq:
            last = self.seq - RECENT
        first = self.recent[0][0] if self.recent else self.seq + 1
        if last + 1 >= first and last >= self.last_undo:
            return [(seq, list(events)) for seq, events in self.recent if seq > last], True, None
        low = max(last, self.seq - MISSED, -1)
        rows = [row for row in await self.hall.store.entries_after(self.id, low) if row["seq"] <= self.seq]
        undone = min((int(row["text"]) for row in rows if row["kind"] == "undo"), default=None)
        fresh = [(row["seq"], events_of(row)) for row in not_undone(rows)]
        return fresh, low <= max(last, -1), undone

    async def greet_all(self) -> None:
        """The game has begun, or everything changed: whole views for everybody."""
        fresh, complete, _ = await self.events_since(None)
        if self.desk is not None:
            for connection in self.room.connections:
                connection.at.clear()
            sheet = Sheet(self.desk, self.questions, fresh, self.clock.told(), complete=complete)
            for connection in self.room.connections:
                sheet.give(connection)

    # -- records ----------------------------------------------------------------------------------------------------

    async def record(self) -> Record:
        """The moves that count, from the first on."""
        rows = await self.hall.store.entries_after(self.id, -1)
        assert self.position is not None
        return Record(self.header(), tuple(effective(rows)), self.position.digest())

    def digest_of_view(self, seat: int | None) -> str:
        assert self.desk is not None
        return digest_of(self.desk.view(seat))
