"""Reviews behind play: only of matches that are over, one after the other, kept part by part."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

import zashiki
from tests.house.checks import refused, until
from tests.house.open_house import Dice, lay, play_on, run, two_guests
from tests.house.reviewing import Patient
from zashiki.house import review_queries, reviews
from zashiki.house.errors import NotNowError, NotYoursError
from zashiki.house.house import House
from zashiki.house.seats import Guest, new_guest
from zashiki.house.store import Store
from zashiki.house.table import Table
from zashiki.record import Record
from zashiki.study.judging import Budget, Judgement, worth_judging
from zashiki.study.reviews import Review

HERE = "192.0.2.1"


@contextlib.asynccontextmanager
async def opened(url: str, reviewer: Patient) -> AsyncIterator[House]:
    house = House(Store(url), Dice(), reviewer)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def finished(house: House) -> Table:
    """A match between two people that is over."""
    table = await lay(house, *two_guests())
    await play_on(house, table)
    return table


async def done(house: House, table: Table) -> Review:
    while (progress := await house.reviews.progress(table)).status in ("waiting", "running"):
        await asyncio.sleep(0.01)
    assert progress.review is not None, progress
    return progress.review


async def kept_parts(house: House, table: Table) -> list[Judgement]:
    return await house.store.read(partial(review_queries.judged, table_id=table.id))


def test_a_match_that_is_over_is_reviewed_and_the_review_is_kept(store_url: str) -> None:
    async def story() -> None:
        reviewer = Patient()
        async with opened(store_url, reviewer) as house:
            table = await finished(house)
            assert (await house.reviews.progress(table)).status == "none"
            guest = new_guest()
            await house.reviews.ask(table, guest.id, HERE)
            review = await done(house, table)
            assert len(review.plies) == table.match.ply
            assert reviewer.judged == worth_judging(table.match)
            assert await kept_parts(house, table) == []  # no longer needed
            assert reviewer.rests == 1
            await house.reviews.ask(table, guest.id, HERE)  # it is there already
            assert (await house.reviews.progress(table)).status == "done"
        async with opened(store_url, Patient(0)) as house:
            again = await house.tables.find(table.id)
            assert (await house.reviews.progress(again)).review == review

    asyncio.run(story())


def test_nothing_is_told_of_a_match_that_is_being_played(store_url: str) -> None:
    async def story(house: House) -> None:
        aiko, ben = two_guests()
        table = await lay(house, aiko, ben)
        await play_on(house, table, 2)
        assert table.status == "playing"
        await refused(house.reviews.ask(table, aiko.id, HERE), NotNowError, "review-running")
        assert await house.reviews.progress(table) == reviews.Progress("none")

    run(store_url, story)


def test_a_review_that_was_stopped_goes_on_where_it_was(store_url: str) -> None:
    async def story() -> None:
        reviewer = Patient(3)
        async with opened(store_url, reviewer) as house:
            table = await finished(house)
            guest = new_guest()
            await house.reviews.ask(table, guest.id, HERE)
            await until(lambda: len(reviewer.judged) == 3)
            stranger = new_guest()
            stop = house.reviews.cancel(table, stranger.id)
            await refused(stop, NotYoursError, "review-not-yours")
            while len(await kept_parts(house, table)) < 3:
                await asyncio.sleep(0.01)
            await house.reviews.cancel(table, guest.id)
            progress = await house.reviews.progress(table)
            every = len(worth_judging(table.match))
            assert (progress.status, progress.done, progress.all) == ("cancelled", 3, every)
            for _ in range(every):
                reviewer.allowed.release()
            await house.reviews.ask(table, guest.id, HERE)
            await done(house, table)
            assert reviewer.judged == worth_judging(table.match)  # none of them twice

    asyncio.run(story())


def test_a_review_goes_on_after_the_house_was_closed(store_url: str) -> None:
    async def story() -> None:
        first, second = Patient(2), Patient()
        async with opened(store_url, first) as house:
            table = await finished(house)
            await house.reviews.ask(table, new_guest().id, HERE)
            while len(await kept_parts(house, table)) < 2:
                await asyncio.sleep(0.01)
        async with opened(store_url, second) as house:
            await done(house, await house.tables.find(table.id))
        assert first.judged + second.judged == worth_judging(table.match)

    asyncio.run(story())


def test_a_guest_has_one_review_at_a_time_and_an_address_a_few(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_OF_ADDRESS", 2)

    async def story() -> None:
        reviewer = Patient(0)
        async with opened(store_url, reviewer) as house:
            tables = [await finished(house) for _ in range(4)]
            guests = [new_guest().id for _ in range(4)]
            await house.reviews.ask(tables[0], guests[0], HERE)
            await house.reviews.ask(tables[0], guests[1], HERE)  # the same review
            again = house.reviews.ask(tables[1], guests[0], HERE)
            await refused(again, NotNowError, "review-one")
            await house.reviews.ask(tables[1], guests[1], HERE)
            third = house.reviews.ask(tables[2], guests[2], HERE)
            await refused(third, NotNowError, "review-full")
            await house.reviews.ask(tables[2], guests[2], "192.0.2.2")
            states = [await house.reviews.progress(table) for table in tables]
            assert [state.status for state in states] == ["running", "waiting", "waiting", "none"]
            assert [state.ahead for state in states] == [0, 1, 2, 0]

    asyncio.run(story())


def test_a_match_that_was_given_up_is_reviewed_with_the_winner_it_has(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url, Patient()) as house:
            aiko, ben = two_guests()
            table = await lay(house, aiko, ben)
            await play_on(house, table, 2)
            await house.endings.resign(table, 0)
            await house.reviews.ask(table, aiko.id, HERE)
            review = await done(house, table)
            assert [seat.result for seat in review.seats] == [0.0, 1.0]
            for seat in review.seats:
                assert seat.luck + seat.skill == pytest.approx(seat.result - seat.start)

    asyncio.run(story())


def test_a_record_is_reviewed_by_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        monkeypatch.setattr(reviews, "budget_of", lambda _: Budget(iterations=4))
        record = Record.play("tokaido_duo", seats=2, rng=zashiki.Rng(5))
        table = await house.new_tables.import_record(new_guest(), record.dumps())
        await house.reviews.ask(table, new_guest().id, HERE)
        found = await done(house, table)
        assert len(found.plies) == len(record.actions)
        assert [seat.result for seat in found.seats] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])

    run(f"sqlite:///{tmp_path / 'house.db'}", story)


# --- several servers ---------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def two_servers(url: str, one: Patient, two: Patient) -> AsyncIterator[tuple[House, House]]:
    async with opened(url, one) as first, opened(url, two) as second:
        yield first, second


async def asked(house: House, parts: int) -> tuple[Table, Guest]:
    """A finished table whose review has got so far, and who asked for it."""
    table, guest = await finished(house), new_guest()
    await house.reviews.ask(table, guest.id, HERE)
    while len(await kept_parts(house, table)) < parts:
        await asyncio.sleep(0.01)
    return table, guest


def test_one_of_several_servers_makes_a_review_and_all_know_how_far_it_is(
    postgres_url: str,
) -> None:
    async def story() -> None:
        first, second = Patient(2), Patient()
        async with two_servers(postgres_url, first, second) as (one, two):
            table, guest = await asked(one, 2)
            there = await two.tables.find(table.id)
            await two.reviews.ask(there, new_guest().id, HERE)  # it is being made
            progress = await two.reviews.progress(there)
            assert (progress.status, progress.done) == ("running", 2)
            other = await finished(two)
            await refused(two.reviews.ask(other, guest.id, HERE), NotNowError, "review-one")
            assert second.judged == []
            for _ in worth_judging(table.match):
                first.allowed.release()
            assert await done(two, there) == await done(one, table)
            assert first.judged == worth_judging(table.match)
            assert second.judged == []

    asyncio.run(story())


def test_a_review_is_stopped_through_another_server(postgres_url: str) -> None:
    async def story() -> None:
        first = Patient(1)
        async with two_servers(postgres_url, first, Patient()) as (one, two):
            table, guest = await asked(one, 1)
            there = await two.tables.find(table.id)
            stop = two.reviews.cancel(there, new_guest().id)
            await refused(stop, NotYoursError, "review-not-yours")
            await two.reviews.cancel(there, guest.id)
            first.allowed.release()
            await until(lambda: len(first.judged) == 2 and first.rests > 0)
            assert (await one.reviews.progress(table)).status == "cancelled"
            assert len(await kept_parts(one, table)) == 1

    asyncio.run(story())


def test_a_server_takes_over_reviews_of_one_that_is_gone(postgres_url: str) -> None:
    async def story() -> None:
        first, second = Patient(2), Patient()
        async with opened(postgres_url, second) as two:
            async with opened(postgres_url, first) as one:
                table = await finished(one)
                await one.reviews.ask(table, new_guest().id, HERE)
                while len(await kept_parts(one, table)) < 2:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(1.2)  # a beat: the other server has seen it
            there = await two.tables.find(table.id)
            await asyncio.wait_for(done(two, there), 20)
        assert first.judged + second.judged == worth_judging(table.match)

    asyncio.run(story())
