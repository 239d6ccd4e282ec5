"""A-42, A-43 Declaring an effect part by part, and choices made while it is carried out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.achaja.effects import COMMIT, answered, begin, carry_out, declare, foreseen, picks, take
from consigliere.games.achaja.operations.base import UNSET, Choice, is_choice
from consigliere.games.achaja.operations.choices import DONE, ChooseCards, ChooseDice
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.queries import look
from consigliere.games.achaja.state import State

VERBS = ("player", "die", "done", "at", "token", "character", "card", "colour", "cousin", "raise", "lower", "yes", "no",
         "option")  # fmt: skip


def opened(s: State, frame: Frame) -> tuple[Program, int, Choice, list[Any]]:
    """What a question of an effect is about: the effect, where in it, the choice, and what was chosen so far."""
    number, pc, slots = frame.about[:3]
    program = s.rules.programs.all[number]
    op = program.code[pc]
    assert is_choice(op)
    return program, pc, op, list(slots)


class _Part(Question[State], ABC):
    """One part of an effect."""

    rule = "A-43"

    def __init__(self) -> None:
        self.verbs = dict.fromkeys(VERBS, self.answer)

    def world(self, s: State, frame: Frame) -> State:
        return s

    def legal(self, s: State, frame: Frame) -> list[Move]:
        if s.offered is not None and s.offered[0] is frame:
            return s.offered[1]
        _, _, op, slots = opened(s, frame)
        return op.moves(self.world(s, frame), slots)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        """Say which part cannot be completed (A-41)."""
        _, _, op, slots = opened(s, frame)
        if isinstance(op, ChooseCards) and (no := refuse_cards(s, op, slots, move)):
            return no
        if isinstance(op, ChooseDice) and (no := refuse_dice(s, op, slots, move)):
            return no
        if move.verb == "at" and len(move) == 2 and move[1] in s.rules.box.place:
            at = s.rules.box.place[move[1]]
            if at and not s.open >> at & 1:
                return No("A-22", "refuse.closed", {"location": move[1]})
            if at and not s.room >> at & 1:
                return No("A-22", "refuse.full", {"location": move[1]})
        if move.verb == "die" and move.verb in op.verbs and move in s.rules.box.look:
            return No("A-21", "refuse.die", {"die": s.rules.box.die_ids[s.rules.box.look[move]]})
        return No("A-43", f"refuse.choose.{op.kind}")

    @abstractmethod
    def answer(self, s: State, frame: Frame, move: Move) -> None:
        """Note what was chosen and go on."""


def refuse_cards(s: State, op: ChooseCards, slots: list[Any], move: Move) -> No | None:
    """Why this card cannot be taken, or why that is not enough yet."""
    if move == DONE:
        return No("A-43", "refuse.too_few", {"n": op.least})
    if move.verb != "card" or len(move) != 2 or move[1] not in s.rules.box.card:
        return None
    card, facts = s.rules.box.card[move[1]], {"card": move[1]}
    if slots[op.slot] != UNSET and card in slots[op.slot]:
        return No("A-43", "refuse.chosen_card", facts)
    if op.hand:
        return No("A-43", "refuse.not_in_hand", facts)
    return No("A-45", "refuse.recovered", facts) if s.discard[card] else No("A-43", "refuse.not_in_discard", facts)


def refuse_dice(s: State, op: ChooseDice, slots: list[Any], move: Move) -> No | None:
    if move == DONE:
        return No("A-43", "refuse.too_few", {"n": op.least})
    taken = slots[op.slot] if slots[op.slot] != UNSET else ()
    looks = s.rules.box.look
    if move in looks and any(looks[move] == look(s, die) for die in taken):
        return No("A-43", "refuse.chosen_die", {"die": s.rules.box.die_ids[looks[move]]})
    return None


class Declare(_Part):
    """A-43 Before the effect begins. Nobody else learns anything before the last answer."""

    def world(self, s: State, frame: Frame) -> State:
        program, pc, op, slots = opened(s, frame)
        return foreseen(s, program, pc, slots) if op.foresees else s

    def answer(self, s: State, frame: Frame, move: Move) -> None:
        program, pc, _, slots = opened(s, frame)
        declare(s, program, answered(s, program, pc, slots, move), slots, frame.about[3:])


class Choose(_Part):
    """A-43 While the effect is carried out: what depends on chance or on something hidden."""

    def answer(self, s: State, frame: Frame, move: Move) -> None:
        program, pc, op, slots = opened(s, frame)
        done = take(op, slots, op.option(s, slots, move))
        carry_out(s, program, op.next(slots, pc) if done else pc, slots)


class Execute(Step[State]):
    """An effect goes on after an interruption."""

    def run(self, s: State, frame: Frame) -> None:
        number, pc, slots = frame.about
        carry_out(s, s.rules.programs.all[number], pc, list(slots))


class Begin(Step[State]):
    """An event (A-70) or the ability of a character used through a card: choices now, nobody can respond."""

    def run(self, s: State, frame: Frame) -> None:
        begin(s, frame.seat, s.rules.programs.all[frame.about[0]], ("begin", frame.about))


def commit_begun(s: State, program: Program, slots: list[Any], about: Any) -> None:
    if s.told is not None:
        s.told.append(Event("carries_out", slots[0], picks(s, program, slots)))
    carry_out(s, program, 0, slots)


COMMIT["begin"] = commit_begun
