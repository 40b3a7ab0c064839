"""The store: nothing is acknowledged before it is on disk, and only the guilty fail."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError

from tests.house.open_house import Ear, in_a_house, lay, open_house, play_on, run, two_guests
from zashiki.house import queries, schema
from zashiki.house.changes import Change
from zashiki.house.errors import StaleError, StoreError
from zashiki.house.house import House
from zashiki.house.migrations import upgrade
from zashiki.house.new_tables import TableWish
from zashiki.house.postgres import Driver
from zashiki.house.seats import Wish, new_guest
from zashiki.house.setups import StoredSetup, new_setup
from zashiki.house.store import Item, Result, Store, StoreUrlError, read_url
from zashiki.house.table import Table
from zashiki.match import Match


def elsewhere(table: Table, ply: int, code: int = 1, seen: int | None = None) -> Change:
    """What another server plays at the table."""
    revision = table.revision if seen is None else seen
    return Change(
        table.id, revision, 9, ply, 0, [code], 1, "playing", None, False, False, None
    )  # fmt: skip


async def count(store: Store, table_id: str) -> int:
    query = sa.select(sa.func.count()).where(schema.actions.c.table_id == table_id)

    def ask(connection: Connection) -> int:
        return int(connection.execute(query).scalar_one())

    return await store.read(ask)


@in_a_house
async def test_appends_that_wait_together_are_committed_together(house: House) -> None:
    tables = [await lay(house, *two_guests()) for _ in range(20)]
    before = house.store.commits
    await asyncio.gather(*(play_on(house, table, 1) for table in tables))
    assert house.store.commits - before <= 3
    for table in tables:
        assert await count(house.store, table.id) == table.match.ply


@in_a_house
async def test_a_ply_is_written_once_and_only_the_guilty_fail(house: House) -> None:
    one, two, three = [await lay(house, *two_guests()) for _ in range(3)]
    good = house.store.keep(elsewhere(one, one.match.ply))
    twice = house.store.keep(elsewhere(two, 0))
    after = house.store.keep(elsewhere(three, three.match.ply))
    assert await good
    assert await after
    with pytest.raises(StoreError):
        await twice
    for table, more in ((one, 1), (two, 0), (three, 1)):
        assert await count(house.store, table.id) == table.match.ply + more


@in_a_house
async def test_of_changes_from_the_same_revision_one_is_written(house: House) -> None:
    one, two = [await lay(house, *two_guests()) for _ in range(2)]
    assert await house.store.keep(elsewhere(one, one.match.ply))
    late, good = await asyncio.gather(  # in one commit
        house.store.keep(elsewhere(one, one.match.ply + 1)),
        house.store.keep(elsewhere(two, two.match.ply)),
    )
    assert (late, good) == (False, True)
    assert await count(house.store, one.id) == one.match.ply + 1
    assert await count(house.store, two.id) == two.match.ply + 1


@in_a_house
async def test_who_comes_too_late_is_told_so_and_has_the_newest_table(house: House) -> None:
    table = await lay(house, *two_guests())
    ear = Ear.at(table)
    ply, version = table.match.ply, table.version
    code = table.match.state.legal()[0]
    await house.store.keep(elsewhere(table, ply, code))  # another server was quicker
    with pytest.raises(StaleError):
        await house.play.act(table, table.actor, version, code)
    assert (await house.tables.find(table.id)) is table
    assert table.match.ply == ply + 1
    assert table.version == 9
    assert ear.positions == [ply]
    assert not ear.is_lost


def fill_the_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commit fails, those after it do not."""
    backend = house.store._backend
    as_ever = backend.commit

    async def commit(items: Sequence[Item]) -> list[Result]:
        monkeypatch.setattr(backend, "commit", as_ever)
        return [StoreError() for _ in items]

    monkeypatch.setattr(backend, "commit", commit)


