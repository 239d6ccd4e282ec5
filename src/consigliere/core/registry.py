"""Which games there are: every package in `consigliere.games` that exports GAME, and those that other packages bring.

A package of somebody else offers a game by an entry point in the group `consigliere.games`: its name is the name of
the game, its value the object, such as `morra = "morra.game:GAME"`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from consigliere.core.game import Game
from consigliere.core.options import BadOption


@cache
def _brought() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="consigliere.games")}


@cache
def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    package = importlib.import_module("consigliere.games")
    ours = {module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg}
    return tuple(sorted(ours | _brought().keys()))


@cache
def game(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in games():
        raise BadOption(f"there is no game {name!r}; the games are {', '.join(games())}")
    entry = _brought().get(name)
    found = importlib.import_module(f"consigliere.games.{name}").GAME if entry is None else entry.load()
    assert isinstance(found, Game)
    return found
