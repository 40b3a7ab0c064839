"""Which server makes a review, so that no other makes it, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a009"
down_revision = "a008"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("server", sa.String(16)))
