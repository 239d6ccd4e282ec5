"""Acknowledged means kept: kill -9 at random moments, a full disk, a read-only database, an upgrade of the rules."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx
import pytest
import websockets

import consigliere as cg
from consigliere.core.save import canonical
from consigliere.server.live import seating
from consigliere.server.protocol import encode
from consigliere.server.settings import Settings
from consigliere.server.store.backup import BadBackup, load, save
from consigliere.server.store.database import StorageError
from consigliere.server.store.store import Store
from consigliere.server.words import WORDS
from needs import need
from server.desk import answer, guests_of, listen, open_hall, step, table_of
from server.house import House, Process, count, run
from server.services import postgres


class Kept(NamedTuple):
    """What a check reads of an entry."""

    seq: int
    seat: int | None
    text: str


class Torture:
    """Tables under load, and what the server has acknowledged about each."""

    def __init__(self, house: House, tables: int) -> None:
        self.house, self.tables = house, tables
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        self.ids: list[str] = []
        self.token = ""
        self.rng = random.Random(1)

    async def prepare(self) -> None:
        async with self.house.guest() as anna:
            self.token = anna.token
            for _ in range(self.tables):
                table = await anna.table(["you"] * 4, options={"points_target": 999})
                self.ids.append(table["id"])
                self.acknowledged[table["id"]] = {}

    async def load(self) -> None:
        async def play(match: str) -> None:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError, httpx.TransportError):
                async with self.house.connect(match, self.token) as client:
                    while True:
                        while client.question() is None:
                            await client.until("state", timeout=5)
                        seat, state = client.question()
                        move = self.rng.choice(state["legal"])
                        request = f"{time.monotonic_ns()}"
                        reply = await client.ask(
                            "answer", request=request, seat=seat, move=move, question=state["question"]
                        )
                        if reply["type"] == "accepted":
                            self.acknowledged[match][reply["seq"]] = (seat, move)

        await asyncio.gather(*(play(match) for match in self.ids))

    def kept(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def check(self, rows: dict[str, list[Any]]) -> int:
        """Every acknowledged move stands in the log where it was said to be; the log has no hole and replays."""
        lost = 0
        for match, acknowledged in self.acknowledged.items():
            log = {row.seq: (row.seat, row.text) for row in rows[match]}
            assert sorted(log) == list(range(len(log))), "a hole in the log"
            lost += sum(log.get(seq) != said for seq, said in acknowledged.items())
        return lost


async def read_all(url: str, ids: list[str]) -> tuple[dict[str, list[Any]], int]:
    """All entries, and how many tables replay move by move to a state that can be played on."""
    store = Store(Settings(db=url).database_url)
    await store.open()
    rows, replayed = {}, 0
    for match in ids:
        rows[match] = await store.entries_after(match, -1)
    await store.close()
    for match in ids[:2]:
        async with open_hall_on(url) as hall:
            table = await hall.table(match)
            record = await table.record()
            assert record.replay().digest() == table.position.digest(), "a half-applied move"
            replayed += 1
    return rows, replayed


@contextlib.asynccontextmanager
async def open_hall_on(url: str) -> Any:
    from consigliere.server.live.hall import Hall

    hall = Hall(Settings(db=url, sweep_seconds=3600))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def torture(server: Process, url: str, rounds: int, tables: int, sqlite: Path | None) -> str:
    rng = random.Random(7)
    await server.start()
    work = Torture(server.house, tables)
    await work.prepare()
    lost = 0
    for number in range(rounds):
        if number:
            await server.start()
        task = asyncio.create_task(work.load())
        enough = work.kept() + rng.randrange(20, 150)
        end = time.monotonic() + 5
        while work.kept() < enough and time.monotonic() < end:
            await asyncio.sleep(0.001 + rng.random() * 0.01)
        server.kill()
        await task
        if sqlite is not None:
            with contextlib.closing(sqlite3.connect(sqlite)) as database:
                assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                found = {m: [Kept(*row) for row in database.execute(
                    "SELECT seq, seat, text FROM entries WHERE match=?", (m,))] for m in work.ids}  # fmt: skip
            lost += work.check(found)
        assert lost == 0
    rows, replayed = await read_all(url, work.ids)
    lost += work.check(rows)
    said = work.kept()
    assert lost == 0
    return f"{rounds} rounds of kill -9, {said} moves acknowledged, {lost} lost, {replayed} tables replayed"


def test_kill_9_on_sqlite_loses_nothing_acknowledged(tmp_path: Path) -> None:
    server, told = Process(tmp_path), ""

    async def work() -> None:
        nonlocal told
        told = await torture(server, f"sqlite:///{tmp_path}/t.db", count(4, 200), 6, tmp_path / "t.db")

    try:
        run(work, 1800)
    finally:
        server.close()
    print(f"\nSQLite: {told}")


def test_kill_9_on_postgresql_with_two_workers_loses_nothing_acknowledged(tmp_path: Path) -> None:
    told = ""
    with postgres() as url:
        server = Process(tmp_path, "--workers", "2", db=url)

        async def work() -> None:
            nonlocal told
            told = await torture(server, url, count(2, 50), 6, None)

        try:
            run(work, 1800)
        finally:
            server.close()
    print(f"\nPostgreSQL, two workers: {told}")


@contextlib.contextmanager
def small_disk(folder: Path, size: int) -> Iterator[None]:
    """A file system of so many bytes."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True)
    need(mounted.returncode == 0, "this user may not mount a small file system; the limit of file sizes is tried too")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.parametrize("how", ["full file system", "limit of file sizes"])
