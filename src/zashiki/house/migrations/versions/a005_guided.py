"""Tables with a coach."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a005"
down_revision = "a004"


def upgrade() -> None:
    guided = sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", guided)
