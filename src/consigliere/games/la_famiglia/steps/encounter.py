"""LF-14, LF-15 The encounter phase: orders are turned up and carried out one by one."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import (
    BOAT,
    BOMB,
    CAR,
    CONVERT,
    INCITE,
    LAB,
    LAUNDERING,
    LEVY,
    MONEY,
    MUSTER,
    NETWORK,
    NONE,
    PENTITO,
    PUT,
    SHOTGUN,
    SPREAD,
    Order,
)
from consigliere.games.la_famiglia.pieces import launder, put_car, put_lab, put_soldati, recruit, take_back
from consigliere.games.la_famiglia.queries import (
    deploy_base,
    order_being_resolved,
    order_of,
    own_labs,
    resolving_of,
)
from consigliere.games.la_famiglia.state import ENCOUNTER, Resolving, State
from consigliere.games.la_famiglia.steps.bombs import bomb_sources, start_bomb, start_pentito
from consigliere.games.la_famiglia.steps.equipment import launch
from consigliere.games.la_famiglia.steps.incite import incite_sources
from consigliere.games.la_famiglia.steps.movement import move_sources, start_move
from consigliere.games.la_famiglia.steps.muster import DONE, muster_sources
from consigliere.games.la_famiglia.steps.specials import conversions, network_areas, spread_areas, start_network

VERBS = {
    MONEY: "money", LAUNDERING: "launder", CAR: "car", LAB: "lab", MUSTER: "muster", SHOTGUN: "move", BOMB: "bomb",
    PENTITO: "pentito", INCITE: "incite", NETWORK: "network", SPREAD: "spread", CONVERT: "convert",
}  # fmt: skip
SIMPLE = {bit: Move("do", verb) for bit, verb in VERBS.items()}
NEXT_ORDER = Frame("next_order")


def turn_up_orders(s: State) -> None:
    """LF-14.1 All order tokens are turned up. LF-D44 A new first player counts from now on."""
    s.phase = ENCOUNTER
    s.opener = s.first
    s.resolved = 0
    s.pools = [None] * len(s.pools)
    if s.told is not None:
        box, shown = s.rules.box, []
        for slot, token in enumerate(s.orders):
            if token != NONE:
                area = box.slot_area[slot]
                shown.append([box.areas[area], order_of(s, s.holder[area], token).id])
        s.told.append(Event("encounter", None, {"round": s.round, "orders": shown}))
    s.stack.append(NEXT_ORDER)


class NextOrder(Step[State]):
    """LF-14.2 Supply before attack, then lowest initiative, then turn order (LF-D29)."""

    def run(self, s: State, frame: Frame) -> None:
        best: tuple[bool, int, int] | None = None
        slots: list[int] = []
        area = s.rules.box.slot_area
        for slot in [slot for slot, token in enumerate(s.orders) if token != NONE]:
            if s.resolved >> slot & 1:
                continue
            seat = s.holder[area[slot]]
            order = order_of(s, seat, s.orders[slot])
            key = (order.attack, order.initiative, (seat - s.opener) % 4)
            if best is None or key < best:
                best, slots = key, [slot]
            elif key == best:
                slots.append(slot)
        if not slots:
            return
        s.stack.append(NEXT_ORDER)
        if len(slots) == 1:
            begin_order(s, slots[0])
        else:  # LF-D28: possible with edited components only
            s.stack.append(Frame("which_order", s.holder[area[slots[0]]], tuple(slots)))


class WhichOrder(Question[State]):
    """LF-D28 Own tokens of equal type and initiative are resolved in the order their owner chooses."""

    rule = "LF-D28"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.resolve_moves[s.family[frame.seat]]
        return [table[s.orders[slot]] for slot in frame.about]

    def do_resolve(self, s: State, frame: Frame, move: Move) -> None:
        token = s.rules.box.token[move[1]][1]
        begin_order(s, next(slot for slot in frame.about if s.orders[slot] == token))


def begin_order(s: State, slot: int) -> None:
    area = s.rules.box.slot_area[slot]
    seat, token = s.holder[area], s.orders[slot]
    order = order_of(s, seat, token)
    s.resolved |= 1 << slot
    s.resolving = Resolving(seat, area, token, order.parts, order.shots, order.bombs)
    if s.told is not None:
        s.told.append(Event("order", seat, {"token": order.id, "area": s.rules.box.areas[area]}))
    s.stack.append(Frame("order_parts"))


class OrderParts(Step[State]):
    """LF-14.3 Ask what to do next of an order while something could be done; then the token goes home."""

    def run(self, s: State, frame: Frame) -> None:
        found = doable(s)
        if found:
            s.stack.append(frame)
            s.stack.append(Frame("do_order", resolving_of(s).seat, found))
        else:
            end_order(s)


def end_order(s: State) -> None:
    """LF-14.4 A token without vest returns to the HQ, one with a vest stays and protects."""
    now = resolving_of(s)
    area, token = now.area, now.token
    s.resolving = None
    if s.holder[area] != now.seat or not s.rules.return_at_once or order_of(s, now.seat, token).vest:
        return
    for slot in s.rules.box.slots[area]:
        if s.orders[slot] == token:
            take_back(s, slot)


def doable(s: State) -> int:
    """Which parts of the order could be done now, as bits. Money is left out of it: it is nobody else's business."""
    now = resolving_of(s)
    parts = now.parts
    if not parts:
        return 0
    seat, area = now.seat, now.area
    here = s.holder[area] == seat
    found = parts & MONEY
    if parts & LEVY and s.supply_soldati[seat]:
        found |= LEVY
    if parts & LAUNDERING and own_labs(s, seat):
        found |= LAUNDERING
    if here:
        if parts & PUT and s.hq_soldati[seat]:
            found |= PUT
        if parts & CAR and s.supply_cars[seat]:
            found |= CAR
        if parts & LAB and s.supply_labs and s.labs[area] < s.rules.labs_per_area:
            found |= LAB
        if parts & BOAT and s.supply_boats[seat] and s.rules.box.coast[area]:
            found |= BOAT
        if parts & MUSTER and muster_sources(s, seat, area, ()):
            found |= MUSTER
        if parts & PENTITO:
            found |= PENTITO
        if parts & CONVERT and conversions(s, seat, area):
            found |= CONVERT
        if parts & SPREAD and spread_areas(s, seat, area, ()):
            found |= SPREAD
    if parts & NETWORK and s.hq_soldati[seat] and network_areas(s, seat, ()):
        found |= NETWORK
    if parts & SHOTGUN and move_sources(s):
        found |= SHOTGUN
    if parts & BOMB and bomb_sources(s):
        found |= BOMB
    if parts & INCITE and incite_sources(s):
        found |= INCITE
    return found


