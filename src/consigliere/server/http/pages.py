"""The pages of the browser client: hashed assets may be kept for ever, the page itself is asked for each time."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

STATIC = Path(str(files("consigliere"))) / "web" / "static"
GUARD = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
HASHED = re.compile(r"[\w.-]+-[\w-]{8,}\.(js|css|svg|png|woff2)")
PATHS = (
    "/", "/new", "/import", "/about", "/rules", "/rules/{game}", "/data", "/data/{game}", "/table/{table}",
    "/replay/{table}", "/companion",
)  # fmt: skip


def client(plain: str, status: int = 200) -> Response:
    """The one page of the client, or `plain` where that was not built."""
    try:
        text = (STATIC / "index.html").read_text(encoding="utf-8")
    except OSError:
        return HTMLResponse(plain, status, headers=GUARD | {"Cache-Control": "no-store"})
    return HTMLResponse(text, status, headers=GUARD | {"Cache-Control": "no-cache"})


def routes(plain: str) -> list[BaseRoute]:
    """The client's addresses."""

    async def page(request: Request) -> Response:
        return client(plain)

    async def asset(request: Request) -> Response:
        name = request.path_params["name"]
        try:
            if not HASHED.fullmatch(name):
                raise OSError
            body = (STATIC / "assets" / name).read_bytes()
        except OSError:
            return Response(status_code=404, headers=GUARD)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kind = "text/javascript" if name.endswith(".js") else kind
        return Response(body, media_type=kind, headers=GUARD | {"Cache-Control": "public, max-age=31536000, immutable"})

    return [*(Route(path, page) for path in PATHS), Route("/assets/{name}", asset)]
