"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened at the table.

    `facts` are for everybody, `secret` only for the seats in `seen_by`. Words come later, from the game's texts.
    """

    what: str
    seat: int | None = None
    facts: Mapping[str, Any] = {}
    secret: Mapping[str, Any] = {}
    seen_by: tuple[int, ...] = ()

    def seen(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) saw it. Nothing it may not know is left inside."""
        if not self.secret:
            return self if not self.seen_by else Event(self.what, self.seat, self.facts)
        facts = {**self.facts, **self.secret} if seat in self.seen_by else self.facts
        return Event(self.what, self.seat, facts)

    def known_to(self, seat: int) -> Event:
        """The event with its secret kept only if `seat` shares it; for worlds imagined by that seat."""
        return self if seat in self.seen_by else Event(self.what, self.seat, self.facts)

    def plain(self) -> dict[str, Any]:
        """JSON-able form, secrets included."""
        return {
            "what": self.what,
            "seat": self.seat,
            "facts": dict(self.facts),
            "secret": dict(self.secret),
            "seen_by": list(self.seen_by),
        }

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Event:
        return cls(data["what"], data["seat"], data["facts"], data["secret"], tuple(data["seen_by"]))
