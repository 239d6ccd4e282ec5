"""States saved by earlier versions of the rules.

Version 2 paid bribes after the number of attackers was known, and defenders against incited neutrals at once. In
version 1 the order being resolved, a fight and pools were numbers in lists besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from consigliere.core.game import Older, Saved
from consigliere.games.la_famiglia.box import ALL_TOKENS, NEUTRAL, NONE, ORDER_PARTS, Box
from consigliere.games.la_famiglia.plain import PART_NUMBERS, bits, ids, party, party_number

COMPONENTS = "023225373d2d2c03682569518f787f1aaefe80aa995dda919b45273da88560e5"
PLAYED = {
    "incite_payment": "all",
    "bribes": "number",
    "lab_network": "all_if_enough",
    "two_shotguns_car": "one",
    "allies_target": "any",
}
VERSION_1 = VERSION_2 = Older(components=COMPONENTS, options=PLAYED)

# version 1's name of a part of the state -> today's
RENAMED = {
    "hq": "hq_soldati",
    "tokens": "hq_tokens",
    "supply": "supply_soldati",
    "garage": "supply_cars",
    "docks": "supply_boats",
    "stock": "supply_discs",
    "neutrals": "supply_neutrals",
    "grey_discs": "supply_neutral_discs",
    "labs_left": "supply_labs",
}
SEATS = ("began", "first", "opener", "active", "ultima")  # nobody was -1


def upgrade(box: Box, version: int, saved: Saved) -> dict[str, Any]:
    """A state of an earlier version as it is saved today."""
    found = upgrade_1(box, saved) if version == 1 else dict(saved)
    fight = found["fight"]
    if fight is not None:
        found["fight"] = {**fight, "owed": 0}
        area = box.area[fight["area"]]
        found["stack"] = [
            [step, seat, area if step == "bribe" else about, said] for step, seat, about, said in found["stack"]
        ]
    return found


def downgrade(box: Box, version: int, saved: Saved) -> dict[str, Any]:
    """A state of today as an earlier version saved it."""
    found = dict(saved)
    if found["fight"] is not None:
        found["fight"] = {key: value for key, value in found["fight"].items() if key != "owed"}
    found["stack"] = [
        [step, seat, [] if step == "bribe" else about, said] for step, seat, about, said in found["stack"]
    ]
    return downgrade_1(box, found) if version == 1 else found


def upgrade_1(box: Box, saved: Saved) -> dict[str, Any]:
    """A state of version 1 as version 2 saved it."""
    found = {RENAMED.get(key, key): value for key, value in saved.items() if key != "work"}
    areas = {
        name: {key: value for key, value in area.items() if key != "pools"} for name, area in saved["areas"].items()
    }
    for area in areas.values():
        area["resolved"] = [bool(done) for done in area["resolved"]]
    return found | {
        "areas": areas,
        "pools": _pools(box, saved),
        "resolving": _resolving(box, saved),
        "fight": _fight(box, saved),
        **{key: party(saved[key]) for key in SEATS},
    }


def downgrade_1(box: Box, saved: Saved) -> dict[str, Any]:
    """A state of version 2 as version 1 saved it."""
    former = {new: old for old, new in RENAMED.items()}
    found = {former.get(key, key): value for key, value in saved.items() if key not in ("resolving", "pools")}
    areas = {}
    for name, area in saved["areas"].items():
        pools = [sum(1 << box.token[token][1] for token in tokens) for tokens in saved["pools"].get(name, ((), ()))]
        areas[name] = area | {"pools": pools, "resolved": [int(done) for done in area["resolved"]]}
    return found | {
        "areas": areas,
        "work": _work_in_slots(box, saved["resolving"]),
        "fight": _fight_in_slots(box, saved["fight"]),
        **{key: party_number(saved[key]) for key in SEATS},
    }


def _pools(box: Box, saved: Saved) -> dict[str, list[list[str]]]:
    """Bits of tokens become ids. Whose a pool was did not stand there where the order had gone back to the HQ."""
    families = saved["family"]
    found: dict[str, list[list[str]]] = {}
    for name, area in saved["areas"].items():
        holder = area["holder"]
        owner = holder if isinstance(holder, int) else 0
        pools = []
        for pool, order in zip(area["pools"], area["orders"], strict=True):
            if not pool and order is not None and saved["phase"] == "planning":  # a position set up by hand
                pool = ALL_TOKENS & ~_tokens(box, saved["locked"][owner]) & ~_tokens(box, saved["sold"][owner])
            pools.append(ids(box.order_ids[box.family[families[owner]]], pool) if pool else [])
        if any(pools):
            found[name] = pools
    return found


def _tokens(box: Box, names: list[str]) -> int:
    return sum(1 << box.token[name][1] for name in names)


def _resolving(box: Box, saved: Saved) -> dict[str, Any] | None:
    if not saved["work"]:
        return None
    seat, area, token, parts, shots, bombs, reached, car_used, car_at, next_parts = saved["work"]
    return {
        "seat": seat,
        "area": box.areas[area],
        "token": box.order_ids[box.family[saved["family"][seat]]][token],
        "parts": ids(ORDER_PARTS, parts),
        "shots": shots,
        "bombs": bombs,
        "reached": None if reached == NONE else box.areas[reached],
        "car_used": bool(car_used),
        "car_at": None if car_at == NONE else box.areas[car_at],
        "next": ids(ORDER_PARTS, next_parts),
    }


def _work_in_slots(box: Box, now: Mapping[str, Any] | None) -> list[int]:
    if now is None:
        return []
    return [
        now["seat"],
        box.area[now["area"]],
        box.token[now["token"]][1],
        bits(PART_NUMBERS, now["parts"]),
        now["shots"],
        now["bombs"],
        NONE if now["reached"] is None else box.area[now["reached"]],
        int(now["car_used"]),
        NONE if now["car_at"] is None else box.area[now["car_at"]],
        bits(PART_NUMBERS, now["next"]),
    ]


def _fight(box: Box, saved: Saved) -> dict[str, Any] | None:
    if not saved["fight"]:
        return None
    attacker, seat, area, force, cars, bonus, keeper, card_a, card_d, take_a, take_d = saved["fight"]
    return {
        "party": "neutral" if attacker == NEUTRAL else attacker,
        "attacking_seat": seat,
        "area": box.areas[area],
        "force": force,
        "cars": cars,
        "bonus": bonus,
        "defending_seat": party(keeper),
        "attacking_card": None if card_a == NONE else box.cards[card_a].id,
        "defending_card": None if card_d == NONE else box.cards[card_d].id,
        "attacker_took": bool(take_a),
        "defender_took": bool(take_d),
    }


def _fight_in_slots(box: Box, fight: Mapping[str, Any] | None) -> list[int]:
    if fight is None:
        return []
    return [
        party_number(fight["party"]),
        fight["attacking_seat"],
        box.area[fight["area"]],
        fight["force"],
        fight["cars"],
        fight["bonus"],
        party_number(fight["defending_seat"]),
        NONE if fight["attacking_card"] is None else box.card[fight["attacking_card"]],
        NONE if fight["defending_card"] is None else box.card[fight["defending_card"]],
        int(fight["attacker_took"]),
        int(fight["defender_took"]),
    ]
