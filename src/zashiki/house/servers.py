"""The servers of a house: who is there, who sees to what, and how late it is.

Every server writes a sign of life into the store, once a second. One whose signs stay away is gone:
another takes over the tables it saw to. That is for the sake of those who wait alone; should it be
alive after all, nothing happens twice, for every change of a table follows the one before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from zashiki.house.clocks import HouseTime
from zashiki.house.errors import HouseError, StoreError
from zashiki.house.schema import house, servers, tables
from zashiki.house.store import Store
from zashiki.house.tables import Tables

log = logging.getLogger("zashiki.house")

TIME = "time"  # of the house, in the store
BEAT_SECONDS = 1.0
MOST_MISSED = 3  # signs of life of another, counted in one's own
LOOK_EACH = 5  # beats, then one's own tables are looked through
AT_ONCE = 200  # tables taken over


def new_server_id() -> str:
    return secrets.token_hex(6)


@dataclass
class Sign:
    """The last sign of life of another server."""

    beat: int
    since: float  # when it was first seen
    seen: int = 0  # how often since

    @property
    def is_old(self) -> bool:
        """Only looks that reached the store count: where it was away, nobody could write there."""
        long_ago = time.monotonic() - MOST_MISSED * BEAT_SECONDS
        return self.seen >= MOST_MISSED and self.since < long_ago


class Servers:
    """This one, and what it knows of the others."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        house_time: HouseTime,
        server: str,
        gone: Callable[[str], None],
        beaten: Callable[[], None],
    ) -> None:
        """`gone` hears of every other server that is there no longer, `beaten` of every beat."""
        self._store = store
        self._tables = tables
        self._time = house_time
        self._gone = gone
        self._beaten = beaten
        self.id = server
        self._signs: dict[str, Sign] = {}
        self._beats = 0
        self._takes_over = False  # tables of a server that is gone: not all at once
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        is_alone = not self._store.is_shared
        self._time.hear(await self._store.write(lambda c: sign_on(c, self.id, is_alone)))
        self._task = asyncio.create_task(self._beat_forever(), name="servers")

    async def close(self) -> None:
        """Whoever is left sees to what this one saw to."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        now = self._time.now().house
        with contextlib.suppress(StoreError):  # the others will notice
            await self._store.write(lambda c: sign_off(c, self.id, now))

    def look_now(self) -> None:
        """Something happened to another server: do not wait for the next beat."""
        self._wake.set()

    @property
    def others(self) -> list[str]:
        return list(self._signs)

    async def _beat_forever(self) -> None:
        while True:
            try:
                if self._store.is_shared or not self._beats or self._clocks_run():
                    await self._beat()
                self._beaten()
            except StoreError:
                pass  # told already; the next beat may reach it
            except Exception:
                log.exception("a beat of this server failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT_SECONDS)
            self._wake.clear()

    def _clocks_run(self) -> bool:
        """Alone in the house, only clocks need to know how late it is."""
        return any(table.clock.ticks for table in self._tables.in_memory())

    async def _beat(self) -> None:
        now = self._time.now().house
        late, beats = await self._store.write(lambda c: beat(c, self.id, now))
        self._time.hear(late)
        beats.pop(self.id, None)
        is_time = self._beats % LOOK_EACH == 0
        if await self._note(beats) or self._takes_over or is_time:
            self._takes_over = await self._take_over()
        if self._takes_over or is_time:
            await self._see_to_mine()
        self._beats += 1

    async def _take_over(self) -> bool:
        """Tables of servers that are gone; whether there were any, and so may be more."""
        taken = await self._store.write(lambda c: take_over(c, self.id))
        if taken:
            log.warning("%d tables were taken over from a server that is gone", len(taken))
        return bool(taken)

    async def _note(self, beats: dict[str, int]) -> bool:
        """Find out which of the others are gone, by themselves or not; whether any is."""
        signs = self._signs
        gone = [server for server in signs if server not in beats]
        for server, count in beats.items():
            sign = signs.get(server)
            if sign is None or sign.beat != count:
                signs[server] = Sign(count, time.monotonic())
                continue
            sign.seen += 1
            if sign.is_old:
                await self._store.write(lambda c, s=server, b=count: strike_off(c, s, b))  # type: ignore[misc]
                gone.append(server)
        for server in gone:
            del signs[server]
            self._gone(server)
        return bool(gone)

    async def _see_to_mine(self) -> None:
        """Tables this server sees to, as the store has it, go on: they are loaded where they are
        not in memory, because they were taken over or could not be kept.
        """
        mine = await self._store.read(lambda c: driven(c, self.id))
        for table_id, revision in mine:
            table = self._tables.in_memory_by(table_id)
            if table is not None and (table.driver == self.id or table.revision != revision):
                continue
            try:
                found = await self._tables.find(table_id)
            except StoreError:
                return
            except HouseError:  # this house cannot open it: nobody need try again
                await self._store.write(lambda c, t=table_id: let_go(c, t, self.id))  # type: ignore[misc]
                continue
            if found.driver != self.id and found.revision == revision:
                self._tables.drive(found, self.id)


# --- in the store ------------------------------------------------------------------------------


def sign_on(connection: Connection, server: str, is_alone: bool) -> int:
    """Be one of the servers (the only one); how late it is in the house."""
    if is_alone:
        connection.execute(servers.delete())
    connection.execute(servers.insert().values(id=server, beat=0))
    make_time = "INSERT INTO house (key, value) VALUES (:key, '0') ON CONFLICT (key) DO NOTHING"
    connection.execute(sa.text(make_time), {"key": TIME})
    return _time(connection)


def beat(connection: Connection, server: str, now: int) -> tuple[int, dict[str, int]]:
    """A sign of life; how late it is, and the signs of all."""
    _tell_time(connection, now)
    mine = servers.c.id == server
    changed = connection.execute(servers.update().where(mine).values(beat=servers.c.beat + 1))
    if not changed.rowcount:  # it was thought to be gone
        connection.execute(servers.insert().values(id=server, beat=0))
    beats = {row.id: row.beat for row in connection.execute(sa.select(servers))}
    return _time(connection), beats


def sign_off(connection: Connection, server: str, now: int) -> None:
    _tell_time(connection, now)
    connection.execute(servers.delete().where(servers.c.id == server))


def strike_off(connection: Connection, server: str, last: int) -> None:
    """Unless it has given a sign of life after all."""
    connection.execute(servers.delete().where(servers.c.id == server, servers.c.beat == last))


def take_over(connection: Connection, server: str) -> Sequence[str]:
    """Some tables of servers that are gone, which no other is just taking."""
    query = (
        sa.select(tables.c.id)
        .where(tables.c.driver.is_not(None), tables.c.driver.not_in(sa.select(servers.c.id)))
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    found = list(connection.execute(query).scalars())
    if found:
        theirs = tables.c.id.in_(found)
        connection.execute(tables.update().where(theirs).values(driver=server))
    return found


def driven(connection: Connection, server: str) -> list[tuple[str, int]]:
    """The tables a server sees to, with their revisions."""
    query = sa.select(tables.c.id, tables.c.revision).where(tables.c.driver == server)
    return [(row.id, row.revision) for row in connection.execute(query)]


def let_go(connection: Connection, table_id: str, server: str) -> None:
    this = sa.and_(tables.c.id == table_id, tables.c.driver == server)
    connection.execute(tables.update().where(this).values(driver=None))


def _time(connection: Connection) -> int:
    query = sa.select(house.c.value).where(house.c.key == TIME)
    return int(connection.execute(query).scalar_one())


def _tell_time(connection: Connection, now: int) -> None:
    is_later = sa.cast(house.c.value, sa.BigInteger) < now
    connection.execute(house.update().where(house.c.key == TIME, is_later).values(value=str(now)))
