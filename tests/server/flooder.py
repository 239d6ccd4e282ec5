"""A client that behaves badly, in a process of its own: `flooder.py URL TOKEN SECONDS`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time

import websockets


async def main(url: str, token: str, seconds: float) -> None:
    stop, sent, closed = time.monotonic() + seconds, 0, 0

    async def flood() -> None:
        nonlocal sent, closed
        while time.monotonic() < stop:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with websockets.connect(url, max_size=None, compression=None, close_timeout=1) as ws:
                    await ws.send(json.dumps({"type": "hello", "token": token}))
                    while time.monotonic() < stop:
                        begun = time.monotonic()
                        for _ in range(100):  # a hundred each hundredth of a second: ten thousand a second
                            await ws.send('{"type":"ping","n":1}')
                        sent += 100
                        await asyncio.sleep(max(0.0, 0.01 - (time.monotonic() - begun)))
            closed += 1

    async def heavy() -> None:
        while time.monotonic() < stop:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with websockets.connect(url, max_size=None, compression=None, close_timeout=1) as ws:
                    await ws.send("x" * 1_000_000)
                    await ws.recv()
            await asyncio.sleep(0.05)

    await asyncio.gather(flood(), heavy())
    print(json.dumps({"sent": sent, "closed": closed}))


asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
