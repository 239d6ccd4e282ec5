"""What is kept about tables, guests and their talk, as questions and changes that each are one transaction."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update

from consigliere.server.protocol import LAST
from consigliere.server.store.bus import Bus, LocalBus, Notice
from consigliere.server.store.database import Conflict, Database, storage_failures
from consigliere.server.store.journal import Journal
from consigliere.server.store.rows import (
    ComponentsRow,
    EntryRow,
    GuestChange,
    GuestRow,
    LineRow,
    MatchChange,
    MatchRow,
    SeatChange,
    SeatRow,
    SnapshotRow,
    WorkerRow,
)
from consigliere.server.store.schema import components, entries, guests, lines, matches, seats, snapshots, workers

T = TypeVar("T")

AUDIENCE = 1 << 20  # lines of chat are numbered apart for everybody (0) and for each team: a gap would tell the others


@dataclass
class Loaded:
    """A table as the database holds it."""

    match: MatchRow
    seats: list[SeatRow]
    snapshot: SnapshotRow | None = None
    entries: list[EntryRow] = field(default_factory=list)  # after the snapshot
    at: float = 0.0  # when the entry of the snapshot was written


class Store:
    """The database, the journal by which moves enter it, and everything that is asked of it."""

    def __init__(self, url: str, bus: Bus | None = None) -> None:
        self.bus: Bus = bus or LocalBus()
        self.database = Database(url)
        self.journal = Journal(self.database, self.bus)
        self.append = self.journal.append

    async def open(self) -> None:
        await self.database.open()
        self.journal.open()

    async def close(self) -> None:
        await self.journal.close()
        await self.database.close()

    async def _do(self, work: Callable[[Connection], T], notice: Notice | Callable[[T], Notice] | None = None) -> T:
        """A transaction of its own, and the notice that it makes true."""
        notices: list[Notice] = []

        def all_of_it(connection: Connection) -> T:
            result = work(connection)
            if notice is not None:
                notices[:] = [notice if isinstance(notice, Notice) else notice(result)]
                self.bus.inside(connection, notices)
            return result

        with storage_failures():
            result = await self.database.transact(all_of_it)
        if notices:
            await self.bus.publish(notices)
        return result

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """A transaction that changes nothing."""
        with storage_failures():
            return await self.database.transact(work, reads=True)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def create(self, match: MatchRow, places: Sequence[SeatRow], data: ComponentsRow) -> None:
        """A new table with the component file it plays with, which many may share."""

        def work(connection: Connection) -> None:
            of = select(components.c.digest).where(components.c.digest == data.digest)
            if connection.execute(of).first() is None:
                connection.execute(insert(components), [data.columns()])
            connection.execute(insert(matches), [match.columns()])
            connection.execute(insert(seats), [place.columns() for place in places])

        for _ in range(5):
            with contextlib.suppress(Conflict):  # another worker has just kept or forgotten the same file
                return await self._do(work)
        raise Conflict

    async def component_text(self, digest: str) -> str | None:
        """The component file with this digest, if a table plays with it."""

        def work(connection: Connection) -> str | None:
            of = select(components.c.text).where(components.c.digest == digest)
            found: str | None = connection.execute(of).scalar()
            return found

        return await self._read(work)

    async def load(self, match: str) -> Loaded | None:
        """A table with its last snapshot and the entries after it, as of one moment."""

        def work(connection: Connection) -> Loaded | None:
            found = _meta(connection, match)
            shot = None if found is None else _snapshot(connection, match)
            if found is not None and shot is not None:
                found.snapshot, found.entries = shot, _entries(connection, match, shot.seq)
                of = select(entries.c.at).where(entries.c.match == match, entries.c.seq == shot.seq)
                found.at = connection.execute(of).scalar() or 0.0
            return found

        return await self._read(work)

    async def load_meta(self, match: str) -> Loaded | None:
        """A table without its game."""
        return await self._read(lambda connection: _meta(connection, match))

    async def entries_after(self, match: str, seq: int, limit: int = 100_000) -> list[EntryRow]:
        return await self._read(lambda connection: _entries(connection, match, seq, limit))

    async def snapshots_of(self, match: str) -> list[SnapshotRow]:
        """All snapshots of a table, the first one first."""

        def work(connection: Connection) -> list[SnapshotRow]:
            of = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.seq)
            return [SnapshotRow.read(row) for row in connection.execute(of).mappings()]

        return await self._read(work)

    async def replace_snapshots(self, rows: Sequence[SnapshotRow]) -> None:
        """The same moments, written down anew."""

        def work(connection: Connection) -> None:
            for row in rows:
                here = update(snapshots).where(snapshots.c.match == row.match, snapshots.c.seq == row.seq)
                connection.execute(here.values(rules=row.rules, body=row.body))

        await self._do(work)

    async def snapshot_before(self, match: str, seq: int) -> SnapshotRow | None:
        return await self._read(lambda connection: _snapshot(connection, match, seq))

    async def last_seq(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """By table: the last entry and the version of everything else."""

        def work(connection: Connection) -> dict[str, tuple[int, int]]:
            tops = (
                select(entries.c.match, func.max(entries.c.seq).label("top"))
                .where(entries.c.match.in_(ids))
                .group_by(entries.c.match)
                .subquery()
            )
            found = connection.execute(
                select(matches.c.id, matches.c.version, tops.c.top)
                .select_from(matches.outerjoin(tops, tops.c.match == matches.c.id))
                .where(matches.c.id.in_(ids))
            )
            return {row.id: (-1 if row.top is None else row.top, row.version) for row in found}

        return await self._read(work)

    async def request_seq(self, match: str, seat: int, request: str) -> int | None:
        """Where an earlier request was written, if it was."""

        def work(connection: Connection) -> int | None:
            of = select(entries.c.seq).where(
                entries.c.match == match, entries.c.seat == seat, entries.c.request == request
            )
            found: int | None = (connection.execute(of)).scalar()
            return found

        return await self._read(work)

    async def change(
        self, notice: Notice, version: int, match: MatchChange | None, places: Mapping[int, SeatChange]
    ) -> None:
        """Change a table's row and seats if nobody did so since `version`; else Conflict."""

        def work(connection: Connection) -> None:
            values = {} if match is None else match.columns()
            values |= {"version": version + 1, "changed": time.time()}
            of = update(matches).where(matches.c.id == notice.match, matches.c.version == version).values(**values)
            if (connection.execute(of)).rowcount != 1:
                raise Conflict
            for seat, change in places.items():
                here = update(seats).where(seats.c.match == notice.match, seats.c.seat == seat)
                connection.execute(here.values(**change.columns()))

        await self._do(work, notice)

    async def touch(self, match: str, numbers: Sequence[int], at: float) -> None:
        """Somebody is there."""
        of = update(seats).where(seats.c.match == match, seats.c.seat.in_(numbers)).values(seen=at)
        await self._do(lambda connection: connection.execute(of))

    async def lobby(self, limit: int = 100) -> list[Loaded]:
        """Listed tables that wait for players, the latest first."""
        of = select(matches).where(matches.c.state == "open", matches.c.listed.is_(True))
        return await self._tables(of.order_by(matches.c.created.desc()).limit(limit))

    async def shown(self, limit: int = 60) -> list[Loaded]:
        """Listed tables that have begun, the latest first."""
        of = select(matches).where(matches.c.state.in_(("running", "over")), matches.c.listed.is_(True))
        return await self._tables(of.order_by(matches.c.changed.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int = 100) -> list[Loaded]:
        """Tables at which somebody sits or which they made, the latest first."""
        mine = select(seats.c.match).where(seats.c.guest == guest)
        of = select(matches).where((matches.c.id.in_(mine)) | (matches.c.owner == guest))
        return await self._tables(of.order_by(matches.c.changed.desc()).limit(limit))

    async def _tables(self, of: Select[Any]) -> list[Loaded]:
        def work(connection: Connection) -> list[Loaded]:
            rows = [MatchRow.read(row) for row in connection.execute(of).mappings()]
            mine = select(seats).where(seats.c.match.in_([row.id for row in rows])).order_by(seats.c.seat)
            places = [SeatRow.read(place) for place in connection.execute(mine).mappings()]
            return [Loaded(row, [place for place in places if place.match == row.id]) for row in rows]

        return await self._read(work)

    # -- who keeps which table ------------------------------------------------------------------------------------

    async def join(self, worker: WorkerRow, lease: float, alone: bool = False) -> None:
        """A worker begins, or begins anew; nobody else lives if it is `alone`. What belongs to the dead is free."""

        def work(connection: Connection) -> None:
            mine = workers.c.id == worker.id
            connection.execute(delete(workers) if alone else delete(workers).where(mine))
            row = msgspec.structs.replace(worker, until=_now(connection) + lease)
            connection.execute(insert(workers), [row.columns()])
            orphans = matches.c.worker.is_not(None) & matches.c.worker.not_in(select(workers.c.id))
            connection.execute(update(matches).where(orphans).values(worker=None))

        await self._do(work)

    async def renew(self, worker: str, load: int, lease: float) -> list[WorkerRow] | None:
        """A worker says that it lives, and hears who else does; None: it was taken for dead, and has lost its tables.

        Workers that said nothing for too long are buried.
        """

        def work(connection: Connection) -> list[WorkerRow] | None:
            now = _now(connection)
            mine = update(workers).where(workers.c.id == worker).values(until=now + lease, load=load)
            if connection.execute(mine).rowcount != 1:
                return None
            rows = [WorkerRow.read(row) for row in connection.execute(select(workers)).mappings()]
            for row in rows:
                if row.until < now:
                    _bury(connection, row.id)
            return [row for row in rows if row.until >= now]

        return await self._do(work)

    async def bury(self, worker: str) -> None:
        """A worker is gone: its tables are free."""
        await self._do(lambda connection: _bury(connection, worker))

    async def claim(self, match: str, worker: str) -> WorkerRow | None:
        """Who keeps this table: whoever has it, else from now on this worker; None of a table that does not exist."""

        def work(connection: Connection) -> WorkerRow | None:
            of = select(workers).join(matches, matches.c.worker == workers.c.id).where(matches.c.id == match)
            row = connection.execute(of).mappings().first()
            if row is None:
                free = update(matches).where(matches.c.id == match, matches.c.worker.is_(None))
                connection.execute(free.values(worker=worker))
                row = connection.execute(of).mappings().first()
            return None if row is None else WorkerRow.read(row)

        return await self._do(work)

    async def kept_by(self, worker: str) -> set[str]:
        """The tables of a worker."""

        def work(connection: Connection) -> set[str]:
            return set(connection.execute(select(matches.c.id).where(matches.c.worker == worker)).scalars())

        return await self._read(work)

    async def claim_due(self, worker: str, now: float, limit: int = 50) -> list[str]:
        """Take over running tables that nobody keeps, and at which the server must act by itself; the oldest first."""

        def work(connection: Connection) -> list[str]:
            of = select(matches.c.id).where(
                matches.c.state == "running", matches.c.worker.is_(None), matches.c.due <= now
            )
            some = of.order_by(matches.c.due).limit(limit).with_for_update(skip_locked=True)
            found = list(connection.execute(some).scalars())
            if found:
                connection.execute(update(matches).where(matches.c.id.in_(found)).values(worker=worker))
            return found

        if not await self._read(lambda connection: _any_due(connection, now)):
            return []  # mostly so: nobody shall wait for a transaction that writes nothing
        return await self._do(work)

    async def put_aside(self, match: str, due: float | None, **more: Any) -> None:
        """Nobody keeps this table any more; somebody must look after it then."""
        of = update(matches).where(matches.c.id == match).values(worker=None, due=due, **more)
        await self._do(lambda connection: connection.execute(of))

    async def release(self, beginning: str) -> list[str]:
        """Tables at rest whose id begins so may go on at once; the operator says so."""

        def work(connection: Connection) -> list[str]:
            of = select(matches.c.id).where(
                matches.c.halted.is_not(None), matches.c.id.startswith(beginning, autoescape=True)
            )
            found = list(connection.execute(of).scalars())
            free = update(matches).where(matches.c.id.in_(found))
            connection.execute(free.values(halted=None, due=_now(connection)))
            return found

        return await self._do(work)

    async def tell(self, notice: Notice) -> None:
        """A notice that no change makes true."""
        await self._do(lambda connection: None, notice)

    async def let_go(self, match: str, worker: str) -> None:
        """This worker keeps the table no longer."""
        of = update(matches).where(matches.c.id == match, matches.c.worker == worker).values(worker=None)
        await self._do(lambda connection: connection.execute(of))

    # -- guests ---------------------------------------------------------------------------------------------------

    async def add_guest(self, row: GuestRow) -> None:
        await self._do(lambda connection: connection.execute(insert(guests), [row.columns()]))

    async def guest(self, guest: str) -> GuestRow | None:
        return await self._guest(guests.c.id == guest)

    async def guest_with(self, token_hash: str) -> GuestRow | None:
        return await self._guest(guests.c.token_hash == token_hash)

    async def _guest(self, which: ColumnElement[bool]) -> GuestRow | None:
        def work(connection: Connection) -> GuestRow | None:
            row = connection.execute(select(guests).where(which)).mappings().first()
            return None if row is None else GuestRow.read(row)

        return await self._read(work)

    async def change_guest(self, guest: str, change: GuestChange) -> None:
        of = update(guests).where(guests.c.id == guest).values(**change.columns())
        await self._do(lambda connection: connection.execute(of))

    # -- chat and agreements --------------------------------------------------------------------------------------

    async def say(self, line: LineRow, audience: int, notice: Callable[[int], Notice]) -> LineRow:
        """Keep a line; its number is the next of its audience. A request said twice gives the first line again."""

        def work(connection: Connection) -> LineRow:
            of = select(lines).where(
                lines.c.match == line.match, lines.c.guest == line.guest, lines.c.request == line.request
            )
            found = connection.execute(of).mappings().first()
            if found is not None:
                return LineRow.read(found)
            among = lines.c.number.between(audience, audience + AUDIENCE - 1)
            top = select(func.max(lines.c.number)).where(lines.c.match == line.match, among)
            kept = msgspec.structs.replace(line, number=(connection.execute(top).scalar() or audience) + 1)
            connection.execute(insert(lines), [kept.columns()])
            return kept

        for _ in range(20):
            with contextlib.suppress(Conflict):
                return await self._do(work, lambda kept: notice(kept.number))
        raise Conflict

    async def sign(self, line: LineRow, notice: Notice) -> None:
        """Keep the signatures under a line."""
        of = update(lines).where(lines.c.match == line.match, lines.c.number == line.number)
        await self._do(lambda connection: connection.execute(of.values(signed=line.columns()["signed"])), notice)

    async def line(self, match: str, number: int) -> LineRow | None:
        def work(connection: Connection) -> LineRow | None:
            of = select(lines).where(lines.c.match == match, lines.c.number == number)
            row = connection.execute(of).mappings().first()
            return None if row is None else LineRow.read(row)

        return await self._read(work)

    async def lines(self, match: str, limit: int = 200) -> list[LineRow]:
        """The latest lines, in the order in which they were said."""

        def work(connection: Connection) -> list[LineRow]:
            of = select(lines).where(lines.c.match == match).order_by(lines.c.at.desc(), lines.c.number.desc())
            return [LineRow.read(row) for row in connection.execute(of.limit(limit)).mappings()][::-1]

        return await self._read(work)

    # -- care -----------------------------------------------------------------------------------------------------

    async def forget(self, before: float) -> int:
        """Delete open tables nobody came to, and files nobody plays with; what was played is never deleted."""

        def work(connection: Connection) -> int:
            old = select(matches.c.id).where(matches.c.state == "open", matches.c.changed < before)
            connection.execute(delete(seats).where(seats.c.match.in_(old)))
            connection.execute(delete(lines).where(lines.c.match.in_(old)))
            gone = connection.execute(delete(matches).where(matches.c.state == "open", matches.c.changed < before))
            played = select(matches.c.components).where(matches.c.components.is_not(None))
            connection.execute(delete(components).where(components.c.digest.not_in(played)))
            return gone.rowcount

        return await self._do(work)


def _now(connection: Connection) -> float:
    """By the clock that all workers share."""
    if connection.dialect.name != "postgresql":
        return time.time()
    return float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())


def _bury(connection: Connection, worker: str) -> None:
    connection.execute(delete(workers).where(workers.c.id == worker))
    connection.execute(update(matches).where(matches.c.worker == worker).values(worker=None))


def _any_due(connection: Connection, now: float) -> bool:
    of = select(matches.c.id).where(matches.c.state == "running", matches.c.worker.is_(None), matches.c.due <= now)
    return connection.execute(of.limit(1)).first() is not None


def _meta(connection: Connection, match: str) -> Loaded | None:
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().first()
    if row is None:
        return None
    places = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return Loaded(MatchRow.read(row), [SeatRow.read(place) for place in places.mappings()])


def _snapshot(connection: Connection, match: str, before: int = LAST) -> SnapshotRow | None:
    of = select(snapshots).where(snapshots.c.match == match, snapshots.c.seq <= before)
    row = connection.execute(of.order_by(snapshots.c.seq.desc()).limit(1)).mappings().first()
    return None if row is None else SnapshotRow.read(row)


def _entries(connection: Connection, match: str, after: int, limit: int = 100_000) -> list[EntryRow]:
    of = select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq).limit(limit)
    return [EntryRow.read(row) for row in connection.execute(of).mappings()]