def test_a_full_disk_is_told_and_play_resumes_when_there_is_space(tmp_path: Path, how: str) -> None:
    """A server of its own whose disk is really full: a tmpfs with a ballast file, or RLIMIT_FSIZE as it is."""
    (disk := tmp_path / "disk").mkdir()
    server = Process(tmp_path, db=f"sqlite:///{disk}/t.db")
    ballast, told = disk / "ballast", ""

    def fill() -> None:
        if how == "limit of file sizes":
            largest = max(file.stat().st_size for file in disk.iterdir())
            resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))
            return
        with contextlib.suppress(OSError), open(ballast, "wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass

    def make_space() -> None:
        if how == "limit of file sizes":
            no_limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, no_limit)
        ballast.unlink(missing_ok=True)

    async def work() -> None:
        nonlocal told
        rng = random.Random(1)
        house = await server.start()
        async with house.guest() as anna:
            table = await anna.table(["you"] * 3, options={"points_target": 999})
            async with anna.connect(table["id"]) as client, anna.connect(table["id"], lang="pl") as other:
                await client.until("state")
                await client.play_on(rng, 30)
                fill()
                kept, refused = 0, []
                for _ in range(3000):  # what the file still has room for is used up first
                    while client.question() is None:
                        await client.until("state")
                    reply = await client.play(rng)
                    if reply["type"] == "refused":
                        refused.append(reply)
                        if len(refused) == 20:
                            break
                    else:
                        kept += 1
                assert {reply["code"] for reply in refused} == {"storage"}
                assert client.seq == 30 + kept, "nothing was told that was not kept"
                again = await anna.http.post("/api/guests", json={"name": "Late"}, headers={"accept-language": "pl"})
                assert (again.status_code, again.json()["code"]) == (503, "storage")
                assert (await anna.http.get(f"/api/tables/{table['id']}/log")).status_code == 200, "reading goes on"
                in_polish = await other.ask("answer", seat=0, move="pass")
                assert in_polish["because"] != refused[0]["because"]
                make_space()
                await client.play_on(rng, 30)
                assert client.seq == 60 + kept
                assert await client.in_step()
            told = f"{kept} more moves kept, then {len(refused)} refused: {refused[0]['because']}"
        rows, replayed = await read_all(f"sqlite:///{disk}/t.db", [table["id"]])
        assert len(rows[table["id"]]) == 61 + kept
        assert replayed
        assert b"Traceback" not in (tmp_path / "server.log").read_bytes()

    with small_disk(disk, 3 << 20) if how == "full file system" else contextlib.nullcontext():
        try:
            run(work)
        finally:
            server.close()
    print(f"\n{how}: {told}")


def test_a_read_only_database_is_told_and_play_resumes(tmp_path: Path) -> None:
    """By SQLite's own switch: the superuser who runs the tests may write to any file."""

    async def work() -> None:
        async with open_hall_on(f"sqlite:///{tmp_path}/f.db") as hall:
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3, options={"points_target": 999})
            now, rng = table.position, random.Random(1)

            def read_only(switch: str) -> None:
                database = hall.store.database
                driver = database.engine.raw_connection().driver_connection
                database.thread.submit(lambda: driver.execute(f"PRAGMA query_only={switch}")).result()

            read_only("ON")
            before = (now.digest(), table.seq)
            for lang in ("en", "pl", "ru"):
                reply = await answer(table, now.asked[0], str(now.legal(now.asked[0])[0]), lang=lang)
                assert (reply.code, reply.because) == ("storage", WORDS.say(lang, "no.storage"))
            assert (table.position.digest(), table.seq) == before
            with pytest.raises(StorageError):
                await guests_of(hall, "Z")
            assert len(await hall.store.entries_after(table.id, -1)) == 1, "reading goes on"
            assert not await hall.lease.healthy()
            read_only("OFF")
            for _ in range(20):
                await step(table, rng)
            record = await table.record()
            assert record.replay().digest() == table.position.digest()

    run(work)


