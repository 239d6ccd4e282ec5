"""`consigliere doctor`: what is installed, what is missing and what it would be for."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import locale
import os
import platform
import sqlite3
import sys
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

import consigliere
from consigliere.bots import bot, bots, broken_bots
from consigliere.cli.console import is_ascii_only, make_console, own_language
from consigliere.core.registry import broken_games, games
from consigliere.core.registry import game as find_game

# module, distribution, what it is for, how to get it
OPTIONAL = (
    ("asyncpg", "asyncpg", "tables in PostgreSQL: serve --db postgresql://", "consigliere[postgres]"),
    ("nats", "nats-py", "several machines: serve --bus nats://", "consigliere[nats]"),
    ("matplotlib", "matplotlib", "drawings of results: simulate --plot", "consigliere[plot]"),
    ("catanatron", "catanatron", "a peer to measure against: bench --peers", "consigliere[peers]"),
    ("pyspiel", "open_spiel", "a peer to measure against: bench --peers", "consigliere[peers]"),
)


@click.command()
def doctor() -> None:
    """What is installed and what is missing.

    Also what the optional parts are for, and whether every game is in order.
    """
    console = make_console()
    sick = False

    def section(title: str) -> Table:
        console.print(Text(title, "title"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="quiet", no_wrap=True)
        return grid

    grid = section("Basis")
    grid.add_row("  consigliere", consigliere.__version__)
    grid.add_row("  Python", f"{platform.python_version()} ({platform.python_implementation()})")
    grid.add_row("  platform", f"{platform.system()} {platform.release()}, {platform.machine()}")
    grid.add_row("  SQLite", sqlite3.sqlite_version)
    for name in ("click", "rich", "starlette", "uvicorn", "msgspec", "sqlalchemy"):
        grid.add_row(f"  {name}", _version(name))
    console.print(grid)

    grid = section("Optional parts")
    for module, distribution, purpose, extra in OPTIONAL:
        there = importlib.util.find_spec(module) is not None
        state = Text(_version(distribution), "good") if there else Text("missing", "bad")
        grid.add_row(f"  {distribution}", state, purpose if there else f"{purpose}; pip install '{extra}'")
    console.print(grid)

    grid = section("Server")
    for name, value in _server():
        grid.add_row(f"  {name}", value)
    console.print(grid)

    grid = section("Terminal")
    letters = "ASCII only: letters and lines are replaced" if is_ascii_only(console) else "shows all letters and lines"
    grid.add_row("  encoding", f"{console.encoding}, {letters}")
    grid.add_row("  size", f"{console.width} × {console.height}")
    grid.add_row("  colours", str(console.color_system or "none"))
    grid.add_row("  language", f"{own_language()} (locale {locale.getlocale()[0] or 'not set'})")
    console.print(grid)

    grid = section("Games")
    for name in games():
        try:
            found = find_game(name)
            found.check(found.shipped_data)
            told: Any = Text("components fit", "good")
            about = f"rules version {found.rules_version}, {len(found.rulebook)} rules"
        except Exception as error:
            sick, told, about = True, Text("broken", "bad"), f"{type(error).__name__}: {error}"
        grid.add_row(f"  {name}", told, about)
    for name, problem in broken_games().items():
        sick = True
        grid.add_row(f"  {name}", Text("broken", "bad"), problem)
    console.print(grid)

    grid = section("Bots")
    for name in bots():
        grid.add_row(f"  {name}", "plays", ", ".join(bot(name).games) or "every game")
    for name, problem in broken_bots().items():
        sick = True
        grid.add_row(f"  {name}", Text("broken", "bad"), problem)
    console.print(grid)
    if sick:
        sys.exit(1)


def _server() -> list[tuple[str, str]]:
    """Where tables are kept, and whether that place can be used."""
    try:
        from consigliere.server.settings import from_environment

        settings = from_environment()
    except Exception as error:
        return [("settings", f"do not fit: {type(error).__name__}: {error}")]
    if not settings.on_sqlite:
        return [("database", "PostgreSQL"), ("bus", settings.bus or "LISTEN/NOTIFY")]
    path = Path(settings.database_url.partition(":///")[2])
    place = next(folder for folder in (path, *path.parents) if folder.exists())
    state = "writable" if os.access(place, os.W_OK) else "NOT writable"
    size = f", {path.stat().st_size / 1e6:.1f} MB" if path.is_file() else ", not made yet"
    fixed = sqlite3.sqlite_version_info >= (3, 51, 3)
    reset = "safe for several writers" if fixed else "one writer only, which is how the server uses it"
    return [("database", f"{path} ({state}{size})"), ("SQLite WAL", reset)]


def _version(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "version unknown"
