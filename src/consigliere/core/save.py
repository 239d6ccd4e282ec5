"""From state to JSON and back: the parts every game saves alike."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import NOBODY, Frame, Result, State
from consigliere.core.move import Move


def frames_to_plain(stack: Sequence[Frame]) -> list[list[Any]]:
    return [
        [step, seat, [] if about == () else _lists(about), [[who, str(move)] for who, move in sealed] if sealed else []]
        for step, seat, about, sealed in stack
    ]


def frames_from_plain(data: Sequence[Sequence[Any]]) -> list[Frame]:
    return [
        Frame(step, seat, _tuples(about), tuple((int(who), Move.parse(text)) for who, text in sealed))
        for step, seat, about, sealed in data
    ]


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def chance_to_plain(chance: Chance) -> dict[str, Any]:
    return {"key": chance.key.hex(), "used": chance.used}


def chance_from_plain(data: dict[str, Any]) -> Chance:
    key, used = bytes.fromhex(data["key"]), data["used"]
    if len(key) != 32 or not isinstance(used, int) or not 0 <= used < 2**60:
        raise ValueError("chance needs a key of 32 bytes and a count that is not negative")
    return Chance(key, used)


def result_to_plain(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else {k: list(v) if k != "reason" else v for k, v in result._asdict().items()}


def result_from_plain(data: dict[str, Any] | None) -> Result | None:
    return None if data is None else Result(tuple(data["scores"]), tuple(data["winners"]), data["reason"])


# -- what every game checks when a state is loaded --------------------------------------------------------------------


def whole(value: Any, low: int, high: int, what: str = "this") -> int:
    """A whole number between two bounds; ValueError otherwise."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise ValueError(f"{what} must be a whole number from {low} to {high}, not {value!r}")


def seat_number(value: Any, seats: int, *others: int) -> int:
    """A seat, or one of the numbers that stand for something else there."""
    if isinstance(value, int) and not isinstance(value, bool) and (0 <= value < seats or value in others):
        return value
    raise ValueError(f"{value!r} is not a seat from 0 to {seats - 1}")


def one_per_seat(data: Mapping[str, Any], keys: Iterable[str], seats: int) -> None:
    """Lists that must have one entry for each seat."""
    for key in keys:
        if not isinstance(data[key], (list, tuple)) or len(data[key]) != seats:
            raise ValueError(f"{key!r} needs {seats} entries, one per seat")


def check_components(found: Mapping[str, int], wanted: Mapping[str, int]) -> None:
    """Nothing is missing and nothing is there twice."""
    for name in wanted.keys() | found.keys():
        if found.get(name, 0) != wanted.get(name, 0):
            raise ValueError(f"{found.get(name, 0)} of {name!r} lie on the table, the box holds {wanted.get(name, 0)}")


def check_stack(s: State, seats: int) -> None:
    """Every frame names a step and a seat that exist, and the topmost one is a question."""
    for frame in s.stack:
        if frame.step not in s.rules.steps:
            raise ValueError(f"there is no step {frame.step!r}")
        seat_number(frame.seat, seats, NOBODY)
    if s.stack and not s.rules.steps[s.stack[-1].step].asks:
        raise ValueError("the topmost step must be a question")


# -- one text for the same data ---------------------------------------------------------------------------------------


def canonical(data: Any) -> str:
    """The one JSON text of some plain data, the same on every machine."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(data: Any) -> str:
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()
