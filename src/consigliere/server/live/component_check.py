"""Component files from outside are read in a process of its own, which is ended when a file takes too long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from consigliere.core.data import BadData
from consigliere.server.live.bot_process import FILES, keep_latest
from consigliere.server.live.component_reader import Verdict
from consigliere.server.live.processes import ProcessEnded, ProcessFailed, WorkerProcess
from consigliere.server.words import Denied

PATIENCE = 5.0  # seconds for one check; an honest file takes a twentieth of one


class ComponentCheck:
    """The one process that reads."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.read: OrderedDict[str, None] = OrderedDict()  # digests of files that could be read in time
        self.worker = WorkerProcess("consigliere.server.live.component_reader")

    async def require(self, game: str, text: str) -> None:
        """Denied unless the file is fit: what passes here is safe to read in the server itself."""
        flaw = (await self.check(game, text)).flaw
        if flaw is not None:
            bad = BadData("components.toml", flaw.line, flaw.key, flaw.problem)
            raise Denied("option", 422, problem=str(bad)[:300])

    async def once(self, game: str, digest: str, text: str) -> None:
        """Denied when reading takes too long; a file that was read before is not read again."""
        if digest not in self.read:
            await self.check(game, text)
            self.read[digest] = None
        keep_latest(self.read, digest, FILES)

    async def check(self, game: str, text: str) -> Verdict:
        """What is wrong with the file, if anything; Denied when reading it takes too long."""
        request = msgspec.json.encode((game, text))
        async with self.turn:
            try:
                try:
                    answer = await self.worker.ask(request, PATIENCE)
                except ProcessEnded:  # perhaps it had nothing to do and went in the very moment it was asked
                    answer = await self.worker.ask(request, PATIENCE)
            except ProcessFailed:
                raise Denied("endless", 422) from None
        return msgspec.json.decode(answer, type=Verdict)

    async def close(self) -> None:
        await self.worker.end()
