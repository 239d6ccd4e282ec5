"""What a person sees: the table, the news, the question and the choices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from consigliere.cli import wording
from consigliere.cli.boards import Look, board
from consigliere.cli.console import SEATS, is_ascii_only
from consigliere.cli.typed import numbers
from consigliere.cli.wording import AnyMatch, say
from consigliere.core.event import Event
from consigliere.core.game import Game
from consigliere.core.move import Move
from consigliere.core.refusal import Refusal
from consigliere.core.rulebook import Rule

NEWS = 12  # so many lines of the log fit beside everything else
FEW = 12  # so many impossible moves, or reasons, are told one by one
ALIKE = 3  # so many others are named that have the same reason
_RULE_PARTS = re.compile(r"(`[^`]*`)")


class Screen:
    """Draws a match on a console, in one language."""

    def __init__(self, console: Console, lang: str, seats: Sequence[str], you: bool = False) -> None:
        self.console = console
        self.lang = lang
        self.names = wording.seat_names(seats, lang)
        self.short = wording.short_names(seats, lang)
        self.you = you  # whether those who look also play

    def look(self, m: AnyMatch, seat: int | None) -> Look:
        nouns, width = m.rules.nouns, self.console.width
        ascii_only = is_ascii_only(self.console)
        return Look(m.view(seat), m.game, m.rules, nouns, self.short, self.lang, width, ascii_only, self.you)

    def say(self, key: str, **facts: Any) -> str:
        return say(self.lang, key, **facts)

    def note(self, key: str, style: str = "quiet", **facts: Any) -> None:
        self.console.print(Text(self.say(key, **facts), style))

    def head(self, m: AnyMatch, beside: str = "") -> None:
        title = wording.title(m.game, self.lang)
        line = Text.assemble((title, "title"), (f"  {beside}" if beside else "", "quiet"))
        self.console.print(Line(line, style="quiet", align="left"))

    def table(self, m: AnyMatch, seat: int | None, events: Sequence[Event] = (), all_hands: bool = False) -> None:
        """The board as a seat sees it, with its hand and news; or with every hand, for a replay that hides nothing."""
        look = self.look(m, seat)
        drawing = board(m.game.name)
        self.console.print(Padding(drawing.table(look, self.news(m, events)), (0, 0, 1, 0)))
        if seat is not None and (hand := drawing.hand(look)):
            self.console.print(_labelled(Text(self.say("table.your_hand"), "quiet"), hand))
        for other in range(m.players) if all_hands else ():
            own = self.look(m, other)
            if hand := drawing.hand(own):
                self.console.print(_labelled(own.name(other), hand))

    def detail(self, m: AnyMatch, seat: int | None, about: str) -> None:
        look = self.look(m, seat)
        shown = board(m.game.name).detail(look, about)
        self.console.print(shown or Text(self.say("map.unknown", about=about), "bad"))

    def news(self, m: AnyMatch, events: Sequence[Event], limit: int = NEWS) -> RenderableType | None:
        """What happened, as `events` were seen."""
        grid = Table.grid(padding=(0, 1))
        if len(events) > limit:
            grid.add_row("", "", Text(self.say("log.earlier", n=len(events) - limit), "quiet"))
        for event in events[-limit:] if limit else ():
            seat = event.seat
            mark = Text("") if seat is None else Text(SEATS[seat], f"bold seat{seat}")
            grid.add_row("", mark, Text(wording.tell(m, event, self.lang, self.names)))
        return grid if grid.row_count else None

    def tell(self, m: AnyMatch, events: Sequence[Event]) -> None:
        """Every one of some seen events."""
        if news := self.news(m, events, limit=len(events)):
            self.console.print(news)

    def question(self, m: AnyMatch, seat: int) -> None:
        arrow = ">>" if is_ascii_only(self.console) else "▶"
        self.console.print()
        self.console.print(Text(f"{arrow} {wording.prompt(m, seat, self.lang, self.names)}", "prompt"))
        phrases = [wording.phrase(m, move, self.lang, self.names) for move in m.legal(seat)]
        self.choices(phrases, numbers(m, seat, self.lang, self.names))
        hints = "table.hints_talk" if m.talk(seat) else "table.hints"
        self.note(hints)

    def numbered(self, m: AnyMatch, seat: int) -> dict[int, Move]:
        """Which number stands for which move, as `question` shows it."""
        return dict(zip(numbers(m, seat, self.lang, self.names), m.legal(seat), strict=True))

    def numbers(self, on_the_list: Sequence[int]) -> None:
        """A number was typed that is not on the list."""
        found = sorted(on_the_list)
        if found == list(range(1, len(found) + 1)):
            self.note("move.number", "bad", last=len(found))
        else:
            self.note("move.numbers", "bad", numbers=", ".join(_spans(found)))

    def choices(self, phrases: Sequence[str], numbers: Sequence[int]) -> None:
        """Numbered, in as many columns as the width allows, read downwards."""
        wide = max((len(text) for text in phrases), default=1) + 6
        columns = max(1, min((self.console.width - 2) // wide, -(-len(phrases) // 4)))
        rows = -(-len(phrases) // columns)
        grid = Table.grid(padding=(0, 2))
        for row in range(rows):
            cells = []
            for number in range(row, len(phrases), rows):
                cells.append(Text.assemble((f"{numbers[number]:>3} ", "number"), phrases[number]))
            grid.add_row(*cells)
        self.console.print(grid)

    def refusal(self, m: AnyMatch, no: Refusal) -> None:
        """Why not, and the rule that says so."""
        text = wording.refusal(m, no, self.lang, self.names)
        self.console.print(_labelled(Text(no.rule, "rule"), Text(text)))
        if rule := m.game.rulebook_in(self.lang).get(no.rule):
            self.console.print(Padding(rule_text(rule), (0, 0, 0, 4), style="quiet"))

    def impossible(self, m: AnyMatch, seat: int) -> None:
        """`why` alone: what one might think of, but cannot do now; many moves are told by their reasons."""
        spoken = {move.verb for move in m.talk(seat)}
        legal = set(m.legal(seat))
        reasons: dict[tuple[str, str], list[tuple[Move, Refusal]]] = {}
        for move in dict.fromkeys(m.candidates(seat)):
            if move not in legal and move.verb not in spoken and (no := wording.why_not(m, seat, move)):
                reasons.setdefault((no.rule, no.key), []).append((move, no))
        if not reasons:
            self.note("why.nothing")
            return
        few = sum(map(len, reasons.values())) <= FEW
        grid = Table.grid(padding=(0, 2))
        for alike in [*reasons.values()][:FEW]:
            for move, no in alike if few else alike[:1]:
                what = Text(wording.phrase(m, move, self.lang, self.names))
                grid.add_row(what, Text(no.rule, "rule"), wording.refusal(m, no, self.lang, self.names))
            if not few and alike[1:]:
                others = [wording.phrase(m, move, self.lang, self.names) for move, _ in alike[1 : 1 + ALIKE]]
                more = len(alike) - 1 - len(others)
                named = self.say("why.alike_more" if more else "why.alike", moves=" / ".join(others), more=more)
                grid.add_row("", "", Text(named, "quiet"))
        self.console.print(grid)
        if not few:
            self.note("why.ask")

    def result(self, m: AnyMatch) -> None:
        """Who won, and everybody's score."""
        result = m.result
        assert result is not None
        self.console.print(Text(wording.prompt(m, None, self.lang, self.names), "good"))
        grid = Table.grid(padding=(0, 2))
        ranking = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        for seat in ranking:
            crown = "*" if seat in result.winners else ""
            letter = Text(SEATS[seat], f"bold seat{seat}")
            name = self.names[seat] if seat < m.players else self.look(m, None).noun("seat", str(seat))
            grid.add_row(letter, Text(name), Text(str(result.scores[seat]), "bold"), Text(crown, "good"))
        self.console.print(Padding(grid, (0, 0, 0, 2)))


