"""`consigliere companion`: the dons of the solo variant beside a real box."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from rich.console import Console
from rich.text import Text

from consigliere.cli.boards import Look
from consigliere.cli.boards.godfather import standing
from consigliere.cli.console import Reader, is_ascii_only, make_console, own_language
from consigliere.cli.files import NEW_FILE, check_target, replace_whole, wrong
from consigliere.cli.settings import lang_option, option_option, read_options, seed_option
from consigliere.core.chance import seed_bytes
from consigliere.core.data import BadData, DataFile
from consigliere.core.options import BadOption, settle
from consigliere.games.godfather import GAME
from consigliere.games.godfather.companion import Companion, NoDon, Wrong, sit_down
from consigliere.games.godfather.companion_names import folded
from consigliere.games.godfather.companion_words import Wording
from consigliere.games.godfather.text import with_figures

FORMAT = "consigliere companion 1"


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
@click.pass_context
def companion(
    context: click.Context, game: str, dons: str, players: int, path: Path, data: Path | None, seed: Any,
    settings: Sequence[str], lang: str | None,
) -> None:  # fmt: skip
    """Play with the real box and let the program run the dons.

    You tell it what happens at the table, by the names printed on your cards and tiles, and it says what each don does
    next and why. Every answer is saved at once, so you can stop at any time. A session that is kept already is gone on
    with; options that are not its own are refused.
    """
    console = make_console()
    options = read_options(game, settings) | {"dons": [name for name in dons.replace(",", " ").split() if name]}
    text = None if data is None else DataFile.read(data).text
    if path.exists():
        session = load(path)
        given = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
        wished = {"players": players, "dons": options.pop("dons"), "data": text, "seed": seed, "settings": options}
        check_same(path, session, {name: wish for name, wish in wished.items() if name in given})
    else:
        check_target(path)
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


def check_same(path: Path, session: dict[str, Any], wished: dict[str, Any]) -> None:
    """What was asked for on the command line must be what the session has: neither is forgotten silently."""
    try:
        own = settle("godfather", GAME.options, session["players"], session["options"])
        settings = {name: own[name] for name in wished.get("settings", {}) if name in own}
        has = {"players": session["players"], "dons": own["dons"], "data": session["data"], "settings": settings}
        has["seed"] = session["seed"]
    except (BadOption, KeyError, TypeError) as error:
        raise wrong(f"{path.name} is not a session of the companion: {error}") from None
    if "seed" in wished:
        wished["seed"] = seed_bytes(wished["seed"]).hex()
    other = [name for name, wish in wished.items() if has[name] != wish]
    if not other:
        return
    told = f"players {has['players']}, dons {','.join(own['dons'])}"
    named = ", ".join("--option" if name == "settings" else f"--{name}" for name in other)
    raise wrong(
        f"{path.name} holds a session with other settings ({told}): leave {named} out to go on with it, "
        "or begin another one with --file"
    )


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
        self.words = Wording(table, lang)
        self.now = table.play()

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        self.console.print(Text(self.words.say(key, **facts), style))

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
        rules = self.table.rules
        dons = list(rules.options["dons"])
        self.say("companion.sits", "quiet", file=str(self.path), n=rules.humans, dons=dons)
        if self.table.answers:
            self.say("companion.resumed", "quiet", n=len(self.table.answers))
        else:
            self.keep()
        self.say("companion.commands", "quiet")
        reader = Reader(self.console)
        offer_completion(lambda: self.words.typed(self.now.ask) if self.now.ask else [])
        self.show()
        while (line := reader.line()) is not None:
            command = self.words.command(line)
            if command == "quit":
                break
            if command:
                self.obey(command)
            elif line:
                self.take(line)
        if self.now.ask is not None:
            self.say("companion.saved", "quiet", file=str(self.path))

    def obey(self, command: str) -> None:
        """What is said instead of an answer."""
        if command == "undo":
            self.now = self.table.undo()
            self.keep()
            self.show()
        elif command == "table":
            self.console.print(standing(self.look()))
        elif command == "suitcase":
            for text in self.words.suitcases(self.now.state):
                self.console.print(Text(text))
        elif command == "bank":
            self.console.print(Text(self.words.bank(self.now.state)))
        elif self.now.ask is None:
            self.say("companion.finished", "quiet")
        else:
            for text in self.words.names(self.now.ask, self.now.ask.choices, many=len(self.now.ask.choices)):
                self.console.print(Text(text, "quiet"))

    def look(self) -> Look:
        view = GAME.view(self.now.state, None)
        nouns = with_figures(GAME.words, self.table.rules.nouns)
        return Look(view, GAME, self.table.rules, nouns, self.words.seats(), self.lang, self.console.width,
                    is_ascii_only(self.console))  # fmt: skip

    def take(self, line: str) -> None:
        try:
            self.now = self.table.answer(line)
        except Wrong as error:
            if self.now.ask is None:
                self.say("companion.finished", "bad")
            else:
                self.console.print(Text(self.words.wrong(error, self.now.ask), "bad"))
            return
        self.keep()
        self.show()

    def show(self) -> None:
        """What happened, then what is asked."""
        for event in self.now.told:
            self.console.print(Text(self.words.tell(event)))
        if self.now.ask is None:
            self.say("companion.finished", "good")
            return
        examples = self.words.examples(self.now.ask)
        numbers = all(choice.isdecimal() for choice in self.now.ask.choices) and len(self.now.ask.choices) > 9
        more = "" if numbers else f" ({examples})"
        self.console.print(Text(self.words.question(self.now.ask) + more, "prompt"))


def offer_completion(answers: Callable[[], list[str]]) -> None:
    """The tabulator completes an answer, where the platform can edit lines."""
    with contextlib.suppress(ImportError):
        import readline

        def complete(text: str, number: int) -> str | None:
            begun = " ".join(folded(text))
            fitting = [answer for answer in answers() if " ".join(folded(answer)).startswith(begun)]
            return fitting[number] if number < len(fitting) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
