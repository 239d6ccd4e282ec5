"""A board for any game: its view as a list of facts."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.boards import Look

# said elsewhere on the screen, or of no interest at the table
_LEFT_OUT = ("game", "components", "options", "result", "asked", "question", "hand", "bookkeeping")


class Generic:
    """Every fact of the view on a line of its own."""

    def table(self, look: Look, news: RenderableType | None) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="quiet", no_wrap=True)
        grid.add_column(overflow="fold")
        for key, value in look.view.items():
            if key not in _LEFT_OUT and value not in (None, [], {}, ""):
                grid.add_row(key.replace("_", " "), self.value(look, value))
        return Group(news, Text(), grid) if news else grid

    def hand(self, look: Look) -> RenderableType | None:
        return None if not look.view.get("hand") else self.value(look, look.view["hand"])

    def detail(self, look: Look, about: str) -> RenderableType | None:
        key = about.replace(" ", "_")
        return self.value(look, look.view[key]) if key in look.view else None

    def value(self, look: Look, value: Any) -> Text:
        """A list with one entry per seat is shown by seat; names are said in the language at hand."""
        if isinstance(value, dict):
            return Text(", ").join(Text(f"{self.word(look, key)}: ") + self.value(look, v) for key, v in value.items())
        if not isinstance(value, list):
            return Text(self.word(look, value))
        if len(value) == look.view.get("players") and not all(isinstance(item, str) for item in value):
            parts = [Text.assemble(look.seat(seat), " ", self.value(look, item)) for seat, item in enumerate(value)]
            return Text("   ").join(parts)
        return Text(", ").join(self.value(look, item) for item in value) or Text("—")

    def word(self, look: Look, value: Any) -> str:
        if value is None:
            return "—"
        if isinstance(value, bool):
            return look.say("yes" if value else "no")
        return next((look.noun(kind, value) for kind in look.nouns if value in look.nouns[kind]), str(value))


BOARD = Generic()
