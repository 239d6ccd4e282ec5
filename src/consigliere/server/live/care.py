"""What the server does by itself: clocks that run out, people who stay away, notices that got lost, idle tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import TYPE_CHECKING

from consigliere.server import words
from consigliere.server.live.table import Table
from consigliere.server.protocol import HEARTBEAT, Accepted, Reply, StandIn
from consigliere.server.store.database import Conflict, StorageError
from consigliere.server.store.rows import SeatChange

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

IDLE = 600.0  # seconds without anybody before a table leaves memory
GOODBYE = 5.0  # seconds a client has for taking what is left and its goodbye
SILENCE = 4 * HEARTBEAT  # seconds without a word from a client before its socket is closed
DESERTED = 30 * 86_400.0  # seconds after which a table nobody came to is deleted; what was played never is
TAKING = 1.0  # seconds of one round that may be spent on opening tables; the next round goes on
REST = 3600.0  # seconds that a table rests when it held everybody up or could not be opened
QUIET = 60.0  # seconds without a move before its views are forgotten


class Care:
    """A slow round through the hall, every few seconds."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.forgot = 0.0
        self.taken: deque[str] = deque()  # tables that were taken over and are still to be opened

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.sweep_seconds)
            try:
                await self.sweep()
            except (StorageError, Conflict):
                pass
            except Exception as error:
                self.hall.metrics.errors.inc()
                self.hall.logs.error("sweep failed", reason=f"{type(error).__name__}: {error}")

    async def sweep(self) -> None:
        """Look after the tables in memory, and fetch those that are due."""
        hall = self.hall
        if time.time() - self.forgot > 3600:
            self.forgot = time.time()
            await hall.store.forget(self.forgot - DESERTED)
        await self.take_over()
        if hall.bus.shared and hall.tables:
            await self._find_missed()
        now = time.monotonic()
        for table in list(hall.tables.values()):
            for connection in table.room.people():
                if connection.heard < now - SILENCE:
                    connection.close(4001)
                if connection.close_code is not None and connection.closed < now - GOODBYE:
                    connection.drop()
            if table.frozen == "halted":
                await self._look_after_halted(table)
            elif not table.lock.locked():
                await hall.touch_all(table)
                await self.look(table)
                await self._tidy(table)

    async def take_over(self) -> None:
        """Running tables that nobody keeps, at which something must be done: all of them, page by page."""
        hall, end = self.hall, time.monotonic() + TAKING
        while True:
            if not self.taken:
                self.taken.extend(await hall.store.claim_due(hall.worker, time.time()))
            if not self.taken or time.monotonic() > end:
                return
            while self.taken:
                match = self.taken[0]
                try:
                    if (resting := hall.tables.get(match)) is not None and resting.frozen == "halted":
                        await self._look_after_halted(resting)
                    if (table := await hall.table(match)) is not None:
                        await self.look(table)
                except (StorageError, Conflict):
                    raise  # and come back to it
                except Exception as error:  # one table that cannot be opened keeps no other from its bots
                    hall.metrics.errors.inc()
                    hall.logs.error("not opened", table=match[:6], reason=f"{type(error).__name__}: {error}")
                    await hall.store.put_aside(match, time.time() + REST)
                self.taken.popleft()

    async def _look_after_halted(self, table: Table) -> None:
        """Its time is over, or the operator has let it go on."""
        if not table.rested:
            await table.ask_again()
        if table.rested:
            self.hall.drop(table)

    async def _find_missed(self) -> None:
        """Notices may get lost: compare the tables with the database."""
        hall = self.hall
        shared = [table.id for table in hall.tables.values() if not table.alone]
        for match, (seq, version) in (await hall.store.last_seq(shared) if shared else {}).items():
            table = hall.tables.get(match)
            if table is not None and seq > table.seq:
                hall.spawn(hall.refresh(table, "log"))
            if table is not None and version > table.row.version:
                hall.spawn(hall.refresh(table, "table"))

    async def look(self, table: Table) -> None:
        """Put bots into the seats of those who are away or out of time, and give seats back."""
        if not table.running:
            return
        out = table.clock.out() if table.clock.rule.out_of_time == "bot" else []
        here, now = table.room.here(), time.time()
        grace = table.settings.patience
        stand_ins: dict[int, bool] = {}
        for place in table.seats:
            seat = place.seat
            if place.kind != "guest":
                continue
            away = seat not in here and now - place.seen > grace
            late = away and table.waited(seat) > grace
            if not place.stand_in and (seat in out or late):
                stand_ins[seat] = True
            elif place.stand_in and not away and seat not in out and (seat in here or table.settings.grace is None):
                stand_ins[seat] = False
        if stand_ins and self.hall.bus.shared:
            stand_ins = await self._confirmed(table, stand_ins, now - grace)
        if stand_ins:
            with contextlib.suppress(Conflict):
                await table.change(seats={seat: SeatChange(stand_in=there) for seat, there in stand_ins.items()})

    async def _confirmed(self, table: Table, stand_ins: dict[int, bool], since: float) -> dict[int, bool]:
        """Without those whom another worker has seen since."""
        loaded = await self.hall.store.load_meta(table.id)
        seen = {} if loaded is None else {place.seat: place.seen for place in loaded.seats}
        table.note_seen({place.seat: max(place.seen, seen.get(place.seat, 0.0)) for place in table.seats})
        out = table.clock.out()
        return {
            seat: there for seat, there in stand_ins.items() if not there or seen.get(seat, 0.0) < since or seat in out
        }

    async def relieve(self, table: Table, said: StandIn, lang: str) -> Reply:
        """The others chose to wait for somebody out of time, and now want to go on."""
        if said.absent >= len(table.seats) or said.absent not in table.clock.out():
            return words.refuse(said.request, "has_time", lang, table.seq)
        try:
            await table.change(seats={said.absent: SeatChange(stand_in=True)})
        except Conflict:
            return words.refuse(said.request, "conflict", lang, table.seq)
        return Accepted(request=said.request, seq=table.seq)

    async def _tidy(self, table: Table) -> None:
        """Idle tables shrink, then leave; the database remembers when somebody must look again."""
        idle = time.monotonic() - table.used
        if idle > QUIET:
            table.forget_views()
        if table.room.people() or idle < IDLE:
            return
        running = table.row.state == "running"
        if running and self.hall.bots.asked_at(table):
            return
        if running:
            await self.hall.store.put_aside(table.id, table.next_look())
        elif self.hall.bus.shared:
            await self.hall.store.let_go(table.id, self.hall.worker)
        self.hall.evict(table)
