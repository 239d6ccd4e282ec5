"""LF-10.9, LF-16.0 Gathering: soldati and cars come from neighbouring areas of one's own."""

from __future__ import annotations

from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.pieces import march
from consigliere.games.la_famiglia.queries import own_areas
from consigliere.games.la_famiglia.state import State

DONE = Move("done")


class Gather(Question[State]):
    """LF-10.9 Launder + gather: the area into which neighbours are called."""

    rule = "LF-10.9"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table, near, holder = s.rules.box.on_area["gather"], s.rules.box.near, s.holder
        seat = frame.seat
        return [table[area] for area in own_areas(s, seat) if any(holder[other] == seat for other in near[area])]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_area["gather"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_area["gather"]:
            return None
        if s.holder[s.rules.box.area[move[1]]] != frame.seat:
            return No("LF-10.9", "refuse.no_own_soldati", {"area": move[1]})
        return No("LF-D37", "refuse.no_own_neighbour", {"area": move[1]})

    def do_gather(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("muster", frame.seat, (s.rules.box.area[move[1]], (), 1)))


def muster_sources(s: State, seat: int, area: int, used: tuple[int, ...]) -> list[int]:
    """LF-D37 Own areas beside an area that have not been called yet."""
    return [other for other in s.rules.box.near[area] if s.holder[other] == seat and other not in used]


class Muster(Question[State]):
    """LF-16.0, LF-10.9 From which adjacent own area soldati and cars come; over land only."""

    rule = "LF-16.0"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        area, used, must = frame.about
        moves = [s.rules.box.on_area["from"][other] for other in muster_sources(s, frame.seat, area, used)]
        if not must:
            moves.append(DONE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.on_area["from"], DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == DONE:
            return No("LF-8.7", "refuse.not_nothing")
        known = move in s.rules.box.on_area["from"]
        return No("LF-D37", "refuse.muster_source", {"area": move[1]}) if known else None

    def do_from(self, s: State, frame: Frame, move: Move) -> None:
        area, used, _ = frame.about
        source = s.rules.box.area[move[1]]
        s.stack.append(Frame("muster_on", frame.seat, (area, (*used, source), 0)))
        s.stack.append(Frame("bring", frame.seat, (area, source)))

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        pass


class MusterOn(Step[State]):
    """Ask again while there are neighbours that have not been called."""

    def run(self, s: State, frame: Frame) -> None:
        area, used, _ = frame.about
        if muster_sources(s, frame.seat, area, used):
            s.stack.append(Frame("muster", frame.seat, frame.about))


class Bring(Question[State]):
    """LF-16.0 How many soldati come from there."""

    rule = "LF-16.0"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        _, source = frame.about
        least = 0 if s.cars[source] else 1
        return list(s.rules.box.count["soldati"][least : s.soldati[source] + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["soldati"][: s.soldati[frame.about[1]] + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-16.0", "refuse.number", {"n": s.soldati[frame.about[1]]}) if move.verb == "soldati" else None

    def do_soldati(self, s: State, frame: Frame, move: Move) -> None:
        area, source = frame.about
        if s.cars[source]:
            s.stack.append(Frame("bring_cars", frame.seat, (area, source, int(move[1]))))
        else:
            march(s, frame.seat, source, area, int(move[1]), 0)


class BringCars(Question[State]):
    """LF-16.0 How many cars come along. LF-21.1 Those left in a vacated area are lost."""

    rule = "LF-16.0"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        _, source, n = frame.about
        return list(s.rules.box.count["cars"][0 if n else 1 : s.cars[source] + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["cars"][: s.cars[frame.about[1]] + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-16.0", "refuse.number", {"n": s.cars[frame.about[1]]}) if move.verb == "cars" else None

    def do_cars(self, s: State, frame: Frame, move: Move) -> None:
        area, source, n = frame.about
        march(s, frame.seat, source, area, n, int(move[1]))
