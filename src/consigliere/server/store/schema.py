"""What the database holds. One schema for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("email", String(200)),
    Column("hook", String(500)),
    Column("notified", Float, nullable=False, default=0.0),
)

components = Table(
    "components",
    metadata,
    Column("digest", String(64), primary_key=True),  # the SHA-256 of the text
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", String(64), ForeignKey(components.c.digest)),  # NULL: of a game that was not there
    Column("state", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("settings", Text, nullable=False),
    Column("server_seed", String(64), nullable=False),
    Column("seed", String(64)),
    Column("version", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when the server must act by itself: a bot, a clock, an absence
    Column("result", Text),
    Column("rematch", String(32)),
    Column("position", Text),  # a saved state to begin from, instead of the set-up; JSON
    Column("proposal", Text),  # to take moves back; JSON
    Column("worker", String(16)),  # which worker keeps the table in its memory; NULL: whoever comes first
    Column("halted", Float),  # until when the table rests because it held everybody up
    Index("matches_lobby", "state", "listed", "created"),
    Index("matches_due", "worker", "due"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),  # host:port at which other workers reach it; "": they cannot
    Column("secret", String(64), nullable=False),  # by which they show that they are workers
    Column("until", Float, nullable=False),  # when its tables are free for others unless it says that it lives
    Column("load", Integer, nullable=False),  # tables it keeps
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32)),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False, default=""),
    Column("link_hash", String(64)),
    Column("contribution", String(64), nullable=False, default=""),
    Column("stand_in", Boolean, nullable=False, default=False),
    Column("seen", Float, nullable=False, default=0.0),
    Index("seats_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),  # with `match` the whole concurrency control
    Column("kind", String(8), nullable=False),  # start, move, undo
    Column("seat", Integer),
    Column("text", String(200), nullable=False),
    Column("events", Text, nullable=False),
    Column("request", String(64)),
    Column("spent", Integer, nullable=False),  # milliseconds on the clock of the seat
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "seat", "request", name="entries_request"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),  # the version under which the state was saved
    Column("body", Text, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("guest", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("team", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("parties", Text, nullable=False),  # JSON list; [] for plain chat
    Column("signed", Text, nullable=False),  # JSON object: seat -> yes or no
    Column("request", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "guest", "request", name="lines_request"),
)
