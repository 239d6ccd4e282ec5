"""Bots at the server: told what they need, heard within their time, and helped in public when they fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import consigliere as cg
from consigliere.bots import usual_bot
from consigliere.bots.asking import bot_chance
from consigliere.core.words import LANGUAGES
from consigliere.server.words import WORDS
from server.house import Guest, House, Process, open_house, run
from server.test_house import children
from server.test_workshop import CHANGED

TESTS = Path(__file__).parents[1]
BOTS = {
    "broken": "failed", "cheat": "nonsense", "mumbler": "nonsense", "sleepy": "late", "endless": "late",
    "stander": "failed", "deaf": "late", "quitter": "ended", "frozen": "late",
}  # fmt: skip


def installed(folder: Path) -> dict[str, str]:
    """The environment of a server that finds bots of another package, as if it were installed."""
    info = folder / "guest_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1\n")
    entries = [f"{name} = bots.bad_bots:{name.capitalize()}" for name in (*BOTS, "loud")]
    entries.append("witness = server.witness_bot:Witness")
    (info / "entry_points.txt").write_text("\n".join(["[consigliere.bots]", *entries, ""]))
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(TESTS)))}


async def over(house: House, guest: Guest, table: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while (await guest.http.get(f"/api/tables/{table}")).json()["state"] != "over":
        assert time.monotonic() < end, "the game did not end"
        await asyncio.sleep(0.2)


async def helped(guest: Guest, table: str, lang: str = "en") -> list[dict[str, Any]]:
    """What the log of a spectator says about answers that bots owed."""
    told = (await guest.http.get(f"/api/tables/{table}/log?lang={lang}")).json()
    return [event for event in told if event["what"] == "table.bot_helped"]


def test_whatever_a_bot_does_the_game_ends_and_the_log_of_everybody_says_so(tmp_path: Path) -> None:
    server = Process(tmp_path, CONSIGLIERE_BOT_WORKERS="2", **installed(tmp_path))

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            bad = {name: (await anna.table([f"bot:{name}", "bot:random"]))["id"] for name in BOTS}
            good = (await anna.table(["bot:greedy", "bot:loud", "bot:random"]))["id"]
            for table in (good, *bad.values()):
                await over(house, anna, table, 110)
            assert await helped(anna, good) == []
            for name, table in bad.items():
                record = cg.Record.parse((await anna.http.get(f"/api/tables/{table}/record")).text)
                assert record.replay().over
                events = await helped(anna, table)
                owed = {seq for seq, (seat, _) in enumerate(record.moves, 1) if seat == 0}
                assert {event["seq"] for event in events} == owed, name
                assert {event["seat"] for event in events} == {0}
                assert events[0]["facts"] == {"fault": BOTS[name]}, name
                for lang in LANGUAGES:
                    [first, *_] = await helped(anna, table, lang)
                    assert first["text"].startswith((f"{name} ", f"{name}: ")), first
                    assert WORDS.template(lang, f"fault.{BOTS[name]}") in first["text"]
            told = (await anna.http.get(f"/api/tables/{bad['cheat']}/history")).json()["moments"]
            assert sum(e["what"] == "table.bot_helped" for moment in told for e in moment["events"]) > 5
            figures = (await anna.http.get("/metrics")).text
            for fault in {*BOTS.values(), "paused"}:
                assert f'consigliere_bots_helped_total{{fault="{fault}"}}' in figures
            assert "consigliere_errors_total 0.0" in figures
        log = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines() if line[:1] == "{"]
        warned = [line for line in log if line["event"] == "bot helped"]
        assert {line["bot"] for line in warned} == set(BOTS)
        assert {line["reason"] for line in warned if line["bot"] == "cheat"} == {"it answered what it was not offered"}

    try:
        run(work)
    finally:
        server.close()


def test_a_bot_is_told_once_where_it_sits_and_with_what_the_table_plays(tmp_path: Path) -> None:
    server = Process(tmp_path, **installed(tmp_path))

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            for components in (None, CHANGED):
                table = await anna.table(["bot:witness"] * 3, components=components)
                await over(house, anna, table["id"])
                assert await helped(anna, table["id"]) == []

    try:
        run(work)
    finally:
        server.close()


def bot_processes(server: Process) -> list[int]:
    assert server.child is not None
    return [pid for pid in children(server.child.pid) if b"bot_process" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def busy_bot_process(server: Process, guest: Guest, tables: list[str]) -> int:
    """The process in which bots are thinking now: while it is there, tables move on."""

    async def seqs() -> int:
        return sum([(await guest.http.get(f"/api/tables/{table}")).json()["seq"] for table in tables])

    while True:
        while not (found := bot_processes(server)):
            await asyncio.sleep(0.02)
        before = await seqs()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if await seqs() > before + 3 and bot_processes(server) == found:
                return found[0]


def test_bot_processes_that_are_killed_or_stopped_leave_no_table_dead(tmp_path: Path) -> None:
    server = Process(tmp_path)

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            tables = [(await anna.table(["bot:random"] * 3, pace=30))["id"] for _ in range(6)]
            for how in (signal.SIGKILL, signal.SIGKILL, signal.SIGSTOP, signal.SIGKILL):
                pid = await busy_bot_process(server, anna, tables)
                os.kill(pid, how)
                while pid in bot_processes(server):
                    await asyncio.sleep(0.02)
            for table in tables:
                await over(house, anna, table, 110)
            slips = [event for table in tables for event in await helped(anna, table)]
            assert len(slips) <= 4, "one answer for each process, at most"

    try:
        run(work)
    finally:
        server.close()


def test_a_stopped_bot_process_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    server = Process(tmp_path)

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            table = await anna.table(["bot:greedy"] * 3, pace=30)
            pid = await busy_bot_process(server, anna, [table["id"]])
            os.kill(pid, signal.SIGSTOP)
            begun = time.monotonic()
            server.child.terminate()
            await asyncio.to_thread(server.child.wait, 20)
            assert time.monotonic() - begun < 10
            server.child = None
            assert not Path(f"/proc/{pid}").exists()

    try:
        run(work)
    finally:
        server.close()


def test_every_title_lists_its_bots_and_takes_the_usual_one_by_default(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            for told in (await anna.http.get("/api/games")).json():
                game = told["name"]
                assert told["bots"] == list(cg.bots(game))
                seats = ["you", *["bot"] * (told["players"][-1] - 1)]
                table = await anna.table(seats, game=game, autostart=False)
                assert {seat["bot"] for seat in table["seats"][1:]} == {usual_bot(game)}
                assert table["settings"]["stand_in"] == usual_bot(game)
                path = f"/api/tables/{table['id']}/seats/1/bot"
                assert (await anna.http.put(path, json={"bot": ""})).json()["seats"][1]["kind"] == "open"
                assert (await anna.http.put(path, json={})).json()["seats"][1]["bot"] == usual_bot(game)
                no = await anna.http.put(path, json={"bot": "deep"})
                assert (no.status_code, no.json()["code"]) == (422, "option")

    run(work)


def test_the_dice_of_a_bot_at_the_server_are_those_of_the_one_way_of_asking(tmp_path: Path) -> None:
    """Whoever has the record can throw them again."""
    server = Process(tmp_path)

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            table = (await anna.table(["bot:random"] * 2))["id"]
            await over(house, anna, table)
            record = cg.Record.parse((await anna.http.get(f"/api/tables/{table}/record")).text)
            match = cg.new("condottiere", 2, seed=record.header.seed)
            for number, (seat, move) in enumerate(record.moves):
                chance = bot_chance(record.header.seed, seat, number)
                assert chance.pick(match.legal(seat)) == move
                match.play(seat, move)

    try:
        run(work)
    finally:
        server.close()
