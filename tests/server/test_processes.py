"""Work in other processes: an answer or an end, and never a hang."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from consigliere.server.live.processes import ProcessEnded, ProcessLate, WorkerProcess
from server.house import run

PATIENCE = 20.0  # more than a busy machine takes for an answer
SHORT = 0.3


@pytest.fixture(autouse=True)
def _tests_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_requests_of_any_size_are_answered_by_one_process() -> None:
    async def work() -> None:
        worker = WorkerProcess("server.parrot")
        first = await worker.ask(b"who", PATIENCE)
        for request in (b"", b"x", b"print", bytes(3_000_000)):
            assert await worker.ask(request, PATIENCE) == request
        assert await worker.ask(b"who", PATIENCE) == first
        await worker.end()
        assert gone(int(first))

    run(work)


@pytest.mark.parametrize("how", [b"stop", b"sleep"])
def test_a_process_that_does_not_answer_is_ended_and_replaced(how: bytes) -> None:
    async def work() -> None:
        worker = WorkerProcess("server.parrot")
        first = int(await worker.ask(b"who", PATIENCE))

        with pytest.raises(ProcessLate):
            await worker.ask(how, SHORT)

        assert gone(first)
        assert int(await worker.ask(b"who", PATIENCE)) != first
        await worker.end()

    run(work)


def test_a_process_that_ends_is_replaced() -> None:
    async def work() -> None:
        worker = WorkerProcess("server.parrot")
        with pytest.raises(ProcessEnded):
            await worker.ask(b"exit", PATIENCE)
        first = int(await worker.ask(b"who", PATIENCE))
        os.kill(first, signal.SIGKILL)
        while worker.alive:
            await asyncio.sleep(0.01)
        assert int(await worker.ask(b"who", PATIENCE)) != first, "while nobody asked, it is nobody's fault"
        await worker.end()

    run(work)


def test_a_stopped_process_that_takes_nothing_more_does_not_hold_the_server() -> None:
    async def work() -> None:
        worker = WorkerProcess("server.parrot")
        first = int(await worker.ask(b"who", PATIENCE))
        os.kill(first, signal.SIGSTOP)
        begun = time.monotonic()

        with pytest.raises(ProcessLate):
            await worker.ask(bytes(30_000_000), SHORT)

        assert time.monotonic() - begun < PATIENCE
        assert gone(first)

    run(work)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells that a process was stopped")
def test_a_stopped_process_is_replaced_long_before_its_time_is_over() -> None:
    """Others wait for the same process: whoever stops it shall not stop them as well."""

    async def work() -> None:
        worker = WorkerProcess("server.parrot")
        first = int(await worker.ask(b"who", PATIENCE))
        os.kill(first, signal.SIGSTOP)

        with pytest.raises(ProcessLate):
            await worker.ask(b"who", 3600)

        assert gone(first)
        assert int(await worker.ask(b"who", PATIENCE)) != first
        await worker.end()

    run(work)


def test_a_module_that_does_not_start_is_told() -> None:
    async def work() -> None:
        with pytest.raises(ProcessEnded):
            await WorkerProcess("server.no_such_module").ask(b"who", PATIENCE)

    run(work)


def test_a_process_whose_asker_gave_up_is_ended() -> None:
    async def work() -> None:
        worker = WorkerProcess("server.parrot")
        first = int(await worker.ask(b"who", PATIENCE))
        task = asyncio.create_task(worker.ask(b"sleep", PATIENCE))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert gone(first), "its late answer would be taken for the answer to something else"

    run(work)
