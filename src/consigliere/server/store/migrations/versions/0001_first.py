"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("email", sa.String(200)),
        sa.Column("hook", sa.String(500)),
        sa.Column("notified", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.Text),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_index("matches_lobby", "matches", ["state", "listed", "created"])
    op.create_index("matches_due", "matches", ["due"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("link_hash", sa.String(64)),
        sa.Column("contribution", sa.String(64), nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "seat", "request", name="entries_request"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("team", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("parties", sa.Text, nullable=False),
        sa.Column("signed", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "guest", "request", name="lines_request"),
    )


def downgrade() -> None:
    for name in ("lines", "snapshots", "entries", "seats", "matches", "guests"):
        op.drop_table(name)
