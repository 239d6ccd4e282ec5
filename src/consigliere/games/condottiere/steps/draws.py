"""C-13 Draw after battle (option `draw_after_battle`)."""

from __future__ import annotations

from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.queries import clockwise, hand_limit_room, region_counts
from consigliere.games.condottiere.state import State
from consigliere.games.condottiere.steps.conclude import clear_field
from consigliere.games.condottiere.steps.setup import deal


def draws(s: State) -> None:
    """C-13.2 step 2: everybody may draw; C-13.4 if no hand holds a card everybody draws ten."""
    if any(s.held):
        s.stack.append(Frame("draw_in_turn"))
        return
    for seat in clockwise(s, s.token):
        draw(s, seat, s.rules.number["draw_refill"])


def has_room(s: State, seat: int) -> bool:
    return room(s, seat) > 0


def room(s: State, seat: int) -> int:
    return hand_limit_room(s, seat, region_counts(s)[seat])


def draw(s: State, seat: int, n: int) -> None:
    """C-13.5 An empty pile is refilled from the discard pile, then from the companies; else one draws fewer."""
    while n > 0:
        if not s.pile:
            if not any(s.discard):
                clear_field(s)
            s.pile = [card for card, count in enumerate(s.discard) for _ in range(count)]
            s.discard = [0] * len(s.discard)
            if not s.pile:
                return
        at_once = min(n, len(s.pile))
        deal(s, seat, at_once)
        n -= at_once


class Draw(Question[State]):
    """C-13.3 Draw up to three cards, but not beyond the hand limit."""

    rule = "C-13.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [Move("draw", str(n)) for n in range(room(s, frame.seat) + 1)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [Move("draw", str(n)) for n in range(s.rules.number["draw_up_to"] + 2)]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("C-13.3", "refuse.too_many", {"n": room(s, frame.seat)}) if move.verb == "draw" else None

    def do_draw(self, s: State, frame: Frame, move: Move) -> None:
        draw(s, frame.seat, int(move[1]))
