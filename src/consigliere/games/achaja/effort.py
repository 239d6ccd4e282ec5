"""How much work it can be to see what is legal. A component file that would ask for too much is refused.

Whether an effect can be carried out is found by trying (A-41). One try is one look at one operation under one set of
choices; what is counted here is how many there can be in the worst case, whatever lies on the table. The limits keep
every question below some hundredths of a second, and the shipped cards stay far below them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS, Box
from consigliere.games.achaja.operations.base import Choice, Op, Sizes, is_choice
from consigliere.games.achaja.operations.board import PlayIntrigue, UseCharacter
from consigliere.games.achaja.operations.choices import DifferentDice
from consigliere.games.achaja.operations.flows import ChooseOne, May

if TYPE_CHECKING:
    from consigliere.games.achaja.program import Program

MOST_TRIES = 6_000  # for one effect: to begin it, and for each of its choices
MOST_TRIES_TOGETHER = 8_000  # for all effects among which one question lets choose
ON_A_COPY = 2  # how much dearer a try is that is made on a copy of the table


def sizes_for(players: int, box: Box) -> Sizes:
    colours = 2 if players == 2 else 1
    in_play = players * colours
    characters = box.number["characters_shown"] + len(box.figures)
    return Sizes(players, colours, colours * DICE, in_play * DICE, LOCATIONS * min(in_play, COLOURS), characters)


class Effort:
    """Counts tries for the effects of one box and number of players."""

    def __init__(self, sizes: Sizes) -> None:
        self.sizes = sizes
        self.to_use = 1  # to see whether a character can be used
        self.to_play = 1  # to see whether some card can be played
        self.counted: dict[int, int] = {}  # by choose_one: what all its lists take

    def look_through(self, cards: Sequence[Program], abilities: Sequence[Program]) -> None:
        """What it takes to see whether a card can be played and a character used through an effect."""
        self.to_use = self.of_each([program for program in abilities if not program.must_play])
        self.to_play = self.together(program.within_play for program in cards)
        self.counted.clear()
        self.to_use = self.of_each(abilities)
        self.counted.clear()

    def of_each(self, abilities: Sequence[Program]) -> int:
        """What each of the characters that can be chosen takes if they are the dearest ones, on an average."""
        n = self.sizes.characters
        tries = sorted((self.of_line(program.checks, program.deep) for program in abilities), reverse=True)
        return sum(tries[:n]) // n + 1

    def together(self, programs: Iterable[Program]) -> int:
        return sum(self.of_line(program.checks, program.deep) for program in programs)

    def of_line(self, checks: Sequence[Op], deep: bool) -> int:
        """To see whether one operation after the other can be carried out: choices multiply what follows them."""
        tries = 0
        for op in reversed(checks):
            if isinstance(op, ChooseOne):
                lists = self.of_lists(op)
                tries = lists if op.decides_all else lists + tries
            elif is_choice(op) and op.tried and tries:
                tries = 1 + op.breadth(self.sizes) * tries
            else:
                tries += self.of_one(op)
        return tries * ON_A_COPY if deep else tries

    def of_lists(self, op: ChooseOne) -> int:
        if id(op) not in self.counted:
            self.counted[id(op)] = sum(self.of_line(*body) for body in zip(op.bodies, op.bodies_deep, strict=True))
        return self.counted[id(op)]

    def of_one(self, op: Op) -> int:
        if isinstance(op, DifferentDice):
            return 2 * len(op.choices)
        if isinstance(op, UseCharacter):
            return 1 + self.to_use
        return 1 + self.to_play if isinstance(op, PlayIntrigue) and op.binding else 1

    def of_choice(self, op: Choice) -> int:
        """To list the options of a choice that can be completed."""
        if isinstance(op, May):
            return self.of_line(op.body, op.body_deep)
        if isinstance(op, ChooseOne):
            return self.of_lists(op)
        return op.breadth(self.sizes) * (1 + self.of_line(op.checks, op.deep))

    def dearest(self, program: Program) -> tuple[int, Op | None]:
        """What an effect takes in all, and the operation that takes most of it."""
        begun = self.of_line(program.checks, program.deep)
        each = [(self.of_choice(op), op) for op in program.code if is_choice(op)]
        most = max(each, key=lambda one: one[0], default=(0, None))
        return begun + sum(tries for tries, _ in each), most[1]
