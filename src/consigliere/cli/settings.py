"""Arguments that several commands share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from consigliere.core.options import BadOption
from consigliere.core.registry import game, games
from consigliere.core.words import LANGUAGES


def game_name(text: str) -> str:
    """The name of a game."""
    name = text.lower().replace("-", "_")
    if name not in games():
        raise click.UsageError(f"there is no game {text!r}; the games are {', '.join(games())}")
    return name


def seed(text: str) -> int | bytes:
    """A whole number, or 64 hexadecimal digits."""
    if re.fullmatch("[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    if re.fullmatch("[0-9]{1,78}", text) and int(text) < 2**256:
        return int(text)
    raise click.UsageError(f"a seed is a whole number from 0 to 2**256 - 1 or 64 hexadecimal digits, not {text[:40]!r}")


GAME = game_name
LANG = click.Choice(LANGUAGES)
lang_option = click.option("--lang", type=LANG, help="Language of the table; your system's by default.")
seed_option = click.option("--seed", type=seed, metavar="SEED", help="The same seed gives the same cards and dice.")
option_option = click.option(
    "--option", "settings", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)


def read_options(name: str, settings: Sequence[str], data: Path | None = None) -> dict[str, Any]:
    """Options written as NAME=VALUE; names and values that do not exist are refused when the match is set up."""
    known = {option.name: option for option in game(name).options}
    options: dict[str, Any] = {}
    for text in settings:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {text!r}; {name} has {', '.join(known) or 'none'}")
        if key in options:
            raise BadOption(f"the option {key!r} is given twice")
        options[key] = known[key].parse(value) if key in known else value
    if data is not None:
        options["data"] = str(data)
    return options
