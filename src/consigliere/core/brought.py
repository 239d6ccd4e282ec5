"""What other packages bring by entry points. What cannot be used is left out, so that it costs nobody the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib.metadata import entry_points
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Brought(NamedTuple, Generic[T]):
    """What was found in a group of entry points."""

    found: dict[str, T]
    broken: dict[str, str]  # by name: why it cannot be used


def brought(group: str, taken: Collection[str], accept: Callable[[str, Any], T]) -> Brought[T]:
    """Everything in a group, in alphabetical order; `accept` makes of a loaded object what is wanted, or raises."""
    result: Brought[T] = Brought({}, {})
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        try:
            if entry.name in taken or entry.name in result.found:
                raise ValueError("the name is taken")
            result.found[entry.name] = accept(entry.name, entry.load())
        except Exception as error:  # anything can be wrong with a package of somebody else
            result.broken[entry.name] = f"{entry.value}: {type(error).__name__}: {error}"
    return result
