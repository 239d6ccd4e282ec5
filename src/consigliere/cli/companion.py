"""`consigliere companion`: the dons of the solo variant beside a real box."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from consigliere.cli.console import Reader, make_console, own_language
from consigliere.cli.files import NEW_FILE, check_target, replace_whole, wrong
from consigliere.cli.settings import lang_option, option_option, read_options, seed_option
from consigliere.core.chance import seed_bytes
from consigliere.core.data import BadData, DataFile
from consigliere.core.options import BadOption
from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import Answered, Companion, NoDon, Wrong, sit_down
from consigliere.games.godfather.text import with_figures

FORMAT = "consigliere companion 1"
SHOWN = 40  # so many possible answers are listed


@click.command()
@click.argument("game", type=click.Choice(["godfather"]))
@click.option("--dons", default="luciano", metavar="NAMES", help="The dons at your table: luciano,siegel,capone.")
@click.option("--players", default=1, metavar="N", help="How many humans play.")
@click.option("--file", "path", type=NEW_FILE, default=Path("companion.json"), show_default=True,
              help="Where the session is kept; if it is there already, you go on with it.")  # fmt: skip
@click.option("--data", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Your component file.")
@seed_option
@option_option
@lang_option
def companion(
    game: str, dons: str, players: int, path: Path, data: Path | None, seed: Any, settings: Sequence[str],
    lang: str | None,
) -> None:  # fmt: skip
    """Play with the real box and let the program run the dons.

    You tell it what happens at the table, and it says what each don does next and why. Every answer is saved at once,
    so you can stop at any time.
    """
    console = make_console()
    if path.exists():
        session = load(path)
    else:
        check_target(path)
        options = read_options(game, settings) | {"dons": [name for name in dons.replace(",", " ").split() if name]}
        text = None if data is None else DataFile.read(data).text
        session = {
            "format": FORMAT,
            "players": players,
            "options": options,
            "seed": seed_bytes(seed).hex(),
            "data": text,
            "answers": [],
        }
    table = open_session(session)
    Dialogue(console, table, session, path, lang or own_language()).run()


def load(path: Path) -> dict[str, Any]:
    """A session that was kept."""
    try:
        session = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, UnicodeDecodeError):
        raise wrong(f"{path.name} is not a session of the companion") from None
    keys = {"format", "players", "options", "seed", "data", "answers"}
    if not isinstance(session, dict) or set(session) != keys or session["format"] != FORMAT:
        raise wrong(f"{path.name} is not a session of the companion")
    return session


def open_session(session: dict[str, Any]) -> Companion:
    """Raises BadOption or BadData on a set-up that cannot be."""
    try:
        seed, answers = bytes.fromhex(session["seed"]), session["answers"]
        table = sit_down(session["players"], session["options"], seed, session["data"], answers)
        table.play()
    except NoDon:
        raise wrong("the companion plays dons: name at least one, such as --dons luciano") from None
    except (BadOption, BadData):
        raise
    except (Wrong, ValueError, TypeError, AttributeError) as error:
        raise wrong(f"the kept session cannot be played again: {error}") from None
    return table


class Dialogue:
    """Questions and answers, one line each."""

    def __init__(self, console: Console, table: Companion, session: dict[str, Any], path: Path, lang: str) -> None:
        self.console = console
        self.table = table
        self.session = session
        self.path = path
        self.lang = lang
        self.nouns = with_figures(GAME.words, table.rules.nouns)

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        self.console.print(Text(GAME.words.say(self.lang, key, facts, self.nouns), style))

    def keep(self) -> None:
        """Written beside, forced to the disk, then put in its place: a crash leaves the old file or the new one."""
        text = json.dumps(self.session | {"answers": self.table.answers}, ensure_ascii=False, indent=1) + "\n"

        def write(draft: Path) -> None:
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())

        replace_whole(self.path, write)

    def run(self) -> None:
        now = self.table.play()
        if self.table.answers:
            self.say("companion.resumed", "quiet", n=len(self.table.answers))
        else:
            self.keep()
        self.say("companion.hints", "quiet")
        reader = Reader(self.console)
        self.show(now)
        while now.ask is not None:
            line = reader.line()
            if line is None or line == "quit":
                self.say("companion.saved", "quiet", file=str(self.path))
                return
            if line == "?":
                self.console.print(Text(", ".join(now.ask.choices), "quiet"))
            elif line == "undo":
                now = self.table.undo()
                self.keep()
                self.show(now)
            elif line:
                now = self.take(now, line)
        self.say("companion.over", "good")

    def take(self, now: Answered, line: str) -> Answered:
        try:
            then = self.table.answer(line)
        except Wrong:
            assert now.ask is not None
            near = [choice for choice in now.ask.choices if choice.startswith(line.lower().split()[0])]
            choices = (near or list(now.ask.choices))[:SHOWN]
            self.say("companion.wrong", "bad", text=line, choices=", ".join(choices))
            return now
        self.keep()
        self.show(then)
        return then

    def show(self, now: Answered) -> None:
        """What happened, then what is asked."""
        for event in now.told:
            self.console.print(Text(GAME.tell(event, self.lang, self.table.rules.nouns)))
        if now.ask is not None:
            hint = now.ask.key.replace("ask.", "hint.")
            said = GAME.words.say(self.lang, now.ask.key, now.ask.facts, self.nouns)
            more = f" ({GAME.words.template(self.lang, hint)})" if GAME.words.has(hint) else ""
            self.console.print(Text(said + more, "prompt"))
