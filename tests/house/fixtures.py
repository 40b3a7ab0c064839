"""What tests of the house and of the web server share."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.house.pebbles import GAME
from tools.postgres import Postgres
from tools.valkey import ValkeyServer
from zashiki.core import registry
from zashiki.house.store import Store, read_url

_numbers = itertools.count()


@pytest.fixture(autouse=True)
def pebbles_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is in the house while a test runs, and other tests never meet it."""
    monkeypatch.setitem(registry._homes, GAME.id, "tests.house.pebbles")
    monkeypatch.setitem(registry._games, GAME.id, GAME)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A server whose database `postgres` has the schema of the house, to be copied."""
    with Postgres() as server:
        asyncio.run(_make_schema(server.url))
        yield server.url


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty store on PostgreSQL."""
    name = f"house{next(_numbers)}"
    asyncio.run(_create(postgres.rpartition("/")[0] + "/template1", name))
    return postgres.rpartition("/")[0] + f"/{name}"


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    """A server by which houses wake each other."""
    with ValkeyServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of either kind that has not even a schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    base = str(request.getfixturevalue("postgres")).rpartition("/")[0]
    url = f"{base}/empty{next(_numbers)}"
    asyncio.run(create_empty(url))
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    return str(request.getfixturevalue("postgres_url"))


async def create_empty(url: str) -> None:
    """A database without anything in it."""
    base, _, name = url.rpartition("/")
    await _run(f"{base}/template1", f"CREATE DATABASE {name}")


async def _make_schema(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


async def _create(url: str, name: str) -> None:
    await _run(url, f"CREATE DATABASE {name} TEMPLATE postgres STRATEGY FILE_COPY")


async def _run(url: str, statement: str) -> None:
    engine = create_async_engine(read_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(statement))
    await engine.dispose()
