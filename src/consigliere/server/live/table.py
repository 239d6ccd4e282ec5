"""A live table: where it stands, its log, and the one path by which it moves on.

command -> rules on a copy -> INSERT (match, seq) -> commit -> publish -> each seat gets its own view.
What readers see is always committed: the next standing takes its place only after its entry is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from consigliere.core.chance import Chance
from consigliere.core.event import Event
from consigliere.core.match import begin, first_state
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.record import Header, Record
from consigliere.core.save import digest_of, result_to_plain
from consigliere.core.undo import Made, Trail
from consigliere.server import words
from consigliere.server.fairness import mix
from consigliere.server.live.clock import Clock, time_already
from consigliere.server.live.room import Connection, Room
from consigliere.server.live.standing import Moved, Standing, Started, Step, TakenBack, begun, standing_of
from consigliere.server.live.states import StateMessages, Views
from consigliere.server.live.table_info import info_of
from consigliere.server.protocol import ErrorMessage, Proposal, TableChanged, TableInfo, encode
from consigliere.server.store.bus import Notice
from consigliere.server.store.journal import Write
from consigliere.server.store.log import events_of, moves_of, not_undone, notes_of
from consigliere.server.store.rows import EntryRow, MatchChange, SeatChange
from consigliere.server.store.store import Loaded
from consigliere.server.store.upgrade import Playable
from consigliere.server.table_settings import TableSettings

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

RECENT = 32  # entries kept at hand for those who come back; older ones are read from the database
MISSED = 200  # entries told to somebody who was away; the rest is in the log
REQUESTS = 64  # accepted requests kept at hand; older ones are found in the database

DAY = 86_400
NO_SPECTATORS = 4003  # close code

Fresh = list[tuple[int, Sequence[Event]]]


class Table:
    """One table in the memory of this worker. Others read it; what changes it are its own methods."""

    def __init__(self, hall: Hall, playable: Playable) -> None:
        loaded = playable.loaded
        self.hall = hall
        self.data = playable.data  # the text of its component file, if that is not the shipped one
        self.frozen = playable.frozen  # why this table cannot go on, as a refusal code
        self.row = loaded.match
        self.seats = loaded.seats
        self.names = _names(loaded)
        self.room = Room()
        self.lock = asyncio.Lock()
        self.standing: Standing | None = None  # None: it has not begun
        self.views: Views | None = None
        self.clock = Clock(self.settings.clock, self.row.players)
        self.trail = Trail()
        self.recent: deque[tuple[int, Sequence[Event]]] = deque(maxlen=RECENT)
        self.requests: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.last_undo = -1  # of what came before, `recent` tells nothing
        self.last_at = 0.0  # wall time of the last entry
        self.mine = False  # did this worker write the last entry
        self.unsure = False  # a command was cut off while it waited for its commit: look before the next one
        due = loaded.match.due
        self.watched = due is not None and due <= time.time()  # the database knows that somebody must look after it
        self.alone = False  # no other worker has this table in memory
        self.used = time.monotonic()
        if loaded.snapshot is not None:
            self._restore(loaded)

    # -- what everybody may know ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def settings(self) -> TableSettings:
        return self.row.settings

    @property
    def position(self) -> Position[Any] | None:
        return None if self.standing is None else self.standing.position

    @property
    def seq(self) -> int:
        return -1 if self.standing is None else self.standing.seq

    @property
    def questions(self) -> Mapping[int, int]:
        """By seat that owes an answer: the number of its question."""
        return {} if self.standing is None else self.standing.questions

    @property
    def running(self) -> bool:
        return self.standing is not None and self.row.state == "running" and not self.frozen

    @property
    def proposal(self) -> Proposal | None:
        """To take moves back; only good until the next entry."""
        found = self.row.proposal
        return found if found is not None and found.proposal == self.seq else None

    @property
    def people(self) -> set[int]:
        """The seats of guests; on all others bots sit, or nobody yet."""
        return {place.seat for place in self.seats if place.kind == "guest"}

    def seats_of(self, guest: str | None) -> list[int]:
        return [place.seat for place in self.seats if guest and place.kind == "guest" and place.guest == guest]

    def may_watch(self, guest: str | None) -> bool:
        """Somebody without a seat here."""
        return self.settings.spectators or (bool(guest) and self.row.owner == guest)

    def info(self, guest: str | None) -> TableInfo:
        return info_of(self.row, self.seats, self.seq, self.room.here(), guest, self.frozen)

    def header(self) -> Header:
        row = self.row
        assert row.seed is not None, "a table that has begun has its seed"
        return Header(row.game, row.rules, row.players, row.options, bytes.fromhex(row.seed), tuple(self.names),
                      row.components or "", self.data, row.position)  # fmt: skip

    async def record(self) -> Record:
        """The moves that count, from the first on."""
        assert self.position is not None
        rows = await self.hall.store.entries_after(self.id, -1)
        return Record(self.header(), tuple(moves_of(rows)), self.position.digest())

    def waited(self, seat: int) -> float:
        """How long the table has been waiting for a seat; over days, whatever the server did meanwhile."""
        spent = self.clock.spent(seat)
        if seat in self.questions and self.last_at and self.settings.patience >= DAY:
            return max(spent, time.time() - self.last_at)
        return spent

    def next_look(self) -> float:
        """When the server must act here by itself, if nobody comes: for a clock or an absence."""
        waits = [self.settings.patience, self.clock.next_flag()]
        return time.time() + max(1.0, min(wait for wait in waits if wait is not None))

    # -- rest -------------------------------------------------------------------------------------------------------

    def halt(self, until: float) -> None:
        """It held everybody up: from now on nothing of it is computed, and all who are here are told."""
        self.frozen = "halted"
        self.row = msgspec.structs.replace(self.row, halted=until, due=until, worker=None)
        self.standing = self.views = None
        self.recent.clear()
        self.trail.clear()
        self.clock.since.clear()
        for connection in self.room.people():
            self.tell_frozen(connection)
        self.announce()

    def tell_frozen(self, connection: Connection) -> None:
        """Why nothing can be done here."""
        if self.frozen:
            because = words.say(connection.lang, f"no.{self.frozen}")
            connection.put(encode(ErrorMessage(code=self.frozen, because=because)))

    async def ask_again(self) -> None:
        """Perhaps the operator has let it go on."""
        if (loaded := await self.hall.store.load_meta(self.id)) is not None:
            self.row = loaded.match

    @property
    def rested(self) -> bool:
        """Its time of rest is over."""
        return self.frozen == "halted" and (self.row.halted is None or self.row.halted <= time.time())

    def share(self, alone: bool) -> None:
        """Does another worker have this table in memory, too? Then it must hear of every move."""
        self.alone = alone

    # -- small changes ----------------------------------------------------------------------------------------------

    def mark_used(self) -> None:
        self.used = time.monotonic()

    def note_seen(self, seen: Mapping[int, float]) -> None:
        """When somebody was last at these seats."""
        self.seats = [
            msgspec.structs.replace(place, seen=seen[place.seat]) if place.seat in seen else place
            for place in self.seats
        ]

    @contextlib.asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Only one command at a time; if the last one was cut off, what became of it is looked up first."""
        async with self.lock:
            if self.unsure:
                await self.catch_up()
            yield

    # -- the one path -----------------------------------------------------------------------------------------------

    async def commit(self, step: Step) -> None:
        """Write the next entry of the log; when it is kept, and not before, the table moves on and tells everybody.

        Raises Conflict if somebody else wrote first, or StorageError; then nothing has changed.
        """
        if isinstance(step, Started):
            after = begun(step.position, self.clock.left)
        else:
            assert self.standing is not None
            after = self.standing.after(step, self.clock.rule)
        now = time.time()
        entry = EntryRow(
            match=self.id, seq=after.seq, kind=step.kind, seat=step.seat, text=step.text,
            events=encode([event.plain() for event in step.told]).decode(), request=step.request, spent=step.spent,
            at=now,
        )  # fmt: skip
        often = after.seq % self.hall.settings.snapshot_every == 0 or after.position.over
        snapshot = after.snapshot(self.id) if often or step.kind != "move" else None
        change = self._change_with(step, after, now)
        version = self.row.version if step.kind == "start" else None
        try:
            await self.hall.store.append(Write(self.notice(after.seq), entry, snapshot, change, version, self.alone))
        except asyncio.CancelledError:
            self.unsure = True
            raise
        if change is not None:
            self.row = self.row.after(change)
            self.watched = True
        if version is not None:
            self.row = msgspec.structs.replace(self.row, version=version + 1)
        self.mine = True
        self._move_on(step, after, now)
        if step.kind == "start":
            self.announce()
        self.tell_room([(after.seq, step.told)], step.to if isinstance(step, TakenBack) else None)
        self.hall.moved(self, step.kind)

    def _change_with(self, step: Step, after: Standing, now: float) -> MatchChange | None:
        """What an entry changes about the table itself."""
        if step.kind == "start":
            assert self.row.seed is not None
            return MatchChange(state="running", seed=self.row.seed, due=now, changed=now)
        if after.position.over:
            result = result_to_plain(after.position.result)
            assert result is not None
            return MatchChange(state="over", result=result, due=None, changed=now)
        if not self.watched:
            return MatchChange(due=now)
        return None

    def _move_on(self, step: Step, after: Standing, at: float) -> None:
        """An entry is kept: from now on this is where the table stands."""
        before, self.standing = self.standing, after
        answered = None if step.kind == "start" else step.seat
        if isinstance(step, Moved):
            assert before is not None
            made = Made(after.seq, step.seat, step.move, before.position, after.position, step.told)
            self.trail.add(made, self.people)
            if before.position.is_free(step.move):
                answered = None
        elif isinstance(step, TakenBack):
            self.last_undo = after.seq
            self.trail.cut(step.to if step.alone else -1)
            kept = [(seq, events) for seq, events in self.recent if seq <= step.to]
            self.recent.clear()
            self.recent.extend(kept)
        self.recent.append((after.seq, step.told))
        if step.request is not None and step.seat is not None:
            self._remember(step.seat, step.request, after.seq)
        self.last_at = at
        self.clock.move_on(after.left, after.position.asked, answered)
        self._show(after)

    def _show(self, standing: Standing) -> None:
        if self.views is None:
            self.views = Views(standing.position, standing.seq)
        else:
            self.views.move_on(standing.position, standing.seq)

    def _remember(self, seat: int, request: str, seq: int) -> None:
        self.requests[seat, request] = seq
        if len(self.requests) > REQUESTS:
            self.requests.popitem(last=False)

    # -- changes that others ask for ----------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Mix the seed, publish its hash, and only then let the rules draw the first card."""
        before = self.row
        seed = mix(before.server_seed, [place.contribution for place in self.seats])
        self.row = msgspec.structs.replace(before, seed=seed.hex())
        self.announce()
        try:
            match = begin(self.header())
            await self.commit(Started(match.position, match.events))
        except BaseException:
            self.row = before
            raise

    async def change(self, match: MatchChange | None = None, seats: Mapping[int, SeatChange] | None = None) -> None:
        """Change who sits where or what the table is; raises Conflict if somebody was faster."""
        await self.hall.store.change(self.notice(self.seq, "table"), self.row.version, match, seats or {})
        await self.reload()

    def notice(self, seq: int, what: str = "log") -> Notice:
        return Notice(self.id, seq, what, self.hall.worker)

    # -- from the database ------------------------------------------------------------------------------------------

    def _restore(self, loaded: Loaded) -> None:
        """Set the table up from a snapshot and play the few entries after it."""
        assert loaded.snapshot is not None
        if self.standing is None:
            game, _, rules, _ = first_state(self.header(), Chance)
        else:
            game, rules = self.standing.position.game, self.standing.position.rules
        self.standing = standing_of(loaded.snapshot, game, rules)
        self._show(self.standing)
        self.last_undo, self.last_at = self.seq, loaded.at
        self.recent.clear()
        self.trail.clear()
        for entry in loaded.entries:
            self._replay(entry)
        self.clock.begin_again(
            self.standing.left, self.standing.position.asked, time_already(self.last_at) if self.last_at else 0.0
        )
        self.forget_views()

    def _replay(self, entry: EntryRow) -> Sequence[Event]:
        """Take over an entry that another worker, or this one before a restart, has kept."""
        assert entry.kind == "move", "an undo brings its own snapshot"
        assert self.standing is not None
        move = Move.parse(entry.text)
        position, told = self.standing.position.after(entry.mover, move)
        step = Moved(position, [*told, *notes_of(entry)], entry.mover, move, entry.request, entry.spent)
        self._move_on(step, self.standing.after(step, self.clock.rule), entry.at)
        return step.told

    async def catch_up(self) -> None:
        """Take over what others have written since, and tell the room."""
        if self.standing is None:
            loaded = await self.hall.store.load(self.id)
            self.unsure = False
            if loaded is not None and loaded.snapshot is not None:
                self._take_meta(loaded)
                self._restore(loaded)
                await self.greet_all()
            return
        seq = self.seq
        rows = await self.hall.store.entries_after(self.id, seq)
        self.unsure = False
        if not rows:
            return
        self.mine = False
        undone = [int(row.text) for row in rows if row.kind == "undo"]
        if undone:
            loaded = await self.hall.store.load(self.id)
            assert loaded is not None
            self._restore(loaded)
            fresh: Fresh = [(row.seq, events_of(row)) for row in not_undone(rows)]
            self.tell_room(fresh, min(*undone, seq))
        else:
            self.tell_room([(row.seq, self._replay(row)) for row in rows])
        if self.standing.position.over:
            await self.reload()

    async def reload(self) -> None:
        """Read anew who sits where and what the table is, and tell everybody."""
        loaded = await self.hall.store.load_meta(self.id)
        if loaded is None:
            return
        proposed = self.proposal
        self._take_meta(loaded)
        if self.proposal is not None and self.proposal != proposed:
            self.room.tell_players(encode(self.proposal))
        elif proposed is not None and self.proposal is None:
            self.room.tell_players(encode(msgspec.structs.replace(proposed, settled=True)))
        moved = False
        for connection in self.room.people():
            held = self.seats_of(connection.guest)
            if connection.held != frozenset(held):
                connection.hold(held)
                if not held and not self.may_watch(connection.guest):
                    connection.close(NO_SPECTATORS)
                moved = True
        if moved:
            await self.greet_all()
        self.announce()
        await self.hall.bots.seat(self)

    def _take_meta(self, loaded: Loaded) -> None:
        self.row, self.seats, self.names = loaded.match, loaded.seats, _names(loaded)

    # -- telling ----------------------------------------------------------------------------------------------------

    def announce(self) -> None:
        """Everybody at the table sees who sits where now."""
        messages: dict[str, bytes] = {}
        for connection in self.room.people():
            guest = connection.guest
            if guest not in messages:
                messages[guest] = encode(TableChanged(table=self.info(guest or None)))
            connection.put(messages[guest])

    def states(self, fresh: Fresh, undone: int | None = None, complete: bool = True) -> StateMessages:
        """What each seat may know now, with these events."""
        assert self.views is not None
        return StateMessages(self.views, self.questions, self.names, fresh, self.clock.told(), undone, complete)

    def tell_room(self, fresh: Fresh, undone: int | None = None) -> None:
        if self.views is not None and self.room.connections:
            messages = self.states(fresh, undone)
            for connection in self.room.connections:
                messages.send(connection)

    async def events_since(self, last: int | None) -> tuple[Fresh, bool, int | None]:
        """What happened after `last`, whether that is all, and back to where `last` itself was taken back."""
        if last is None or last > self.seq:
            last = self.seq - RECENT
        first = self.recent[0][0] if self.recent else self.seq + 1
        if last + 1 >= first and last >= self.last_undo:
            return [(seq, events) for seq, events in self.recent if seq > last], True, None
        low = max(last, self.seq - MISSED, -1)
        rows = [row for row in await self.hall.store.entries_after(self.id, low) if row.seq <= self.seq]
        undone = min((int(row.text) for row in rows if row.kind == "undo"), default=None)
        fresh: Fresh = [(row.seq, events_of(row)) for row in not_undone(rows)]
        return fresh, low <= max(last, -1), undone

    async def greet_all(self) -> None:
        """The game has begun, or everything changed: whole views for everybody."""
        if self.views is None:
            return
        fresh, complete, _ = await self.events_since(None)
        messages = self.states(fresh, complete=complete)
        for connection in self.room.connections:
            connection.at.clear()
            messages.send(connection)

    def forget_views(self) -> None:
        if self.views is not None:
            self.views.forget()

    def digest_of_view(self, seat: int | None) -> str:
        assert self.views is not None
        return digest_of(self.views.of(seat))


def _names(loaded: Loaded) -> list[str]:
    return [place.name or words.player(place.seat, "en") for place in loaded.seats]
