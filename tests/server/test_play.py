"""A whole game over real sockets, and coming back in the middle of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import consigliere as cg
from server.house import open_house, run


@pytest.mark.parametrize("views", ["whole", "changes"])
def test_four_people_play_a_whole_game(tmp_path: Path, views: str) -> None:
    async def work() -> None:
        rng = random.Random(4)
        async with open_house(tmp_path) as house, house.guest() as anna:
            table = await anna.table(["you"] * 4)
            async with anna.connect(table["id"], views=views) as client, house.connect(table["id"]) as watcher:
                await client.play_on(rng, 5000)
                assert await client.in_step()
                assert client.states[0]["over"]
                while not watcher.states.get(None, {}).get("over"):
                    await watcher.hear()
                assert "hand" not in watcher.views[None]
            record = (await anna.http.get(f"/api/tables/{table['id']}/record")).text
            match = cg.Record.parse(record).replay()
            assert match.over

    run(work)


def test_bots_throw_dice_that_follow_from_the_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:

            async def played(seed: str) -> str:
                monkeypatch.setattr("consigliere.server.live.seating.new_server_seed", lambda: seed)
                table = await anna.table(["bot:random", "bot:greedy", "bot:random"])
                async with house.connect(table["id"]) as watcher:
                    while not watcher.states.get(None, {}).get("over"):
                        await watcher.hear()
                record = cg.Record.parse((await anna.http.get(f"/api/tables/{table['id']}/record")).text)
                return str(record.moves)

            first, again, other = [await played(seed * 32) for seed in ("07", "07", "08")]
            assert first == again != other

    run(work)


def test_a_lost_connection_resumes_where_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        rng = random.Random(5)
        async with open_house(tmp_path) as house, house.guest() as anna:
            table = await anna.table(["you"] * 3)
            async with anna.connect(table["id"]) as client:
                await client.until("state")
                await client.play_on(rng, 10)
                last = client.seq
            async with anna.connect(table["id"]) as client:
                await client.until("state")
                await client.play_on(rng, 6)
            async with anna.connect(table["id"], last=last) as client:
                for _ in range(3):
                    await client.until("state")
                assert {event["seq"] for event in client.states[0]["events"]} <= set(range(last + 1, last + 7))
                assert client.seq == last + 6
                assert await client.in_step()

    run(work)
