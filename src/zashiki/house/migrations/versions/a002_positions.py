"""Tables that begin from a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON))
