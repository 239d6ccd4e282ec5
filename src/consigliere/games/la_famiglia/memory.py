"""What a frame of the stack remembers, step by step: whether its numbers mean something on this table.

Each function looks at one frame of a loaded state; it says no, or raises a ValueError that tells why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from consigliere.core.flow import Frame
from consigliere.games.la_famiglia.box import NEUTRAL, NONE, SLOTS
from consigliere.games.la_famiglia.queries import (
    TEAMS,
    ally_of,
    are_foes,
    is_free,
    order_being_resolved,
    upper_is_empty,
)
from consigliere.games.la_famiglia.state import ENCOUNTER, PLANNING, State
from consigliere.games.la_famiglia.steps.bombs import bomb_targets
from consigliere.games.la_famiglia.steps.encounter import doable
from consigliere.games.la_famiglia.steps.incite import incite_targets

Fits = Callable[[State, Frame], bool]

#: parts of a round: from which on they are open, and in which phase
ROUND = {1: PLANNING, 2: PLANNING, 3: PLANNING, 4: ENCOUNTER, 5: ENCOUNTER, 6: ENCOUNTER, 7: ENCOUNTER}
#: parts of a fight: what stands on it after so many
IN_FIGHT = {"bribe": 1, "swap": 2, "buy_out": 3, "losses": 5}


def number(value: Any, low: int = 0, high: int = 10**9) -> int:
    """A whole number between two bounds; ValueError otherwise."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise ValueError(f"{value!r} is no number from {low} to {high}")


def _row_of(value: Any, n: int) -> tuple[Any, ...]:
    if isinstance(value, tuple) and len(value) == n:
        return value
    raise ValueError(f"{value!r} are not {n} things")


def _flag(value: Any) -> int:
    return number(value, 0, 1)


def _area(s: State, value: Any) -> int:
    return number(value, 0, len(s.rules.box.areas) - 1)


def _areas(s: State, value: Any) -> tuple[int, ...]:
    if not isinstance(value, tuple):
        raise ValueError(f"{value!r} are no areas")
    return tuple(_area(s, one) for one in value)


def _own(s: State, frame: Frame, value: Any) -> int:
    """An area with soldati of the seat."""
    area = _area(s, value)
    if s.holder[area] != frame.seat:
        raise ValueError(f"{s.rules.box.areas[area]} does not belong to that seat")
    return area


def _lower(s: State, value: Any) -> int:
    """A space of the lower sheet."""
    space = number(value, 0, len(s.rules.box.spaces) - 1)
    if space not in s.rules.box.sheet[s.round]:
        raise ValueError("that space lies on another sheet")
    return space


def _units(s: State, frame: Frame) -> bool:
    soldati, cars, boats = (number(n, 0, 99) for n in _row_of(frame.about, 3))
    seat = frame.seat
    return soldati <= s.supply_soldati[seat] and cars <= s.supply_cars[seat] and boats <= s.supply_boats[seat]


def _first_disc(s: State, frame: Frame) -> bool:
    waiting = [one.seat for one in s.stack if one.step == "first_disc"]
    free = sum(not s.discs[space] for space in s.rules.box.sheet[0])
    return frame.about == () and waiting.count(frame.seat) <= s.supply_discs[frame.seat] and len(waiting) <= free


def _replace_disc(s: State, frame: Frame) -> bool:
    enough = s.hq_soldati[frame.seat] >= s.rules.influence_cost
    return frame.about == () and enough and s.supply_discs[frame.seat] > 0


def _fetch(s: State, frame: Frame) -> bool:
    why, space = _row_of(frame.about, 2)
    _flag(why)
    return is_free(s, _lower(s, space))


def _land_disc(s: State, frame: Frame) -> bool:
    column = s.rules.box.columns[s.round - 1][number(frame.about, 0, 5)]
    return any(s.discs[space] for space in column)


def _column(s: State, frame: Frame) -> bool:
    column, acted, ordered = _row_of(frame.about, 3)
    number(column, 0, 5)
    return _flag(acted) + _flag(ordered) < 3


def _parts(s: State, frame: Frame) -> bool:
    space, left, done = _row_of(frame.about, 3)
    parts = s.rules.box.parts[_lower(s, space)]
    return 0 <= number(left) < 1 << len(parts) and (_flag(done) == 1 or frame.step == "choose_part")


