"""How a server was started: options of the command line, or variables of the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

PREFIX = "CONSIGLIERE_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may choose. The defaults serve one household or club without a thought."""

    db: str = ""  # "": SQLite in the data folder
    bus: str = ""  # "": in one process, or LISTEN/NOTIFY where the database is PostgreSQL
    data_dir: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    proxies: str = "127.0.0.1,::1"  # whose word about a client's address is believed; "*": everybody's
    inner_host: str = ""  # at which other workers reach this one; "": by itself
    base_url: str = ""  # how players reach the server; for links in notifications
    secure_cookies: bool = False  # set it behind TLS
    smtp: str = ""  # smtp://user:password@host:port?from=table@example.org
    private_hooks: bool = False  # may web hooks go to addresses of the own network
    snapshot_every: int = 50  # moves; a restart replays at most so many
    bot_workers: int = 1
    rate_limits: bool = True
    sweep_seconds: float = 2.0  # how often clocks, absences and missed notices are looked after

    @property
    def folder(self) -> Path:
        return Path(self.data_dir) if self.data_dir else data_folder()

    @property
    def database_url(self) -> str:
        """The URL as SQLAlchemy wants it, with the driver we ship."""
        if not self.db:
            return f"sqlite:///{self.folder / 'tables.db'}"
        for plain, driver in (
            ("postgresql:", "postgresql+asyncpg:"),
            ("postgres:", "postgresql+asyncpg:"),
        ):
            if self.db.startswith(plain):
                return driver + self.db[len(plain) :]
        return self.db

    @property
    def on_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    def to_environment(self) -> dict[str, str]:
        """For the worker processes, which are started afresh."""
        return {PREFIX + "SETTINGS": msgspec.json.encode(self).decode()}


def from_environment() -> Settings:
    """What a parent process handed down, else single variables such as CONSIGLIERE_DB."""
    whole = os.environ.get(PREFIX + "SETTINGS")
    if whole:
        return msgspec.json.decode(whole, type=Settings)
    given = {field: os.environ[PREFIX + field.upper()] for field in Settings.__struct_fields__
             if PREFIX + field.upper() in os.environ}  # fmt: skip
    return msgspec.convert(given, Settings, strict=False)


def data_folder() -> Path:
    """Where a user's data belongs on this platform; CONSIGLIERE_DATA_DIR overrides it."""
    if given := os.environ.get(PREFIX + "DATA_DIR"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "consigliere"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "consigliere"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "consigliere"
