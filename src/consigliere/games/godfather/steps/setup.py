"""G-1 to G-8, G-100 to G-103 Set-up. G-31 Open New Business."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.games.godfather.cards import draw_job, gain_job, gain_note
from consigliere.games.godfather.state import NOWHERE, OPEN_BUSINESS, State


def set_up(s: State) -> None:
    """Tiles, hands, open jobs, allies and the horse head, in this order."""
    rules = s.rules
    for _ in range(rules.setup.tiles):  # G-3
        open_tile(s, "blue")
    if s.told is not None:
        s.told.append(Event("begins", None, {"n": rules.n}))
    for seat in range(rules.humans):  # G-102: a don gets nothing
        for value in rules.box.start_money:  # G-6
            gain_note(s, seat, value)
        for _ in range(rules.box.number["start_jobs"]):  # G-4
            gain_job(s, seat)
    fill_open_jobs(s)
    show_allies(s)  # G-5
    s.head = s.chance.below(rules.humans)  # G-8, G-103: with dons it is a human
    if s.told is not None:
        s.told.append(Event("horse_head", s.head))


def fill_open_jobs(s: State) -> None:
    """G-4, G-57 Open jobs are filled up to their number."""
    jobs = list(s.open_jobs)
    while len(jobs) < s.rules.setup.open_jobs and (job := draw_job(s)) >= 0:
        jobs.append(job)
        if s.told is not None:
            s.told.append(Event("opens_job", None, {"job": s.rules.box.jobs[job]}))
    s.open_jobs = tuple(jobs)


def show_allies(s: State) -> None:
    """G-5, G-57 Allies of the act are turned up, one fewer than there are families."""
    box = s.rules.box
    if not box.acts[s.act].allies:
        return
    pile = [ally for ally in s.ally_pile if box.ally_act[ally] == s.act + 1]
    shown: list[int] = []
    while pile and len(shown) < s.rules.setup.allies:
        ally = s.chance.draw(pile)
        s.ally_pile.remove(ally)
        shown.append(ally)
    s.shown = tuple(shown)
    if s.told is not None:
        s.told.append(Event("shows_allies", None, {"allies": [box.allies[ally] for ally in shown]}))


def open_business(s: State) -> None:
    """G-31 The next tile of the colour of the act."""
    s.phase = OPEN_BUSINESS
    if s.told is not None:
        s.told.append(Event("act", None, {"act": s.act + 1}))
    open_tile(s, s.rules.box.acts[s.act].tile)


def open_tile(s: State, color: str) -> None:
    """G-31 It goes into the slot of the lowest-numbered turf whose slot is empty."""
    pile = s.blue if color == "blue" else s.red
    if not pile or NOWHERE not in s.tiles:
        return
    lay_tile(s, s.chance.draw(pile))


def lay_tile(s: State, tile: int) -> None:
    turf = s.tiles.index(NOWHERE)
    s.tiles[turf] = tile
    s.where[tile] = turf
    s.board.append(tile)
    if s.told is not None:
        s.told.append(Event("opens", None, {"business": s.rules.box.businesses[tile], "turf": turf + 1}))
