"""Flow: which parts of an effect happen, and for whom."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from consigliere.core.event import Event
from consigliere.core.move import Move
from consigliere.games.achaja.operations.base import (
    FREED,
    IT,
    SELF,
    UNSET,
    Choice,
    Op,
    Sizes,
    Slots,
    completes,
    completes_on_a_copy,
)
from consigliere.games.achaja.state import State

if TYPE_CHECKING:
    from consigliere.games.achaja.reading import Reader

YES, NO = Move("yes"), Move("no")
OPTIONS = tuple(Move("option", str(i + 1)) for i in range(20))


class May(Choice):
    """may: the whole list or nothing. It never makes an effect illegal."""

    kind, verbs = "may", ("yes", "no")
    binding = tried = False
    end = 0  # where the list ends
    body: tuple[Op, ...] = ()  # what must be possible for a yes
    body_deep = False
    needs_chosen: tuple[int, ...] = ()  # what must have been chosen before for a yes
    hidden = False  # whether it is possible depends on gold or a hand, so that asking must not

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        pass

    def options(self, s: State, slots: Slots) -> list[int]:
        trial = list(slots)
        for slot in self.needs_chosen:
            if slots[slot] == UNSET:
                return [0]
        can = completes_on_a_copy(s, self.body, 0, trial) if self.body_deep else completes(s, self.body, 0, trial)
        return [1, 0] if can else [0]

    def breadth(self, sizes: Sizes) -> int:
        return 1

    def move(self, s: State, option: int) -> Move:
        return YES if option else NO

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return int(move == YES)

    def next(self, slots: Slots, pc: int) -> int:
        return pc + 1 if slots[self.slot] == 1 else self.end

    def skip(self, pc: int) -> int:
        return self.end

    def needless(self, s: State, slots: Slots, count: int) -> bool:
        return count == 1 and not (self.hidden and not self.early)


class ChooseOne(Choice):
    """choose_one: exactly one of several lists; only legal ones are offered. A-83.5 Prison, A-83.12 Citadel."""

    kind, verbs = "option", ("option",)
    tried = False
    starts: tuple[int, ...] = ()
    end = 0
    bodies: tuple[tuple[Op, ...], ...] = ()  # for each list what must be possible: early ones with all that follows
    bodies_deep: tuple[bool, ...] = ()

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        pass

    def options(self, s: State, slots: Slots) -> list[int]:
        return [i for i in range(len(self.bodies)) if self.can(s, slots, i)]

    def exists(self, s: State, slots: Slots) -> bool:
        return any(self.can(s, slots, i) for i in range(len(self.bodies)))

    def can(self, s: State, slots: Slots, option: int) -> bool:
        trial, body = list(slots), self.bodies[option]
        return completes_on_a_copy(s, body, 0, trial) if self.bodies_deep[option] else completes(s, body, 0, trial)

    def breadth(self, sizes: Sizes) -> int:
        return 1

    def within_play(self) -> Op:
        twin = copy(self)
        twin.bodies = tuple(tuple(op.within_play() for op in body) for body in self.bodies)
        return twin

    def move(self, s: State, option: int) -> Move:
        return OPTIONS[option]

    def option(self, s: State, slots: Slots, move: Move) -> int:
        return int(move[1]) - 1

    def next(self, slots: Slots, pc: int) -> int:
        branch = slots[self.slot]
        return self.end if branch == UNSET else self.starts[branch]

    def skip(self, pc: int) -> int:
        return self.end


class Jump(Op):
    """The end of one list of choose_one, or of a round of each."""

    jumps = True

    def __init__(self, to: int = 0) -> None:
        self.to = to

    def go(self, s: State, slots: list[Any], pc: int) -> int:
        return self.to

    def skip(self, pc: int) -> int:
        return self.to


class Each(Op):
    """each: for every such player, clockwise from the left of self. A-53 Who got away from the card is left out."""

    jumps = True
    end = 0
    names: tuple[int, ...] = ()  # what is chosen inside, anew for every player

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.everybody = reader.word(table, "players", ("others", "all")) == "all"

    def go(self, s: State, slots: list[Any], pc: int) -> int:
        order = s.rules.after[slots[SELF]]
        players = order if self.everybody else order[:-1]
        for slot in self.names:
            slots[slot] = UNSET
        at = 0 if slots[IT] == UNSET else players.index(slots[IT]) + 1
        while at < len(players) and slots[FREED] >> players[at] & 1:
            at += 1
        if at == len(players):
            slots[IT] = UNSET
            return self.end
        slots[IT] = players[at]
        return pc + 1

    def skip(self, pc: int) -> int:
        return self.end


class If(Op):
    """if: one list or the other, by a number that was rolled."""

    jumps = True
    otherwise = 0
    end = 0

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.var = reader.ref(table["var"], ("number",), "var")
        self.values = frozenset(reader.integers(table, "in"))
        self.needs = (self.var,)

    def go(self, s: State, slots: list[Any], pc: int) -> int:
        return pc + 1 if slots[self.var] in self.values else self.otherwise

    def skip(self, pc: int) -> int:
        return self.end


class RollWhite(Op):
    """roll_white: the white die, its number kept under a name."""

    random = True
    jumps = True
    slot = UNSET

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        pass

    def go(self, s: State, slots: list[Any], pc: int) -> int:
        slots[self.slot] = s.chance.roll()
        if s.told is not None:
            s.told.append(Event("rolled_white", slots[SELF], {"n": slots[self.slot]}))
        return pc + 1
