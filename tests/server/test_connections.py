"""Who may connect, and for how long somebody may say nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import uvicorn
import websockets

from consigliere.server.http import connections, sockets
from consigliere.server.http.app import make_app
from consigliere.server.http.connections import PatientHttp
from consigliere.server.http.websocket import PiecewiseWebSocket
from consigliere.server.limits import Door
from server.desk import open_hall
from server.house import House, open_house, run, settings

FOREIGN = {"origin": "https://other.example"}


@contextlib.asynccontextmanager
async def patient_house(folder: Path, **more: Any) -> AsyncIterator[House]:
    """A server as `consigliere serve` starts it."""
    chosen = settings(folder, **more)
    app = make_app(chosen)
    config = uvicorn.Config(app, host="127.0.0.1", port=chosen.port, log_level="error", http=PatientHttp,
                            ws=PiecewiseWebSocket, access_log=False)  # fmt: skip
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield House(f"http://127.0.0.1:{chosen.port}", app.state.hall)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 20)


async def raw(house: House, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = house.url.rpartition("//")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    return reader, writer


POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.mark.parametrize("said", [b"", b"GET /heal", POST, POST + b'{"name'], ids=["nothing", "head", "body", "half"])
def test_a_connection_that_does_not_come_to_its_point_is_closed(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PatientHttp, "patience", (0.05, 0.05))

    async def work() -> None:
        async with patient_house(tmp_path) as house:
            reader, writer = await raw(house, said)

            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""

            writer.close()

    run(work)


def test_a_request_that_is_complete_may_take_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientHttp, "patience", (0.05, 0.05))

    async def work() -> None:
        async with patient_house(tmp_path) as house:

            async def slow() -> bool:
                await asyncio.sleep(0.4)
                return True

            monkeypatch.setattr(house.hall.lease, "healthy", slow)
            async with httpx.AsyncClient(base_url=house.url) as http:
                for _ in range(2):  # the second one on the same connection
                    assert (await http.get("/healthz")).status_code == 200

    run(work)


def test_the_time_limits_of_the_real_server_spare_honest_clients() -> None:
    assert connections.HEAD_WITHIN >= 10
    assert connections.BODY_WITHIN >= 30
    assert sockets.HELLO_WITHIN >= 10


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)

    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            table = await anna.table(["you", "you"])
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/ws"
            async with websockets.connect(address) as silent, websockets.connect(address) as talker:
                await talker.send(json.dumps({"type": "ping", "n": 1}))  # words, but no hello
                for ws in (silent, talker):
                    with contextlib.suppress(websockets.ConnectionClosed):
                        while True:
                            await ws.recv()
                    assert ws.close_code == 4408
            async with anna.connect(table["id"]) as polite:
                await polite.until("state")

    run(work)


def test_one_address_cannot_lock_all_others_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one address only so many sockets; whoever comes through a proxy is counted for themselves."""

    async def work() -> None:
        async with patient_house(tmp_path, rate_limits=True) as house, house.guest() as anna:
            table = await anna.table(["you", "you"])
            monkeypatch.setattr(house.hall.sockets, "most_of_one", 3)
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/ws"
            bore, other = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(3):
                    await stack.enter_async_context(websockets.connect(address, additional_headers=bore))
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await stack.enter_async_context(websockets.connect(address, additional_headers=bore))
                assert refused.value.response.status_code == 429
                assert int(refused.value.response.headers["retry-after"]) > 0
                await stack.enter_async_context(websockets.connect(address, additional_headers=other))
            while house.hall.sockets.total:
                await asyncio.sleep(0.01)
            async with websockets.connect(address, additional_headers=bore):
                pass

    run(work)


def test_connections_are_counted_by_address_and_those_of_proxies_only_together() -> None:
    door = Door(100, 2)
    assert [door.enter("a") for _ in range(3)] == [True, True, False]
    assert door.enter("b")
    door.leave("a")
    assert door.enter("a")

    spared = Door(3, 1, ["proxy"])
    assert [spared.enter("proxy") for _ in range(4)] == [True, True, True, False]


def test_a_full_house_says_so_and_when_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.server.http.app.most_files", lambda: 1)

    async def work() -> None:
        async with patient_house(tmp_path) as house:
            first, one = await raw(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await first.readline()).startswith(b"HTTP/1.1 200")

            second, two = await raw(house)

            told = await second.read()
            assert told.startswith(b"HTTP/1.1 503")
            assert b"retry-after: 10" in told
            one.close()
            while True:  # the place is free again as soon as the first has gone
                third, three = await raw(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                line = await third.readline()
                three.close()
                if line.startswith(b"HTTP/1.1 200"):
                    break
            two.close()

    run(work)


def test_a_refusal_for_asking_too_often_says_when_to_ask_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, rate_limits=True) as house, house.guest() as anna:
            answers = [await anna.http.post("/api/me/test") for _ in range(12)]
            assert answers[-1].status_code == 429
            assert 0 < int(answers[-1].headers["retry-after"]) <= 3600

    run(work)


def test_a_post_without_a_body_from_another_site_is_refused_if_it_comes_with_a_cookie() -> None:
    async def work() -> None:
        async with open_hall() as (_, http):
            await http.post("/api/guests", json={"name": "Anna"})
            wish = {"game": "condottiere", "seats": ["you", "open"], "autostart": False}
            made = (await http.post("/api/tables", json=wish)).json()["table"]
            for method, path in (("POST", "start"), ("POST", "seats/0/link"), ("DELETE", "seats/0")):
                answer = await http.request(method, f"/api/tables/{made['id']}/{path}", headers=FOREIGN)
                assert (answer.status_code, answer.json()["code"]) == (403, "origin"), path
            own = {"origin": "http://test"}
            assert (await http.post(f"/api/tables/{made['id']}/seats/0/link", headers=own)).status_code == 200
            assert (await http.get("/api/me", headers=FOREIGN)).status_code == 200, "looking changes nothing"

    run(work)


def test_a_program_with_a_token_may_come_from_anywhere() -> None:
    async def work() -> None:
        async with open_hall() as (hall, http):
            _, token = await hall.guests.welcome("Anna", "en")
            wish = {"game": "condottiere", "seats": ["you", "open"]}
            bearer = {"authorization": f"Bearer {token}", **FOREIGN}
            assert (await http.post("/api/tables", json=wish, headers=bearer)).status_code == 201

    run(work)


def test_close_codes_arrive_as_they_are_documented(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            table = await anna.table(["you", "you"])
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables"
            cookie = {"cookie": f"consigliere={anna.token}", **FOREIGN}
            for path, headers, code in ((table["id"], cookie, 4403), ("nothing", {}, 4404)):
                async with websockets.connect(f"{address}/{path}/ws", additional_headers=headers) as ws:
                    with pytest.raises(websockets.ConnectionClosed):
                        await ws.recv()
                    assert ws.close_code == code

    run(work)
