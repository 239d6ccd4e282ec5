"""Whatever connects to somebody else: nobody at a table waits for it, and neither does the end of the server."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from typing import Any

import pytest

from consigliere.server.live import errands
from consigliere.server.live.errands import Errands
from server.desk import guests_of, open_hall
from server.house import run


class SilentNames:
    """A name server that says nothing until the test ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.silence = threading.Event()
        monkeypatch.setattr(socket, "getaddrinfo", self.find)

    def find(self, *_args: Any, **_more: Any) -> Any:
        self.asked += 1
        self.silence.wait(30)
        raise OSError("too late")


def test_a_silent_name_server_stops_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """`PATCH /api/me` with a web hook: the loop goes on, the caller is told, and waiting names are few."""

    async def work() -> None:
        async with open_hall() as (hall, http):
            [(_, token), *_] = await guests_of(hall)
            names = SilentNames(monkeypatch)
            hall.notifier.errands = Errands(at_once=2, patience=0.2)
            asked = {"json": {"hook": "http://silent.example/x"}, "headers": {"authorization": f"Bearer {token}"}}
            requests = [asyncio.create_task(http.patch("/api/me", **asked)) for _ in range(3)]
            while names.asked < 2:
                await asyncio.sleep(0.001)

            assert (await http.get("/api/games")).status_code == 200, "while two names are waited for"

            answers = await asyncio.gather(*requests)
            assert [one.status_code for one in answers] == [422] * 3
            assert "there is no answer" in answers[0].json()["because"]
            assert names.asked == 2
            assert len([one for one in threading.enumerate() if one.name == "errand" and one.daemon]) == 2
            names.silence.set()

    run(work)


def test_an_errand_that_is_done_makes_room_for_the_next() -> None:
    async def work() -> None:
        few = Errands(at_once=1, patience=20)

        def fail() -> None:
            raise OSError("no")

        for _ in range(3):
            assert await few.run(lambda: 7) == 7
            with pytest.raises(OSError, match="no"):
                await few.run(fail)

    run(work)


def test_an_errand_ends_with_its_loop_gone() -> None:
    """The thread comes back to a loop that has ended; nobody is disturbed."""
    free = threading.Event()

    async def work() -> None:
        with pytest.raises(TimeoutError):
            await Errands(patience=0.01).run(free.wait, 30)

    run(work)
    free.set()
    end = time.monotonic() + 20
    while any(one.name == "errand" for one in threading.enumerate()) and time.monotonic() < end:
        time.sleep(0.01)
    assert not [one for one in threading.enumerate() if one.name == "errand"]
    assert errands.AT_ONCE >= 4
