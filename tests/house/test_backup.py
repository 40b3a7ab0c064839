"""A copy that is made while the house is open opens with every table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.house.open_house import lay, open_house, play_on, two_guests


def test_a_copy_made_while_people_play_opens_every_table(tmp_path: Path) -> None:
    store, copy = tmp_path / "house.db", tmp_path / "copy.db"

    async def story() -> None:
        async with open_house(f"sqlite:///{store}") as house:
            guests = two_guests()
            tables = [await lay(house, *guests) for _ in range(3)]
            for table in tables:
                await play_on(house, table, 2)
            with closing(sqlite3.connect(store)) as connection:
                connection.execute("VACUUM INTO ?", (str(copy),))
            kept = {table.id: table.match.state.digest() for table in tables}
            for table in tables:  # what is played later is not in the copy
                await play_on(house, table, 1)
        async with open_house(f"sqlite:///{copy}") as house:
            for number, digest in kept.items():
                again = await house.tables.find(number)
                assert again.match.state.digest() == digest

    asyncio.run(story())
