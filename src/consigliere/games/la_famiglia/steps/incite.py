"""LF-19 Incite: neutral soldati are sent against others."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.pieces import occupy, vacate
from consigliere.games.la_famiglia.queries import order_being_resolved, resolving_of
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.fight import begin_fight
from consigliere.games.la_famiglia.steps.movement import met


def incite_targets(s: State, seat: int, source: int) -> list[int]:
    """LF-19.2 Adjacent areas that do not belong to the own team."""
    holder = s.holder
    return [area for area in s.rules.box.near[source] if holder[area] in (NONE, NEUTRAL, seat ^ 1, seat ^ 3)]


def incite_sources(s: State) -> list[int]:
    """LF-19.1 Areas with neutral soldati within reach of the token's area, that have somewhere to go."""
    now = resolving_of(s)
    seat, reach, distance = now.seat, order_being_resolved(s).reach, s.rules.box.distance[now.area]
    return [
        other
        for other, holder in enumerate(s.holder)
        if holder == NEUTRAL and 0 < distance[other] <= reach and incite_targets(s, seat, other)
    ]


class Incite(Question[State]):
    """LF-19.1 Which neutral area is incited."""

    rule = "LF-19.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.on_area["incite"][area] for area in incite_sources(s)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_area["incite"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_area["incite"]:
            return None
        if s.holder[s.rules.box.area[move[1]]] != NEUTRAL:
            return No("LF-19.1", "refuse.not_neutral", {"area": move[1]})
        return No("LF-19.1", "refuse.out_of_reach", {"area": move[1]})

    def do_incite(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("drive", frame.seat, s.rules.box.area[move[1]]))


class Drive(Question[State]):
    """LF-19.2 Into which adjacent area the neutral soldati are sent."""

    rule = "LF-19.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.on_area["drive"][area] for area in incite_targets(s, frame.seat, frame.about)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_area["drive"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_area["drive"]:
            return None
        if s.rules.box.area[move[1]] not in s.rules.box.near[frame.about]:
            return No("LF-19.2", "refuse.not_adjacent", {"area": move[1]})
        return No("LF-D41", "refuse.own_team_there", {"area": move[1]})

    def do_drive(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("drive_number", frame.seat, (frame.about, s.rules.box.area[move[1]])))


class DriveNumber(Question[State]):
    """LF-19.2 How many of them are sent."""

    rule = "LF-19.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["send"][1 : s.soldati[frame.about[0]] + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["send"][: s.soldati[frame.about[0]] + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-19.2", "refuse.number", {"n": s.soldati[frame.about[0]]}) if move.verb == "send" else None

    def do_send(self, s: State, frame: Frame, move: Move) -> None:
        """LF-19.3 Into an empty area, to other neutral soldati, or against an opponent."""
        source, target = frame.about
        n = int(move[1])
        s.soldati[source] -= n
        if s.told is not None:
            areas = s.rules.box.areas
            facts = {"n": n, "source": areas[source], "area": areas[target]}
            s.told.append(Event("incited", frame.seat, facts | met(s, NEUTRAL, target)))
        vacate(s, source)
        if s.holder[target] == NEUTRAL:
            s.soldati[target] += n
        elif s.holder[target] == NONE:
            occupy(s, NEUTRAL, target, n)
        else:
            begin_fight(s, NEUTRAL, frame.seat, target, n, 0, 0)
