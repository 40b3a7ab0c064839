"""A store that is damaged somewhere, or out of reach: what can be read is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tests.house.checks import refused
from tests.house.open_house import lay, open_house, run, two_guests
from zashiki.house import schema
from zashiki.house.errors import StoreError
from zashiki.house.house import House
from zashiki.house.new_tables import TableWish
from zashiki.house.seats import Guest, Wish

COLUMNS = ["options", "clock", "ended"]


async def lay_open(house: House, host: Guest) -> str:
    """A table that waits for anybody."""
    wish = TableWish("pebbles", [Wish("me"), Wish("open")], {"length": "short"})
    return (await house.new_tables.lay(host, wish)).id


async def listed_ids(house: House, guest: Guest) -> tuple[set[str], set[str]]:
    mine, waiting = await house.tables.listed(guest.id)
    return ({one.facts.id for one in mine}, {one.facts.id for one in waiting})


@pytest.mark.parametrize("column", COLUMNS)
def test_a_row_that_cannot_be_read_leaves_the_others_in_the_list(
    store_url: str, column: str
) -> None:
    async def story(house: House) -> None:
        host, other = two_guests()
        bad, good = [await lay_open(house, host) for _ in range(2)]

        def spoil(connection: Connection) -> None:
            connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.id == bad)
                .values({column: sa.cast(sa.literal('{"what": 1}'), sa.Text)})
                if connection.dialect.name == "sqlite"
                else sa.text(f"UPDATE tables SET {column} = '[7]' WHERE id = '{bad}'")  # noqa: S608
            )

        await house.store.change(spoil)
        for table in house.tables.in_memory():
            await house.tables.put_away(table)
        mine, _ = await listed_ids(house, host)
        _, waiting = await listed_ids(house, other)
        assert good in mine
        assert good in waiting
        if column != "options":  # which is only told, and may be anything
            assert bad not in mine | waiting
            await refused(house.tables.find(bad), StoreError, "not-read")

    run(store_url, story)


def test_a_table_that_cannot_be_read_again_is_not_played_on_from_memory(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise IndexError("as nobody thought of")

    async def story(house: House) -> None:
        table = await lay(house, *two_guests())
        monkeypatch.setattr("zashiki.house.tables.open_match", fail)
        house.tables.look_again(table, 0)
        code = table.match.state.legal()[0]
        await refused(
            house.play.act(table, table.actor, table.version, code), StoreError, "not-kept"
        )
        assert not house.tables.is_live(table)

    run(store_url, story)


def test_a_page_that_cannot_be_read_leaves_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    host, other = two_guests()

    async def fill() -> list[str]:
        async with open_house(f"sqlite:///{file}") as house:
            return [await lay_open(house, host) for _ in range(60)]

    async def look(ids: list[str]) -> None:
        async with open_house(f"sqlite:///{file}") as house:
            mine, _ = await listed_ids(house, host)
            _, waiting = await listed_ids(house, other)
            assert 0 < len(mine) < 60
            assert waiting
            lost = next(table_id for table_id in ids if table_id not in mine)
            await refused(house.tables.find(lost), StoreError, "not-read")
            assert (await lay(house, host, other)).status == "playing"

    ids = asyncio.run(fill())
    spoil_page(file, ids[20])
    asyncio.run(look(ids))


def spoil_page(file: Path, table_id: str) -> None:
    """Overwrite the page of `tables` that holds this row."""
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for start in range(size, len(data), size):
        page = data[start : start + size]
        is_leaf_of_tables = page[0] == 0x0D and b"pebbles" in page and table_id.encode() in page
        if is_leaf_of_tables:
            data[start : start + size] = b"\xff" * size
            file.write_bytes(data)
            return
    pytest.fail("no such page")


def test_one_address_does_not_fill_the_list_of_others(store_url: str) -> None:
    async def story(house: House) -> None:
        seen = house.tables.seen
        host, looker = two_guests()
        seen.note_address(host.id, "192.0.2.1")
        wanted = await lay_open(house, host)
        flood = []
        for _ in range(70):
            guest, friend = two_guests()
            seen.note_address(guest.id, "198.51.100.9")
            flood.append(await lay_open(house, guest))
        _, waiting = await listed_ids(house, looker)
        assert wanted in waiting
        assert len(waiting.intersection(flood)) == 5
        seen.note_address(friend.id, "198.51.100.9")
        _, theirs = await listed_ids(house, friend)
        assert len(theirs.intersection(flood)) > 5  # who shares the address sees more

    run(store_url, story)


def test_whoever_came_by_invitation_and_leaves_leaves_it_private(store_url: str) -> None:
    async def story(house: House) -> None:
        host, friend = two_guests()
        stranger, _ = two_guests()
        wish = TableWish("pebbles", [Wish("me"), Wish("invite"), Wish("invite")], {})
        table = await house.new_tables.lay(host, wish)
        token = table.seats[1].token
        await house.seating.claim(table, friend, None, token)
        await house.seating.leave(table, friend, 1)
        assert [seat.kind for seat in table.seats] == ["person", "invite", "invite"]
        assert table.seats[1].token not in ("", token)
        _, waiting = await listed_ids(house, stranger)
        assert table.id not in waiting
        await house.tables.put_away(table)
        again = await house.tables.find(table.id)
        assert [seat.kind for seat in again.seats] == ["person", "invite", "invite"]

    run(store_url, story)
