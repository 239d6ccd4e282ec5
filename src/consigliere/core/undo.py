"""Taking back, by one rule at every table: freely, unless chance, another person or something learnt is in the way.

Bots never mind: where nobody else watches, their answers go back together with the move they answered.

Whether somebody learnt something is derived from the rules, not written by hand for each move. For every other person
we imagine worlds that agree with all it knew before the move. If the move was possible in each of them and would have
looked exactly the same to that seat, the move told it nothing but the choice itself. A move that misses this test with
probability p in a random world slips through with (1 - p) ** WORLDS at most; what it tells is then next to nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from consigliere.core.chance import Chance
from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.core.position import Position
from consigliere.core.refusal import IllegalMove
from consigliere.core.save import canonical

WORLDS = 24


class Made(NamedTuple):
    """One move that could still be taken back: its number, who made it, the positions around it and what it told."""

    number: int
    seat: int
    move: Move
    before: Position[Any]
    after: Position[Any]
    told: Sequence[Event] = ()

    @property
    def chance_moved(self) -> bool:
        return bool(self.before.state.chance.used != self.after.state.chance.used)


class Trail:
    """The latest moves of a table, as far back as one could be taken back.

    `watched`: the others see each move at once. At one keyboard they see nothing before it is their turn.
    """

    __slots__ = ("longest", "moves", "verdicts", "watched")

    def __init__(self, watched: bool = True, longest: int = 40) -> None:
        self.watched = watched
        self.longest = longest
        self.moves: list[Made] = []
        self.verdicts: dict[tuple[int, int, frozenset[int]], str] = {}  # imagining is dear, so once only

    def add(self, made: Made, people: Collection[int]) -> None:
        """A move was made; `people` are the seats that are not bots."""
        others_watch = self.watched and len(people) > 1
        if made.chance_moved or (others_watch and self.moves and self.moves[-1].seat != made.seat):
            self.clear()  # nothing before it can be taken back alone any more
        self.moves.append(made)
        del self.moves[: -self.longest]

    def cut(self, number: int) -> None:
        """Moves after that one were taken back."""
        self.moves = [made for made in self.moves if made.number <= number]
        self.verdicts = {key: why for key, why in self.verdicts.items() if key[0] <= number}

    def clear(self) -> None:
        self.moves.clear()
        self.verdicts.clear()

    def back(self, seat: int, people: Collection[int], whole_turn: bool = False) -> Made | str:
        """The move of a seat up to which it may take back by itself, or the code of the reason why not."""
        found: Made | None = None
        for made in reversed(self.moves):
            if found and made.seat != seat:  # the turn began after it
                return found
            if why := self.why_stays(made, seat, frozenset(people) - {seat}):
                return found or why
            if made.seat == seat:
                found = made
                if not whole_turn:
                    return found
        return found or "nothing_to_undo"

    def why_stays(self, made: Made, seat: int, others: frozenset[int]) -> str:
        """The code of the reason why `seat` cannot take that move back without asking the others; "" if it can."""
        key = made.number, seat, others
        if key not in self.verdicts:
            self.verdicts[key] = self._why_stays(made, seat, others)
        return self.verdicts[key]

    def _why_stays(self, made: Made, seat: int, others: frozenset[int]) -> str:
        if made.seat != seat and (made.seat in others or (others and self.watched)):
            return "undo_others"
        if made.chance_moved:
            return "undo_chance"
        if any(event.secret and seat in event.seen_by and len(event.seen_by) > 1 for event in made.told):
            return "undo_learnt"  # a secret of one was shown to the other
        return "undo_learnt" if self.watched and tells_somebody(made, others) else ""


def tells_somebody(made: Made, others: Collection[int]) -> bool:
    """Did one of these seats, perhaps looking on as a spectator, learn more by a move than that it was chosen?"""
    before, after = made.before, made.after
    watched = canonical(after.view(None))
    message = f"{before.digest()} {made.seat} {made.move}".encode()
    chance = Chance(blake2b(message, person=b"undo", digest_size=32).digest())  # the same verdict after a restart
    for other in sorted(others):
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
