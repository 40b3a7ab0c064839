"""A copy that is made while the house is open opens with every table."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.house.fixtures import create_empty
from tests.house.open_house import lay, open_house, play_on, two_guests
from tools.postgres import programs


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


def test_what_pg_dump_writes_while_people_play_opens_every_table(
    postgres_url: str, tmp_path: Path
) -> None:
    dump, copy = tmp_path / "house.dump", f"{postgres_url}_copy"

    async def story() -> None:
        async with open_house(postgres_url) as house, open_house(postgres_url) as other:
            guests = two_guests()
            tables = [await lay(house, *guests) for _ in range(3)]
            for table in tables:
                await play_on(other, await other.tables.find(table.id), 2)
            _program("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
            kept = {table.id: (await other.tables.find(table.id)).match.codes for table in tables}
            kept = {number: codes[:] for number, codes in kept.items()}
            await play_on(other, await other.tables.find(tables[0].id), 1)
            key = house.signing_key
        await create_empty(copy)
        _program("pg_restore", f"--dbname={copy}", str(dump))
        async with open_house(copy) as house:
            assert house.signing_key == key  # guests are the same
            for number, codes in kept.items():
                again = await house.tables.find(number)
                assert again.match.codes == codes
                await play_on(house, again, 1)

    asyncio.run(story())


def _program(name: str, *arguments: str) -> None:
    """One that comes with the server."""
    subprocess.run([str(programs() / "bin" / name), *arguments], check=True, capture_output=True)
