"""Who knows which cards of other hands. It rules nothing; views and worlds rest on it.

A fact is (viewer, seats, card): so many copies of the card are in the hands of these seats together. What everybody at
the table saw is kept once, with NOBODY as the viewer. A seat has facts of its own from the moment on at which it gave
or took a card that only the two of them saw; until then it knows what everybody knows of the other hands.
"""

from __future__ import annotations

from collections.abc import Iterator

from consigliere.core.flow import NOBODY
from consigliere.games.achaja.state import State


def partners(s: State, seat: int) -> int:
    """The seats (bits) to which it gave or from which it took a card that only the two of them saw."""
    n, found = s.rules.players, 0
    for other in range(n):
        if s.unseen[seat * n + other] or s.unseen[other * n + seat]:
            found |= 1 << other
    return found


def viewers(s: State) -> list[int]:
    """Those who have facts of their own, and NOBODY, who stands for all others."""
    seats = range(s.rules.players) if any(s.unseen) else ()
    return [NOBODY, *(seat for seat in seats if partners(s, seat))]


def facts_of(s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """What a seat surely knows: seats (bits), card, number of copies. What got muddled is not relied on."""
    viewer = seat if partners(s, seat) else NOBODY
    for (who, seats, card), n in s.known.items():
        if who == viewer and not seats >> seat & 1 and (viewer, card) not in s.muddled:
            yield seats, card, n


# ---- what is seen ----------------------------------------------------------------------------------------------------


def learns(s: State, viewer: int, seats: int, card: int, n: int = 1) -> None:
    s.known[viewer, seats, card] = s.known.get((viewer, seats, card), 0) + n


def everybody_saw(s: State, owner: int, card: int) -> None:
    """A card went openly into a hand: all others know that it is there."""
    for viewer in viewers(s):
        if viewer != owner:
            learns(s, viewer, 1 << owner, card)


def everybody_was_shown(s: State, owner: int, card: int, n: int) -> None:
    """Somebody named cards of the own hand: at least so many copies are there."""
    for viewer in viewers(s):
        if viewer == owner:
            continue
        if any(v == viewer and c == card and seats != 1 << owner and seats >> owner & 1 for v, seats, c in s.known):
            s.muddled |= {(viewer, card)}  # they may be the very copies that were known to be here or elsewhere
        key = (viewer, 1 << owner, card)
        s.known[key] = max(s.known.get(key, 0), n)


def came_to_light(s: State, owner: int, card: int) -> None:
    """A card left a hand openly: one copy less is known to be there."""
    by_viewer: dict[int, list[int]] = {}
    for viewer, seats, what in s.known:
        if what == card and seats >> owner & 1:
            by_viewer.setdefault(viewer, []).append(seats)
    for viewer, found in by_viewer.items():
        _forget(s, viewer, found, card)


def changed_hands(s: State, giver: int, taker: int, card: int) -> None:
    """A card went from one hand to another, and only the two of them saw which one (D-30)."""
    for seat in (giver, taker):
        if not partners(s, seat):
            _part(s, seat)
    n = s.rules.players
    counts = list(s.unseen)
    counts[giver * n + taker] += 1
    s.unseen = tuple(counts)
    seen_by_taker = [seats for who, seats, what in s.known if who == taker and what == card and seats >> giver & 1]
    for viewer, seats, what in list(s.known):
        if viewer not in (giver, taker) and seats >> giver & 1 and not seats >> taker & 1:
            _take_one(s, viewer, seats, what)  # of every card known to be there one copy may have gone over
            learns(s, viewer, seats | 1 << taker, what)
    if seen_by_taker:
        _forget(s, taker, seen_by_taker, card)
    learns(s, giver, 1 << taker, card)


# ---- what becomes of it ----------------------------------------------------------------------------------------------


def _part(s: State, seat: int) -> None:
    """From now on a seat knows something else than everybody: it begins with what everybody knows of other hands."""
    shared = [(seats, card, n) for (who, seats, card), n in s.known.items() if who == NOBODY and not seats >> seat & 1]
    for seats, card, n in shared:
        s.known[seat, seats, card] = n
        if (NOBODY, card) in s.muddled:
            s.muddled |= {(seat, card)}


def _forget(s: State, viewer: int, found: list[int], card: int) -> None:
    """One copy less in one of these groups of hands; the narrowest fact about it goes first.

    That is right if it lies within all the others. If not, nobody can say which of them still holds: what this viewer
    knows of the card is not relied on until nothing of it is left.
    """
    narrowest = min(found, key=lambda seats: (seats.bit_count(), seats))
    if any(narrowest & ~seats for seats in found):
        s.muddled |= {(viewer, card)}
    _take_one(s, viewer, narrowest, card)
    if (viewer, card) in s.muddled and not any(who == viewer and what == card for who, _, what in s.known):
        s.muddled -= {(viewer, card)}


def _take_one(s: State, viewer: int, seats: int, card: int) -> None:
    key = (viewer, seats, card)
    s.known[key] -= 1
    if not s.known[key]:
        del s.known[key]
