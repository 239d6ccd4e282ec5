"""The numbers of a state as words a person can read, and back: for saved states and for views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from consigliere.core.save import seat_number, whole
from consigliere.games.la_famiglia.box import NEUTRAL, NONE, ORDER_PARTS, SLOTS
from consigliere.games.la_famiglia.state import Fight, Pool, Resolving, State

PHASES = ("setup", "planning", "encounter")
MOST = 99_999  # of anything that is counted
PURSE = 10**12  # LF-2.4 money is unlimited; nobody comes near this in play
PART_NUMBERS = {name: i for i, name in enumerate(ORDER_PARTS)}


def party(n: int) -> int | str | None:
    """A party: a seat, "neutral", or nobody."""
    return None if n == NONE else "neutral" if n == NEUTRAL else n


def party_number(value: Any) -> int:
    return NONE if value is None else NEUTRAL if value == "neutral" else seat_number(value, 4)


def seat_or_nobody(value: Any) -> int:
    return NONE if value is None else seat_number(value, 4)


def ids(names: Sequence[str], bits: int) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def bits(numbers: Mapping[str, int], names: Iterable[str]) -> int:
    found = 0
    for name in names:
        found |= 1 << numbers[name]
    return found


def order_ids(s: State, seat: int, tokens: int) -> list[str]:
    """The order tokens of a seat that these bits stand for."""
    return list(s.rules.box.order_names(s.family[seat], tokens)) if tokens else []


def token_number(s: State, seat: int, name: str) -> int:
    """Which token of the family at this seat it is."""
    family, token = s.rules.box.token[name]
    if not 0 <= seat < 4 or s.family[seat] != family:
        raise ValueError(f"{name!r} is not an order of that family")
    return token


# -- pools -----------------------------------------------------------------------------------------------------------


def pools_to_plain(s: State) -> dict[str, list[list[str]]]:
    """By area, for the first and the second order there: from which tokens it was chosen."""
    box = s.rules.box
    found: dict[str, list[list[str]]] = {}
    for slot, pool in enumerate(s.pools):
        if pool is not None:
            area = box.slot_area[slot]
            both = found.setdefault(box.areas[area], [[] for _ in range(SLOTS)])
            both[box.slots[area].index(slot)] = order_ids(s, pool.seat, pool.tokens)
    return found


def pools_from_plain(s: State, data: Mapping[str, Sequence[Sequence[str]]]) -> list[Pool | None]:
    box = s.rules.box
    pools: list[Pool | None] = [None] * len(s.orders)
    for name, both in data.items():
        for slot, names in zip(box.slots[box.area[name]], both, strict=True):
            if names:
                seat = s.family.index(box.token[names[0]][0])
                pools[slot] = Pool(seat, sum({1 << token_number(s, seat, token) for token in names}))
    return pools


# -- the order that is being carried out ------------------------------------------------------------------------------


def resolving_to_plain(s: State) -> dict[str, Any] | None:
    now, areas = s.resolving, s.rules.box.areas
    if now is None:
        return None
    return {
        "seat": now.seat,
        "area": areas[now.area],
        "token": s.rules.box.order_ids[s.family[now.seat]][now.token],
        "parts": ids(ORDER_PARTS, now.parts),
        "shots": now.shots,
        "bombs": now.bombs,
        "reached": None if now.reached == NONE else areas[now.reached],
        "car_used": now.car_used,
        "car_at": None if now.car_at == NONE else areas[now.car_at],
        "next": ids(ORDER_PARTS, now.next),
    }


def resolving_from_plain(s: State, data: Mapping[str, Any] | None) -> Resolving | None:
    if data is None:
        return None
    area, seat = s.rules.box.area, seat_number(data["seat"], 4)
    return Resolving(
        seat,
        area[data["area"]],
        token_number(s, seat, data["token"]),
        bits(PART_NUMBERS, data["parts"]),
        whole(data["shots"], 0, MOST, "shots"),
        whole(data["bombs"], 0, MOST, "bombs"),
        NONE if data["reached"] is None else area[data["reached"]],
        bool(data["car_used"]),
        NONE if data["car_at"] is None else area[data["car_at"]],
        bits(PART_NUMBERS, data["next"]),
    )


# -- a fight ----------------------------------------------------------------------------------------------------------


def fight_to_plain(s: State) -> dict[str, Any] | None:
    fight, cards = s.fight, s.rules.box.cards
    if fight is None:
        return None
    return {
        "party": party(fight.party),
        "attacking_seat": fight.attacking_seat,
        "area": s.rules.box.areas[fight.area],
        "force": fight.force,
        "cars": fight.cars,
        "bonus": fight.bonus,
        "defending_seat": party(fight.defending_seat),
        "attacking_card": None if fight.attacking_card == NONE else cards[fight.attacking_card].id,
        "defending_card": None if fight.defending_card == NONE else cards[fight.defending_card].id,
        "attacker_took": fight.attacker_took,
        "defender_took": fight.defender_took,
        "owed": fight.owed,
    }


def fight_from_plain(s: State, data: Mapping[str, Any] | None) -> Fight | None:
    if data is None:
        return None
    box = s.rules.box
    attacking, defending = data["attacking_card"], data["defending_card"]
    return Fight(
        NEUTRAL if data["party"] == "neutral" else seat_number(data["party"], 4),
        seat_number(data["attacking_seat"], 4),
        box.area[data["area"]],
        whole(data["force"], 0, MOST, "force"),
        whole(data["cars"], 0, 1, "cars"),
        whole(data["bonus"], 0, MOST, "bonus"),
        seat_or_nobody(data["defending_seat"]),
        NONE if attacking is None else box.card[attacking],
        NONE if defending is None else box.card[defending],
        bool(data["attacker_took"]),
        bool(data["defender_took"]),
        whole(data["owed"], 0, MOST, "owed"),
    )
