"""How a game looks in a terminal: one module per game, and one that can show any game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from consigliere.cli.console import SEATS
from consigliere.cli.wording import say
from consigliere.core.game import Game, Nouns, View


class Look(NamedTuple):
    """What a board is drawn from: one seat's view and the public facts around it, never the state."""

    view: View
    game: Game[Any]
    rules: Any
    nouns: Nouns
    names: list[str]  # short ones, for a place beside the seat's letter
    lang: str
    width: int
    ascii_only: bool = False
    you: bool = False  # whether the one who looks sits at the keyboard

    def noun(self, kind: str, name: str) -> str:
        named = self.nouns.get(kind, {}).get(name, {})
        return named.get(self.lang) or named.get("en") or name

    def say(self, key: str, **facts: Any) -> str:
        return say(self.lang, key, **facts)

    def seat(self, seat: int) -> Text:
        """A seat's letter, in its colour; the letter alone is enough."""
        return Text(SEATS[seat], f"bold seat{seat}")

    def name(self, seat: int) -> Text:
        own = self.you and seat == self.view["seat"]
        return Text(self.say("name.you") if own else self.names[seat], f"seat{seat}")


class Board(Protocol):
    """What a game's module offers."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        """All that lies on the table, with the news where they fit best."""

    def detail(self, look: Look, about: str) -> RenderableType | None:
        """The answer to `map WORDS`; None when there is nothing of that name."""

    def hand(self, look: Look) -> RenderableType | None:
        """The hand of the seat that looks."""


@cache
def board(game: str) -> Board:
    """The board of a game: its own, or the one that can show any game."""
    drawn = game in {module.name for module in pkgutil.iter_modules(__path__)} - {"generic", "outline"}
    found: Board = importlib.import_module(f"{__name__}.{game if drawn else 'generic'}").BOARD
    return found
