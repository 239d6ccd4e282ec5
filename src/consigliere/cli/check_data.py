"""`consigliere check-data`: is a component file fit to play with, and what in it did we reconstruct?"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.table import Table
from rich.text import Text

from consigliere.cli.console import make_console
from consigliere.cli.files import FILE, NEW_FILE, check_target, write_text
from consigliere.cli.settings import GAME
from consigliere.core.data import DataFile
from consigliere.core.registry import game as find_game

TAGS = {"S": "printed in a rulebook", "P": "other public material", "R": "reconstructed by us", "D": "decided by us"}
_RECONSTRUCTED = re.compile(r"(?:^|; *)(?:(\w\w) )?R\b *(.*?)(?:;|$)")


class Fact(NamedTuple):
    """Something in a component file, with where it comes from."""

    table: str
    name: str
    part: str  # "" for the whole entry, else the key whose source is given apart, such as "shape"
    source: str
    because: str
    value: str


@click.command("check-data")
@click.argument("game", type=GAME)
@click.argument("file", type=FILE, required=False)
@click.option("--copy", type=NEW_FILE, metavar="NEWFILE", help="Write the shipped file to NEWFILE, for you to edit.")
def check_data(game: str, file: Path | None, copy: Path | None) -> None:
    """Check an edited component file, or the shipped one.

    Shows what was checked and which values are reconstructed: those you may want to correct from your own box.
    """
    found = find_game(game)
    console = make_console()
    if copy:
        check_target(copy)
        write_text(copy, found.shipped_data.text)
        console.print(Text(f"{copy} is a copy of the shipped components of {game}; edit it, then run", "quiet"))
        console.print(Text(f"  consigliere check-data {game} {copy}", "code"))
        return
    data = DataFile.read(file) if file else found.shipped_data
    found.check(data)
    console.print(Text(f"{data.name}: fit to play {game} with {found.seats[0]} to {found.seats[-1]} players", "good"))
    if file:
        same = "the same as the shipped file" if data == found.shipped_data else "differs from the shipped file"
        console.print(Text(f"SHA-256 {data.digest}; {same}", "quiet"))
    known = list(facts(data.tables))
    console.print()
    console.print(summary(known))
    console.print(Text("; ".join(f"{tag} {meaning}" for tag, meaning in TAGS.items()), "quiet"))
    console.print()
    console.print(reconstructed(known))


def facts(tables: Mapping[str, Any]) -> Iterator[Fact]:
    """Everything in a file that says where it comes from."""
    for table, content in tables.items():
        entries: list[tuple[str, Any]] = []
        if isinstance(content, list):
            entries = [(str(entry.get("id", at)), entry) for at, entry in enumerate(content) if isinstance(entry, dict)]
        elif isinstance(content, dict):
            entries = list(content.items())
        for name, entry in entries:
            if not isinstance(entry, dict):
                continue
            for key, source in entry.items():
                if isinstance(source, str) and (key == "source" or key.endswith("_source")):
                    part = key.removesuffix("source").rstrip("_")
                    value = str(entry.get("value", "")) if not part else ""
                    yield Fact(table, name, part, source, str(entry.get("because", "")), value)


def summary(known: list[Fact]) -> Table:
    """How many entries of each kind were checked, and where they come from."""
    table = Table(box=None, pad_edge=False, header_style="quiet")
    table.add_column("checked")
    table.add_column("entries", justify="right")
    for tag in TAGS:
        table.add_column(tag, justify="right")
    whole = [fact for fact in known if not fact.part]
    for name in dict.fromkeys(fact.table for fact in whole):
        tags = Counter(fact.source[:1] for fact in whole if fact.table == name)
        table.add_row(name, str(sum(tags.values())), *(str(tags[tag] or "") for tag in TAGS))
    return table


def reconstructed(known: list[Fact]) -> Table | Text:
    """What we worked out ourselves; entries with the same reason share a line."""
    rows: dict[tuple[str, str, str], list[str]] = {}
    for fact in known:
        if found := _RECONSTRUCTED.search(fact.source):
            lang, note = found.groups()
            part = " ".join(word for word in (fact.part, lang) if word) or "all of it"
            named = f"{fact.name} = {fact.value}" if fact.value else fact.name
            why = fact.because if fact.source.startswith("R") else note.strip("()")
            rows.setdefault((fact.table, part, why or note), []).append(named)
    if not rows:
        return Text("No value is reconstructed: everything comes from a rulebook or other public material.", "quiet")
    table = Table(box=None, pad_edge=False, header_style="quiet", title="Reconstructed (R)", title_justify="left")
    for heading in ("table", "part", "entries", "because"):
        table.add_column(heading, no_wrap=heading in ("table", "part"))
    for (name, part, why), entries in rows.items():
        table.add_row(name, part, ", ".join(entries), why)
    return table
