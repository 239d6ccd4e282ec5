"""Questions one would ask at the table, answered without changing anything."""

from __future__ import annotations

from consigliere.games.la_famiglia.box import (
    ALL_ABILITIES,
    DEPLOY,
    DEPLOY_OWN,
    EQUIP,
    GATHER,
    INFLUENCE,
    LAUNDER,
    NEUTRAL,
    NONE,
    ORDER,
    ORDER_FRESH,
    RECRUIT,
    ULTIMA,
    Order,
)
from consigliere.games.la_famiglia.state import Fight, Resolving, State

ROUND_THE_TABLE = tuple(tuple((first + i) % 4 for i in range(4)) for first in range(4))
TEAMS = ((0, 2), (1, 3), (0, 2), (1, 3))  # LF-4.1 by seat: its team
COURTS, POLICE, BANK, CHURCH = range(4)


def ally_of(seat: int) -> int:
    return (seat + 2) & 3


def turn_order(s: State) -> tuple[int, ...]:
    """LF-4.2 From the first player of this phase, following the arrows."""
    return ROUND_THE_TABLE[s.opener]


def are_foes(seat: int, party: int) -> bool:
    """Whether a party is an opponent of a seat, or neutral."""
    return party == NEUTRAL or (party >= 0 and (party ^ seat) & 1 == 1)


def own_areas(s: State, seat: int) -> list[int]:
    return [area for area, holder in enumerate(s.holder) if holder == seat]


def order_of(s: State, seat: int, token: int) -> Order:
    return s.rules.box.families[s.family[seat]].orders[token]


def resolving_of(s: State) -> Resolving:
    """The order that is being carried out."""
    assert s.resolving is not None, "no order is being carried out"
    return s.resolving


def order_being_resolved(s: State) -> Order:
    """What stands on the token that is being carried out."""
    now = s.resolving
    assert now is not None, "no order is being carried out"
    return s.rules.box.families[s.family[now.seat]].orders[now.token]


def fight_of(s: State) -> Fight:
    """The attack that is going on."""
    assert s.fight is not None, "nobody fights"
    return s.fight


def recruit_base(s: State, seat: int) -> int:
    """LF-11.3 What the church row shows."""
    return s.rules.box.families[s.family[seat]].recruit[s.removed[seat][CHURCH]]


def deploy_base(s: State, seat: int) -> int:
    """LF-11.3 What the police row shows."""
    return s.rules.box.families[s.family[seat]].deploy[s.removed[seat][POLICE]]


def car_attack(s: State, seat: int) -> int:
    """LF-11.2 The highest value of a car in a move that the courts row shows."""
    return s.rules.box.families[s.family[seat]].car_attack[s.removed[seat][COURTS]]


def car_bomb(s: State, seat: int) -> int:
    """LF-11.2 The highest value of a car in a bomb that the courts row shows."""
    return s.rules.box.families[s.family[seat]].car_bomb[s.removed[seat][COURTS]]


def discs_in_row(s: State, seat: int, row: int) -> int:
    """How many discs are left in a row of the family board."""
    return s.rules.box.families[s.family[seat]].length[row] - s.removed[seat][row]


def own_labs(s: State, seat: int) -> int:
    labs = s.labs
    return sum([labs[area] for area, holder in enumerate(s.holder) if holder == seat])


def abilities(s: State, seat: int, wanted: int = ALL_ABILITIES) -> int:
    """LF-D8 What could have an effect if this seat did it now, as bits; only what is wanted is looked into."""
    able = ULTIMA
    if s.supply_soldati[seat]:
        able |= RECRUIT
    if sum(s.removed[seat]) < s.rules.board_discs:
        able |= INFLUENCE
    if not wanted & ~(ULTIMA | RECRUIT | INFLUENCE):
        return able
    own = [area for area, holder in enumerate(s.holder) if holder == seat]
    if s.hq_soldati[seat]:
        if own:
            able |= DEPLOY | DEPLOY_OWN
        elif NONE in s.holder:
            able |= DEPLOY
    if wanted & (LAUNDER | EQUIP):
        labs = s.labs
        here = [labs[area] for area in own]
        if any(here):
            able |= LAUNDER
        if own and (s.supply_cars[seat] or _room_for_lab(s, here) or _room_for_boat(s, seat, own)):
            able |= EQUIP
    if wanted & (ORDER | ORDER_FRESH) and s.hq_tokens[seat]:
        orders = s.orders
        for area in own:
            if orders[area] == NONE:
                able |= ORDER | ORDER_FRESH
                break
        else:
            if s.tiles[seat] & s.rules.chain and order_spots(s, seat):
                able |= ORDER
    if wanted & GATHER:
        near = s.rules.box.near_sets
        for area in own:
            if not near[area].isdisjoint(own):
                return able | GATHER
    return able


def _room_for_lab(s: State, labs: list[int]) -> bool:
    return bool(s.supply_labs) and min(labs) < s.rules.labs_per_area


