"""G-102 What a don gains goes straight into his suitcase: it is stashed."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.games.godfather.box import Box
from consigliere.games.godfather.cards import NONE, draw_job, take_note
from consigliere.games.godfather.state import State


def note_worth(box: Box, dollars: int) -> int:
    """The money value nearest to some dollars from below."""
    return max((i for i, value in enumerate(box.values) if value <= dollars), default=0)


def stash_note(s: State, seat: int, value: int) -> int:
    """A money card from the bank (G-22). The value that came, or NONE."""
    value = take_note(s, value)
    if value >= 0:
        s.case[s.rules.case_at[seat] + value] += 1
    return value


def stash_notes(s: State, seat: int, values: list[int] | tuple[int, ...]) -> list[str]:
    """Several money cards; their ids."""
    came = [stash_note(s, seat, value) for value in values]
    return [s.rules.box.kinds[value] for value in came if value != NONE]


def stash_icons(s: State, seat: int, icons: int) -> bool:
    """G-109.2 One small note for each suitcase icon."""
    box = s.rules.box
    cards = stash_notes(s, seat, [note_worth(box, box.number["don_suitcase_money"])] * icons)
    if s.told is not None and cards:
        s.told.append(Event("don_icons", seat, {"cards": cards, "n": icons, "rule": "G-109"}))
    return bool(cards)


def stash_top_jobs(s: State, seat: int, n: int, why: str, rule: str = "G-116") -> bool:
    """Draw and stash the top job, n times, for the reason given."""
    stashed = False
    for _ in range(n):
        job = draw_job(s)
        if job == NONE:
            stashed |= no_jobs_left(s, seat)
            continue
        s.case_jobs[seat] |= 1 << job
        stashed = True
        if s.told is not None:
            s.told.append(Event("don_top_job", seat, {"job": s.rules.box.jobs[job], "why": why, "rule": rule}))
    return stashed


def no_jobs_left(s: State, seat: int) -> bool:
    """G-121 Deck and discard are empty: money instead. D-29 If there is none so small, the smallest note in stock."""
    rules = s.rules
    dollars = rules.box.number["don_no_jobs_money"]
    if rules.no_jobs_by_count:
        dollars *= len(rules.don_seats)
    cards = stash_notes(s, seat, [note_worth(rules.box, dollars)])
    if not cards and rules.always_stashes:
        cards = stash_notes(s, seat, smallest_in_stock(s))
    if s.told is not None:
        s.told.append(Event("don_no_jobs" if cards else "don_nothing_left", seat, {"cards": cards, "rule": "G-121"}))
    return bool(cards)


def smallest_in_stock(s: State) -> list[int]:
    """The lowest money value of which the bank has a card; nothing if the bank is empty."""
    return next(([value] for value in range(s.rules.box.notes) if s.bank[value]), [])


def don_share(s: State, seat: int, best: int) -> None:
    """G-118 A don's part of what another used in his turf: a note like the highest one shown, else the top job."""
    cards = [] if best == NONE or s.rules.share_is_a_job else stash_notes(s, seat, [best])
    if not cards and (best == NONE or s.rules.share_is_a_job or s.rules.always_stashes):
        stash_top_jobs(s, seat, 1, "share", "G-118")
    elif s.told is not None:
        s.told.append(Event("don_share", seat, {"cards": cards, "rule": "G-118"}))
