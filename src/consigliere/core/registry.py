"""Which games there are: every package in `consigliere.games` that exports GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from consigliere.core.game import Game
from consigliere.core.options import BadOption


@cache
def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    package = importlib.import_module("consigliere.games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


@cache
def game(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in games():
        raise BadOption(f"there is no game {name!r}; the games are {', '.join(games())}")
    found = importlib.import_module(f"consigliere.games.{name}").GAME
    assert isinstance(found, Game)
    return found
