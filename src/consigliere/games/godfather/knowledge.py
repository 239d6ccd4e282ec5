"""What the seats know of each other's cards.

Everything a hand or a suitcase gains and pays is seen by all; of a job drawn from the deck all see that it is one. But
which card one human takes from another at random is known to these two only, and leaves all others in doubt.

Who knows what is kept in these books:

- `doubt`: of how many copies a viewer cannot be sure, with all that this viewer could work out;
- `shared_doubt`: the same as far as the owner of the cards can tell too; the viewer EVERYBODY is whoever only watches;
- `learnt`: of how many of an owner's cards a viewer may know more than everybody; so much, everybody can tell;
- `seen`: which jobs a viewer knows to be in an owner's hand;
- `taken`: how many of those there may be because they were taken from the viewer; this, too, everybody can tell.

So a seat knows its own line of `doubt` and `seen`, what `shared_doubt` and `seen` say of itself with anybody, and all
that is said of EVERYBODY, in `learnt` and in `taken`. Of two others it knows what they know of each other's cards only
where they learnt nothing.

Clones of a state share these books until somebody writes: every function here writes into books of its own.
"""

from __future__ import annotations

from consigliere.core.flow import NOBODY
from consigliere.games.godfather.state import Doubts, Pairs, State

EVERYBODY = NOBODY  # as a viewer: what everybody knows
JOBS = -1  # as a kind: the jobs of a hand, whichever they are, last of all. From box.width on: money in a suitcase


def fewer(s: State, owner: int, kind: int, left: int) -> None:
    """A card of a kind left a hand or suitcase before all eyes: nobody doubts more copies than are left."""
    if s.shared_doubt.get((EVERYBODY, owner, kind), 0) <= left:
        return  # and nobody doubts more than whoever only watches
    s.doubt = _clamped(s.doubt, owner, kind, left)
    s.shared_doubt = _clamped(s.shared_doubt, owner, kind, left)
    _limit(s, owner)


def job_left_hand(s: State, owner: int, job: int) -> None:
    """A job left a hand before all eyes."""
    if _is_owner(owner, s.seen):
        seen = {pair: jobs & ~(1 << job) if pair[1] == owner else jobs for pair, jobs in s.seen.items()}
        s.seen = {pair: jobs for pair, jobs in seen.items() if jobs}
    fewer(s, owner, JOBS, s.hand_jobs[owner].bit_count())
    if (EVERYBODY, owner, JOBS) in s.shared_doubt:
        _own_books(s)
        _those_seen_are_there(s, owner)
    _limit(s, owner)


def job_was_named(s: State, owner: int, job: int) -> None:
    """A player announces a job of the hand: all know that it is there."""
    _own_books(s)
    for viewer in range(s.rules.humans):
        if viewer != owner:
            _see(s, viewer, owner, s.seen.get((viewer, owner), 0) | 1 << job)
    _those_seen_are_there(s, owner, by_all=1)
    _limit(s, owner)


def cards_were_shown(s: State, owner: int, kind: int, n: int) -> None:
    """So many copies of a kind were shown to all and stay where they are."""
    fewer(s, owner, kind, count(s, owner, kind) - n)


