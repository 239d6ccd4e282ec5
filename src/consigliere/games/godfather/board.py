"""Figures and markers on the move."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY
from consigliere.games.godfather.box import FIGURES, MEMBER_BITS, NEUTRAL, THUG_BITS
from consigliere.games.godfather.queries import figure_word, owner
from consigliere.games.godfather.state import EMPTY, State


def next_thug(s: State, seat: int) -> int:
    """Take a thug out of a reserve."""
    thugs = s.reserve[seat] & THUG_BITS
    low = thugs & -thugs
    s.reserve[seat] ^= low
    return seat * FIGURES + low.bit_length() - 1


def next_member(s: State, seat: int) -> int:
    """Take a family member out of a reserve: the Don before the Consigliere before the Heir."""
    members = s.reserve[seat] & MEMBER_BITS
    low = members & -members
    s.reserve[seat] ^= low
    return seat * FIGURES + low.bit_length() - 1


def kill_on_front(s: State, killer: int, business: int) -> None:
    """G-16, G-42 The figure on a front goes to the river; the front is free again."""
    figure = s.fronts[business]
    s.fronts[business] = EMPTY
    s.river |= 1 << figure
    if s.told is not None:
        _tell_kill(s, killer, figure, s.rules.box.businesses[business])


def kill_on_space(s: State, killer: int, space: int) -> None:
    """G-42 The same for a family space."""
    figure = s.spaces[space]
    s.spaces[space] = EMPTY
    s.river |= 1 << figure
    if s.told is not None:
        _tell_kill(s, killer, figure, s.rules.box.spaces[space])


def _tell_kill(s: State, killer: int, figure: int, place: str) -> None:
    facts = {"figure": figure_word(s.rules.box, figure), "place": place}
    assert s.told is not None
    if figure >= NEUTRAL:
        s.told.append(Event("killed_neutral", killer, facts))
    else:
        s.told.append(Event("killed", killer, {**facts, "victim": owner(figure)}))


def back_to_reserve(s: State, figure: int) -> None:
    s.reserve[figure // FIGURES] |= 1 << figure % FIGURES


def put_marker(s: State, seat: int, turf: int) -> None:
    """G-47 One of the own markers on top of a stack."""
    s.markers[seat] -= 1
    s.stacks[turf] += (seat,)
    if s.told is not None:
        s.told.append(Event("marked", seat, {"turf": turf + 1}))


def fetch_marker(s: State, seat: int, turf: int) -> None:
    """G-47 The topmost own marker of a stack goes back to its owner's hand, to be put elsewhere."""
    stack = s.stacks[turf]
    at = len(stack) - 1 - stack[::-1].index(seat)
    s.stacks[turf] = stack[:at] + stack[at + 1 :]
    s.markers[seat] += 1
    if s.told is not None:
        s.told.append(Event("fetched", seat, {"turf": turf + 1}))


def take_top_marker(s: State, seat: int, turf: int) -> int:
    """G-86 The top marker of a stack returns to its owner."""
    stack = s.stacks[turf]
    loser = stack[-1] if stack else NOBODY
    assert loser != NOBODY
    s.stacks[turf] = stack[:-1]
    s.markers[loser] += 1
    if s.told is not None:
        s.told.append(Event("unmarked", seat, {"turf": turf + 1, "victim": loser}))
    return loser
