"""C-12 Deals (option `deals`): C-12.1 cards may be shown, never exchanged."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import FreeActions
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.knowledge import known_copies, was_shown
from consigliere.games.condottiere.state import State


def unknown_copies(s: State, viewer: int, seat: int, card: int) -> int:
    """How many copies of a card in a hand a viewer does not know of. A face-down copy may be one of the known."""
    return s.hands[seat][card] + (s.face_down[seat] == card) - known_copies(s, viewer, seat, card)


class Deals(FreeActions[State]):
    """C-12.2 At any time: show one card of the own hand to one other seat. It changes only what that seat knows."""

    def talk(self, s: State, seat: int) -> list[Move]:
        if not s.rules.deals:
            return []
        return [
            Move("show", s.rules.box.cards[card], str(viewer))
            for card, n in enumerate(s.hands[seat])
            if n
            for viewer in range(s.rules.players)
            if viewer != seat and unknown_copies(s, viewer, seat, card) > 0
        ]

    def candidates(self, s: State, seat: int) -> list[Move]:
        others = [str(viewer) for viewer in range(s.rules.players) if viewer != seat]
        return [Move("show", card, viewer) for card in s.rules.box.cards for viewer in others]

    def reason(self, s: State, seat: int, move: Move) -> No | None:
        if not s.rules.deals:
            return No("C-12.2", "refuse.no_deals")
        if move not in self.candidates(s, seat):
            return No("C-12.2", "refuse.show_how")
        card, viewer = s.rules.box.card[move[1]], int(move[2])
        if not s.hands[seat][card]:
            return No("C-12.2", "refuse.not_in_hand", {"card": move[1]})
        return No("C-12.2", "refuse.already_shown", {"card": move[1], "viewer": viewer})

    def do_show(self, s: State, seat: int, move: Move) -> None:
        card, viewer = move[1], int(move[2])
        was_shown(s, viewer, seat, s.rules.box.card[card])
        if s.told is not None:
            s.told.append(Event("showed", seat, {"viewer": viewer}, {"card": card}, (seat, viewer)))
