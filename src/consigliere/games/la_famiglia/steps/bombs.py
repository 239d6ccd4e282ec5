"""LF-17 Bombs and LF-18 pentiti: removing soldati without moving any."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.pieces import bounty, kill, vacate
from consigliere.games.la_famiglia.queries import are_foes, car_bomb, defence, order_being_resolved, resolving_of
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.movement import MoveFrom, start
from consigliere.games.la_famiglia.steps.muster import DONE


def bomb_sources(s: State) -> list[int]:
    """LF-17.1 The token's area; LF-20.5 with a bomb and a shotgun also the area that the move has taken."""
    now = resolving_of(s)
    seat, area, reached = now.seat, now.area, now.reached
    places = [area]
    if reached != NONE and reached != area and order_being_resolved(s).either:
        places.append(reached)
    return [place for place in places if s.holder[place] == seat and bomb_targets(s, seat, place, True)]


def bomb_targets(s: State, seat: int, source: int, car: bool) -> list[int]:
    """LF-D17 Areas of opponents or neutrals beside the source; LF-D32 with car and Timer Fuse also two away."""
    box, holder = s.rules.box, s.holder
    found = [area for area in box.near[source] if are_foes(seat, holder[area])]
    if car and s.cars[source] and s.tiles[seat] & s.rules.timer_fuse:
        found += [area for area in box.at_two[source] if are_foes(seat, holder[area])]
    return found


def start_bomb(s: State) -> None:
    start(s, bomb_sources(s), "bomb_from", "bomb")


class BombFrom(MoveFrom):
    """LF-20.5 The bomb starts in the token's area or in the one the move has taken."""

    rule = "LF-20.5"
    then = "bomb"

    def sources(self, s: State) -> list[int]:
        return bomb_sources(s)


class Bomb(Question[State]):
    """LF-17.1 The target of a bomb, and LF-17.2 whether a car is blown up with it."""

    rule = "LF-17.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box, seat, source = s.rules.box, frame.seat, frame.about
        moves = [box.on_area["bomb"][area] for area in bomb_targets(s, seat, source, False)]
        if s.cars[source]:
            moves += [box.bomb_car[area] for area in bomb_targets(s, seat, source, True)]
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.on_area["bomb"], *s.rules.box.bomb_car]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in self.candidates(s, frame):
            return None
        area = s.rules.box.area[move[1]]
        if not are_foes(frame.seat, s.holder[area]):
            return No("LF-D17", "refuse.no_enemy", {"area": move[1]})
        if len(move) == 3 and not s.cars[frame.about]:
            return No("LF-17.2", "refuse.no_car")
        return No("LF-17.1", "refuse.not_adjacent", {"area": move[1]})

    def do_bomb(self, s: State, frame: Frame, move: Move) -> None:
        """LF-17.3 The difference of attack and defence is removed; LF-17.2 a used car is gone."""
        seat, source, target = frame.seat, frame.about, s.rules.box.area[move[1]]
        attack = order_being_resolved(s).skull
        if len(move) == 3:
            attack += car_bomb(s, seat)
            s.cars[source] -= 1
            s.supply_cars[seat] += 1
        n = max(0, min(attack - defence(s, target), s.soldati[target]))
        if s.told is not None:
            s.told.append(Event("bombed", seat, {"area": move[1], "n": n, "cars": len(move) - 2}))
        eliminate(s, seat, target, n)


def eliminate(s: State, seat: int, area: int, n: int) -> None:
    """LF-17.4, LF-18.2 Enemy soldati leave an area: bounty for neutral ones, and LF-21.1 if it is empty then."""
    neutral = s.holder[area] == NEUTRAL
    kill(s, area, n)
    if neutral:
        bounty(s, seat, n)
    vacate(s, area)


def start_pentito(s: State) -> None:
    """LF-18.1 One own soldato of the token's area pays for it."""
    seat, area = resolving_of(s).seat, resolving_of(s).area
    pattern = order_being_resolved(s).pattern
    kill(s, area, 1)
    if s.told is not None:
        s.told.append(Event("pentito", seat, {"area": s.rules.box.areas[area]}))
    vacate(s, area)
    ask_strike(s, seat, pattern, ())


def strike_targets(s: State, seat: int, hit: tuple[int, ...]) -> list[int]:
    near = s.rules.box.near[resolving_of(s).area]
    return [area for area in near if area not in hit and are_foes(seat, s.holder[area])]


def ask_strike(s: State, seat: int, pattern: tuple[int, ...], hit: tuple[int, ...]) -> None:
    if pattern and strike_targets(s, seat, hit):
        s.stack.append(Frame("strike", seat, (pattern, hit)))


class Strike(Question[State]):
    """LF-18.1 Up to so many enemies of one adjacent area, for each number of the pattern another area."""

    rule = "LF-18.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        pattern, hit = frame.about
        table = s.rules.box.strike
        moves: list[Move] = []
        for area in strike_targets(s, frame.seat, hit):
            moves += table[area][1 : min(pattern[0], s.soldati[area]) + 1]
        moves.append(DONE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*(move for table in s.rules.box.strike for move in table[:4]), DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move.verb != "strike" or move[1:2] == () or move[1] not in s.rules.box.area:
            return None
        area = s.rules.box.area[move[1]]
        if area in frame.about[1]:
            return No("LF-18.1", "refuse.another_area", {"area": move[1]})
        if area not in s.rules.box.near[resolving_of(s).area]:
            return No("LF-18.1", "refuse.not_adjacent", {"area": move[1]})
        if not are_foes(frame.seat, s.holder[area]):
            return No("LF-18.1", "refuse.no_enemy", {"area": move[1]})
        return No("LF-18.1", "refuse.number", {"n": min(frame.about[0][0], s.soldati[area])})

    def do_strike(self, s: State, frame: Frame, move: Move) -> None:
        pattern, hit = frame.about
        area, n = s.rules.box.area[move[1]], int(move[2])
        if s.told is not None:
            s.told.append(Event("struck", frame.seat, {"area": move[1], "n": n}))
        eliminate(s, frame.seat, area, n)
        ask_strike(s, frame.seat, pattern[1:], (*hit, area))

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        pass
