"""How much one client may ask for, and why.

The limits protect the others at the table and the machine, not us from curious people; an honest client never meets
them. They are in memory and per process: a guard against accidents and bores, not against a botnet.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections import Counter
from collections.abc import Collection

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

# The fastest honest client, a bot at full speed, sends some ten messages a second; a person clicks twice at most.
SOCKET_RATE = 30.0  # messages per second
SOCKET_BURST = 120.0
CONNECTIONS = 300  # of one address; a club behind one address, with two pages each
SOCKETS = 200  # at tables, of one address, also where it comes through a proxy
FILES = 65_536  # connections of one worker at most, if the system allows so many
RESERVED = 100  # of them for the database, bots, files
SOCKET_PATIENCE = 240  # messages refused before the connection is closed with 1008; a pause forgives

# Making things costs a row for ever, looking costs a query.
REQUESTS: dict[str, tuple[str, str]] = {
    "guests": ("60/hour", "a household shares one address; sixty new names an hour is a party"),
    "tables": ("120/hour", "nobody plays two games a minute"),
    "notify": ("10/hour", "each one makes us send something to somebody else"),
    "seats": ("600/hour", "guessing a link of 256 bits is hopeless; this keeps the logs short too"),
    "checks": ("60/minute", "a check costs a twentieth of a second, and an editor asks after every change"),
    "other": ("1200/minute", "a page loads a few things at once and then listens"),
}


class Bucket:
    """A token bucket for one socket."""

    __slots__ = ("at", "refused", "tokens")

    def __init__(self) -> None:
        self.tokens = SOCKET_BURST
        self.at = time.monotonic()
        self.refused = 0

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(SOCKET_BURST, self.tokens + (now - self.at) * SOCKET_RATE)
        self.at = now
        if self.tokens < 1:
            self.refused += 1
            return False
        self.tokens -= 1
        if self.tokens > SOCKET_BURST / 2:
            self.refused = 0  # forgiven
        return True


class Door:
    """How many connections are open, in all and by address."""

    def __init__(self, most: int, most_of_one: int, spared: Collection[str] = ()) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.spared = spared  # proxies, through which many people come
        self.inside = Counter[str]()
        self.total = 0

    def enter(self, address: str) -> bool:
        if self.total >= self.most or (address not in self.spared and self.inside[address] >= self.most_of_one):
            return False
        self.inside[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


def most_files() -> int:
    """How many connections this process may hold; it takes as many as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(16, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED)


class RequestLimits:
    """Windows per kind of request and per caller."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.items: dict[str, RateLimitItem] = {kind: parse(rate) for kind, (rate, _) in REQUESTS.items()}

    async def wait(self, kind: str, caller: str) -> int | None:
        """None: go on; else the seconds after which it may be asked again."""
        if not self.enabled or await self.limiter.hit(self.items[kind], kind, caller):
            return None
        again, _ = await self.limiter.get_window_stats(self.items[kind], kind, caller)
        return max(1, math.ceil(again - time.time()))
