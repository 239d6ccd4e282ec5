"""Files: a record with its name in every complaint, and writing that never spoils what was there."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import click

from consigliere.core.record import BadRecord, Record

FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
NEW_FILE = click.Path(dir_okay=False, path_type=Path)


def load_record(path: Path) -> Record:
    try:
        return Record.load(path)
    except BadRecord as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: BadRecord) -> click.ClickException:
    """The same complaint, with the name of the file before the line."""
    return wrong(f"{path.name}, {error}")


def wrong(sentence: str) -> click.ClickException:
    """A person's mistake, told in one line."""
    return click.ClickException(sentence)


def check_target(path: Path, may_exist: bool = False) -> None:
    """Complain before the work about a file that could not be written after it."""
    if path.is_dir():
        raise wrong(f"{path} is a directory, not a file")
    if path.exists() and not may_exist:
        raise wrong(f"{path} exists and is not overwritten")
    if not path.parent.is_dir():
        raise wrong(f"{path} cannot be written: there is no directory {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise wrong(f"{path} cannot be written: the directory {path.parent} is read-only")


def replace_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Let `write` fill a draft beside `path`; only a complete draft takes its place."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=path.suffix)
    os.close(handle)
    draft = Path(name)
    try:
        write(draft)
        os.replace(draft, path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


def write_text(path: Path, text: str) -> None:
    replace_whole(path, lambda draft: draft.write_text(text, encoding="utf-8", newline="\n"))
