"""Who made a table, seats dealt at random, and links that bring a guest to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a004"
down_revision = "a003"

# Of a table that was made before, whoever sits first counts as its host.
FIRST_PERSON = """
UPDATE tables SET host = (
    SELECT guest FROM seats
    WHERE seats.table_id = tables.id AND guest IS NOT NULL ORDER BY seat LIMIT 1
)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.add_column(
        "tables",
        sa.Column("random_seats", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("tables_by_host", "tables", ["host"])
    op.execute(FIRST_PERSON)
    op.create_table(
        "handovers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
