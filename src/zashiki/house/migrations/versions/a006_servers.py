"""Several servers: every change of a table follows a revision that was seen, clocks and offers are
kept with the table, and servers say that they are there.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "a006"
down_revision = "a005"

# What was looked up among the actions before.
LAST = """
UPDATE tables SET
    version = CASE WHEN tables.version > last.version THEN tables.version ELSE last.version END,
    plies = last.ply + 1,
    changed = last.at
FROM (
    SELECT table_id, version, ply, at FROM actions AS a
    WHERE ply = (SELECT max(ply) FROM actions WHERE table_id = a.table_id)
) AS last
WHERE tables.id = last.table_id
"""
CLOCKS = """
SELECT tables.id, tables.clock, actions."left", actions.at FROM tables
JOIN actions ON actions.table_id = tables.id AND actions.ply = tables.plies - 1
WHERE tables.status = 'playing' AND actions."left" IS NOT NULL
"""


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    for name in ("revision", "plies", "changed"):
        kind = sa.BigInteger if name == "changed" else sa.Integer
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("times", sa.JSON))
    op.add_column("tables", sa.Column("offers", sa.JSON))
    op.add_column("tables", sa.Column("driver", sa.String(16)))
    op.execute("UPDATE tables SET changed = made")
    op.execute(LAST)
    _move_clocks(op.get_bind())
    op.drop_column("actions", "left")
    op.drop_column("actions", "version")
    op.create_index(
        "tables_by_driver",
        "tables",
        ["driver"],
        postgresql_where=sa.text("driver IS NOT NULL"),
        sqlite_where=sa.text("driver IS NOT NULL"),
    )
    if op.get_bind().dialect.name == "postgresql":  # room beside a row for what it is next
        op.execute("ALTER TABLE tables SET (fillfactor = 70)")


def _move_clocks(connection: sa.Connection) -> None:
    """What every seat has left. Nobody knows since when its time ran: from the next look on, but
    for clocks by days, which follow the calendar.
    """
    tables = sa.table("tables", sa.column("id"), sa.column("times", sa.JSON))
    for row in connection.execute(sa.text(CLOCKS)).all():
        left = json.loads(row.left) if isinstance(row.left, str) else row.left
        times = {"left": left, "running": None, "since": row.at}
        connection.execute(tables.update().where(tables.c.id == row.id).values(times=times))
