"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    frames_from_plain,
    frames_to_plain,
    one_per_seat,
    result_from_plain,
    result_to_plain,
    whole,
)
from consigliere.games.la_famiglia.box import ALL_TOKENS, NEUTRAL, NONE
from consigliere.games.la_famiglia.components import ROWS
from consigliere.games.la_famiglia.plain import (
    MOST,
    PHASES,
    PURSE,
    bits,
    fight_from_plain,
    fight_to_plain,
    ids,
    order_ids,
    party,
    party_number,
    pools_from_plain,
    pools_to_plain,
    resolving_from_plain,
    resolving_to_plain,
    seat_or_nobody,
    token_number,
)
from consigliere.games.la_famiglia.soundness import check
from consigliere.games.la_famiglia.state import Rules, State, empty_table

COUNTS = ("round", "supply_neutrals", "supply_neutral_discs", "supply_labs")
SEATS = ("began", "first", "opener", "active", "ultima")  # a seat, or nobody
COUNTS_PER_SEAT = ("money", "hq_soldati", "supply_soldati", "supply_cars", "supply_boats", "supply_discs")
TOKENS_PER_SEAT = ("hq_tokens", "locked", "sold")


def components(s: State) -> dict[str, int]:
    """Every piece by colour, wherever it lies. Colours nobody plays are in the box."""
    limit, box = s.rules.limit, s.rules.box
    seats = {family: seat for seat, family in enumerate(s.family) if family != NONE}
    count: dict[str, int] = {}
    for index, family in enumerate(box.families):
        seat = seats.get(index)
        pieces = _in_the_box(s) if seat is None else _of_seat(s, seat)
        count |= {f"{family.id} {kind}": n for kind, n in pieces.items()}
    count["labs"] = s.supply_labs + sum(s.labs)
    neutral = sum(n for n, holder in zip(s.soldati, s.holder, strict=True) if holder == NEUTRAL)
    if s.fight and s.fight.party == NEUTRAL:
        neutral += s.fight.force
    count["neutral soldati"] = s.supply_neutrals + neutral
    count["neutral discs"] = s.supply_neutral_discs + sum(discs.count(NEUTRAL) for discs in s.discs)
    count["control tiles"] = 2 * limit["control_tiles_total"]
    return count


def _in_the_box(s: State) -> dict[str, int]:
    limit = s.rules.limit
    return {
        "soldati": limit["soldati_per_family"],
        "cars": limit["cars_per_family"],
        "boats": limit["boats_per_family"],
        "discs": limit["discs_per_family"],
        "control markers": limit["control_markers_per_family"],
        "ultima marker": limit["ultima_markers_per_family"],
        "orders": limit["basic_orders_per_family"] + limit["advanced_orders_per_family"],
        "conflict cards": limit["conflict_cards_per_family"],
    }


def _of_seat(s: State, seat: int) -> dict[str, int]:
    limit, slots = s.rules.limit, s.rules.box.slots
    own = [area for area, holder in enumerate(s.holder) if holder == seat]
    soldati = s.supply_soldati[seat] + s.hq_soldati[seat] + sum(s.soldati[area] for area in own)
    cars = s.supply_cars[seat] + sum(s.cars[area] for area in own)
    if s.fight and s.fight.party == seat:
        soldati += s.fight.force
        cars += s.fight.cars
    laid = [s.orders[slot] for area in own for slot in slots[area] if s.orders[slot] != NONE]
    orders = s.hq_tokens[seat].bit_count() + s.locked[seat].bit_count() + s.sold[seat].bit_count() + len(laid)
    known = s.hq_tokens[seat] | s.locked[seat] | s.sold[seat] | sum(1 << token for token in laid)
    if known != ALL_TOKENS:  # a token lies in two places, another nowhere
        orders = known.bit_count()
    discs = s.supply_discs[seat] + limit["board_discs_per_family"] - sum(s.removed[seat])
    discs += s.tiles[seat].bit_count() + sum(owners.count(seat) for owners in s.discs)
    return {
        "soldati": soldati,
        "cars": cars,
        "boats": s.supply_boats[seat] + sum(boats[seat] for boats in s.boats),
        "discs": discs,
        "control markers": limit["control_markers_per_family"],
        "ultima marker": limit["ultima_markers_per_family"],
        "orders": orders,
        "conflict cards": limit["conflict_cards_per_family"],
    }


