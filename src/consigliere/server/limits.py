"""How much one client may ask for, and why.

The limits protect the others at the table and the machine, not us from curious people; an honest client never meets
them. They are in memory and per process: a guard against accidents and bores, not against a botnet.
"""

from __future__ import annotations

import time

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

# The fastest honest client, a bot at full speed, sends some ten messages a second; a person clicks twice at most.
SOCKET_RATE = 30.0  # messages per second
SOCKET_BURST = 120.0
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


class RequestLimits:
    """Windows per kind of request and per caller."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.items: dict[str, RateLimitItem] = {kind: parse(rate) for kind, (rate, _) in REQUESTS.items()}

    async def allow(self, kind: str, caller: str) -> bool:
        return not self.enabled or await self.limiter.hit(self.items[kind], kind, caller)
