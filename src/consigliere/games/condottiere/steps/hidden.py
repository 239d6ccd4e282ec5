"""C-17 Hidden cards."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.games.condottiere.knowledge import came_to_light
from consigliere.games.condottiere.state import NO_CARD, State

REVEAL, CONCEAL = Move("reveal"), Move("conceal")


def lay_face_down(s: State, seat: int, card: int) -> None:
    """C-17.1, C-17.2 The new card lies face down; the one before it is turned up."""
    if s.told is not None:
        s.told.append(Event("played_face_down", seat, {}, {"card": s.rules.box.cards[card]}, (seat,)))
    turn_up(s, seat, instead=card)


def turn_up(s: State, seat: int, instead: int = NO_CARD) -> None:
    """The face-down card of a seat, if there is one, joins its company openly; another may lie face down instead."""
    card, s.face_down[seat] = s.face_down[seat], instead
    if card == NO_CARD:
        return
    s.companies[seat].append(card)
    if s.open_cards or s.shown_bounds or s.with_mercenary:
        came_to_light(s, seat, card)
    if s.told is not None:
        s.told.append(Event("turned_up", seat, {"card": s.rules.box.cards[card]}))


def turn_all_up(s: State) -> None:
    """C-17.7 Before strengths are compared."""
    for seat, card in enumerate(s.face_down):
        if card != NO_CARD:
            turn_up(s, seat)


class TurnUp(Step[State]):
    """C-17.3 After the effect of the new card the old one is turned up."""

    def run(self, s: State, frame: Frame) -> None:
        turn_up(s, frame.seat)


class TurnUpOrNot(Question[State]):
    """C-17.4 Whoever passes chooses whether to turn the face-down card up."""

    rule = "C-17.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [REVEAL, CONCEAL]

    def do_reveal(self, s: State, frame: Frame, move: Move) -> None:
        turn_up(s, frame.seat)

    def do_conceal(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("kept_face_down", frame.seat))
