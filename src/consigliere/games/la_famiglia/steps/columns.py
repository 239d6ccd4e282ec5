"""LF-9 Leaving a whole column: its discs go to the lower sheet, then its action, and an order before or after."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.components import COLUMNS, ROWS
from consigliere.games.la_famiglia.pieces import move_disc
from consigliere.games.la_famiglia.queries import discs_in_row, order_spots
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.actions import order_reason
from consigliere.games.la_famiglia.steps.equipment import ANYTHING, PASS, equip

ACT = Move("act")


class LandDisc(Question[State]):
    """LF-9.1 The discs of the column go onto any free spaces of the lower sheet. LF-9.3 Nothing happens there."""

    rule = "LF-9.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box, discs = s.rules.box, s.discs
        table, unlimited = box.on_space["drop"], box.unlimited
        return [table[space] for space in box.sheet[s.round] if not discs[space] or unlimited[space]]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [s.rules.box.on_space["drop"][space] for space in s.rules.box.sheet[s.round]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_space["drop"]:
            return None
        if move not in self.candidates(s, frame):
            return No("LF-9.1", "refuse.other_sheet", {"space": move[1]})
        return No("LF-8.4", "refuse.space_taken", {"space": move[1]})

    def do_drop(self, s: State, frame: Frame, move: Move) -> None:
        spaces = s.rules.box.columns[s.round - 1][frame.about]
        source = next(space for space in spaces if s.discs[space])
        owner = s.discs[source][0]
        move_disc(s, source, s.rules.box.space[move[1]], owner)
        if s.told is not None:
            shown = "neutral" if owner == NEUTRAL else owner
            s.told.append(Event("disc_landed", frame.seat, {"space": move[1], "owner": shown}))
        if any(s.discs[space] for space in spaces):
            s.stack.append(frame)


class Column(Question[State]):
    """LF-9.4 Carry out the column action, and issue one order before or after it if you like."""

    rule = "LF-9.4"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        _, acted, ordered = frame.about
        moves = [PASS] if acted else [ACT]
        if not ordered and s.hq_tokens[frame.seat]:
            table = s.rules.box.on_area["order"]
            moves += [table[area] for area in order_spots(s, frame.seat)]
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [ACT, PASS, *s.rules.box.on_area["order"]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        _, _, ordered = frame.about
        if move in s.rules.box.on_area["order"]:
            return No("LF-9.4", "refuse.one_order") if ordered else order_reason(s, frame.seat, move)
        return No("LF-9.1", "refuse.act_first") if move == PASS else None

    def do_act(self, s: State, frame: Frame, move: Move) -> None:
        column, _, ordered = frame.about
        s.stack.append(Frame("column_again", frame.seat, (column, 1, ordered)))
        column_action(s, frame.seat, COLUMNS[column])

    def do_order(self, s: State, frame: Frame, move: Move) -> None:
        column, acted, _ = frame.about
        s.stack.append(Frame("column_again", frame.seat, (column, acted, 1)))
        s.stack.append(Frame("token", frame.seat, (s.rules.box.area[move[1]], 0)))

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


class ColumnAgain(Step[State]):
    """What is left of a column after its action or its order."""

    def run(self, s: State, frame: Frame) -> None:
        _, acted, ordered = frame.about
        if not acted or (not ordered and s.hq_tokens[frame.seat] and order_spots(s, frame.seat)):
            s.stack.append(Frame("column", frame.seat, frame.about))


def column_action(s: State, seat: int, column: str) -> None:
    """What a column does; LF-9.8 it may be nothing.

    LF-9.5 primo: the first-player marker and a piece of equipment. LF-9.6 A column named like a row: its two leftmost
    discs, LF-11.7 one after the other. LF-9.7 two: a disc from each of two rows.
    """
    if column in ROWS:
        row = ROWS.index(column)
        s.stack.append(Frame("uncover", seat, row))
        s.stack.append(Frame("uncover", seat, row))
    elif column == "two":
        if any(discs_in_row(s, seat, row) for row in range(4)):
            s.stack.append(Frame("choose_row", seat, ("first", NONE)))
    else:
        s.first = seat
        if s.told is not None:
            s.told.append(Event("first_player", seat))
        equip(s, seat, ANYTHING, optional=True)
