"""How effects are declared and carried out. What they do is written in the component file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from consigliere.core.flow import NOBODY, Frame
from consigliere.core.move import Move
from consigliere.games.achaja.operations.base import UNSET, Choice, is_choice
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.queries import look
from consigliere.games.achaja.state import State

Origin = tuple[str, Any]  # the question a declaration belongs to: its step and what it is about
Way = tuple[int, list[Any]]  # where a declaration goes on, and what is chosen so far
Commit = Callable[[State, Program, list[Any], Any], None]

#: by the step a declaration belongs to: what its last answer leads to. Filled by the steps.
COMMIT: dict[str, Commit] = {}


def begin(s: State, seat: int, program: Program, origin: Origin, attacker: int = UNSET) -> None:
    """A-43 Ask for everything that is declared beforehand; nothing happens before the last answer."""
    declare(s, program, 0, program.blank(seat, attacker), origin)


def declare(s: State, program: Program, pc: int, slots: list[Any], origin: Origin) -> None:
    """Go on asking from `pc`; when nothing is left to ask, do what the declaration is for."""
    code, end, to_choice = program.code, len(program.code), program.to_choice
    while (pc := to_choice[pc]) < end:
        op = code[pc]
        assert is_choice(op)
        world = foreseen(s, program, pc, slots) if op.foresees else s
        moves = op.moves(world, slots) if op.ready(slots) else []
        if moves and not op.needless(world, slots, len(moves)):
            ask(s, Frame("declare", slots[0], (program.number, pc, tuple(slots), *origin)), moves)
            return
        if not moves or take(op, slots, op.option(world, slots, moves[0])):
            pc = op.next(slots, pc)
    COMMIT[origin[0]](s, program, slots, origin[1])


def answered(s: State, program: Program, pc: int, slots: list[Any], move: Move) -> int:
    """Note an answer to what is being declared; where in the effect it leads."""
    op = program.code[pc]
    assert is_choice(op)
    world = foreseen(s, program, pc, slots) if op.foresees else s
    return op.next(slots, pc) if take(op, slots, op.option(world, slots, move)) else pc


def ways_on(s: State, program: Program, pc: int, slots: list[Any]) -> list[Way]:
    """For whoever thinks ahead: the ways to declare the next thing that leaves a choice, and where each leads.

    There are none if all is declared. What leaves no choice is filled in.
    """
    code, end, to_choice = program.code, len(program.code), program.to_choice
    while (pc := to_choice[pc]) < end:
        op = code[pc]
        assert is_choice(op)
        world = foreseen(s, program, pc, slots) if op.foresees else s
        options = op.offers(world, slots) if op.ready(slots) else []
        if len(options) > 1:
            found = []
            for option in options:
                chosen = slots[:]
                found.append((op.next(chosen, pc) if take(op, chosen, option) else pc, chosen))
            return found
        if not options or take(op, slots, options[0]):
            pc = op.next(slots, pc)
    return []


def ask(s: State, frame: Frame, moves: list[Move]) -> None:
    """Put a part of an effect as a question. What was found to be legal is kept, so that it is found only once."""
    s.stack.append(frame)
    s.offered = (frame, moves)


def take(op: Choice, slots: list[Any], option: Any) -> bool:
    """Note an answer; True if the choice is complete."""
    if not op.many:
        slots[op.slot] = option
        return True
    before = () if slots[op.slot] == UNSET else slots[op.slot]
    slots[op.slot] = before if option == UNSET else (*before, option)
    return bool(option == UNSET)


def foreseen(s: State, program: Program, pc: int, slots: list[Any]) -> State:
    """A-41 The table as it will be when everything before `pc` is done, as far as that is not random."""
    world = s.clone()
    at = 0
    while at < pc:
        op = program.code[at]
        if is_choice(op):
            at = op.next(slots, at) if op.early else op.skip(at)
            continue
        if not op.jumps and not op.random and op.ready(slots) and op.possible(world, slots):
            op.do(world, slots)
        at = op.skip(at)
    return world


def carry_out(s: State, program: Program, pc: int, slots: list[Any]) -> None:
    """A-41 One operation after the other. What has become impossible is skipped, with what needs it."""
    code, end = program.code, len(program.code)
    while pc < end:
        op = code[pc]
        if op.jumps:
            pc = op.go(s, slots, pc)
        elif is_choice(op):
            if op.early:
                pc = op.next(slots, pc)
                continue
            moves = op.moves(s, slots) if op.ready(slots) else []
            if moves and not op.needless(s, slots, len(moves)):
                ask(s, Frame("choose", slots[op.by], (program.number, pc, tuple(slots))), moves)
                return
            if not moves:
                pc = op.otherwise if op.otherwise != UNSET else op.next(slots, pc)
            elif take(op, slots, op.option(s, slots, moves[0])):
                pc = op.next(slots, pc)
        else:
            pc += 1
            if op.ready(slots) and op.possible(s, slots):
                if op.opens:
                    if pc < end:
                        s.stack.append(Frame("execute", NOBODY, (program.number, pc, tuple(slots))))
                    op.do(s, slots)
                    return
                op.do(s, slots)


def picks(s: State, program: Program, slots: list[Any]) -> dict[str, Any]:
    """What was declared, in words for the log."""
    box = s.rules.box
    facts: dict[str, Any] = {"text": program.text}
    dice, others = [], {}
    for op in program.code:
        if not is_choice(op) or not op.early or slots[op.slot] == UNSET:
            continue
        chosen = slots[op.slot]
        if op.kind == "die":
            dice.append(box.die_ids[look(s, chosen)])
        elif op.kind == "dice":
            dice += [box.die_ids[look(s, die)] for die in chosen]
        elif op.kind == "location":
            others["location"] = box.place_ids[chosen]
        elif op.kind == "token":
            others["token"] = box.token_ids[chosen]
        elif op.kind == "character":
            others["character"] = box.characters[chosen]
        elif op.kind == "cards":
            others["cards"] = [box.cards[card] for card in chosen]
        elif op.kind == "player":
            others["player"] = chosen
        elif op.kind == "colour":
            others["colour"] = box.colours[chosen]
        elif op.kind == "change":
            others["change"] = op.move(s, chosen)[0]
    if dice:
        facts["dice"] = dice
    return facts | others
