"""Component files: TOML with provenance, and errors that point at file, line and key."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NoReturn

MOST = 9999  # of anything in a box; what is larger is a slip, and would cost memory
_ID = re.compile(r"[a-z0-9_-]+")
_HEADER = re.compile(r"\s*\[(\[?)\s*([\w.-]+)\s*\]\]?\s*(?:#.*)?$")
# The standard library reads a key of n parts in n² steps: one line could keep it busy for minutes.
_ENDLESS_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){12}""")


class BadData(ValueError):
    """A component file that cannot be used: where, and what was expected there."""

    def __init__(self, file: str, line: int, key: str, problem: str) -> None:
        self.file, self.line, self.key, self.problem = file, line, key, problem
        where = f"{file}, line {line}" + (f", {key}" if key else "")
        super().__init__(f"{where}: {problem}")

    def __reduce__(self) -> tuple[type[BadData], tuple[str, int, str, str]]:
        return BadData, (self.file, self.line, self.key, self.problem)


class DataFile:
    """The text of a component file with its tables, able to say on which line a key stands."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.digest = hashlib.sha256(text.encode()).hexdigest()
        if endless := _ENDLESS_KEY.search(text):
            raise BadData(name, text.count("\n", 0, endless.start()) + 1, "", "a key of so many parts is not read")
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except ValueError as error:  # mostly TOMLDecodeError; a number of thousands of digits raises the plain one
            at = re.search(r"\(at line (\d+)", str(error))
            line = int(at.group(1)) if at else text.count("\n") + 1
            problem = re.sub(r" \(at .*\)", "", str(error))
            raise BadData(name, line, "", f"this is not TOML: {problem}") from None
        except RecursionError:
            raise BadData(name, 1, "", "lists or tables lie too deep in one another") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DataFile) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    @classmethod
    def read(cls, path: Path) -> DataFile:
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except OSError as error:
            raise BadData(path.name, 0, "", f"cannot be read: {error.strerror or error}") from None
        except UnicodeDecodeError:
            raise BadData(path.name, 0, "", "is not a UTF-8 text file") from None

    def line(self, table: str = "", index: int = 0, key: str = "") -> int:
        """The line of a key in a table, of the table when the key is missing, or 1."""
        here, seen, found = "", -1, 1
        for number, text in enumerate(self.text.splitlines(), start=1):
            if header := _HEADER.match(text):
                here = header.group(2)
                if here == table:
                    seen += 1
                    if seen == index or not header.group(1):
                        found = number
            elif here == table and seen in (-1, index) and key and re.match(rf"\s*{re.escape(key)}\s*=", text):
                return number
        return found

    def fail(self, problem: str, table: str = "", index: int = 0, key: str = "") -> NoReturn:
        label = f"{table}[{index}]" if isinstance(self.tables.get(table), list) else table
        raise BadData(self.name, self.line(table, index, key), ".".join(p for p in (label, key) if p), problem)

    def entries(self, table: str) -> list[dict[str, Any]]:
        """A list of tables, each saying where it comes from."""
        found = self.tables.get(table)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.fail(f"expected tables headed [[{table}]]", table)
        for index, entry in enumerate(found):
            self.check_source(entry, table, index)
        return found

    def value(self, entry: dict[str, Any], kind: type, key: str, table: str, index: int = 0) -> Any:
        """A key of an entry, which must be there and of the right kind."""
        if key not in entry:
            self.fail(f"the key {key!r} is missing", table, index, key)
        value = entry[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            names = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "a table"}
            self.fail(f"{key!r} must be {names[kind]}, not {value!r}", table, index, key)
        return value

    def count(self, entry: dict[str, Any], key: str, table: str, index: int = 0, low: int = 0, high: int = MOST) -> int:
        """A whole number between two bounds."""
        found: int = self.value(entry, int, key, table, index)
        if not low <= found <= high:
            self.fail(f"{key!r} must be from {low} to {high}, not {found}", table, index, key)
        return found

    def texts(self, entry: dict[str, Any], key: str, table: str, index: int = 0) -> dict[str, str]:
        """A text in English, and in other languages if somebody wrote it; what is missing is said in English."""
        found: dict[str, Any] = self.value(entry, dict, key, table, index)
        for lang in {"en", *found}:
            if not isinstance(found.get(lang), str) or not found[lang]:
                self.fail(f"there is no {key} in {lang!r}", table, index, key)
        return found

    def check_ids(self, entries: Iterable[dict[str, Any]], table: str, taken: Collection[str] = ()) -> None:
        """Every entry has an id of its own, which is one word of a move."""
        seen: set[str] = set()
        for index, entry in enumerate(entries):
            name = self.value(entry, str, "id", table, index)
            if not _ID.fullmatch(name) or name.isdigit():
                self.fail(f"an id is small letters, digits, _ and -, not {name!r}", table, index, "id")
            if name in seen or name in taken:
                self.fail(f"the id {name!r} is taken", table, index, "id")
            seen.add(name)

    def named(self, table: str, taken: Collection[str] = ()) -> list[dict[str, Any]]:
        """Entries with an id of their own and a name in every language."""
        entries = self.entries(table)
        self.check_ids(entries, table, taken)
        for index, entry in enumerate(entries):
            self.texts(entry, "name", table, index)
        return entries

    def numbers(self, names: Collection[str]) -> dict[str, int]:
        """The tables [number.NAME]: just these, each a value with its source."""
        tables = self.tables.get("number")
        if not isinstance(tables, dict):
            self.fail("expected tables headed [number.NAME]", "number")
        for name in tables:
            if name not in names:
                self.fail(f"unknown number {name!r}; the rules use {', '.join(names)}", f"number.{name}")
        found = {}
        for name in names:
            table, entry = f"number.{name}", tables.get(name)
            if not isinstance(entry, dict):
                self.fail(f"the table [{table}] is missing", "number")
            self.check_source(entry, table)
            found[name] = self.count(entry, "value", table)
        return found

    def check_source(self, entry: dict[str, Any], table: str, index: int = 0) -> None:
        """Every fact says where it comes from; what we reconstructed or ruled also says why."""
        source = entry.get("source")
        if not isinstance(source, str) or source[:2] not in ("S ", "P ", "R ", "D "):
            self.fail("'source' must begin with S (rulebook), P (public), R (reconstructed) or D (ruled)",
                      table, index, "source")  # fmt: skip
        if source[0] in "RD" and not entry.get("because"):
            self.fail("a reconstructed or ruled fact needs 'because'", table, index, "because")
