"""How many moves a second the table server keeps, and how long a move takes: durable commits, real sockets.

    python benchmarks/server_load.py [--quick] [--json]

A server is started as a process of its own on SQLite in a temporary folder; four clients per table, each with one
seat, play Condottiere at random over WebSockets. Printed are: many tables at one move per second, few tables at full
speed, early moves against late ones of a long game, and the memory of idle tables; beside them the processor time that
this generator takes on the same machine, and how busy that machine is. Where node and the package boardgame.io are
found (NODE_PATH), its in-memory server is measured under the same number of matches in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec


class Frame(msgspec.Struct):
    """The part of a frame that a random player reads."""

    type: str
    seat: int | None = None
    seq: int = -1
    question: int | None = None
    legal: list[str] = []
    over: bool = False
    request: str = ""
    code: str = ""
    because: str = ""


decode = msgspec.json.Decoder(Frame).decode


class Wire(asyncio.Protocol):
    """A WebSocket client with nothing but what this measurement needs, so that it does not measure itself."""

    def __init__(self, host: str, path: str, token: str, hear: Any) -> None:
        self.hear = hear
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        ).encode()
        self.upgraded = False
        self.gone = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, _error: Exception | None) -> None:
        self.gone = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.upgraded = True
            self.open.set_result(None)
        at, have = 0, len(buffer)
        while have - at >= 2:
            size, head = buffer[at + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if have - at < head + size:
                break
            if buffer[at] & 15 == 1:
                self.hear(bytes(buffer[at + head : at + head + size]))
            at += head + size
        del buffer[:at]

    def say(self, message: bytes) -> None:
        """A mask of zeros is a mask too."""
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)


class Player:
    """One seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.wire: Wire | None = None
        self.request = ""
        self.state: Frame | None = None

    def hear(self, raw: bytes) -> None:
        if raw.startswith(b'{"type":"state"'):
            self.table.seen(self, raw)
        elif raw.startswith(b'{"type":"accepted"'):
            self.table.acknowledged(self)
        elif raw.startswith((b'{"type":"refused"', b'{"type":"error"')):
            self.table.load.refused.append(raw.decode())
            self.table.wake.set()


class Table:
    """Four players who answer at random, as fast as they may."""

    def __init__(self, load: Load, match: str, pause: float) -> None:
        self.load, self.id, self.pause = load, match, pause
        self.rng = random.Random(match)
        self.players = [Player(self, seat) for seat in range(4)]
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.asked: Player | None = None
        self.acked = False
        self.over = False
        self.wake = asyncio.Event()

    async def connect(self, host: str, port: int, tokens: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for player in self.players:
            wire = Wire(f"{host}:{port}", f"/api/tables/{self.id}/ws", tokens[player.seat], player.hear)
            player.wire = wire
            await loop.create_connection(lambda wire=wire: wire, host, port)
            await wire.open
            wire.say(b'{"type":"hello","views":"changes"}')

    def seen(self, player: Player, raw: bytes) -> None:
        self.waiting.discard(player.seat)
        state = decode(raw)
        player.state = state
        self.over = self.over or state.over
        if state.question is not None and state.legal:
            self.asked = player
        if not self.waiting:
            if self.sent and self.load.measuring:
                self.load.delivered.append(time.perf_counter() - self.sent)
            self.wake.set()

    def acknowledged(self, player: Player) -> None:
        self.acked = True
        if self.load.measuring:
            self.load.acks.append(time.perf_counter() - self.sent)
        self.wake.set()

    async def play(self) -> None:
        await asyncio.sleep(self.rng.random() * self.pause)
        number = 0
        while not self.over and not self.load.stop:
            while self.asked is None or self.waiting:
                self.wake.clear()
                await self.wake.wait()
                if self.over or self.load.stop:
                    return
            begun = time.perf_counter()
            player, state = self.asked, self.asked.state
            self.asked = None
            number += 1
            self.waiting, self.acked = {0, 1, 2, 3}, False
            self.sent = time.perf_counter()
            move = self.rng.choice(state.legal)
            player.wire.say(
                b'{"type":"answer","request":"%d","seat":%d,"move":"%s","question":%d}'
                % (number, player.seat, move.encode(), state.question)
            )
            while not self.acked and not self.load.stop:
                self.wake.clear()
                await self.wake.wait()
            if self.pause:
                await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - begun)))


