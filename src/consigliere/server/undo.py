"""Taking back: freely as long as nobody learnt anything, chance stood still and nobody else acted.

Whether somebody learnt something is derived from the rules, not written by hand for each move. For every other seat
we imagine worlds that agree with all it knew before the move. If the move was possible in each of them and would have
looked exactly the same to that seat, the move told it nothing but the choice itself. A move that misses this test with
probability p in a random world slips through with (1 - p) ** WORLDS at most; what it tells is then next to nothing.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from consigliere.core.match import Match
from consigliere.core.move import Move
from consigliere.core.refusal import IllegalMove
from consigliere.core.save import canonical

WORLDS = 24


class Step(NamedTuple):
    """One move of the seat that could still take it back, and the state before it."""

    seq: int  # of the entry that made the move
    seat: int
    move: Move
    before: Any
    chance: bool  # chance moved on


class Trail:
    """The latest moves of one seat, as long as nobody else acted."""

    __slots__ = ("steps", "verdicts")
    LONGEST = 40

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.verdicts: dict[int, bool] = {}  # by seq: did it tell somebody something; imagining is dear, so once only

    def add(self, step: Step) -> None:
        if step.chance or (self.steps and self.steps[-1].seat != step.seat):
            self.clear()  # nothing before it can be taken back alone any more
        self.steps.append(step)
        del self.steps[: -self.LONGEST]

    def clear(self) -> None:
        self.steps.clear()
        self.verdicts.clear()

    def told(self, match: Match[Any], step: Step) -> bool:
        if step.seq not in self.verdicts:
            self.verdicts[step.seq] = tells_somebody(match, step)
        return self.verdicts[step.seq]

    def back(self, match: Match[Any], seat: int, whole_turn: bool) -> Step | str:
        """Where a seat may go back to by itself, or the code of the reason why not."""
        if not self.steps:
            return "nothing_to_undo"
        if self.steps[-1].seat != seat:
            return "undo_others"
        found: Step | None = None
        why = "nothing_to_undo"
        for step in reversed(self.steps):
            if step.chance:
                why = "undo_chance"
                break
            if self.told(match, step):
                why = "undo_learnt"
                break
            found = step
            if not whole_turn:
                break
        return found or why


def tells_somebody(match: Match[Any], step: Step) -> bool:
    """Did any other seat, or a spectator, learn more by this move than that it was chosen?"""
    before = match.clone()
    before.state = match.game.clone(step.before)
    after = before.clone()
    after.play(step.seat, step.move)
    for other in range(match.players):
        if other == step.seat:
            continue
        seen, watched = canonical(after.view(other)), canonical(after.view(None))
        for _ in range(WORLDS):
            world = before.imagine(other, secrets.token_bytes(32))
            try:
                world.play(step.seat, step.move)
            except IllegalMove:
                return True
            if canonical(world.view(other)) != seen or canonical(world.view(None)) != watched:
                return True
    return False
