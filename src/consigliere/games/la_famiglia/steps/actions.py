"""LF-10, LF-11 The actions of the planning phase, and uncovering the family board."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import DEPLOY_OWN, NONE, Part
from consigliere.games.la_famiglia.components import ROWS
from consigliere.games.la_famiglia.pieces import add_disc, changed, launder, lay_order, put_soldati, recruit
from consigliere.games.la_famiglia.queries import (
    abilities,
    deploy_base,
    discs_in_row,
    is_free,
    order_of,
    order_spots,
    own_areas,
    recruit_base,
)
from consigliere.games.la_famiglia.state import State
from consigliere.games.la_famiglia.steps.equipment import A_CAR, A_LAB, ANYTHING, PASS, equip
from consigliere.games.la_famiglia.steps.free import HalfSaid

STOP = Move("stop")
DO = {do: Move("do", do) for do in (
    "recruit", "deploy", "order", "equip", "launder", "gather", "influence", "influence2", "ultima",
)}  # fmt: skip


def feasible(s: State, seat: int, space: int, left: int) -> list[int]:
    """Which parts of an action space could have an effect now."""
    box = s.rules.box
    able = abilities(s, seat, box.able[space])
    return [i for i, part in enumerate(box.parts[space]) if left >> i & 1 and part.able & able]


class Parts(Step[State]):
    """LF-8.7 The actions of a space one after another; with "/" only one of them."""

    def run(self, s: State, frame: Frame) -> None:
        space, left, done = frame.about
        if done and (not left or s.rules.box.join[space] != "and"):
            return
        if s.rules.box.join[space] == "one":  # only a space with an effect may be used
            carry_out(s, frame, 0)
            return
        can = feasible(s, frame.seat, space, left)
        if can and (done or len(can) > 1):
            s.stack.append(Frame("choose_part", frame.seat, frame.about))
        elif can:
            carry_out(s, frame, can[0])


def carry_out(s: State, frame: Frame, index: int) -> None:
    space, left, _ = frame.about
    s.stack.append(Frame("parts", frame.seat, (space, left & ~(1 << index), 1)))
    start_part(s, frame.seat, s.rules.box.parts[space][index])


class ChoosePart(HalfSaid):
    """LF-8.7 Which action of the space comes next; with "+" one may stop after one that had an effect."""

    rule = "LF-8.7"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        space, left, done = frame.about
        parts = s.rules.box.parts[space]
        moves: list[Move] = []
        for i in feasible(s, frame.seat, space, left):
            move = DO[parts[i].do]
            if move not in moves:
                moves.append(move)
        if done:
            moves.append(STOP)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*DO.values(), STOP]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == STOP:
            return No("LF-8.7", "refuse.not_nothing")
        space, left, _ = frame.about
        here = any(part.do == move[-1] for i, part in enumerate(s.rules.box.parts[space]) if left >> i & 1)
        return No("LF-8.7", "refuse.part_no_effect" if here else "refuse.part_not_here")

    def do_do(self, s: State, frame: Frame, move: Move) -> None:
        space, left, _ = frame.about
        parts = s.rules.box.parts[space]
        carry_out(s, frame, next(i for i in feasible(s, frame.seat, space, left) if parts[i].do == move[1]))

    def do_stop(self, s: State, frame: Frame, move: Move) -> None:
        pass


def start_part(s: State, seat: int, part: Part) -> None:
    """LF-10 One action of an action space."""
    do = part.do
    if do == "recruit":
        bonus = s.rules.baptism_bonus if s.tiles[seat] & s.rules.baptism else 0
        s.stack.append(Frame("recruit", seat, min(s.supply_soldati[seat], recruit_base(s, seat) + part.n + bonus)))
    elif do == "deploy":
        empty_ok = int(part.able != DEPLOY_OWN)
        s.stack.append(Frame("deploy", seat, (deploy_base(s, seat) + part.n, empty_ok)))
    elif do == "order":
        s.stack.append(Frame("order", seat, (part.mode, NONE)))
    elif do == "equip":
        equip(s, seat, ANYTHING, optional=False)
    elif do == "launder":
        launder(s, seat)
    elif do == "gather":
        s.stack.append(Frame("gather", seat))
    elif do == "ultima":  # LF-10.7
        s.ultima = seat
        if s.told is not None:
            s.told.append(Event("ultima_set", seat))
    else:
        purpose = "twice" if do == "influence2" else part.mode
        s.stack.append(Frame("choose_row", seat, (purpose, NONE)))


class Recruit(Question[State]):
    """LF-10.1 Take soldati from the supply into the HQ, up to the church base and the bonus of the space."""

    rule = "LF-10.1"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["recruit"][1 : frame.about + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["recruit"][: frame.about + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-10.1", "refuse.number", {"n": frame.about}) if move.verb == "recruit" else None

    def do_recruit(self, s: State, frame: Frame, move: Move) -> None:
        recruit(s, frame.seat, int(move[1]))


class Deploy(Question[State]):
    """LF-10.2 Where soldati of the HQ go: one area with own soldati, or one without any."""

    rule = "LF-10.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table, seat = s.rules.box.on_area["deploy"], frame.seat
        if frame.about[1]:
            return [table[area] for area, holder in enumerate(s.holder) if holder in (seat, NONE)]
        return [table[area] for area in own_areas(s, seat)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.on_area["deploy"])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.on_area["deploy"]:
            return None
        if s.holder[s.rules.box.area[move[1]]] == NONE:
            return No("LF-10.9", "refuse.only_own_areas", {"area": move[1]})
        return No("LF-10.2", "refuse.others_there", {"area": move[1]})

    def do_deploy(self, s: State, frame: Frame, move: Move) -> None:
        most = min(frame.about[0], s.hq_soldati[frame.seat])
        s.stack.append(Frame("deploy_number", frame.seat, (s.rules.box.area[move[1]], most)))


class DeployNumber(Question[State]):
    """LF-10.2 How many soldati go there."""

    rule = "LF-10.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["soldati"][1 : frame.about[1] + 1])

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.count["soldati"][: frame.about[1] + 3])

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-10.2", "refuse.number", {"n": frame.about[1]}) if move.verb == "soldati" else None

    def do_soldati(self, s: State, frame: Frame, move: Move) -> None:
        put_soldati(s, frame.seat, frame.about[0], int(move[1]))


def order_reason(s: State, seat: int, move: Move, fresh: bool = False) -> No:
    """Why no order can be laid in an area."""
    area = s.rules.box.area[move[1]]
    if s.holder[area] != seat:
        return No("LF-10.3", "refuse.no_own_soldati", {"area": move[1]})
    if not s.hq_tokens[seat]:
        return No("LF-10.3", "refuse.no_token")
    if fresh or not s.tiles[seat] & s.rules.chain:
        return No("LF-10.3", "refuse.order_there", {"area": move[1]})
    return No("LF-3.9", "refuse.two_orders_there", {"area": move[1]})


class IssueOrder(HalfSaid):
    """LF-10.3 Where an order goes; LF-10.9 two orders in two areas, or in one."""

    rule = "LF-10.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        mode, before = frame.about
        table = s.rules.box.on_area["order"]
        moves = [table[area] for area in order_spots(s, frame.seat, mode == "one_area") if area != before]
        if not s.hq_tokens[frame.seat]:
            moves = []
        if before != NONE:
            moves.append(PASS)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.on_area["order"], PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move == PASS:
            return No("LF-8.7", "refuse.not_nothing")
        if move not in s.rules.box.on_area["order"]:
            return None
        mode, before = frame.about
        if s.rules.box.area[move[1]] == before:
            return No("LF-10.9", "refuse.another_area", {"area": move[1]})
        return order_reason(s, frame.seat, move, mode == "one_area")

    def do_order(self, s: State, frame: Frame, move: Move) -> None:
        mode, before = frame.about
        area = s.rules.box.area[move[1]]
        if mode != "one" and before == NONE:
            s.stack.append(Frame("second_order", frame.seat, (mode, area)))
        s.stack.append(Frame("token", frame.seat, (area, 0)))

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


class SecondOrder(Step[State]):
    """LF-10.9 The second of two orders, if there is a token and a place for it."""

    def run(self, s: State, frame: Frame) -> None:
        mode, area = frame.about
        if not s.hq_tokens[frame.seat]:
            return
        if mode == "one_area":
            s.stack.append(Frame("token", frame.seat, (area, 1)))
        elif any(spot != area for spot in order_spots(s, frame.seat)):
            s.stack.append(Frame("order", frame.seat, frame.about))


class ChooseToken(HalfSaid):
    """LF-10.3 Which token of the HQ is laid there face down."""

    rule = "LF-10.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        tokens = s.hq_tokens[frame.seat]
        moves = [m for token, m in enumerate(s.rules.box.token_moves[s.family[frame.seat]]) if tokens >> token & 1]
        if frame.about[1]:
            moves.append(PASS)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [*s.rules.box.token_moves[s.family[frame.seat]], PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.token_moves[s.family[frame.seat]]:
            return No("LF-8.7", "refuse.not_nothing") if move == PASS else None
        token = s.rules.box.token[move[1]][1]
        rule = "LF-11.6" if s.locked[frame.seat] >> token & 1 else "LF-10.3"
        return No(rule, "refuse.not_in_hq", {"token": move[1]})

    def do_token(self, s: State, frame: Frame, move: Move) -> None:
        lay_order(s, frame.seat, frame.about[0], s.rules.box.token[move[1]][1])

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


class ChooseRow(Question[State]):
    """LF-10.6, LF-9.7 From which row of the family board the leftmost disc goes."""

    rule = "LF-10.6"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        _, other = frame.about
        table = s.rules.box.row_moves
        return [table[row] for row in range(4) if row != other and discs_in_row(s, frame.seat, row)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return list(s.rules.box.row_moves)

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in s.rules.box.row_moves:
            return None
        if ROWS.index(move[1]) == frame.about[1]:
            return No("LF-9.7", "refuse.another_row", {"row": move[1]})
        return No("LF-D9", "refuse.row_empty", {"row": move[1]})

    def do_row(self, s: State, frame: Frame, move: Move) -> None:
        purpose, _ = frame.about
        seat, row = frame.seat, ROWS.index(move[1])
        if purpose == "twice":
            s.stack.append(Frame("uncover", seat, row))
        elif purpose in ("sheet", "second"):
            s.stack.append(Frame("place_disc", seat))
        elif purpose == "first" and any(other != row and discs_in_row(s, seat, other) for other in range(4)):
            s.stack.append(Frame("choose_row", seat, ("second", row)))
        s.stack.append(Frame("uncover", seat, row))


class Uncover(Step[State]):
    """LF-11.1 The leftmost disc of a row goes to the supply, and what lay under it works.

    LF-11.2 A car or LF-11.4 money, a lab or laundering come at once. LF-11.6 An order may be unlocked.
    """

    def run(self, s: State, frame: Frame) -> None:
        seat, row = frame.seat, frame.about
        if not discs_in_row(s, seat, row):
            return
        family = s.rules.box.families[s.family[seat]]
        at = s.removed[seat][row]
        s.removed[seat] = changed(s.removed[seat], row, 1)
        s.supply_discs[seat] += 1
        if s.told is not None:
            s.told.append(Event("uncovered", seat, {"row": ROWS[row]}))
        token = family.unlocks[row][at]
        if token != NONE:
            s.locked[seat] &= ~(1 << token)
            s.hq_tokens[seat] |= 1 << token
            if s.told is not None:
                s.told.append(Event("unlocked", seat, {"token": order_of(s, seat, token).id}))
        gain, n = family.gains[row][at]
        if gain == "money":
            s.money[seat] += n
            if s.told is not None:
                s.told.append(Event("gained", seat, {"n": n}))
        elif gain == "launder":
            launder(s, seat)
        elif gain:
            equip(s, seat, A_CAR if gain == "car" else A_LAB, optional=True)


class PlaceDisc(Question[State]):
    """LF-9.7 The disc goes onto a free space: of an upper column that holds a disc, or of the lower sheet."""

    rule = "LF-9.7"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box, discs, table = s.rules.box, s.discs, s.rules.box.on_space["place"]
        moves = [table[space] for space in box.sheet[s.round] if not discs[space] or box.unlimited[space]]
        for spaces in box.columns[s.round - 1]:
            if any(discs[space] for space in spaces):
                moves += [table[space] for space in spaces if not discs[space] or box.unlimited[space]]
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.on_space["place"]
        return [table[space] for sheet in s.rules.box.sheet[s.round - 1 : s.round + 1] for space in sheet]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in self.candidates(s, frame):
            return None
        if not is_free(s, s.rules.box.space[move[1]]):
            return No("LF-8.4", "refuse.space_taken", {"space": move[1]})
        return No("LF-9.7", "refuse.column_closed", {"space": move[1]})

    def do_place(self, s: State, frame: Frame, move: Move) -> None:
        s.supply_discs[frame.seat] -= 1
        add_disc(s, s.rules.box.space[move[1]], frame.seat)
        if s.told is not None:
            s.told.append(Event("disc_placed", frame.seat, {"space": move[1]}))