def _spans(numbers: Sequence[int]) -> list[str]:
    """Numbers in order, those that follow one another drawn together: 2, 4-6."""
    spans: list[list[int]] = []
    for n in numbers:
        if spans and n == spans[-1][-1] + 1:
            spans[-1].append(n)
        else:
            spans.append([n])
    return [f"{span[0]}-{span[-1]}" if len(span) > 2 else ", ".join(map(str, span)) for span in spans]


def _labelled(label: Text, what: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_row(label, what)
    return grid


def rule_text(rule: Rule) -> Text:
    """The text of a rule, with its options set off."""
    text = Text()
    for part in _RULE_PARTS.split(rule.text):
        text.append(part.strip("`"), "code" if part.startswith("`") else "")
    return text


def rules_by_chapter(rules: Sequence[Rule]) -> RenderableType:
    """Rules as a table of number and text under their chapters."""
    parts: list[RenderableType] = []
    chapter, grid = "", Table.grid()
    for rule in rules:
        if rule.chapter != chapter:
            chapter, grid = rule.chapter, Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(style="rule", no_wrap=True)
            grid.add_column()
            parts += [*([Text()] if parts else []), Text(chapter, "title"), grid]
        grid.add_row(rule.number, rule_text(rule))
    return Group(*parts)


def welcome(game: Game[Any], lang: str) -> RenderableType:
    """The back of the box."""
    about = game.blurb.get(lang) or game.blurb["en"]
    seats, minutes = f"{game.seats[0]}–{game.seats[-1]}", f"{game.minutes[0]}–{game.minutes[1]}"
    body = Group(Text(about), Text(say(lang, "start.facts", seats=seats, minutes=minutes), "quiet"))
    return Panel(body, title=Text(wording.title(game, lang), "title"), title_align="left", border_style="quiet")
