"""Which games there are: every package in `consigliere.games` that exports GAME, and those that other packages bring.

A package of somebody else offers a game by an entry point in the group `consigliere.games`: its name is the name of
the game, its value the object, such as `morra = "morra:GAME"`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from consigliere.core.brought import Brought, brought
from consigliere.core.game import Game
from consigliere.core.options import BadOption

MOST_SEATS = 6  # so many can be told apart by letter, pattern and colour
BACK_OF_THE_BOX = ("name", "title", "blurb", "minutes", "rules_version", "seats", "options", "end_rule")


@cache
def _own() -> tuple[str, ...]:
    package = importlib.import_module("consigliere.games")
    return tuple(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


@cache
def _brought() -> Brought[Game[Any]]:
    return brought("consigliere.games", _own(), _accept)


def _accept(name: str, found: Any) -> Game[Any]:
    if not isinstance(found, Game):
        raise TypeError(f"a game is an object of a class made from Game, not {type(found).__name__}")
    if missing := [fact for fact in BACK_OF_THE_BOX if not hasattr(found, fact)]:
        raise ValueError(f"the game does not say its {', '.join(missing)}")
    if found.name != name:
        raise ValueError(f"the game calls itself {found.name!r}")
    if not ("en" in found.title and "en" in found.blurb):
        raise ValueError("title and blurb are needed in English")
    if found.seats[-1] > MOST_SEATS:
        raise ValueError(f"a game has at most {MOST_SEATS} seats, not {found.seats[-1]}")
    return found


@cache
def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted((*_own(), *_brought().found)))


def broken_games() -> dict[str, str]:
    """The games of other packages that cannot be used, and why."""
    return _brought().broken


@cache
def game(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in games():
        raise BadOption(f"there is no game {name!r}; the games are {', '.join(games())}")
    found = _brought().found.get(name)
    if found is None:
        found = importlib.import_module(f"consigliere.games.{name}").GAME
        assert isinstance(found, Game)
    return found
