"""Nothing stays in memory of tables that nobody looks at any more."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from tests.web.visiting import Visitor, visit
from zashiki.house.house import House
from zashiki.house.seats import new_guest
from zashiki.house.table import Table


def tables_in_memory() -> int:
    return sum(isinstance(thing, Table) for thing in gc.get_objects())


def houses_in_memory() -> list[House]:
    return [thing for thing in gc.get_objects() if isinstance(thing, House)]


def test_tables_that_were_looked_at_can_be_forgotten(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        house = houses_in_memory()[-1]
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
        assert house.live_tables == 5
        while any(each.listeners for each in house._live.values()):
            await asyncio.sleep(0.01)
        for each in list(house._live.values()):
            await house._put_away(each)
        del each
        await house.save_guest(new_guest())  # the store remembers what it wrote last
        gc.collect()
        assert tables_in_memory() == 0

    visit(tmp_path, story)