def _deploy(s: State, frame: Frame) -> bool:
    n, empty_ok = _row_of(frame.about, 2)
    return number(n, 1, 99) > 0 and _flag(empty_ok) < 2 and s.hq_soldati[frame.seat] > 0


def _deploy_number(s: State, frame: Frame) -> bool:
    area, most = _row_of(frame.about, 2)
    return s.holder[_area(s, area)] in (frame.seat, NONE) and 0 < number(most) <= s.hq_soldati[frame.seat]


def _order(s: State, frame: Frame) -> bool:
    mode, before = _row_of(frame.about, 2)
    if mode not in ("one", "two_areas", "one_area"):
        return False
    return before == NONE if frame.step == "order" and mode != "two_areas" else _second(s, frame, mode, before)


def _second(s: State, frame: Frame, mode: str, before: Any) -> bool:
    if before == NONE:
        return frame.step == "order"
    area = _own(s, frame, before)
    return mode == "two_areas" or _places(s, area) == SLOTS


def _places(s: State, area: int) -> int:
    """How many more orders an area has room for."""
    return sum(s.orders[slot] == NONE for slot in s.rules.box.slots[area])


def _token(s: State, frame: Frame) -> bool:
    area, optional = _row_of(frame.about, 2)
    return _flag(optional) < 2 and _places(s, _own(s, frame, area)) > 0


def _choose_row(s: State, frame: Frame) -> bool:
    purpose, other = _row_of(frame.about, 2)
    if purpose not in ("supply", "sheet", "twice", "first", "second") or (purpose == "second") != (other != NONE):
        return False
    left = s.rules.box.families[s.family[frame.seat]].length
    rows = [row for row in range(4) if row != other and left[row] > s.removed[frame.seat][row]]
    return bool(rows) and (other == NONE or number(other, 0, 3) < 4)


def _muster(s: State, frame: Frame) -> bool:
    area, used, must = _row_of(frame.about, 3)
    _own(s, frame, area)
    return _flag(must) < 2 and len(_areas(s, used)) < len(s.rules.box.areas)


def _bring(s: State, frame: Frame) -> bool:
    area, source, *n = _row_of(frame.about, 3 if frame.step == "bring_cars" else 2)
    target, start = _own(s, frame, area), _own(s, frame, source)
    if n and not (s.cars[start] and 0 <= number(n[0]) <= s.soldati[start]):
        return False
    return start in s.rules.box.near[target]


def _which_order(s: State, frame: Frame) -> bool:
    slots, box = frame.about, s.rules.box
    if not isinstance(slots, tuple) or len(slots) < 2 or len(set(slots)) < len(slots):
        return False
    numbers = [number(slot, 0, len(s.orders) - 1) for slot in slots]
    return all(
        s.orders[slot] != NONE and s.holder[box.slot_area[slot]] == frame.seat and not s.resolved >> slot & 1
        for slot in numbers
    )


def _send(s: State, frame: Frame) -> bool:
    source, target, mode = _row_of(frame.about, 3)
    number(mode, 0, 2)
    area = _area(s, target)
    if _own(s, frame, source) == area or s.holder[area] == ally_of(frame.seat):
        return False
    return s.fight is None or (s.fight.area == area and s.fight.party == frame.seat)


def _bribe(s: State, frame: Frame) -> bool:
    area = _area(s, frame.about)
    if s.fight is None:
        begun = s.stack[-2]
        return begun.step == "send" and begun.about[1] == area and are_foes(frame.seat, s.holder[area])
    return s.fight.area == area and s.fight.party == frame.seat


def _own_fight(s: State, frame: Frame) -> bool:
    return frame.about == () and s.fight is not None and s.fight.party == frame.seat


def _duel(s: State, frame: Frame) -> bool:
    """Both sides of a duel are known; once the cards lie, they are too."""
    fight = s.fight
    if fight is None or frame.about != ():
        return False
    holder, keeper = s.holder[fight.area], fight.defending_seat
    if not 0 <= keeper < NEUTRAL or keeper not in TEAMS[fight.attacking_seat ^ 1] or holder not in (keeper, NEUTRAL):
        return False
    return frame.step == "cards" or NONE not in (fight.attacking_card, fight.defending_card)


