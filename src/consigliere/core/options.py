"""The choices a table makes before the game: named, typed, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple


class BadOption(ValueError):
    """A game, option, player count or seed that does not exist; the sentence says what is allowed."""


class Option(NamedTuple):
    """One option of a game. The rule it belongs to explains it."""

    name: str
    type: type
    default: Any
    rule: str
    about: str
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    seats: bool = False  # a seat number is allowed as well
    variant: bool = False  # an optional rule of the rulebook; the others are rulings and settings of the table
    #  a `list` holds different ones of `choices`, at most `high` of them

    def allowed(self, players: int) -> str:
        if self.type is bool:
            return "true or false"
        if self.type is int:
            return f"a whole number from {self.low} to {self.high}"
        if self.type is Path:
            return "the path of a component file"
        words = ", ".join(repr(choice) for choice in self.choices)
        if self.type is list:
            return f"a list of at most {self.high} different ones of {words}"
        return f"{words} or a seat from 0 to {players - 1}" if self.seats else f"one of {words}"

    def accepts(self, value: Any, players: int) -> bool:
        if self.type is bool:
            return isinstance(value, bool)
        number = isinstance(value, int) and not isinstance(value, bool)
        if self.type is int:
            return number and self.low <= value <= self.high
        if self.type is Path:
            return value is None or isinstance(value, (str, Path))
        if self.type is list:
            if not isinstance(value, (list, tuple)) or not all(isinstance(one, str) for one in value):
                return False
            return len(value) <= self.high and len(set(value)) == len(value) and set(value) <= set(self.choices)
        return (self.seats and number and 0 <= value < players) or (isinstance(value, str) and value in self.choices)

    def parse(self, text: str) -> Any:
        """The value a command line writes as text; what cannot be read is left for `settle` to refuse."""
        if self.type is bool:
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
                text.lower(), text
            )
        if (self.type is int or self.seats) and text.lstrip("-").isdigit():
            return int(text)
        if self.type is list:
            words = text.strip("[]").replace(",", " ").split()  # also as a refusal shows a list, with or without quotes
            return [word.strip("'\"") for word in words if word != "none"]
        return text


def settle(game: str, known: Sequence[Option], players: int, given: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every option with its value, or BadOption naming what is allowed."""
    if given is not None and not isinstance(given, Mapping):
        raise BadOption(f"options are a mapping of names to values, not {type(given).__name__}")
    given = dict(given or {})
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(f"{game} has no option {name!r}; its options are {', '.join(names)}")
    settled = {}
    for option in known:
        value = given.get(option.name, option.default)
        if not option.accepts(value, players):
            raise BadOption(f"option {option.name!r} is {option.allowed(players)}, not {value!r}")
        settled[option.name] = list(value) if option.type is list else value
    return settled
