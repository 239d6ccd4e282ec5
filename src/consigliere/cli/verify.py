"""`consigliere verify`: prove every shuffle and roll of a record from its seed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.table import Table
from rich.text import Text

from consigliere.cli import wording
from consigliere.cli.console import SEATS, make_console
from consigliere.cli.files import FILE, wrong
from consigliere.cli.retell import trusted
from consigliere.core.event import Event
from consigliere.core.position import Position
from consigliere.core.record import Record
from consigliere.core.witness import Drawn, witness

# -- a second implementation of the stream, from the description in core/chance.py and not from its code -------------


def stream_word(seed: bytes, number: int) -> int:
    """Word `number` of the stream of a seed."""
    block, at = divmod(number, 16)
    digest = hashlib.blake2b(block.to_bytes(8, "big"), digest_size=64, key=seed, person=b"consigliere").digest()
    return int.from_bytes(digest[4 * at : 4 * at + 4], "big")


def stream_below(seed: bytes, number: int, n: int) -> tuple[int, int]:
    """A number below n drawn at word `number`, and the word after it; words beyond the last full run do not count."""
    full = 2**32 // n * n
    while True:
        word, number = stream_word(seed, number), number + 1
        if word < full:
            return word % n, number


# ---------------------------------------------------------------------------------------------------------------------


class Proof(NamedTuple):
    """The draws of each move (0: the set-up), what it told, and the position they led to."""

    draws: dict[int, tuple[Drawn, ...]]
    position: Position[Any]
    events: dict[int, tuple[Event, ...]]  # by move

    @property
    def total(self) -> int:
        return sum(map(len, self.draws.values()))


@click.command()
@click.argument("file", type=FILE)
@click.option("--proof", type=FILE, help="The proof of a server's table: prove also that nobody chose the seed.")
def verify(file: Path, proof: Path | None = None) -> None:
    """Prove every shuffle and roll of a record from its seed.

    The stream of chance is computed a second time, by other code, and compared with every draw of the game.
    """
    record, match = trusted(file)
    if proof is not None:
        check_proof(proof, record.header.seed)
    commitment = hashlib.sha256(record.header.seed).hexdigest()
    if commitment != record.header.commitment:
        raise wrong(f"{file.name}: the commitment is not the SHA-256 of the seed")
    proved = prove(record, file.name)
    if proved.position.digest_under(record.header.rules_version) != record.digest:
        raise wrong(f"{file.name}: the moves lead to another state than the digest says")
    console = make_console()
    grid = Table.grid(padding=(0, 2))
    if proof is not None:
        grid.add_row(Text("table", "quiet"), "the seed is the server's hidden one mixed with every contribution")
    grid.add_row(Text("commitment", "quiet"), Text(f"{commitment}  is the SHA-256 of the seed", overflow="fold"))
    grid.add_row(Text("moves", "quiet"), f"{len(record.moves)}, all legal")
    words = sum(d.after - d.at for draws in proved.draws.values() for d in draws)
    grid.add_row(Text("chance", "quiet"), f"{proved.total} draws, {words} words, each computed again and equal")
    grid.add_row(Text("digest", "quiet"), f"{record.digest}  is the state the moves lead to")
    console.print(grid)
    console.print()
    console.print(table_of_draws(record, proved))
    console.print()
    if record.header.position is not None:
        console.print(Text("The record begins in the middle of a game: nothing before that can be proved.", "bad"))
    if match.over:
        console.print(Text("Verified: the whole game follows from its seed and its moves.", "good"))
    else:
        console.print(Text("Verified so far. The game is not finished: what is still to be drawn has not been shown, "
                           "and whoever holds this file can read it from the seed.", "good"))  # fmt: skip


def check_proof(path: Path, seed: bytes) -> None:
    """The proof a table published must lead to the seed of the record."""
    from consigliere.server.fairness import check

    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise wrong(f"{path.name} is not a proof") from None
    if complaints := check(told, seed):
        raise wrong(f"{path.name}: {'; '.join(complaints)}")


def prove(record: Record, name: str) -> Proof:
    """Play the record with a witness, and compute every draw again."""
    at: int | None = None
    draws: dict[int, tuple[Drawn, ...]] = {}
    events: dict[int, tuple[Event, ...]] = {}
    for number, drawn_now, told, position in witness(record):
        chance = position.state.chance
        if at is None:  # a game that begins in the middle has used a part of the stream already
            at = 0 if record.header.position is None else drawn_now[0].at if drawn_now else chance.used
        for drawn in drawn_now:
            expected = stream_below(chance.key, at, drawn.n)
            if drawn.at != at or expected != (drawn.got, drawn.after):
                said = f"word {at} of the seed gives {expected[0]}, but the game drew {drawn.got}"
                raise wrong(f"{name}: move {number}: {said}")
            at = drawn.after
        if chance.used != at:
            raise wrong(f"{name}: move {number}: the game used chance that nobody witnessed")
        if drawn_now:
            draws[number] = drawn_now
        events[number] = told
    return Proof(draws, position, events)


def table_of_draws(record: Record, proof: Proof) -> Table:
    """Which moves called on chance, how often, and what it dealt to whom."""
    table = Table(box=None, pad_edge=False, header_style="quiet")
    table.add_column("move", justify="right")
    table.add_column("made by")
    table.add_column("draws", justify="right")
    table.add_column("words")
    table.add_column("what chance decided")
    for number, draws in proof.draws.items():
        events = proof.events[number]
        came = sorted({drawn.event for drawn in draws if drawn.event < len(events)})
        told = " ".join(wording.tell(proof.position, events[at].seen(None), "en", SEATS) for at in came)
        who = "set-up"
        if number:
            seat, move = record.moves[number - 1]
            who = f"{SEATS[seat]} {move}"
        table.add_row(str(number), who, str(len(draws)), f"{draws[0].at}–{draws[-1].after - 1}", told)
    return table
