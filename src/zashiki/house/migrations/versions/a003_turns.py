"""Turns that are held, matches played for practice, and who has gone out of one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"


def upgrade() -> None:
    practice = sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", sa.Column("held", sa.Integer))
    op.add_column("tables", practice)
    op.add_column("seats", sa.Column("gone", sa.String(10), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("gone_at", sa.Integer, nullable=False, server_default="0"))
