"""LF-8 The planning phase: one disc for an action space, or a whole column."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.core.flow import NOBODY, Frame, Question, Step
from consigliere.core.move import Move
from consigliere.core.refusal import No
from consigliere.games.la_famiglia.box import NEUTRAL, NONE
from consigliere.games.la_famiglia.components import COLUMNS
from consigliere.games.la_famiglia.pieces import add_disc, move_disc
from consigliere.games.la_famiglia.queries import (
    abilities,
    ally_of,
    column_cost,
    is_free,
    turn_order,
    upper_is_empty,
)
from consigliere.games.la_famiglia.state import PLANNING, State
from consigliere.games.la_famiglia.steps.equipment import A_BOAT, PASS, equip
from consigliere.games.la_famiglia.steps.free import SALE, SUPPORT_COST, SUPPORT_GIVEN, HalfSaid, sell

PLEAD, DECLINE = Move("plead"), Move("decline")
USE, IDLE = 0, 1  # what a disc is fetched for
TURN = tuple(Frame("turn", seat) for seat in range(4))
NEXT_TURN = Frame("next_turn")


def start_planning(s: State) -> None:
    """LF-13.6 Control tiles that work at the start of planning, in turn order; then the turns begin."""
    s.phase = PLANNING
    s.opener = s.first
    s.active = (s.first + 3) % 4
    rules = s.rules
    if s.told is not None:
        s.told.append(Event("planning", None, {"round": s.round}))
    s.stack.append(NEXT_TURN)
    for seat in reversed(turn_order(s)):
        tiles = s.tiles[seat]
        if tiles & rules.fleet:
            s.stack.append(Frame("fleet", seat))
        if tiles & rules.influence:
            s.stack.append(Frame("influence", seat))
        if tiles & rules.protection:
            s.stack.append(Frame("protection", seat))


class Protection(Step[State]):
    """LF-13.5 Protection Money: money at the start of the planning phase."""

    def run(self, s: State, frame: Frame) -> None:
        s.money[frame.seat] += s.rules.protection_money
        if s.told is not None:
            s.told.append(Event("protection", frame.seat, {"n": s.rules.protection_money}))


class Influence(Step[State]):
    """LF-D12 The Influence tile needs a neutral disc to replace, an own one in the supply and a soldato in the HQ."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame.seat
        neutral = any(NEUTRAL in s.discs[space] for space in s.rules.box.sheet[s.round - 1])
        if neutral and s.supply_discs[seat] and s.hq_soldati[seat] >= s.rules.influence_cost:
            s.stack.append(Frame("replace_disc", seat))


class ReplaceDisc(Question[State]):
    """LF-13.5 Influence: discard a soldato of the HQ to replace a neutral disc by an own one, or do not."""

    rule = "LF-13.5"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.on_space["replace"]
        return [*(table[space] for space in s.rules.box.sheet[s.round - 1] if NEUTRAL in s.discs[space]), PASS]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        table = s.rules.box.on_space["replace"]
        return [*(table[space] for space in s.rules.box.sheet[s.round - 1]), PASS]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        return No("LF-D12", "refuse.no_neutral_disc") if move.verb == "replace" else None

    def do_replace(self, s: State, frame: Frame, move: Move) -> None:
        seat, space = frame.seat, s.rules.box.space[move[1]]
        s.hq_soldati[seat] -= s.rules.influence_cost
        s.supply_soldati[seat] += s.rules.influence_cost
        left = list(s.discs[space])
        left.remove(NEUTRAL)
        s.discs[space] = tuple(left)
        s.supply_neutral_discs += 1
        s.supply_discs[seat] -= 1
        add_disc(s, space, seat)
        if s.told is not None:
            s.told.append(Event("disc_replaced", seat, {"space": move[1]}))

    def do_pass(self, s: State, frame: Frame, move: Move) -> None:
        pass


class Fleet(Step[State]):
    """LF-13.5 Fleet: a boat at the start of the planning phase."""

    def run(self, s: State, frame: Frame) -> None:
        equip(s, frame.seat, A_BOAT, optional=True)


class NextTurn(Step[State]):
    """LF-8.1 Turns go on in turn order until the upper sheet is empty."""

    def run(self, s: State, frame: Frame) -> None:
        if upper_is_empty(s):
            s.active = NOBODY
            return
        s.active = (s.active + 1) % 4
        s.stack.append(NEXT_TURN)
        s.stack.append(TURN[s.active])


def affordable_turns(s: State, seat: int, money: int) -> list[Move]:
    """LF-8.2 Every way to use a space (LF-8.3) or a column (LF-9.1) that this much money pays for."""
    box, discs = s.rules.box, s.discs
    upper = s.round - 1
    free_disc = False  # an own or neutral disc: LF-8.5 costs nothing
    moves: list[Move] = []
    spread = box.spread_column
    costs = box.column_cost[upper]
    for column, spaces in enumerate(box.columns[upper]):
        n = others = 0
        for space in spaces:
            for owner in discs[space]:
                n += 1
                if owner != seat and owner != NEUTRAL:
                    others += 1
        if n:
            if others < n:
                free_disc = True
            if costs[column] + n + others <= money:
                moves.append(spread[column])
    purse = money if free_disc else money - 1
    if purse >= 0:
        able = abilities(s, seat, box.sheet_able[s.round])
        abilities_of, cost, unlimited, use = box.able, box.cost, box.unlimited, box.on_space["use"]
        moves += [
            use[space]
            for space in box.sheet[s.round]
            if abilities_of[space] & able and cost[space] <= purse and (not discs[space] or unlimited[space])
        ]
    return moves


