"""Imports point one way: core <- games <- bots <- arena, envs, server <- cli.

The folder tree is the architecture; one import against the arrows and it is only folders.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

PACKAGE = "consigliere"
SOURCE = Path(__file__).parents[2] / "src" / PACKAGE

# Which layers a layer may import, besides itself. "" is the package's own front: consigliere/*.py.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", ""},
    "envs": {"core", "games", "bots", ""},
    "training": {"core", "games", "bots", ""},
    "server": {"core", "games", "bots", ""},
    "cli": {"core", "games", "bots", "", "arena", "envs", "training", "server"},
    "web": set(),
}
EXCEPTIONS = {
    ("__main__.py", "cli.main"),
    ("core/registry.py", "games"),  # looks into the folder, names no game in it
    ("web", "server.protocol"),
}
STANDARD_LIBRARY_ONLY = {"core", "games", "web"}


def imported(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything the module at `path` imports, whether or not it runs.

    `from a import b` counts as `a.b`: b may be a module. A literal `import_module("a.b")` counts as well.
    """
    package = [PACKAGE, *path.split("/")[:-1]]
    for node in ast.walk(ast.parse(source, path)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = package[: len(package) - level + 1] if level else []
                prefix = ".".join([*base, *([module] if module else [])])
                yield from ((node.lineno, f"{prefix}.{alias.name}") for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ) if not name.startswith("."):
                yield node.lineno, name


def layer_of(parts: list[str]) -> str:
    """The layer of a dotted name inside the package, given without the package itself."""
    return parts[0] if parts and parts[0] in BELOW else ""


def refusal(path: str, name: str, games: set[str]) -> str | None:
    """Why the module at `path` may not import `name`, or None if it may."""
    here = path.removesuffix(".py").split("/")
    own = here[0] if len(here) > 1 else ""
    root, *target = name.split(".")
    if root != PACKAGE:
        foreign = own in STANDARD_LIBRARY_ONLY and root not in sys.stdlib_module_names
        return f"{own} imports only the standard library, not {root}" if foreign else None
    theirs = layer_of(target)
    if own == theirs == "games" and len(here) > 2:
        other = target[1] if len(target) > 1 else ""
        if other != here[1] and (other in games or len(target) < 3):
            return f"one game knows no other: {here[1]} imports {name}"
        return None
    excepted = EXCEPTIONS & {(path, ".".join(target[:2])), (own, ".".join(target[:2]))}
    if theirs == own or theirs in BELOW[own] or excepted:
        return None
    return f"{own or PACKAGE} does not import {theirs or PACKAGE}"


def violations(sources: Mapping[str, str]) -> list[str]:
    """Every import against the arrows, as "path:line: why", in sources keyed by path inside the package."""
    games = {path.split("/")[1] for path in sources if path.startswith("games/") and path.count("/") > 1}
    found = []
    for path, source in sources.items():
        if "/" in path and path.split("/")[0] not in BELOW:
            found.append(f"{path}:1: '{path.split('/')[0]}' has no place among the layers yet")
            continue
        for line, name in imported(path, source):
            if why := refusal(path, name, games):
                found.append(f"{path}:{line}: {why}")
    return found


def test_imports_point_one_way() -> None:
    sources = {file.relative_to(SOURCE).as_posix(): file.read_text("utf-8") for file in SOURCE.rglob("*.py")}

    assert sources
    assert violations(sources) == []


GAMES = {"games/condottiere/game.py": "", "games/godfather/game.py": "", "games/dice.py": ""}


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/flow.py", "import consigliere.games"),
        ("core/flow.py", "from consigliere import games"),
        ("core/flow.py", "from ..games.condottiere import GAME"),
        ("core/flow.py", "from .. import __version__"),
        ("core/flow.py", "def f():\n    import numpy"),
        ("core/flow.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..bots import Bot"),
        (
            "core/registry.py",
            "from importlib import import_module\nimport_module('consigliere.games.godfather')",
        ),
        ("core/registry.py", "import importlib\nimportlib.import_module('consigliere.cli')"),
        ("core/registry.py", "from consigliere.games import godfather"),
        ("games/condottiere/game.py", "from consigliere.games.godfather import GAME"),
        ("games/condottiere/game.py", "from consigliere.games import godfather"),
        ("games/condottiere/game.py", "from .. import godfather"),
        ("games/condottiere/steps/battle.py", "from ...godfather.game import GAME"),
        ("games/condottiere/game.py", "from consigliere.bots.greedy import Greedy"),
        ("games/condottiere/game.py", "import rich"),
        ("games/condottiere/game.py", "import consigliere"),
        ("bots/greedy.py", "from consigliere import arena"),
        ("bots/greedy.py", "from consigliere import new"),
        ("arena/match.py", "from consigliere.server.tables import Table"),
        ("envs/aec.py", "import consigliere.arena.rating as rating"),
        ("training/actors.py", "from consigliere.arena.match import play_match"),
        ("bots/strong.py", "from consigliere.training import trainer"),
        ("server/tables.py", "from consigliere.cli.main import main"),
        ("__init__.py", "from .arena import match"),
        ("__init__.py", "from .cli.main import main"),
        ("web/build.py", "from consigliere.server.tables import Table"),
        ("web/build.py", "from consigliere.core.move import Move"),
        ("helpers/misc.py", ""),
    ],
)
def test_a_planted_violation_is_found(path: str, source: str) -> None:
    found = violations(GAMES | {path: source})

    assert len(found) == 1
    assert found[0].startswith(f"{path}:{source.count(chr(10)) + 1}: ")


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/flow.py", "import json\nfrom . import move\nfrom .move import Move"),
        ("core/registry.py", "import importlib\nimportlib.import_module('consigliere.games').__path__"),
        ("games/condottiere/game.py", "from ...core.flow import play\nfrom . import state\nimport tomllib"),
        ("games/condottiere/steps/battle.py", "from ..state import State\nfrom consigliere.core import flow"),
        ("games/condottiere/game.py", "from consigliere.games.condottiere.state import State"),
        ("games/condottiere/game.py", "from ..dice import roll"),
        ("games/__init__.py", "from .condottiere import GAME\nfrom . import godfather"),
        ("bots/heuristics/condottiere.py", "from consigliere.games.condottiere import queries"),
        ("__init__.py", "from .core.move import Move\nfrom . import games, bots"),
        ("__main__.py", "from consigliere.cli.main import main"),
        ("arena/match.py", "import consigliere as cg\nimport rich"),
        ("cli/main.py", "import click\nfrom consigliere.server import tables\nfrom consigliere import arena"),
        ("web/build.py", "import json\nfrom consigliere.server.protocol import Hello"),
        ("web/build.py", "from consigliere.server import protocol"),
    ],
)
def test_an_import_along_the_arrows_passes(path: str, source: str) -> None:
    assert violations(GAMES | {path: source}) == []