def card_was_taken(s: State, thief: int, victim: int, kind: int, suitcase: bool) -> None:
    """A random card went from a victim to the hand of a thief. Call it when it has moved."""
    _own_books(s)
    at = s.rules.box.width + kind if suitcase else kind
    all_know = _was_certain(s, s.shared_doubt, EVERYBODY, victim, at)
    if not all_know:
        _learn_from_theft(s, thief, victim, at)
        _one_is_missing(s, s.shared_doubt, EVERYBODY, victim, at)
        _one_came(s.shared_doubt, EVERYBODY, thief, kind)
    for viewer in range(s.rules.humans):
        if viewer == thief:
            _clamp(s, s.doubt, viewer, victim, at)
            _clamp(s, s.shared_doubt, viewer, victim, at)
        elif viewer != victim:
            if not _was_certain(s, s.doubt, viewer, victim, at):
                _one_is_missing(s, s.doubt, viewer, victim, at)
                _one_came(s.doubt, viewer, thief, kind)
            if not _was_certain(s, s.shared_doubt, viewer, victim, at):
                _one_is_missing(s, s.shared_doubt, viewer, victim, at)
            if not all_know:  # the thief cannot tell who else was certain
                _one_came(s.shared_doubt, viewer, thief, kind)
            if not suitcase:  # it may have been any job they knew of
                _see(s, viewer, victim, 0)
                s.taken.pop((viewer, victim), None)
    if not suitcase and (kind == JOBS or not all_know):
        s.taken[victim, thief] = s.taken.get((victim, thief), 0) + 1
    _limit(s, victim)
    _limit(s, thief)


def job_was_taken(s: State, thief: int, victim: int, job: int) -> None:
    """A random card went from hand to hand, and it was a job. The victim remembers it."""
    card_was_taken(s, thief, victim, JOBS, suitcase=False)
    _see(s, victim, thief, s.seen.get((victim, thief), 0) | 1 << job)
    _see(s, thief, victim, s.seen.get((thief, victim), 0) & ~(1 << job))
    _those_seen_are_there(s, victim)


# -- asking -----------------------------------------------------------------------------------------------------------


def count(s: State, owner: int, kind: int) -> int:
    """How many copies of a kind there are."""
    rules = s.rules
    if kind == JOBS:
        return s.hand_jobs[owner].bit_count()
    if kind < rules.box.width:
        return s.hand[rules.hand_at[owner] + kind]
    return s.case[rules.case_at[owner] + kind - rules.box.width]


def held(s: State, owner: int) -> list[int]:
    """How many copies of every kind there are, in the hand, then in the suitcase, and jobs last."""
    rules = s.rules
    at, case_at = rules.hand_at[owner], rules.case_at[owner]
    cards = s.hand[at : at + rules.box.width] + s.case[case_at : case_at + rules.box.notes]
    return [*cards, s.hand_jobs[owner].bit_count()]


def hidden_from_all(s: State, owner: int) -> int:
    """How many cards of an owner not everybody can tell the kind of."""
    return sum(n for (viewer, whose, _), n in s.shared_doubt.items() if viewer == EVERYBODY and whose == owner)


def _jobs_at_most(s: State, owner: int) -> int:
    """How many jobs a hand may hold for all that everybody knows."""
    at = s.rules.hand_at[owner]
    others = range(s.rules.box.width)
    return s.size[owner] - sum(s.hand[at + kind] - s.shared_doubt.get((EVERYBODY, owner, kind), 0) for kind in others)


def _is_owner(owner: int, book: Pairs) -> bool:
    """Does a book say anything of the cards of this owner?"""
    for _, whose in book:  # noqa: SIM110  (the path a search walks)
        if whose == owner:
            return True
    return False


def _kinds(s: State, at: int) -> range:
    """The kinds a hand may hold, or the money of a suitcase, whichever `at` is."""
    box = s.rules.box
    return range(box.width, box.width + box.notes) if at >= box.width else range(JOBS, box.width)


def _was_certain(s: State, book: Doubts, viewer: int, victim: int, at: int) -> bool:
    """All the victim had there was of one kind, and the viewer knew it."""
    kinds = _kinds(s, at)
    if any(count(s, victim, kind) for kind in kinds if kind != at):
        return False
    return not any((viewer, victim, kind) in book for kind in kinds)


# -- writing ----------------------------------------------------------------------------------------------------------


def _own_books(s: State) -> None:
    """Other clones read the same books until now."""
    s.doubt, s.shared_doubt = s.doubt.copy(), s.shared_doubt.copy()
    s.learnt, s.seen, s.taken = s.learnt.copy(), s.seen.copy(), s.taken.copy()


