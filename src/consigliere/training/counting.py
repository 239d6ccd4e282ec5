"""Which parts a vocabulary takes in: not those that say the same everywhere, nor twins, nor what hardly ever comes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from consigliere.bots.network.reader import Read
from consigliere.bots.network.vocabulary import Tokens

_RANGE = 2**61


class Tally:
    """How often each part was seen, and a sum that is the same for parts seen at the same moments."""

    def __init__(self) -> None:
        self.moments = 0
        self.sum = 0
        self.parts: dict[str, tuple[int, int]] = {}
        self._tokens: dict[int, tuple[int, int]] = {}

    def note(self, tokens: Iterable[int], mark: int) -> None:
        self.moments += 1
        self.sum += mark
        known = self._tokens
        for token in tokens:
            n, total = known.get(token, (0, 0))
            known[token] = (n + 1, total + mark)

    def spell(self, tokens: Tokens) -> None:
        """From tokens to their parts."""
        names = tokens.vocabulary.parts
        for token, (n, total) in self._tokens.items():
            for part in tokens.parts[token]:
                seen, before = self.parts.get(names[part], (0, 0))
                self.parts[names[part]] = (seen + n, (before + total) % _RANGE)
        self._tokens = {}

    def add(self, other: Tally) -> None:
        self.moments += other.moments
        self.sum += other.sum
        for part, (n, total) in other.parts.items():
            seen, before = self.parts.get(part, (0, 0))
            self.parts[part] = (seen + n, (before + total) % _RANGE)

    def chosen(self, most: int, least: int) -> list[str]:
        """The parts worth knowing, the most frequent first if there are too many."""
        found: dict[tuple[int, int], str] = {}
        for part in sorted(self.parts, key=general_first):
            n, total = self.parts[part]
            times = n // max(1, self.moments)
            constant = times and n == times * self.moments and total == times * self.sum % _RANGE
            if n >= least and not constant:
                found.setdefault((n, total), part)
        often = sorted(found.items(), key=lambda item: (-item[0][0], item[1]))[:most]
        return sorted(part for _, part in often)


def general_first(part: str) -> tuple[bool, bool, str]:
    """Of two parts that always come together the one that says more of other tables."""
    return ("*" not in part and not part.startswith(":"), "foe" not in part and "/me" not in part, part)


class Census(NamedTuple):
    """The tallies of views and of moves."""

    state: Tally
    moves: Tally

    def note(self, read: Read, dice: random.Random) -> None:
        self.state.note(read.state, dice.getrandbits(60))
        for tokens in read.moves:
            self.moves.note(tokens, dice.getrandbits(60))

    def add(self, other: Census) -> None:
        self.state.add(other.state)
        self.moves.add(other.moves)


def vocabularies(census: Census, most: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """The parts of views and of moves that a network is to know."""
    return (
        census.state.chosen(most["state"], max(4, census.state.moments // 5000)),
        census.moves.chosen(most["moves"], max(4, census.moves.moments // 5000)),
    )
