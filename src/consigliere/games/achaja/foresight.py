"""A-41 For every choice of an effect: what must still be possible after it, worked out once from its operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.games.achaja.operations import board, choices, dice, flows, goods
from consigliere.games.achaja.operations.base import UNSET, Choice, Op, is_choice
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


def checks_for(ops: Sequence[Op], before: Sequence[Op] = ()) -> tuple[Op, ...]:
    """What must be looked at to see whether all of this can happen."""
    return tuple(ops) if depends(ops) else tuple(all_different(essential(ops, before)))


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


def all_different(ops: list[Op]) -> list[Op]:
    """Choices of dice that must all differ, and on which nothing else depends, are looked at as one."""
    chosen_here = {op.slot for op in ops if is_choice(op)}
    group: list[choices.ChooseDie] = []
    for op in ops:
        if type(op) is choices.ChooseDie and op.avoid == UNSET:
            before = {one.slot for one in group}
            from_others = set(op.different) - before
            if before <= set(op.different) and not from_others & chosen_here:
                if not group or from_others == set(group[0].different):
                    group.append(op)
    inside = {op.slot for op in group}
    if len(group) < 2 or any(inside & set(op.needs) for op in ops if op not in group):
        return ops
    return [choices.DifferentDice(group), *(op for op in ops if op not in group)]


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
            op.checks = checks_for(follows, [op])
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
        bodies = tuple(checks_for(ops) for ops in paths)
        if isinstance(op, flows.May):
            op.body, op.body_deep = bodies[0], deep[0]
            inner_ops = path(item.lists[0], late, not op.early)
            chosen = {one.slot for one in inner_ops if is_choice(one)}
            op.needs_chosen = tuple({slot for one in inner_ops for slot in one.needs} - chosen)
            hiding = (goods.Pay, board.PlayIntrigue, board.UseCharacter)
            op.hidden = any(isinstance(inner, hiding) for inner in bodies[0])
        else:
            op.bodies, op.bodies_deep = bodies, deep
            op.decides_all = op.early
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
