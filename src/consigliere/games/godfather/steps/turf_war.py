"""G-45 to G-47 Turf War."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Step
from consigliere.games.godfather.board import put_marker
from consigliere.games.godfather.queries import gangs, turf_winner
from consigliere.games.godfather.state import TURF_WAR, State
from consigliere.games.godfather.steps.choices import markers_elsewhere


class TurfWar(Step[State]):
    """G-45 Turf after turf, from 1 to 7. The frame remembers which comes next."""

    def run(self, s: State, frame: Frame) -> None:
        s.phase = TURF_WAR
        figures = gangs(s)
        for turf in range(frame.about or 0, s.rules.box.turfs):
            winner = turf_winner(figures[turf])
            if s.told is not None:
                tell_war(s, turf, figures[turf], winner)
            if winner == NOBODY:
                continue
            if s.markers[winner]:
                put_marker(s, winner, turf)
            elif not s.rules.is_don[winner] and markers_elsewhere(s, winner, turf):  # G-122: a don moves none
                s.stack.append(Frame(frame.step, NOBODY, turf + 1))
                s.stack.append(Frame("fetch", winner, turf))
                return


def tell_war(s: State, turf: int, figures: list[int], winner: int) -> None:
    facts = {"turf": turf + 1, "figures": figures}
    assert s.told is not None
    if winner == NOBODY:
        s.told.append(Event("no_winner", None, facts))
    else:
        s.told.append(Event("wins_turf", winner, facts))
