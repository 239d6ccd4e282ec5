"""`consigliere play`: a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from consigliere.cli.console import Reader, make_console, own_language
from consigliere.cli.files import FILE, NEW_FILE, check_target, in_file, load_record
from consigliere.cli.seating import read_seats, usual_seats
from consigliere.cli.settings import GAME, lang_option, option_option, read_options, seed_option
from consigliere.cli.table import Session, rescue
from consigliere.cli.wording import AnyMatch
from consigliere.core.match import new
from consigliere.core.options import BadOption
from consigliere.core.record import BadRecord
from consigliere.core.registry import game as find_game
from consigliere.core.registry import games


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--seats", metavar="LIST", help="Who plays, such as you,greedy,greedy; several 'you' share the keyboard.")
@seed_option
@lang_option
@option_option
@click.option("--data", type=FILE, help="A component file of your own instead of the shipped one.")
@click.option("--load", type=FILE, help="Go on with a saved game.")
@click.option("--save-to", type=NEW_FILE, help="Save the game there when it ends or you leave.")
def play(
    game: str | None,
    seats: str | None,
    seed: int | bytes | None,
    lang: str | None,
    settings: tuple[str, ...],
    data: Path | None,
    load: Path | None,
    save_to: Path | None,
) -> None:
    """Play in the terminal, against bots or friends.

    Without --seats you play against three sensible bots, or as many as the game allows.
    """
    if save_to:
        check_target(save_to)
    if load:
        if seed is not None or settings or data:
            raise BadOption("a saved game has its own seed, options and components; leave --seed, --option, --data out")
        match, sitting = load_match(game, load, seats)
    else:
        if game is None and sys.stdin.isatty() and sys.stdout.isatty():
            from consigliere.cli.start import start

            return start()
        if game is None:
            raise BadOption(f"which game? The games are {', '.join(games())}")
        sitting = read_seats(seats, find_game(game)) if seats else usual_seats(find_game(game))
        match = new(game, len(sitting), seed, read_options(game, settings, data), names=sitting)
    sit_down(match, sitting, lang or own_language(), save_to)


def load_match(game: str | None, path: Path, seats: str | None) -> tuple[AnyMatch, list[str]]:
    """The match of a record, and who plays on: as `--seats` says, else as when it was saved."""
    record = load_record(path)
    if game not in (None, record.header.game):
        raise BadOption(f"{path.name} is a game of {record.header.game}, not of {game}")
    try:
        match = record.replay()
    except BadRecord as error:
        raise in_file(path, error) from None
    sitting = read_seats(seats, match.game) if seats else known_seats(record.header.names, match)
    if len(sitting) != match.players:
        raise BadOption(f"{path.name} has {match.players} seats, but --seats names {len(sitting)}")
    return match, sitting


def known_seats(names: tuple[str, ...], match: AnyMatch) -> list[str]:
    """The seats a record's names stand for; if they are other names, you and bots."""
    try:
        return read_seats(",".join(names), match.game)
    except BadOption:
        return usual_seats(match.game, match.players)


def sit_down(match: AnyMatch, seats: list[str], lang: str, target: Path | None = None) -> None:
    """Play a match to its end, whatever happens on the way."""
    console = make_console()
    for warning in match.warnings(lang):
        console.print(warning, style="bad")
    session = Session(console, Reader(console), match, seats, lang, target)
    try:
        session.run()
    except KeyboardInterrupt:
        if session.reader.at_terminal:
            console.print()  # the line that was being typed
        if target:
            session.keep(target)
        raise
    except (click.ClickException, OSError, SystemExit):
        raise
    except Exception as error:
        kept = rescue(session)
        session.screen.note("crash.saved" if kept else "crash", "bad", file=kept)
        raise RuntimeError(f"{type(error).__name__}: {error}") from error
