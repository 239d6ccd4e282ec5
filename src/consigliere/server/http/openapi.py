"""Routes that describe themselves: one table of endpoints gives both the routing and the OpenAPI document."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.responses import Response

from consigliere import __version__

Handler = Callable[..., Awaitable[Any]]

PROBLEMS = {
    400: "The body is not JSON.",
    401: "A guest's token is needed; see POST /api/guests.",
    403: "Not yours.",
    404: "There is nothing here.",
    405: "This address does not take that method.",
    409: "Not now: the state of the table forbids it.",
    410: "The table is closed.",
    413: "The body is too long.",
    415: "The body must be application/json.",
    422: "The body does not fit its schema, or an option does not exist.",
    429: "Too many requests; wait a moment.",
    502: "A message could not be delivered.",
    503: "The server cannot store anything just now; nothing was changed.",
}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence in the language of the caller."""

    code: str
    because: str
    facts: dict[str, Any] = {}


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    handler: Handler
    summary: str
    returns: Any
    body: Any = None
    status: int = 200
    guest: bool = True  # is a token needed
    kind: str = "other"  # which limit counts
    query: tuple[tuple[str, dict[str, Any], str], ...] = ()
    media: str = "application/json"


class Endpoints:
    """Endpoints, collected by a decorator or from other collections."""

    def __init__(self, *collections: Endpoints) -> None:
        self.all: list[Endpoint] = [endpoint for one in collections for endpoint in one.all]

    def add(self, method: str, path: str, summary: str, returns: Any, **more: Any) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            self.all.append(Endpoint(method, path, handler, summary, returns, **more))
            return handler

        return keep

    def document(self) -> dict[str, Any]:
        """The OpenAPI document."""
        types = [t for e in self.all for t in (e.body, e.returns) if t is not None] + [Problem]
        found = {id(t): t for t in types if t is not bytes and t is not str}
        schemas, components = msgspec.json.schema_components(
            list(found.values()), ref_template="#/components/schemas/{name}"
        )
        schema_of = dict(zip(found, schemas, strict=True))
        paths: dict[str, Any] = {}
        for e in self.all:
            paths.setdefault(_plain(e.path), {})[e.method.lower()] = _operation(e, schema_of)
        return {
            "openapi": "3.1.0",
            "info": {
                "title": "consigliere",
                "version": __version__,
                "description": "Tables, seats and guests. Play itself runs over the WebSocket /api/tables/{table}/ws "
                "or POST /api/tables/{table}/answer; docs/protocol.md tells how.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "token": {"type": "http", "scheme": "bearer"},
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "consigliere"},
                },
            },
        }


def _plain(path: str) -> str:
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


def _operation(e: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    problem = {"application/json": {"schema": schema_of[id(Problem)]}}
    content = {e.media: {"schema": schema_of.get(id(e.returns), {"type": "string"})}}
    responses: dict[str, Any] = {str(e.status): {"description": "Done.", "content": content}}
    codes = {404, 405, 429, 503} | ({401, 403, 409, 410} if e.guest else set())
    if e.body is not None:
        codes |= {400, 413, 415, 422}
    if e.query:
        codes |= {422, 403}
    if e.kind == "notify":
        codes |= {502}
    for code in sorted(codes):
        responses.setdefault(str(code), {"description": PROBLEMS[code], "content": problem})
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": 9}
            if kind == "int"
            else {"type": "string", "minLength": 1, "maxLength": 32, "pattern": "^[A-Za-z0-9_-]+$"},
        }
        for name, _, kind in re.findall(r"\{(\w+)(:(\w+))?\}", e.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": schema, "description": about}
        for name, schema, about in e.query
    ]
    found: dict[str, Any] = {"summary": e.summary, "operationId": e.handler.__name__, "responses": responses}
    if parameters:
        found["parameters"] = parameters
    if e.guest:
        found["security"] = [{"token": []}, {"cookie": []}]
    if e.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[id(e.body)]}},
        }
    return found


def respond(value: Any, status: int = 200, media: str = "application/json") -> Response:
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, media_type=media)
