"""A-50 to A-58 Responses to an intrigue card: cousins, COUNTER and REACTION."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.achaja.changes import discard_card, return_cousin, to_discard
from consigliere.games.achaja.effects import COMMIT, begin, carry_out, picks
from consigliere.games.achaja.knowledge import came_to_light, everybody_was_shown
from consigliere.games.achaja.operations.base import FREED, UNSET
from consigliere.games.achaja.operations.choices import ChooseCards
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.state import State

DECLINE, STREET, PALACE = Move("decline"), Move("street"), Move("palace")
ONLY_DECLINE = [DECLINE]
FINISH = tuple(Frame("finish_card", seat) for seat in range(5))


def play_card(s: State, seat: int, program: Program, slots: list[Any]) -> None:
    """A-44 The card lies on the table; responses come first, then the effect, then the card is discarded."""
    card = program.index
    s.hands[seat].remove(card)
    s.playing.append(card)
    if s.known:
        came_to_light(s, seat, card)
    if program.uses_hand:
        pledge(s, seat, program, slots)
    targets = program.targets(s, slots)
    if s.told is not None:
        facts = picks(s, program, slots)
        facts["against"] = [who for who in range(s.rules.players) if targets >> who & 1]
        s.told.append(Event("played", seat, {"card": s.rules.box.cards[card], **facts}))
    s.stack.append(FINISH[seat])
    s.stack.append(Frame("execute", NOBODY, (program.number, 0, tuple(slots))))
    others = s.rules.after[seat][:-1]
    if targets:
        others = (*[o for o in others if targets >> o & 1], *[o for o in others if not targets >> o & 1])
    ask_next(s, program.number, seat, targets, others)


def pledge(s: State, seat: int, program: Program, slots: list[Any]) -> None:
    """Cards of the own hand that were named in the declaration are known to everybody from now on."""
    for op in program.code:
        if isinstance(op, ChooseCards) and op.hand and op.early and slots[op.slot] != UNSET:
            for card in set(slots[op.slot]):
                everybody_was_shown(s, seat, card, slots[op.slot].count(card))


def ask_next(s: State, number: int, attacker: int, targets: int, queue: tuple[int, ...]) -> None:
    """A-52 Targets are always asked, others if they have a Palace Cousin or any card: public facts, all of them.

    A-54 Who has passed is asked like everybody.
    """
    for at, seat in enumerate(queue):
        if targets >> seat & 1 or s.hands[seat] or s.palace[seat]:
            s.stack.append(Frame("respond", seat, (number, attacker, targets, queue[at + 1 :])))
            return


class Respond(Question[State]):
    """A-52 Give one response or decline. Who has nothing that fits is asked all the same."""

    rule = "A-52"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        seat, box = frame.seat, s.rules.box
        hit = frame.about[2] >> seat & 1
        if not s.hands[seat] and not s.palace[seat] and not (hit and s.street[seat]):
            return ONLY_DECLINE
        moves = [DECLINE]
        if hit and s.street[seat]:
            moves.append(STREET)
        if s.palace[seat]:
            moves.append(PALACE)
        kinds, before = box.response, UNSET
        for card in s.hands[seat]:
            if kinds[card] and card != before:
                before = card
                if kinds[card] == "reaction":
                    moves.append(box.react_moves[card])
                elif hit and counters(s, seat, card, frame.about[1]):
                    moves.append(box.counter_moves[card])
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [DECLINE, STREET, PALACE, *s.rules.box.counter_moves, *s.rules.box.react_moves]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        """A-50 Which response does not fit, and why."""
        seat, box = frame.seat, s.rules.box
        hit = frame.about[2] >> seat & 1
        if move.verb in ("street", "counter") and not hit:
            return No("A-50", "refuse.not_against_you")
        if move in (STREET, PALACE):
            return No("A-50", "refuse.no_cousin", {"kind": move.verb})
        if move.verb in ("counter", "react") and len(move) == 2 and move[1] in box.card:
            if box.card[move[1]] not in s.hands[seat]:
                return No("A-50", "refuse.not_in_hand", {"card": move[1]})
            return No("A-50", f"refuse.not_a_{move.verb}", {"card": move[1]})
        return None

    def do_decline(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("declined", frame.seat))
        ask_next(s, *frame.about)

    def do_street(self, s: State, frame: Frame, move: Move) -> None:
        """A-53 Only who gives it up gets away."""
        return_cousin(s, frame.seat, "street")
        tell_cancelled(s, frame, {"kind": "street"})
        get_away(s, frame)

    def do_palace(self, s: State, frame: Frame, move: Move) -> None:
        """A-53 The whole card is cancelled; nobody else is asked."""
        return_cousin(s, frame.seat, "palace")
        tell_cancelled(s, frame, {"kind": "palace"})
        s.stack.pop()

    def do_react(self, s: State, frame: Frame, move: Move) -> None:
        """A-57 The card is given up, not played: its effects do not happen."""
        tell_cancelled(s, frame, {"with": move[1]})
        discard_card(s, frame.seat, s.rules.box.card[move[1]])
        s.stack.pop()

    def do_counter(self, s: State, frame: Frame, move: Move) -> None:
        """A-56 What the counter does beyond cancelling is declared with it."""
        program = s.rules.programs.responses[s.rules.box.card[move[1]]]
        assert program is not None
        begin(s, frame.seat, program, ("respond", frame.about), attacker=frame.about[1])


def counters(s: State, seat: int, card: int, attacker: int) -> bool:
    """A counter effect that has a mandatory part must be possible."""
    program = s.rules.programs.responses[card]
    return program is not None and (program.certain or program.feasible(s, seat, attacker))


def tell_cancelled(s: State, frame: Frame, facts: dict[str, Any]) -> None:
    if s.told is not None:
        what = "cancelled_with" if "with" in facts else "cancelled"
        s.told.append(Event(what, frame.seat, {"card": s.rules.box.cards[s.playing[-1]], **facts}))


def get_away(s: State, frame: Frame) -> None:
    """A-53 One target less. If none is left the effect is void (A-55) and the window closes."""
    number, attacker, targets, queue = frame.about
    targets &= ~(1 << frame.seat)
    effect = s.stack.pop()
    if targets:
        program, pc, slots = effect.about
        slots = (*slots[:FREED], slots[FREED] | 1 << frame.seat, *slots[FREED + 1 :])
        s.stack.append(effect._replace(about=(program, pc, slots)))
        ask_next(s, number, attacker, targets, queue)


def commit_counter(s: State, program: Program, slots: list[Any], about: Any) -> None:
    """A-51, A-56 The counter cannot be answered; its effect follows at once."""
    seat = slots[0]
    frame = Frame("respond", seat, about)
    tell_cancelled(s, frame, {"with": s.rules.box.cards[program.index]})
    discard_card(s, seat, program.index)
    get_away(s, frame)
    carry_out(s, program, 0, slots)


class FinishCard(Step[State]):
    """A-44 Whatever happened to it, the card goes to the discard pile."""

    def run(self, s: State, frame: Frame) -> None:
        to_discard(s, s.playing.pop())


COMMIT["respond"] = commit_counter
