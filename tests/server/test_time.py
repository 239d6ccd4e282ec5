"""Clocks, absent players, bots in seats."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from consigliere.server.live import clock as clocks
from consigliere.server.live.clock import Clock, charged
from consigliere.server.protocol import Accepted, StandIn
from consigliere.server.table_settings import PRESETS, ClockRule
from server.desk import guests_of, listen, open_hall, step, table_of
from server.house import open_house, run


class Hands:
    """A monotonic clock that a test moves by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return 5_000_000.0 + self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(clocks, "time", made)
    return made


def test_a_live_clock_counts_bank_and_increment(hands: Hands) -> None:
    clock = Clock(ClockRule("live", bank=60, increment=5, cap=70), 2)
    clock.ask([0])
    hands.now += 20

    assert clock.remaining(0) == 40
    clock.left = charged(clock.rule, clock.left, 0, clock.spent(0))
    clock.ask([1], 0)
    assert clock.left == [45, 60]
    hands.now += 61
    assert clock.out() == [1]


def test_days_per_move_touch_the_bank_only_beyond_the_allowance(hands: Hands) -> None:
    rule = PRESETS["day"]
    clock = Clock(rule, 2)
    clock.ask([0])
    hands.now += 20 * 3600
    clock.left = charged(rule, clock.left, 0, clock.spent(0))
    assert clock.left[0] == rule.bank + rule.increment
    clock.ask([0], 0)
    hands.now += 30 * 3600
    clock.left = charged(rule, clock.left, 0, clock.spent(0))
    assert clock.left[0] == rule.bank + rule.increment - 6 * 3600 + rule.increment


def test_a_jump_of_the_wall_clock_neither_grants_nor_steals_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(ClockRule("live", bank=60), 2)
    clock.ask([0])
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 86_400)

    assert clock.remaining(0) > 59


def test_time_without_a_server_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "BOOT", time.time())

    assert clocks.time_already(time.time() - 7 * 86_400) < 1


def test_the_clock_survives_a_restart() -> None:
    async def work() -> None:
        async with open_hall(snapshot_every=10) as (hall, _):
            people = await guests_of(hall)
            rule = ClockRule("live", bank=600, increment=3)
            table = await table_of(hall, people, "condottiere", 2, clock=rule)
            for _ in range(17):
                await step(table, random.Random(1))
            left = table.clock.left[:]
            hall.evict(table)
            again = await hall.table(table.id)
            assert again is not None
            assert again.clock.left == pytest.approx(left, abs=0.01)

    run(work)


@pytest.mark.parametrize("policy", ["bot", "wait"])
def test_out_of_time(policy: str, hands: Hands) -> None:
    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            rule = ClockRule("live", bank=30, out_of_time=policy)
            table = await table_of(hall, people, "condottiere", 2, clock=rule, pace=0)
            seat, seq = table.position.asked[0], table.seq
            other = 1 - seat
            await listen(hall, table, people[seat][0])
            early = await hall.care.relieve(table, StandIn(request="r", seat=other, absent=seat), "en")
            assert early.code == "has_time"
            hands.now += 31
            await hall.care.look(table)
            if policy == "wait":
                assert not table.seats[seat].stand_in
                done = await hall.care.relieve(table, StandIn(request="r", seat=other, absent=seat), "en")
                assert isinstance(done, Accepted)
            for _ in range(400):
                if table.seq > seq:
                    break
                import asyncio

                await asyncio.sleep(0.05)
            assert table.seq > seq, "a bot played on"

    run(work)


def test_a_bot_takes_an_absent_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def work() -> None:
        rng = random.Random(1)
        async with open_house(tmp_path, sweep_seconds=0.2) as house, house.guest() as anna, house.guest("B") as ben:
            table = await anna.table(["you", "open"], grace=5)
            await ben.http.post(f"/api/tables/{table['id']}/seats/1", json={})
            live = house.hall.tables[table["id"]]
            async with anna.connect(table["id"]) as client:
                await client.until("state")
                live.note_seen(dict.fromkeys((0, 1), time.time() - 60))
                while not any(seat.get("stand_in") for seat in (await client.until("table"))["table"]["seats"]):
                    if client.question():
                        await client.play(rng)
                    live.clock.since = {seat: at - 60 for seat, at in live.clock.since.items()}
                    await client.say("ping", n=1)
                    live.note_seen({1: time.time() - 60})
                    live.announce()
                assert live.seats[1].stand_in
                async with ben.connect(table["id"]) as back:
                    while any(seat.get("stand_in") for seat in (await back.until("table"))["table"]["seats"]):
                        pass
                    assert not live.seats[1].stand_in

    run(work)


def test_bots_fill_seats_and_play_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        rng = random.Random(1)
        async with open_house(tmp_path) as house, house.guest() as anna:
            table = await anna.table(["you", "bot:greedy", "bot:random"])
            async with anna.connect(table["id"]) as client:
                await client.until("state")
                await client.play_on(rng, 5000)
                while not client.states[0].get("over"):
                    await client.until("state")
            assert (await anna.http.get(f"/api/tables/{table['id']}")).json()["state"] == "over"

    run(work)
