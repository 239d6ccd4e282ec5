"""Cards going into hands and out of them: the only places where counts, sizes and kinds of a hand change together."""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.games.condottiere.state import State


def put(s: State, seat: int, cards: Iterable[int]) -> None:
    hand = s.hands[seat]
    for card in cards:
        hand[card] += 1
        s.held[seat] += 1
        s.kinds[seat] |= 1 << card


def take(s: State, seat: int, card: int) -> None:
    hand = s.hands[seat]
    hand[card] -= 1
    s.held[seat] -= 1
    if not hand[card]:
        s.kinds[seat] ^= 1 << card


def empty(s: State, seat: int) -> None:
    """Take all cards out of a hand; the caller knows where they go."""
    s.hands[seat] = [0] * len(s.hands[seat])
    s.held[seat] = s.kinds[seat] = 0
