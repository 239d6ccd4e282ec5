"""The state as readable JSON, and back. Ids instead of numbers, so that a person can set a situation up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from consigliere.core.flow import NOBODY
from consigliere.core.save import (
    chance_from_plain,
    chance_to_plain,
    frames_from_plain,
    frames_to_plain,
    result_from_plain,
    result_to_plain,
)
from consigliere.games.la_famiglia.box import NEUTRAL, NONE, Box
from consigliere.games.la_famiglia.components import ROWS
from consigliere.games.la_famiglia.state import (
    FORCE,
    PARTY,
    SLOTS,
    WHEELS,
    Rules,
    State,
    empty_table,
)
from consigliere.games.la_famiglia.view import PHASES, party

ALL_TOKENS = (1 << 13) - 1
NUMBERS = ("round", "began", "first", "opener", "active", "ultima", "neutrals", "grey_discs", "labs_left")
PER_SEAT = ("money", "hq", "supply", "garage", "docks", "stock")


def components(s: State) -> dict[str, int]:
    """Every piece by colour, wherever it lies. Colours nobody plays are in the box."""
    limit, box = s.rules.limit, s.rules.box
    seats = {family: seat for seat, family in enumerate(s.family) if family != NONE}
    count: dict[str, int] = {}
    for index, family in enumerate(box.families):
        seat = seats.get(index)
        pieces = _in_the_box(s) if seat is None else _of_seat(s, seat)
        count |= {f"{family.id} {kind}": n for kind, n in pieces.items()}
    count["labs"] = s.labs_left + sum(s.labs)
    neutral = sum(n for n, holder in zip(s.soldati, s.holder, strict=True) if holder == NEUTRAL)
    if s.fight and s.fight[PARTY] == NEUTRAL:
        neutral += s.fight[FORCE]
    count["neutral soldati"] = s.neutrals + neutral
    count["neutral discs"] = s.grey_discs + sum(discs.count(NEUTRAL) for discs in s.discs)
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
    limit, count = s.rules.limit, len(s.holder)
    own = [area for area, holder in enumerate(s.holder) if holder == seat]
    soldati = s.supply[seat] + s.hq[seat] + sum(s.soldati[area] for area in own)
    cars = s.garage[seat] + sum(s.cars[area] for area in own)
    if s.fight and s.fight[PARTY] == seat:
        soldati += s.fight[FORCE]
        cars += s.fight[WHEELS]
    laid = [s.orders[slot] for area in own for slot in (area, area + count) if s.orders[slot] != NONE]
    orders = s.tokens[seat].bit_count() + s.locked[seat].bit_count() + s.sold[seat].bit_count() + len(laid)
    known = s.tokens[seat] | s.locked[seat] | s.sold[seat] | sum(1 << token for token in laid)
    if known != ALL_TOKENS:  # a token lies in two places, another nowhere
        orders = known.bit_count()
    discs = s.stock[seat] + limit["board_discs_per_family"] - sum(s.removed[4 * seat : 4 * seat + 4])
    discs += s.tiles[seat].bit_count() + sum(owners.count(seat) for owners in s.discs)
    return {
        "soldati": soldati,
        "cars": cars,
        "boats": s.docks[seat] + sum(s.boats[seat::4]),
        "discs": discs,
        "control markers": limit["control_markers_per_family"],
        "ultima marker": limit["ultima_markers_per_family"],
        "orders": orders,
        "conflict cards": limit["conflict_cards_per_family"],
    }


def _ids(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def save(s: State) -> dict[str, Any]:
    box, count = s.rules.box, len(s.holder)
    tokens = [tuple(order.id for order in box.families[f].orders) if f != NONE else () for f in s.family]
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
                    for slot in (area, area + count)
                ],
                "pools": [s.pools[area], s.pools[area + count]],
                "resolved": [s.resolved >> slot & 1 for slot in (area, area + count)],
            }
            for area, name in enumerate(box.areas)
        },
        "boats": {name: s.boats[4 * sea : 4 * sea + 4] for sea, name in enumerate(box.seas)},
        "control": {name: party(s.control[m]) for m, name in enumerate(box.mandamenti)},
        "discs": {box.spaces[i]: [party(owner) for owner in owners] for i, owners in enumerate(s.discs) if owners},
        "family": [None if f == NONE else box.families[f].id for f in s.family],
        "character": [None if c == NONE else box.characters[c]["id"] for c in s.character],
        "colours": [box.families[f].id for f in s.colours],
        "tokens": [_ids(tokens[seat], s.tokens[seat]) for seat in range(4)],
        "locked": [_ids(tokens[seat], s.locked[seat]) for seat in range(4)],
        "sold": [_ids(tokens[seat], s.sold[seat]) for seat in range(4)],
        "removed": [dict(zip(ROWS, s.removed[4 * seat : 4 * seat + 4], strict=True)) for seat in range(4)],
        "tiles_in_play": _ids(box.tiles, s.tiles_in_play),
        "tiles": [_ids(box.tiles, s.tiles[seat]) for seat in range(4)],
        "phase": PHASES[s.phase],
        "work": s.work[:],
        "fight": s.fight[:],
        **{key: getattr(s, key)[:] for key in PER_SEAT},
        **{key: getattr(s, key) for key in NUMBERS},
    }


def load(rules: Rules, data: Mapping[str, Any]) -> State:
    """The state that `save` wrote. ValueError if the pieces are not those of the box or a number makes no sense."""
    box = rules.box
    s = empty_table(rules, chance_from_plain(data["chance"]))
    s.stack = frames_from_plain(data["stack"])
    s.result = result_from_plain(data["result"])
    s.phase = PHASES.index(data["phase"])
    for key in PER_SEAT:
        setattr(s, key, _whole_numbers(data[key], 4, key))
    for key in NUMBERS:
        setattr(s, key, _number(data[key], -1, 99, key))
    s.family = [NONE if name is None else box.family[name] for name in _four(data["family"], "family")]
    characters = [card["id"] for card in box.characters]
    s.character = [NONE if c is None else characters.index(c) for c in _four(data["character"], "character")]
    s.colours = [box.family[name] for name in data["colours"]]
    _load_tokens(s, data)
    _load_map(s, data)
    s.tiles_in_play = sum(1 << box.tile[name] for name in data["tiles_in_play"])
    s.tiles = [sum(1 << box.tile[name] for name in names) for names in _four(data["tiles"], "tiles")]
    s.removed = [_number(row[name], 0, 9, name) for row in _four(data["removed"], "removed") for name in ROWS]
    s.work = _whole_numbers(data["work"], (0, 10), "work")
    s.fight = _whole_numbers(data["fight"], (0, 11), "fight")
    check(s)
    return s


def _load_tokens(s: State, data: Mapping[str, Any]) -> None:
    for key in ("tokens", "locked", "sold"):
        for seat, names in enumerate(_four(data[key], key)):
            for name in names:
                getattr(s, key)[seat] |= 1 << _token(s, seat, name)


def _token(s: State, seat: int, name: str) -> int:
    family, token = s.rules.box.token[name]
    if not 0 <= seat < 4 or s.family[seat] != family:
        raise ValueError(f"{name!r} is not an order of that family")
    return token


def _load_map(s: State, data: Mapping[str, Any]) -> None:
    box, count = s.rules.box, len(s.holder)
    if set(data["areas"]) != set(box.areas):
        raise ValueError("the areas are not those of the map")
    for name, entry in data["areas"].items():
        area = box.area[name]
        s.holder[area] = _party(entry["holder"])
        s.soldati[area] = _number(entry["soldati"], 0, 99, "soldati")
        s.cars[area] = _number(entry["cars"], 0, 9, "cars")
        s.labs[area] = _number(entry["labs"], 0, 9, "labs")
        if len(entry["orders"]) != SLOTS or ((s.holder[area] == NONE) != (not s.soldati[area]) and not data["fight"]):
            raise ValueError(f"{name} is held by somebody without soldati, or the other way round")
        for i, order in enumerate(entry["orders"]):
            slot = area + i * count
            s.orders[slot] = NONE if order is None else _token(s, s.holder[area], order)
            s.pools[slot] = _number(entry["pools"][i], 0, ALL_TOKENS, "pools")
            s.resolved |= bool(entry["resolved"][i]) << slot
    s.boats = [n for name in box.seas for n in _whole_numbers(data["boats"][name], 4, "boats")]
    s.control = [_party(data["control"][name]) for name in box.mandamenti]
    for name, owners in data["discs"].items():
        s.discs[box.space[name]] = tuple(sorted(_party(owner) for owner in owners))


def check(s: State) -> None:
    """Refuse what cannot lie on a table: missing or surplus pieces, a step that does not exist."""
    box: Box = s.rules.box
    found, wanted = components(s), components(empty_table(s.rules, s.chance))
    for kind, n in wanted.items():
        if found[kind] != n:
            raise ValueError(f"{found[kind]} {kind} lie on the table, the box holds {n}")
    for seat, family in enumerate(s.family):
        lengths = (9, 9, 9, 9) if family == NONE else box.families[family].length
        for row in range(4):
            if s.removed[4 * seat + row] > lengths[row]:
                raise ValueError("more discs have left a row than it had")
    if not 1 <= s.round <= box.rounds:
        raise ValueError(f"there is no round {s.round}")
    for frame in s.stack:
        if frame.step not in s.rules.steps:
            raise ValueError(f"there is no step {frame.step!r}")
        if frame.seat not in (NOBODY, 0, 1, 2, 3):
            raise ValueError(f"{frame.seat!r} is not a seat from 0 to 3")
    if s.stack and not s.rules.steps[s.stack[-1].step].asks:
        raise ValueError("the topmost step must be a question")


def _four(value: Any, key: str) -> Any:
    if not isinstance(value, list) or len(value) != 4:
        raise ValueError(f"{key!r} needs 4 entries, one per seat")
    return value


def _number(value: Any, low: int, high: int, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{key!r} must be a whole number from {low} to {high}, not {value!r}")
    return value


def _whole_numbers(value: Any, length: int | tuple[int, ...], key: str) -> list[int]:
    lengths = (length,) if isinstance(length, int) else length
    if not isinstance(value, list) or len(value) not in lengths:
        raise ValueError(f"{key!r} is a list of {' or '.join(map(str, lengths))} numbers")
    return [_number(n, -1, 99_999, key) for n in value]


def _party(value: Any) -> int:
    if value is None:
        return NONE
    if value == "neutral":
        return NEUTRAL
    return _number(value, 0, 3, "party")
