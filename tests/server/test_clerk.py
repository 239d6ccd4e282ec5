"""What takes long is worked out elsewhere, for one person after the other; and reading waits for no writer."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.core.record import Record
from consigliere.server.live import clerk
from consigliere.server.live.history import HistoryWriter
from consigliere.server.protocol import Accepted
from server.desk import answer, guests_of, open_hall, table_of
from server.house import run
from server.test_durability import open_hall_on


def record() -> str:
    match, rng = cg.new("condottiere", 3, seed=1), random.Random(1)
    for _ in range(30):
        seat = rng.choice(match.asked)
        match.play(seat, rng.choice(match.legal(seat)))
    return str(match.record())


def test_a_record_is_told_again_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight of them at once take nothing from the process that keeps the tables but its place in the queue."""

    def here(*_: Any) -> None:
        raise AssertionError("this process has tables to look after")

    async def work() -> None:
        async with open_hall() as (hall, http):
            body = {"record": record(), "seat": 1}
            monkeypatch.setattr(HistoryWriter, "__init__", here)
            monkeypatch.setattr(Record, "replay", here)

            answers = await asyncio.gather(*(http.post("/api/replay", json=body) for _ in range(8)))

            assert {one.status_code for one in answers} == {200}
            assert {len(one.json()["moments"]) for one in answers} == {31}
            assert hall.replays.waiting == 0

    run(work)


def test_what_is_wrong_with_a_record_is_told_as_before() -> None:
    async def work() -> None:
        async with open_hall() as (_, http):
            for body, status, code in (
                ({"record": "nonsense"}, 422, "option"),
                ({"record": record(), "seat": 7}, 404, "not_found"),
                ({"record": record().replace("pass", "dance", 1)}, 422, "option"),
            ):
                told = await http.post("/api/replay", json=body)
                assert (told.status_code, told.json()["code"]) == (status, code)

    run(work)


def test_who_comes_when_too_many_wait_is_told_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "WAITING", 0)

    async def work() -> None:
        async with open_hall() as (_, http):
            told = await http.post("/api/replay", json={"record": record()})
            assert (told.status_code, told.json()["code"]) == (503, "busy")
            assert told.headers["retry-after"] == str(clerk.COME_AGAIN)

    run(work)


def test_an_answer_that_takes_too_long_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "PATIENCE", 0.0)

    async def work() -> None:
        async with open_hall() as (_, http):
            told = await http.post("/api/replay", json={"record": record()})
            assert (told.status_code, told.json()["code"]) == (422, "endless")

    run(work)


def test_reading_goes_on_while_somebody_else_holds_the_lock_of_the_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.db"

    async def work() -> None:
        async with open_hall_on(url) as hall:
            people = await guests_of(hall)
            table, other = [await table_of(hall, people, "condottiere", 2) for _ in range(2)]
            hall.evict(other)
            with contextlib.closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as foreign:
                foreign.execute("BEGIN IMMEDIATE")
                seat = table.position.asked[0]
                move = asyncio.create_task(answer(table, seat, str(table.position.legal(seat)[0])))
                while not hall.store.journal.task.done() and hall.store.journal.waiting:
                    await asyncio.sleep(0.01)

                again = await hall.table(other.id)

                assert again.running
                assert not move.done(), "the move waits for the lock"
                foreign.execute("ROLLBACK")
                assert isinstance(await move, Accepted)

    run(work)