def _stand_in(s: State, frame: Frame) -> bool:
    return frame.about == () and s.fight is not None and s.holder[s.fight.area] == NEUTRAL


def _strike(s: State, frame: Frame) -> bool:
    pattern, hit = _row_of(frame.about, 2)
    _areas(s, hit)
    return isinstance(pattern, tuple) and bool(pattern) and all(number(n, 1, 9) for n in pattern)


def _drive(s: State, frame: Frame) -> bool:
    source = _area(s, frame.about)
    return s.holder[source] == NEUTRAL


def _drive_number(s: State, frame: Frame) -> bool:
    source, target = (_area(s, one) for one in _row_of(frame.about, 2))
    return s.holder[source] == NEUTRAL and target in incite_targets(s, frame.seat, source)


def _network(s: State, frame: Frame) -> bool:
    used = _areas(s, frame.about)
    return all(s.holder[area] == frame.seat and used.count(area) <= s.labs[area] for area in used)


def _spread(s: State, frame: Frame) -> bool:
    used = _areas(s, frame.about)
    return len(set(used)) == len(used)


def _reinforce(s: State, frame: Frame) -> bool:
    _own(s, frame, frame.about)
    return s.hq_soldati[frame.seat] >= s.rules.recruitment_size


FITS: dict[str, Fits] = {
    "game": lambda s, frame: frame.about == 1,
    "set_up": lambda s, frame: frame.about == (2 if s.family[0] == NONE else 5),
    "round": lambda s, frame: frame.about in ROUND,
    "fight": lambda s, frame: frame.about in IN_FIGHT.values(),
    "ask_units": _units,
    "place_unit": _units,
    "ask_labs": lambda s, frame: number(frame.about, 0, 99) >= 0,
    "place_lab": lambda s, frame: number(frame.about, 1, 99) > 0 and s.supply_labs > 0,
    "first_disc": _first_disc,
    "replace_disc": _replace_disc,
    "turn": lambda s, frame: frame.about == () and not upper_is_empty(s),
    "ultima": lambda s, frame: frame.about == () and s.ultima == frame.seat,
    "fetch": _fetch,
    "land_disc": _land_disc,
    "column": _column,
    "column_again": _column,
    "parts": _parts,
    "choose_part": _parts,
    "recruit": lambda s, frame: 0 < number(frame.about) <= s.supply_soldati[frame.seat],
    "deploy": _deploy,
    "deploy_number": _deploy_number,
    "order": _order,
    "second_order": _order,
    "token": _token,
    "choose_row": _choose_row,
    "place_disc": lambda s, frame: frame.about == () and s.supply_discs[frame.seat] > 0,
    "uncover": lambda s, frame: number(frame.about, 0, 3) < 4,
    "equip": lambda s, frame: number(_row_of(frame.about, 2)[0], 1, 7) > 0 and _flag(frame.about[1]) < 2,
    "sail": lambda s, frame: s.boats[number(frame.about, 0, len(s.boats) - 1)][frame.seat] > 0,
    "sink": lambda s, frame: sum(s.boats[number(frame.about, 0, len(s.boats) - 1)]) > 0,
    "muster": _muster,
    "muster_on": _muster,
    "bring": _bring,
    "bring_cars": _bring,
    "which_order": _which_order,
    "do_order": lambda s, frame: frame.about == doable(s),
    "move_to": lambda s, frame: _own(s, frame, frame.about) >= 0,
    "send": _send,
    "bribe": _bribe,
    "swap": _own_fight,
    "buy_out": _own_fight,
    "cards": _duel,
    "reveal": _duel,
    "take_card": _duel,
    "stand_in": _stand_in,
    "claim": lambda s, frame: 0 < number(frame.about) <= s.supply_soldati[frame.seat],
    "reinforce": _reinforce,
    "bomb": lambda s, frame: bool(bomb_targets(s, frame.seat, _own(s, frame, frame.about), True)),
    "strike": _strike,
    "drive": _drive,
    "drive_number": _drive_number,
    "network": _network,
    "spread": _spread,
    "spread_on": _spread,
    "join_in": lambda s, frame: _own(s, frame, frame.about) >= 0,
    "convert": lambda s, frame: 0 < number(frame.about) <= order_being_resolved(s).convert,
}
