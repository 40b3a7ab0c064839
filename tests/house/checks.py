"""What tests of the house ask again and again: is it kept, how did it end, why was it refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from zashiki.house.errors import HouseError
from zashiki.house.house import House
from zashiki.house.table import End, Table


async def reopened(house: House, table: Table) -> Table:
    """The same table as the store knows it."""
    await house.tables.put_away(table)
    again = await house.tables.find(table.id)
    assert again is not table
    return again


async def kept(house: House, table: Table) -> Table:
    """The same table as the store knows it, which must be all that was played."""
    again = await reopened(house, table)
    assert again.match.state.digest() == table.match.state.digest()
    assert again.match.codes == table.match.codes
    assert (again.version, again.status, again.end) == (table.version, table.status, table.end)
    assert again.seats == table.seats
    assert again.rematch == table.rematch
    return again


def end_of(table: Table) -> End:
    """How a match that is over ended."""
    assert table.end is not None
    return table.end


async def refused(awaitable: Awaitable[object], kind: type[HouseError], reason: str) -> None:
    with pytest.raises(kind) as error:
        await awaitable
    assert error.value.reason == reason


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what bots and clocks do; at most ten seconds."""
    for _ in range(1000):
        if is_so():
            return
        await asyncio.sleep(0.01)
    pytest.fail("waited in vain")
