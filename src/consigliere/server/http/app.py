"""The ASGI application: routing, sockets, limits, and what happens when something goes wrong."""

from __future__ import annotations

import contextlib
import gc
import re
import sys
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from consigliere import __version__
from consigliere.server import logs, words
from consigliere.server.http import companion, games, guests, histories, pages, tables
from consigliere.server.http.openapi import Endpoint, Endpoints, Problem, respond
from consigliere.server.http.requests import by_cookie, header_language, same_origin, token_of
from consigliere.server.http.routing import Routing, inner_door
from consigliere.server.http.sockets import TableSocket
from consigliere.server.limits import CONNECTIONS, Door, most_files
from consigliere.server.live.hall import Hall
from consigliere.server.live.overrun import Overrun
from consigliere.server.protocol import MAX_BODY
from consigliere.server.settings import Settings, from_environment
from consigliere.server.store.database import StorageError
from consigliere.server.words import Denied

ENDPOINTS = Endpoints(games.endpoints, guests.endpoints, tables.endpoints, histories.endpoints, companion.endpoints)

# Tables live long and hold few cycles; looking through all of them every few moves would cost a tenth of each move.
GARBAGE_THRESHOLDS = (20_000, 20, 50)
THREAD_SWITCH = 0.001  # seconds after which the thread that writes may take its turn from the one that thinks
SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}
PAGE = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Consigliere</title>
<meta name="viewport" content="width=device-width"><style>body{{font:1rem/1.5 sans-serif;margin:3rem auto;
max-width:40rem;padding:0 1rem}}</style><h1>Consigliere {__version__}</h1>
<p>The table server runs. The browser client was not built here;
programs and bots can play all the same.</p>
<ul><li><a href="/openapi.json">/openapi.json</a>: the HTTP interface</li>
<li>docs/protocol.md in the package's repository: the seat protocol over WebSocket</li>
<li>examples/bot.py: a complete bot</li><li><a href="/healthz">/healthz</a>, <a href="/metrics">/metrics</a></li>
</ul></html>"""


def make_app(settings: Settings | None = None) -> Starlette:
    """The application of one worker, which finds its settings in the environment."""
    if settings is None:
        logs.setup()  # each worker is a process of its own, and says what it says as one server would
    hall = Hall(settings or from_environment())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(hall.close)
            hall.lease.reached_at(await stack.enter_async_context(inner_door(app, hall)))
            await hall.open()
            gc.collect()
            gc.freeze()  # what is there now stays; the collector need not look at it again
            gc.set_threshold(*GARBAGE_THRESHOLDS)
            sys.setswitchinterval(THREAD_SWITCH)
            yield {"door": doorkeeper(hall.settings)}

    routes: list[BaseRoute] = [
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/openapi.json", document),
        WebSocketRoute("/api/tables/{table}/ws", TableSocket(hall)),
        *by_path(),
        *pages.routes(PAGE),
    ]
    app = Starlette(
        routes=routes, lifespan=lifespan, middleware=[Middleware(Routing, hall=hall)],
        exception_handlers={HTTPException: not_found, Exception: failed},
    )  # fmt: skip
    app.state.hall = hall
    return app


def doorkeeper(settings: Settings) -> Door:
    """Who may connect. Proxies bring many people; those are told apart when they ask for something."""
    most = most_files()
    return Door(most, CONNECTIONS if settings.rate_limits else most, settings.proxies.split(","))


def by_path() -> list[BaseRoute]:
    """One route for each path, which knows its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS.all:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, serve(methods), methods=list(methods)) for path, methods in paths.items()]


def serve(methods: dict[str, Endpoint]) -> Any:
    async def handle(request: Request) -> Response:
        endpoint = methods.get(request.method) or methods["GET"]
        hall: Hall = request.app.state.hall
        lang = header_language(request)
        try:
            response = await run(hall, request, endpoint)
        except Denied as error:
            response = problem(error.code, error.status, lang, **error.facts)
        except ClientDisconnect:  # nobody is there to be answered, and nothing is wrong
            response = Response(status_code=400)
        except Overrun:
            response = problem("halted", 503, lang)
        except StorageError as error:
            hall.logs.error("storage", reason=str(error))
            response = problem("storage", 503, lang)
        except Exception:
            hall.metrics.errors.inc()
            hall.logs.exception("mistake", path=endpoint.path)
            response = problem("error", 500, lang)
        response.headers.update(HEADERS)
        return response

    return handle


async def run(hall: Hall, request: Request, endpoint: Endpoint) -> Response:
    caller = request.client.host if request.client else "?"
    if (wait := await hall.limits.wait(endpoint.kind, caller)) is not None:
        raise Denied("too_many", 429, retry_after=wait)
    if request.method not in SAFE and by_cookie(request) and not same_origin(request.headers):
        raise Denied("origin", 403)
    if not re.fullmatch(r"[\x20-\x7e]*", request.url.path) or "\x00" in str(request.query_params):
        raise Denied("not_found", 404)
    more: dict[str, Any] = {}
    if endpoint.guest:
        guest = await hall.guests.find(token_of(request))
        if guest is None:
            raise Denied("guest", 401)
        more["guest"] = guest
    if endpoint.body is not None:
        if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Denied("malformed", 415)
        more["body"] = read_body(await body_of(request), endpoint.body)
    result = await endpoint.handler(hall, request, **more)
    return result if isinstance(result, Response) else respond(result, endpoint.status, endpoint.media)


async def body_of(request: Request) -> bytes:
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > MAX_BODY:
            raise Denied("too_long", 413)
    return bytes(body)


def read_body(body: bytes, kind: Any) -> Any:
    try:
        value = msgspec.json.decode(body, type=kind)
        if "\\u0000" in msgspec.json.encode(value).decode():  # PostgreSQL cannot keep it, and nobody can read it
            raise Denied("malformed", 422)
        return value
    except msgspec.ValidationError:
        raise Denied("malformed", 422) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Denied("malformed", 400) from None


def problem(code: str, status: int, lang: str, **facts: Any) -> Response:
    response = respond(Problem(code, words.say(lang, f"no.{code}", facts), facts), status)
    if (wait := facts.get("retry_after", 1 if status == 503 else None)) is not None:
        response.headers["Retry-After"] = str(wait)
    return response


async def not_found(request: Request, error: Exception) -> Response:
    """No such address, or not with this method; to people the client says so, in their language."""
    assert isinstance(error, HTTPException)
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if person and error.status_code == 404 and not request.url.path.startswith("/api/"):
        return pages.client(PAGE, 404)
    response = problem("not_found", error.status_code, header_language(request))
    response.headers.update({**HEADERS, **(error.headers or {})})
    return response


async def failed(request: Request, error: Exception) -> Response:
    return problem("error", 500, header_language(request))


async def healthz(request: Request) -> Response:
    healthy = await request.app.state.hall.lease.healthy()
    return respond({"healthy": healthy, "version": __version__}, 200 if healthy else 503)


async def metrics(request: Request) -> Response:
    return Response(request.app.state.hall.metrics.text(), media_type="text/plain; version=0.0.4")


async def document(request: Request) -> Response:
    return respond(ENDPOINTS.document())
