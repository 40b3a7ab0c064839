"""Nothing stays in memory of tables that nobody looks at any more."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from tests.web.visiting import Visitor, visit
from zashiki.house.house import House
from zashiki.house.seats import new_guest
from zashiki.house.table import Table


def house_in(folder: Path) -> House:
    houses = [thing for thing in gc.get_objects() if type(thing) is House]
    return next(house for house in houses if str(folder) in str(house.store.url))


def tables_in_memory(ids: set[str]) -> int:
    tables = [thing for thing in gc.get_objects() if type(thing) is Table]
    return sum(table.id in ids for table in tables)


def test_tables_that_were_looked_at_can_be_forgotten(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        house = house_in(tmp_path)
        aiko = Visitor(address)
        for _ in range(5):
            table = (await aiko.lay("me", "open"))["id"]
            await aiko.post(f"/api/tables/{table}/seats/1/claim", {}, 200)
            async with aiko.sit(table) as live:
                await live.act(await live.scene())
                await live.send(t="resign", id=1)
                await live.wait_for("table")
            for view in ("layout", "scene?ply=3", "log", "record?form=json"):
                await aiko.get(f"/api/tables/{table}/{view}")
        ids = set(house.tables._live)
        assert len(ids) == 5
        while any(each.listeners for each in house.tables._live.values()):
            await asyncio.sleep(0.01)
        for each in list(house.tables._live.values()):
            await house.tables.put_away(each)
        del each
        await house.save_guest(new_guest())  # the store remembers what it wrote last
        gc.collect()
        assert tables_in_memory(ids) == 0

    visit(tmp_path, story)
