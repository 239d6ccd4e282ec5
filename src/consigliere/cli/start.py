"""`consigliere play` alone: a friendly way to the table."""

from __future__ import annotations

from consigliere.cli.console import Reader, make_console, own_language
from consigliere.cli.play import sit_down
from consigliere.cli.screen import Screen, welcome
from consigliere.cli.seating import usual_seats
from consigliere.core.match import new
from consigliere.core.registry import game, games


def start() -> None:
    """Ask which game and how many bots, then play."""
    console, lang = make_console(), own_language()
    reader, screen = Reader(console), Screen(console, lang, [])
    screen.note("start.hello", "title")
    for number, name in enumerate(games(), 1):
        console.print(f"\n{number} {name}", style="number")
        console.print(welcome(game(name), lang))
    names = {name: name for name in games()} | {str(n): name for n, name in enumerate(games(), 1)}
    chosen = ask(reader, screen, screen.say("start.game"), names)
    if chosen is None:
        return
    seats = game(chosen).seats
    usual = str(min(max(4, seats[0]), seats[-1]) - 1)
    counts = {str(n - 1): str(n - 1) for n in seats} | {"": usual}
    question = screen.say("start.bots", low=seats[0] - 1, high=seats[-1] - 1, usual=usual)
    bots = ask(reader, screen, question, counts)
    if bots is not None:
        sitting = usual_seats(game(chosen), int(bots) + 1)
        options = game(chosen).needed(len(sitting))
        sit_down(new(chosen, len(sitting), options=options, names=sitting), sitting, lang)


def ask(reader: Reader, screen: Screen, question: str, answers: dict[str, str]) -> str | None:
    """One of the answers; None for leaving."""
    while (line := reader.line(question)) is not None:
        if line.lower() in answers:
            return answers[line.lower()]
        if not line:
            return None
        screen.note("start.again", "bad")
    return None
