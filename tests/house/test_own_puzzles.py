"""Puzzles of guests: judged behind play, kept with who asked, played by all who have the link."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

import zashiki
from tests.house.checks import refused, until
from tests.house.open_house import Dice, lay, play_on, two_guests
from tests.house.puzzling import KNOWN, LACK, Prompter
from zashiki.house import puzzles as room
from zashiki.house.errors import BadWishError, NotNowError, NotThereError, NotYoursError
from zashiki.house.house import House
from zashiki.house.puzzle_makers import PuzzleProcess
from zashiki.house.puzzle_queries import StoredPuzzle
from zashiki.house.puzzles import PuzzleWish
from zashiki.house.seats import new_guest
from zashiki.house.store import Store
from zashiki.house.work import WorkError
from zashiki.study.puzzle_finding import NoPuzzle
from zashiki.study.puzzles import PuzzleTry

HERE = "192.0.2.1"


CLEAR = PuzzleWish("iki", KNOWN.file.position)
START = PuzzleWish("samurai", zashiki.game("samurai").start().position())


@contextlib.asynccontextmanager
async def opened(url: str, maker: Prompter) -> AsyncIterator[House]:
    house = House(Store(url), Dice(), puzzle_maker=maker)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def judged(house: House, stored: StoredPuzzle) -> StoredPuzzle:
    while (now := await house.puzzles.of_guest(stored.id, stored.guest)).status == "waiting":
        await asyncio.sleep(0.01)
    return now


def test_where_one_turn_is_clearly_best_the_position_is_kept_as_a_puzzle(store_url: str) -> None:
    async def story() -> None:
        maker, guest = Prompter(), new_guest()
        async with opened(store_url, maker) as house:
            made = await judged(house, await house.puzzles.ask(guest.id, HERE, CLEAR))
            assert (made.status, made.done) == ("made", room.ALL_STEPS - 1)
            assert maker.begun == [room.ARRANGED]
            assert maker.rests == 1
        async with opened(store_url, Prompter(0)) as house:
            assert [each.id for each in await house.puzzles.listed(guest.id)] == [made.id]
            assert await house.puzzles.listed(new_guest().id) == []
            puzzle = await house.puzzles.find("iki", made.id)
            assert puzzle is await house.puzzles.find("iki", made.id)
            attempt = PuzzleTry(puzzle)
            for code in KNOWN.solution.codes:
                attempt.play(code)
            assert attempt.verdict.value == "solved"
            await refused(house.puzzles.find("samurai", made.id), NotThereError, "no-puzzle")
            stranger = house.puzzles.delete(made.id, new_guest().id)
            await refused(stranger, NotYoursError, "puzzle-not-yours")
            await house.puzzles.delete(made.id, guest.id)
            await refused(house.puzzles.find("iki", made.id), NotThereError, "no-puzzle")

    asyncio.run(story())


def test_where_it_is_none_there_is_a_reason_until_the_next_one_is_asked(store_url: str) -> None:
    async def story() -> None:
        guest = new_guest()
        async with opened(store_url, Prompter()) as house:
            none = await judged(house, await house.puzzles.ask(guest.id, HERE, START))
            assert none.status == "none"

            assert none.body == LACK
            await refused(house.puzzles.find("samurai", none.id), NotThereError, "no-puzzle")
            made = await judged(house, await house.puzzles.ask(guest.id, HERE, CLEAR))
            assert [each.id for each in await house.puzzles.listed(guest.id)] == [made.id]

    asyncio.run(story())


def test_a_guest_has_one_judged_at_a_time_and_can_stop_it(store_url: str) -> None:
    async def story() -> None:
        maker, guest = Prompter(2), new_guest()
        async with opened(store_url, maker) as house:
            first = await house.puzzles.ask(guest.id, HERE, CLEAR)
            again = house.puzzles.ask(guest.id, HERE, START)
            await refused(again, NotNowError, "puzzle-one")
            other = await house.puzzles.ask(new_guest().id, HERE, CLEAR)
            assert [house.puzzles.ahead_of(each) for each in (first, other)] == [0, 1]
            while (await house.puzzles.of_guest(first.id, guest.id)).done < 3:
                await asyncio.sleep(0.01)
            await house.puzzles.delete(first.id, guest.id)
            gone = house.puzzles.of_guest(first.id, guest.id)
            await refused(gone, NotThereError, "no-puzzle")
            await until(lambda: len(maker.begun) == 2)  # the other one has its turn
            for _ in range(room.ALL_STEPS):
                maker.allowed.release()
            assert (await judged(house, other)).status == "made"

    asyncio.run(story())


def test_who_asks_for_the_same_again_hears_of_the_first_time(store_url: str) -> None:
    async def story() -> None:
        maker, guest = Prompter(), new_guest()
        async with opened(store_url, maker) as house:
            first = await house.puzzles.ask(guest.id, HERE, CLEAR)
            again = await house.puzzles.ask(guest.id, HERE, CLEAR)
            assert (again.id, again.status) == (first.id, "waiting")
            assert (await judged(house, first)).status == "made"
            assert (await house.puzzles.ask(guest.id, HERE, CLEAR)).status == "made"
            none = await judged(house, await house.puzzles.ask(guest.id, HERE, START))
            assert (await house.puzzles.ask(guest.id, HERE, START)).body == none.body == LACK
            assert len(maker.begun) == 2

    asyncio.run(story())


def test_who_asks_many_times_at_once_has_one_judged(store_url: str) -> None:
    async def story() -> None:
        guest = new_guest()
        async with opened(store_url, Prompter(0)) as house:
            asked = [house.puzzles.ask(guest.id, HERE, CLEAR) for _ in range(4)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refusals = [each for each in answers if isinstance(each, NotNowError)]
            assert [each.reason for each in refusals] == ["puzzle-one"] * 3
            assert len(await house.puzzles.listed(guest.id)) == 1

    asyncio.run(story())


def test_what_was_asked_before_the_house_closed_is_judged_afterwards(store_url: str) -> None:
    async def story() -> None:
        guest = new_guest()
        async with opened(store_url, Prompter(1)) as house:
            asked = await house.puzzles.ask(guest.id, HERE, CLEAR)
            while (await house.puzzles.of_guest(asked.id, guest.id)).done < 2:
                await asyncio.sleep(0.01)
        async with opened(store_url, Prompter()) as house:
            assert (await judged(house, asked)).status == "made"

    asyncio.run(story())


def test_a_maker_that_fails_is_told(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url, Prompter()) as house:
            table = await lay(house, *two_guests())  # pebbles: no value to compare turns by
            await play_on(house, table)
            ply = next(ply for ply, actor in enumerate(table.match.actors) if actor >= 0)
            wish = PuzzleWish(table=table, ply=ply)
            asked = await house.puzzles.ask(new_guest().id, HERE, wish)
            assert (await judged(house, asked)).status == "failed"

    asyncio.run(story())


def test_only_a_turn_of_a_match_that_is_over_can_be_asked_for(store_url: str) -> None:
    async def story() -> None:
        aiko, ben = two_guests()
        async with opened(store_url, Prompter(0)) as house:
            ask = house.puzzles.ask
            table = await lay(house, aiko, ben)
            running = ask(aiko.id, HERE, PuzzleWish(table=table, ply=0))
            await refused(running, NotNowError, "puzzle-running")
            await play_on(house, table)
            end = ask(aiko.id, HERE, PuzzleWish(table=table, ply=table.match.ply))
            await refused(end, BadWishError, "puzzle-no-turn")
            broken = ask(aiko.id, HERE, PuzzleWish("iki", {"seats": 3}))
            await refused(broken, BadWishError, "bad-position")
            drawn = zashiki.game("iki").start().position()
            chance = ask(aiko.id, HERE, PuzzleWish("iki", drawn))
            await refused(chance, BadWishError, "puzzle-no-turn")

    asyncio.run(story())


def test_a_guest_keeps_so_many_and_no_more(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_PUZZLES", 1)

    async def story() -> None:
        guest = new_guest()
        async with opened(store_url, Prompter()) as house:
            await judged(house, await house.puzzles.ask(guest.id, HERE, CLEAR))
            more = house.puzzles.ask(guest.id, HERE, START)
            await refused(more, NotNowError, "too-many-puzzles")

    asyncio.run(story())


def test_a_process_takes_steps_and_can_be_ended() -> None:
    async def story() -> None:
        state = zashiki.game("tokaido_duo").start()
        rng = zashiki.Rng(3)
        while state.actor < 0 or len(state.legal()) > 1:
            state.apply(state.random_action(rng))
        process = PuzzleProcess()
        await process.begin("tokaido_duo", state.position(), room.ARRANGED, 0)
        lack = await process.step()
        assert isinstance(lack, NoPuzzle)
        assert lack.why == "few-turns"
        with pytest.raises(WorkError, match="nothing was begun"):
            await process.step()
        await process.rest()
        with pytest.raises(WorkError, match="nothing was begun"):  # another process
            await process.step()
        await process.rest()

    asyncio.run(story())