@in_a_house
async def test_a_locked_disk_makes_nobody_wait_in_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await lay(house, *two_guests()) for _ in range(3)]
    tries = []

    async def write(work: object = None) -> None:
        tries.append(work)
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked"))

    with monkeypatch.context() as locked:
        backend = house.store._backend
        if isinstance(backend, Driver):
            locked.setattr(backend._keeping, "driver", write)
        else:
            locked.setattr(backend, "write", write)
        acting = [play_on(house, table, 1) for table in tables]
        results = await asyncio.gather(*acting, return_exceptions=True)
    assert [type(result) for result in results] == [StoreError] * 3
    assert len(tries) == 1


@in_a_house
async def test_undo_takes_nothing_back_that_another_server_played(house: House) -> None:
    table = await lay(house, *two_guests())
    while table.undo_refusal(table.actor) is not None:
        await play_on(house, table, 1)
    ply = table.match.ply
    code = table.match.state.legal()[0]
    await house.store.keep(elsewhere(table, ply, code))
    with pytest.raises(StaleError):
        await house.play.undo(table, table.actor, table.version)
    assert await count(house.store, table.id) == ply + 1


@in_a_house
async def test_who_comes_while_a_write_fails_meets_what_is_on_disk(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lay(house, *two_guests())
    ply = table.match.ply
    fill_the_disk(house, monkeypatch)
    acting = asyncio.create_task(play_on(house, table, 1))
    await asyncio.sleep(0)
    assert table.pending is not None
    found = await house.tables.find(table.id)
    with pytest.raises(StoreError):
        await acting
    assert found.match.ply == ply
    await play_on(house, found, 3)
    assert (await count(house.store, table.id)) == found.match.ply
    with pytest.raises(StoreError):  # and who still holds the other changes nothing
        await play_on(house, table, 1)
    with pytest.raises(StoreError):
        await house.endings.resign(table, 0)
    assert (await house.tables.find(table.id)) is found


@in_a_house
async def test_nothing_is_built_on_a_seat_that_could_not_be_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ben = two_guests()
    cleo = new_guest()
    wishes = [Wish("me"), Wish("open"), Wish("open")]
    table = await house.new_tables.lay(host, TableWish("pebbles", wishes, {}))
    fill_the_disk(house, monkeypatch)
    results = await asyncio.gather(
        house.seating.claim(table, ben, 1, ""),
        house.seating.claim(table, cleo, 2, ""),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreError, StoreError]
    again = await house.tables.find(table.id)
    assert again.status == "waiting"
    await house.seating.claim(again, ben, 1, "")
    await house.seating.claim(again, cleo, 2, "")
    assert not again.seats[2].is_free
    assert again.match.ply > 0


def test_an_action_is_on_disk_when_it_is_told(store_url: str) -> None:
    """Looked at from outside, through a connection of another store."""

    async def story(house: House) -> None:
        other = Store(store_url)  # not opened: it only reads
        table = await lay(house, *two_guests())

        seen: list[int] = []

        class Witness:
            def position_changed(self, first: int) -> None:
                seen.append(table.match.ply)

            def table_changed(self) -> None: ...
            def said(self, line: object) -> None: ...
            def lost(self) -> None: ...

        table.listeners.add(Witness())
        for _ in range(5):
            await play_on(house, table, 1)
            assert await count(other, table.id) == seen[-1] == table.match.ply
        await other.close()

    run(store_url, story)


def test_migrations_lead_to_the_schema(store_url: str) -> None:
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection)
        return compare_metadata(context, schema.metadata)

    async def story() -> None:
        store = Store(store_url)
        await store.open()
        assert await store.read(differences) == []
        await store.close()
        again = Store(store_url)
        await again.open()  # nothing is done twice
        await again.close()

    asyncio.run(story())


