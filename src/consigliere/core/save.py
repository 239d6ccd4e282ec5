"""From state to JSON and back: the parts every game saves alike."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from consigliere.core.chance import Chance
from consigliere.core.flow import Frame, Result
from consigliere.core.move import Move


def frames_to_plain(stack: Sequence[Frame]) -> list[list[Any]]:
    return [[f.step, f.seat, f.about, [[seat, str(move)] for seat, move in f.sealed]] for f in stack]


def frames_from_plain(data: Sequence[Sequence[Any]]) -> list[Frame]:
    return [
        Frame(step, seat, _tuples(about), tuple((int(who), Move.parse(text)) for who, text in sealed))
        for step, seat, about, sealed in data
    ]


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def chance_to_plain(chance: Chance) -> dict[str, Any]:
    return {"key": chance.key.hex(), "used": chance.used}


def chance_from_plain(data: dict[str, Any]) -> Chance:
    key, used = bytes.fromhex(data["key"]), data["used"]
    if len(key) != 32 or not isinstance(used, int) or used < 0:
        raise ValueError("chance needs a key of 32 bytes and a count that is not negative")
    return Chance(key, used)


def result_to_plain(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else {k: list(v) if k != "reason" else v for k, v in result._asdict().items()}


def result_from_plain(data: dict[str, Any] | None) -> Result | None:
    return None if data is None else Result(tuple(data["scores"]), tuple(data["winners"]), data["reason"])


def canonical(data: Any) -> str:
    """The one JSON text of some plain data, the same on every machine."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(data: Any) -> str:
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()
