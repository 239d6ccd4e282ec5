"""`consigliere bench`: how fast the games are on this machine."""

from __future__ import annotations

from pathlib import Path

import click

import consigliere.arena.bench as arena_bench
from consigliere.cli.console import make_console
from consigliere.cli.files import check_target, write_text


@click.command()
@click.option("--peers", is_flag=True, help="Measure other engines beside ours, where they are installed.")
@click.option("--json", "json_to", metavar="FILE", help="Write the figures there; - prints them instead of tables.")
def bench(peers: bool, json_to: str | None) -> None:
    """How fast every game runs on this machine.

    Decisions per second of random play, with the cost of a clone and a view.
    """
    file = Path(json_to) if json_to and json_to != "-" else None
    if file:
        check_target(file, may_exist=True)
    report = arena_bench.run(peers)
    if file:
        write_text(file, report.to_json() + "\n")
    if json_to == "-":
        click.echo(report.to_json())
    else:
        make_console().print(report.table())
