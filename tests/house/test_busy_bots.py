"""One guest's many bots hold up nobody else's, and the house closes while they think."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

from tests.house.open_house import Ear, two_guests
from zashiki.house.house import House
from zashiki.house.new_tables import TableWish
from zashiki.house.seats import Guest, Wish
from zashiki.house.store import Store
from zashiki.house.table import Table
from zashiki.house.workers import Workers

LONG = "search:ms=10000"
GAME = "samurai"


@contextlib.asynccontextmanager
async def house_with_bots(folder: Path) -> AsyncIterator[House]:
    house = House(Store(str(folder / "house.db")), Workers(1))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def bot_begins(house: House, host: Guest, bot: str) -> tuple[Table, Ear]:
    """A table, looked at, where a bot is to act."""
    wish = TableWish(GAME, [Wish("bot", bot), Wish("me")], {}, pace=0)
    table = await house.new_tables.lay(host, wish)
    return table, Ear.at(table)


async def first_action(table: Table, seconds: float) -> float:
    """Seconds until the bot has played."""
    begin, ply = time.monotonic(), table.match.ply
    async with asyncio.timeout(seconds):
        while table.match.ply == ply:
            await asyncio.sleep(0.005)
    return time.monotonic() - begin


def test_thirty_long_searches_of_one_guest_do_not_stop_another_guests_bot(tmp_path: Path) -> None:
    async def story() -> None:
        many, other = two_guests()
        async with house_with_bots(tmp_path) as house:
            warm, _ = await bot_begins(house, other, "random")
            await first_action(warm, 30)
            tables = [await bot_begins(house, many, LONG) for _ in range(30)]
            await asyncio.sleep(0.3)
            for _ in range(3):
                table, _ = await bot_begins(house, other, "greedy")
                assert (
                    await first_action(table, 20) < 5
                )  # one share and a little, on a busy machine
            assert any(table.is_hurried and ear.tables for table, ear in tables)

    asyncio.run(story())


def test_a_bot_that_nobody_waits_beside_has_all_its_time(tmp_path: Path) -> None:
    async def story() -> None:
        alone, _ = two_guests()
        async with house_with_bots(tmp_path) as house:
            table, _ = await bot_begins(house, alone, "search:ms=700")
            assert await first_action(table, 30) >= 0.5
            assert not table.is_hurried

    asyncio.run(story())


def test_advice_waits_in_the_same_line_and_says_when_it_was_hurried(tmp_path: Path) -> None:
    async def story() -> None:
        many, other = two_guests()
        async with house_with_bots(tmp_path) as house:
            wish = TableWish(GAME, [Wish("me"), Wish("bot", LONG)], {}, pace=0)
            table = await house.new_tables.lay(many, wish)
            asking = [
                asyncio.create_task(house.bots.compare(table, table.match.ply, 3000, guest))
                for guest in (many, other)
            ]
            async with asyncio.timeout(25):
                (first, was_hurried), (second, _) = await asyncio.gather(*asking)
            assert first
            assert second
            assert was_hurried

    asyncio.run(story())


def test_what_is_not_waited_for_any_more_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        guest, _ = two_guests()
        async with house_with_bots(tmp_path) as house:
            table, _ = await bot_begins(house, guest, LONG)
            await asyncio.sleep(1.0)
            begin = time.monotonic()
            await house.tables.put_away(table)
            again, _ = await bot_begins(house, guest, "random")
            await first_action(again, 20)
            assert time.monotonic() - begin < 5

    asyncio.run(story())


def test_the_house_closes_while_bots_think(tmp_path: Path) -> None:
    async def story() -> float:
        guest, _ = two_guests()
        async with house_with_bots(tmp_path) as house:
            for _ in range(5):
                await bot_begins(house, guest, LONG)
            await asyncio.sleep(1.5)
            return time.monotonic()

    begin = asyncio.run(story())
    assert time.monotonic() - begin < 5
