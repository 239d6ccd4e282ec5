"""Nobody holds up the event loop: a call that takes too long is ended, its table rests, and all others go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

import consigliere as cg
from consigliere.server.live import care, component_check
from consigliere.server.live.hall import Hall
from consigliere.server.live.table import Table
from consigliere.server.protocol import Accepted, Refused, encode
from games.achaja.test_6_vocabulary import with_effect
from games.achaja.test_effort import different_dice
from server.desk import Ear, answer, guests_of, listen, open_hall, step, table_of
from server.house import run
from server.test_workshop import CHANGED

GAME = cg.game("condottiere")
MARK = {"points_target": 999}  # an option of the table that never comes to an end
SOON = 0.1  # seconds of processor time that another table may wait


class Notes:
    """Logs that are kept."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []

    def __getattr__(self, level: str) -> Any:
        return lambda event, **facts: self.lines.append({"event": event, **facts})


def never_ends(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """From now on a function of the rules never returns at the marked table."""
    before = getattr(type(GAME), what)

    def slow(self: Any, given: Any, *more: Any) -> Any:
        options = more[0] if what == "rules_for" else given.rules.options
        while options.get("points_target") == 999:
            pass
        return before(self, given, *more)

    monkeypatch.setattr(type(GAME), what, slow)


@contextlib.asynccontextmanager
async def two_tables() -> AsyncIterator[tuple[Hall, Table, Table, Ear, Any]]:
    """A bad table with a listener, and a good one."""
    async with open_hall() as (hall, _):
        people = await guests_of(hall)
        bad = await table_of(hall, people, "condottiere", 2, options=MARK)
        good = await table_of(hall, people, "condottiere", 2)
        hall.logs = Notes()
        session, ear = await listen(hall, bad, people[0][0])
        yield hall, bad, good, ear, session


def test_a_call_that_never_ends_is_ended_its_table_named_and_sent_to_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with two_tables() as (hall, bad, good, ear, _):
            seat = bad.position.asked[0]
            mover, heard = await listen(hall, bad, None)
            mover.connection.hold([seat])
            never_ends(monkeypatch, "view")
            said = {"type": "answer", "request": "r", "seat": seat, "move": str(bad.position.legal(seat)[0])}
            await mover.receive(encode({**said, "question": bad.questions[seat]}))

            assert heard.last()["code"] == "halted"
            while bad.frozen != "halted":
                await asyncio.sleep(0)
            assert any(b'"code":"halted"' in frame for frame in ear.frames), "everybody at the table is told"
            assert ear.last()["table"]["frozen"] == "halted"
            [line] = [line for line in hall.logs.lines if line["event"] == "halted"]
            assert line["table"] == bad.id[:6]
            [stall] = [line for line in hall.logs.lines if line["event"] == "stall"]
            assert stall["table"] == bad.id[:6]
            for _ in range(5):
                await step(good, random.Random(1))
            refused = await answer(bad, 0, "pass")
            assert isinstance(refused, Refused)
            assert refused.code == "halted"

    run(work)


def test_a_table_at_rest_is_opened_again_when_its_time_is_over_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with two_tables() as (hall, bad, _, ear, _session):
            seq = bad.seq
            await hall.halt(bad)
            for _ in range(2):
                await hall.care.sweep()
                hall.evict(bad)
                await hall.care.sweep()
                assert bad.id not in hall.tables
                bad = await hall.table(bad.id)
                assert (bad.frozen, bad.position) == ("halted", None), "whoever asks is told that it rests"
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + care.REST + 1)

            await hall.care.sweep()
            await hall.care.sweep()

            again = hall.tables[bad.id]
            assert (again.frozen, again.seq) == ("", seq)
            assert isinstance(await answer(again, again.position.asked[0], "pass"), Accepted | Refused)
            del ear

    run(work)


def test_an_operator_lets_a_table_go_on_at_once() -> None:
    async def work() -> None:
        async with two_tables() as (hall, bad, _, ear, _session):
            await hall.halt(bad)
            assert await hall.store.release(bad.id[:6]) == [bad.id]

            for _ in range(2):
                await hall.care.sweep()

            assert hall.tables[bad.id].frozen == ""
            assert ear.close_code == 1012, "who is here comes back and sees the table"

    run(work)


def test_a_table_that_cannot_be_read_in_time_rests_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with two_tables() as (hall, bad, good, *_):
            monkeypatch.setattr("consigliere.server.live.watchdog.LIMITS", {})
            for table in (bad, good):
                hall.evict(table)
            never_ends(monkeypatch, "rules_for")

            await hall.care.sweep()

            assert hall.tables[bad.id].frozen == "halted"
            assert hall.tables[good.id].running

    run(work)


def test_components_of_somebody_else_are_read_elsewhere_also_when_a_table_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 2, components=CHANGED)
            hall.evict(table)
            hall.component_check.read.clear()
            monkeypatch.setattr(component_check, "PATIENCE", 0.0)

            again = await hall.table(table.id)

            assert (again.frozen, again.position) == ("halted", None)

    run(work)


def test_an_effect_with_many_choices_delays_no_other_table() -> None:
    """Nine dice that must all differ, which once took hours to find: no turn of the loop takes long."""
    worst = 0.0

    async def beat() -> None:
        nonlocal worst
        while True:
            begun = time.thread_time()
            await asyncio.sleep(0)
            worst = max(worst, time.thread_time() - begun)

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            text = with_effect(different_dice(9)).text
            assert (await hall.component_check.check("achaja", text)).fit
            rng, beating = random.Random(1), asyncio.create_task(beat())
            for _ in range(2):
                table = await table_of(hall, people, "achaja", 4, components=text)
                await listen(hall, table, people[0][0])
                for _ in range(40):
                    await step(table, rng)
            beating.cancel()
            assert not table.frozen

    run(work)
    print(f"\nthe longest turn of the loop took {worst * 1000:.0f} ms of processor time")
    assert worst < SOON


def test_honest_tables_of_every_title_are_never_ended() -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            hall.logs = Notes()
            for game in cg.games():
                table = await table_of(hall, people, game, cg.game(game).seats[-1])
                await listen(hall, table, people[0][0], phrases=True)
                for _ in range(60):
                    if not table.position.over:
                        await step(table, random.Random(7))
            assert not [line for line in hall.logs.lines if line["event"] == "halted"]

    run(work)
