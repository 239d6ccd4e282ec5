"""`consigliere simulate`: bots against bots."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from consigliere.arena import report, tournament
from consigliere.bots import usual_bot
from consigliere.cli.console import make_console
from consigliere.cli.files import NEW_FILE, check_target, write_text
from consigliere.cli.seating import usual_seats
from consigliere.cli.settings import GAME, option_option, read_options, seed_option
from consigliere.core.game import Game
from consigliere.core.options import BadOption
from consigliere.core.registry import game as find_game


@click.command()
@click.argument("game", type=GAME)
@click.option("-n", "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--bots", help="One bot per seat; without it a sensible one against random ones.")
@click.option("--players", type=int, help="Seats, if not one per bot; the last bot takes the rest.")
@seed_option
@click.option("--jobs", type=click.IntRange(min=0), default=1, show_default=True, help="Processes; 0: one per core.")
@option_option
@click.option("--json", "json_to", metavar="FILE", help="Write every result there; - prints them instead of tables.")
@click.option("--plot", type=NEW_FILE, metavar="FILE.svg", help="Draw the results; needs matplotlib.")
def simulate(
    game: str,
    games: int,
    bots: str | None,
    players: int | None,
    seed: int | bytes | None,
    jobs: int,
    settings: tuple[str, ...],
    json_to: str | None,
    plot: Path | None,
) -> None:
    """Let bots play against bots: who wins how often.

    Every deal is played once for each rotation of the bots around the table, so that no seat is favoured.
    """
    json_file = Path(json_to) if json_to and json_to != "-" else None
    for target in (json_file, plot):
        if target:
            check_target(target, may_exist=True)
    if plot and find_spec("matplotlib") is None:  # before the work, not after it
        raise BadOption("drawing needs matplotlib; install it with: pip install 'consigliere[plot]'")
    number = int.from_bytes(seed, "big") if isinstance(seed, bytes) else seed or 0
    names = [name.strip() for name in bots.split(",")] if bots else usual_bots(find_game(game), players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(game, total=games)
        result = tournament.run(
            game,
            names,
            players=players,
            games=games,
            options=read_options(game, settings),
            seed=number,
            jobs=jobs,
            on_progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if json_file:
        write_text(json_file, result.to_json() + "\n")
    if plot:
        report.plot(result, plot)
    if json_to == "-":
        click.echo(result.to_json())
    else:
        make_console().print(report.table(result))


def usual_bots(game: Game[Any], players: int | None) -> list[str]:
    """A sensible bot against random ones, at a table of the usual size."""
    return [usual_bot(game.name), *["random"] * (len(usual_seats(game, players)) - 1)]
