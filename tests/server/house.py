"""A server for tests, in this process or in another, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2 as httpx
import uvicorn
import websockets

from consigliere.core.save import digest_of
from consigliere.server.http.app import make_app
from consigliere.server.http.websocket import PiecewiseWebSocket
from consigliere.server.live.hall import Hall
from consigliere.server.settings import Settings

FULL = os.environ.get("CONSIGLIERE_FULL") == "1"


def count(small: int, full: int) -> int:
    """How often: few by default, as many as the promise says when CONSIGLIERE_FULL=1."""
    return full if FULL else small


def quantile(waits: list[float], share: float) -> float:
    return sorted(waits)[int(len(waits) * share)]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def run(work: Callable[[], Awaitable[None]], timeout: float = 120) -> None:
    """Run an async test."""

    async def bounded() -> None:
        await asyncio.wait_for(work(), timeout)

    asyncio.run(bounded())


def settings(folder: Path, **more: Any) -> Settings:
    port = free_port()
    given: dict[str, Any] = {"db": f"sqlite:///{folder}/t.db", "port": port, "rate_limits": False, **more}
    return Settings(**given)


@dataclass
class House:
    """A running server."""

    url: str
    hall: Hall | None = None

    @contextlib.asynccontextmanager
    async def guest(self, name: str = "Anna") -> AsyncIterator[Guest]:
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            made = (await http.post("/api/guests", json={"name": name, "cookie": False})).json()
            http.headers["authorization"] = f"Bearer {made['token']}"
            yield Guest(self, http, made["token"], made["id"])

    @contextlib.asynccontextmanager
    async def connect(self, table: str, token: str | None = None, **hello: Any) -> AsyncIterator[Client]:
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with websockets.connect(
            url, max_size=None, max_queue=None, compression=None, ping_interval=None, close_timeout=1
        ) as ws:
            client = Client(ws)
            await client.say("hello", token=token, **hello)
            await client.until("welcome")
            yield client


@dataclass
class Guest:
    """Somebody with a token."""

    house: House
    http: httpx.AsyncClient
    token: str
    id: str

    async def table(self, seats: list[str], game: str = "condottiere", **more: Any) -> dict[str, Any]:
        done = await self.http.post("/api/tables", json={"game": game, "seats": seats, "pace": 0, **more})
        assert done.status_code == 201, done.text
        return done.json()["table"] | {"links": done.json()["links"]}

    def connect(self, table: str, **hello: Any) -> Any:
        return self.house.connect(table, self.token, **hello)


@dataclass
class Client:
    """A client that keeps its own picture of the table, as a browser would."""

    ws: Any
    seq: int = -1
    views: dict[Any, dict[str, Any]] = field(default_factory=dict)
    states: dict[Any, dict[str, Any]] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    number: int = 0
    keep: bool = False

    async def say(self, what: str, **fields: Any) -> None:
        fields = {key: value for key, value in fields.items() if value is not None}
        await self.ws.send(json.dumps({"type": what, **fields}))

    async def hear(self, timeout: float = 20) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.ws.recv(), timeout)
        if self.keep:
            self.frames.append(raw)
        frame: dict[str, Any] = json.loads(raw)
        if frame["type"] == "state":
            self.take(frame)
        return frame

    def take(self, frame: dict[str, Any]) -> None:
        seat = frame["seat"]
        if "view" in frame:
            self.views[seat] = frame["view"]
        else:
            assert self.states[seat]["seq"] == frame["base"], "changes to a view this client does not have"
            self.views[seat] = {**self.views[seat], **frame["changes"]}
            for key in frame.get("gone", []):
                del self.views[seat][key]
        if "undone" in frame:
            self.events = [event for event in self.events if event["seq"] <= frame["undone"]]
        self.states[seat] = frame
        self.seq = frame["seq"]
        self.events += frame["events"]

    async def until(self, *kinds: str, timeout: float = 20) -> dict[str, Any]:
        while True:
            frame = await self.hear(timeout)
            if frame["type"] in kinds:
                return frame

    async def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        self.number += 1
        request = fields.pop("request", f"{id(self)}-{self.number}")
        await self.say(what, request=request, **fields)
        while True:
            frame = await self.until("accepted", "refused", "error")
            if frame["type"] == "error" or frame["request"] == request:
                return frame

    def question(self) -> tuple[int, dict[str, Any]] | None:
        """A seat of mine that owes an answer, and its state."""
        for seat, state in self.states.items():
            if seat is not None and state.get("question") is not None and state.get("legal"):
                return seat, state
        return None

    async def play(self, rng: random.Random) -> dict[str, Any]:
        """Answer an open question at random."""
        found = self.question()
        assert found is not None
        seat, state = found
        return await self.ask("answer", seat=seat, move=rng.choice(state["legal"]), question=state["question"])

    async def play_on(self, rng: random.Random, moves: int) -> int:
        """Play for all seats of this client until the game is over or so many moves are made."""
        for made in range(moves):
            while self.question() is None:
                if any(state.get("over") for state in self.states.values()):
                    return made
                await self.until("state")
            reply = await self.play(rng)
            assert reply["type"] == "accepted", reply
        return moves

    def digests(self) -> dict[str, str]:
        return {str(seat): digest_of(view) for seat, view in self.views.items()}

    async def in_step(self, timeout: float = 2.0) -> bool:
        """Does this client's picture agree with the server's?"""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            self.number += 1
            await self.say("ping", n=self.number, digest=True)
            while (pong := await self.until("pong"))["n"] != self.number:
                pass
            mine = {key: value.replace("null", "None") for key, value in self.digests().items()}
            if pong["seq"] == self.seq and pong["digests"] == mine:
                return True
        return False


@contextlib.asynccontextmanager
async def open_house(folder: Path, **more: Any) -> AsyncIterator[House]:
    """A server in this process, on a port of its own."""
    chosen = settings(folder, **more)
    app = make_app(chosen)
    config = uvicorn.Config(app, host="127.0.0.1", port=chosen.port, log_level="warning", ws_max_size=16_384,
                            ws_per_message_deflate=False, ws=PiecewiseWebSocket, access_log=False)  # fmt: skip
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        yield House(f"http://127.0.0.1:{chosen.port}", app.state.hall)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 20)


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        db: str | None = None,
        start: Sequence[str] = ("-m", "consigliere"),
        **env: str,
    ) -> None:
        self.port = free_port()
        self.command = [sys.executable, *start, "serve", "--port", str(self.port),
                        "--db", db or f"sqlite:///{folder}/t.db", *options]  # fmt: skip
        self.env = os.environ | {"CONSIGLIERE_RATE_LIMITS": "false", "PYTHONUNBUFFERED": "1"} | env
        self.log = open(folder / "server.log", "ab")  # noqa: SIM115
        self.child: subprocess.Popen[bytes] | None = None
        self.house = House(f"http://127.0.0.1:{self.port}")

    async def start(self) -> House:
        self.child = subprocess.Popen(
            self.command, env=self.env, stdout=self.log, stderr=self.log, start_new_session=True
        )
        async with httpx.AsyncClient() as http:
            for _ in range(1200):  # also on a machine that has much else to do
                assert self.child.poll() is None, "the server ended by itself"
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.house.url}/healthz")).status_code == 200:
                        return self.house
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self, signal_number: int = 9) -> None:
        if self.child is not None and self.child.poll() is None:
            os.killpg(self.child.pid, signal_number)
            self.child.wait(20)
        self.child = None

    def close(self) -> None:
        self.kill()
        self.log.close()
