"""Proposals to take moves back have a column of their own; they stood among the settings of the table."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("proposal", sa.Text))
    _move_proposals()


def _move_proposals() -> None:
    matches = sa.table("matches", sa.column("id"), sa.column("settings"), sa.column("proposal"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(matches.c.id, matches.c.settings)).all():
        settings = json.loads(row.settings)
        found = settings.pop("proposal", None)
        if found is not None:
            values = {"settings": json.dumps(settings), "proposal": json.dumps({"type": "proposal", **found})}
            connection.execute(sa.update(matches).where(matches.c.id == row.id).values(values))
