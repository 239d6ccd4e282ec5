"""Component files from outside are read in a process of its own, which is ended when a file takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from consigliere.core.data import BadData, DataFile
from consigliere.core.registry import game as find_game
from consigliere.server.words import Denied

PATIENCE = 5.0  # seconds for one check; an honest file takes a twentieth of one
WAKING = 30.0  # seconds for the process to start, on a machine that has much else to do
IDLE = 120.0  # seconds without a file after which the process ends by itself


class Flaw(msgspec.Struct):
    """What is wrong, and where: a line of the file, counted from 1, and the key if it is one key's fault."""

    line: int
    key: str
    problem: str


class Verdict(msgspec.Struct):
    """Is a file fit to play with, for how many players, and is it the shipped one; or the first thing wrong with it."""

    fit: bool
    players: list[int] = []
    digest: str = ""
    shipped: bool = False
    flaw: Flaw | None = None


class Endless(Exception):
    """A file that took too long to read."""


def inspect(name: str, text: str) -> Verdict:
    """What `consigliere check-data` does."""
    game = find_game(name)
    try:
        data = DataFile(text, f"{name}.toml")
        game.check(data)
    except BadData as bad:
        return Verdict(False, flaw=Flaw(bad.line, bad.key, bad.problem))
    except Exception as error:  # a shape that no check of the game expects is the file's fault too
        return Verdict(False, flaw=Flaw(1, "", f"it cannot be read: {type(error).__name__}: {error}"))
    return Verdict(True, list(game.seats), data.digest, data == game.shipped_data)


def _read(wire: Connection) -> None:
    """One file after the other, until nobody comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    wire.send(None)
    try:
        while wire.poll(IDLE):
            wire.send(inspect(*wire.recv()))
    except (EOFError, OSError):
        return  # the server is gone


class Reader:
    """The one process that reads; started when the first file comes, renewed when it has ended."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.process: BaseProcess | None = None
        self.wire: Connection | None = None

    async def require(self, game: str, text: str) -> None:
        """Denied unless the file is fit: what passes here is safe to read in the server itself."""
        try:
            flaw = (await self.check(game, text)).flaw
        except Endless:
            raise Denied("endless", 422) from None
        if flaw is not None:
            bad = BadData("components.toml", flaw.line, flaw.key, flaw.problem)
            raise Denied("option", 422, problem=str(bad)[:300])

    async def check(self, game: str, text: str) -> Verdict:
        """Raises Endless when it takes too long."""
        async with self.turn:
            return await asyncio.to_thread(self._check, game, text)

    def _check(self, game: str, text: str) -> Verdict:
        try:
            return self._ask(game, text)
        except (EOFError, OSError):  # it ended in the very moment it was asked
            return self._ask(game, text)

    def _ask(self, game: str, text: str) -> Verdict:
        try:
            wire = self._wire()
            wire.send((game, text))
            if not wire.poll(PATIENCE):
                raise Endless
            found: Verdict = wire.recv()
        except (Endless, EOFError, OSError):
            self.close()
            raise
        return found

    def _wire(self) -> Connection:
        if self.wire is not None and self.process is not None and self.process.is_alive():
            return self.wire
        self.close()
        context = multiprocessing.get_context("spawn")
        self.wire, theirs = context.Pipe()
        self.process = context.Process(target=_read, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.wire.poll(WAKING):
            raise Endless
        self.wire.recv()
        return self.wire

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = self.wire = None
