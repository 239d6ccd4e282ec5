"""Around the tables: the example bot, notifications, limits, logs, figures, proofs, the command line."""

from __future__ import annotations

import asyncio
import io
import json
import signal
import socketserver
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import get_args

import pytest
from click.testing import CliRunner

from consigliere.cli.main import cli
from consigliere.core.words import LANGUAGES
from consigliere.server import logs
from consigliere.server.http.app import ENDPOINTS
from consigliere.server.live import notify
from consigliere.server.live.notify import Undeliverable, check_hook
from consigliere.server.protocol import Said, State
from consigliere.server.words import WORDS
from server.desk import guests_of, open_hall, table_of
from server.house import Process, open_house, run

ROOT = Path(__file__).parents[2]


def test_the_example_bot_plays_a_whole_game_and_is_short(tmp_path: Path) -> None:
    script = ROOT / "examples" / "bot.py"
    server = Process(tmp_path)

    async def work() -> None:
        house = await server.start()
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(script), house.url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        out = await asyncio.wait_for(bot.stdout.read(), 90)
        assert await bot.wait() == 0, out
        assert out == b"", "nothing was refused"

    try:
        run(work)
    finally:
        server.close()
    assert len(script.read_text("utf-8").splitlines()) < 60


def test_the_server_ends_gently_and_keeps_everything(tmp_path: Path) -> None:
    server = Process(tmp_path)

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            table = await anna.table(["you", "you"])
            async with anna.connect(table["id"]) as client:
                await client.until("state")
                child = server.child
                child.terminate()
                await asyncio.to_thread(child.wait, 15)
                assert child.returncode in (0, -15)
                server.child = None
        house = await server.start()
        async with house.connect(table["id"]) as watcher:
            assert (await watcher.until("state"))["seq"] == 0

    try:
        run(work)
    finally:
        server.close()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_bot_outlives_its_server(tmp_path: Path, how: signal.Signals) -> None:
    server = Process(tmp_path)

    async def work() -> None:
        house = await server.start()
        async with house.guest() as anna:
            table = await anna.table(["bot:greedy"] * 4, pace=0)
            async with house.connect(table["id"]) as watcher:
                while (await watcher.until("state"))["seq"] < 3:
                    pass
        minds = children(server.child.pid)
        assert minds
        server.child.send_signal(how)
        await asyncio.to_thread(server.child.wait, 15)
        server.child = None
        for _ in range(200):
            if not any(Path(f"/proc/{pid}").exists() for pid in minds):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("processes of the server are still there")
        if how == signal.SIGTERM:
            assert "leaked" not in (tmp_path / "server.log").read_text()

    try:
        run(work)
    finally:
        server.close()


class Hook(BaseHTTPRequestHandler):
    heard: list[dict[str, str]] = []

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: object) -> None: ...


class Post(socketserver.StreamRequestHandler):
    """Just enough SMTP."""

    letters: list[str] = []

    def handle(self) -> None:
        self.wfile.write(b"220 test\r\n")
        while line := self.rfile.readline().decode().strip():
            verb = line.split()[0].upper()
            if verb == "DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = ""
                while (part := self.rfile.readline().decode()) != ".\r\n":
                    letter += part
                self.letters.append(letter)
            self.wfile.write(b"221 bye\r\n" if verb == "QUIT" else b"250 ok\r\n")
            if verb == "QUIT":
                return


