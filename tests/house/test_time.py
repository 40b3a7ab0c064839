"""The time of the house: no jump of the machine's clock costs anybody a match, and what was used
before a restart is used.
"""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.house.open_house import lay, open_house, play_on, two_guests
from zashiki.house.clocks import DAY, ClockRule, HouseTime
from zashiki.house.house import House
from zashiki.house.table import Table

HOUR = 3_600_000_000_000  # nanoseconds


def jump(monkeypatch: pytest.MonkeyPatch, nanoseconds: int) -> None:
    """The clock on the wall is set to another time."""
    as_ever = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: as_ever() + nanoseconds)


@pytest.mark.parametrize("hours", [48, -48])
def test_the_time_of_the_house_does_not_jump(monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    here = HouseTime()
    before = here.now()
    jump(monkeypatch, hours * HOUR)
    after = here.now()
    assert 0 <= after.house - before.house < 1000
    assert after.calendar - before.calendar < 1000
    assert abs(after.wall - before.wall) > 47 * 3_600_000


def test_of_several_servers_the_furthest_is_right() -> None:
    here = HouseTime()
    here.hear(5_000_000)
    assert 5_000_000 <= here.now().house < 5_001_000
    here.hear(1_000)
    assert here.now().house >= 5_000_000


@pytest.mark.parametrize("rule", [ClockRule("move", 60), ClockRule("move", 2 * DAY)])
def test_a_jump_of_the_wall_clock_costs_nobody_the_match(
    store_url: str, monkeypatch: pytest.MonkeyPatch, rule: ClockRule
) -> None:
    async def story() -> None:
        async with open_house(store_url) as house:
            table = await lay(house, *two_guests(), clock=rule)
            with monkeypatch.context() as jumping:
                jump(jumping, 1000 * HOUR)
                assert left(house, table) > 58_000
                await play_on(house, table, 3)
                assert table.status == "playing"
                await house.tables.put_away(table)
                again = await house.tables.find(table.id)
                await asyncio.sleep(0.05)
                assert again.status == "playing"
                assert left(house, again) > 58_000
            assert left(house, again) > 58_000  # and back

    asyncio.run(story())


def left(house: House, table: Table) -> int:
    return table.clock.remaining(table.actor, house.time.now())


@pytest.mark.parametrize("is_killed", [False, True])
def test_time_used_before_a_restart_is_used(store_url: str, is_killed: bool) -> None:
    async def before() -> str:
        async with open_house(store_url) as house:
            table = await lay(house, *two_guests(), clock=ClockRule("fischer", 60, 0))
            await asyncio.sleep(2.3)  # two beats
            assert left(house, table) < 57_800
            if is_killed:  # it cannot say how late it is
                house.servers._task.cancel()  # type: ignore[union-attr]
                house.servers._task = None
            return table.id

    async def after(table_id: str) -> None:
        async with open_house(store_url) as house:
            table = await house.tables.find(table_id)
            assert 55_000 < left(house, table) < (59_100 if is_killed else 57_800)

    table_id = asyncio.run(before())
    time.sleep(1.0)  # closed: no time of the house
    asyncio.run(after(table_id))


def test_time_does_not_run_while_the_house_is_closed(store_url: str) -> None:
    async def visit(seconds: float) -> int:
        async with open_house(store_url) as house:
            await asyncio.sleep(seconds)
            return house.time.now().house

    first = asyncio.run(visit(0.2))
    time.sleep(0.5)
    second = asyncio.run(visit(0.0))
    assert first <= second < first + 400
