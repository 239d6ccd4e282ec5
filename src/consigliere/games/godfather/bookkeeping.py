"""What a world needs of a view beside the table itself, written and read again.

Here cards, figures and places have their numbers as in the state. Nothing stands here that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.game import View
from consigliere.core.save import frames_from_plain, frames_to_plain, result_from_plain
from consigliere.games.godfather.box import ones
from consigliere.games.godfather.knowledge import EVERYBODY, JOBS, held
from consigliere.games.godfather.state import NOWHERE, PHASES, Doubts, Rules, State, empty_table

SEALED = "sealed"  # instead of an answer that this seat cannot see

# -- writing ----------------------------------------------------------------------------------------------------------


def bookkeeping(s: State, seat: int | None) -> dict[str, Any]:
    """The order of play still open, figures by their numbers, what lies in which order, and what the seat knows."""
    box = s.rules.box
    book: dict[str, Any] = {
        "stack": open_frames(s, seat),
        "quiet": s.quiet,
        "fronts": s.fronts[:],
        "spaces": s.spaces[:],
        "reserve": s.reserve[:],
        "river": ones(s.river),
        "tiles_came": s.board[box.turfs :],
        "open_jobs": list(s.open_jobs),
        "shown": list(s.shown),
        "allies": [list(held) for held in s.allies],
        "gone": ones(s.gone),
        "icons": s.icons[:],
        "due": [list(share) for share in s.due],
        "recent": [list(figures) for figures in s.recent],
        "last_turf": s.last_turf[:],
    }
    book |= known_cards(s, seat)
    if any(owner == seat for _, owner in s.seen):
        book["known_jobs_of_mine"] = sorted([who, ones(jobs)] for (who, owner), jobs in s.seen.items() if owner == seat)
    if s.learnt:
        book["learnt"] = sorted([*pair, n] for pair, n in s.learnt.items())
        book["mixed"] = mixed_cards(s)
        book |= known_to_others(s, seat)
    if s.taken:
        book["taken"] = sorted([*pair, n] for pair, n in s.taken.items())
    return book


def open_frames(s: State, seat: int | None) -> list[list[Any]]:
    """The open frames. Of an answer under seal others know only that it was given, of half an answer not even that."""
    stack = frames_to_plain(s.stack)
    if s.stack and s.stack[-1].sealed:
        owing = s.rules.steps[s.stack[-1].step].seats(s, s.stack[-1])
        sealed = stack[-1][3]
        stack[-1][3] = [
            [who, text if who == seat else SEALED] for who, text in sealed if who == seat or who not in owing
        ]
    return stack


def known_cards(s: State, seat: int | None) -> dict[str, Any]:
    """Which cards the seat knows to be in which hand and suitcase. When all is over, suitcases are open (G-59)."""
    rules = s.rules
    box, kinds = rules.box, rules.box.kinds
    hand, case, jobs = s.hand, s.case, [held.bit_count() for held in s.hand_jobs[: rules.humans]]
    if s.learnt and s.result is None:
        book, viewer = (s.shared_doubt, EVERYBODY) if seat is None else (s.doubt, seat)
        hand, case = hand[:], case[:]
        for (who, owner, kind), n in book.items():
            if who == viewer:
                if kind == JOBS:
                    jobs[owner] -= n
                elif kind < box.width:
                    hand[rules.hand_at[owner] + kind] -= n
                else:
                    case[rules.case_at[owner] + kind - box.width] -= n
    return {
        "known_hands": [dict(zip(kinds, hand[at : at + box.width])) for at in rules.hand_at[: rules.humans]],
        "known_job_counts": jobs,
        "known_suitcases": [dict(zip(kinds, case[at : at + box.notes])) for at in rules.case_at],
        "suitcase_jobs": [ones(jobs) for jobs in s.case_jobs],
    }


def mixed_cards(s: State) -> list[list[list[int]]]:
    """Humans among whom cards were taken unseen, and how many cards of each kind they have together, the number of
    their jobs last: what goes from one of them to another changes neither, and all the rest was seen."""
    box, found = s.rules.box, []
    for seats in linked(s.learnt):
        *cards, jobs = (sum(kind) for kind in zip(*(held(s, seat) for seat in seats)))
        for value in range(box.notes):
            cards[value] += cards[box.width + value]
        found.append([seats, [*cards[: box.width], jobs]])
    return found


def linked(pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Seats that pairs connect, directly or through others, group by group."""
    groups: list[set[int]] = []
    for pair in pairs:
        apart = [group for group in groups if group.isdisjoint(pair)]
        groups = [*apart, set(pair).union(*(group for group in groups if group not in apart))]
    return sorted(map(sorted, groups))


def known_to_others(s: State, seat: int | None) -> dict[str, Any]:
    """How many copies of each kind are surely there, in hand, then suitcase, and jobs last: for this seat itself if
    that is not what the cards say that it knows (it is not when all is over); for everybody if that is less; for
    another who knows this seat's cards better than everybody, or is known better by this seat, if both know it.

    Nothing here may depend on cards that the seat does not see: lines are left out when they say the same as others.
    """
    found: dict[str, list[list[int]]] = {"known_to_me": [], "known_to_all": [], "known_to_both": []}
    doubt, shared = _by_pair(s.doubt), _by_pair(s.shared_doubt)
    for owner in sorted({owner for _, owner in shared}):
        by_all = shared.get((EVERYBODY, owner), {})
        mine: dict[int, int] = {}
        if seat is None:
            mine = by_all
        elif owner != seat:
            mine = doubt.get((seat, owner), {})
        if mine and s.result is not None:
            found["known_to_me"].append([owner, *_sure(s, owner, mine)])
        if by_all != mine:
            found["known_to_all"].append([owner, *_sure(s, owner, by_all)])
        for viewer in range(s.rules.humans):
            by_both = shared.get((viewer, owner), {})
            if viewer != owner and seat in (viewer, owner) and by_both != by_all:
                found["known_to_both"].append([viewer, owner, *_sure(s, owner, by_both)])
    return {key: lines for key, lines in found.items() if lines}


