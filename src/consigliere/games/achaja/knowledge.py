"""Who knows which cards of other hands. It rules nothing; views and imagined worlds rest on it.

A fact is (viewer, seats, card): so many copies of the card are in the hands of these seats together.
"""

from __future__ import annotations

from consigliere.games.achaja.state import State


def learns(s: State, viewer: int, seats: int, card: int, n: int = 1) -> None:
    s.known[viewer, seats, card] = s.known.get((viewer, seats, card), 0) + n


def everybody_saw(s: State, owner: int, card: int) -> None:
    """A card went openly into a hand: all others know that it is there."""
    for viewer in range(s.rules.players):
        if viewer != owner:
            learns(s, viewer, 1 << owner, card)


def came_to_light(s: State, owner: int, card: int) -> None:
    """A card left a hand openly: one copy less is known to be there."""
    if s.known:
        for viewer in range(s.rules.players):
            _forget(s, viewer, owner, card)


def changed_hands(s: State, giver: int, taker: int, card: int, secret: bool = True) -> None:
    """A card went from one hand to another. Only the two of them saw which one (D-30), or everybody did."""
    if s.known:
        for viewer in range(s.rules.players):
            if viewer == taker or not secret:
                _forget(s, viewer, giver, card)
            elif viewer != giver:
                _blur(s, viewer, giver, taker)
    if secret:
        learns(s, giver, 1 << taker, card)
    else:
        everybody_saw(s, taker, card)


def _forget(s: State, viewer: int, owner: int, card: int) -> None:
    """One copy less; the narrowest fact about it goes first."""
    mine = [seats for (who, seats, what) in s.known if who == viewer and what == card and seats >> owner & 1]
    if mine:
        key = (viewer, min(mine, key=lambda seats: (seats.bit_count(), seats)), card)
        s.known[key] -= 1
        if not s.known[key]:
            del s.known[key]


def _blur(s: State, viewer: int, giver: int, taker: int) -> None:
    """An unseen card left a hand: of every card known to be there one copy may have gone over."""
    for who, seats, card in sorted(s.known):
        if who == viewer and seats >> giver & 1 and not seats >> taker & 1:
            key = (who, seats, card)
            s.known[key] -= 1
            if not s.known[key]:
                del s.known[key]
            learns(s, viewer, seats | 1 << taker, card)
