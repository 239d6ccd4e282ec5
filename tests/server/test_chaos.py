"""Connections that drop, delay, repeat and reorder; and one that stalls."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

from consigliere.server.live.room import QUEUE
from server.house import FULL, Client, count, open_house, quantile, run


class Bad:
    """A socket through which frames come late, twice, in another order, or not at all."""

    def __init__(self, ws: Any, rng: random.Random) -> None:
        self.ws, self.rng = ws, rng
        self.late: list[str] = []
        self.calm = False

    async def send(self, text: str) -> None:
        await self.ws.send(text)
        if not self.calm and self.rng.random() < 0.2:
            await self.ws.send(text)  # the same message twice

    async def recv(self) -> str:
        while True:
            if self.late and (self.calm or self.rng.random() < 0.5):
                return self.late.pop(self.rng.randrange(len(self.late)))
            raw: str = await self.ws.recv()
            if self.calm or json.loads(raw)["type"] == "welcome":
                return raw
            luck = self.rng.random()
            if luck < 0.1:
                continue  # lost
            if luck < 0.25:
                self.late.append(raw)
                continue
            if luck < 0.35:
                await asyncio.sleep(0.01)
            if luck < 0.45:
                self.late.append(raw)
            return raw


class Browser(Client):
    """Does what a browser must: forgets what is older than it knows, resyncs on what it cannot apply."""

    lost = False

    def take(self, frame: dict[str, Any]) -> None:
        known = self.states.get(frame["seat"])
        if known is not None and frame["seq"] < known["seq"]:
            return
        if "view" not in frame and (known is None or known["seq"] != frame["base"]):
            self.lost = True
            return
        super().take(frame)


def test_reconnect_chaos(tmp_path: Path) -> None:
    rounds, worst = count(12, 100), 0.0

    async def work() -> None:
        nonlocal worst
        async with open_house(tmp_path) as house, house.guest() as anna, house.guest("Ben") as ben:
            table = await anna.table(["you", "open", "open", "open"], options={"points_target": 999})
            for seat in (1, 2, 3):
                await ben.http.post(f"/api/tables/{table['id']}/seats/{seat}", json={})
            rng = random.Random(1)
            done = asyncio.Event()

            async def others() -> None:
                async with ben.connect(table["id"]) as client:
                    while not done.is_set():
                        if client.question():
                            await client.play(rng)
                            await asyncio.sleep(0.005)
                        else:
                            try:
                                await client.until("state", timeout=0.2)
                            except TimeoutError:
                                continue

            task = asyncio.create_task(others())
            last: int | None = None
            for number in range(rounds):
                async with anna.connect(table["id"], last=last, views=rng.choice(["whole", "changes"])) as plain:
                    bad = Bad(plain.ws, random.Random(number))
                    client = Browser(bad, plain.seq, plain.views, plain.states)
                    end = time.monotonic() + 0.3
                    while time.monotonic() < end:
                        with contextlib.suppress(TimeoutError):
                            await client.hear(0.1)
                        if client.lost:
                            client.lost = False
                            await client.say("resync")
                        if client.question() and rng.random() < 0.7:
                            seat, state = client.question()
                            await client.say("answer", request=f"{number}-{client.number}", seat=seat,
                                             move=rng.choice(state["legal"]), question=state["question"])  # fmt: skip
                            client.number += 1
                    bad.calm = True
                    begun = time.monotonic()
                    await client.say("resync")
                    agreed = False
                    while time.monotonic() - begun < 2 and not agreed:
                        agreed = await client.in_step(0.3)
                        if not agreed:
                            await client.say("resync")
                    worst = max(worst, time.monotonic() - begun)
                    assert agreed, "the client's digest is the server's within two seconds"
                    last = rng.choice([client.seq, max(0, client.seq - 5), max(0, client.seq - 60), 0])
            done.set()
            await task

    run(work, 600)
    print(f"\nchaos: {rounds} rounds, in step again after {worst * 1000:.0f} ms at worst")


def test_one_stalled_client_delays_nobody(tmp_path: Path) -> None:
    """Two hundred moves beside a client that reads nothing; on a busy machine half of them must be quick."""

    async def work() -> None:
        async with open_house(tmp_path, sweep_seconds=0.2) as house, house.guest() as anna:
            table = await anna.table(["you"] * 4, options={"points_target": 999})
            live = house.hall.tables[table["id"]]
            async with anna.connect(table["id"]) as client, anna.connect(table["id"]) as stalled:
                rng, waits, longest = random.Random(1), [], 0
                await client.until("state")
                stalled.ws.transport.pause_reading()
                while (
                    max(len(c.queue) for c in live.room.connections) < 40
                ):  # until what the kernel holds for it is full
                    await stalled.say("resync")
                    await asyncio.sleep(0.001)
                for _ in range(200):
                    while client.question() is None:
                        await client.until("state")
                    begun = time.perf_counter()
                    assert (await client.play(rng))["type"] == "accepted"
                    waits.append(time.perf_counter() - begun)
                    longest = max([longest, *(len(c.queue) for c in live.room.connections)])
                most, worst = quantile(waits, 0.5), quantile(waits, 0.99)
                print(f"\nbeside a stalled client: p50 {most * 1000:.1f} ms, p99 {worst * 1000:.1f} ms, "
                      f"{longest} frames waited for it")  # fmt: skip
                assert (worst if FULL else most) < 0.2
                assert 100 < longest <= QUEUE, "it really lagged behind"
                for _ in range(100):
                    if len(live.room.connections) == 1:
                        break
                    await asyncio.sleep(0.2)
                assert len(live.room.connections) == 1, "and was sent away to come back and resume"

    run(work)
