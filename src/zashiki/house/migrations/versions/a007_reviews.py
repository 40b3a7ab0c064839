"""Reviews of matches, with every ply that was judged already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a007"
down_revision = "a006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text),
    )
    op.create_index("reviews_by_status", "reviews", ["status"])
    op.create_table(
        "judgements",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("judgement", sa.Text, nullable=False),
    )
