"""A-70 to A-73 Passing: the marker, the event, and gold for waiting."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame
from consigliere.games.achaja.state import NO_EVENT, State


def pass_turn(s: State, seat: int) -> None:
    """A-70 The first to pass takes the marker. The first few, of two the first (A-99), carry their events out."""
    rules = s.rules
    s.passed |= 1 << seat
    s.passes += 1
    if s.told is not None:
        s.told.append(Event("passed", seat))
    if s.passes == 1 and s.marker != seat:
        s.marker = seat
        if s.told is not None:
            s.told.append(Event("took_marker", seat))
    event, s.events[seat] = s.events[seat], NO_EVENT
    if event == NO_EVENT:
        return
    if s.passes <= rules.reveals:
        s.revealed.append(event)
        if s.told is not None:
            s.told.append(Event("revealed_event", seat, {"event": rules.box.event_ids[event]}))
        s.stack.append(Frame("begin", seat, (rules.programs.events[event].number,)))
    else:  # D-18: face down
        s.buried[(s.turn - 1) * rules.players + seat] = event
        if s.told is not None:
            s.told.append(Event("buried_event", seat))
