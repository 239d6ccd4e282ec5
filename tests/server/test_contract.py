"""One contract for every store and every bus, run on SQLite, PostgreSQL and NATS for real."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import inspect

from consigliere.server.protocol import Proposal
from consigliere.server.settings import Settings
from consigliere.server.store.bus import Bus, LocalBus, Notice, make_bus
from consigliere.server.store.database import Conflict
from consigliere.server.store.journal import Write
from consigliere.server.store.rows import (
    ComponentsRow,
    EntryRow,
    GuestRow,
    LineRow,
    MatchChange,
    MatchRow,
    Row,
    SeatChange,
    SeatRow,
    SnapshotRow,
)
from consigliere.server.store.schema import metadata
from consigliere.server.store.store import AUDIENCE, Store
from consigliere.server.table_settings import TableSettings
from server.house import run
from server.services import nats, postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield Settings(db=f"sqlite:///{tmp_path}/c.db").database_url
    else:
        with postgres() as found:
            yield Settings(db=found).database_url


def row(match: str = "m", **more: Any) -> MatchRow:
    made = MatchRow(
        id=match, game="condottiere", rules=1, players=2, options={"a": [1]}, components="d", state="open",
        listed=True, owner="g", title="Zażółć гусь", settings=TableSettings(grace=7), server_seed="00" * 32, seed=None,
        version=0, created=1.5, changed=1.5, due=None, result=None, rematch=None,
        position={"pile": []}, proposal=Proposal(proposal=3, seat=0, to=1, agreed=[0]),
    )  # fmt: skip
    return msgspec.structs.replace(made, **more)


DATA = ComponentsRow(digest="d", game="condottiere", text="[number]")


def write(table: str, seq: int, request: str | None = None, **more: Any) -> Write:
    entry = EntryRow(match=table, seq=seq, kind="move", seat=0, text="pass", events="[]", request=request, spent=0,
                     at=1.0)  # fmt: skip
    return Write(Notice(table, seq, "log", "w"), entry, **more)


@contextlib.asynccontextmanager
async def opened(url: str, bus: Bus | None = None) -> Any:
    store = Store(url, bus)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def test_what_is_written_is_read(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.create(
                row(), [SeatRow(match="m", seat=0), SeatRow(match="m", seat=1, kind="guest", guest="g")], DATA
            )
            await store.append(write("m", 0, snapshot=SnapshotRow(match="m", seq=0, rules=1, body="{}")))
            await asyncio.gather(*(store.append(write("m", seq, f"r{seq}")) for seq in range(1, 30)))
        async with opened(url) as store:
            loaded = await store.load("m")
            assert loaded.match == row()
            assert [one.seq for one in loaded.entries] == list(range(1, 30))
            assert [one.kind for one in loaded.seats] == ["open", "guest"]
            assert await store.request_seq("m", 0, "r7") == 7
            assert await store.last_seq(["m", "x"]) == {"m": (29, 0)}
            assert [one.match.id for one in await store.lobby()] == ["m"]
            assert [one.match.id for one in await store.tables_of("g")] == ["m"]
            assert await store.load("nothing") is None

    run(work)


def test_the_primary_key_is_the_concurrency_control(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.create(row(), [SeatRow(match="m", seat=0)], DATA)
            done = await asyncio.gather(
                *(store.append(write("m", 0, f"r{i}")) for i in range(20)),
                *(store.append(write("other", i)) for i in range(20)),
                return_exceptions=True,
            )
            assert sum(one is None for one in done[:20]) == 1
            assert all(isinstance(one, Conflict) for one in done[:20] if one is not None)
            assert done[20:] == [None] * 20, "moves of other tables in the same group go through"
            with pytest.raises(Conflict):
                await store.append(write("m", 1, f"r{done[:20].index(None)}"))

    run(work)


def test_seats_change_only_on_the_version_one_saw(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.create(row(), [SeatRow(match="m", seat=0)], DATA)
            notice = Notice("m", -1, "table", "w")
            await store.change(notice, 0, MatchChange(title="x"), {0: SeatChange(name="Anna")})
            with pytest.raises(Conflict):
                await store.change(notice, 0, MatchChange(title="y"), {0: SeatChange(name="Ben")})
            loaded = await store.load_meta("m")
            assert (loaded.match.title, loaded.match.version, loaded.seats[0].name) == ("x", 1, "Anna")

    run(work)


def test_a_write_is_whole_or_not_at_all(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.create(row(), [SeatRow(match="m", seat=0)], DATA)
            shot = SnapshotRow(match="m", seq=0, rules=1, body="{}")
            await store.append(write("m", 0, snapshot=shot))
            with pytest.raises(Conflict):  # the entry is new, its snapshot is not
                await store.append(write("m", 1, snapshot=shot, change=MatchChange(title="half")))
            loaded = await store.load("m")
            assert (loaded.match.title, loaded.entries) == (row().title, [])

    run(work)


def test_what_nobody_else_needs_to_hear_of_is_kept_under_the_same_contract(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.create(row(), [SeatRow(match="m", seat=0)], DATA)
            shot = SnapshotRow(match="m", seq=0, rules=1, body='{"a": "Zażółć"}')
            begun = MatchChange(state="running", due=2.5, result={"winners": [0]})
            await store.append(write("m", 0, "r0", snapshot=shot, change=begun, version=0, quiet=True))
            done = await asyncio.gather(
                *(store.append(write("m", 1, f"r{i + 1}", quiet=True)) for i in range(20)),
                *(store.append(write("other", i, quiet=True)) for i in range(20)),
                return_exceptions=True,
            )
            assert sum(one is None for one in done[:20]) == 1
            assert all(isinstance(one, Conflict) for one in done[:20] if one is not None)
            assert done[20:] == [None] * 20
            for bad in (
                write("m", 2, "r0", quiet=True),  # said before
                write("m", 2, snapshot=shot, change=MatchChange(title="half"), quiet=True),
                write("m", 2, change=begun, version=0, quiet=True),
            ):
                with pytest.raises(Conflict):
                    await store.append(bad)
            loaded = await store.load("m")
            assert (loaded.match.state, loaded.match.version, loaded.match.due) == ("running", 1, 2.5)
            assert (loaded.match.title, loaded.match.result) == (row().title, {"winners": [0]})
            assert loaded.snapshot == shot
            assert [one.seq for one in loaded.entries] == [1]
            await store.append(write("m", 2, quiet=True))

    run(work)


def test_chat_lines_are_numbered_without_gaps(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            said = [
                LineRow(match="m", number=0, seat=0, guest="g", name="A", team=False, text=f"{i}", parties=[],
                        signed={}, request=f"{i % 15}", at=1.0)
                for i in range(20)
            ]  # fmt: skip

            def notice(number: int) -> Notice:
                return Notice("m", number, "chat", "w")

            team = msgspec.structs.replace(said[0], team=True, guest="h")
            await asyncio.gather(
                *(store.say(one, 0, notice) for one in said),
                *(store.say(msgspec.structs.replace(team, request=f"{i}"), AUDIENCE, notice) for i in range(3)),
            )
            numbers = [line.number for line in await store.lines("m")]
            assert numbers == [*range(1, 16), *range(AUDIENCE + 1, AUDIENCE + 4)], "each audience counts for itself"
            assert (await store.line("m", 7)).number == 7
            assert await store.line("m", 99) is None

    run(work)


def test_a_component_file_is_kept_once_and_as_long_as_somebody_plays_with_it(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            made = [row("open"), row("played", state="running"), row("other", components="e")]
            files = {"d": DATA, "e": ComponentsRow(digest="e", game="condottiere", text="mine")}
            await asyncio.gather(
                *(store.create(one, [SeatRow(match=one.id, seat=0)], files[one.components]) for one in made)
            )
            assert await store.component_text("d") == DATA.text

            assert await store.forget(before=9.0) == 2  # open tables nobody came to

            assert await store.load("other") is None
            assert await store.component_text("d") == DATA.text
            assert await store.component_text("e") is None

    run(work)


def test_a_write_may_ask_for_the_version_it_saw(url: str) -> None:
    """As the start of a game does: whoever changed the seats meanwhile was first."""

    async def work() -> None:
        async with opened(url) as store:
            await store.create(row(), [SeatRow(match="m", seat=0)], DATA)
            begun = MatchChange(state="running")
            await store.append(write("m", 0, change=begun, version=0))
            with pytest.raises(Conflict):
                await store.append(write("m", 1, change=begun, version=0))
            loaded = await store.load_meta("m")
            assert (loaded.match.state, loaded.match.version) == ("running", 1)
            assert [one.seq for one in await store.entries_after("m", -1)] == [0]

    run(work)


@pytest.mark.parametrize(
    ("kind", "table"),
    [(MatchRow, "matches"), (SeatRow, "seats"), (EntryRow, "entries"), (SnapshotRow, "snapshots"),
     (GuestRow, "guests"), (LineRow, "lines"), (ComponentsRow, "components")],
)  # fmt: skip
def test_the_fields_of_a_row_are_the_columns_of_its_table(kind: type[Row], table: str) -> None:
    assert kind.__struct_fields__ == tuple(column.name for column in metadata.tables[table].columns)


def test_the_migrations_make_the_schema(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:

            def look(connection: Any) -> dict[str, set[str]]:
                found = inspect(connection)
                return {
                    name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()
                }

            there = await store.database.transact(look)
            assert {name: {c.name for c in table.columns} for name, table in metadata.tables.items()} == {
                name: columns for name, columns in there.items() if name != "alembic_version"
            }

    run(work)


@pytest.mark.parametrize("kind", ["local", "postgresql", "nats"])
def test_a_bus_delivers_every_notice_to_everybody(kind: str) -> None:
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(postgres()) if kind == "postgresql" else ""
        where = nats() if kind == "nats" else ""
        _check_bus(kind, Settings(db=url).database_url if url else "sqlite://", where)


def _check_bus(kind: str, url: str, where: str) -> None:
    async def work() -> None:
        heard: list[list[Notice | None]] = [[], []]
        buses = [LocalBus()] * 2 if kind == "local" else [make_bus(where, url), make_bus(where, url)]
        for bus, ear in zip(buses, heard, strict=True):
            await bus.open(ear.append)
        if kind == "local":
            heard[0] = heard[1]
        async with opened(url if kind != "nats" else "sqlite://", buses[0]) as store:
            await asyncio.gather(*(store.append(write("m", seq)) for seq in range(50)))
            with pytest.raises(Conflict):
                await store.append(write("m", 0))
            for _ in range(100):
                if all(len(ear) >= 50 for ear in heard):
                    break
                await asyncio.sleep(0.02)
        for ear in heard:
            assert sorted(one.seq for one in ear if one) == list(range(50)), "each kept move once, no other"
        for bus in set(buses):
            await bus.close()

    run(work)
