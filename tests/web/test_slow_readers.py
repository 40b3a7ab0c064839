"""A reader who does not read costs a bounded amount of memory, and nobody else their place."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.house.open_house import lay, open_house, two_guests
from tests.web.visiting import SETTINGS
from zashiki.house.house import House
from zashiki.house.seats import Guest
from zashiki.house.table import Table
from zashiki.web.connection import MOST_WAITING, POLICY, Closing, Connection
from zashiki.web.context import Context


class Reader:
    """A socket whose other end reads only while `reads` is set."""

    def __init__(self, house: House, table: Table, guest: Guest) -> None:
        self.reads = asyncio.Event()
        self.heard: list[str] = []
        self.viewer = Connection(Context(house, SETTINGS), table, guest, "127.0.0.1", self._send)
        self.viewer.enter()
        self.writer = asyncio.create_task(self.viewer.write_forever())

    async def _send(self, data: bytes) -> None:
        await self.reads.wait()
        self.heard.append(msgspec.json.decode(data)["t"])

    async def join(self, times: int = 1) -> None:
        for _ in range(times):
            await self.viewer.hear('{"t": "join", "layout": false}')

    async def leave(self) -> None:
        self.viewer.leave()
        self.writer.cancel()
        await asyncio.gather(self.writer, return_exceptions=True)


def test_chat_closes_the_socket_that_does_not_read_and_not_the_one_that_speaks(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        aiko, ben = two_guests()
        async with open_house(str(tmp_path / "house.db")) as house:
            table = await lay(house, aiko, ben)
            slow, quick = Reader(house, table, aiko), Reader(house, table, ben)
            quick.reads.set()
            for reader in (slow, quick):
                await reader.join()
            for number in range(MOST_WAITING + 5):
                await quick.viewer.hear(f'{{"t": "say", "text": "{number}"}}')
            await asyncio.sleep(0)
            assert quick.heard.count("said") == MOST_WAITING + 5
            assert not quick.writer.done()
            slow.reads.set()
            with pytest.raises(Closing) as closing:
                await asyncio.wait_for(slow.writer, 5)
            assert closing.value.code == POLICY
            for reader in (slow, quick):
                await reader.leave()

    asyncio.run(story())


def test_joining_again_and_again_without_reading_closes_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        aiko, ben = two_guests()
        async with open_house(str(tmp_path / "house.db")) as house:
            slow = Reader(house, await lay(house, aiko, ben), aiko)
            with pytest.raises(Closing) as closing:
                await slow.join(MOST_WAITING + 5)
            assert closing.value.code == POLICY
            await slow.leave()

    asyncio.run(story())
