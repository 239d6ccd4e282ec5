"""`consigliere serve`: the table server; `backup` and `restore`: its memory in one file."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from consigliere.cli.files import wrong

if TYPE_CHECKING:
    from consigliere.server.settings import Settings


@click.command()
@click.option("--host", help="Address to listen on; 127.0.0.1 by default, 0.0.0.0 for everybody in your network.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on; 8000 by default.")
@click.option("--db", metavar="URL", help="sqlite:///FILE or postgresql://HOST/NAME; a file in your data folder.")
@click.option("--bus", metavar="URL", help="nats://HOST:PORT, for several machines.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes; more than one needs PostgreSQL.")
@click.option("--data-dir", type=click.Path(file_okay=False, path_type=Path), help="Where the database lies.")
@click.option("--open", "open_browser", is_flag=True, help="Show the page in your browser.")
def serve(
    host: str | None,
    port: int | None,
    db: str | None,
    bus: str | None,
    workers: int | None,
    data_dir: Path | None,
    open_browser: bool,
) -> None:
    """Run the table server.

    Nothing needs to be configured: tables are kept in SQLite in your data folder. Ctrl-C ends it gently.
    """
    import asyncio

    import msgspec

    from consigliere.server import logs
    from consigliere.server.settings import from_environment
    from consigliere.server.store.obstacles import obstacle

    given = {"host": host, "port": port, "db": db, "bus": bus, "workers": workers}
    chosen = {name: value for name, value in given.items() if value is not None}
    if data_dir is not None:
        chosen["data_dir"] = str(data_dir.resolve())
    try:
        settings = msgspec.structs.replace(from_environment(), **chosen)
    except msgspec.ValidationError as error:
        raise wrong(f"the environment variables do not fit: {error}") from None
    if settings.on_sqlite and settings.workers > 1:
        raise wrong("SQLite serves one process; use --db postgresql://... for --workers above 1")
    if settings.bus and (not settings.bus.startswith("nats:") or settings.on_sqlite):
        raise wrong("--bus is nats://HOST:PORT and connects servers that share one PostgreSQL; see docs/operating.md")
    if not settings.database_url.startswith(("sqlite:", "postgresql+asyncpg:")):
        raise wrong("--db is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    logs.setup()
    if trouble := asyncio.run(obstacle(settings)):
        raise wrong(trouble)
    os.environ.update(settings.to_environment())
    url = f"http://{'127.0.0.1' if settings.host == '0.0.0.0' else settings.host}:{settings.port}"
    click.echo(f"consigliere: the table stands at {url}", err=True)
    if open_browser:
        threading.Thread(target=_show, args=(url,), daemon=True).start()
    sys.exit(_run(settings))


def _run(settings: Settings) -> int:
    """Serve until told to end; the exit status."""
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    from consigliere.server import logs
    from consigliere.server.protocol import MAX_MESSAGE

    config = uvicorn.Config(
        "consigliere.server.http.app:make_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        http="consigliere.server.http.connections:PatientHttp",
        forwarded_allow_ips=settings.proxies,
        log_config=logs.for_libraries(),
        ws="consigliere.server.http.websocket:PiecewiseWebSocket",
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=None,  # the heartbeat of the protocol does it, and JavaScript can see it
        ws_per_message_deflate=False,  # frames are small; mixing secrets and foreign text in one window is a risk
        access_log=False,  # addresses of tables are secrets
        server_header=False,
        timeout_graceful_shutdown=10,
        timeout_worker_healthcheck=15,  # on a busy machine a worker may take long to begin
    )
    if settings.workers == 1:
        server = uvicorn.Server(config)
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
        return 0 if server.started else STARTUP_FAILURE
    several = Multiprocess(config, sockets=[config.bind_socket()])
    several.run()
    failed = any(process.exitcode == STARTUP_FAILURE for process in several.processes)
    return STARTUP_FAILURE if failed else 0


def _show(url: str) -> None:
    """Open the browser when the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--db", metavar="URL", help="Which database; the one of `serve` by default.")
def backup(file: Path, db: str | None) -> None:
    """Write everything the server keeps into one file, also while it runs."""
    import asyncio

    from consigliere.server.store.backup import save

    if file.exists():
        raise wrong(f"{file} exists and is not overwritten")
    counts = asyncio.run(save(_url(db), file))
    click.echo(f"{file.name}: {', '.join(f'{n} {name}' for name, n in counts.items())}")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--db", metavar="URL", help="Which database; it must be empty.")
def restore(file: Path, db: str | None) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL alike."""
    import asyncio

    from consigliere.server.store.backup import BadBackup, load

    try:
        counts = asyncio.run(load(_url(db), file))
    except BadBackup as error:
        raise wrong(f"{file.name}: {error}") from None
    click.echo(f"restored {', '.join(f'{n} {name}' for name, n in counts.items())}")


@click.command()
@click.argument("table")
@click.option("--db", metavar="URL", help="Which database; the one of `serve` by default.")
def release(table: str, db: str | None) -> None:
    """Let a table go on that was sent to rest; the first letters of its id, as they stand in the log, will do."""
    import asyncio

    from consigliere.server.store.store import Store

    async def work() -> list[str]:
        store = Store(_url(db))
        await store.open()
        try:
            return await store.release(table)
        finally:
            await store.close()

    if not (found := asyncio.run(work())):
        raise wrong(f"no table at rest begins with {table!r}")
    click.echo(f"{len(found)} may go on: {', '.join(one[:6] for one in found)}")


def _url(db: str | None) -> str:
    import msgspec

    from consigliere.server.settings import from_environment

    settings = from_environment()
    return (msgspec.structs.replace(settings, db=db) if db else settings).database_url
