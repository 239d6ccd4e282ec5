"""A game on paper: a header and the moves, one per line, readable by people."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from consigliere.core.move import BadMove, Move

if TYPE_CHECKING:
    from consigliere.core.match import Match

FIRST_LINE = "consigliere record 1"
_KEYS = ("game", "rules", "players", "names", "options", "seed", "commitment", "components", "data", "position")
_AS_IT_IS = ("game", "seed", "commitment", "components")  # written without JSON's quotation marks
_NEEDED = ("game", "rules", "players", "options", "seed", "commitment")


class BadRecord(ValueError):
    """A record or saved match that cannot be trusted: the line, and what is wrong there."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}")

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return BadRecord, (self.line, self.reason)


class Header(NamedTuple):
    """All that is needed to start the same match again."""

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seed: bytes
    names: tuple[str, ...] = ()
    components: str = ""  # the digest of the component file; "": the one shipped with that version of the rules
    data: str | None = None  # the text of a component file that is not the shipped one
    position: dict[str, Any] | None = None  # a saved state to begin from, instead of the set-up

    @property
    def commitment(self) -> str:
        """What may be published before the game: the SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()


class Record(NamedTuple):
    """Header, moves with their seats, and the digest of the state they lead to."""

    header: Header
    moves: tuple[tuple[int, Move], ...]
    digest: str
    first_move_line: int = 0  # where the moves began in the file this was read from

    def __str__(self) -> str:
        head = self.header
        values: dict[str, Any] = head._asdict() | {
            "rules": head.rules_version,
            "seed": head.seed.hex(),
            "commitment": head.commitment,
        }
        lines = [FIRST_LINE]
        for key in _KEYS:
            value = values[key]
            if value is not None and value not in ((), ""):
                text = value if key in _AS_IT_IS else json.dumps(value, sort_keys=True)
                lines.append(f"{key} {text}")
        lines.append("moves")
        lines += [f"{seat} {move}" for seat, move in self.moves]
        lines.append(f"end {len(self.moves)} {self.digest}")
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path, overwrite: bool = False) -> None:
        """Write the whole file or nothing; an existing file is kept unless `overwrite` is asked for."""
        path = Path(path)
        if path.exists() and not overwrite:
            raise FileExistsError(f"{path.name} exists and is not overwritten")
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(str(self))
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(draft)
            raise

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadRecord(1, "this file is not text") from None
        except OSError as error:
            raise BadRecord(1, f"{Path(path).name} cannot be read: {error.strerror or error}") from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        return _Reader(text).record()

    def replay(self) -> Match[Any]:
        """Play the moves again. Raises BadRecord at the first line that cannot be."""
        from consigliere.core.match import replay

        return replay(self)


class _Reader:
    """Reads a record line by line, so that every complaint has its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, reason: str) -> NoReturn:
        raise BadRecord(self.at, reason)

    def next(self, expected: str) -> str:
        self.at += 1
        if self.at > len(self.lines):
            self.fail(f"the record stops here; expected {expected}")
        return self.lines[self.at - 1]

    def record(self) -> Record:
        if self.next(f"the line {FIRST_LINE!r}") != FIRST_LINE:
            self.fail(f"a record begins with the line {FIRST_LINE!r}")
        header = self.header()
        first = self.at + 1
        moves = []
        while not (line := self.next("a move or the line 'end'")).startswith("end "):
            moves.append(self.move(line))
        count, _, digest = line.removeprefix("end ").partition(" ")
        if count != str(len(moves)):
            self.fail(f"the record claims {count} moves but holds {len(moves)}")
        if len(self.lines) > self.at:
            self.at += 1
            self.fail("nothing may follow the line 'end'")
        return Record(header, tuple(moves), digest, first)

    def move(self, line: str) -> tuple[int, Move]:
        seat, _, notation = line.partition(" ")
        if not seat.isascii() or not seat.isdigit():
            self.fail(f"a move line is a seat and a move, such as '0 pass', not {line[:60]!r}")
        try:
            return int(seat), Move.parse(notation)
        except BadMove as error:
            self.fail(str(error))

    def header(self) -> Header:
        values: dict[str, Any] = {}
        while (line := self.next("a header line or the line 'moves'")) != "moves":
            key, _, text = line.partition(" ")
            if key not in _KEYS:
                self.fail(f"unknown header {key[:30]!r}; a header is one of {', '.join(_KEYS)} or the line 'moves'")
            if key in values:
                self.fail(f"the header {key!r} stands here a second time")
            values[key] = self.value(key, text)
        if missing := [key for key in _NEEDED if key not in values]:
            self.fail(f"the header {missing[0]!r} is missing")
        commitment = values.pop("commitment")
        header = Header(rules_version=values.pop("rules"), **values)
        if header.commitment != commitment:
            self.fail("the commitment is not the SHA-256 of the seed: one of the two was altered")
        return header

    def value(self, key: str, text: str) -> Any:
        if key in ("game", "commitment", "components"):
            return text
        if key == "seed":
            try:
                seed = bytes.fromhex(text)
            except ValueError:
                seed = b""
            return seed if len(seed) == 32 else self.fail("a seed is 64 hexadecimal digits")
        kinds: dict[str, tuple[Any, str]] = {
            "rules": (int, "a whole number"),
            "players": (int, "a whole number"),
            "names": (list, "a list of names"),
            "options": (dict, "a JSON object"),
            "data": (str, "a JSON string"),
            "position": (dict, "a JSON object"),
        }
        kind, expected = kinds[key]
        value: Any
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        if not isinstance(value, kind) or isinstance(value, bool):
            self.fail(f"{key!r} must be {expected}")
        return tuple(str(name) for name in value) if key == "names" else value
