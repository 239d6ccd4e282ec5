"""Guests: people and programs without accounts. A secret token is all they have; we keep only its hash."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time

from consigliere.core.words import language
from consigliere.server.store.database import StorageError
from consigliere.server.store.rows import GuestChange, GuestRow
from consigliere.server.store.store import Store

SEEN_EVERY = 60.0  # seconds between two notes that a guest was here


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is stored. A token has 256 random bits, so one plain hash is enough: nobody can guess towards it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Guests:
    """Who is who, with a small memory of those seen lately."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[float, GuestRow]] = {}

    async def welcome(self, name: str, lang: str) -> tuple[GuestRow, str]:
        """A new guest and the token that is shown this once."""
        token, now = new_token(), time.time()
        row = GuestRow(id=new_id(), token_hash=hash_of(token), name=name, lang=language(lang), created=now, seen=now)
        await self.store.add_guest(row)
        return row, token

    async def find(self, token: str | None) -> GuestRow | None:
        """Whose token this is."""
        if not token or len(token) > 200:
            return None
        key, now = hash_of(token), time.time()
        held = self.known.get(key)
        if held is not None and now - held[0] < SEEN_EVERY:
            return held[1]
        row = await self.store.guest_with(key)
        if row is None:
            return None
        if now - row.seen > SEEN_EVERY:
            with contextlib.suppress(StorageError):  # who can read but not write may still look on
                await self.store.change_guest(row.id, GuestChange(seen=now))
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[key] = (now, row)
        return row

    def forget(self, row: GuestRow) -> None:
        self.known.pop(row.token_hash, None)
