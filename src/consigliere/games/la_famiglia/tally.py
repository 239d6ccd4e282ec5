"""What anybody at the table could count up: prices, bonuses, whose order comes next, what may lie face down."""

from __future__ import annotations

from typing import Any

from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.box import NEUTRAL, NONE, Order
from consigliere.games.la_famiglia.components import COLUMNS
from consigliere.games.la_famiglia.queries import (
    car_attack,
    car_bomb,
    column_cost,
    defence,
    deploy_base,
    order_being_resolved,
    order_of,
    own_labs,
    reachable_by_land,
    reachable_by_water,
    reachable_past_others,
    recruit_base,
)
from consigliere.games.la_famiglia.state import ENCOUNTER, PLANNING, State
from consigliere.games.la_famiglia.steps.bombs import bomb_targets
from consigliere.games.la_famiglia.steps.movement import LAND, PAST, WATER, car_may_go


def prices(s: State, seat: int) -> dict[str, list[int]]:
    """LF-9.2 What spreading each upper column would cost a seat: to the bank, and to other players."""
    if s.phase != PLANNING:
        return {}
    found = {name: column_cost(s, seat, column) for column, name in enumerate(COLUMNS)}
    return {name: list(cost) for name, cost in found.items() if cost is not None}


def worth(s: State, seat: int) -> dict[str, dict[str, int]]:
    """LF-10 How much each space of the lower sheet could bring a seat, from its board, tiles and labs."""
    if s.phase != PLANNING:
        return {}
    rules, box = s.rules, s.rules.box
    baptism = rules.baptism_bonus if s.tiles[seat] & rules.baptism else 0
    recruits, deploys, labs = recruit_base(s, seat) + baptism, deploy_base(s, seat), own_labs(s, seat)
    found: dict[str, dict[str, int]] = {}
    for space in box.sheet[s.round]:
        sums: dict[str, int] = {}
        for part in box.parts[space]:
            if part.do == "recruit":
                sums["recruit"] = min(recruits + part.n, s.supply_soldati[seat])
            elif part.do == "deploy":
                sums["deploy"] = deploys + part.n
            elif part.do == "launder":
                sums["launder"] = labs
        if sums:
            found[box.spaces[space]] = sums
    return found


def overviews(s: State, team: tuple[int, ...]) -> list[dict[str, str]]:
    """LF-5.8 Where each order token of each family is: locked, sold, hq, an area, or hidden (in the HQ or face down).

    A team knows its own. Of the others it tells the HQ from the map only when nothing of theirs lies face down.
    """
    box, laid = s.rules.box, _laid(s)
    found: list[dict[str, str]] = []
    for seat, spots in enumerate(laid):
        known = seat in team or s.phase == ENCOUNTER or not spots
        locked, sold = s.locked[seat], s.sold[seat]
        rest = "hq" if known else "hidden"
        orders = box.families[s.family[seat]].orders
        where = {
            order.id: "locked" if locked >> token & 1 else "sold" if sold >> token & 1 else rest
            for token, order in enumerate(orders)
        }
        if known:
            for token, slot in spots:
                where[orders[token].id] = box.areas[box.slot_area[slot]]
        found.append(where)
    return found


def _laid(s: State) -> list[list[tuple[int, int]]]:
    """By seat: the tokens on the map, and their slots."""
    area, laid = s.rules.box.slot_area, list[list[tuple[int, int]]]([[], [], [], []])
    for slot, token in enumerate(s.orders):
        if token != NONE:
            laid[s.holder[area[slot]]].append((token, slot))
    return laid


def could_be(s: State, seat: int, slot: int) -> list[str]:
    """LF-10.3 What a face-down order may be: tokens its owner had when it was laid, and has not sold since."""
    pool = s.pools[slot]
    assert pool is not None, "no order was laid face down here"
    bits = pool.tokens & ~s.sold[seat]
    return list(s.rules.box.order_names(s.family[seat], bits))


