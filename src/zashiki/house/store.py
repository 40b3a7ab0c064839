"""The store: SQLite in a file by default, PostgreSQL by URL.

Reading and writing are plain functions of a SQLAlchemy connection. SQLite runs them in two threads
of its own (one writes, one reads), PostgreSQL on its asynchronous driver.

Writes of many tables that arrive while the disk is busy are committed together (group commit), and
each one is acknowledged only after that commit.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from zashiki.house import schema
from zashiki.house.errors import StoreError
from zashiki.house.migrations import upgrade

T = TypeVar("T")
Row = dict[str, Any]
Work = Callable[[Connection], None]

log = logging.getLogger("zashiki.house")

APPEND = schema.actions.insert()


class StoreUrlError(ValueError):
    """A store that cannot be opened; the message says what is wrong with the URL."""


def default_store() -> str:
    """The file a house of one's own lives in."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'zashiki' / 'house.db'}"


def read_url(text: str) -> sa.URL:
    """The URL with the driver we use; a bare path is a SQLite file."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError):
        raise StoreUrlError("not a database URL; try sqlite:///FILE or postgresql://…") from None
    name = url.get_backend_name()
    if name == "sqlite":
        if not url.database:
            raise StoreUrlError("a SQLite store needs a file: sqlite:///FILE")
        return url.set(drivername="sqlite+pysqlite")
    if name == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    raise StoreUrlError(f"no store of kind {name!r}; there are sqlite and postgresql")


class Threads:
    """SQLite: one thread and connection that writes, one that reads."""

    def __init__(self, url: sa.URL) -> None:
        path = Path(str(url.database))
        path.parent.mkdir(parents=True, exist_ok=True)
        self._claim = Claim(path)
        self._engine: Engine = sa.create_engine(
            url,
            poolclass=sa.pool.NullPool,
            connect_args={"timeout": 10},
            hide_parameters=True,  # in errors: invitations are among them
        )
        sa.event.listen(self._engine, "connect", _set_up_sqlite)
        self._writer = Worker(self._engine, "store-writer")
        self._reader = Worker(self._engine, "store-reader")

    def claim(self) -> None:
        self._claim.take()

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._reader.run(work)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
        self._engine.dispose()
        self._claim.drop()


class Claim:
    """That a file is this house's alone, as a lock of SQLite on another file beside it.

    The system lets go of it when the process ends, however that comes about.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: sqlite3.Connection | None = None

    def take(self) -> None:
        beside = self._path.with_name(f"{self._path.name}-open")
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            raise StoreUrlError(
                f"another house is open on {self._path}; close that one first, or give this one "
                "a store of its own: --store sqlite:///FILE"
            ) from error
        self._lock = lock

    def drop(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


class Worker:
    """A thread with a connection of its own, which it keeps."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _set_up_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


class Driver:
    """PostgreSQL on asyncpg."""

    def __init__(self, url: sa.URL) -> None:
        try:
            self._engine: AsyncEngine = create_async_engine(
                url, pool_size=4, pool_pre_ping=True, hide_parameters=True
            )
        except ModuleNotFoundError as error:
            raise StoreUrlError(
                f"a PostgreSQL store needs {error.name}: pip install 'zashiki[postgres]'"
            ) from None

    def claim(self) -> None:
        """PostgreSQL serves many."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    read = write

    async def close(self) -> None:
        await self._engine.dispose()


class Store:
    """Where everything is kept. `append` and `change` return when it is on disk."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self._backend = (
            Threads(self.url) if self.url.get_backend_name() == "sqlite" else Driver(self.url)
        )
        self._waiting: list[tuple[list[Row] | Work, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.on_commit: Callable[[float, int], None] = _nothing  # seconds, and how many changes

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        try:
            self._backend.claim()
            await self._backend.write(upgrade)
        except (DatabaseError, OSError, sqlite3.OperationalError) as error:
            why = error.orig if isinstance(error, DatabaseError) else error
            raise StoreUrlError(f"cannot open {self.url!r}: {why}") from error
        self._task = asyncio.create_task(self._write_forever(), name="store-writer")

    async def close(self) -> None:
        if self._task is not None:
            while self._waiting:
                await asyncio.wait([future for _, future in self._waiting])
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._backend.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a function of the connection finds; raises StoreError where nothing can be read."""
        try:
            return await self._backend.read(work)
        except (SQLAlchemyError, OSError) as error:
            log.error("the store could not be read: %s", type(error).__name__)
            raise StoreError("not-read") from error

    def append(self, rows: list[Row]) -> asyncio.Future[None]:
        """Add rows of actions; the future is done when they are on disk."""
        return self._enqueue(rows)

    def change(self, work: Work) -> asyncio.Future[None]:
        """Run a function of the connection that writes; done when it is on disk."""
        return self._enqueue(work)

    def _enqueue(self, item: list[Row] | Work) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, future))
        self._wake.set()
        return future

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[list[Row] | Work, asyncio.Future[None]]]) -> None:
        """All in one transaction; if that fails, each by itself, so that only the guilty fail. A
        disk that is full or locked fails all of them: to try each would make all wait in turn.
        """
        begin = time.perf_counter()
        try:
            await self._backend.write(lambda connection: _write(connection, [i for i, _ in batch]))
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, OperationalError):
                for one in batch:
                    await self._commit([one])
                return
            log.error("the store refused a write: %s", type(error).__name__)
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreError())
            return
        self.commits += 1
        self.on_commit(time.perf_counter() - begin, len(batch))
        for _, future in batch:
            if not future.done():
                future.set_result(None)


def _nothing(_seconds: float, _changes: int) -> None:
    """Nobody counts."""


def _write(connection: Connection, items: Sequence[list[Row] | Work]) -> None:
    rows: list[Row] = []
    for item in items:
        if isinstance(item, list):
            rows += item
        else:
            item(connection)
    if rows:
        connection.execute(APPEND, rows)
