"""C-4 Battle: turns."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.box import PASS, PASS_AND_DISCARD, SEATS
from consigliere.games.condottiere.effects import EFFECTS
from consigliere.games.condottiere.hands import take
from consigliere.games.condottiere.knowledge import came_to_light
from consigliere.games.condottiere.queries import only_waits
from consigliere.games.condottiere.state import NO_CARD, State
from consigliere.games.condottiere.steps.discards import no_discard
from consigliere.games.condottiere.steps.hidden import lay_face_down, turn_up

TURN = tuple(Frame("turn", seat) for seat in range(SEATS[-1]))
NEXT_TURN = tuple(Frame("next_turn", seat) for seat in range(SEATS[-1]))


def muster(s: State) -> None:
    """C-4.1, C-8.6 A new battle: nobody has passed, and the token owner has the first turn.

    C-16.1 Whoever controls the region defends it; C-16.8 if nobody does there is no defender.
    """
    s.battle_number += 1
    s.opener = s.token
    s.defender = s.control[s.region]


def first_turn(s: State) -> None:
    """C-4.1 Whoever opens the battle is asked first, if he has cards."""
    next_turn(s, (s.opener - 1) % s.rules.players)


def next_turn(s: State, seat: int) -> None:
    """C-4.1 The turn goes clockwise from `seat` to the next one still in the battle.

    C-4.6 That may be the same seat again, if it is the last one. C-4.8 If there is none the battle is over.
    """
    for after in s.rules.after[seat]:
        if s.passed >> after & 1:
            continue
        if s.held[after]:
            s.stack.append(TURN[after])
            return
        # C-4.7, C-9.1, C-13.6: without cards one must pass
        s.passed |= 1 << after
        if s.told is not None:
            s.told.append(Event("must_pass", after))
        if s.face_down[after] != NO_CARD:
            ask_to_turn_up(s, after)
            return


def ask_to_turn_up(s: State, seat: int) -> None:
    """C-17.4 Whoever passes decides about the face-down card before the others go on."""
    s.stack.append(NEXT_TURN[seat])
    s.stack.append(Frame("turn_up_or_not", seat))


class NextTurn(Step[State]):
    """The turn passes on, once the effect of a card is done."""

    def run(self, s: State, frame: Frame) -> None:
        next_turn(s, frame.seat)


class Turn(Question[State]):
    """C-4.2 Play exactly one card, or pass for the rest of the battle."""

    rule = "C-4.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        kinds, box = s.kinds[frame.seat], s.rules.box
        if not kinds & box.mercenary_kinds and s.rules.secret_discards and not (s.final or only_waits(s, frame.seat)):
            return box.turns_without_mercenaries[kinds]  # C-7.6
        return box.turns[kinds]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.play, PASS, *([PASS_AND_DISCARD] if s.rules.secret_discards and not s.final else [])]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move in s.rules.box.play:
            return No("C-4.2", "refuse.not_in_hand", {"card": move[1]})
        if move == PASS_AND_DISCARD and s.rules.secret_discards:
            return no_discard(s, frame.seat)
        return None

    def do_play(self, s: State, frame: Frame, move: Move) -> None:
        """C-4.3 Any card may be played, also as the first of a company."""
        seat, box = frame.seat, s.rules.box
        card = box.card[move[1]]
        take(s, seat, card)
        if seat == s.defender:
            s.defended = True  # C-16.2: from now on the normal rules hold
        if s.rules.hidden_cards and box.hideable[card]:
            lay_face_down(s, seat, card)
            next_turn(s, seat)
            return
        if s.open_cards or s.shown_bounds or s.with_mercenary:
            came_to_light(s, seat, card)
        if s.told is not None:
            s.told.append(Event("played", seat, {"card": move[1]}))
        if not box.acts[card]:
            s.companies[seat].append(card)
            next_turn(s, seat)
            return
        s.stack.append(NEXT_TURN[seat])
        if s.face_down[seat] != NO_CARD:  # C-17.3
            if s.rules.reveal_before_effect:
                turn_up(s, seat)
            else:
                s.stack.append(Frame("turn_up", seat))
        EFFECTS[box.kind[card]](s, seat, card)

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        """C-4.5 Out of this battle; the company stays.

        C-7.6 Whoever passes may decide at once to discard the hand after the battle; nobody else sees it before.
        """
        seat = frame.seat
        if only_waits(s, seat):
            if s.told is not None:
                s.told.append(Event("waits", seat))
            next_turn(s, seat)
            return
        s.passed |= 1 << seat
        if move == PASS_AND_DISCARD:
            s.discarding |= 1 << seat
        if s.told is not None:
            s.told.append(Event("passed", seat))
        if s.face_down[seat] != NO_CARD:
            ask_to_turn_up(s, seat)
        else:
            next_turn(s, seat)
