"""A-80 to A-86 The dominance phase: tile by tile, then the increase tokens leave."""

from __future__ import annotations

from typing import Any

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.achaja.box import COLOURS, DICE, LOCATIONS, TURNS
from consigliere.games.achaja.changes import add_increase_token, gain_power, place_token, put_die
from consigliere.games.achaja.effects import COMMIT, begin, carry_out, picks
from consigliere.games.achaja.operations.choices import SEATS
from consigliere.games.achaja.program import Program
from consigliere.games.achaja.queries import dice_at, sole_leader
from consigliere.games.achaja.state import RESERVE, State

DO, SKIP = Move("act"), Move("skip")
TILES = tuple(Frame("tile", NOBODY, (at,)) for at in range(LOCATIONS + 1))


class Tile(Step[State]):
    """A-80 The tiles in their order; one without dice is skipped. A-85 Then comes the next one."""

    def run(self, s: State, frame: Frame) -> None:
        for at in range(frame.about[0] if frame.about else 0, LOCATIONS):
            location = s.order[at]
            if s.at[location]:
                s.stack.append(TILES[at + 1])
                resolve(s, location)
                return


def resolve(s: State, location: int) -> None:
    """A-81 The sole highest sum of one colour dominates (A-96). A-83 Then every die acts, the highest first."""
    sums = [0] * COLOURS
    by_value: dict[int, list[int]] = {}
    owners, values = s.houses.of_die, s.value
    for die, place in enumerate(s.place):
        if place == location:
            sums[die // DICE] += values[die]
            by_value.setdefault(values[die], []).append(owners[die])
    colour = sole_leader(sums)
    if s.told is not None:
        box = s.rules.box
        facts: dict[str, Any] = {"location": box.place_ids[location]}
        facts["sums"] = {box.colours[c]: total for c, total in enumerate(sums) if total}
        facts["dice"] = [[box.colours[die // DICE], values[die]] for die in dice_at(s, location)]
        owner = None
        if colour != NOBODY:
            owner, facts["colour"] = s.houses.owner[colour], box.colours[colour]
        s.told.append(Event("tied_location" if colour == NOBODY else "dominates", owner, facts))
    if colour != NOBODY:
        dominate(s, location, colour)
    groups = tuple(tuple(sorted(by_value[value])) for value in sorted(by_value, reverse=True))
    line_up(s, location, (), groups)


def dominate(s: State, location: int, colour: int) -> None:
    """A-82 A power token, and a point if it is the first of its colour here. D-20 No token left: neither."""
    if s.supply[colour] > 0 or not s.rules.power_tokens_binding:
        if place_token(s, location, colour):
            gain_power(s, s.houses.owner[colour], s.rules.number["dominance_power"])


def line_up(s: State, location: int, done: tuple[int, ...], groups: tuple[tuple[int, ...], ...]) -> None:
    """A-83 Fix the order of all actions before the first one; the marker holder settles ties between players."""
    while groups:
        if len(set(groups[0])) > 1:
            s.stack.append(Frame("order", s.marker, (location, done, groups)))
            return
        done, groups = done + groups[0], groups[1:]
    s.stack.append(Frame("actions", NOBODY, (location, done)))


class Order(Question[State]):
    """A-83 Of equal dice of different players: whose acts next."""

    rule = "A-83"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [SEATS[seat] for seat in sorted(set(frame.about[2][0]))]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("A-83", "refuse.not_tied") if move in SEATS else None

    def do_player(self, s: State, frame: Frame, move: Move) -> None:
        location, done, groups = frame.about
        seat, left = int(move[1]), list(groups[0])
        left.remove(seat)
        if s.told is not None:
            s.told.append(Event("acts_next", seat))
        line_up(s, location, (*done, seat), (tuple(left), *groups[1:]) if left else groups[1:])


class Actions(Step[State]):
    """A-83 One action for every die. A-84 What public facts make impossible is not even asked."""

    def run(self, s: State, frame: Frame) -> None:
        location, queue = frame.about
        programs = s.rules.programs
        program = programs.locations[location]
        impossible: set[int] = set()
        for at, seat in enumerate(queue):
            if seat in impossible:
                continue
            if programs.in_public(s, seat, program):
                if at + 1 < len(queue):
                    s.stack.append(Frame("actions", NOBODY, (location, queue[at + 1 :])))
                s.stack.append(Frame("action", seat, (location,)))
                return
            impossible.add(seat)


class Action(Question[State]):
    """A-83 Carry out the action of the tile, or skip it. A-84 Asked whatever gold one has."""

    rule = "A-83"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        program = s.rules.programs.locations[frame.about[0]]
        return [DO, SKIP] if program.feasible(s, frame.seat) else [SKIP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("A-84", "refuse.price") if move == DO else None

    def do_act(self, s: State, frame: Frame, move: Move) -> None:
        begin(s, frame.seat, s.rules.programs.locations[frame.about[0]], ("action", frame.about))

    def do_skip(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("skipped", frame.seat, {"location": s.rules.box.place_ids[frame.about[0]]}))


def commit_tile(s: State, program: Program, slots: list[Any], about: Any) -> None:
    if s.told is not None:
        s.told.append(Event("carries_out", slots[0], picks(s, program, slots)))
    carry_out(s, program, 0, slots)


# ---- A-86 forced moves ---------------------------------------------------------------------------------------------


class Shrink(Step[State]):
    """A-86 Token by token the increase tokens leave, and for each the highest die there. D-22 Not after turn 3."""

    def run(self, s: State, frame: Frame) -> None:
        if s.turn == TURNS and not s.rules.options["forced_moves_after_last_turn"]:
            return
        for location in s.order:
            if s.extra[location]:
                s.stack.append(frame)
                add_increase_token(s, location, -1)
                push_out(s, location)
                return


def push_out(s: State, location: int) -> None:
    """A-86 The highest die must leave; a tie between players is settled by the marker holder."""
    dice = dice_at(s, location)
    if not dice:
        return
    high = max(s.value[die] for die in dice)
    owners = sorted({s.houses.of_die[die] for die in dice if s.value[die] == high})
    if len(owners) == 1:
        s.stack.append(Frame("move_out", owners[0], (location, high)))
    else:
        s.stack.append(Frame("who_moves", s.marker, (location, high, tuple(owners))))


class WhoMoves(Question[State]):
    """A-86 The marker holder names the player whose die leaves."""

    rule = "A-86"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return [SEATS[seat] for seat in frame.about[2]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("A-86", "refuse.not_tied") if move in SEATS else None

    def do_player(self, s: State, frame: Frame, move: Move) -> None:
        if s.told is not None:
            s.told.append(Event("must_move", int(move[1])))
        s.stack.append(Frame("move_out", int(move[1]), frame.about[:2]))


class MoveOut(Question[State]):
    """A-86 The owner moves the die to another open location with room. D-22 Without any it goes to the reserve."""

    rule = "A-86"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        location, high = frame.about
        room = s.room & ~(1 << location) or 1 << RESERVE
        moves: list[Move] = []
        dice = dice_at(s, location)
        for colour in s.houses.colours[frame.seat]:
            if any(die // DICE == colour and s.value[die] == high for die in dice):
                moves += s.rules.box.put[colour][high][room]
        return moves

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move.verb == "place" and len(move) == 4 and move[3] in s.rules.box.place:
            if s.rules.box.place[move[3]] == frame.about[0]:
                return No("A-86", "refuse.must_leave", {"location": move[3]})
            return No("A-86", "refuse.move_out", {"location": move[3]})
        return None

    def do_place(self, s: State, frame: Frame, move: Move) -> None:
        location, high = frame.about
        colour = s.rules.box.colour[move[1]]
        die = next(die for die in dice_at(s, location) if die // DICE == colour and s.value[die] == high)
        put_die(s, die, s.rules.box.place[move[3]])


COMMIT["action"] = commit_tile
