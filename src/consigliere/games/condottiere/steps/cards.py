"""C-5 The cards: the decisions that a Bishop and a Scarecrow ask for."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.hands import put
from consigliere.games.condottiere.knowledge import everybody_saw
from consigliere.games.condottiere.queries import may_be_blessed
from consigliere.games.condottiere.state import State

PLACE_NOWHERE = Move("place", "nowhere")
TAKE_NOTHING = Move("take", "nothing")


class PlacePope(Question[State]):
    """C-5.5 Put the Pope token into a region without a marker, or leave it off the board."""

    rule = "C-5.5"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        moves = [move for region, move in enumerate(s.rules.box.place) if may_be_blessed(s, region)]
        moves.append(PLACE_NOWHERE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.place, PLACE_NOWHERE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.place:
            return None
        region = s.rules.box.region[move[1]]
        facts: dict[str, Any] = {"region": move[1], "owner": s.control[region]}
        if region == s.region and not s.rules.pope_on_contested:
            return No("C-5.5c", "refuse.bless_contested", facts)
        return No("C-5.5", "refuse.bless_taken", facts)

    def do_place(self, s: State, frame: Frame, move: Move) -> None:
        if move == PLACE_NOWHERE:
            if s.told is not None:
                s.told.append(Event("pope_away", frame.seat))
            return
        s.pope = s.rules.box.region[move[1]]
        if s.told is not None:
            s.told.append(Event("pope_placed", frame.seat, {"region": move[1]}))


class TakeBack(Question[State]):
    """C-5.9 Take one face-up mercenary of the own company back into the hand, or nothing."""

    rule = "C-5.9"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        moves = [box.take[card] for card in sorted(set(s.companies[frame.seat])) if box.mercenary[card]]
        moves.append(TAKE_NOTHING)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.take, TAKE_NOTHING]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        box = s.rules.box
        if move not in box.take:
            return None
        card = box.card[move[1]]
        if not box.mercenary[card]:
            return No("C-5.9", "refuse.take_special", {"card": move[1]})
        if s.face_down[frame.seat] == card:
            return No("C-17.5", "refuse.take_face_down", {"card": move[1]})
        return No("C-5.9", "refuse.take_absent", {"card": move[1]})

    def do_take(self, s: State, frame: Frame, move: Move) -> None:
        if move == TAKE_NOTHING:
            if s.told is not None:
                s.told.append(Event("took_nothing", frame.seat))
            return
        card = s.rules.box.card[move[1]]
        s.companies[frame.seat].remove(card)
        put(s, frame.seat, [card])
        everybody_saw(s, frame.seat, card)
        if s.told is not None:
            s.told.append(Event("took_back", frame.seat, {"card": move[1]}))
