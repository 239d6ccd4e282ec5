"""Several workers over one PostgreSQL: each table is kept by one, found through any, and never dead for long."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx2 as httpx
import pytest
import websockets
from sqlalchemy import text

from consigliere.server.http import relay
from consigliere.server.live import lease
from consigliere.server.live.seating import NewTable, create
from consigliere.server.settings import Settings
from server.desk import guests_of
from server.house import House, Process, count, run
from server.services import postgres
from server.test_connections import patient_house
from server.test_contract import opened
from server.test_durability import Torture, open_hall_on, read_all


def run_on_postgres(work: Callable[[str], Awaitable[None]]) -> None:
    with postgres() as url:
        run(lambda: work(url))


@contextlib.asynccontextmanager
async def two_houses(folder: Path, url: str) -> AsyncIterator[tuple[House, House]]:
    """Two workers in this process, each at an address of its own."""
    async with patient_house(folder, db=url) as one, patient_house(folder, db=url) as two:
        await one.hall.lease.renew()  # they know of each other
        await two.hall.lease.renew()
        yield one, two


def kept_once(one: House, two: House, table: str) -> tuple[House, House]:
    """The worker that keeps a table, and the other one, which does not."""
    owner, other = (one, two) if table in one.hall.tables else (two, one)
    assert table in owner.hall.tables
    assert table not in other.hall.tables
    return owner, other


def test_a_table_is_kept_by_one_worker_and_reached_through_both(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with two_houses(tmp_path, url) as (one, two), one.guest() as anna:
            table = (await anna.table(["you", "open"]))["id"]
            async with two.guest("Ben") as ben:
                sat = await ben.http.post(f"/api/tables/{table}/seats/1", json={})
                assert sat.status_code == 200, sat.text
                async with one.connect(table, anna.token) as here, two.connect(table, ben.token) as there:
                    for number in range(6):
                        clients = {0: here, 1: there}
                        while not any(client.question() for client in clients.values()):
                            await asyncio.gather(*(client.until("state") for client in clients.values()))
                        seat = next(seat for seat, client in clients.items() if client.question())
                        state = clients[seat].question()[1]
                        reply = await clients[seat].ask(
                            "answer", seat=seat, move=state["legal"][0], question=state["question"]
                        )
                        assert reply["seq"] == number + 1
                        while min(client.seq for client in clients.values()) <= number:
                            behind = min(clients.values(), key=lambda client: client.seq)
                            await behind.until("state")
                    await here.say("chat", request="c", text="hello there", seat=0)
                    assert (await there.until("chat"))["text"] == "hello there"
                    kept_once(one, two, table)
                for house in (one, two):
                    async with httpx.AsyncClient(base_url=house.url) as http:
                        assert (await http.get(f"/api/tables/{table}")).json()["seq"] == 6
                kept_once(one, two, table)

    run_on_postgres(work)


def test_new_tables_are_spread_over_the_workers(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with two_houses(tmp_path, url) as (one, two), one.guest() as anna:
            for _ in range(8):
                await anna.table(["you", "you"])

            assert Counter(len(house.hall.tables) for house in (one, two)) == {4: 2}

    run_on_postgres(work)


def test_looking_at_the_list_of_my_tables_opens_none_of_another_worker(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with two_houses(tmp_path, url) as (one, two), one.guest() as anna:
            tables = [(await anna.table(["you", "you"]))["id"] for _ in range(4)]
            for house in (one, two):
                async with httpx.AsyncClient(base_url=house.url) as http:
                    mine = (await http.get("/api/me/tables", headers={"authorization": f"Bearer {anna.token}"})).json()
                    assert [line["turn"] for line in mine] == [True] * 4
            for table in tables:
                kept_once(one, two, table)

    run_on_postgres(work)


def test_the_address_of_a_client_is_told_to_the_worker_behind(tmp_path: Path) -> None:
    """And nobody from outside is believed to be a worker."""

    async def work(url: str) -> None:
        async with two_houses(tmp_path, url) as (one, two), one.guest() as anna:
            table = (await anna.table(["you", "you"]))["id"]
            owner, other = kept_once(one, two, table)
            async with websockets.connect(
                f"{other.url.replace('http', 'ws', 1)}/api/tables/{table}/ws",
                additional_headers={"x-forwarded-for": "192.0.2.7"},
            ):
                while not owner.hall.sockets.inside:
                    await asyncio.sleep(0.01)
                assert list(owner.hall.sockets.inside) == ["192.0.2.7"]
            inner = f"http://{owner.hall.lease.me.address}"
            for secret in ("", "0" * 32):
                async with httpx.AsyncClient(base_url=inner) as http:
                    answer = await http.get(f"/api/tables/{table}", headers={"x-consigliere-relay": secret})
                    assert answer.status_code == 403

    run_on_postgres(work)


def test_a_socket_to_a_worker_of_another_machine_runs_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte in both directions; and when that worker is gone, the client is told by the end of its socket."""
    monkeypatch.setattr(relay, "give", lambda *_: False)

    async def work(url: str) -> None:
        async with two_houses(tmp_path, url) as (one, two), one.guest() as anna:
            table = (await anna.table(["you", "you"]))["id"]
            owner, other = kept_once(one, two, table)
            rng = random.Random(1)
            async with other.connect(table, anna.token) as client:
                for number in range(12):
                    while client.question() is None or client.seq < number:
                        await client.until("state")
                    assert (await client.play(rng))["seq"] == number + 1
                while client.seq < 12:
                    await client.until("state")
                assert await client.in_step()
                assert list(other.hall.lease.relays) == [owner.hall.worker]
                kept_once(one, two, table)

                other.hall.lease.forget(owner.hall.worker)

                with contextlib.suppress(websockets.ConnectionClosed):
                    while True:
                        await client.ws.recv()
                assert client.ws.close_code == 1006
            async with other.connect(table, anna.token) as client:
                assert (await client.until("state"))["seq"] == 12

    run_on_postgres(work)


