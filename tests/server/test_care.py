"""Every running table is looked after: after a restart, however many there are, and when somebody never comes back."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.live import care, seating
from consigliere.server.live.hall import Hall
from consigliere.server.settings import Settings
from consigliere.server.store.rows import GuestRow
from consigliere.server.table_settings import WEEK, ClockRule
from server.desk import answer, guests_of, listen, open_hall, table_of
from server.house import run

OLDER = 160


async def sleepers(hall: Hall, guest: GuestRow, count: int) -> None:
    """Running tables that wait for people, copied from one: all of them are due, and nothing will ever happen there."""
    wish = seating.NewTable(game="condottiere", seats=["you", "you"])
    table, _ = await seating.create(hall, guest, wish)

    def copy(connection: Any) -> None:
        for name in ("matches", "seats", "entries", "snapshots"):
            key = "id" if name == "matches" else "match"
            rows = connection.exec_driver_sql(f"SELECT * FROM {name} WHERE {key} = '{table.id}'").mappings().all()
            for row in map(dict, rows):
                columns = ", ".join(f'"{one}"' for one in row)
                marks = ", ".join("?" * len(row))
                for number in range(count):
                    row[key] = f"old{number}"
                    connection.exec_driver_sql(f"INSERT INTO {name} ({columns}) VALUES ({marks})", tuple(row.values()))
        connection.exec_driver_sql("UPDATE matches SET due = 1.0 WHERE id LIKE 'old%'")

    await hall.store.database.transact(copy)


def test_after_a_restart_all_running_tables_are_cared_for_however_many_older_ones_there_are(tmp_path: Path) -> None:
    """Behind many older tables: bots move, and clocks expire."""
    settings = Settings(db=f"sqlite:///{tmp_path}/t.db", sweep_seconds=3600)

    async def work() -> None:
        before = Hall(settings)
        await before.open()
        [(anna, _), *_] = await guests_of(before)
        await sleepers(before, anna, OLDER)
        wish = seating.NewTable(game="condottiere", seats=["bot:random"] * 2, pace=10_000)
        bots, _ = await seating.create(before, anna, wish)
        rule = ClockRule("live", bank=0, per_move=0)
        timed, _ = await seating.create(
            before, anna, seating.NewTable(game="condottiere", seats=["you"] * 2, clock=rule)
        )
        await before.close()

        after = Hall(settings)
        await after.open()
        try:
            for _ in range(5):
                await after.care.sweep()

            assert len(after.tables) == OLDER + 3
            assert after.bots.asked_at(after.tables[bots.id])
            assert any(place.stand_in for place in after.tables[timed.id].seats)
            assert await after.store.claim_due(after.worker, time.time()) == []
        finally:
            await after.close()

    run(work)


def test_a_table_that_cannot_be_opened_keeps_no_other_from_its_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            [(anna, _), *_] = await guests_of(hall)
            await sleepers(hall, anna, 3)
            opened = Hall._open

            async def broken(self: Hall, match: str) -> Any:
                assert match != "old1"
                return await opened(self, match)

            monkeypatch.setattr(Hall, "_open", broken)
            await hall.care.sweep()

            assert {"old0", "old2"} <= set(hall.tables)
            assert await hall.store.claim_due(hall.worker, time.time()) == [], "it is tried again after a rest"

    run(work)


def test_a_default_table_whose_player_vanishes_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who stays away for a week while all wait is helped by a bot, and finds the seat when coming back."""

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            wish = seating.NewTable(game="condottiere", seats=["you", "bot:random"], pace=0)
            table, _ = await seating.create(hall, people[0][0], wish)
            session, ear = await listen(hall, table, people[0][0])
            assert ear.last()["table"]["settings"]["patience"] == WEEK
            while table.questions.get(0) is None:
                await asyncio.sleep(0.01)
            await session.leave()
            await hall.care.look(table)
            assert not table.seats[0].stand_in

            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + WEEK + 60)
            await hall.care.look(table)

            assert table.seats[0].stand_in
            while not table.position.over:
                await asyncio.sleep(0.01)
            assert table.row.state == "over"

    run(work)


def test_a_restart_does_not_begin_the_week_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 2)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + WEEK + 60)
            hall.evict(table)

            again = await hall.table(table.id)
            await hall.care.look(again)

            assert again.seats[again.position.asked[0]].stand_in

    run(work)


def test_a_table_with_a_bot_leaves_memory_while_it_waits_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            wish = seating.NewTable(game="condottiere", seats=["you", "bot:random"], pace=0)
            table, _ = await seating.create(hall, people[0][0], wish)
            while table.questions.get(0) is None:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(care, "IDLE", -1.0)

            await hall.care.sweep()

            assert table.id not in hall.tables
            assert await hall.store.claim_due(hall.worker, time.time() + WEEK - 60) == []
            assert await hall.store.claim_due(hall.worker, time.time() + WEEK + 60) == [table.id]

    run(work)


def test_who_leaves_a_table_without_spectators_sees_no_more_of_it() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3, spectators=False)
            _, ear = await listen(hall, table, people[1][0])
            await seating.leave(hall, table, 1, people[1][0])
            heard = len(ear.frames)

            seq = table.seq
            while table.seq < seq + 3:
                seat = table.position.asked[0]
                if table.seats[seat].kind == "guest":
                    await answer(table, seat, str(table.position.legal(seat)[0]))
                else:
                    await asyncio.sleep(0.05)

            assert ear.close_code == 4003
            states = [json.loads(frame) for frame in ear.frames[heard:] if frame.startswith(b'{"type":"state"')]
            assert states == []

    run(work)
