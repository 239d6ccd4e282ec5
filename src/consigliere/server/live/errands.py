"""Errands outside: names are resolved, letters and hooks delivered in threads that nobody waits for for ever.

A name server that says nothing blocks its thread for as long as the system likes. So there are few such threads, the
event loop waits for none of them longer than its patience, and none keeps the server from ending.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

AT_ONCE = 8  # threads; those that are stuck count too
PATIENCE = 10.0  # seconds


class Errands:
    """`run` raises TimeoutError when an errand takes too long, or when too many are under way."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self.at_once = at_once
        self.patience = patience
        self.under_way = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        if self.under_way >= self.at_once:
            raise TimeoutError
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: BaseException | None) -> None:
            self.under_way -= 1
            if done.done():
                return
            if error is None:
                done.set_result(result)  # type: ignore[arg-type]
            else:
                done.set_exception(error)

        def go() -> None:
            try:
                told: tuple[T | None, BaseException | None] = work(*args), None
            except BaseException as error:
                told = None, error
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(settle, *told)

        self.under_way += 1
        threading.Thread(target=go, name="errand", daemon=True).start()  # a daemon: the end waits for no letter
        return await asyncio.wait_for(done, self.patience)
