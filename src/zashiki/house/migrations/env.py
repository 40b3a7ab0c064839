"""For alembic's own command line, while writing a new step."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from zashiki.house.schema import metadata

url = context.get_x_argument(as_dictionary=True)["url"]
with create_engine(url).connect() as connection:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