def _clamped(book: Doubts, owner: int, kind: int, most: int) -> Doubts:
    """A book in which nobody doubts more copies of a kind than so many."""
    over = [key for key, n in book.items() if n > most and key[2] == kind and key[1] == owner]
    if not over:
        return book
    rest = dict.fromkeys(over, most)
    return {key: rest.get(key, n) for key, n in book.items() if most or key not in rest}


def _one_is_missing(s: State, book: Doubts, viewer: int, victim: int, at: int) -> None:
    """One card of a hand (or of the money in a suitcase) is gone, and the viewer cannot tell which."""
    for kind in _kinds(s, at):
        doubts = book.get((viewer, victim, kind), 0)
        here = count(s, victim, kind)
        if kind == at:
            _set(book, viewer, victim, kind, min(doubts, here))
        elif here > doubts:
            _set(book, viewer, victim, kind, doubts + 1)


def _those_seen_are_there(s: State, owner: int, by_all: int = 0) -> None:
    """Nobody doubts that there are as many jobs in a hand as one knows by name."""
    jobs = s.hand_jobs[owner].bit_count()
    for book in (s.doubt, s.shared_doubt):
        for (viewer, whose, kind), n in list(book.items()):
            if whose == owner and kind == JOBS:
                seen = by_all if viewer == EVERYBODY else s.seen.get((viewer, owner), 0).bit_count()
                _set(book, viewer, owner, JOBS, min(n, jobs - seen))


def _one_came(book: Doubts, viewer: int, thief: int, kind: int) -> None:
    """One more card is in a hand, and the viewer cannot tell which."""
    book[viewer, thief, kind] = book.get((viewer, thief, kind), 0) + 1


def _learn_from_theft(s: State, thief: int, victim: int, at: int) -> None:
    """A card was taken unseen; call it before others begin to doubt.

    The victim knows one card more of the thief. The thief still knows all that everybody knew of the victim, less that
    card, where the others lose one of each kind. And whoever had learnt enough of the victim may have worked it out.
    """
    book = s.shared_doubt
    known = sum(count(s, victim, k) + (k == at) > book.get((EVERYBODY, victim, k), 0) for k in _kinds(s, at))
    for viewer in range(s.rules.humans):
        if viewer == victim:
            _learn(s, viewer, thief, 1)
        elif viewer == thief:
            _learn(s, viewer, victim, known)
        elif known <= 1 and (viewer, victim) in s.learnt:
            _learn(s, viewer, victim, known)
            _learn(s, viewer, thief, 1)


def _learn(s: State, viewer: int, owner: int, n: int) -> None:
    if n:
        s.learnt[viewer, owner] = s.learnt.get((viewer, owner), 0) + n


def _limit(s: State, owner: int) -> None:
    """Nobody knows more than everybody of more cards than there are such cards."""
    if _is_owner(owner, s.learnt):
        s.learnt = _at_most(s.learnt, owner, hidden_from_all(s, owner))
    if _is_owner(owner, s.taken):
        s.taken = _at_most(s.taken, owner, _jobs_at_most(s, owner))


def _at_most(book: Pairs, owner: int, most: int) -> Pairs:
    return {pair: n if pair[1] != owner else min(n, most) for pair, n in book.items() if most or pair[1] != owner}


def _clamp(s: State, book: Doubts, viewer: int, owner: int, kind: int) -> None:
    _set(book, viewer, owner, kind, min(book.get((viewer, owner, kind), 0), count(s, owner, kind)))


def _set(book: Doubts, viewer: int, owner: int, kind: int, n: int) -> None:
    if n > 0:
        book[viewer, owner, kind] = n
    else:
        book.pop((viewer, owner, kind), None)


def _see(s: State, viewer: int, owner: int, jobs: int) -> None:
    if jobs:
        s.seen[viewer, owner] = jobs
    else:
        s.seen.pop((viewer, owner), None)
