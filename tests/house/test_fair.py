"""Who comes next where many wait for few places."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.house.open_house import lay, open_house, play_on, two_guests
from zashiki.house import records
from zashiki.house.fair import FairLine, Payer


class Scribe:
    """Writes down who had a place, in that order; holds it for some turns of the loop."""

    def __init__(self, line: FairLine) -> None:
        self._line = line
        self._tasks: list[asyncio.Task[None]] = []
        self.order: list[str] = []
        self.hurried: list[str] = []

    async def come(
        self, name: str, payer: Payer, until: asyncio.Event, is_watched: bool = True
    ) -> asyncio.Task[None]:
        task = asyncio.create_task(self._stay(name, payer, until, is_watched))
        self._tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def _stay(self, name: str, payer: Payer, until: asyncio.Event, watched: bool) -> None:
        hurry = partial(self.hurried.append, name)
        async with self._line.place(payer, hurry, lambda: watched):
            self.order.append(name)
            await until.wait()

    async def all_done(self) -> None:
        await asyncio.gather(*self._tasks)


@pytest.mark.parametrize(
    "payer",
    [
        lambda n: Payer("here", "greedy", f"t{n}"),  # one guest with many tables
        lambda n: Payer("here", f"guest{n}", f"t{n}"),  # one address with many guests
    ],
)
def test_whoever_wants_little_comes_after_one_of_whoever_wants_much(
    payer: Callable[[int], Payer],
) -> None:
    async def story() -> None:
        scribe, go = Scribe(FairLine(1)), asyncio.Event()
        for number in range(30):
            await scribe.come(f"much{number}", payer(number), go)
        await scribe.come("little", Payer("there", "other"), go)
        go.set()
        await scribe.all_done()
        assert scribe.order.index("little") == 1

    asyncio.run(story())


def test_what_nobody_looks_at_waits() -> None:
    async def story() -> None:
        scribe, go = Scribe(FairLine(1)), asyncio.Event()
        await scribe.come("first", Payer("a", "a"), go)
        await scribe.come("unseen", Payer("b", "b"), go, is_watched=False)
        await scribe.come("seen", Payer("a", "a"), go)
        go.set()
        await scribe.all_done()
        assert scribe.order == ["first", "seen", "unseen"]

    asyncio.run(story())


def test_whoever_had_their_share_is_asked_to_hurry_only_where_others_wait() -> None:
    async def story() -> None:
        scribe, go = Scribe(FairLine(1, share=0.0)), asyncio.Event()
        await scribe.come("first", Payer("a", "a"), go)
        await asyncio.sleep(0.01)
        assert scribe.hurried == []
        await scribe.come("unseen", Payer("b", "b"), go, is_watched=False)
        await asyncio.sleep(0.01)
        assert scribe.hurried == []
        await scribe.come("seen", Payer("b", "b"), go)
        await asyncio.sleep(0.01)
        assert scribe.hurried == ["first"]
        go.set()
        await scribe.all_done()

    asyncio.run(story())


def test_whoever_goes_leaves_the_line() -> None:
    async def story() -> None:
        line = FairLine(1)
        scribe, go = Scribe(line), asyncio.Event()
        await scribe.come("first", Payer("a", "a"), go)
        gone = await scribe.come("gone", Payer("b", "b"), go)
        await scribe.come("last", Payer("c", "c"), go)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert line.waiting == 1
        go.set()
        await asyncio.sleep(0.01)
        assert scribe.order == ["first", "last"]
        assert line.waiting == 0

    asyncio.run(story())


def test_a_record_is_read_while_others_are_served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Reading waits here until somebody else was served: in the loop that would be for ever."""
    served = threading.Event()
    read = records.read

    def slow(text: str) -> object:
        assert served.wait(10)
        return read(text)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            host, _ = two_guests()
            table = await lay(house, host, bots=1)
            await play_on(house, table)
            text = records.write(table, ["a", "b"], "text")
            monkeypatch.setattr(records, "read", slow)
            importing = asyncio.create_task(house.new_tables.import_record(host, text))
            await asyncio.sleep(0.01)
            await house.tables.find(table.id)
            served.set()
            assert (await importing).status == "over"

    asyncio.run(story())
