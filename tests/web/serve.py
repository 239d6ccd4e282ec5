"""`consigliere serve` with the same server seed for every table, so that a test meets the same game every time.

It also takes tables that begin from a position, which the real server does not: POST /test/tables.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from consigliere.cli.main import main
from consigliere.core.match import Match
from consigliere.core.record import Header
from consigliere.server import routes, seating
from consigliere.server.database import Row
from consigliere.server.hall import Hall
from consigliere.server.table import Table

COMING: list[Any] = []  # the position of the table that is being made
POSITIONS: dict[str, Any] = {}  # by table
header_of_a_table, new_random_id = Table.header, seating.new_id


class TableAtPosition(msgspec.Struct):
    """A position as `Match.to_json()` writes it, and the wishes of a new table; the game and its options are known."""

    match: Annotated[str, Meta(max_length=200_000)]
    seats: list[str]
    more: dict[str, Any] = {}


@routes.book.route("POST", "/test/tables", "A table that begins from a position", routes.Made, body=TableAtPosition,
                   status=201)  # fmt: skip
async def make_table(hall: Hall, request: Request, guest: Row, body: TableAtPosition) -> routes.Made:
    match = Match.from_json(body.match)
    options = {name: value for name, value in match.header.options.items() if name != "data"}
    wish = {"game": match.game.name, "options": options, "components": match.header.data, "seats": body.seats}
    COMING.append(match.position.save())
    table, links = await seating.create(hall, guest, msgspec.convert(wish | body.more, seating.NewTable))
    return routes.Made(table.info(guest["id"]), links)


def new_id() -> str:
    made = new_random_id()
    if COMING:
        POSITIONS[made] = COMING.pop()
    return made


def header(table: Table, rules: int | None = None) -> Header:
    return header_of_a_table(table, rules)._replace(position=POSITIONS.get(table.id))


if __name__ == "__main__":
    seating.new_server_seed = lambda: "c0" * 32
    seating.new_id = new_id
    Table.header = header  # type: ignore[method-assign]
    main()
