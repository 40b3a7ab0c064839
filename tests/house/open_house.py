"""A house in a test: with thinkers who answer at once, and helpers to play at its tables."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable

from tests.telling import given
from zashiki.house.clocks import NO_CLOCK, ClockRule
from zashiki.house.house import House
from zashiki.house.new_tables import TableWish
from zashiki.house.seats import Guest, Wish, new_guest
from zashiki.house.store import Store
from zashiki.house.table import ChatLine, Table
from zashiki.house.thinkers import Question, Thought
from zashiki.match import replay


class Dice:
    """Thinkers without processes: any legal action."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.waiting = 0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def choose(self, question: Question) -> int:
        self.asked.append(question)
        return random.choice(_legal(question))

    async def compare(self, question: Question) -> list[Thought]:
        return [Thought(code, 10, 0.5) for code in _legal(question)]


def _legal(question: Question) -> list[int]:
    return replay(question.setup, question.codes).legal()


@contextlib.asynccontextmanager
async def open_house(url: str, wake: str = "") -> AsyncIterator[House]:
    house = House(Store(url, wake), Dice())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def run(url: str, story: Callable[[House], Awaitable[None]]) -> None:
    """Run a story in an open house."""

    async def go() -> None:
        async with open_house(url) as house:
            await story(house)

    asyncio.run(go())


in_a_house = given("store_url", run)


class Ear:
    """A listener that writes down what it is told."""

    @staticmethod
    def at(table: Table) -> Ear:
        """An ear at this table."""
        ear = Ear()
        table.listeners.add(ear)
        return ear

    def __init__(self) -> None:
        self.positions: list[int] = []
        self.tables = 0
        self.lines: list[ChatLine] = []
        self.is_lost = False

    def position_changed(self, first: int) -> None:
        self.positions.append(first)

    def table_changed(self) -> None:
        self.tables += 1

    def said(self, line: ChatLine) -> None:
        self.lines.append(line)

    def lost(self) -> None:
        self.is_lost = True


async def lay(
    house: House,
    *guests: Guest,
    length: str = "short",
    clock: ClockRule = NO_CLOCK,
    bots: int = 0,
) -> Table:
    """A table where these guests sit, and then so many bots."""
    host = guests[0]
    wishes = [Wish("me") if guest == host else Wish("invite") for guest in guests]
    wishes += [Wish("bot", bot="random")] * bots
    wish = TableWish("pebbles", wishes, {"length": length}, clock=clock, pace=0)
    table = await house.new_tables.lay(host, wish)
    for number, guest in enumerate(guests):
        if guest != host:
            await house.seating.claim(table, guest, number, table.seats[number].token)
    return table


async def play_on(house: House, table: Table, actions: int = 10_000) -> None:
    """Let every person play anything legal."""
    for _ in range(actions):
        if table.status != "playing":
            return
        code = random.choice(table.match.state.legal())
        await house.play.act(table, table.actor, table.version, code)


def two_guests() -> tuple[Guest, Guest]:
    return new_guest(), new_guest()
