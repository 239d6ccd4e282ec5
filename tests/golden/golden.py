"""Golden games: recorded games, and what everybody saw of them after every move.

`NNN.txt` is an ordinary record. `NNN.seen.gz` has one JSON line for the set-up and one for each move:

    {"digest": ..., "legal": how many moves were offered after it, "told": [[what, seat, facts], ...],
     "secret": {"0": {"3": facts}}}     # by seat, by number in `told`: what only this seat was told besides

so that a difference is either a bug or a new version of the rules.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import consigliere as cg
from consigliere.core.position import Position
from consigliere.core.save import canonical
from consigliere.core.witness import witness

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """One recorded game."""

    game: str
    number: str

    @property
    def record_file(self) -> Path:
        return FOLDER / self.game / f"{self.number}.txt"

    @property
    def seen_file(self) -> Path:
        return FOLDER / self.game / f"{self.number}.seen.gz"

    def record(self) -> cg.Record:
        return cg.Record.load(self.record_file)

    def seen(self) -> list[str]:
        return gzip.decompress(self.seen_file.read_bytes()).decode().splitlines()

    def write(self, record: cg.Record) -> None:
        self.record_file.parent.mkdir(parents=True, exist_ok=True)
        self.record_file.write_text(str(record), encoding="utf-8", newline="\n")
        text = "".join(f"{line}\n" for line in transcript(record))
        self.seen_file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def golden_games(game: str) -> list[Golden]:
    return [Golden(game, path.stem) for path in sorted((FOLDER / game).glob("*.txt"))]


def transcript(record: cg.Record) -> Iterator[str]:
    """What everybody saw of a game, line by line."""
    for _, _, events, position in witness(record):
        yield canonical(
            {
                "digest": position.digest(),
                "legal": sum(len(position.legal(seat)) for seat in range(position.players)),
                "told": [[event.what, event.seat, event.facts] for event in events],
                "secret": _secrets(events, position.players),
            }
        )


def _secrets(events: tuple[cg.Event, ...], players: int) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for seat in range(players):
        for number, event in enumerate(events):
            seen = event.seen(seat)
            if seen.facts != event.facts:
                found.setdefault(str(seat), {})[str(number)] = seen.facts
    return found


def difference(move: int, old: str, new: str) -> str:
    """The first thing in which two lines differ, for whoever must find out why."""
    before, after = json.loads(old), json.loads(new)
    for key in before:
        if before[key] != after.get(key):
            return f"after move {move}: {key} was {before[key]!r} and is {after.get(key)!r}"
    return f"after move {move}: there is more than there was: {new}"


# -- counting ---------------------------------------------------------------------------------------------------------


class Count(NamedTuple):
    """How many sequences of moves lead on from a moment of a golden game, by their length."""

    number: str
    after: int
    counts: tuple[int, ...]


def position_after(golden: Golden, moves: int) -> Position[Any]:
    for number, _, _, position in witness(golden.record()):
        if number == moves:
            return position
    raise AssertionError(f"{golden.game} {golden.number} has no move {moves}")


def count_lines(position: Position[Any], depth: int) -> int:
    """Sequences of `depth` moves, by whoever is asked; games that end sooner end a sequence."""
    if depth == 0 or position.over:
        return 1
    lines = 0
    for seat in position.asked:
        for move in position.legal(seat):
            lines += 1 if depth == 1 else count_lines(position.after(seat, move)[0], depth - 1)
    return lines


def counts_file(game: str) -> Path:
    return FOLDER / game / "counts.json"


def read_counts(game: str) -> list[Count]:
    return [Count(row["game"], row["after"], tuple(row["counts"])) for row in json.loads(counts_file(game).read_text())]


def write_counts(game: str, counts: list[Count]) -> None:
    rows = [json.dumps({"game": one.number, "after": one.after, "counts": one.counts}) for one in counts]
    counts_file(game).write_text("[\n  " + ",\n  ".join(rows) + "\n]\n", encoding="utf-8")