def _room_for_boat(s: State, seat: int, own: list[int]) -> bool:
    return bool(s.supply_boats[seat]) and any(s.rules.box.coast[area] for area in own)


def order_spots(s: State, seat: int, fresh: bool = False) -> list[int]:
    """LF-10.3 Areas with own soldati and no order token; LF-13.5 with Chain of Command also one own token."""
    orders = s.orders
    if fresh or not s.tiles[seat] & s.rules.chain:
        return [area for area, holder in enumerate(s.holder) if holder == seat and orders[area] == NONE]
    slots = s.rules.box.slots
    return [
        area
        for area, holder in enumerate(s.holder)
        if holder == seat and any(orders[slot] == NONE for slot in slots[area])
    ]


def own_seas(s: State, seat: int) -> list[int]:
    """LF-10.4 Seas that touch an area with own soldati."""
    bits = 0
    coast = s.rules.box.coast_bits
    for area, holder in enumerate(s.holder):
        if holder == seat:
            bits |= coast[area]
    return [sea for sea in range(len(s.rules.box.seas)) if bits >> sea & 1]


def is_free(s: State, space: int) -> bool:
    """LF-8.4 A space without a disc, or an unlimited one."""
    return not s.discs[space] or s.rules.box.unlimited[space]


def upper_is_empty(s: State) -> bool:
    """LF-8.1 No disc is left on the upper sheet, in round r that with the number r - 1 (LF-6.2)."""
    return not any(map(s.discs.__getitem__, s.rules.box.sheet[s.round - 1]))


def column_cost(s: State, seat: int, column: int) -> tuple[int, int] | None:
    """LF-9.2 What moving a column costs: to the bank, and to other players. None if it holds no disc."""
    n = others = 0
    discs = s.discs
    for space in s.rules.box.columns[s.round - 1][column]:
        for owner in discs[space]:
            n += 1
            if owner != seat and owner != NEUTRAL:
                others += 1
    return (s.rules.box.column_cost[s.round - 1][column] + n, others) if n else None


def defence(s: State, area: int) -> int:
    """LF-16.3 Labs, vests and Hideouts of the party that holds the area; LF-14.6 vests of all orders that lie there."""
    holder, labs = s.holder[area], s.labs[area]
    total = labs
    if holder >= NEUTRAL or holder < 0:
        return total
    orders = s.rules.box.families[s.family[holder]].orders
    for slot in s.rules.box.slots[area]:
        if s.orders[slot] != NONE:
            total += orders[s.orders[slot]].vest
    if labs and s.tiles[holder] & s.rules.hideouts:
        total += s.rules.hideout_bonus
    return total


def team_boats(s: State, seat: int) -> int:
    """The seas with a boat of the team, as bits."""
    ally = ally_of(seat)
    bits = 0
    for sea, boats in enumerate(s.boats):
        if boats[seat] or boats[ally]:
            bits |= 1 << sea
    return bits


def reachable_by_water(s: State, seat: int, source: int) -> list[int]:
    """LF-16.1 Areas at a sea of the chain of team boats that begins beside the source; never the ally's."""
    box = s.rules.box
    if not box.coast[source]:
        return []
    bits = team_boats(s, seat)
    if not bits:
        return []
    groups, chain = box.chains(bits), 0
    for sea in box.coast[source]:
        chain |= groups[sea]
    if not chain:
        return []
    ally, holder = ally_of(seat), s.holder
    return [
        area
        for area, coast in enumerate(box.coast)
        if coast and area != source and holder[area] != ally and any(chain >> sea & 1 for sea in coast)
    ]


def reachable_by_land(s: State, seat: int, source: int) -> list[int]:
    ally, holder = ally_of(seat), s.holder
    return [area for area in s.rules.box.near[source] if holder[area] != ally]


def reachable_past_others(s: State, seat: int, source: int) -> list[int]:
    """LF-D31 With the Allies tile: past an empty or neutral neighbour to an area beside it."""
    holder, near, ally = s.holder, s.rules.box.near, ally_of(seat)
    found = {
        area
        for between in near[source]
        if holder[between] in (NONE, NEUTRAL)
        for area in near[between]
        if area != source and holder[area] != ally
    }
    if not s.rules.allies_reach_all:
        found = {area for area in found if are_foes(seat, holder[area])}
    return sorted(found)


def mandamento_holder(s: State, mandamento: int) -> int:
    """LF-12.1 The family that controls at least two of the three areas, or NONE."""
    one, two, three = s.rules.box.members[mandamento]
    holder = s.holder
    first, second, third = holder[one], holder[two], holder[three]
    if first in (second, third):
        found = first
    elif second == third:
        found = second
    else:
        return NONE
    return found if 0 <= found < NEUTRAL else NONE


def controlled(s: State) -> list[int]:
    """How many mandamenti each seat was found to control at the last clean-up."""
    counts = [0] * 4
    for seat in s.control:
        if seat != NONE:
            counts[seat] += 1
    return counts
