"""The terminal: one look for all commands, and lines read from a person or a pipe."""

from __future__ import annotations

import contextlib
import os
import sys
import unicodedata
from functools import cache

from rich.console import Console
from rich.theme import Theme

from consigliere.core.words import language, printable

SEATS = "ABCDEF"
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
THEME = Theme(
    {
        "title": "bold",
        "quiet": "dim",
        "prompt": "bold",
        "number": "bold cyan",
        "rule": "bold cyan",
        "code": "cyan",
        "bad": "bold red",
        "good": "bold green",
        "fight": "bold reverse",
        "pope": "bold",
        "map.line": "dim",
        **{f"seat{i}": colour for i, colour in enumerate(COLOURS)},
    }
)


def make_console(stderr: bool = False) -> Console:
    """A console for stdout as it is now. What a terminal's alphabet lacks is shown as `?`, never as a crash."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(theme=THEME, markup=False, emoji=False, highlight=False, stderr=stderr)


def is_ascii_only(console: Console) -> bool:
    return not console.encoding.lower().startswith("utf")


def own_language() -> str:
    """The language of the person's environment, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return language(value.partition(".")[0])
    return "en"


def as_one_reads_it(line: str) -> str:
    """A typed line, each letter in one piece and without anything that would command the terminal when it is echoed."""
    return printable(unicodedata.normalize("NFC", line.strip().replace("\t", " ")))


class Reader:
    """Reads one line at a time. On a pipe each line is echoed, so that a transcript can be read."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.at_terminal = sys.stdin.isatty() and console.is_terminal
        if self.at_terminal:
            _edit_lines()

    def line(self, prompt: str = "> ") -> str | None:
        """The next line without its end, None when the input is over."""
        if self.at_terminal:
            try:
                return as_one_reads_it(input(prompt))
            except EOFError:
                self.console.print()
                return None
        text = sys.stdin.readline()
        if not text:
            return None
        line = as_one_reads_it(text)
        self.console.print(f"{prompt}{line}")
        return line

    def forget(self) -> None:
        """Leave nothing for the next person to find with the arrow keys."""
        with contextlib.suppress(ImportError, AttributeError):
            import readline

            readline.clear_history()


@cache
def _edit_lines() -> None:
    """Arrow keys and history, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
