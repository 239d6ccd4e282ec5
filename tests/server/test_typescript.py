"""The types of the browser client are those of the server's structs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypedDict

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType, inspect

from consigliere.server.http.openapi import Endpoint
from consigliere.server.http.typescript import Writer, protocol

WRITTEN = Path(__file__).parents[2] / "web/src/lib/protocol.ts"


class Pace(TypedDict):
    seconds: float


class Wish(msgspec.Struct, tag_field="type", tag="wish", forbid_unknown_fields=True):
    """What somebody wants."""

    name: Annotated[str, Meta(max_length=40)]
    seats: list[Literal["you", "bot"]]
    pace: Pace | None = None


class News(msgspec.Struct, omit_defaults=True):
    by: dict[str, tuple[int, bool]]
    again: bool = False


class Whole(msgspec.Struct):
    base: int | UnsetType = UNSET
    again: bool = False


async def handler() -> None: ...


def written(of: type, sent: bool) -> str:
    writer = Writer()
    writer.text(inspect.type_info(of), sent)
    return writer.named[of.__name__]


def test_the_file_of_the_client_is_what_the_structs_say():
    assert WRITTEN.read_text(encoding="utf-8") == protocol(), "`python3 up.py types` writes it anew"


def test_a_client_may_leave_out_what_has_a_default():
    text = written(Wish, sent=True)

    assert text.splitlines() == [
        "/** What somebody wants. */",
        "export interface Wish {",
        "  type: 'wish'",
        "  name: string",
        "  seats: ('bot' | 'you')[]",
        "  pace?: Pace | null",
        "}",
    ]


def test_the_server_leaves_out_what_its_struct_omits():
    assert "by: Record<string, [number, boolean]>" in written(News, sent=False)
    assert "again?: boolean" in written(News, sent=False)


def test_the_server_tells_a_default_that_is_not_omitted_but_never_what_is_unset():
    assert "again: boolean" in written(Whole, sent=False)
    assert "base?: number" in written(Whole, sent=False)


def test_one_name_for_two_shapes_is_refused():
    writer = Writer()
    writer.text(inspect.type_info(Whole), sent=False)

    with pytest.raises(TypeError, match="Whole"):
        writer.text(inspect.type_info(Whole), sent=True)


def test_an_address_tells_its_path_its_query_its_body_and_its_answer():
    seat = ("seat", {"type": "integer"}, "")
    lang = ("lang", {"type": "string", "enum": ["en", "pl"]}, "")
    endpoint = Endpoint("POST", "/t/{table}/{seat:int}", handler, "Sit down", list[News], body=Wish, query=(seat, lang))

    lines = list(Writer().endpoint(endpoint))

    assert lines == [
        "  /** Sit down. */",
        "  'POST /t/{table}/{seat}': {",
        "    path: { table: string; seat: number }",
        "    query?: { seat?: number; lang?: 'en' | 'pl' }",
        "    body: Wish",
        "    returns: News[]",
        "  }",
    ]