class Load:
    """All tables of one measurement."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.delivered: list[float] = []
        self.refused: list[str] = []
        self.measuring = False
        self.stop = False


def run(work: Any) -> dict[str, float]:
    """With uvloop where it is, like the server: what the generator takes, the server lacks on a small machine."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def call(url: str, method: str = "GET", body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=30) as answer:
        return json.loads(answer.read())


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """`consigliere serve` in a process of its own."""

    def __init__(self, folder: Path, db: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "consigliere", "serve", "--port", str(self.port)]
        env = os.environ | {"CONSIGLIERE_RATE_LIMITS": "false"}
        with open(folder / "server.log", "wb") as log:
            self.child = subprocess.Popen(
                [*command, "--db", db or f"sqlite:///{folder}/load.db"], env=env, stdout=log, stderr=log
            )
        for _ in range(400):
            try:
                call(f"{self.url}/healthz")
                break
            except OSError:
                time.sleep(0.05)
        self.tokens = [
            call(f"{self.url}/api/guests", "POST", {"name": name, "cookie": False})["token"]
            for name in ("Anna", "Ben", "Cleo", "Dora")
        ]

    def table(self, **options: Any) -> str:
        wish = {"game": "condottiere", "seats": ["you", "open", "open", "open"], "options": options}
        match: str = call(f"{self.url}/api/tables", "POST", wish, self.tokens[0])["table"]["id"]
        for seat in (1, 2, 3):
            call(f"{self.url}/api/tables/{match}/seats/{seat}", "POST", {}, self.tokens[seat])
        return match

    def memory(self) -> float:
        """Bytes the process really uses."""
        for line in Path(f"/proc/{self.child.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1]) * 1024
        return 0.0

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.child.terminate()
        self.child.wait(20)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(server: Server, tables: int, pause: float, seconds: float) -> dict[str, float]:
    """So many tables, each pausing that long between its moves."""
    load = Load()
    loop = asyncio.get_running_loop()
    made = [await loop.run_in_executor(None, lambda: server.table(points_target=999)) for _ in range(tables)]
    players = [Table(load, match, pause) for match in made]
    for table in players:
        await table.connect("127.0.0.1", server.port, server.tokens)
    tasks = [asyncio.create_task(table.play()) for table in players]
    await asyncio.sleep(min(2.0, seconds / 2))
    load.measuring = True
    begun, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    spent, cpu, own = time.perf_counter() - begun, server.cpu() - cpu, time.process_time() - own
    load.stop = True
    for table in players:
        table.wake.set()
    await asyncio.wait(tasks, timeout=5)
    for table in players:
        for player in table.players:
            if player.wire is not None:
                player.wire.transport.abort()
    return {
        "tables": tables,
        "moves_per_second": len(load.acks) / spent,
        "ack_p50_ms": 1000 * quantile(load.acks, 0.5),
        "ack_p95_ms": 1000 * quantile(load.acks, 0.95),
        "ack_p99_ms": 1000 * quantile(load.acks, 0.99),
        "all_seats_p99_ms": 1000 * quantile(load.delivered, 0.99),
        "server_cpu_us_per_move": 1e6 * cpu / max(1, len(load.acks)),
        "generator_cpu_us_per_move": 1e6 * own / max(1, len(load.acks)),
        "machine_load": os.getloadavg()[0],
        "refused": len(load.refused),
    }


async def idle(server: Server, tables: int) -> dict[str, float]:
    """Memory of tables at which four connected clients wait."""
    load = Load()
    loop = asyncio.get_running_loop()
    before = server.memory()
    players = []
    for _ in range(tables):
        table = Table(load, await loop.run_in_executor(None, server.table), 0)
        players.append(table)
        await table.connect("127.0.0.1", server.port, server.tokens)
    await asyncio.sleep(1)
    used = server.memory() - before
    for table in players:
        for player in table.players:
            if player.wire is not None:
                player.wire.transport.abort()
    return {"idle_tables": tables, "kilobytes_per_table": used / tables / 1000}


async def growth(server: Server, seconds: float) -> dict[str, float]:
    """Does a move cost more when the game is long? One table at full speed: its first moves against its last ones."""
    load = Load()
    match = await asyncio.get_running_loop().run_in_executor(None, lambda: server.table(points_target=999))
    table = Table(load, match, 0)
    await table.connect("127.0.0.1", server.port, server.tokens)
    load.measuring = True
    task = asyncio.create_task(table.play())
    await asyncio.sleep(seconds)
    load.stop = True
    table.wake.set()
    await asyncio.wait({task}, timeout=5)
    fifth = len(load.acks) // 5
    early, late = load.acks[fifth : 2 * fifth], load.acks[-fifth:]
    return {
        "moves": len(load.acks),
        "early_p50_ms": 1000 * statistics.median(early),
        "late_p50_ms": 1000 * statistics.median(late),
    }


def peer(matches: int, seconds: float) -> dict[str, float] | str:
    """boardgame.io's in-memory server under the same load, where node and its package are (NODE_PATH)."""
    script, node = Path(__file__).parent / "bgio_peer.cjs", shutil.which("node")
    if node is None:
        return "boardgame.io was not measured: there is no node"
    if subprocess.run([node, "-e", "require.resolve('boardgame.io/server')"], capture_output=True).returncode:
        return "boardgame.io was not measured: node does not find the package; npm i boardgame.io, set NODE_PATH"
    port = str(free_port())
    server = subprocess.Popen([node, script, "serve", port], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        done = subprocess.run(
            [node, script, "load", port, str(matches), str(seconds)], capture_output=True, timeout=300
        )
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a few seconds only")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--db", default="", help="another database than a temporary SQLite file")
    parser.add_argument("--only", choices=("paced", "full", "idle", "growth", "peer"))
    args = parser.parse_args()
    seconds = 3.0 if args.quick else 15.0
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        work = {
            "paced": lambda s: measure(s, 40 if args.quick else 200, 1.0, seconds),
            "full": lambda s: measure(s, 10 if args.quick else 50, 0.0, seconds),
            "growth": lambda s: growth(s, seconds),
            "idle": lambda s: idle(s, 50 if args.quick else 1000),
        }
        for name, act in work.items():
            if args.only in (None, name):
                server = Server(Path(folder), args.db)
                try:
                    found[name] = run(act(server))
                finally:
                    server.close()
                    if not args.db:
                        for file in Path(folder).glob("load.db*"):
                            file.unlink()
                if not args.json:
                    print(name, "  ".join(f"{key} {value:,.1f}" for key, value in found[name].items()), flush=True)
    if args.only in (None, "full", "peer"):
        found["boardgame.io"] = told = peer(10 if args.quick else 50, seconds)
        if not args.json:
            text = told if isinstance(told, str) else "  ".join(f"{key} {value:,.1f}" for key, value in told.items())
            print("boardgame.io, in memory, nothing stored:", text)
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
