"""A-40 to A-44, A-60 to A-65 The intrigue phase: play a card, use a character, or pass."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.achaja.changes import gain_gold, gain_power, hand_gold
from consigliere.games.achaja.effects import COMMIT, begin, carry_out, picks
from consigliere.games.achaja.operations.board import charge
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.queries import available, cost
from consigliere.games.achaja.state import State
from consigliere.games.achaja.steps.passing import pass_turn
from consigliere.games.achaja.steps.responses import play_card

PASS, STOP = Move("pass"), Move("stop")
TAKE, POWER = Move("take"), Move("power")
ACT = tuple(Frame("act", seat) for seat in range(5))
ROUND = tuple(Frame("round", NOBODY, (seat,)) for seat in range(5))


def open_intrigues(s: State) -> None:
    """A-40 In order, beginning with the holder of the marker; nobody has passed yet."""
    s.passed = s.passes = s.visits = 0
    s.stack.append(ROUND[s.marker])


class Round(Step[State]):
    """A-40 The next seat acts. A-71 One that has passed takes gold instead. A-72 When all have passed it is over."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame.about[0]
        if s.passed == s.rules.everybody:
            s.recovered = (0,) * s.rules.players
            return
        s.visits += 1
        while s.passed >> seat & 1:
            gain_gold(s, seat, s.rules.number["pass_gold"])
            seat = s.rules.after[seat][0]
            s.visits += 1
        s.stack.append(ROUND[s.rules.after[seat][0]])
        s.stack.append(ACT[seat])


class Act(Question[State]):
    """A-40 Exactly one: play an intrigue card, pay a character and use it, or pass. A-72 In the end only pass."""

    rule = "A-40"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        if s.visits > s.rules.last_visit:
            return [PASS]
        seat, programs = frame.seat, s.rules.programs
        moves = programs.plays(s, seat)
        use = s.rules.box.use_moves
        for character in available(s):
            if programs.usable(s, seat, character):
                moves.append(use[character])
        moves.append(PASS)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        plays = [program.move for pair in s.rules.programs.effects for program in pair]
        return [*plays, *s.rules.box.use_moves, PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        box = s.rules.box
        if s.visits > s.rules.last_visit and move.verb in ("play", "use"):
            return No("A-72", "refuse.only_pass")
        if move.verb == "play":
            return refuse_play(s, frame.seat, move)
        if move.verb == "use" and len(move) == 2 and move[1] in box.character:
            character = box.character[move[1]]
            if character not in available(s):
                return No("A-60", "refuse.not_available", {"character": move[1]})
            if s.gold[frame.seat] < cost(s, character):
                facts = {"character": move[1], "n": cost(s, character)}
                return No("A-61", "refuse.too_dear", facts)
            return No("A-41", "refuse.no_ability", {"character": move[1]})
        return None

    def do_play(self, s: State, frame: Frame, move: Move) -> None:
        """A-42 Choose one of the two effects and declare it."""
        program = program_of(s, move)
        begin(s, frame.seat, program, ("act", frame.about))

    def do_use(self, s: State, frame: Frame, move: Move) -> None:
        """A-61 The choices of the ability are declared with it; then the price is paid."""
        character = s.rules.box.character[move[1]]
        begin(s, frame.seat, s.rules.programs.abilities[character], ("act", frame.about))

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass_turn(s, frame.seat)


def program_of(s: State, move: Move) -> Program:
    return s.rules.programs.effects[s.rules.box.card[move[1]]][move[2] == "b"]


def refuse_play(s: State, seat: int, move: Move) -> No | None:
    """A-41 Why a card cannot be played now. Only the seat that asks learns about its hand."""
    if len(move) != 3 or move[1] not in s.rules.box.card or move[2] not in ("a", "b"):
        return No("A-42", "refuse.play_how")
    if s.rules.box.card[move[1]] not in s.hands[seat]:
        return No("A-40", "refuse.not_in_hand", {"card": move[1]})
    return No("A-41", "refuse.no_effect", {"card": move[1], "text": f"{move[1]}.{move[2]}"})


def commit_action(s: State, program: Program, slots: list[Any], about: Any) -> None:
    """The declaration of an action is complete. A card can be answered now (A-44), an ability cannot (A-63)."""
    seat = slots[0]
    if program.what == "effect":
        play_card(s, seat, program, slots)
        return
    charge(s, seat, program.index, free=False)
    if s.told is not None:
        s.told.append(Event("carries_out", seat, picks(s, program, slots)))
    carry_out(s, program, 0, slots)


class PlayMore(Question[State]):
    """A-64 Cards played through a character, each with its own window. One may stop when the least is reached."""

    rule = "A-64"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        moves = s.rules.programs.plays(s, frame.seat)
        if not frame.about[0] or not moves:
            moves.append(STOP)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*(program.move for pair in s.rules.programs.effects for program in pair), STOP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == STOP:
            return No("A-64", "refuse.must_play")
        return refuse_play(s, frame.seat, move) if move.verb == "play" else None

    def do_play(self, s: State, frame: Frame, move: Move) -> None:
        begin(s, frame.seat, program_of(s, move), ("play_more", frame.about))

    def do_stop(self, s: State, frame: Frame, move: Move) -> None:
        pass


def commit_more(s: State, program: Program, slots: list[Any], about: Any) -> None:
    """Whether another card follows is asked whatever the hand holds, as long as it holds any."""
    least, most = about
    seat = slots[0]
    if most > 1:
        s.stack.append(Frame("play_again", seat, (max(0, least - 1), most - 1)))
    play_card(s, seat, program, slots)


class PlayAgain(Step[State]):
    """A-64 The first card is discarded before the second is chosen."""

    def run(self, s: State, frame: Frame) -> None:
        if s.hands[frame.seat]:
            s.stack.append(frame._replace(step="play_more"))


class Theft(Question[State]):
    """A-19 The victim has less than the Theft would take: take all that was shown, or leave it and gain power."""

    rule = "A-19"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [TAKE, POWER]

    def do_take(self, s: State, frame: Frame, move: Move) -> None:
        victim, shown = frame.about
        hand_gold(s, victim, frame.seat, shown)

    def do_power(self, s: State, frame: Frame, move: Move) -> None:
        gain_power(s, frame.seat, s.rules.number["theft_power"])


COMMIT["act"] = commit_action
COMMIT["play_more"] = commit_more