def cheapest_turn(s: State, seat: int) -> int:
    """LF-D7 The least money that would pay for some turn. A column with a disc always would."""
    money = s.money[seat] + 1
    while not affordable_turns(s, seat, money):
        money += 1
    return money


def supports_needed(s: State, seat: int) -> int:
    """LF-D7 How often the ally would have to support a seat that sells all its tokens, until it can pay for a turn."""
    missing = cheapest_turn(s, seat) - s.money[seat] - SALE * s.hq_tokens[seat].bit_count()
    return -(-missing // SUPPORT_GIVEN)


class Turn(Question[State]):
    """LF-8.2 Use one disc for an action space, or move a whole column. LF-D7 What happens if nobody can pay."""

    rule = "LF-8.2"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        return affordable_turns(s, frame.seat, s.money[frame.seat]) or self.last_resort(s, frame.seat)

    def last_resort(self, s: State, seat: int) -> list[Move]:
        """LF-D7 First sell own tokens, else the ally must help, else a disc is moved without any effect."""
        box, tokens = s.rules.box, s.hq_tokens[seat]
        supports = supports_needed(s, seat)
        if supports <= 0:
            return [move for token, move in enumerate(box.raise_moves[s.family[seat]]) if tokens >> token & 1]
        if supports * SUPPORT_COST <= s.money[ally_of(seat)]:
            return [PLEAD]
        return [box.on_space["idle"][space] for space in box.sheet[s.round] if is_free(s, space)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        box = s.rules.box
        lower = box.sheet[s.round]
        raising = box.raise_moves[s.family[frame.seat]]
        return [*(box.on_space["use"][space] for space in lower), *box.spread_column, *raising, PLEAD, PASS,
                *(box.on_space["idle"][space] for space in lower)]  # fmt: skip

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        seat, box = frame.seat, s.rules.box
        if move == PASS:
            return No("LF-8.2", "refuse.no_passing")
        if move in box.spread_column:
            column = COLUMNS.index(move[1])
            cost = column_cost(s, seat, column)
            if cost is None:
                return No("LF-9.1", "refuse.column_empty", {"column": move[1]})
            return No("LF-8.6", "refuse.too_poor", {"cost": sum(cost), "money": s.money[seat]})
        if move in box.on_space["use"]:
            space = box.space[move[1]]
            if space not in box.sheet[s.round]:
                return No("LF-8.3", "refuse.other_sheet", {"space": move[1]})
            if not is_free(s, space):
                return No("LF-8.4", "refuse.space_taken", {"space": move[1]})
            if not box.able[space] & abilities(s, seat):
                return No("LF-8.7", "refuse.no_effect", {"space": move[1]})
            upper = box.sheet[s.round - 1]
            free_disc = any(owner in (seat, NEUTRAL) for place in upper for owner in s.discs[place])
            facts = {"cost": box.cost[space], "money": s.money[seat]}
            return No("LF-8.6", "refuse.too_poor" if free_disc else "refuse.too_poor_disc", facts)
        if move.verb in ("raise", "plead", "idle"):
            return No("LF-D7", "refuse.last_resort")
        return None

    def do_use(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("fetch", frame.seat, (USE, s.rules.box.space[move[1]])))

    def do_idle(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(Frame("fetch", frame.seat, (IDLE, s.rules.box.space[move[1]])))

    def do_raise(self, s: State, frame: Frame, move: Move) -> None:
        s.stack.append(frame)
        sell(s, frame.seat, s.rules.box.token[move[1]][1])

    def do_plead(self, s: State, frame: Frame, move: Move) -> None:
        seat, ally = frame.seat, ally_of(frame.seat)
        n = supports_needed(s, seat)
        s.money[ally] -= n * SUPPORT_COST
        s.money[seat] += n * SUPPORT_GIVEN
        if s.told is not None:
            s.told.append(Event("forced_support", ally, {"n": n}))
        s.stack.append(frame)

    def do_spread(self, s: State, frame: Frame, move: Move) -> None:
        """LF-9.2 Everything is paid before anything moves."""
        seat, column = frame.seat, COLUMNS.index(move[1])
        cost = column_cost(s, seat, column)
        assert cost is not None, "an empty column was offered"
        s.money[seat] -= sum(cost)
        for space in s.rules.box.columns[s.round - 1][column]:
            for owner in s.discs[space]:
                if owner not in (seat, NEUTRAL):
                    s.money[owner] += 1
        if s.told is not None:
            s.told.append(Event("spread", seat, {"column": move[1], "cost": sum(cost)}))
        s.stack.append(Frame("column", seat, (column, 0, 0)))
        s.stack.append(Frame("land_disc", seat, column))


class Fetch(HalfSaid):
    """LF-8.3 Which disc of the upper sheet goes onto the chosen space. LF-8.5 Another player's disc costs 1 £."""

    rule = "LF-8.3"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        why, target = frame.about
        seat, discs, box = frame.seat, s.discs, s.rules.box
        rich = why == IDLE or s.money[seat] > box.cost[target]
        if not rich and s.money[seat] < box.cost[target]:
            return []
        moves: list[Move] = []
        for space in box.sheet[s.round - 1]:
            last = NONE
            for owner in discs[space]:
                if owner != last:
                    last = owner
                    if rich or owner in (seat, NEUTRAL):
                        moves.append(box.take_disc[space][owner])
        return moves

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [move for space in s.rules.box.sheet[s.round - 1] for move in s.rules.box.take_disc[space]]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        if move not in self.candidates(s, frame):
            return None
        owner = NEUTRAL if move[2] == "neutral" else int(move[2])
        if owner not in s.discs[s.rules.box.space[move[1]]]:
            return No("LF-8.3", "refuse.no_disc", {"space": move[1]})
        return No("LF-8.5", "refuse.disc_fee", {"owner": owner})

    def has_effect(self, s: State, frame: Frame) -> bool:
        """LF-8.7 Whether the chosen space still has an effect."""
        why, target = frame.about
        return why == IDLE or bool(s.rules.box.able[target] & abilities(s, frame.seat))

    def do_disc(self, s: State, frame: Frame, move: Move) -> None:
        """LF-8.5 First the owner of the disc is paid, then the space, then comes the action."""
        seat, box = frame.seat, s.rules.box
        why, target = frame.about
        owner = NEUTRAL if move[2] == "neutral" else int(move[2])
        move_disc(s, box.space[move[1]], target, owner)
        if s.told is not None:
            what = "used" if why == USE else "idled"
            shown = "neutral" if owner == NEUTRAL else owner
            facts = {"space": box.spaces[target], "source": move[1], "owner": shown}
            s.told.append(Event(what, seat, facts))
        if why == IDLE:
            return
        if owner not in (seat, NEUTRAL):
            s.money[seat] -= 1
            s.money[owner] += 1
        s.money[seat] += box.gain[target]
        s.stack.append(Frame("parts", seat, (target, (1 << len(box.parts[target])) - 1, 0)))


def ask_ultima(s: State) -> None:
    """LF-10.8 When the upper sheet is empty, whoever has a marker on the sheet may use that disc once more."""
    if s.ultima != NOBODY:
        s.stack.append(Frame("ultima", s.ultima))


class UltimaAzione(Question[State]):
    """LF-10.8 Move the disc from the Ultima space to another free space and carry it out, or leave it there."""

    rule = "LF-10.8"

    def legal(self, s: State, frame: Frame) -> list[Move]:
        box, able, money = s.rules.box, abilities(s, frame.seat), s.money[frame.seat]
        table, last = box.on_space["use"], box.ultima_space[s.round]
        offered = [space for space in box.sheet[s.round] if space != last and is_free(s, space)]
        return [DECLINE, *(table[space] for space in offered if box.able[space] & able and box.cost[space] <= money)]

    def candidates(self, s: State, frame: Frame) -> list[Move]:
        return [DECLINE, *(s.rules.box.on_space["use"][space] for space in s.rules.box.sheet[s.round])]

    def reason(self, s: State, frame: Frame, move: Move) -> No | None:
        box = s.rules.box
        if move not in box.on_space["use"]:
            return None
        space = box.space[move[1]]
        if space not in box.sheet[s.round]:
            return No("LF-10.8", "refuse.other_sheet", {"space": move[1]})
        if space == box.ultima_space[s.round]:
            return No("LF-D10", "refuse.ultima_itself")
        if not is_free(s, space):
            return No("LF-8.4", "refuse.space_taken", {"space": move[1]})
        if not box.able[space] & abilities(s, frame.seat):
            return No("LF-8.7", "refuse.no_effect", {"space": move[1]})
        return No("LF-8.6", "refuse.too_poor", {"cost": box.cost[space], "money": s.money[frame.seat]})

    def do_use(self, s: State, frame: Frame, move: Move) -> None:
        box, target = s.rules.box, s.rules.box.space[move[1]]
        source = box.ultima_space[s.round]
        s.ultima = NOBODY
        move_disc(s, source, target, s.discs[source][0])
        s.money[frame.seat] += box.gain[target]
        if s.told is not None:
            s.told.append(Event("ultima_used", frame.seat, {"space": move[1]}))
        s.stack.append(Frame("parts", frame.seat, (target, (1 << len(box.parts[target])) - 1, 0)))

    def do_decline(self, s: State, frame: Frame, move: Move) -> None:
        s.ultima = NOBODY
        if s.told is not None:
            s.told.append(Event("ultima_declined", frame.seat))