def save(s: State) -> dict[str, Any]:
    """The whole state; areas, seas, spaces, families, orders, tiles and cards by their ids."""
    box = s.rules.box
    tokens = [box.order_ids[f] if f != NONE else () for f in s.family]
    return {
        "chance": chance_to_plain(s.chance),
        "stack": frames_to_plain(s.stack),
        "result": result_to_plain(s.result),
        "areas": {
            name: {
                "holder": party(s.holder[area]),
                "soldati": s.soldati[area],
                "cars": s.cars[area],
                "labs": s.labs[area],
                "orders": [
                    None if s.orders[slot] == NONE else tokens[s.holder[area]][s.orders[slot]]
                    for slot in box.slots[area]
                ],
                "resolved": [bool(s.resolved >> slot & 1) for slot in box.slots[area]],
            }
            for area, name in enumerate(box.areas)
        },
        "pools": pools_to_plain(s),
        "boats": {name: list(s.boats[sea]) for sea, name in enumerate(box.seas)},
        "control": {name: party(s.control[m]) for m, name in enumerate(box.mandamenti)},
        "discs": {box.spaces[i]: [party(owner) for owner in owners] for i, owners in enumerate(s.discs) if owners},
        "family": [None if f == NONE else box.families[f].id for f in s.family],
        "character": [None if c == NONE else box.characters[c]["id"] for c in s.character],
        "colours": [box.families[f].id for f in s.colours],
        **{key: [order_ids(s, seat, getattr(s, key)[seat]) for seat in range(4)] for key in TOKENS_PER_SEAT},
        "removed": [dict(zip(ROWS, rows, strict=True)) for rows in s.removed],
        "tiles_in_play": ids(box.tiles, s.tiles_in_play),
        "tiles": [ids(box.tiles, s.tiles[seat]) for seat in range(4)],
        "phase": PHASES[s.phase],
        "resolving": resolving_to_plain(s),
        "fight": fight_to_plain(s),
        **{key: getattr(s, key)[:] for key in COUNTS_PER_SEAT},
        **{key: getattr(s, key) for key in COUNTS},
        **{key: party(getattr(s, key)) for key in SEATS},
    }


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if the pieces are not those of the box or a number makes no sense."""
    box = rules.box
    s = empty_table(rules, chance_from_plain(data["chance"]))
    one_per_seat(data, (*COUNTS_PER_SEAT, *TOKENS_PER_SEAT, "family", "character", "tiles", "removed"), 4)
    s.stack = frames_from_plain(data["stack"])
    s.result = result_from_plain(data["result"])
    s.phase = PHASES.index(data["phase"])
    for key in COUNTS_PER_SEAT:
        setattr(s, key, [whole(n, 0, PURSE if key == "money" else MOST, key) for n in data[key]])
    for key in COUNTS:
        setattr(s, key, whole(data[key], 0, MOST, key))
    for key in SEATS:
        setattr(s, key, seat_or_nobody(data[key]))
    s.family = [NONE if name is None else box.family[name] for name in data["family"]]
    characters = [card["id"] for card in box.characters]
    s.character = [NONE if name is None else characters.index(name) for name in data["character"]]
    s.colours = [box.family[name] for name in data["colours"]]
    for key in TOKENS_PER_SEAT:
        for seat, names in enumerate(data[key]):
            getattr(s, key)[seat] = sum({1 << token_number(s, seat, name) for name in names})
    _load_map(s, data)
    s.tiles_in_play = bits(box.tile, data["tiles_in_play"])
    s.tiles = [bits(box.tile, names) for names in data["tiles"]]
    s.removed = [tuple(whole(rows[name], 0, MOST, name) for name in ROWS) for rows in data["removed"]]
    s.resolving = resolving_from_plain(s, data["resolving"])
    s.fight = fight_from_plain(s, data["fight"])
    check(s, components(s), components(empty_table(s.rules, s.chance)))
    return s


def _load_map(s: State, data: Mapping[str, Any]) -> None:
    box = s.rules.box
    if set(data["areas"]) != set(box.areas):
        raise ValueError("the areas are not those of the map")
    for name, entry in data["areas"].items():
        area = box.area[name]
        s.holder[area] = party_number(entry["holder"])
        for key in ("soldati", "cars", "labs"):
            getattr(s, key)[area] = whole(entry[key], 0, MOST, key)
        for slot, order, resolved in zip(box.slots[area], entry["orders"], entry["resolved"], strict=True):
            s.orders[slot] = NONE if order is None else token_number(s, s.holder[area], order)
            s.resolved |= bool(resolved) << slot
    s.pools = pools_from_plain(s, data["pools"])
    for sea, name in enumerate(box.seas):
        if len(data["boats"][name]) != 4:
            raise ValueError(f"{name} has a number of boats for each of 4 seats")
        s.boats[sea] = tuple(whole(n, 0, MOST, "boats") for n in data["boats"][name])
    s.control = [party_number(data["control"][name]) for name in box.mandamenti]
    for name, owners in data["discs"].items():
        s.discs[box.space[name]] = tuple(sorted(party_number(owner) for owner in owners))
