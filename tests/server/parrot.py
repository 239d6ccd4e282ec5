"""A worker process for tests: says what it is told, or does what it should not."""

from __future__ import annotations

import os
import signal
import sys
import time

from consigliere.server.live.processes import serve


def answer(request: bytes) -> bytes:
    if request == b"exit":
        os._exit(1)
    elif request == b"stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif request == b"sleep":
        time.sleep(60)
    elif request == b"print":
        print("not an answer", file=sys.stdout, flush=True)
    elif request == b"who":
        return str(os.getpid()).encode()
    return request


if __name__ == "__main__":
    serve(answer)
