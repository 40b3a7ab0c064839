"""Stores to try the house on: SQLite always, PostgreSQL where its server is installed."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.house import postgres
from tests.house.fixtures import pebbles_at_home

__all__ = ["pebbles_at_home"]
KINDS = ["sqlite", "postgresql"] if postgres.is_installed() else ["sqlite"]
_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres.serving() as url:
        yield url


@pytest.fixture(params=KINDS)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    url = str(request.getfixturevalue("postgres_url"))
    name = f"house{next(_numbers)}"
    asyncio.run(_create(url, name))
    return url.rpartition("/")[0] + f"/{name}"


async def _create(url: str, name: str) -> None:
    engine = create_async_engine(
        url.replace("postgresql", "postgresql+asyncpg"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    await engine.dispose()
