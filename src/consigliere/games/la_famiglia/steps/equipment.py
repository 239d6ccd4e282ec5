"""LF-10.4 Equipment: cars, boats and labs."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.pieces import changed, put_boat, put_car, put_lab
from consigliere.games.la_famiglia.queries import own_areas, own_seas
from consigliere.games.la_famiglia.state import State

PASS, STAY = Move("pass"), Move("stay")
A_CAR, A_BOAT, A_LAB = 1, 2, 4
ANYTHING = A_CAR | A_BOAT | A_LAB


def equip(s: State, seat: int, kinds: int, optional: bool) -> None:
    """Ask what to place, if anything of these kinds can be placed at all."""
    frame = Frame("equip", seat, (kinds, int(optional)))
    if placeable(s, seat, kinds):
        s.stack.append(frame)


def placeable(s: State, seat: int, kinds: int) -> list[Move]:
    box, own = s.rules.box, own_areas(s, seat)
    moves: list[Move] = []
    if kinds & A_CAR and s.supply_cars[seat]:
        table = box.on_area["car"]
        moves += [table[area] for area in own]
    if kinds & A_BOAT and s.supply_boats[seat]:
        table = box.on_sea["boat"]
        moves += [table[sea] for sea in own_seas(s, seat)]
    if kinds & A_LAB and s.supply_labs:
        table, most = box.on_area["lab"], s.rules.labs_per_area
        moves += [table[area] for area in own if s.labs[area] < most]
    return moves


class Equip(Question[State]):
    """LF-10.4 Place a car, a boat or a lab."""

    rule = "LF-10.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        kinds, optional = frame.about
        moves = placeable(s, frame.seat, kinds)
        if optional or not moves:
            moves.append(PASS)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [*box.on_area["car"], *box.on_sea["boat"], *box.on_area["lab"], PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == PASS:
            return No("LF-8.7", "refuse.not_nothing")
        if move not in self.candidates(s, frame):
            return None
        return equipment_reason(s, frame.seat, move, frame.about[0])

    def do_car(self, s: State, frame: Frame, move: Move) -> None:
        put_car(s, frame.seat, s.rules.box.area[move[1]])

    def do_lab(self, s: State, frame: Frame, move: Move) -> None:
        put_lab(s, frame.seat, s.rules.box.area[move[1]])

    def do_boat(self, s: State, frame: Frame, move: Move) -> None:
        launch(s, frame.seat, s.rules.box.sea[move[1]])

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


def equipment_reason(s: State, seat: int, move: Move, kinds: int) -> No | None:
    """Why this piece cannot be placed there."""
    supplies = {
        "car": (A_CAR, s.supply_cars[seat]),
        "boat": (A_BOAT, s.supply_boats[seat]),
        "lab": (A_LAB, s.supply_labs),
    }
    kind, left = supplies[move[0]]
    if not kinds & kind:
        return No("LF-11.5", "refuse.other_piece")
    if not left:
        return No("LF-2.1", "refuse.supply_empty")
    if move[0] == "boat":
        return No("LF-10.4", "refuse.sea_too_far", {"sea": move[1]})
    area = s.rules.box.area[move[1]]
    if s.holder[area] != seat:
        return No("LF-10.4", "refuse.no_own_soldati", {"area": move[1]})
    return No("LF-3.6", "refuse.labs_full", {"area": move[1]})


def launch(s: State, seat: int, sea: int) -> None:
    """A new boat may move on to an adjacent sea; then the sea where it ends is checked."""
    put_boat(s, seat, sea)
    s.stack.append(Frame("sail", seat, sea))


class Sail(Question[State]):
    """LF-10.4 The new boat stays, or moves to one adjacent sea."""

    rule = "LF-10.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.on_sea["sail"]
        return [STAY, *(table[sea] for sea in s.rules.box.sea_near[frame.about])]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [STAY, *s.rules.box.on_sea["sail"]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        known = move in s.rules.box.on_sea["sail"]
        return No("LF-10.4", "refuse.sea_not_adjacent", {"sea": move[1]}) if known else None

    def do_stay(self, s: State, frame: Frame, move: Move) -> None:
        if s.rules.check_boats_always:  # LF-D3
            check_boats(s, frame.seat, frame.about)

    def do_sail(self, s: State, frame: Frame, move: Move) -> None:
        sea = s.rules.box.sea[move[1]]
        s.boats[frame.about] = changed(s.boats[frame.about], frame.seat, -1)
        s.boats[sea] = changed(s.boats[sea], frame.seat, 1)
        if s.told is not None:
            s.told.append(Event("boat_sailed", frame.seat, {"sea": move[1]}))
        check_boats(s, frame.seat, sea)


def check_boats(s: State, seat: int, sea: int) -> None:
    """LF-10.4, LF-3.8 With three boats in a sea the new one goes, and one of the others, chosen by who placed it."""
    if sum(s.boats[sea]) <= s.rules.boats_per_sea:
        return
    sink(s, seat, sea)
    owners = [other for other, n in enumerate(s.boats[sea]) if n]
    if len(owners) == 1:
        sink(s, owners[0], sea)
    else:
        s.stack.append(Frame("sink", seat, sea))


def sink(s: State, owner: int, sea: int) -> None:
    s.boats[sea] = changed(s.boats[sea], owner, -1)
    s.supply_boats[owner] += 1
    if s.told is not None:
        s.told.append(Event("boat_gone", owner, {"sea": s.rules.box.seas[sea]}))


class Sink(Question[State]):
    """LF-10.4 Which of the two other boats leaves the sea together with the new one."""

    rule = "LF-10.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.sink[owner] for owner, n in enumerate(s.boats[frame.about]) if n]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.sink)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-10.4", "refuse.no_boat") if move in s.rules.box.sink else None

    def do_sink(self, s: State, frame: Frame, move: Move) -> None:
        sink(s, int(move[1]), frame.about)
