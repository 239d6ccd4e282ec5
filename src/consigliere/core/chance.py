"""The only randomness: a keyed, counter-based stream that anybody can recompute from the seed.

Word number w of the stream is the (w mod 16)-th big-endian 32-bit word of
BLAKE2b-512(key = seed, person = "consigliere", message = w div 16 as 8 bytes big-endian).
docs/fairness.md tells the whole derivation, so that a third party can write a verifier.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">16I")
_PERSON = b"consigliere"
_RANGE = 2**32


def seed_bytes(seed: object) -> bytes:
    """32 bytes from what a user may give as a seed: 32 bytes, a number below 2**256, or None for a fresh one."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, (bytes, bytearray)) and len(seed) == 32:
        return bytes(seed)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**256:
        return seed.to_bytes(32, "big")
    raise ValueError("a seed is 32 bytes or a whole number from 0 to 2**256 - 1")


def chance_from(source: object) -> Chance:
    """A chance for a bot: one as it is, a seed, or what another generator of bits (random.Random) says next."""
    if isinstance(source, Chance):
        return source
    bits = getattr(source, "getrandbits", None)
    return Chance(seed_bytes(bits(256) if bits else source))


class Chance:
    """A position in the stream of one seed. It lives in the game state and is copied with it."""

    __slots__ = ("_block", "key", "used")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key = key
        self.used = used
        self._block: tuple[int, ...] = self._words(used >> 4) if used & 15 else ()

    def _words(self, block: int) -> tuple[int, ...]:
        digest = blake2b(block.to_bytes(8, "big"), key=self.key, person=_PERSON).digest()
        return _WORDS.unpack(digest)

    def clone(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.key = self.key
        twin.used = self.used
        twin._block = self._block
        return twin

    def fork(self) -> Chance:
        """A stream of its own, whose seed is drawn from this one."""
        return Chance(b"".join(self.below(_RANGE).to_bytes(4, "big") for _ in range(8)))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: words of an incomplete last run are skipped."""
        while True:
            at = self.used & 15
            if not at:
                self._block = self._words(self.used >> 4)
            word = self._block[at]
            self.used += 1
            rest = word % n
            if word - rest <= _RANGE - n:
                return rest

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def draw(self, pile: MutableSequence[T]) -> T:
        """Take one card out of a pile. A pile has no order: a card gets its place when it is drawn."""
        return pile.pop(self.below(len(pile)))

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Fisher-Yates, from the last place down."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def roll(self, sides: int = 6) -> int:
        return 1 + self.below(sides)
