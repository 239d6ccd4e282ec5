"""Pieces going from one place to another: the only functions that change several counts together."""

from __future__ import annotations

from consigliere.core.event import Event
from consigliere.games.la_famiglia.box import ALL_TOKENS, NEUTRAL, NONE
from consigliere.games.la_famiglia.queries import TEAMS, order_of, own_labs
from consigliere.games.la_famiglia.state import ENCOUNTER, Pool, State


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Numbers of which one has changed."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def give_back(s: State, party: int, n: int) -> None:
    """LF-2.2 `n` soldati go to the supply of their family, LF-2.3 neutral ones to the common supply."""
    if party == NEUTRAL:
        s.supply_neutrals += n
    else:
        s.supply_soldati[party] += n


def kill(s: State, area: int, n: int) -> None:
    """`n` soldati of the holder of an area go to their supply; the area may be left empty by `vacate`."""
    s.soldati[area] -= n
    give_back(s, s.holder[area], n)


def vacate(s: State, area: int) -> None:
    """LF-21.1 If nobody is left in an area, cars go to the supply and order tokens to the HQ. Labs stay."""
    if s.soldati[area] or s.holder[area] == NONE:
        return
    strip(s, area)
    s.holder[area] = NONE


def strip(s: State, area: int) -> None:
    """LF-14.5 The order tokens of the holder leave an area for the HQ, and its cars for the supply."""
    holder = s.holder[area]
    if holder == NEUTRAL:
        return
    if s.cars[area]:
        s.supply_cars[holder] += s.cars[area]
        s.cars[area] = 0
    for slot in s.rules.box.slots[area]:
        if s.orders[slot] != NONE:
            take_back(s, slot)


def take_back(s: State, slot: int) -> None:
    """LF-14.4 An order token returns to the HQ of its owner. Face down it stays secret."""
    area = s.rules.box.slot_area[slot]
    seat, token = s.holder[area], s.orders[slot]
    s.orders[slot] = NONE
    s.hq_tokens[seat] |= 1 << token
    s.resolved &= ~(1 << slot)
    if s.told is not None:
        named = {"token": order_of(s, seat, token).id}
        where = {"area": s.rules.box.areas[area]}
        if s.phase == ENCOUNTER:
            s.told.append(Event("token_back", seat, where | named))
        else:
            s.told.append(Event("token_back_unseen", seat, where, named, TEAMS[seat]))


def occupy(s: State, party: int, area: int, n: int) -> None:
    """LF-21.2 A party comes into an empty area: one lab there is removed."""
    s.holder[area] = party
    s.soldati[area] = n
    remove_lab(s, area)


def remove_lab(s: State, area: int) -> None:
    """LF-2.3 A lab goes back to the common supply, if there is one."""
    if s.labs[area]:
        s.labs[area] -= 1
        s.supply_labs += 1
        if s.told is not None:
            s.told.append(Event("lab_gone", None, {"area": s.rules.box.areas[area]}))


def bounty(s: State, seat: int, n: int) -> None:
    """LF-16.8 For neutral soldati one removed: as many own ones from the supply to the HQ."""
    n = min(n, s.supply_soldati[seat])
    if n > 0:
        s.supply_soldati[seat] -= n
        s.hq_soldati[seat] += n
        if s.told is not None:
            s.told.append(Event("bounty", seat, {"n": n}))


def launder(s: State, seat: int) -> None:
    """LF-10.5 1 £ per own lab."""
    n = own_labs(s, seat)
    s.money[seat] += n
    if s.told is not None:
        s.told.append(Event("laundered", seat, {"n": n}))


def recruit(s: State, seat: int, n: int) -> None:
    """From the supply to the HQ."""
    s.supply_soldati[seat] -= n
    s.hq_soldati[seat] += n
    if s.told is not None:
        s.told.append(Event("recruited", seat, {"n": n}))


def put_soldati(s: State, seat: int, area: int, n: int) -> None:
    """LF-10.2 From the HQ to an area that holds own soldati or nobody's."""
    s.hq_soldati[seat] -= n
    if s.told is not None:
        s.told.append(Event("deployed", seat, {"n": n, "area": s.rules.box.areas[area]}))
    if s.holder[area] == seat:
        s.soldati[area] += n
    else:
        occupy(s, seat, area, n)


def put_car(s: State, seat: int, area: int) -> None:
    """LF-3.7 Any number may stand beside soldati of their owner."""
    s.supply_cars[seat] -= 1
    s.cars[area] += 1
    if s.told is not None:
        s.told.append(Event("car_placed", seat, {"area": s.rules.box.areas[area]}))


def put_lab(s: State, seat: int, area: int) -> None:
    s.supply_labs -= 1
    s.labs[area] += 1
    if s.told is not None:
        s.told.append(Event("lab_placed", seat, {"area": s.rules.box.areas[area]}))


def put_boat(s: State, seat: int, sea: int) -> None:
    s.supply_boats[seat] -= 1
    s.boats[sea] = changed(s.boats[sea], seat, 1)
    if s.told is not None:
        s.told.append(Event("boat_placed", seat, {"sea": s.rules.box.seas[sea]}))


def lay_order(s: State, seat: int, area: int, token: int) -> None:
    """LF-10.3 An order token goes face down into an area; only the team may look at it."""
    first, second = s.rules.box.slots[area]
    slot = first if s.orders[first] == NONE else second
    s.orders[slot] = token
    s.hq_tokens[seat] &= ~(1 << token)
    s.pools[slot] = Pool(seat, ALL_TOKENS & ~s.locked[seat] & ~s.sold[seat])
    if s.told is not None:
        named = {"token": order_of(s, seat, token).id}
        s.told.append(Event("order_laid", seat, {"area": s.rules.box.areas[area]}, named, TEAMS[seat]))


def move_disc(s: State, source: int, target: int, owner: int) -> None:
    """A disc goes from one action space to another."""
    here = list(s.discs[source])
    here.remove(owner)
    s.discs[source] = tuple(here)
    add_disc(s, target, owner)


def add_disc(s: State, space: int, owner: int) -> None:
    there = s.discs[space]
    s.discs[space] = tuple(sorted((*there, owner))) if there else (owner,)


def march(s: State, seat: int, source: int, target: int, n: int, cars: int) -> None:
    """LF-16.0 Own soldati and cars go from one own area to another; LF-21.1 the old one may be vacated."""
    s.soldati[source] -= n
    s.soldati[target] += n
    s.cars[source] -= cars
    s.cars[target] += cars
    if s.told is not None:
        areas = s.rules.box.areas
        facts = {"n": n, "cars": cars, "source": areas[source], "area": areas[target]}
        s.told.append(Event("mustered", seat, facts))
    vacate(s, source)