def queue(s: State) -> list[dict[str, Any]]:
    """LF-14.2 The orders on the map as they are carried out; those with a vest stay when they are done."""
    if s.phase != ENCOUNTER:
        return []
    lined: list[tuple[bool, bool, int, int, int, Order]] = []
    for seat, spots in enumerate(_laid(s)):
        for token, slot in spots:
            order = order_of(s, seat, token)
            waits = not s.resolved >> slot & 1
            lined.append((waits, order.attack, order.initiative, (seat - s.opener) % 4, slot, order))
    lined.sort(key=lambda one: one[:5])
    box = s.rules.box
    now = order_being_resolved(s).id if s.resolving else None
    found = []
    for waits, attack, initiative, _, slot, order in lined:
        area = box.slot_area[slot]
        seat = s.holder[area]
        state = "next" if waits else "now" if order.id == now else "done"
        found.append({"seat": seat, "token": order.id, "area": box.areas[area], "initiative": initiative,
                      "attack": attack, "state": state})  # fmt: skip
    return found


def odds(s: State, frame: Frame) -> dict[str, dict[str, int]]:
    """LF-16.3, LF-17.3 Bonuses of the attacks that the open question could begin, by move."""
    if frame.step == "move_to":
        return _targets(s, frame.seat, frame.about)
    if frame.step == "send":
        source, target, mode = frame.about
        found = {f"send {n}": _meet(s, frame.seat, target, n, 0, mode) for n in range(1, s.soldati[source] + 1)}
        if car_may_go(s, source, mode):
            found |= {
                f"send {n} car": _meet(s, frame.seat, target, n, 1, mode) for n in range(1, s.soldati[source] + 1)
            }
        return found
    if frame.step == "drive_number":
        source, target = frame.about
        fought = {} if s.holder[target] in (NONE, NEUTRAL) else _bonuses(s, target, 0)
        return {f"send {n}": {"attackers": n, "defenders": 0} | fought for n in range(1, s.soldati[source] + 1)}
    if frame.step == "bomb":
        skull, source, areas = order_being_resolved(s).skull, frame.about, s.rules.box.areas
        found = {f"bomb {areas[a]}": _bonuses(s, a, skull) for a in bomb_targets(s, frame.seat, source, False)}
        if s.cars[source]:
            skull += car_bomb(s, frame.seat)
            found |= {f"bomb {areas[a]} car": _bonuses(s, a, skull) for a in bomb_targets(s, frame.seat, source, True)}
        return found
    return {}


def _targets(s: State, seat: int, source: int) -> dict[str, dict[str, int]]:
    """Everywhere a move could go, and the bonuses there if all go, with a car if one may."""
    ways = {"land": (LAND, reachable_by_land), "water": (WATER, reachable_by_water)}
    if s.tiles[seat] & s.rules.allies:
        ways["allies"] = (PAST, reachable_past_others)
    areas, n = s.rules.box.areas, s.soldati[source]
    return {
        f"{verb} {areas[area]}": _meet(s, seat, area, n, int(car_may_go(s, source, mode)), mode)
        for verb, (mode, reach) in ways.items()
        for area in reach(s, seat, source)
    }


def _meet(s: State, seat: int, target: int, n: int, car: int, mode: int) -> dict[str, int]:
    if s.fight is not None:  # a bribe has won somebody over
        n += s.fight.force
    if s.holder[target] in (NONE, seat) or not s.soldati[target]:
        return {"attackers": n, "cars": car, "defenders": 0}
    attack = order_being_resolved(s).skull + (car_attack(s, seat) if car else 0)
    if mode == WATER and s.tiles[seat] & s.rules.miniguns:
        attack += s.rules.minigun_bonus
    return _bonuses(s, target, attack) | {"attackers": n, "cars": car}


def _bonuses(s: State, target: int, attack: int) -> dict[str, int]:
    """What both sides bring, and how many defenders that removes before any conflict."""
    shield = defence(s, target)
    gone = max(0, min(attack - shield, s.soldati[target]))
    return {"attack": attack, "defence": shield, "defenders": s.soldati[target], "removed": gone}
