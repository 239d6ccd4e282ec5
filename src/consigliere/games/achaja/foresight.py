"""A-41 For every choice of an effect: what must still be possible after it, worked out once from its operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.games.achaja.operations import board, choices, dice, flows, goods
from consigliere.games.achaja.operations.base import Choice, Op
from consigliere.games.achaja.reading import Flow, Item


def op_of(item: Item) -> Op:
    return item.op if isinstance(item, Flow) else item


def path(items: Sequence[Item], late: set[int], count_late: bool = False) -> list[Op]:
    """What happens for certain, in order: choices, operations that can be illegal, and all that can be foreseen."""
    found: list[Op] = []
    for item in items:
        op = op_of(item)
        if op.jumps or isinstance(op, flows.May):
            continue
        if isinstance(op, Choice):
            if op.early or count_late:
                found.append(op)
        elif count_late or not any(slot in late for slot in op.needs):
            if op.binding or (not op.random and op.writes):
                found.append(op)
    return found


def essential(ops: Sequence[Op], before: Sequence[Op] = ()) -> list[Op]:
    """Of what happens, only what can fail and is not taken care of, with the choices on which that depends."""
    found: list[Op] = []
    wanted: set[int] = set()
    for i in range(len(ops) - 1, -1, -1):
        op = ops[i]
        needed = isinstance(op, Choice) and op.slot in wanted
        if needed or (op.binding and not implied(op, [*before, *ops[:i]])):
            found.append(op)
            wanted |= set(op.needs if op.judges is None else op.judges)
    return found[::-1]


def depends(ops: Sequence[Op]) -> bool:
    """Whether something that can fail depends on an earlier operation."""
    return any(
        later.binding and op.writes & later.reads
        for i, op in enumerate(ops)
        if not op.choice and not op.random
        for later in ops[i + 1 :]
    )


def implied(op: Op, before: Sequence[Op]) -> bool:
    """Whether an earlier choice offers only what makes this operation legal."""

    def chosen(slot: int, kind: type[Choice], *writes: str) -> Any:
        for i in range(len(before) - 1, -1, -1):
            found = before[i]
            if isinstance(found, kind) and found.slot == slot:
                untouched = not any(set(writes) & other.writes for other in before[i + 1 :])
                return found if untouched else None
        return None

    if isinstance(op, (dice.ModifyDie, dice.SetDie)):
        return chosen(op.die, choices.ChooseDie, "values") is not None
    if isinstance(op, choices.ChooseChange):
        return chosen(op.die, choices.ChooseDie, "values") is not None
    if isinstance(op, dice.MoveDie):
        to, die = chosen(op.to, choices.ChooseLocation, "room", "places"), chosen(op.die, choices.ChooseDie, "places")
        apart = to is not None and (to.avoid == op.die or (die is not None and not die.places[1]))
        return apart and to.with_room
    if isinstance(op, board.MovePowerToken):
        to = chosen(op.to, choices.ChooseLocation, "tokens")
        return to is not None and to.avoid == op.token
    if isinstance(op, board.DiscardCharacter):
        who = chosen(op.character, choices.ChooseCharacter, "characters")
        return who is not None and not who.all
    return False


def tidy(items: Sequence[Item], before: list[Op], after: list[Op], late: set[int]) -> None:
    """For every choice of a list: narrow what it offers, and note what must still be possible after it."""
    for i, item in enumerate(items):
        op = op_of(item)
        follows = path(items[i + 1 :], late) + after
        if isinstance(op, Choice):
            if not op.early:
                follows = dependents(op, path(items[i + 1 :], late, count_late=True))
            if isinstance(op, choices.ChooseDie):
                narrow(op, follows)
            op.deep = depends(follows)
            op.checks = tuple(follows if op.deep else essential(follows, [op]))
            touched = frozenset().union(op.reads, *(later.reads for later in op.checks))
            lists = [path(inner, late, not op.early) for inner in item.lists] if isinstance(item, Flow) else []
            for inner in lists:
                touched = touched.union(*(later.reads for later in inner))
            op.foresees = op.early and any(not b.random and not b.choice and b.writes & touched for b in before)
        if isinstance(item, Flow):
            settle_lists(item, late, follows, before)
        before.append(op)


def settle_lists(item: Flow, late: set[int], follows: list[Op], before: list[Op]) -> None:
    """The lists of a flow operation, each with what comes after it."""
    op = item.op
    for inner in item.lists:
        tidy(inner, [*before, op], follows if isinstance(op, Choice) and op.early else [], late)
    if isinstance(op, (flows.May, flows.ChooseOne)):
        paths = [path(inner, late, not op.early) + (follows if op.early else []) for inner in item.lists]
        deep = tuple(depends(ops) for ops in paths)
        bodies = tuple(tuple(ops if tried else essential(ops)) for ops, tried in zip(paths, deep))
        if isinstance(op, flows.May):
            op.body, op.body_deep = bodies[0], deep[0]
            hiding = (goods.Pay, board.PlayIntrigue, board.UseCharacter)
            op.hidden = any(isinstance(inner, hiding) for inner in bodies[0])
        else:
            op.bodies, op.bodies_deep = bodies, deep
            op.checks = ()  # each list was looked at together with what follows


def dependents(op: Choice, follows: list[Op]) -> list[Op]:
    """A late choice answers only for what needs it."""
    slots, found = {op.slot}, []
    for later in follows:
        if slots & set(later.needs):
            found.append(later)
            if isinstance(later, Choice):
                slots.add(later.slot)
    return found


def narrow(op: choices.ChooseDie, follows: list[Op]) -> None:
    """A-21 A die that would not change cannot be chosen for a change."""
    for i, later in enumerate(follows):
        if (
            isinstance(later, (dice.ModifyDie, dice.SetDie))
            and later.die == op.slot
            and implied(later, [op, *follows[:i]])
        ):
            can = later.changeable()
            op.values = tuple(a and b for a, b in zip(op.values, can))
