"""C-3 Region choice."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.condottiere.queries import may_be_chosen
from consigliere.games.condottiere.state import State
from consigliere.games.condottiere.steps.ending import majority_ends_the_game


def next_region(s: State) -> None:
    """C-3.2, C-9.3 The token owner must choose, cards or not. C-3.3 If no region is left the game ends."""
    if any(may_be_chosen(s, s.token, region) for region in range(len(s.control))):
        s.stack.append(Frame("choose_region", s.token))
    else:
        majority_ends_the_game(s)


class ChooseRegion(Question[State]):
    """C-3.1 Choose a region without anybody's marker and without the Pope token."""

    rule = "C-3.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        moves = s.rules.box.choose
        return [moves[region] for region in range(len(moves)) if may_be_chosen(s, frame.seat, region)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.choose)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        region = s.rules.box.region.get(move[-1], -1)
        if move not in s.rules.box.choose:
            return None
        facts: dict[str, Any] = {"region": move[1], "owner": s.control[region]}
        if region == s.pope:
            return No("C-3.1", "refuse.region_blessed", facts)
        if s.rules.reconquest:
            return No("C-16.1", "refuse.region_own", facts)
        return No("C-3.1", "refuse.region_taken", facts)

    def do_choose(self, s: State, frame: Frame, move: Move) -> None:
        s.region = s.rules.box.region[move[1]]
        if s.told is not None:
            owner = s.control[s.region]
            what = "chose" if owner == NOBODY else "attacked"
            s.told.append(Event(what, frame.seat, {"region": move[1], "owner": None if owner == NOBODY else owner}))