def test_a_table_of_before_there_were_revisions_opens_with_its_clock(
    empty_url: str,
) -> None:
    match = Match(new_setup("pebbles", 2, {"length": "short"}))
    match.draw_on()
    for _ in range(2):
        match.play(match.state.legal()[0])
        match.draw_on()
    setup = StoredSetup.of(match.setup)
    table = {
        "id": "old", "game": "pebbles", "seats": 2, "options": dict(setup.options),
        "edition": setup.edition, "rules_version": setup.rules_version, "pace": 0, "base": 0,
        "clock": {"kind": "fischer", "seconds": 60, "increment": 0},
        "status": "playing", "version": 1, "made": 1,
    }  # fmt: skip
    seats = [
        {"table_id": "old", "seat": n, "kind": "person", "guest": f"guest{n}", "name": "",
         "bot": "", "token": ""} for n in range(2)
    ]  # fmt: skip
    actions = [
        {"table_id": "old", "ply": ply, "version": ply + 1, "code": code, "at": 1000 + ply,
         "left": [50_000, 40_000]} for ply, code in enumerate(match.codes)
    ]  # fmt: skip

    def make(connection: Connection) -> None:
        upgrade(connection, "a005")
        for name, rows in (("tables", [table]), ("seats", seats), ("actions", actions)):
            columns = [
                sa.column(column["name"], column["type"])
                for column in sa.inspect(connection).get_columns(name)
                if column["name"] in rows[0]
            ]
            connection.execute(sa.table(name, *columns).insert(), rows)

    async def story() -> None:
        old = Store(empty_url)
        await old._backend.open()
        await old._backend.write(make)
        await old.close()
        async with open_house(empty_url) as house:
            again = await house.tables.find("old")
            assert again.match.codes == match.codes
            assert again.version == match.ply
            assert (await house.tables.stored("old")).plies == match.ply
            assert again.clock.left == [50_000, 40_000]
            left = again.clock.remaining(again.actor, house.time.now())
            assert 0 < again.clock.left[again.actor] - left < 5_000  # nobody knew since when
            await play_on(house, again, 1)

    asyncio.run(story())


def test_secrets_of_the_house_are_made_once(store_url: str) -> None:
    async def key() -> str:
        async with open_house(store_url) as house:
            return house.signing_key

    first = asyncio.run(key())
    assert len(first) == 64
    assert asyncio.run(key()) == first


def test_a_wrong_url_says_what_is_wrong() -> None:
    wrong = {
        "mysql://x/y": "no store of kind 'mysql'",
        "sqlite://": "needs a file",
        "://": "not a database URL",
    }
    for url, problem in wrong.items():
        with pytest.raises(StoreUrlError, match=problem):
            read_url(url)


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreUrlError, match=r"needs asyncpg: pip install 'zashiki\[postgres\]'"):
        Store("postgresql://127.0.0.1/house")


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("this is not a database, but long enough to look like one" * 20)

    async def story() -> None:
        with pytest.raises(StoreUrlError, match=r"house\.db: file is not a database$"):
            await Store(str(file)).open()

    asyncio.run(story())


def test_a_second_house_on_the_same_file_is_refused_until_the_first_one_closes(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def story() -> None:
        async with open_house(url):
            second = Store(url)
            with pytest.raises(StoreUrlError, match=r"another house is open on .*house\.db"):
                await second.open()
            await second.close()
        async with open_house(url) as house:
            assert house.signing_key

    asyncio.run(story())


def test_a_house_that_was_killed_leaves_its_file_to_the_next(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    url = f"sqlite:///{file}"
    code = (
        "import asyncio, time\nfrom zashiki.house.store import Store\n"
        f"store = Store({url!r})\nasyncio.run(store.open())\n"
        "print('open', flush=True)\ntime.sleep(600)\n"
    )
    first = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    with first:
        assert first.stdout.readline() == "open\n"

        async def story() -> None:
            late = Store(url)
            with pytest.raises(StoreUrlError, match="another house"):
                await late.open()
            first.kill()
            first.wait()
            await late.open()
            await late.close()

        asyncio.run(story())


def test_sqlite_writes_through(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(str(tmp_path / "house.db"))
        await store.open()

        def pragmas(connection: Connection) -> tuple[object, object]:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
            sync = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
            return mode, sync

        assert await store.read(pragmas) == ("wal", 2)
        await store.close()

    asyncio.run(story())


@in_a_house
async def test_tables_are_listed_for_those_who_sit_there(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    mine, _ = await house.tables.listed(aiko.id)
    assert [stored.facts.id for stored in mine] == [table.id]
    assert mine[0].plies == table.match.ply
    assert mine[0].version == table.version
    stranger, _ = await house.tables.listed("nobody")
    assert stranger == []
    assert (await house.store.read(lambda c: queries.find(c, "nowhere"))) is None
