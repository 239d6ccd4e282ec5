"""A table knows its component file by digest, for ever; it may begin from a position, and keeps proposals by itself.

Before, only a file of one's own was kept with its table; NULL meant whatever file the program happened to ship.
"""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

from consigliere.core.options import BadOption
from consigliere.core.registry import game as find_game

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# what version 0.1 shipped; its tables were played with these
SHIPPED_WITH_0_1 = {
    "achaja": "6e01bd7112d1918d0a59f68e8a6c9cbc5e21a50dfc0e4df743352a393e936f01",
    "condottiere": "f53c28738853fd486c3f2d1241ada293cab6dda27a418aa594ab54216dc359c1",
    "godfather": "b85632697a78966c1285e0e43a46575d0d1cfa501787959de841a71b6ff27a22",
    "la_famiglia": "023225373d2d2c03682569518f787f1aaefe80aa995dda919b45273da88560e5",
}

matches = sa.table("matches", *map(sa.column, ("id", "game", "rules", "components", "own", "settings", "proposal")))
snapshots = sa.table("snapshots", *map(sa.column, ("match", "rules")))
components = sa.table("components", *map(sa.column, ("digest", "game", "text")))


def upgrade() -> None:
    op.create_table(
        "components",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.execute("ALTER TABLE matches RENAME COLUMN components TO own")
    op.add_column("matches", sa.Column("components", sa.String(64)))
    op.add_column("matches", sa.Column("position", sa.Text))
    op.add_column("matches", sa.Column("proposal", sa.Text))
    op.add_column("snapshots", sa.Column("rules", sa.Integer))
    connection = op.get_bind()
    own_files(connection)
    shipped_files(connection)
    proposals(connection)
    version = sa.select(matches.c.rules).where(matches.c.id == snapshots.c.match).scalar_subquery()
    connection.execute(sa.update(snapshots).values(rules=version))
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("own")
        batch.create_foreign_key("matches_components", "components", ["components"], ["digest"])
    with op.batch_alter_table("snapshots") as batch:
        batch.alter_column("rules", existing_type=sa.Integer, nullable=False)


def keep(connection: sa.Connection, digest: str, game: str, text: str) -> None:
    if connection.execute(sa.select(components.c.digest).where(components.c.digest == digest)).first() is None:
        connection.execute(sa.insert(components).values(digest=digest, game=game, text=text))


def own_files(connection: sa.Connection) -> None:
    own = sa.select(matches.c.id).where(matches.c.own.is_not(None))
    for match in connection.execute(own).scalars().all():
        of = sa.select(matches.c.game, matches.c.own).where(matches.c.id == match)
        game, text = connection.execute(of).one()
        digest = hashlib.sha256(text.encode()).hexdigest()
        keep(connection, digest, game, text)
        connection.execute(sa.update(matches).where(matches.c.id == match).values(components=digest))


def shipped_files(connection: sa.Connection) -> None:
    """A game that is not installed any more keeps NULL: nobody could play on with it anyway."""
    shipped = sa.select(matches.c.game).where(matches.c.own.is_(None)).distinct()
    for name in connection.execute(shipped).scalars().all():
        try:
            game = find_game(name)
            data = game.component_file(SHIPPED_WITH_0_1.get(name) or game.shipped_data.digest)
        except BadOption:
            continue
        keep(connection, data.digest, name, data.text)
        of = sa.update(matches).where(matches.c.own.is_(None), matches.c.game == name)
        connection.execute(of.values(components=data.digest))


def proposals(connection: sa.Connection) -> None:
    """They stood among the settings of their table."""
    for match, text in connection.execute(sa.select(matches.c.id, matches.c.settings)).all():
        settings = json.loads(text)
        found = settings.pop("proposal", None)
        if found is not None:
            values = {"settings": json.dumps(settings), "proposal": json.dumps({"type": "proposal", **found})}
            connection.execute(sa.update(matches).where(matches.c.id == match).values(values))
