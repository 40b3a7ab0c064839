"""A store in a file: one process, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from zashiki.house.store import Item, Result, StoreUrlError, write_together

T = TypeVar("T")


class Threads:
    """One thread and connection that writes, one that reads."""

    is_shared = False

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
        sa.event.listen(self._engine, "connect", _set_up)
        self._writer = Worker(self._engine, "store-writer")
        self._reader = Worker(self._engine, "store-reader")

    async def open(self) -> None:
        self._claim.take()

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._reader.run(work)

    async def commit(self, items: Sequence[Item]) -> list[Result]:
        return await write_together(self.write, items)

    def notices(self) -> None:
        """Nobody else is there."""

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


def _set_up(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
