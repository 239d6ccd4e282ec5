"""`consigliere verify`: prove every shuffle and roll of a record from its seed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.table import Table
from rich.text import Text

from consigliere.cli import wording
from consigliere.cli.console import SEATS, make_console
from consigliere.cli.files import FILE, wrong
from consigliere.cli.retell import trusted
from consigliere.cli.wording import AnyMatch
from consigliere.core.chance import Chance
from consigliere.core.match import begin
from consigliere.core.record import Record

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


class Drawn(NamedTuple):
    """One draw the engine made: a number below `n` from the words `at` to `after`."""

    at: int
    after: int
    n: int
    got: int
    event: int  # how much its move had told before; the next thing told came of this draw


class Witness(Chance):
    """A chance that notes down every draw."""

    __slots__ = ("drawn", "state")

    def __init__(self, key: bytes, used: int = 0) -> None:
        super().__init__(key, used)
        self.drawn: list[Drawn] = []
        self.state: Any = None

    def below(self, n: int) -> int:
        at = self.used
        got = super().below(n)
        told = (self.state and self.state.told) or ()
        self.drawn.append(Drawn(at, self.used, n, got, len(told)))
        return got


def _watch(state: Any) -> None:
    state.chance.state = state


class Proof(NamedTuple):
    """The draws of each move (0: the set-up), and the match they led to."""

    draws: dict[int, list[Drawn]]
    match: AnyMatch
    events: dict[int, tuple[int, int]]  # by move: its events, from and up to

    @property
    def total(self) -> int:
        return sum(map(len, self.draws.values()))


@click.command()
@click.argument("file", type=FILE)
def verify(file: Path) -> None:
    """Prove every shuffle and roll of a record from its seed.

    The stream of chance is computed a second time, by other code, and compared with every draw of the game.
    """
    record, match = trusted(file)
    commitment = hashlib.sha256(record.header.seed).hexdigest()
    if commitment != record.header.commitment:
        raise wrong(f"{file.name}: the commitment is not the SHA-256 of the seed")
    proof = prove(record, file.name)
    if proof.match.digest() != record.digest:
        raise wrong(f"{file.name}: the moves lead to another state than the digest says")
    console = make_console()
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text("commitment", "quiet"), Text(f"{commitment}  is the SHA-256 of the seed", overflow="fold"))
    grid.add_row(Text("moves", "quiet"), f"{len(record.moves)}, all legal")
    words = sum(d.after - d.at for draws in proof.draws.values() for d in draws)
    grid.add_row(Text("chance", "quiet"), f"{proof.total} draws, {words} words, each computed again and equal")
    grid.add_row(Text("digest", "quiet"), f"{record.digest}  is the state the moves lead to")
    console.print(grid)
    console.print()
    console.print(table_of_draws(record, proof))
    console.print()
    if record.header.position is not None:
        console.print(Text("The record begins in the middle of a game: nothing before that can be proved.", "bad"))
    if match.over:
        console.print(Text("Verified: the whole game follows from its seed and its moves.", "good"))
    else:
        console.print(Text("Verified so far. The game is not finished: what is still to be drawn has not been shown, "
                           "and whoever holds this file can read it from the seed.", "good"))  # fmt: skip


def prove(record: Record, name: str) -> Proof:
    """Play the record with a witness, and compute every draw again."""
    match = begin(record.header, Witness, _watch)
    witness = match.state.chance
    assert isinstance(witness, Witness)
    at = 0 if record.header.position is None else witness.used
    seed = witness.key
    draws: dict[int, list[Drawn]] = {}
    events: dict[int, tuple[int, int]] = {}
    told = 0
    for number in range(len(record.moves) + 1):
        if number:
            match.play(*record.moves[number - 1])
        for drawn in witness.drawn:
            expected = stream_below(seed, at, drawn.n)
            if drawn.at != at or expected != (drawn.got, drawn.after):
                said = f"word {at} of the seed gives {expected[0]}, but the game drew {drawn.got}"
                raise wrong(f"{name}: move {number}: {said}")
            at = drawn.after
        if witness.drawn:
            draws[number] = witness.drawn[:]
            witness.drawn.clear()
        events[number] = (told, len(match.events))
        told = len(match.events)
    if match.state.chance is not witness or witness.used != at:
        raise wrong(f"{name}: the game used chance that nobody witnessed")
    return Proof(draws, match, events)


def table_of_draws(record: Record, proof: Proof) -> Table:
    """Which moves called on chance, how often, and what it dealt to whom."""
    table = Table(box=None, pad_edge=False, header_style="quiet")
    table.add_column("move", justify="right")
    table.add_column("made by")
    table.add_column("draws", justify="right")
    table.add_column("words")
    table.add_column("what chance decided")
    m = proof.match
    for number, draws in proof.draws.items():
        first, last = proof.events[number]
        came = sorted({first + drawn.event for drawn in draws if first + drawn.event < last})
        told = " ".join(wording.tell(m, m.events[at].seen(None), "en", SEATS) for at in came)
        who = "set-up"
        if number:
            seat, move = record.moves[number - 1]
            who = f"{SEATS[seat]} {move}"
        table.add_row(str(number), who, str(len(draws)), f"{draws[0].at}–{draws[-1].after - 1}", told)
    return table
