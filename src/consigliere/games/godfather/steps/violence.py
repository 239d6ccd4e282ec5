"""G-75 to G-77, G-88 Kills: the decisions of a human."""

from __future__ import annotations

from abc import ABC, abstractmethod

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.godfather.board import kill_on_front, kill_on_space
from consigliere.games.godfather.effects import (
    ROUND,
    SQUARE,
    drive_by_targets,
    hit_targets,
    kill_targets,
)
from consigliere.games.godfather.queries import rounds_in, squares_in
from consigliere.games.godfather.reading import ALLY, FAMILY, THUG
from consigliere.games.godfather.state import State

SPARE, SKIP = Move("spare"), Move("skip")
ANY = THUG | FAMILY | ALLY


def all_kills(s: State) -> list[Move]:
    return [*s.rules.box.kill_front, *s.rules.box.kill_space]


def kill_at(s: State, seat: int, place: str) -> None:
    """Kill whoever stands at a place, given by its id."""
    box = s.rules.box
    if place in box.business:
        kill_on_front(s, seat, box.business[place])
    else:
        kill_on_space(s, seat, box.space[place])


def no_target(s: State, move: Move, rule: str) -> No | None:
    if move in s.rules.box.kill_front or move in s.rules.box.kill_space:
        return No(rule, "refuse.no_target", {"place": move[1]})
    return No(rule, "refuse.must_hit") if move == SPARE else None


class Kill(Question[State]):
    """G-75 Up to so many figures of the kinds named, not your own, go to the river."""

    rule = "G-75"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        fronts, spaces = kill_targets(s, frame.seat, frame.about[0])
        moves = [box.kill_front[business] for business in fronts]
        moves += [box.kill_space[space] for space in spaces]
        moves.append(SPARE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*all_kills(s), SPARE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return no_target(s, move, "G-75")

    def do_kill(self, s: State, frame: Frame, move: Move) -> None:
        kinds, n = frame.about
        kill_at(s, frame.seat, move[1])
        if n > 1 and any(kill_targets(s, frame.seat, kinds)):
            s.stack.append(Frame("kill", frame.seat, (kinds, n - 1)))

    def do_spare(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("spares", frame.seat))


class Hit(Question[State]):
    """One figure of one base shape in one turf: the second half of a drive-by or car bomb, or an arrest (G-88)."""

    rule = "G-76"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        turf, shape, kinds, optional, own = frame.about
        moves = s.rules.box.kill_front if shape == SQUARE else s.rules.box.kill_space
        found = [moves[at] for at in hit_targets(s, frame.seat, turf, shape, kinds, own)]
        if optional:
            found.append(SPARE)
        return found

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*all_kills(s), SPARE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        _, _, kinds, _, own = frame.about
        return no_target(s, move, "G-77" if own else "G-88" if kinds == THUG else "G-76")

    def do_kill(self, s: State, frame: Frame, move: Move) -> None:
        kill_at(s, frame.seat, move[1])

    def do_spare(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("spares", frame.seat))


class ChooseTurf(Question[State], ABC):
    """A question for a turf, or for nothing."""

    @abstractmethod
    def open(self, s: State, seat: int, turf: int) -> bool:
        """Whether there is anything to choose this turf for."""

    def legal(self, s: State, frame: Frame) -> list[Move]:
        moves = [move for turf, move in enumerate(s.rules.box.turf) if self.open(s, frame.seat, turf)]
        moves.append(SKIP)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.turf, SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move in s.rules.box.turf:
            return No(self.rule, "refuse.no_victim", {"turf": int(move[1])})
        return None

    def do_skip(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("skips", frame.seat))


class DriveBy(ChooseTurf):
    """G-76 Choose a turf; up to one square-based and up to one round-based figure of others in it fall."""

    rule = "G-76"

    def open(self, s: State, seat: int, turf: int) -> bool:
        return drive_by_targets(s, seat, turf) != ([], [])

    def do_turf(self, s: State, frame: Frame, move: Move) -> None:
        turf, seat = int(move[1]) - 1, frame.seat
        if s.told is not None:
            s.told.append(Event("drives_by", seat, {"turf": turf + 1}))
        squares, rounds = drive_by_targets(s, seat, turf)
        if rounds:
            s.stack.append(Frame("hit", seat, (turf, ROUND, ANY, True, False)))
        if squares:
            s.stack.append(Frame("hit", seat, (turf, SQUARE, ANY, True, False)))


class CarBomb(ChooseTurf):
    """G-77 Choose a turf; every square-based figure in it falls, your own too, and one round-based one you choose."""

    rule = "G-77"

    def open(self, s: State, seat: int, turf: int) -> bool:
        return bool(squares_in(s, turf) or rounds_in(s, turf))

    def do_turf(self, s: State, frame: Frame, move: Move) -> None:
        turf, seat = int(move[1]) - 1, frame.seat
        if s.told is not None:
            s.told.append(Event("bombs", seat, {"turf": turf + 1}))
        for business in squares_in(s, turf):
            kill_on_front(s, seat, business)
        if rounds_in(s, turf):
            s.stack.append(Frame("hit", seat, (turf, ROUND, ANY, False, True)))
