"""A record told again move by move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from consigliere.cli.files import in_file, load_record
from consigliere.cli.wording import AnyMatch
from consigliere.core.match import begin
from consigliere.core.record import BadRecord, Record


def trusted(path: Path) -> tuple[Record, AnyMatch]:
    """A record that replays to its digest, and the match it leads to."""
    record = load_record(path)
    try:
        return record, record.replay()
    except BadRecord as error:
        raise in_file(path, error) from None


def positions(record: Record) -> Iterator[AnyMatch]:
    """The match before the first move and after each one; every one a match of its own."""
    match = begin(record.header)
    yield match.clone()
    for seat, move in record.moves:
        match.play(seat, move)
        yield match.clone()
