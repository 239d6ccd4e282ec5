"""What the seats know of each other's cards.

Everything a hand or a suitcase gains and pays is seen by all, except job cards drawn from the deck, and cards taken at
random: those are known to the two concerned only, and leave all others in doubt.
"""

from __future__ import annotations

from consigliere.games.godfather.state import State


def fewer(s: State, owner: int, kind: int, left: int) -> None:
    """A card of a kind left a hand or suitcase before all eyes: nobody doubts more copies than are left."""
    for (viewer, whose, what), n in list(s.doubt.items()):
        if whose == owner and what == kind and n > left:
            _set(s, viewer, owner, kind, left)


def job_left_hand(s: State, owner: int, job: int) -> None:
    """A job left a hand before all eyes."""
    for (viewer, whose), jobs in list(s.seen.items()):
        if whose == owner:
            _see(s, viewer, owner, jobs & ~(1 << job))


def card_was_taken(s: State, thief: int, victim: int, kind: int, suitcase: bool) -> None:
    """A random money or goods card went from a victim to the hand of a thief. Call it when it has moved."""
    width = s.rules.box.width
    at = kind + width if suitcase else kind
    for viewer in range(s.rules.humans):
        if viewer == victim:
            continue
        if viewer == thief:
            _clamp(s, viewer, victim, at)
        elif _was_certain(s, viewer, victim, at):
            continue
        else:
            _one_is_missing(s, viewer, victim, at)
            _set(s, viewer, thief, kind, s.doubt.get((viewer, thief, kind), 0) + 1)


def job_was_taken(s: State, thief: int, victim: int, job: int) -> None:
    """A random card went from hand to hand, and it was a job. The victim remembers it."""
    for viewer in range(s.rules.humans):
        if viewer == victim:
            _see(s, viewer, thief, s.seen.get((viewer, thief), 0) | 1 << job)
        elif viewer == thief:
            _see(s, viewer, victim, s.seen.get((viewer, victim), 0) & ~(1 << job))
        else:
            _one_is_missing(s, viewer, victim, -1)


def job_was_named(s: State, owner: int, job: int) -> None:
    """A player announces a job of the hand: all know that it is there."""
    for viewer in range(s.rules.humans):
        if viewer != owner:
            _see(s, viewer, owner, s.seen.get((viewer, owner), 0) | 1 << job)


def cards_were_shown(s: State, owner: int, kind: int, n: int) -> None:
    """So many copies of a kind were shown to all and stay where they are."""
    left = count(s, owner, kind) - n
    for (viewer, whose, what), doubts in list(s.doubt.items()):
        if whose == owner and what == kind and doubts > left:
            _set(s, viewer, owner, kind, left)


def sure(s: State, viewer: int, owner: int, kind: int) -> int:
    """How many copies of a kind the viewer knows to be there; kinds from box.width on mean the suitcase."""
    return count(s, owner, kind) - s.doubt.get((viewer, owner, kind), 0)


def count(s: State, owner: int, kind: int) -> int:
    rules = s.rules
    if kind < rules.box.width:
        return s.hand[rules.hand_at[owner] + kind]
    return s.case[rules.case_at[owner] + kind - rules.box.width]


def _was_certain(s: State, viewer: int, victim: int, at: int) -> bool:
    """All the victim had there was of one kind, and the viewer knew it."""
    box = s.rules.box
    kinds = range(box.width, box.width + box.notes) if at >= box.width else range(box.width)
    if any(count(s, victim, kind) for kind in kinds if kind != at):
        return False
    if at < box.width and s.hand_jobs[victim]:
        return False
    return not any((viewer, victim, kind) in s.doubt for kind in kinds)


def _one_is_missing(s: State, viewer: int, victim: int, at: int) -> None:
    """One card of a hand (or of the money in a suitcase) is gone, and the viewer cannot tell which."""
    box = s.rules.box
    suitcase = at >= box.width
    for kind in range(box.width, box.width + box.notes) if suitcase else range(box.width):
        doubts = s.doubt.get((viewer, victim, kind), 0)
        here = count(s, victim, kind)
        if kind == at:
            _set(s, viewer, victim, kind, min(doubts, here))
        elif here > doubts:
            _set(s, viewer, victim, kind, doubts + 1)
    if not suitcase:
        _see(s, viewer, victim, 0)


def _clamp(s: State, viewer: int, owner: int, kind: int) -> None:
    _set(s, viewer, owner, kind, min(s.doubt.get((viewer, owner, kind), 0), count(s, owner, kind)))


def _set(s: State, viewer: int, owner: int, kind: int, n: int) -> None:
    if n > 0:
        s.doubt[viewer, owner, kind] = n
    else:
        s.doubt.pop((viewer, owner, kind), None)


def _see(s: State, viewer: int, owner: int, jobs: int) -> None:
    if jobs:
        s.seen[viewer, owner] = jobs
    else:
        s.seen.pop((viewer, owner), None)
