"""What all operations have in common, and how one sees whether a choice can be completed.

An effect remembers what was chosen in numbered *slots*: the first four belong to everybody, the others are names
given by the effect. Every choice that does not wait for a random or hidden result is declared before anything
happens (A-43); only what can be completed is offered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from consigliere.core.move import Move
from consigliere.games.achaja.state import State

if TYPE_CHECKING:
    from consigliere.games.achaja.reading import Reader

SELF, ATTACKER, IT, FREED = range(4)  # who acts; whose card is answered; the seat an `each` is at; who got away
FIRST_NAME = 4
UNSET = -1
Slots = Sequence[Any]  # numbers, and tuples of numbers for several cards or dice

FREE: frozenset[str] = frozenset()


class Sizes(NamedTuple):
    """How many options there can be at most, for so many players with such a box."""

    seats: int
    colours: int  # of one player
    own_dice: int
    dice: int
    tokens: int  # places where a power token can lie, counted by colour
    characters: int


class Op(ABC):
    """One operation. `possible` says whether it is legal now, `do` carries it out."""

    binding = False  # it can be impossible, which makes the whole effect illegal
    random = False  # what it leads to cannot be foreseen
    opens = False  # it asks questions of its own
    choice = False  # it is a question: a Choice
    jumps = False  # it only says where the effect goes on
    reads: frozenset[str] = FREE  # on what its legality depends
    writes: frozenset[str] = FREE  # what it changes
    needs: tuple[int, ...] = ()  # slots that must be filled
    judges: tuple[int, ...] | None = None  # slots on which `possible` depends, if not on all it needs
    name = ""
    at = 0  # the place in the outermost list of the effect where it stands

    @abstractmethod
    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        """From its table in the component file."""

    def possible(self, s: State, slots: Slots) -> bool:
        return True

    def do(self, s: State, slots: Slots) -> None:
        raise AssertionError(f"{self.name} cannot be carried out")

    def go(self, s: State, slots: list[Any], pc: int) -> int:
        """Where an effect goes on that is being carried out; only for operations that jump."""
        raise AssertionError(f"{self.name} does not jump")

    def sure(self, s: State) -> bool:
        """Whether it is possible whatever was chosen before; False if that is not seen at once."""
        return False

    def idle(self, s: State, slots: Slots) -> bool:
        """Whether it would do nothing at all."""
        return False

    def skip(self, pc: int) -> int:
        """Where a declaration goes on, which carries nothing out."""
        return pc + 1

    def ready(self, slots: Slots) -> bool:
        """Whether everything it needs was chosen."""
        for slot in self.needs:  # noqa: SIM110
            if slots[slot] == UNSET:
                return False
        return True

    def judged(self, slots: Slots) -> bool:
        """Whether everything was chosen on which `possible` depends."""
        return self.ready(slots) if self.judges is None else True

    def within_play(self) -> Op:
        """The operation to look at while one judges whether a card could be played through another effect."""
        return self


class Choice(Op):
    """A question. It fills `slot` with one of its options."""

    choice = True
    binding = True
    many = False  # several may be taken
    kind = ""  # what is chosen; prompts are named after it
    early = True
    secret = False  # the options depend on what only the chooser sees
    slot = UNSET
    by = SELF
    checks: tuple[Op, ...] = ()  # what must still be possible afterwards
    deep = False  # ... where one of these depends on another: they must be tried out on a copy
    foresees = False  # the options depend on what earlier operations of the same effect will have done
    otherwise = UNSET  # inside `each`: where a player goes on who has nothing to choose
    decides_all = False  # an option exists only if all that follows can be completed with it
    tried = True  # what follows can depend on the option that is taken
    verbs: tuple[str, ...] = ()

    def ready(self, slots: Slots) -> bool:
        """The same, and there must be somebody who chooses."""
        return slots[self.by] != UNSET and super().ready(slots)

    @abstractmethod
    def options(self, s: State, slots: Slots) -> list[Any]:
        """What may be chosen now, whether or not it can be completed."""

    def exists(self, s: State, slots: Slots) -> bool:
        return bool(self.options(s, slots))

    @abstractmethod
    def breadth(self, sizes: Sizes) -> int:
        """How many options there can be."""

    @abstractmethod
    def move(self, s: State, option: Any) -> Move:
        """How a player says it."""

    def option(self, s: State, slots: Slots, move: Move) -> Any:
        """The option a move stands for; the move is known to be legal."""
        return next(option for option in self.options(s, slots) if self.move(s, option) == move)

    def offers(self, s: State, slots: Slots) -> list[Any]:
        """The options that can be completed."""
        found = self.options(s, slots)
        if not self.checks or self.many:
            return found
        if len(self.checks) == 1 and self.checks[0].sure(s):
            return found
        trial, slot, checks = list(slots), self.slot, self.checks
        offered = []
        for option in found:
            trial[slot] = option
            if completes_on_a_copy(s, checks, 0, trial) if self.deep else completes(s, checks, 0, trial):
                offered.append(option)
        return offered

    def moves(self, s: State, slots: Slots) -> list[Move]:
        move = self.move
        return [move(s, option) for option in self.offers(s, slots)]

    def next(self, slots: Slots, pc: int) -> int:
        """Where the effect goes on."""
        return pc + 1

    def needless(self, s: State, slots: Slots, count: int) -> bool:
        """A choice among one may be made by the engine, unless that tells something."""
        return count == 1


def is_choice(op: Op) -> TypeGuard[Choice]:
    """The same as `isinstance`, which is slow for abstract classes."""
    return op.choice


def completes(s: State, checks: Sequence[Op], at: int, slots: list[Any]) -> bool:
    """A-41 Whether there is a complete set of choices under which every operation is legal.

    All of them are tried in the worst case; effort.py sees to it that they are not many. What was not chosen, because
    it stands in a list that is left out, is not looked at.
    """
    last = len(checks) - 1
    while at <= last:
        op = checks[at]
        if not is_choice(op):
            if op.judged(slots) and not op.possible(s, slots):
                return False
        elif op.ready(slots):
            if op.decides_all or at == last or (at == last - 1 and checks[last].sure(s)):
                return op.exists(s, slots)
            if op.tried:
                for option in op.options(s, slots):
                    slots[op.slot] = option
                    if completes(s, checks, at + 1, slots):
                        return True
                return False
            if not op.exists(s, slots):
                return False
        at += 1
    return True


def completes_on_a_copy(s: State, checks: Sequence[Op], at: int, slots: list[Any]) -> bool:
    """The same where a choice depends on what an earlier operation will have done: each is done on a copy first."""
    world = s.clone()
    last = len(checks) - 1
    for i in range(at, last + 1):
        op = checks[i]
        if is_choice(op):
            if not op.ready(slots):
                continue
            if op.decides_all or i == last:
                return op.exists(world, slots)
            if op.tried:
                for option in op.options(world, slots):
                    trial = list(slots)
                    trial[op.slot] = option
                    if completes_on_a_copy(world, checks, i + 1, trial):
                        return True
                return False
            if not op.exists(world, slots):
                return False
            continue
        if op.binding and op.judged(slots) and not op.possible(world, slots):
            return False
        if not op.random and op.ready(slots) and op.possible(world, slots):
            op.do(world, slots)
    return True
