"""What an operator is told: one sentence when a server cannot start, logs without secrets, the truth about health."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from consigliere.cli.main import cli
from consigliere.server import logs
from server.desk import guests_of, open_hall, table_of
from server.house import Process, free_port, open_house, run
from server.services import postgres
from server.test_durability import open_hall_on


def test_health_is_the_ability_to_write(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house, house.guest() as anna:
            assert (await anna.http.get("/healthz")).status_code == 200

            async def do(statement: str) -> None:
                await house.hall.store.database.transact(lambda c: c.exec_driver_sql(statement))

            async def health() -> int:
                house.hall.lease.asked = None
                return (await anna.http.get("/healthz")).status_code

            fails = "SELECT RAISE(FAIL, 'database or disk is full')"
            await do(f"CREATE TRIGGER full_disk BEFORE UPDATE ON workers BEGIN {fails}; END")
            assert await health() == 503
            assert (await anna.http.get("/api/games")).status_code == 200, "reading goes on"
            await do("DROP TRIGGER full_disk")
            assert await health() == 200

    run(work)


def serve(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "consigliere", "serve", "--port", str(free_port()), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=os.environ | env)


def silent_port() -> socket.socket:
    """Somebody listens there and never says a word."""
    one = socket.socket()
    one.bind(("127.0.0.1", 0))
    one.listen(8)
    return one


NOWHERE = "postgresql://user:secret@127.0.0.1:1/nothing"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--db", NOWHERE], "PostgreSQL at 127.0.0.1:1 cannot be used"),
        (["--db", NOWHERE, "--workers", "2"], "PostgreSQL at 127.0.0.1:1 cannot be used"),
        (["--db", "sqlite:////proc/nothing/t.db"], "the database /proc/nothing/t.db cannot be used"),
    ],
)
def test_what_cannot_be_reached_is_told_in_one_sentence_and_with_a_status(args: list[str], said: str) -> None:
    done = serve(*args)

    assert done.returncode not in (0, None)
    assert said in done.stderr
    assert "stands at" not in done.stderr, "nothing is promised"
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with silent_port() as taken:
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(cli, ["serve", "--port", port, "--db", f"sqlite:///{tmp_path}/t.db"])

    assert done.exit_code != 0
    assert f"127.0.0.1:{port} cannot be listened at" in done.output


def test_a_bus_that_cannot_be_reached_is_told_in_one_sentence() -> None:
    with postgres() as url:
        done = serve("--db", url, "--bus", "nats://127.0.0.1:1")

    assert done.returncode not in (0, None)
    assert "NATS at 127.0.0.1:1 does not answer" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_that_waits_for_a_silent_database_obeys_sigterm() -> None:
    with silent_port() as silent:
        url = f"postgresql://x@127.0.0.1:{silent.getsockname()[1]}/x"
        command = [sys.executable, "-m", "consigliere", "serve", "--port", str(free_port()), "--db", url]
        child = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        with silent.accept()[0]:
            child.send_signal(signal.SIGTERM)
            assert child.wait(30) != 0


def test_workers_log_like_one_server_and_show_no_variables(tmp_path: Path) -> None:
    """A mistake in a worker: one line of JSON, whose trace has no names, addresses or tokens."""
    broken = tmp_path / "sitecustomize.py"
    broken.write_text(
        "import consigliere.server.http.guests as guests\n"
        "endpoint = next(e for e in guests.endpoints.all if e.path == '/api/me' and e.method == 'GET')\n"
        "async def fail(hall, request, guest):\n"
        "    canary = 'canary' + guest.name\n"
        "    raise ValueError(len(canary))\n"
        "object.__setattr__(endpoint, 'handler', fail)\n"
    )
    path = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
    with postgres() as url:
        server = Process(tmp_path, "--workers", "2", db=url, PYTHONPATH=path)

        async def work() -> None:
            house = await server.start()
            async with house.guest("Zuzanna") as guest:
                assert (await guest.http.get("/api/me")).status_code == 500
                server.kill(signal.SIGTERM)
                told = (tmp_path / "server.log").read_text()
                [line] = [json.loads(line) for line in told.splitlines() if '"mistake"' in line]
                assert line["level"] == "error"
                assert "ValueError" in json.dumps(line["exception"])
                for secret in ("canaryZuzanna", "Zuzanna", guest.token):
                    assert secret not in told
                rest = [line for line in told.splitlines() if not line.startswith(("{", "consigliere:"))]
                assert rest == [], "every line is a line of JSON"

        try:
            run(work)
        finally:
            server.close()


def test_a_log_that_cannot_be_written_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def write(self, _text: str) -> int:
            raise OSError(28, "No space left on device")

        flush = isatty = lambda self: False

    monkeypatch.setattr(sys, "stderr", Full())
    logs.setup(json_lines=True)
    try:

        async def work() -> None:
            async with open_hall() as (hall, _):
                people = await guests_of(hall)
                table = await table_of(hall, people, "condottiere", 2)
                hall.logs.error("anything", table=table.id[:6])
                hall.logs.warning("something")

        run(work)
    finally:
        monkeypatch.undo()
        logs.setup()


def test_a_client_that_goes_in_the_middle_of_its_request_is_no_mistake_of_ours() -> None:
    async def work() -> None:
        async with open_hall() as (hall, http):
            seen: list[Any] = []

            async def receive() -> dict[str, Any]:
                seen.append(None)
                if len(seen) == 1:
                    return {"type": "http.request", "body": b'{"na', "more_body": True}
                return {"type": "http.disconnect"}

            async def send(_message: Any) -> None: ...

            scope = {
                "type": "http", "method": "POST", "path": "/api/guests", "raw_path": b"/api/guests",
                "query_string": b"", "headers": [(b"content-type", b"application/json")], "scheme": "http",
                "server": ("test", 80), "client": ("test", 1),
            }  # fmt: skip
            await http.app(scope, receive, send)
            await asyncio.sleep(0)

            assert b"consigliere_errors_total 0.0" in hall.metrics.text()

    run(work)


def test_an_operator_releases_a_table_by_the_letters_that_stand_in_the_log(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.db"
    found: list[str] = []

    async def work() -> None:
        async with open_hall_on(url) as hall:
            people = await guests_of(hall)
            table = await table_of(hall, people, "condottiere", 2)
            await hall.halt(table)
            found.append(table.id)

    run(work)
    first, again = [CliRunner().invoke(cli, ["release", "--db", url, "--", found[0][:6]]) for _ in range(2)]

    assert (first.exit_code, first.output.strip()) == (0, f"1 may go on: {found[0][:6]}")
    assert again.exit_code != 0
    assert "no table at rest begins with" in again.output
