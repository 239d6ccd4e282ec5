"""Whether what an effect remembers makes sense: its place, the pieces that were chosen, the choice that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from consigliere.core.flow import Frame
from consigliere.core.save import seat_number, whole
from consigliere.games.achaja.box import COLOURS, FACES, LOCATIONS
from consigliere.games.achaja.operations.base import ATTACKER, FIRST_NAME, FREED, IT, SELF, UNSET, Choice, is_choice
from consigliere.games.achaja.operations.choices import ChooseCards, ChooseChange, ChooseDice
from consigliere.games.achaja.operations.flows import ChooseOne, RollWhite
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.state import State


def refuse(problem: str) -> NoReturn:
    raise ValueError(problem)


def require(fact: bool, problem: str) -> None:
    if not fact:
        refuse(problem)


def items_of(frame: Frame, count: int) -> tuple[Any, ...]:
    about = frame.about
    require(isinstance(about, tuple) and len(about) == count, f"the step {frame.step!r} remembers {count} things")
    return tuple(about)


def program_of(s: State, number: Any, *kinds: str) -> Program:
    programs = s.rules.programs.all
    program = programs[whole(number, 0, len(programs) - 1, "an effect")]
    require(not kinds or program.what in kinds, f"{program.text!r} does not stand here")
    return program


def op_at(program: Program, pc: Any) -> Any:
    return program.code[whole(pc, 0, len(program.code) - 1, f"the place in {program.text!r}")]


def check_slots(s: State, program: Program, slots: Any) -> None:
    """Whatever was chosen or rolled is a piece of its kind."""
    require(
        isinstance(slots, tuple) and len(slots) == program.size, f"{program.text!r} remembers {program.size} things"
    )
    n = s.rules.players
    seat_number(slots[SELF], n)
    seat_number(slots[ATTACKER], n, UNSET)
    seat_number(slots[IT], n, UNSET)
    whole(slots[FREED], 0, s.rules.everybody, "who got away")
    if program.what == "response":
        require(slots[ATTACKER] not in (UNSET, slots[SELF]), "a response answers somebody")
    fits: dict[int, list[Callable[[Any], bool]]] = {}
    for op in program.code:
        if is_choice(op):
            fits.setdefault(op.slot, []).append(_fit(s, op, slots[SELF]))
        elif isinstance(op, RollWhite):
            fits.setdefault(op.slot, []).append(lambda rolled: _number(rolled, 1, FACES))
    for slot in range(FIRST_NAME, program.size):
        value = slots[slot]
        if value != UNSET or isinstance(value, bool):
            require(any(fit(value) for fit in fits.get(slot, ())), f"{value!r} cannot be chosen in {program.text!r}")


def _number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _fit(s: State, op: Choice, seat: int) -> Callable[[Any], bool]:
    """What may stand in the slot of a choice."""
    box, n = s.rules.box, s.rules.players
    if op.kind == "die":
        return lambda die: type(die) is int and die in s.houses.every
    if op.kind == "dice":
        return lambda dice: _many(dice, s.houses.every) and len(set(dice)) == len(dice)
    if op.kind == "cards":
        return lambda cards: _many(cards, range(len(box.cards)))
    if op.kind == "token":
        return lambda token: _number(token, COLOURS, len(s.tokens) - 1)
    if op.kind == "colour":
        return lambda colour: type(colour) is int and colour in s.houses.colours[seat]
    if isinstance(op, ChooseOne):
        return lambda option: _number(option, 0, len(op.starts) - 1)
    if isinstance(op, ChooseChange):
        return lambda change: _number(change, 0, len(op.changes) - 1)
    least, most = {"player": (0, n - 1), "location": (1, LOCATIONS), "character": (0, len(box.characters) - 1)}.get(
        op.kind, (0, 1)
    )
    return lambda value: _number(value, least, most)


def _many(found: Any, among: Any) -> bool:
    return isinstance(found, tuple) and all(type(one) is int and one in among for one in found)


def check_choice(s: State, op: Choice, slots: Any) -> None:
    """What was taken so far could be taken, and everything is known on which the choice depends."""
    require(op.ready(slots), "a choice comes before what it depends on")
    taken = slots[op.slot]
    if taken == UNSET or not isinstance(op, (ChooseCards, ChooseDice)):
        return
    require(len(taken) < op.most, "enough is chosen already")
    if isinstance(op, ChooseCards):
        pile = op.pile(s, slots)
        require(all(pile.count(card) >= taken.count(card) for card in taken), "a card was chosen that is not there")
    else:
        dice = op.dice(s, slots)
        fit = [die for die in dice if op.places[s.place[die]] and op.values[s.value[die]]]
        require(all(die in fit for die in taken), "a die was chosen that does not fit")
