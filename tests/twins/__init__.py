"""Twin worlds: the real state with everything redrawn that a seat cannot know.

Each file says a second time, from the state and not from the view, what is hidden from whom. The product's own worlds
are made from views, so they could never show that a view tells too much; these can.
"""

from __future__ import annotations

import importlib
from typing import Any

import consigliere as cg
from consigliere.core.chance import Chance, seed_bytes
from consigliere.core.position import Position


def twin_position(position: Position[Any], seat: int | None, seed: int) -> Position[Any]:
    """The twin of a position for a seat; for a spectator redrawn by everybody in turn, so that nothing hidden stays."""
    redraw = importlib.import_module(f"twins.{position.game.name}").redraw
    chance = Chance(seed_bytes(seed))
    state = position.state
    for one in range(position.players) if seat is None else (seat,):
        state = redraw(state, one, chance)
    state.chance = chance
    return Position(position.game, position.rules, state)


def twin_match(m: cg.Match[Any], seat: int, seed: int) -> cg.Match[Any]:
    """The same with the part of the log that the seat shares."""
    twin: cg.Match[Any] = cg.Match(m.header, twin_position(m.position, seat, seed))
    twin.events = [event.known_to(seat) for event in m.events]
    return twin
