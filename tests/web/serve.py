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
from consigliere.server.http import app, tables
from consigliere.server.live import seating
from consigliere.server.live.hall import Hall
from consigliere.server.store.rows import GuestRow


class TableAtPosition(msgspec.Struct):
    """A position as `Match.to_json()` writes it, and the wishes of a new table; the game and its options are known."""

    match: Annotated[str, Meta(max_length=200_000)]
    seats: list[str]
    more: dict[str, Any] = {}


@app.ENDPOINTS.add("POST", "/test/tables", "A table that begins from a position", tables.Made, body=TableAtPosition,
                   status=201)  # fmt: skip
async def make_table(hall: Hall, request: Request, guest: GuestRow, body: TableAtPosition) -> tables.Made:
    match = Match.from_json(body.match)
    options = {name: value for name, value in match.header.options.items() if name != "data"}
    wish = {"game": match.game.name, "options": options, "components": match.header.data, "seats": body.seats}
    table, links = await seating.create(
        hall, guest, msgspec.convert(wish | body.more, seating.NewTable), match.position.save()
    )
    return tables.Made(table.info(guest.id), links)


if __name__ == "__main__":
    seating.new_server_seed = lambda: "c0" * 32
    main()
