"""Servers that wake each other by Valkey: a real one, from a wheel, that is killed meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from tests.house.checks import until
from tests.house.open_house import lay, open_house, play_on, two_guests
from tools.valkey import ValkeyServer
from zashiki.house import wire
from zashiki.house.house import House
from zashiki.house.store import Store, StoreUrlError
from zashiki.house.table import ChatLine, Table
from zashiki.house.valkey import try_wake


@contextlib.asynccontextmanager
async def two_houses(url: str, wake: str) -> AsyncIterator[tuple[House, House]]:
    async with open_house(url, wake) as one, open_house(url, wake) as two:
        yield one, two


@contextlib.asynccontextmanager
async def one_table(url: str, wake: str) -> AsyncIterator[tuple[House, House, Table, Table]]:
    """The same long table, as each of two houses knows it."""
    async with two_houses(url, wake) as (one, two):
        mine = await lay(one, *two_guests(), length="long")
        yield one, two, mine, await two.tables.find(mine.id)


def test_what_is_played_and_said_at_one_server_is_known_at_the_other(
    postgres_url: str, valkey: ValkeyServer
) -> None:
    async def story() -> None:
        async with one_table(postgres_url, valkey.url) as (one, two, mine, other):
            for _ in range(5):
                await play_on(one, mine, 1)
                await until(lambda: other.revision == mine.revision)
                await play_on(two, other, 1)
                await until(lambda: other.revision == mine.revision)
            assert mine.match.codes == other.match.codes
            await one.play.say(mine, two_guests()[0], "hello")
            await until(lambda: [line.text for line in other.chat] == ["hello"])
            assert one._wire is not None
            assert one._wire.packets, "it was told by the wire, not looked up"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_while_valkey_is_away_the_store_is_asked_and_then_all_goes_on(
    postgres_url: str, valkey: ValkeyServer
) -> None:
    async def story() -> None:
        async with one_table(postgres_url, valkey.url) as (one, two, mine, other):
            valkey.kill()
            await play_on(one, mine, 3)
            await until(lambda: other.revision == mine.revision)
            assert other.match.codes == mine.match.codes
            valkey.start()
            for house in (one, two):
                await until(lambda house=house: house._wire.is_open)  # type: ignore[misc]
            packets = one._wire.packets if one._wire else 0
            await play_on(one, mine, 1)
            await until(lambda: other.revision == mine.revision)
            assert one._wire is not None
            assert one._wire.packets > packets

    asyncio.run(asyncio.wait_for(story(), 60))


def test_what_was_too_much_to_be_told_is_looked_up(
    postgres_url: str, valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_WAITING", 5)

    async def story() -> None:
        async with one_table(postgres_url, valkey.url) as (one, _, mine, other):
            assert one._wire is not None
            one._wire._is_open.clear()
            await play_on(one, mine, 9)
            assert len(one._wire._waiting) <= 6, "memory does not grow while the line is broken"
            one._wire._is_open.set()
            await until(lambda: other.revision == mine.revision)
            assert other.match.codes == mine.match.codes

    asyncio.run(asyncio.wait_for(story(), 60))


def test_two_houses_at_one_valkey_do_not_hear_each_other(
    postgres_url: str, postgres: str, valkey: ValkeyServer
) -> None:
    async def story() -> None:
        async with (
            open_house(postgres_url, valkey.url) as one,
            open_house(postgres, valkey.url) as another,
        ):
            one.time.hear(one.time.now().house + 1_000_000)
            table = await lay(one, *two_guests())
            assert one._wire is not None
            one._wire.send(wire.SaidAt(table.id, ChatLine("Aiko", "hello", 1)))
            await until(lambda: one._wire is not None and not one._wire._waiting)
            await asyncio.sleep(0.1)
            assert another.time.now().house < 1_000_000, "its time is its own"

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("url", ["localhost:6379", "http://localhost", "valkey://", "redis://h:x"])
def test_a_url_that_is_none_is_told(url: str) -> None:
    with pytest.raises(StoreUrlError, match="valkey://"):
        Store("postgresql://house@nowhere/house", url)


def test_a_valkey_out_of_reach_is_told_before_the_house_opens() -> None:
    with pytest.raises(StoreUrlError, match="cannot wake servers this way"):
        asyncio.run(try_wake("redis://127.0.0.1:1"))
