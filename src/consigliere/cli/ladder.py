"""`consigliere ladder`: how strong the bots of a title are."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from consigliere.arena import ladder_report
from consigliere.arena.ladder import DEFAULT, VARIANTS, climb
from consigliere.cli.console import make_console
from consigliere.cli.files import NEW_FILE, check_target, write_text
from consigliere.cli.settings import GAME, seed_option


@click.command()
@click.argument("game", type=GAME)
@click.option("-n", "--games", type=click.IntRange(min=1), default=100, show_default=True, help="Games of each duel.")
@click.option("--bots", help="Which bots, weakest first; by default all that play the title but `master`.")
@click.option("--players", type=int, multiple=True, help="Seats at the tables; may be repeated. Usually four.")
@click.option(
    "--variant",
    "variants",
    type=click.Choice(VARIANTS),
    multiple=True,
    default=(DEFAULT,),
    show_default=True,
    help="With the usual rules or with optional rules mixed at random; may be repeated.",
)
@seed_option
@click.option("--jobs", type=click.IntRange(min=0), default=1, show_default=True, help="Processes; 0: one per core.")
@click.option("--json", "json_to", metavar="FILE", help="Write the figures there; - prints them instead of tables.")
@click.option("--html", type=NEW_FILE, metavar="FILE.html", help="Write a page with tables and a drawing.")
def ladder(
    game: str,
    games: int,
    bots: str | None,
    players: tuple[int, ...],
    variants: tuple[str, ...],
    seed: int | bytes | None,
    jobs: int,
    json_to: str | None,
    html: Path | None,
) -> None:
    """Let all bots of a title play each other, and rate them.

    Every bot sits alone, or as one team, at tables of every other; each deal is played once for each way to sit.
    """
    json_file = Path(json_to) if json_to and json_to != "-" else None
    for target in (json_file, html):
        if target:
            check_target(target, may_exist=True)
    number = int.from_bytes(seed, "big") if isinstance(seed, bytes) else seed or 0
    names = tuple(name.strip() for name in bots.split(",")) if bots else ()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(game, total=None)
        found = climb(
            game,
            names,
            games,
            players,
            variants,
            number,
            jobs,
            on_progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    text = json.dumps(found.to_plain(), ensure_ascii=False)
    if json_file:
        write_text(json_file, text + "\n")
    if html:
        write_text(html, ladder_report.page(found))
    if json_to == "-":
        click.echo(text)
    else:
        make_console().print(ladder_report.tables(found))
