"""The workshop: whoever owns a box takes a component file, corrects it, and has it checked. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from consigliere.core.registry import game as find_game
from consigliere.core.registry import games
from consigliere.server.http.routes import book
from consigliere.server.live.component_check import Endless, Verdict
from consigliere.server.live.hall import Hall
from consigliere.server.protocol import MAX_COMPONENTS
from consigliere.server.words import Denied

WORKSHOP = True  # entered in the book


class Components(msgspec.Struct):
    """A component file as it is shipped, comments and all."""

    game: str
    name: str
    text: str
    digest: str


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """A component file of one's own."""

    text: Annotated[str, Meta(max_length=MAX_COMPONENTS)]


@book.route("GET", "/api/games/{game}/components", "The component file of a game, for owners of the box to correct",
            Components, guest=False)  # fmt: skip
async def get_components(hall: Hall, request: Request) -> Components:
    name = _known(request)
    data = find_game(name).shipped_data
    return Components(name, data.name, data.text, data.digest)


@book.route("POST", "/api/games/{game}/components", "Check a component file of one's own; it is not kept", Verdict,
            body=Draft, guest=False, kind="checks")  # fmt: skip
async def check_components(hall: Hall, request: Request, body: Draft) -> Verdict:
    name = _known(request)
    try:
        return await hall.reader.check(name, body.text)
    except Endless:
        raise Denied("endless", 422) from None


def _known(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in games():
        raise Denied("not_found", 404)
    return name
