"""Bots as people: who sits down, and what is said of them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import consigliere as cg
from server.house import open_house, run


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_bots_sit_down_as_people_of_their_rung_and_nobody_has_the_name_of_a_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest("Cesare") as guest:
            wish = ["you", "bot:greedy", "bot:greedy", "bot:random", "bot:novice"]
            made = await guest.table(wish, autostart=False)

            assert names(made) == ["Cesare", "Beatrice", "Diana", "Lia", "Nello"]
            assert [seat["bot"] for seat in made["seats"][1:]] == ["greedy", "greedy", "random", "novice"]

    run(work)


def test_a_bot_that_comes_later_takes_a_name_that_is_free(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest("Beatrice") as guest:
            made = await guest.table(["you", "open", "open"], autostart=False)
            seats = f"/api/tables/{made['id']}/seats"
            await guest.http.put(f"{seats}/1/bot", json={})
            await guest.http.put(f"{seats}/2/bot", json={"bot": "greedy"})

            now = (await guest.http.get(f"/api/tables/{made['id']}")).json()

            assert names(now) == ["Beatrice", "Cesare", "Diana"]

    run(work)


def test_the_log_says_names_and_never_what_kind_of_bot(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as guest:
            made = await guest.table(["bot:greedy", "bot:novice", "bot:random"], pace=0)
            while (await guest.http.get(f"/api/tables/{made['id']}")).json()["state"] != "over":
                await asyncio.sleep(0.05)
            for lang in ("en", "pl", "ru"):
                told = (await guest.http.get(f"/api/tables/{made['id']}/log?lang={lang}")).json()
                said = "\n".join(event["text"] for event in told)
                assert all(name in said for name in ("Alfonso", "Livia", "Beppe"))
                assert not re.search("greedy|novice|random", said)

    run(work)


def test_each_game_tells_its_opponents_weakest_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as guest:
            for game in (await guest.http.get("/api/games")).json():
                assert [one["bot"] for one in game["opponents"]] == game["bots"]
                levels = [one["level"] for one in game["opponents"] if one["level"]]
                assert levels == sorted(levels)
                assert all({"en", "pl", "ru"} == set(one["plays"]) for one in game["opponents"] if one["level"])

    run(work)


def test_a_record_of_the_terminal_is_told_with_the_names_of_its_bots(tmp_path: Path) -> None:
    async def work() -> None:
        match = cg.new("condottiere", 3, 7, names=("you", "greedy", "greedy"))
        match.play(match.asked[0], match.legal(match.asked[0])[0])
        async with open_house(tmp_path) as house, house.guest() as guest:
            told = (await guest.http.post("/api/replay", json={"record": str(match.record())})).json()

            assert told["names"] == ["you", "Beatrice", "Cesare"]

    run(work)
