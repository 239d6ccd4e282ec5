"""Dice: changed, turned, rolled, moved, exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from consigliere.games.achaja.box import DICE, FACES
from consigliere.games.achaja.changes import change_die, put_die, roll_die, swap_dice
from consigliere.games.achaja.operations.base import FIRST_NAME, UNSET, Op, Slots
from consigliere.games.achaja.queries import dice_at
from consigliere.games.achaja.state import ABSENT, State

if TYPE_CHECKING:
    from consigliere.games.achaja.reading import Reader

VALUES = frozenset({"values"})
ROOM = frozenset({"room", "places"})


def reach_of(by: int, clamp: bool) -> tuple[int, ...]:
    """A-21 By value: what a change leads to. It stops at 1 or 6; without clamping what goes beyond does not change."""
    table = [0]
    for value in range(1, FACES + 1):
        to = value + by
        if not 1 <= to <= FACES:
            to = max(1, min(FACES, to)) if clamp else value
        table.append(to)
    return tuple(table)


class ModifyDie(Op):
    """modify_die: add to a die, stopping at 1 or 6 (A-21). Not legal if nothing would change. A-83.9 Arsenal."""

    binding = True
    reads = writes = VALUES

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.die = reader.ref(table["die"], ("die",), "die")
        by = table["by"]
        self.changes: tuple[int, ...] = tuple(reader.integers(table, "by")) if isinstance(by, list) else ()
        if not self.changes:
            self.changes = (reader.integer(table, "by", -FACES, FACES),)
        if 0 in self.changes or not self.changes:
            reader.fail("a change by 0 is none", "by")
        if len(set(self.changes)) < len(self.changes) or max(map(abs, self.changes)) > FACES:
            reader.fail(f"each change stands there once and is from -{FACES} to {FACES}", "by")
        self.reach = {change: reach_of(change, reader.clamp) for change in self.changes}
        self.which = UNSET  # the slot that says which change, if there are several
        self.needs = (self.die,)

    def to(self, s: State, slots: Slots) -> int:
        change = self.changes[0] if self.which == UNSET else self.changes[slots[self.which]]
        return self.reach[change][s.value[slots[self.die]]]

    def possible(self, s: State, slots: Slots) -> bool:
        return self.to(s, slots) != s.value[slots[self.die]]

    def changeable(self) -> tuple[bool, ...]:
        """By value: whether some change is possible."""
        return tuple(any(self.reach[by][v] != v for by in self.changes) for v in range(FACES + 1))

    def do(self, s: State, slots: Slots) -> None:
        change_die(s, slots[self.die], self.to(s, slots))


class ModifyDiceAt(Op):
    """modify_dice_at: all dice on a location, whoever owns them; never illegal."""

    writes = VALUES

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.location = reader.ref(table["location"], ("location",), "location")
        self.reach = reach_of(reader.integer(table, "by", -FACES, FACES), True)
        self.needs = (self.location,)

    def do(self, s: State, slots: Slots) -> None:
        for die in dice_at(s, slots[self.location]):
            if self.reach[s.value[die]] != s.value[die]:
                change_die(s, die, self.reach[s.value[die]])


class SetDie(Op):
    """set_die: turn a die to a number; not legal if it shows it already."""

    binding = True
    reads = writes = VALUES

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.die = reader.ref(table["die"], ("die",), "die")
        self.value = reader.integer(table, "value", 1, FACES)
        self.needs = (self.die,)

    def possible(self, s: State, slots: Slots) -> bool:
        return s.value[slots[self.die]] != self.value

    def changeable(self) -> tuple[bool, ...]:
        return tuple(v != self.value for v in range(FACES + 1))

    def do(self, s: State, slots: Slots) -> None:
        change_die(s, slots[self.die], self.value)


class FlipDie(Op):
    """flip_die: turn a die to its opposite face."""

    writes = VALUES

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.die = reader.ref(table["die"], ("die",), "die")
        self.needs = (self.die,)

    def do(self, s: State, slots: Slots) -> None:
        change_die(s, slots[self.die], FACES + 1 - s.value[slots[self.die]])


class RerollDie(Op):
    """reroll_die: a new number, maybe the same; a set is rolled one by one. A-83.2 Royal Council, A-83.3 Watchtower."""

    random = True
    writes = VALUES

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.die = reader.ref(table["die"], ("die", "dice"), "die")
        self.needs = (self.die,)

    def do(self, s: State, slots: Slots) -> None:
        dice = slots[self.die]
        for die in dice if isinstance(dice, tuple) else (dice,):
            roll_die(s, die)


class RerollAll(Op):
    """reroll_all: all dice of a player, in Troy and in reserve. A-98 With two houses: of one colour."""

    random = True
    writes = VALUES

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.who = reader.player(table, "who")
        self.colour = UNSET
        self.needs = (self.who,) if self.who >= FIRST_NAME else ()

    def do(self, s: State, slots: Slots) -> None:
        for die in s.houses.dice[slots[self.who]]:
            if self.colour == UNSET or slots[self.colour] in (UNSET, die // DICE):
                roll_die(s, die)


class MoveDie(Op):
    """move_die: to an open location with room at that moment (A-22); from the reserve too."""

    binding = True
    reads = writes = ROOM

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.die = reader.ref(table["die"], ("die",), "die")
        self.to = reader.ref(table["to"], ("location",), "to")
        self.needs = (self.die, self.to)

    def possible(self, s: State, slots: Slots) -> bool:
        to = slots[self.to]
        return bool(s.room >> to & 1) and s.place[slots[self.die]] != to

    def do(self, s: State, slots: Slots) -> None:
        put_die(s, slots[self.die], slots[self.to])


class SwapDice(Op):
    """swap_dice: two dice exchange their places in Troy; limits do not matter (D-6)."""

    reads = writes = ROOM

    def __init__(self, table: dict[str, Any], reader: Reader) -> None:
        self.a = reader.ref(table["a"], ("die",), "a")
        self.b = reader.ref(table["b"], ("die",), "b")
        self.needs = (self.a, self.b)

    def possible(self, s: State, slots: Slots) -> bool:
        return ABSENT not in (s.place[slots[self.a]], s.place[slots[self.b]])

    def do(self, s: State, slots: Slots) -> None:
        swap_dice(s, slots[self.a], slots[self.b])
