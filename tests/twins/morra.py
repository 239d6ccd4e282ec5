"""Morra (examples/morra): what others have shown in this round, while somebody has still to show."""

from __future__ import annotations

from typing import Any

from consigliere.core.chance import Chance


def redraw(s: Any, seat: int, chance: Chance) -> Any:
    """The same state with other answers of the others."""
    world = s.clone()
    if s.stack:
        question = world.stack[-1]
        could_show = s.rules.steps["show"].legal(world, question)
        shown = tuple((who, move if who == seat else chance.pick(could_show)) for who, move in question.sealed)
        world.stack[-1] = question._replace(sealed=shown)
    return world


def without_secrets(saved: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A saved state without the answers of others; that they have answered is known."""
    for frame in saved["stack"]:
        frame[3] = [[who, move if who == seat else "hidden"] for who, move in frame[3]]
    return saved | {"chance": None}
