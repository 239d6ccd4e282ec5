"""C-7.6 Step 4 after a battle: a hand without a mercenary may be discarded as a whole, showing it to everybody.

Nobody is to learn who could have done it and did not (decision 0018). So it is decided in secret, where one answers
anyway: with the pass, after which the hand cannot change, or besides any question until the next region is chosen.
With `hand_discards = "in_turn"` those who may do it are asked one after the other, and everybody sees who is asked.
"""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.hands import empty
from consigliere.games.condottiere.knowledge import everybody_learnt_of_mercenaries, hand_is_gone
from consigliere.games.condottiere.queries import clockwise, has_mercenary, may_discard_the_hand
from consigliere.games.condottiere.state import State
from consigliere.games.condottiere.steps.deals import Deals

DISCARD, DECLINE = Move("discard"), Move("decline")


def discard_hands(s: State) -> None:
    """C-7.6 Those who chose so show and discard their hands, clockwise from the token owner."""
    if not s.discarding:
        return
    for seat in clockwise(s, s.token):
        if s.discarding >> seat & 1:
            discard_hand(s, seat)
    s.discarding = 0


def discard_hand(s: State, seat: int) -> None:
    if s.told is not None:
        s.told.append(Event("discarded_hand", seat, {"cards": s.rules.box.cards_of(s.hands[seat])}))
    for card, n in enumerate(s.hands[seat]):
        s.discard[card] += n
    empty(s, seat)
    hand_is_gone(s, seat)


def no_discard(s: State, seat: int) -> No:
    """C-7.6 Why a seat cannot have its hand discarded after this battle."""
    if s.final:
        return No("C-7.6", "refuse.discard_now")
    if not s.held[seat]:
        return No("C-7.6", "refuse.discard_nothing")
    return No("C-7.6", "refuse.discard_mercenary" if has_mercenary(s, seat) else "refuse.discard_now")


def region_is_being_chosen(s: State) -> bool:
    """After a battle, before what comes after the choice of the next region."""
    return s.stack[-1].step == "choose_region" and s.battle_number > 0 and not s.rules.choose_last


class DealsAndDiscards(Deals):
    """C-12.2 Cards may be shown. C-7.6 Until the next region is chosen one may have the hand discarded, or keep it.

    It is carried out after the choice, and nobody else sees before that what was decided.
    """

    def legal(self, s: State, seat: int) -> list[Move]:
        if s.discarding >> seat & 1:
            return [DECLINE] if region_is_being_chosen(s) else []
        return [DISCARD] if region_is_being_chosen(s) and may_discard_the_hand(s, seat) else []

    def candidates(self, s: State, seat: int) -> list[Move]:
        return [*super().candidates(s, seat), *([DISCARD, DECLINE] if region_is_being_chosen(s) else [])]

    def reason(self, s: State, seat: int, move: Move) -> No | None:
        if move.verb == "show":
            return super().reason(s, seat, move)
        if len(move) > 1:
            return No("C-7.6", "refuse.all_or_nothing")
        if move == DECLINE:
            return No("C-7.6", "refuse.not_discarding")
        if not region_is_being_chosen(s) or s.discarding >> seat & 1:
            return No("C-7.6", "refuse.discard_now")
        return no_discard(s, seat)

    def do_discard(self, s: State, seat: int, move: Move) -> None:
        s.discarding |= 1 << seat

    def do_decline(self, s: State, seat: int, move: Move) -> None:
        s.discarding &= ~(1 << seat)


# -- hand_discards = "in_turn" ----------------------------------------------------------------------------------------


class HandDiscards(Step[State]):
    """C-7.6 Clockwise from the token owner, each seat with cards but no mercenary may throw its hand away.

    Who is asked and who is passed over is seen by all, so all know then whether a hand holds mercenaries.
    """

    def run(self, s: State, frame: Frame) -> None:
        left = tuple(clockwise(s, s.token)) if frame.about == () else frame.about[0]
        while left:
            seat, left = left[0], left[1:]
            if not s.held[seat]:
                continue
            holds = has_mercenary(s, seat)
            everybody_learnt_of_mercenaries(s, seat, holds)
            if not holds:
                s.stack.append(Frame(frame.step, about=(left,)))
                s.stack.append(Frame("discard_hand", seat))
                return


class DiscardHand(Question[State]):
    """C-7.6 Discard the whole hand, showing it to all, or decline."""

    rule = "C-7.6"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [DISCARD, DECLINE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("C-7.6", "refuse.all_or_nothing") if move.verb == "discard" else None

    def do_discard(self, s: State, frame: Frame, move: Move) -> None:
        discard_hand(s, frame.seat)

    def do_decline(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("kept_hand", frame.seat))