class DoOrder(Question[State]):
    """LF-15.4 The parts of an order, in any order, each of them optional."""

    rule = "LF-14.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        found, box, order = frame.about, s.rules.box, order_being_resolved(s)
        moves = [move for bit, move in SIMPLE.items() if found & bit]
        if found & LEVY:
            moves += box.count["levy"][1 : min(order.recruit, s.supply_soldati[frame.seat]) + 1]
        if found & PUT:
            moves += box.count["put"][1 : min(deploy_limit(s, frame.seat, order), s.hq_soldati[frame.seat]) + 1]
        if found & BOAT:
            moves += [box.on_sea["boat"][sea] for sea in box.coast[resolving_of(s).area]]
        moves.append(DONE)
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        return [*SIMPLE.values(), *box.count["levy"][:12], *box.count["put"][:12], *box.on_sea["boat"], DONE]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in self.candidates(s, frame):
            return None
        verbs = VERBS | {LEVY: "levy", PUT: "put", BOAT: "boat"}
        said = move[1] if move.verb == "do" else move.verb
        bit = next(bit for bit, verb in verbs.items() if verb == said)
        token, now = order_being_resolved(s), resolving_of(s)
        if not token.parts & bit:
            return No("LF-15.2", "refuse.not_on_token", {"token": token.id})
        if not now.parts & bit:
            return No("LF-15.4", "refuse.part_done", {"token": token.id})
        if s.holder[now.area] != frame.seat and bit in (PUT, CAR, LAB, BOAT):
            return No("LF-D20", "refuse.area_left")
        return No("LF-15.2", "refuse.part_impossible", {"token": token.id})

    def do_do(self, s: State, frame: Frame, move: Move) -> None:
        getattr(self, move[1])(s, frame)

    def close(self, s: State, bit: int) -> None:
        """A part is done. What had to follow at once (LF-16.0, LF-16.9, LF-17.5) and did not is lost."""
        now = resolving_of(s)
        if not now.next & bit:
            now.parts &= ~now.next
        now.parts &= ~bit
        now.next = 0

    def money(self, s: State, frame: Frame) -> None:
        self.close(s, MONEY)
        n = order_being_resolved(s).money
        s.money[frame.seat] += n
        if s.told is not None:
            s.told.append(Event("gained", frame.seat, {"n": n}))

    def launder(self, s: State, frame: Frame) -> None:
        self.close(s, LAUNDERING)
        launder(s, frame.seat)

    def do_levy(self, s: State, frame: Frame, move: Move) -> None:
        self.close(s, LEVY)
        recruit(s, frame.seat, int(move[1]))

    def do_put(self, s: State, frame: Frame, move: Move) -> None:
        """LF-15.3 Into the area of the order, like cars and labs."""
        self.close(s, PUT)
        put_soldati(s, frame.seat, resolving_of(s).area, int(move[1]))

    def car(self, s: State, frame: Frame) -> None:
        self.close(s, CAR)
        put_car(s, frame.seat, resolving_of(s).area)

    def lab(self, s: State, frame: Frame) -> None:
        self.close(s, LAB)
        put_lab(s, frame.seat, resolving_of(s).area)

    def do_boat(self, s: State, frame: Frame, move: Move) -> None:
        """LF-15.3 Into a sea beside it, and on by one if one likes."""
        self.close(s, BOAT)
        launch(s, frame.seat, s.rules.box.sea[move[1]])

    def muster(self, s: State, frame: Frame) -> None:
        """LF-16.0 Once, and never between two moves (LF-D50)."""
        self.close(s, MUSTER)
        resolving_of(s).next = SHOTGUN
        s.stack.append(Frame("muster", frame.seat, (resolving_of(s).area, (), 1)))

    def move(self, s: State, frame: Frame) -> None:
        now = resolving_of(s)
        self.close(s, MUSTER | SHOTGUN)
        now.shots -= 1
        if now.shots:
            now.parts |= SHOTGUN
            now.next = SHOTGUN
        start_move(s)

    def bomb(self, s: State, frame: Frame) -> None:
        now = resolving_of(s)
        self.close(s, BOMB)
        now.bombs -= 1
        if now.bombs:
            now.parts |= BOMB
            now.next = BOMB
        start_bomb(s)

    def pentito(self, s: State, frame: Frame) -> None:
        self.close(s, PENTITO)
        start_pentito(s)

    def incite(self, s: State, frame: Frame) -> None:
        """LF-19.1 The last action: nothing else of the order comes after it."""
        resolving_of(s).parts = 0
        s.stack.append(Frame("incite", frame.seat))

    def network(self, s: State, frame: Frame) -> None:
        self.close(s, NETWORK | CAR | LAB)
        start_network(s)

    def spread(self, s: State, frame: Frame) -> None:
        self.close(s, SPREAD)
        s.stack.append(Frame("spread", frame.seat, ()))

    def convert(self, s: State, frame: Frame) -> None:
        self.close(s, CONVERT)
        s.stack.append(Frame("convert", frame.seat, order_being_resolved(s).convert))

    def do_done(self, s: State, frame: Frame, move: Move) -> None:
        resolving_of(s).parts = 0


def deploy_limit(s: State, seat: int, order: Order) -> int:
    """LF-15.2 A bare number, or the police base and a bonus."""
    return order.deploy if order.deploy_base == NONE else deploy_base(s, seat) + order.deploy_base


def end_encounter(s: State) -> None:
    """LF-14.4 All tokens still on the map return to the HQs."""
    for slot, token in enumerate(s.orders):
        if token != NONE:
            take_back(s, slot)
    s.resolved = 0
