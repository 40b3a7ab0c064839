"""A store on PostgreSQL, for any number of servers, and how they wake each other by it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from zashiki.house.changes import Change, encode, rows
from zashiki.house.errors import StoreError
from zashiki.house.store import Item, Result, StoreUrlError, is_out_of_reach, log, write_together

T = TypeVar("T")

# Many plain changes in one statement, which is its own transaction: one way to the server and back.
# Rows are locked in the order of their ids, so that two servers never wait for each other.
KEEP = """
WITH asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::text[], $7::text[],
        $8::int[], $9::bool[], $10::text[], $11::text[], $12::text[], $13::text[]
    ) AS a (
        id, seen, version, plies, changed, status, ended,
        held, practice, times, offers, rematch, driver
    )
), gate AS (
    SELECT t.id FROM tables t JOIN asked a ON t.id = a.id AND t.revision = a.seen
    ORDER BY t.id FOR UPDATE OF t
), passed AS (
    UPDATE tables t SET
        revision = a.seen + 1, version = a.version, plies = a.plies, changed = a.changed,
        status = a.status, ended = a.ended::json, held = a.held, practice = a.practice,
        times = a.times::json, offers = a.offers::json, rematch = a.rematch, driver = a.driver
    FROM asked a JOIN gate g ON g.id = a.id WHERE t.id = a.id RETURNING t.id
), played AS (
    INSERT INTO actions (table_id, ply, code, at)
    SELECT r.table_id, r.ply, r.code, r.at
    FROM unnest($14::text[], $15::int[], $16::int[], $17::bigint[]) AS r (table_id, ply, code, at)
    JOIN passed p ON p.id = r.table_id
)
SELECT id FROM passed
"""


class Driver:
    """asyncpg, through SQLAlchemy but for what is done most often."""

    is_shared = True

    def __init__(self, url: sa.URL) -> None:
        try:
            self._engine: AsyncEngine = create_async_engine(
                url, pool_size=6, pool_pre_ping=True, hide_parameters=True
            )
        except ModuleNotFoundError as error:
            raise StoreUrlError(
                f"a PostgreSQL store needs {error.name}: pip install 'zashiki[postgres]'"
            ) from None
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._keeping = Line(self._engine)

    async def open(self) -> None:
        """PostgreSQL serves many."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reading.begin() as connection:
            return await connection.run_sync(work)

    async def commit(self, items: Sequence[Item]) -> list[Result]:
        plain = [item.change for item in items if item.change is not None and item.is_plain]
        others = sorted((item for item in items if not item.is_plain), key=_table)
        kept, written = await asyncio.gather(
            self._keep(plain), write_together(self.write, others) if others else _nothing()
        )
        by_item = dict(zip(map(id, others), written, strict=True))
        return [
            kept[item.change.table]
            if item.change is not None and item.is_plain
            else by_item[id(item)]
            for item in items
        ]

    async def _keep(self, changes: list[Change]) -> dict[str, Result]:
        if not changes:
            return {}
        try:
            connection = await self._keeping.driver()
            passed = {row[0] for row in await connection.fetch(KEEP, *_columns(changes))}
        except Exception as error:
            if len(changes) > 1 and not is_out_of_reach(error):
                found: dict[str, Result] = {}
                for change in changes:
                    found.update(await self._keep([change]))
                return found
            log.error("the store refused a write: %s", type(error).__name__)
            return {change.table: StoreError() for change in changes}
        return {change.table: change.table in passed for change in changes}

    async def close(self) -> None:
        await self._keeping.close()
        await self._engine.dispose()

    def notices(self) -> Notices:
        return Notices(Line(self._engine))


async def _nothing() -> list[Result]:
    return []


def _table(item: Item) -> str:
    return "" if item.change is None else item.change.table


def _columns(changes: Sequence[Change]) -> list[list[Any]]:
    """The arguments of KEEP."""
    asked = [
        (
            change.table,
            change.seen,
            change.version,
            change.plies,
            change.at,
            change.status,
            _json(change.end),
            change.held,
            change.practice,
            _json(change.times),
            _json(change.offers),
            change.rematch,
            change.driver,
        )
        for change in changes
    ]
    played = [row for change in changes for row in rows(change)]
    columns = [list(column) for column in zip(*asked, strict=True)]
    return columns + ([list(column) for column in zip(*played, strict=True)] or [[], [], [], []])


def _json(value: object) -> str | None:
    return None if value is None else encode(value).decode()


class Line:
    """A connection that is kept, and made anew where it broke."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def driver(self) -> Any:
        """The connection of asyncpg."""
        if self._driver is None or self._driver.is_closed():
            await self.close()
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        return self._driver

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it may be broken already, in whatever way
                await connection.invalidate()
                await connection.close()


class Notices(ChannelsBackend):
    """LISTEN and NOTIFY on one connection that is kept. (Litestar's own makes one for each notice.)

    A notice is sent after what it tells of was committed, and does not wait for the disk: inside
    the same transaction all servers would commit one after the other.
    """

    def __init__(self, line: Line) -> None:
        self._line = line
        self._driver: Any = None
        self._notify: Any = None  # the statement, prepared
        self._pid = 0  # of this connection: what it said itself need not be heard
        self._heard: asyncio.Queue[tuple[str, bytes] | None] = asyncio.Queue()

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()
        driver = await self._line.driver()
        driver.add_termination_listener(self._break)
        await driver.execute("SET synchronous_commit = off")
        self._notify = await driver.prepare("SELECT pg_notify($1, $2)")
        self._pid = driver.get_server_pid()
        self._driver = driver

    async def on_shutdown(self) -> None:
        self._driver = None
        await self._line.close()
        self._heard.put_nowait(None)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._driver is None:
            raise ConnectionError("not open")
        for channel in channels:
            await self._notify.fetch(channel, data.decode())

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._driver.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._driver.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Ends with ConnectionError when the line breaks."""
        while True:
            event = await self._heard.get()
            if event is None:
                raise ConnectionError("the line to the database broke")
            yield event

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError("notices are not kept")

    def _hear(self, _driver: object, pid: int, channel: str, payload: object) -> None:
        if pid != self._pid:
            self._heard.put_nowait((channel, str(payload).encode()))

    def _break(self, _driver: object) -> None:
        self._heard.put_nowait(None)