def test_a_snapshot_and_a_few_moves_are_all_a_restart_reads() -> None:
    async def work() -> None:
        async with open_hall(snapshot_every=20) as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 4, options={"points_target": 999})
            rng = random.Random(1)
            for _ in range(count(150, 2000)):
                await step(table, rng)
            loaded = await hall.store.load(table.id)
            assert len(loaded.entries) <= 20
            digest, questions, seq = table.position.digest(), table.questions, table.seq
            hall.evict(table)
            again = await hall.table(table.id)
            assert (again.position.digest(), again.questions, again.seq) == (digest, questions, seq)

    run(work)


@pytest.mark.parametrize("same", [True, False], ids=["equal rules", "other rules"])
def test_a_game_begun_under_older_rules(same: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with new rules migrates by replay if every state is equal, else it shelves the game."""

    async def work() -> None:
        async with open_hall(snapshot_every=20) as (hall, http):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 3)
            rng = random.Random(1)
            for _ in range(45):
                await step(table, rng)
            state = canonical(table.position.game.save(table.position.state))
            hall.evict(table)
            game = cg.game("condottiere")
            version = game.rules_version
            monkeypatch.setattr(type(game), "rules_version", version + 1)
            if not same:
                setup = type(game).setup

                def other(self: Any, rules: Any, chance: Any) -> Any:
                    chance.below(7)
                    return setup(self, rules, chance)

                monkeypatch.setattr(type(game), "setup", other)
            again = await hall.table(table.id)
            if same:
                assert canonical(again.position.game.save(again.position.state)) == state
                assert again.row.rules == version + 1
                await step(again, rng)
            else:
                reply = await answer(again, 0, "pass")
                assert reply.code == "rules_changed"
                assert (await http.get(f"/api/tables/{table.id}")).json()["rules"] == version

    run(work)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_backup_and_restore(tmp_path: Path, target: str) -> None:
    with contextlib.ExitStack() as stack:
        to = stack.enter_context(postgres()) if target == "postgresql" else f"sqlite:///{tmp_path}/new.db"

        async def work() -> None:
            source = f"sqlite:///{tmp_path}/old.db"
            async with open_hall_on(source) as hall:
                people = await guests_of(hall)
                table = await table_of(hall, people, "condottiere", 3)
                for _ in range(70):
                    await step(table, random.Random(1))
                digest = table.position.digest()
                kept = await save(Settings(db=source).database_url, tmp_path / "b.gz")
            got = await load(Settings(db=to).database_url, tmp_path / "b.gz")
            assert kept == got
            async with open_hall_on(to) as hall:
                again = await hall.table(table.id)
                assert again.position.digest() == digest
            with pytest.raises(BadBackup, match="not empty"):
                await load(Settings(db=to).database_url, tmp_path / "b.gz")
            whole = (tmp_path / "b.gz").read_bytes()
            (tmp_path / "b.gz").write_bytes(whole[: len(whole) // 2])
            with pytest.raises(BadBackup):
                await load(Settings(db=f"sqlite:///{tmp_path}/third.db").database_url, tmp_path / "b.gz")

        run(work)


def test_two_workers_take_the_same_command(tmp_path: Path) -> None:
    """Two halls on one PostgreSQL, as two workers are: one effect, the other is told, both end in the same state."""
    with postgres() as url:

        async def work() -> None:
            async with open_hall_on(url) as one, open_hall_on(url) as two:
                people = await guests_of(one)
                table = await table_of(one, people, "condottiere", 3)
                other = await two.table(table.id)
                codes: list[str] = []
                for number in range(count(30, 200)):
                    if table.position.over:
                        break
                    seat = table.position.asked[0]
                    moves = [str(move) for move in table.position.legal(seat)]
                    replies = await asyncio.gather(
                        answer(table, seat, moves[0]), answer(other, seat, moves[-1], request=f"two{number}")
                    )
                    kinds = [type(reply).__name__ for reply in replies]
                    assert kinds.count("Accepted") == 1, replies
                    codes += [reply.code for reply in replies if type(reply).__name__ == "Refused"]
                    for _ in range(200):
                        if table.seq == other.seq:
                            break
                        await asyncio.sleep(0.01)
                    assert table.position.digest() == other.position.digest()
                print(f"\ntwo workers: {len(codes)} commands taken twice, one effect each, the other told {set(codes)}")
                assert set(codes) == {"stale"}
                assert table.row.options

        run(work)


def test_two_workers_take_the_last_two_sealed_answers(tmp_path: Path) -> None:
    """Whoever writes second writes again: the question of that seat is still open, so nobody is sent away."""
    with postgres() as url:

        async def work() -> None:
            async with open_hall_on(url) as one, open_hall_on(url) as two:
                people = await guests_of(one)
                table = await table_of(one, people, "godfather", 4)
                other, rng, rounds = await two.table(table.id), random.Random(1), 0

                async def in_step() -> None:
                    for _ in range(500):
                        if table.seq == other.seq:
                            return
                        await asyncio.sleep(0.01)

                for _ in range(count(120, 400)):
                    asked = table.position.asked
                    if not asked:
                        break
                    if len(asked) < 2:
                        await step(table, rng)
                        continue
                    await in_step()
                    answers = [
                        answer(hall, seat, str(table.position.legal(seat)[0]))
                        for hall, seat in zip((table, other), asked[:2], strict=True)
                    ]
                    replies = await asyncio.gather(*answers)
                    assert [type(reply).__name__ for reply in replies] == ["Accepted", "Accepted"], replies
                    assert replies[0].seq != replies[1].seq
                    await in_step()
                    assert table.position.digest() == other.position.digest()
                    rounds += 1
                print(f"\ntwo workers: {rounds} times the last two sealed answers arrived together, both kept once")
                assert rounds

        run(work)


def test_chat_proposals_and_seats_reach_the_other_worker(tmp_path: Path) -> None:
    with postgres() as url:

        async def work() -> None:
            async with open_hall_on(url) as one, open_hall_on(url) as two:
                people = await guests_of(one)
                table = await table_of(one, people, "condottiere", 2)
                other = await two.table(table.id)
                here, _ = await listen(one, table, people[0][0])
                there, ear = await listen(two, other, people[1][0])
                for _ in range(6):
                    await step(table, random.Random(1))

                async def heard(what: bytes) -> None:
                    for _ in range(200):
                        if any(what in frame for frame in ear.frames):
                            return
                        await asyncio.sleep(0.02)
                    raise AssertionError(f"{what!r} was not heard by the other worker")

                await heard(b'"seq":6')
                await here.receive(encode({"type": "chat", "request": "c", "text": "hello there"}))
                await heard(b"hello there")
                assert sum(b"hello there" in frame for frame in ear.frames) == 1
                await here.receive(encode({"type": "undo", "request": "u", "seat": 0, "how": "ask", "to": 2}))
                await heard(b'"type":"proposal"')
                await there.receive(
                    encode({"type": "consent", "request": "y", "seat": 1, "proposal": 6, "agree": True})
                )
                for _ in range(200):
                    if table.seq == other.seq == 7:
                        break
                    await asyncio.sleep(0.02)
                assert table.position.digest() == other.position.digest()
                record = await table.record()
                assert len(record.moves) == 2
                await seating.leave(one, table, 0, people[0][0])
                await heard(b'"kind":"bot"')

        run(work)


def test_bots_play_on_when_the_worker_that_asked_them_dies(tmp_path: Path) -> None:
    with postgres() as url:

        async def work() -> None:
            async with open_hall_on(url) as two:
                async with open_hall_on(url) as one:
                    people = await guests_of(one)
                    wish = seating.NewTable(game="condottiere", seats=["bot:random"] * 3, pace=20)
                    table, _ = await seating.create(one, people[0][0], wish)
                    other = await two.table(table.id)
                    for _ in range(600):
                        if other.seq >= 8:
                            break
                        await asyncio.sleep(0.05)
                    assert other.seq >= 8
                seq = other.seq
                for _ in range(600):
                    if other.seq > seq + 10:
                        break
                    await asyncio.sleep(0.05)
                assert other.seq > seq + 10, "the other worker took over"
                rows = await two.store.entries_after(table.id, -1)
                assert [row.seq for row in rows] == list(range(len(rows)))

        run(work)