def test_a_worker_that_leaves_hands_its_tables_over(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with patient_house(tmp_path, db=url) as stays:
            async with patient_house(tmp_path, db=url) as leaves, leaves.guest() as anna:
                people = [await leaves.hall.guests.find(anna.token)]
                table, _ = await create(leaves.hall, people[0], NewTable(game="condottiere", seats=["you", "you"]))
                async with stays.connect(table.id, anna.token) as client:
                    while client.question() is None:
                        await client.until("state")
                    reply = await client.play(random.Random(1))
                    assert reply["seq"] == 1
            async with stays.connect(table.id, anna.token) as client:
                assert (await client.until("state"))["seq"] == 1
            assert table.id in stays.hall.tables

    run_on_postgres(work)


def test_a_worker_that_was_taken_for_dead_gives_up_what_others_have_taken() -> None:
    async def work(url: str) -> None:
        async with open_hall_on(url) as one, open_hall_on(url) as two:
            people = await guests_of(one)
            lost, kept = [
                (await create(one, people[0][0], NewTable(game="condottiere", seats=["you", "you"])))[0]
                for _ in range(2)
            ]
            await two.store.bury(one.worker)
            assert (await two.store.claim(lost.id, two.worker)).id == two.worker

            await one.lease.renew()

            assert set(one.tables) == {kept.id}
            assert await one.store.kept_by(one.worker) == {kept.id}

    run_on_postgres(work)


def test_a_silent_worker_is_buried_and_its_tables_are_cared_for_by_another() -> None:
    """Its bots, too: the next round of the other worker takes them over."""

    async def work(url: str) -> None:
        async with open_hall_on(url) as two, open_hall_on(url) as one:
            people = await guests_of(one)
            wish = NewTable(game="condottiere", seats=["bot:random"] * 3, pace=10_000)
            table, _ = await create(one, people[0][0], wish)
            one.lease.task.cancel()  # it says nothing more
            await one.store.renew(one.worker, 1, -1.0)

            await two.lease.renew()
            await two.care.sweep()

            assert two.bots.asked_at(two.tables[table.id])

    run_on_postgres(work)


def test_when_an_owner_is_killed_nothing_acknowledged_is_lost_and_its_tables_answer_soon(tmp_path: Path) -> None:
    """One of two workers is killed under load, again and again; each table goes on within five seconds."""
    with postgres() as url:
        server = Process(tmp_path, "--workers", "2", db=url)
        waits: list[float] = []

        async def work() -> None:
            house = await server.start()
            torture = Torture(house, 3)
            await torture.prepare()
            for _ in range(count(1, 20)):
                while await living(url) < 2:
                    await asyncio.sleep(0.2)
                load = asyncio.create_task(torture.load())
                enough = torture.kept() + 30
                while torture.kept() < enough:
                    await asyncio.sleep(0.01)
                os.kill(workers(server.child.pid)[0], signal.SIGKILL)
                begun = time.monotonic()
                for table in torture.ids:
                    await answers(house, table)
                waits.append(time.monotonic() - begun)
                load.cancel()  # who was connected to the other worker would play on for ever
                await asyncio.wait({load})
            server.kill()
            rows, _ = await read_all(url, torture.ids)
            assert torture.check(rows) == 0

        try:
            run(work, 300)
        finally:
            server.close()
        print(f"\na killed worker: all tables answered again after {max(waits):.1f} s at worst")
        assert max(waits) < 5 + lease.LEASE, "five seconds, and as many again on a busy machine"


async def living(url: str) -> int:
    """Workers that have joined and are not buried."""
    async with opened(Settings(db=url).database_url) as store:
        return int(await store.database.transact(lambda c: c.execute(text("SELECT count(*) FROM workers")).scalar()))


def workers(parent: int) -> list[int]:
    """The processes that serve, without those that help them."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [pid for pid in map(int, children) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def answers(house: House, table: str) -> None:
    """Until a table can be seen through its socket again, with whatever worker."""
    while True:
        with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
            async with house.connect(table) as watcher:
                await watcher.until("state", timeout=5)
                return
        await asyncio.sleep(0.05)
