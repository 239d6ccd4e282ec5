"""`consigliere rules`: the numbered rules, found by number or by word."""

from __future__ import annotations

import click
from rich.markdown import Markdown

from consigliere.cli.console import make_console, own_language
from consigliere.cli.files import wrong
from consigliere.cli.screen import rules_by_chapter
from consigliere.cli.settings import GAME, lang_option
from consigliere.core.registry import game as find_game
from consigliere.core.rulebook import find_rules


@click.command()
@click.argument("game", type=GAME)
@click.argument("wanted", nargs=-1, metavar="[RULE or WORDS]")
@lang_option
def rules(game: str, wanted: tuple[str, ...], lang: str | None) -> None:
    """The numbered rules of a game.

    A number such as C-5 shows that rule and those below it; words show the rules that contain them all.
    """
    found = find_game(game)
    lang = lang or own_language()
    console = make_console()
    if not wanted:
        console.print(Markdown(found.rules_in(lang)))
        return
    words = " ".join(wanted)
    matching = find_rules(found.rulebook_in(lang), words)
    if not matching:
        raise wrong(f"no rule of {game} has the number or the words {words!r}")
    console.print(rules_by_chapter(matching))
