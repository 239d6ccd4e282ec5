"""What the server does by itself: clocks that run out, people who stay away, notices that got lost, idle tables."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from consigliere.server import words
from consigliere.server.live.table import Table
from consigliere.server.protocol import HEARTBEAT, Accepted, Reply, StandIn
from consigliere.server.store.database import Conflict, StorageError
from consigliere.server.store.journal import Write

if TYPE_CHECKING:
    from consigliere.server.live.hall import Hall

IDLE = 600.0  # seconds without anybody before a table leaves memory
GOODBYE = 5.0  # seconds a client has for taking what is left and its goodbye
SILENCE = 4 * HEARTBEAT  # seconds without a word from a client before its socket is closed
DESERTED = 30 * 86_400.0  # seconds after which a table nobody came to is deleted; what was played never is
QUIET = 60.0  # seconds without a move before its views are forgotten


class Care:
    """A slow round through the hall, every few seconds."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.forgot = 0.0

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
        for match in await hall.store.due(time.time()):
            if match not in hall.tables:
                await hall.table(match)
        if hall.bus.shared and hall.tables:
            for match, (seq, version) in (await hall.store.last_seq(list(hall.tables))).items():
                table = hall.tables.get(match)
                if table is not None and seq > table.seq:
                    hall.spawn(hall.refresh(table, "log"))
                if table is not None and version > table.row["version"]:
                    hall.spawn(hall.refresh(table, "table"))
        now = time.monotonic()
        for table in list(hall.tables.values()):
            for connection in table.room.connections:
                if connection.person and connection.heard < now - SILENCE:
                    connection.close(4001)
                if connection.close_code is not None and connection.closed < now - GOODBYE:
                    connection.drop()
            if not table.lock.locked():
                await hall.touch_all(table)
                await self.look(table)
                await self.tidy(table)

    async def look(self, table: Table) -> None:
        """Put bots into the seats of those who are away or out of time, and give seats back."""
        if table.position is None or table.row["state"] != "running" or table.frozen:
            return
        out = table.clock.out() if table.clock.rule.out_of_time == "bot" else []
        here, now = table.room.here(), time.time()
        grace = table.settings.get("grace")
        changes: dict[int, dict[str, bool]] = {}
        for place in table.places:
            seat = place["seat"]
            if place["kind"] != "guest":
                continue
            away = seat not in here and grace is not None and now - place["seen"] > grace
            late = away and seat in table.questions and table.clock.spent(seat) > (grace or 0)
            if not place["stand_in"] and (seat in out or late):
                changes[seat] = {"stand_in": True}
            elif place["stand_in"] and not away and seat not in out and (seat in here or grace is None):
                changes[seat] = {"stand_in": False}
        if changes and self.hall.bus.shared and grace is not None:
            changes = await self.still_so(table, changes, now - grace)
        if changes:
            with contextlib.suppress(Conflict):
                await self.hall.change(table, places=changes)

    async def still_so(
        self, table: Table, changes: dict[int, dict[str, bool]], since: float
    ) -> dict[int, dict[str, bool]]:
        """Another worker may have seen somebody whom this one misses."""
        loaded = await self.hall.store.load_meta(table.id)
        seen = {} if loaded is None else {place["seat"]: place["seen"] for place in loaded.seats}
        for place in table.places:
            place["seen"] = max(place["seen"], seen.get(place["seat"], 0.0))
        return {
            seat: change
            for seat, change in changes.items()
            if not change["stand_in"] or seen.get(seat, 0.0) < since or seat in table.clock.out()
        }

    async def relieve(self, table: Table, said: StandIn, lang: str) -> Reply:
        """The others chose to wait for somebody out of time, and now want to go on."""
        if said.absent >= len(table.places) or said.absent not in table.clock.out():
            return words.refuse(said.request, "has_time", lang, table.seq)
        try:
            await self.hall.change(table, places={said.absent: {"stand_in": True}})
        except Conflict:
            return words.refuse(said.request, "conflict", lang, table.seq)
        return Accepted(request=said.request, seq=table.seq)

    async def tidy(self, table: Table) -> None:
        """Idle tables shrink, then leave; the database remembers when somebody must look again."""
        now = time.monotonic()
        if table.desk is not None and table.desk.views and now - table.used > QUIET:
            table.desk.forget()
        waits_for_bot = any(key[0] == table.id for key in self.hall.bots.players)
        if any(c.person for c in table.room.connections) or now - table.used < IDLE:
            return
        if waits_for_bot and table.row["state"] == "running":
            return
        if table.row["state"] == "running" and table.armed:
            flag = table.clock.next_flag()
            grace = table.settings.get("grace")
            waits = [w for w in (flag, grace) if w is not None]
            due = time.time() + max(1.0, min(waits)) if waits else None
            await self.hall.store.append(Write(table.notice(table.seq, "care"), match={"due": due}))
        self.hall.evict(table)
