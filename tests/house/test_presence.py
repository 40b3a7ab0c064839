"""Who comes and goes is told at once, and not to everybody again and again."""

from __future__ import annotations

import asyncio

from tests.house.checks import until
from tests.house.open_house import Ear, lay, run, two_guests
from zashiki.house.house import House


def test_many_who_come_and_go_are_told_of_together(store_url: str) -> None:
    async def story(house: House) -> None:
        table = await lay(house, *two_guests())
        ears = [Ear.at(table) for _ in range(50)]
        for number in range(200):
            table.come(f"guest{number}")
            table.go(f"guest{number}")
        table.come("last")
        assert ears[0].tables == 1  # the first one, at once
        await until(lambda: ears[0].tables == 2)
        await asyncio.sleep(0.3)
        assert ears[0].tables == 2
        assert list(table.present) == ["last"]

    run(store_url, story)


def test_another_socket_of_the_same_guest_is_no_news(store_url: str) -> None:
    async def story(house: House) -> None:
        table = await lay(house, *two_guests())
        ear = Ear.at(table)
        table.come("guest")
        table.come("guest")
        table.go("guest")
        await asyncio.sleep(0.05)
        assert ear.tables == 1

    run(store_url, story)
