"""Tables, seats, actions, chat and guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "a001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.String(120), nullable=False),
        sa.Column("rules_version", sa.String(40), nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("ended", sa.JSON),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.String(16)),
        sa.Column("rematch", sa.String(16)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_index("seats_by_kind", "seats", ["kind"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("left", sa.JSON),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
