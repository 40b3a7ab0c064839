"""The schema step by step, with alembic; a house brings its store up to date when it opens."""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

HERE = Path(__file__).parent
LOCK = 8321  # of whoever brings the schema up to date


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the steps this store has not seen yet, inside the transaction of the connection. Of
    several servers that open at the same time one does, and the others wait.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    scripts = ScriptDirectory(str(HERE))
    context = MigrationContext.configure(connection)
    done = context.get_current_heads()
    steps = list(scripts.iterate_revisions(to, done or "base"))
    with Operations.context(context):
        for step in reversed(steps):
            step.module.upgrade()
            context.stamp(scripts, step.revision)
