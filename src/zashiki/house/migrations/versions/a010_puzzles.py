"""Puzzles that guests made of positions of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a010"
down_revision = "a009"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("body", sa.Text),
        sa.Column("server", sa.String(16)),
    )
    op.create_index("puzzles_by_guest", "puzzles", ["guest"])
    op.create_index("puzzles_by_status", "puzzles", ["status"])
