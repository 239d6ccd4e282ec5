"""`consigliere replay`: step through a record, or read it in one go."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from consigliere.cli.console import SEATS, Reader, make_console, own_language
from consigliere.cli.files import FILE, wrong
from consigliere.cli.retell import positions, trusted
from consigliere.cli.screen import Screen
from consigliere.cli.settings import lang_option
from consigliere.cli.wording import AnyMatch
from consigliere.core.record import Record

BACK, QUIT = ("b", "back"), ("q", "quit")


@click.command()
@click.argument("file", type=FILE)
@lang_option
@click.option("--seat", default="all", help="Show what this seat saw: a number from 0, a letter, or all.")
@click.option("--step/--no-step", default=None, help="Wait after each move; the default at a terminal.")
def replay(file: Path, lang: str | None, seat: str, step: bool | None) -> None:
    """Step through a record.

    As one seat saw it, or with everything open.
    """
    record, last = trusted(file)
    lang = lang or own_language()
    eyes = whose_eyes(seat, last.players)
    console = make_console()
    screen = Screen(console, lang, record.header.names or [""] * last.players)
    reader = Reader(console)
    if reader.at_terminal if step is None else step:
        Stepper(screen, reader, record, eyes).run()
    else:
        read_out(screen, record, last, eyes)


def whose_eyes(seat: str, players: int) -> int | None:
    """The seat whose view is shown; None for everything."""
    if seat.lower() == "all":
        return None
    letters = SEATS[:players]
    if len(seat) == 1 and seat.upper() in letters:
        return letters.index(seat.upper())
    if seat.isdecimal() and int(seat) < players:
        return int(seat)
    raise wrong(f"--seat is a seat from 0 to {players - 1}, a letter from A to {letters[-1]}, or all; not {seat!r}")


def read_out(screen: Screen, record: Record, last: AnyMatch, eyes: int | None) -> None:
    """The whole game as a list of moves and what came of them."""
    screen.head(last)
    told = 0
    for at, m in enumerate(positions(record)):
        if at:
            screen.console.print(move_line(record, at, eyes))
        events = m.events[told:]
        told = len(m.events)
        screen.tell(m, [event.seen(_knower(event.seen_by, eyes)) for event in events])
    screen.console.print()
    if last.over:
        screen.result(last)
    else:
        screen.note("replay.unfinished")


def move_line(record: Record, at: int, eyes: int | None) -> Text:
    """Number, seat and notation of a move. A notation may hold a secret, so it is shown only to who may know it."""
    seat, move = record.moves[at - 1]
    notation = str(move) if eyes in (None, seat) else ""
    return Text.assemble((f"{at:>4} ", "number"), (f"{SEATS[seat]} ", f"bold seat{seat}"), (notation, "code"))


def _knower(seen_by: tuple[int, ...], eyes: int | None) -> int | None:
    """Whose eyes to look at an event with: those asked for, or the eyes of somebody who knows it all."""
    return eyes if eyes is not None or not seen_by else seen_by[0]


class Stepper:
    """One move at a time, forth and back."""

    def __init__(self, screen: Screen, reader: Reader, record: Record, eyes: int | None) -> None:
        self.screen = screen
        self.reader = reader
        self.record = record
        self.eyes = eyes
        self.matches = list(positions(record))
        self.at = 0

    def run(self) -> None:
        while True:
            self.show()
            line = self.reader.line()
            if line is None or line.lower() in QUIT:
                return
            if not self.go(line.lower()):
                return

    def go(self, line: str) -> bool:
        """Where a line leads; False at the end of the record."""
        last = len(self.record.moves)
        if line in BACK:
            self.at = max(0, self.at - 1)
        elif line.isdecimal():
            if int(line) > last:
                self.screen.note("replay.range", "bad", last=last)
            self.at = min(int(line), last)
        elif self.at == last:
            return False
        else:
            self.at += 1
        return True

    def show(self) -> None:
        m, last = self.matches[self.at], len(self.record.moves)
        if self.reader.at_terminal:
            self.screen.console.clear()
        self.screen.head(m, self.screen.say("replay.where", at=self.at, last=last))
        if self.at:
            self.screen.console.print(move_line(self.record, self.at, self.eyes))
        else:
            self.screen.note("replay.begin")
        before = len(self.matches[self.at - 1].events) if self.at else 0
        news = [event.seen(_knower(event.seen_by, self.eyes)) for event in m.events[before:]]
        self.screen.table(m, self.eyes, news, all_hands=self.eyes is None)
        if m.over:
            self.screen.result(m)
        elif self.at == last:
            self.screen.note("replay.unfinished")
        self.screen.note("replay.keys")
