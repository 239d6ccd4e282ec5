"""`consigliere train`: from nothing to a network."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from consigliere.bots.network.weights import has_numpy
from consigliere.cli.console import make_console
from consigliere.cli.settings import GAME, read_options
from consigliere.core.options import BadOption
from consigliere.core.registry import game as find_game


@click.command()
@click.argument("game", type=GAME)
@click.option("--minutes", type=click.FloatRange(min=0.1), default=30.0, show_default=True, help="Of the clock.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("training"), show_default=True,
              help="Folder for checkpoint, log, page and card.")  # fmt: skip
@click.option("--device", default="auto", show_default=True,
              help="cpu: NumPy; cuda, mps or torch-cpu: torch; auto: a GPU where there is one.")  # fmt: skip
@click.option("--actors", type=click.IntRange(min=0), default=1, show_default=True,
              help="Processes that play; 0: all in one, the same every time with --rounds.")  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="Of everything that is drawn.")
@click.option("--resume", is_flag=True, help="Go on from the checkpoint in the folder.")
@click.option("--whole", type=float, default=0.0, help="Minutes of all runs together, over which rates fall.")
@click.option("--rounds", type=click.IntRange(min=0), default=0, help="End after so many rounds of play instead.")
@click.option("--players", help="Numbers of players, such as 2,4; all of them by default.")
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE", help="An option all games have.")
@click.option("--plain", is_flag=True, help="No other options at random.")
@click.option("--release", "releases", is_flag=True, help="Only make weights for `strong` of the checkpoint.")
def train(
    game: str,
    minutes: float,
    out: Path,
    device: str,
    actors: int,
    seed: int,
    resume: bool,
    whole: float,
    rounds: int,
    players: str | None,
    settings: tuple[str, ...],
    plain: bool,
    releases: bool,
) -> None:
    """Train a network for a game: it imitates greedy, then learns in a league of greedy, itself and its past.

    A checkpoint is written every minute. With --release its weights go where the bot `strong` looks for them.
    """
    if not has_numpy():
        raise BadOption("training needs NumPy")
    from consigliere.training.page import page, read_log
    from consigliere.training.release import card, release, told
    from consigliere.training.tables import Choice
    from consigliere.training.trainer import Plan, Trainer

    file = out / f"{game}.npz"
    if (resume or releases) and not file.exists():
        raise BadOption(f"there is no checkpoint {file}")
    if releases:
        weights = release(file)
        make_console().print(f"strong plays {weights.game} with these weights now")
        return
    counts = tuple(sorted({int(n) for n in players.split(",")})) if players else ()
    if wrong := [n for n in counts if n not in find_game(game).seats]:
        raise BadOption(f"{game} is not for {wrong[0]} players")
    choice = Choice(game, counts, read_options(game, settings), not plain)
    plan = Plan(choice, minutes, actors, device, seed, whole, rounds)
    console = make_console()

    def tell(line: Mapping[str, Any]) -> None:
        if line["phase"] != "play" or line["rounds"] % 10 == 0:
            console.print(json.dumps(line), highlight=False, soft_wrap=True)

    trainer = Trainer(plan, file, file if resume else None, tell)
    trainer.run()
    (out / f"{game}.html").write_text(page(f"Training of {game}", read_log(trainer.log)), encoding="utf-8")
    (out / f"{game}.md").write_text(told(card(file)), encoding="utf-8")