def _by_pair(book: Doubts) -> dict[tuple[int, int], dict[int, int]]:
    """Viewer and owner -> kind -> copies in doubt."""
    found: dict[tuple[int, int], dict[int, int]] = {}
    for (viewer, owner, kind), n in book.items():
        found.setdefault((viewer, owner), {})[kind] = n
    return found


def _sure(s: State, owner: int, doubts: Mapping[int, int]) -> list[int]:
    sure = held(s, owner)
    for kind, n in doubts.items():
        sure[kind] -= n
    return sure


# -- reading ----------------------------------------------------------------------------------------------------------


def table(rules: Rules, view: View) -> State:
    """The state as far as the view tells: only cards the seat knows are in hands and suitcases, and the deck holds
    every job that could be there."""
    s = empty_table(rules, Chance(bytes(32)))
    book = view["bookkeeping"]
    s.stack = frames_from_plain(book["stack"])
    s.result = result_from_plain(view["result"])
    s.act, s.phase = view["act"] - 1, PHASES.index(view["phase"])
    s.head, s.quiet = view["horse_head"], book["quiet"]
    _read_board(s, view, book)
    _read_cards(s, view, book)
    s.icons, s.last_turf = book["icons"][:], book["last_turf"][:]
    s.due = tuple((boss, business, best) for boss, business, best in book["due"])
    s.recent = [tuple(figures) for figures in book["recent"]]
    s.learnt = {(viewer, owner): n for viewer, owner, n in book.get("learnt", ())}
    s.taken = {(viewer, owner): n for viewer, owner, n in book.get("taken", ())}
    return s


def _read_board(s: State, view: View, book: Mapping[str, Any]) -> None:
    box = s.rules.box
    s.fronts, s.spaces, s.reserve = book["fronts"][:], book["spaces"][:], book["reserve"][:]
    s.river = _bits(book["river"])
    s.board += book["tiles_came"]
    for turf, seen in enumerate(view["turfs"]):
        s.stacks[turf] = tuple(seen["markers"])
        if seen["tile"] is not None:
            s.tiles[turf] = box.business[seen["tile"]]
            s.where[s.tiles[turf]] = turf
    s.blue = [tile for tile in s.blue if s.where[tile] == NOWHERE]
    s.red = [tile for tile in s.red if s.where[tile] == NOWHERE]
    s.markers = [family["markers"] for family in view["families"]]


def _read_cards(s: State, view: View, book: Mapping[str, Any]) -> None:
    rules, box = s.rules, s.rules.box
    s.bank = [view["bank"][kind] for kind in box.kinds]
    s.size = [family["hand"] for family in view["families"]]
    for at, hand in zip(rules.hand_at, book["known_hands"]):
        s.hand[at : at + box.width] = [hand[kind] for kind in box.kinds]
    for at, case in zip(rules.case_at, book["known_suitcases"]):
        s.case[at : at + box.notes] = [case[kind] for kind in box.kinds[: box.notes]]
    s.case_jobs = [_bits(jobs) for jobs in book["suitcase_jobs"]]
    s.open_jobs, s.discard = tuple(book["open_jobs"]), _bits([box.job[job] for job in view["job_discard"]])
    _read_hand_jobs(s, view, book)
    placed = s.discard | _bits(s.open_jobs)
    for jobs in (*s.hand_jobs, *s.case_jobs):
        placed |= jobs
    s.deck = [job for job in s.deck if not placed >> job & 1]
    s.allies = [tuple(held) for held in book["allies"]]
    s.shown, s.gone = tuple(book["shown"]), _bits(book["gone"])
    turned_up = {*s.shown, *book["gone"], *(ally for held in s.allies for ally in held)}
    s.ally_pile = [ally for ally in s.ally_pile if ally not in turned_up]
    s.played = _bits(
        [box.ally[ally] for family in view["families"] for ally, ready in family["allies"].items() if not ready]
    )


def _read_hand_jobs(s: State, view: View, book: Mapping[str, Any]) -> None:
    """The own jobs, those the seat knows of, and one that somebody has named and is paying for."""
    box, seat = s.rules.box, view["seat"]
    if seat is not None:
        s.hand_jobs[seat] = _bits([box.job[job] for job in view["hand_jobs"]])
        for owner, jobs in view["known_jobs"].items():
            s.seen[seat, int(owner)] = s.hand_jobs[int(owner)] = _bits([box.job[job] for job in jobs])
        s.seen |= {(viewer, seat): _bits(jobs) for viewer, jobs in book.get("known_jobs_of_mine", ())}
    if (job := named_job(s)) is not None:
        payer = s.stack[-1].seat
        s.hand_jobs[payer] |= 1 << job
        for viewer in range(s.rules.humans):
            if viewer != payer:
                s.seen[viewer, payer] = s.seen.get((viewer, payer), 0) | 1 << job


def named_job(s: State) -> int | None:
    """The job of a hand for which its owner is choosing how to pay: all know that it is there."""
    if not s.stack or s.stack[-1].step != "pay" or s.stack[-1].about in s.open_jobs:
        return None
    job: int = s.stack[-1].about
    return job


def _bits(numbers: list[int] | tuple[int, ...]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
