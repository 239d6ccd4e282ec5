"""A table is kept by one worker, which says from time to time that it lives; a table may rest for a while."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("load", sa.Integer, nullable=False),
    )
    op.add_column("matches", sa.Column("worker", sa.String(16)))
    op.add_column("matches", sa.Column("halted", sa.Float))
    op.drop_index("matches_due", "matches")
    op.create_index("matches_due", "matches", ["worker", "due"])
