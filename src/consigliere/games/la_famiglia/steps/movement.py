"""LF-16.1 Move (and attack): where from, where to, how many, with a car or not."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import MUSTER, NONE
from consigliere.games.la_famiglia.pieces import occupy, vacate
from consigliere.games.la_famiglia.plain import party as party_name
from consigliere.games.la_famiglia.queries import (
    ally_of,
    are_foes,
    car_attack,
    order_being_resolved,
    reachable_by_land,
    reachable_by_water,
    reachable_past_others,
    resolving_of,
)
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.equipment import STAY
from consigliere.games.la_famiglia.steps.fight import begin_fight, offer_bribe, took
from consigliere.games.la_famiglia.steps.free import HalfSaid

LAND, WATER, PAST = range(3)
MODES = ("land", "water", "allies")


def move_sources(s: State) -> list[int]:
    """LF-16.9 The token's area, and for a second move also the area just reached; with own soldati and a target."""
    now = resolving_of(s)
    seat, area, reached = now.seat, now.area, now.reached
    places = (area,) if reached in (NONE, area) else (area, reached)
    return [place for place in places if s.holder[place] == seat and has_target(s, seat, place)]


def has_target(s: State, seat: int, source: int) -> bool:
    if reachable_by_land(s, seat, source) or reachable_by_water(s, seat, source):
        return True
    return bool(s.tiles[seat] & s.rules.allies and reachable_past_others(s, seat, source))


def start_move(s: State) -> None:
    start(s, move_sources(s), "move_from", "move_to")


def start(s: State, sources: list[int], question: str, then: str) -> None:
    """Go on from the only source there is, or ask which."""
    seat = resolving_of(s).seat
    s.stack.append(Frame(then, seat, sources[0]) if len(sources) == 1 else Frame(question, seat))


