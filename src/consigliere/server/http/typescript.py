"""The protocol as TypeScript: the types of all messages, bodies and answers, for the browser client.

`python3 up.py types` writes them to web/src/lib/protocol.ts; a test fails while that file says something else.
"""

from __future__ import annotations

import inspect as python
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, inspect

from consigliere.server.http.app import ENDPOINTS
from consigliere.server.http.openapi import Endpoint, Problem
from consigliere.server.protocol import Reply, Said

HEAD = "// Written by `python3 up.py types` from the structs of src/consigliere/server; do not edit it by hand."
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
QUERY = {"integer": "number", "string": "string"}  # what a query may hold, as JSON schema and TypeScript call it

Named = inspect.StructType | inspect.TypedDictType


def protocol() -> str:
    """The whole file."""
    said, told = get_args(Said), Reply.__subclasses__()
    writer = Writer()
    writer.text(inspect.type_info(Problem), sent=False)
    parts = [
        writer.union("Said", "Something a client says.", said, sent=True),
        writer.union("Reply", "Something the server says.", told),
        writer.endpoints(ENDPOINTS.all),
    ]
    return "\n\n".join([HEAD, *writer.named.values(), *parts]) + "\n"


class Writer:
    """Writes types down; whatever has a name of its own is written once, before it is used."""

    def __init__(self) -> None:
        self.named: dict[str, str] = {}

    def union(self, name: str, about: str, members: Any, sent: bool = False) -> str:
        names = [self.text(inspect.type_info(one), sent) for one in members]
        return f"{_comment(about)}export type {name} =\n  | " + "\n  | ".join(names)

    def endpoints(self, all_of_them: list[Endpoint]) -> str:
        """What each address takes and answers, by method and path."""
        lines = [line for one in all_of_them for line in self.endpoint(one)]
        about = _comment("What each address takes and answers.")
        return f"{about}export interface Endpoints {{\n" + "\n".join(lines) + "\n}"

    def endpoint(self, one: Endpoint) -> Iterator[str]:
        path = [f"{name}: {'number' if kind else 'string'}" for name, kind in re.findall(r"\{(\w+)(:int)?\}", one.path)]
        query = [f"{name}?: {_choices(schema)}" for name, schema, _ in one.query]
        yield f"  /** {one.summary}. */"
        yield f"  '{one.method} {re.sub(':int', '', one.path)}': {{"
        if path:
            yield f"    path: {{ {'; '.join(path)} }}"
        if query:
            yield f"    query?: {{ {'; '.join(query)} }}"
        if one.body is not None:
            yield f"    body: {self.text(inspect.type_info(one.body), sent=True)}"
        yield f"    returns: {self.text(inspect.type_info(one.returns), sent=False)}"
        yield "  }"

    def text(self, of: inspect.Type, sent: bool) -> str:
        """A type as one writes it where it is used; `sent` by a client, or told by the server."""
        if plain := PLAIN.get(type(of)):
            return plain
        match of:
            case inspect.Metadata():
                return self.text(of.type, sent)
            case inspect.StructType() | inspect.TypedDictType():
                return self.name(of, sent)
            case inspect.LiteralType():
                return " | ".join(_literal(value) for value in of.values)
            case inspect.UnionType():
                return " | ".join(self.text(one, sent) for one in of.types)
            case inspect.ListType():
                item = self.text(of.item_type, sent)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.text(one, sent) for one in of.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.text(of.key_type, sent)}, {self.text(of.value_type, sent)}>"
        raise TypeError(f"no TypeScript for {of}")

    def name(self, of: Named, sent: bool) -> str:
        name = of.cls.__name__
        fields = [self.field(one, sent, _omits(of.cls)) for one in of.fields]
        if isinstance(of, inspect.StructType) and of.tag is not None:
            fields.insert(0, f"  {of.tag_field}: {_literal(of.tag)}")
        body = "\n".join(fields)
        text = f"{_comment(_docstring(of.cls))}export interface {name} {{\n{body}\n}}"
        if self.named.setdefault(name, text) != text:
            raise TypeError(f"{name} is two types, or one that clients may shorten and the server does not")
        return name

    def field(self, one: inspect.Field, sent: bool, omits: bool) -> str:
        """What a client may leave out is optional, and so is what the server leaves out."""
        unset = one.default is NODEFAULT and one.default_factory is NODEFAULT
        optional = not one.required and (sent or omits or unset)
        return f"  {one.encode_name}{'?' if optional else ''}: {self.text(one.type, sent)}"


def _omits(cls: type) -> bool:
    """Are fields that hold their default left out when this is written as JSON?"""
    return issubclass(cls, msgspec.Struct) and cls.__struct_config__.omit_defaults


def _choices(schema: dict[str, Any]) -> str:
    return " | ".join(_literal(one) for one in schema["enum"]) if "enum" in schema else QUERY[schema["type"]]


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _docstring(cls: type) -> str:
    """Its own, not that of the class it is made from."""
    return python.cleandoc(cls.__dict__.get("__doc__") or "")


def _comment(text: str) -> str:
    if not text:
        return ""
    if "\n" not in text:
        return f"/** {text} */\n"
    return "/**\n" + "\n".join(f" * {line}".rstrip() for line in text.splitlines()) + "\n */\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), encoding="utf-8")
