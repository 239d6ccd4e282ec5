"""LF-20 Special orders: the lab network, spread deployment and conversion of neighbours."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL
from consigliere.games.la_famiglia.pieces import kill, put_soldati, vacate
from consigliere.games.la_famiglia.queries import ally_of, are_foes, order_being_resolved, own_labs, resolving_of
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.muster import DONE

FILL = Move("fill")


def network_areas(s: State, seat: int, used: tuple[int, ...]) -> list[int]:
    """LF-20.4 Own areas with a lab that has not had its soldato yet; `used` names an area once per soldato."""
    return [area for area, holder in enumerate(s.holder) if holder == seat and s.labs[area] > used.count(area)]


def start_network(s: State) -> None:
    """LF-20.4 One soldato of the HQ at each own lab, or at as many as one likes (LF-D62)."""
    seat = resolving_of(s).seat
    if enough_for_all(s, seat, ()) and not s.rules.network_is_chosen:
        supply_labs(s, seat, ())
    else:
        s.stack.append(Frame("network", seat, ()))


def enough_for_all(s: State, seat: int, used: tuple[int, ...]) -> bool:
    """Whether the soldati of the HQ are enough for every lab that still waits for one."""
    return s.hq_soldati[seat] >= own_labs(s, seat) - len(used)


def supply_labs(s: State, seat: int, used: tuple[int, ...]) -> None:
    """Every lab that still waits for its soldato gets it."""
    for area in network_areas(s, seat, used):
        put_soldati(s, seat, area, s.labs[area] - used.count(area))


class Network(Question[State]):
    """LF-20.4 At which lab the next soldato is placed, or at all of them (LF-D62)."""

    rule = "LF-20.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table, used = s.rules.box.on_area["place_soldato"], frame.about
        moves = [table[area] for area in network_areas(s, frame.seat, used)]
        if enough_for_all(s, frame.seat, used):
            moves.append(FILL)
        return [*moves, DONE]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.on_area["place_soldato"], FILL, DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == FILL:
            return No("LF-20.4", "refuse.too_few_for_labs", {"hq": s.hq_soldati[frame.seat]})
        known = move in s.rules.box.on_area["place_soldato"]
        return No("LF-20.4", "refuse.no_lab_left", {"area": move[1]}) if known else None

    def do_place_soldato(self, s: State, frame: Frame, move: Move) -> None:
        area = s.rules.box.area[move[1]]
        put_soldati(s, frame.seat, area, 1)
        used = (*frame.about, area)
        if s.hq_soldati[frame.seat] and network_areas(s, frame.seat, used):
            s.stack.append(frame._replace(about=used))

    def do_fill(self, s: State, frame: Frame, move: Move) -> None:
        supply_labs(s, frame.seat, frame.about)

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        pass


def spread_areas(s: State, seat: int, area: int, used: tuple[int, ...]) -> list[int]:
    """LF-20.6 The token's area and, as far as the order allows, adjacent ones: own, the ally's or neutral."""
    order = order_being_resolved(s)
    places = [area]
    if len([place for place in used if place != area]) < order.neighbours:
        places += s.rules.box.near[area]
    ally = ally_of(seat)
    able = {seat: s.hq_soldati[seat], ally: s.hq_soldati[ally], NEUTRAL: s.supply_neutrals}
    return [place for place in places if place not in used and able.get(s.holder[place])]


class Spread(Question[State]):
    """LF-20.6 Where soldati are deployed, and how many; in the ally's area the ally decides."""

    rule = "LF-20.6"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        seat, area, box = frame.seat, resolving_of(s).area, s.rules.box
        order, ally = order_being_resolved(s), ally_of(seat)
        moves: list[Move] = []
        for place in spread_areas(s, seat, area, frame.about):
            if s.holder[place] == ally:
                moves.append(box.ask_ally[place])
            else:
                left = s.supply_neutrals if s.holder[place] == NEUTRAL else s.hq_soldati[seat]
                moves += box.station[place][1 : min(order.spread, left) + 1]
        moves.append(DONE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [*(move for table in box.station for move in table[:4]), *box.ask_ally, DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move.verb not in ("station", "invite") or move[1:2] == () or move[1] not in s.rules.box.area:
            return None
        place = s.rules.box.area[move[1]]
        if place in frame.about:
            return No("LF-20.6", "refuse.another_area", {"area": move[1]})
        if place != resolving_of(s).area and place not in s.rules.box.near[resolving_of(s).area]:
            return No("LF-20.6", "refuse.not_adjacent", {"area": move[1]})
        return No("LF-20.6", "refuse.spread_there", {"area": move[1]})

    def do_station(self, s: State, frame: Frame, move: Move) -> None:
        seat, place, n = frame.seat, s.rules.box.area[move[1]], int(move[2])
        if s.holder[place] == NEUTRAL:
            s.supply_neutrals -= n
            s.soldati[place] += n
            if s.told is not None:
                s.told.append(Event("neutrals_placed", seat, {"n": n, "area": move[1]}))
        else:
            put_soldati(s, seat, place, n)
        s.stack.append(Frame("spread_on", seat, (*frame.about, place)))

    def do_invite(self, s: State, frame: Frame, move: Move) -> None:
        place = s.rules.box.area[move[1]]
        s.stack.append(Frame("spread_on", frame.seat, (*frame.about, place)))
        s.stack.append(Frame("join_in", ally_of(frame.seat), place))

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        pass


class SpreadOn(Step[State]):
    """Ask again while there is a place left."""

    def run(self, s: State, frame: Frame) -> None:
        if spread_areas(s, frame.seat, resolving_of(s).area, frame.about):
            s.stack.append(Frame("spread", frame.seat, frame.about))


class JoinIn(Question[State]):
    """LF-D36 The ally decides how many of the own soldati come."""

    rule = "LF-D36"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["join"][: self.most(s, frame) + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["join"][:5])

    def most(self, s: State, frame: Frame) -> int:
        return min(order_being_resolved(s).spread, s.hq_soldati[frame.seat])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-D36", "refuse.number", {"n": self.most(s, frame)}) if move.verb == "join" else None

    def do_join(self, s: State, frame: Frame, move: Move) -> None:
        if int(move[1]):
            put_soldati(s, frame.seat, frame.about, int(move[1]))


def conversions(s: State, seat: int, area: int) -> list[int]:
    return [other for other in s.rules.box.near[area] if are_foes(seat, s.holder[other])]


class Convert(Question[State]):
    """LF-20.7 One enemy after the other is replaced by an own soldato, who comes to the token's area."""

    rule = "LF-20.7"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.on_area["convert"]
        return [*(table[area] for area in conversions(s, frame.seat, resolving_of(s).area)), DONE]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.on_area["convert"], DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_area["convert"]:
            return None
        area = s.rules.box.area[move[1]]
        if area not in s.rules.box.near[resolving_of(s).area]:
            return No("LF-20.7", "refuse.not_adjacent", {"area": move[1]})
        return No("LF-20.7", "refuse.no_enemy", {"area": move[1]})

    def do_convert(self, s: State, frame: Frame, move: Move) -> None:
        """LF-D19 No bonus, no conflict, no bounty; LF-D23 with an empty supply nobody comes."""
        seat, area = frame.seat, s.rules.box.area[move[1]]
        kill(s, area, 1)
        if s.supply_soldati[seat]:
            s.supply_soldati[seat] -= 1
            s.soldati[resolving_of(s).area] += 1
        if s.told is not None:
            s.told.append(Event("converted", seat, {"area": move[1]}))
        vacate(s, area)
        if frame.about > 1 and conversions(s, seat, resolving_of(s).area):
            s.stack.append(frame._replace(about=frame.about - 1))

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        pass
