"""Taking back: freely as long as nobody learnt anything, chance stood still and nobody else acted.

Whether somebody learnt something is derived from the rules, not written by hand for each move. For every other seat
we imagine worlds that agree with all it knew before the move. If the move was possible in each of them and would have
looked exactly the same to that seat, the move told it nothing but the choice itself. A move that misses this test with
probability p in a random world slips through with (1 - p) ** WORLDS at most; what it tells is then next to nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.refusal import IllegalMove
from consigliere.core.save import canonical

WORLDS = 24


class Made(NamedTuple):
    """One move that could still be taken back: its number, who made it, and the positions around it."""

    number: int
    seat: int
    move: Move
    before: Position[Any]
    after: Position[Any]

    @property
    def chance_moved(self) -> bool:
        return bool(self.before.state.chance.used != self.after.state.chance.used)


class Trail:
    """The latest moves of one seat, as long as nobody else acted."""

    __slots__ = ("moves", "verdicts")
    LONGEST = 40

    def __init__(self) -> None:
        self.moves: list[Made] = []
        self.verdicts: dict[int, str] = {}  # by number: why it stays; imagining is dear, so once only

    def add(self, made: Made) -> None:
        if made.chance_moved or (self.moves and self.moves[-1].seat != made.seat):
            self.clear()  # nothing before it can be taken back alone any more
        self.moves.append(made)
        del self.moves[: -self.LONGEST]

    def cut(self, number: int) -> None:
        """Moves after that one were taken back."""
        self.moves = [made for made in self.moves if made.number <= number]
        self.verdicts = {seen: why for seen, why in self.verdicts.items() if seen <= number}

    def clear(self) -> None:
        self.moves.clear()
        self.verdicts.clear()

    def why_stays(self, made: Made) -> str:
        if made.number not in self.verdicts:
            self.verdicts[made.number] = why_stays(made)
        return self.verdicts[made.number]

    def back(self, seat: int, whole_turn: bool) -> Made | str:
        """The move up to which a seat may take back by itself, or the code of the reason why not."""
        if not self.moves:
            return "nothing_to_undo"
        if self.moves[-1].seat != seat:
            return "undo_others"
        found: Made | None = None
        why = "nothing_to_undo"
        for made in reversed(self.moves):
            if stays := self.why_stays(made):
                why = stays
                break
            found = made
            if not whole_turn:
                break
        return found or why


def why_stays(made: Made) -> str:
    """The code of the reason why a move cannot be taken back without asking the others; "" if it can."""
    if made.chance_moved:
        return "undo_chance"
    return "undo_learnt" if tells_somebody(made) else ""


def tells_somebody(made: Made) -> bool:
    """Did any other seat, or a spectator, learn more by this move than that it was chosen?"""
    before, after = made.before, made.after
    watched = canonical(after.view(None))
    message = f"{before.digest()} {made.seat} {made.move}".encode()
    chance = Chance(blake2b(message, person=b"undo", digest_size=32).digest())  # the same verdict after a restart
    for other in range(before.players):
        if other == made.seat:
            continue
        seen = canonical(after.view(other))
        worlds = before.worlds(other)
        for _ in range(WORLDS):
            try:
                world, _ = worlds.draw(chance).after(made.seat, made.move)
            except IllegalMove:
                return True
            if canonical(world.view(other)) != seen or canonical(world.view(None)) != watched:
                return True
    return False