def test_your_turn_is_told_by_mail_and_hook_but_sparingly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "SEEN", -1.0)
    hook, post = HTTPServer(("127.0.0.1", 0), Hook), socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)
    for server in (hook, post):
        threading.Thread(target=server.serve_forever, daemon=True).start()

    async def work() -> None:
        smtp = f"smtp://127.0.0.1:{post.server_address[1]}?from=table@example.org"
        async with open_house(tmp_path, smtp=smtp, private_hooks=True, base_url="https://t.example") as house:
            house.hall.notifier.delay = 0.01
            async with house.guest() as anna, house.guest("Ben") as ben:
                assert (await ben.http.post("/api/me/test")).status_code == 409
                address = {"email": "ben@example.org", "hook": f"http://127.0.0.1:{hook.server_address[1]}/x"}
                assert (await ben.http.patch("/api/me", json=address)).status_code == 200
                assert (await ben.http.post("/api/me/test")).json() == {"done": True}
                assert (len(Hook.heard), len(Post.letters)) == (1, 1)
                table = await anna.table(["you", "open"], options={"first_player": 1})
                await ben.http.post(f"/api/tables/{table['id']}/seats/1", json={})
                for _ in range(100):
                    if len(Hook.heard) == 2:
                        break
                    await asyncio.sleep(0.05)
                told = Hook.heard[-1]
                assert (told["event"], told["table"]) == ("your_turn", table["id"])
                assert f"https://t.example/table/{table['id']}" in Post.letters[-1]
                live = house.hall.tables[table["id"]]
                for _ in range(5):
                    house.hall.notifier.turn(live)
                    await asyncio.sleep(0.05)
                assert len(Hook.heard) == 2, "one message, not one per move"

    try:
        run(work)
    finally:
        for server in (hook, post):
            server.shutdown()
            server.server_close()


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1/x", "http://10.0.0.1", "http://[::1]/", "ftp://example.org", "file:///etc/passwd", "x",
            "http://localhost:8000", "http://169.254.169.254/latest", "http://a:b@example.org/", "http://x:99999999"]
)  # fmt: skip
def test_a_hook_does_not_reach_into_the_own_network(url: str) -> None:
    with pytest.raises(Undeliverable):
        check_hook(url, private=False)


def test_requests_are_limited_with_a_reason(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, rate_limits=True) as house, house.guest() as anna:
            codes = [(await anna.http.post("/api/me/test")).status_code for _ in range(12)]
            assert codes[-1] == 429
            got = await anna.http.post("/api/me/test", headers={"accept-language": "pl"})
            assert got.json()["because"].startswith("Za dużo")
            big = await anna.http.post(
                "/api/tables", content=b"x" * 300_000, headers={"content-type": "application/json"}
            )
            assert big.status_code == 413

    run(work)


def test_health_figures_and_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            await anna.table(["you", "you"])
            assert (await anna.http.get("/healthz")).json()["healthy"]
            figures = (await anna.http.get("/metrics")).text
            assert "consigliere_tables 1.0" in figures
            assert anna.token not in figures
            page = await anna.http.get("/")
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "consigliere" in page.text.lower()
            assert "/api/tables" in (await anna.http.get("/openapi.json")).json()["paths"]
            missing = await anna.http.get("/nowhere")
            assert (missing.status_code, missing.json()["code"]) == (404, "not_found")

    run(work)


def test_logs_carry_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    logs.setup(json_lines=True)

    async def work() -> None:
        async with open_hall() as (hall, _):
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 2)
            hall.logs.error("x", token=people[0][1], seed=table.row.seed, move="play winter", table=table.id[:6])
            assert people[0][1] not in out.getvalue()
            assert table.row.seed not in out.getvalue()
            assert "winter" not in out.getvalue()
            assert table.id[:6] in out.getvalue()
            try:
                hand = ["canary", "of", "winter"]
                raise ValueError(len(hand))
            except ValueError:
                hall.logs.exception("mistake", table=table.id[:6])
            assert "ValueError" in out.getvalue()
            assert "canary" not in out.getvalue(), "a trace shows no variables"

    run(work)
    logs.setup()


def test_every_code_has_words_in_three_languages() -> None:
    keys = {lang: set(WORDS.catalogues[lang]) for lang in LANGUAGES}

    assert keys["en"] == keys["pl"] == keys["ru"]


def test_the_document_names_every_route() -> None:
    document = ENDPOINTS.document()

    assert len(document["paths"]) >= 14
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["summary"]


def test_the_protocol_page_names_every_address() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    document = ENDPOINTS.document()
    operations = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]

    missing = [one for one in operations if f"`{one}`" not in page]

    print(f"\n{len(operations)} addresses, {len(missing)} missing in docs/protocol.md")
    assert not missing
    assert len(operations) == len({(e.method, e.path) for e in ENDPOINTS.all}) >= 30
    said = {message.__struct_config__.tag for message in get_args(Said)}
    assert not [tag for tag in said if f"| `{tag}` |" not in page]
    assert not [field for field in State.__struct_fields__ if f"`{field}`" not in page]


def test_serve_refuses_what_cannot_work() -> None:
    for args, said in (
        (["--workers", "2"], "SQLite serves one process"),
        (["--bus", "redis://x"], "nats://"),
        (["--db", "mysql://x"], "sqlite:///FILE"),
    ):
        done = CliRunner().invoke(cli, ["serve", *args])
        assert done.exit_code != 0
        assert said in done.output
