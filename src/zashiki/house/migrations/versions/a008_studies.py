"""Studies, their chapters, and who works on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a008"
down_revision = "a007"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("access", sa.String(10), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("studies_by_owner", "studies", ["owner"])
    op.create_table(
        "study_chapters",
        sa.Column("study_id", sa.String(16), sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "study_people",
        sa.Column("study_id", sa.String(16), sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_index("study_people_by_guest", "study_people", ["guest"])
