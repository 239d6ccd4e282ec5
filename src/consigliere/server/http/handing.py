"""On one machine a client's socket is handed to the worker that keeps its table, and then costs this one nothing.

The system lets a process give an open connection to another one together with a message. What is left here is closed,
which the client does not notice, because the connection has another holder by then.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

LONGEST = 1 << 17  # bytes of a handshake
POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


def place_of(worker: str) -> Path:
    return Path(tempfile.gettempdir()) / f"consigliere-{worker}.sock"


def give(worker: str, handshake: bytes, connection: Any) -> bool:
    """Hand a connection over. False: that worker is not on this machine. ConnectionRefusedError: it lives no more."""
    place = place_of(worker)
    if not POSSIBLE or len(handshake) > LONGEST or not place.exists():
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as one:
        one.setblocking(False)
        try:
            socket.send_fds(one, [handshake], [connection.fileno()], 0, str(place))
        except ConnectionRefusedError:
            with contextlib.suppress(OSError):
                place.unlink()
            raise
        except OSError:  # its post box is full
            return False
    return True


class PostBox:
    """Where other workers of this machine put connections."""

    def __init__(self, worker: str, make: Callable[[], Any]) -> None:
        self.place = place_of(worker)
        self.make = make  # a protocol for one connection
        self.box: socket.socket | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        if POSSIBLE:
            self.box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self.box.setblocking(False)
            self.box.bind(str(self.place))
            os.chmod(self.place, 0o600)
            asyncio.get_running_loop().add_reader(self.box.fileno(), self._look)

    def close(self) -> None:
        if self.box is not None:
            asyncio.get_running_loop().remove_reader(self.box.fileno())
            self.box.close()
            self.place.unlink(missing_ok=True)

    def _look(self) -> None:
        assert self.box is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                handshake, found, _, _ = socket.recv_fds(self.box, LONGEST, 1)
                for number in found:
                    task = asyncio.create_task(self._take(handshake, socket.socket(fileno=number)))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    async def _take(self, handshake: bytes, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            _, protocol = await loop.connect_accepted_socket(self.make, connection)
        except OSError:  # the client has gone on the way
            connection.close()
            return
        protocol.data_received(handshake)
