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
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.engine import Connection
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from zashiki.house import queries
from zashiki.house.changes import Change
from zashiki.house.errors import StoreError
from zashiki.house.migrations import upgrade
from zashiki.house.queries import Work

T = TypeVar("T")

log = logging.getLogger("zashiki.house")

# Classes of PostgreSQL's errors: no connection, no resources, closed by somebody, system, internal.
UNREACHABLE = ("08", "53", "57", "58", "XX")


class StoreUrlError(ValueError):
    """A store that cannot be opened; the message says what is wrong with the URL."""


class Item(NamedTuple):
    """Something to be written: a change of a table, and with it or alone whatever else."""

    change: Change | None
    work: Work | None = None

    @property
    def is_plain(self) -> bool:
        return self.change is not None and self.change.is_plain and self.work is None


Result = bool | StoreError  # whether it is written, or somebody else was quicker; or why it failed


class Backend(Protocol):
    """What a database must be able to do."""

    is_shared: bool  # with other servers

    async def open(self) -> None: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """All of it from one moment."""

    async def commit(self, items: Sequence[Item]) -> list[Result]: ...

    async def close(self) -> None: ...

    def notices(self) -> ChannelsBackend | None:
        """Through which servers wake each other, where there can be others."""


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


def is_shareable(url: str) -> bool:
    """Whether several servers may open it."""
    return read_url(url).get_backend_name() == "postgresql"


def _backend(url: sa.URL) -> Backend:
    if url.get_backend_name() == "sqlite":
        from zashiki.house.sqlite import Threads

        return Threads(url)
    from zashiki.house.postgres import Driver

    return Driver(url)


def _waker(url: str) -> ChannelsBackend:
    from zashiki.house.valkey import Valkey

    return Valkey(url)


class Store:
    """Where everything is kept. `keep` and `change` return when it is on disk."""

    def __init__(self, url: str, wake: str = "") -> None:
        """`wake` is the URL of a Valkey or Redis by which servers wake each other; without it they
        do so by the database.
        """
        self.url = read_url(url)
        self._backend = _backend(self.url)
        self._waker = _waker(wake) if wake and self._backend.is_shared else None
        self._waiting: list[tuple[Item, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_away = False
        self.commits = 0
        self.on_commit: Callable[[float, int], None] = _nothing  # seconds, and how many changes
        self.told: Callable[[list[Change]], None] = _tell_nobody  # of what is on disk

    @property
    def is_shared(self) -> bool:
        return self._backend.is_shared

    def notices(self) -> ChannelsBackend | None:
        return self._waker or self._backend.notices()

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        try:
            await self._backend.open()
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
        """Raises StoreError where the store is out of reach."""
        return await self._reached(self._backend.read(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function that writes and returns something, in a transaction of its own."""
        return await self._reached(self._backend.write(work))

    async def _reached(self, result: Awaitable[T]) -> T:
        """Told once that it is out of reach, and once that it is back."""
        try:
            found = await result
        except Exception as error:
            if not is_out_of_reach(error):
                if isinstance(error, SQLAlchemyError):  # such as a page that is damaged
                    log.error("the store could not be read: %s", type(error).__name__)
                    raise StoreError("not-read") from error
                raise
            if not self._is_away:
                log.error("the store is out of reach: %s", type(error).__name__)
            self._is_away = True
            raise StoreError("not-read") from error
        if self._is_away:
            log.warning("the store is back")
        self._is_away = False
        return found

    def keep(self, change: Change, work: Work | None = None) -> asyncio.Future[bool]:
        """Write a change, and something else with it; the future is done when that is on disk. It
        is False where another server was quicker: then nothing of it is written.
        """
        return self._enqueue(Item(change, work))

    def change(self, work: Work) -> asyncio.Future[bool]:
        """Run a function of the connection that writes; done when it is on disk."""
        return self._enqueue(Item(None, work))

    def _enqueue(self, item: Item) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
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

    async def _commit(self, batch: list[tuple[Item, asyncio.Future[bool]]]) -> None:
        begin = time.perf_counter()
        results = await self._backend.commit([item for item, _ in batch])
        written = sum(not isinstance(result, StoreError) for result in results)
        if written:
            self.commits += 1
            self.on_commit(time.perf_counter() - begin, written)
        kept = [
            item.change
            for (item, _), result in zip(batch, results, strict=True)
            if result is True and item.change is not None
        ]
        if kept:
            self.told(kept)
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():
                continue
            if isinstance(result, StoreError):
                future.set_exception(result)
            else:
                future.set_result(result)


def _nothing(_seconds: float, _changes: int) -> None:
    """Nobody counts."""


def _tell_nobody(changes: list[Change]) -> None:
    """There is no other server."""


# --- what both databases do alike ----------------------------------------------------------------


class MixedError(Exception):
    """Somebody else was quicker at one of several tables: each must be tried by itself."""


async def write_together(
    run: Callable[[Callable[[Connection], list[Result]]], Awaitable[list[Result]]],
    items: Sequence[Item],
) -> list[Result]:
    """All in one transaction; if that fails, each by itself, so that only the guilty fail. A disk
    that is full or locked fails all of them: to try each would make all wait in turn.
    """
    try:
        return await run(lambda connection: write_all(connection, items))
    except Exception as error:
        if len(items) > 1 and not is_out_of_reach(error):
            found = [await write_together(run, [item]) for item in items]
            return [result for results in found for result in results]
        log.error("the store refused a write: %s", type(error).__name__)
        return [StoreError() for _ in items]


def write_all(connection: Connection, items: Sequence[Item]) -> list[Result]:
    """Several are written altogether, or not at all; who writes does so in one order everywhere, or
    else two servers could wait for each other.
    """
    if len(items) == 1:
        return [_write(connection, items[0])]
    plain = [item.change for item in items if item.change is not None and item.is_plain]
    plain.sort(key=_table)
    if plain and not queries.keep_plain(connection, plain):
        raise MixedError
    for item in items:
        if not item.is_plain and not _write(connection, item):
            raise MixedError
    return [True] * len(items)


def _write(connection: Connection, item: Item) -> bool:
    if item.change is not None and not queries.keep(connection, item.change):
        return False
    if item.work is not None:
        item.work(connection)
    return True


def _table(change: Change) -> str:
    return change.table


def is_out_of_reach(error: BaseException) -> bool:
    """Whether the database as a whole cannot be written or read now."""
    if isinstance(error, (OSError, OperationalError, InterfaceError, asyncio.TimeoutError)):
        return True
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "-")
        return bool(error.connection_invalidated) or state[:2] in UNREACHABLE
    if not type(error).__module__.startswith("asyncpg."):
        return False
    return str(getattr(error, "sqlstate", None) or "08")[:2] in UNREACHABLE