class MoveFrom(Question[State]):
    """LF-16.9 The second move starts in the token's area or in the area just reached."""

    rule = "LF-16.9"
    then = "move_to"

    def sources(self, s: State) -> list[int]:
        return move_sources(s)

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.on_area["from"][area] for area in self.sources(s)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_area["from"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        known = move in s.rules.box.on_area["from"]
        return No(self.rule, "refuse.move_source", {"area": move[1]}) if known else None

    def do_from(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame(self.then, frame.seat, s.rules.box.area[move[1]]))


class MoveTo(HalfSaid):
    """LF-16.1 Over land to an adjacent area, over a chain of team boats, or past others with the Allies tile."""

    rule = "LF-16.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        seat, source, table = frame.seat, frame.about, s.rules.box.on_area
        moves = [table["land"][area] for area in reachable_by_land(s, seat, source)]
        moves += [table["water"][area] for area in reachable_by_water(s, seat, source)]
        if s.tiles[seat] & s.rules.allies and s.money[seat] >= s.rules.allies_cost:
            moves += [table["allies"][area] for area in reachable_past_others(s, seat, source)]
        if not moves:
            moves.append(STAY)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [move for mode in MODES for move in s.rules.box.on_area[mode]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in self.candidates(s, frame):
            return None
        seat, area = frame.seat, s.rules.box.area[move[1]]
        if s.holder[area] == ally_of(seat):
            return No("LF-4.4", "refuse.ally_there", {"area": move[1]})
        if move.verb == "land":
            return No("LF-16.1", "refuse.not_adjacent", {"area": move[1]})
        if move.verb == "water":
            return No("LF-16.1", "refuse.no_boats", {"area": move[1]})
        if not s.tiles[seat] & s.rules.allies:
            return No("LF-13.1", "refuse.no_tile")
        if s.money[seat] < s.rules.allies_cost:
            return No("LF-13.5", "refuse.too_poor", {"cost": s.rules.allies_cost, "money": s.money[seat]})
        return No("LF-D31", "refuse.nobody_between", {"area": move[1]})

    def do_land(self, s: State, frame: Frame, move: Move) -> None:
        self.choose(s, frame, move, LAND)

    def do_water(self, s: State, frame: Frame, move: Move) -> None:
        self.choose(s, frame, move, WATER)

    def do_allies(self, s: State, frame: Frame, move: Move) -> None:
        s.money[frame.seat] -= s.rules.allies_cost
        if s.told is not None:
            s.told.append(Event("paid_allies", frame.seat, {"n": s.rules.allies_cost}))
        self.choose(s, frame, move, PAST)

    def do_stay(self, s: State, frame: Frame, move: Move) -> None:
        pass

    def choose(self, s: State, frame: Frame, move: Move, mode: int) -> None:
        target = s.rules.box.area[move[1]]
        s.stack.append(Frame("send", frame.seat, (frame.about, target, mode)))
        if s.rules.bribes_at_target and are_foes(frame.seat, s.holder[target]):
            offer_bribe(s, frame.seat, target)


def car_may_go(s: State, source: int, mode: int) -> bool:
    """LF-D16 One distinct car per order; once it has moved it can only go on from where it stands."""
    if mode == WATER or not s.cars[source]:
        return False
    now = resolving_of(s)
    return not (now.car_used and s.rules.one_car_per_order) or now.car_at == source


class Send(Question[State]):
    """LF-16.1 How many soldati move, and whether a car goes along."""

    rule = "LF-16.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        source, _, mode = frame.about
        box, n = s.rules.box, s.soldati[source]
        moves = list(box.count["send"][1 : n + 1])
        if car_may_go(s, source, mode):
            moves += box.send_car[1 : n + 1]
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        n = s.soldati[frame.about[0]] + 2
        return [*s.rules.box.count["send"][:n], *s.rules.box.send_car[:n]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        source, _, mode = frame.about
        if move.verb != "send" or len(move) not in (2, 3):
            return None
        if len(move) == 2 or move not in s.rules.box.send_car[1 : s.soldati[source] + 1]:
            return No("LF-16.1", "refuse.number", {"n": s.soldati[source]})
        if mode == WATER:
            return No("LF-16.1", "refuse.car_on_boat")
        return No("LF-16.9" if resolving_of(s).car_used else "LF-16.1", "refuse.no_car")

    def do_send(self, s: State, frame: Frame, move: Move) -> None:
        source, target, mode = frame.about
        move_soldati(s, source, target, int(move[1]), int(len(move) == 3), mode)


def met(s: State, party: int, target: int) -> dict[str, Any]:
    """Whom an attack meets, and how many; nothing if nobody is attacked."""
    holder = s.holder[target]
    if holder in (party, NONE) or not s.soldati[target]:
        return {}
    return {"foe": party_name(holder), "defenders": s.soldati[target]}


def move_soldati(s: State, source: int, target: int, n: int, car: int, mode: int) -> None:
    """The move itself, and what it meets: nobody, own soldati, or a fight."""
    now = resolving_of(s)
    seat = now.seat
    now.parts &= ~MUSTER
    if car:
        now.car_used, now.car_at = True, NONE
    s.soldati[source] -= n
    s.cars[source] -= car
    if s.told is not None:
        areas = s.rules.box.areas
        facts = {"n": n, "cars": car, "source": areas[source], "area": areas[target], "mode": MODES[mode]}
        s.told.append(Event("moved", seat, facts | met(s, seat, target)))
    vacate(s, source)
    now.reached = target
    holder = s.holder[target]
    if holder == seat:
        s.soldati[target] += n
        s.cars[target] += car
        now.car_at = target if car else now.car_at
    elif holder == NONE:
        occupy(s, seat, target, n)
        s.cars[target] = car
        now.car_at = target if car else now.car_at
        took(s, seat, target)
    else:
        bonus = order_being_resolved(s).skull
        if car:
            bonus += car_attack(s, seat)
        if mode == WATER and s.tiles[seat] & s.rules.miniguns:
            bonus += s.rules.minigun_bonus
        begin_fight(s, seat, seat, target, n, car, bonus)
