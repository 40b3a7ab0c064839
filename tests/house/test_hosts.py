"""Hosts: what only they may do, whom they wait for, and how their tables are listed."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tests.house.checks import end_of, refused, until
from tests.house.open_house import Ear, in_a_house, lay, play_on, run, two_guests
from zashiki.house import handovers, schema, seen
from zashiki.house.clocks import DAY, NO_CLOCK, ClockRule, now_ms
from zashiki.house.errors import NotNowError, NotThereError, NotYoursError
from zashiki.house.house import House
from zashiki.house.migrations.versions import a004_hosts
from zashiki.house.new_tables import TableWish
from zashiki.house.schema import tables
from zashiki.house.seats import Guest, Wish, new_guest
from zashiki.house.table import Table


async def waiting(
    house: House, host: Guest, *kinds: str, random_seats: bool = False, clock: ClockRule = NO_CLOCK
) -> Table:
    wishes = [Wish(kind) for kind in kinds]  # type: ignore[arg-type]
    wish = TableWish("pebbles", wishes, {}, clock=clock, pace=0, random_seats=random_seats)
    return await house.new_tables.lay(host, wish)


@in_a_house
async def test_who_invites_need_not_sit_down(house: House) -> None:
    host = new_guest()
    laid = await waiting(house, host, "invite", "invite")
    mine, _ = await house.tables.listed(host.id)
    assert [stored.facts.id for stored in mine] == [laid.id]
    for number, friend in enumerate(two_guests()):
        await house.seating.claim(laid, friend, None, laid.seats[number].token)
    assert laid.status == "playing"
    assert (await house.tables.listed(host.id))[0] == []  # it is the friends' now


@in_a_house
async def test_only_the_host_fills_the_seats_and_starts(house: House) -> None:
    host, friend = two_guests()
    laid = await waiting(house, host, "me", "invite", "open", "open")
    await house.seating.claim(laid, friend, None, laid.seats[1].token)
    await refused(house.seating.start(laid, friend, "random"), NotYoursError, "not-host")
    await refused(house.seating.cancel(laid, friend), NotYoursError, "not-host")
    await house.seating.change(laid, host, 2, Wish("bot", "random"))
    await house.seating.change(laid, host, 2, Wish("bot", "search"))  # thought better of it
    await house.seating.start(laid, host, "random")
    assert laid.status == "playing"
    assert [seat.bot for seat in laid.seats] == ["", "", "search", "random"]
    await refused(house.seating.start(laid, host, "random"), NotNowError, "already-playing")
    await refused(house.seating.cancel(laid, host), NotNowError, "already-playing")


@in_a_house
async def test_a_seat_that_is_left_is_again_for_whom_it_was(house: House) -> None:
    host, friend = two_guests()
    laid = await waiting(house, host, "me", "invite", "open", "open")
    token = laid.seats[1].token
    await house.seating.claim(laid, friend, None, token)
    await house.seating.leave(laid, friend, 1)
    await house.seating.claim(laid, friend, 2, "")
    await house.seating.leave(laid, friend, 2)
    await house.seating.leave(laid, host, 0)
    assert [seat.kind for seat in laid.seats] == ["invite", "invite", "open", "open"]
    assert laid.seats[1].token != token  # whoever got up does not come back unasked


@in_a_house
async def test_the_host_frees_a_seat_while_the_table_waits(house: House) -> None:
    host, friend = two_guests()
    laid = await waiting(house, host, "me", "invite", "open")
    token = laid.seats[1].token
    await house.seating.claim(laid, friend, None, token)
    free = Wish("invite")
    await refused(house.seating.change(laid, friend, 1, free), NotYoursError, "not-host")
    await refused(house.seating.change(laid, host, 0, free), NotNowError, "seat-taken")
    await house.seating.change(laid, host, 1, free)
    assert [seat.kind for seat in laid.seats] == ["person", "invite", "open"]
    await refused(house.seating.claim(laid, friend, 1, token), NotYoursError, "wrong-token")


@in_a_house
async def test_a_table_called_off_is_gone_for_all_with_a_sentence(house: House) -> None:
    host, friend = two_guests()
    laid = await waiting(house, host, "me", "invite", "open")
    await house.seating.claim(laid, friend, None, laid.seats[1].token)
    ear = Ear.at(laid)
    await house.seating.cancel(laid, host)
    assert ear.is_lost  # they look again, and hear why
    laid.listeners.clear()
    await refused(house.tables.find(laid.id), NotThereError, "cancelled")
    for guest in (host, friend, new_guest()):
        assert await house.tables.listed(guest.id) == ([], [])


def test_seats_at_random_are_drawn_when_play_begins(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Backwards:
        def shuffle(self, seats: list[object]) -> None:
            seats.reverse()

    monkeypatch.setattr("zashiki.house.table.secrets.SystemRandom", Backwards)

    async def story(house: House) -> None:
        host, friend = two_guests()
        laid = await waiting(house, host, "me", "invite", "open", random_seats=True)
        await house.seating.claim(laid, friend, None, laid.seats[1].token)
        assert [seat.guest for seat in laid.seats] == [host.id, friend.id, None]
        await house.seating.start(laid, host, "random")
        assert [seat.guest for seat in laid.seats] == [None, friend.id, host.id]
        await house.tables.put_away(laid)
        again = await house.tables.find(laid.id)
        assert [seat.guest for seat in again.seats] == [None, friend.id, host.id]
        await house.endings.resign(again, 1)
        await house.endings.resign(again, 2)
        rematch = await house.new_tables.rematch(again, host)
        fresh = [replace(seat, gone="", gone_at=0) for seat in again.seats]
        assert rematch.seats == fresh[::-1]

    run(store_url, story)


@in_a_house
async def test_open_tables_of_hosts_long_gone_are_not_listed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, visitor = two_guests()
    quick = await waiting(house, host, "me", "open")
    slow = await waiting(house, host, "me", "open", clock=ClockRule("move", 3 * DAY))

    async def listed() -> set[str]:
        return {stored.facts.id for stored in (await house.tables.listed(visitor.id))[1]}

    assert await listed() == {quick.id, slow.id}
    later = now_ms() + seen.PATIENCE + 1
    monkeypatch.setattr("zashiki.house.tables.now_ms", lambda: later)
    assert await listed() == {slow.id}  # who plays by days may be away for days
    await house.seating.claim(await house.tables.find(quick.id), visitor, 1, "")
    assert quick.status == "playing"  # by its address it can still be reached
    other = await waiting(house, host, "me", "open")
    monkeypatch.setattr("zashiki.house.tables.now_ms", lambda: later + seen.PATIENCE)
    assert await listed() == {slow.id}
    other.present[host.id] = 1  # the host's page is open
    assert await listed() == {slow.id, other.id}


@in_a_house
async def test_lists_tell_whose_turn_it_is_and_who_won(house: House) -> None:
    aiko, ben = two_guests()
    running, played, given_up, agreed = [await lay(house, aiko, ben) for _ in range(4)]
    await play_on(house, played)
    await house.endings.resign(given_up, 1)
    await house.endings.agree(agreed, 0, True)
    await house.endings.agree(agreed, 1, True)
    mine, _ = await house.tables.listed(aiko.id)
    found = {stored.facts.id: await house.listings.of(stored) for stored in mine}
    assert found[running.id].actor == running.actor
    assert found[played.id].places == tuple(played.match.state.outcome().places)
    assert found[given_up.id].places == (1, 2)
    best = [seat for seat, place in enumerate(found[agreed.id].places) if place == 1]
    assert tuple(best) == end_of(agreed).winners
    mover = running.actor
    while running.held is None:
        code = running.match.state.legal()[-1]
        await house.play.act(running, mover, running.version, code, hold=True)
    mine, _ = await house.tables.listed(aiko.id)
    newest = next(stored for stored in mine if stored.facts.id == running.id)
    assert newest.held == mover
    assert (await house.listings.of(newest)).actor == mover  # until the turn is ended


@in_a_house
async def test_days_go_by_while_nobody_looks(house: House) -> None:
    aiko, ben = two_guests()
    laid = await lay(house, aiko, ben, clock=ClockRule("move", 2 * DAY))
    assert laid.is_idle  # days are not waited for in memory
    await house.tables.put_away(laid)

    def two_days_pass(connection: Connection) -> None:
        times = dict(connection.execute(sa.select(tables.c.times)).scalar_one())
        times["since"] -= 2 * DAY * 1000
        connection.execute(sa.update(tables).values(times=times))

    await house.store.change(two_days_pass)
    again = await house.tables.find(laid.id)
    await until(lambda: again.status == "over")
    assert end_of(again).kind == "time"


@in_a_house
async def test_a_handover_is_good_once_and_for_minutes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = new_guest()
    offered = await house.handovers.offer(guest)
    for _ in range(2):  # looking does not use it up
        assert await house.handovers.guest_of(offered.token) == guest.id
    kept = await house.store.read(
        lambda c: list(c.execute(sa.select(schema.handovers.c.hash)).scalars())
    )
    assert offered.token not in kept[0]
    taken = await asyncio.gather(
        *(house.handovers.take(offered.token) for _ in range(3)), return_exceptions=True
    )
    assert [one for one in taken if isinstance(one, str)] == [guest.id]
    await refused(house.handovers.take(offered.token), NotThereError, "no-handover")
    late = await house.handovers.offer(guest)
    monkeypatch.setattr(handovers, "now_ms", lambda: late.until)
    await refused(house.handovers.guest_of(late.token), NotThereError, "no-handover")
    await refused(house.handovers.take(late.token), NotThereError, "no-handover")


def test_tables_made_before_hosts_were_known_get_whoever_sits_first(store_url: str) -> None:
    def as_then(connection: Connection) -> None:
        connection.execute(sa.update(tables).values(host=None))
        connection.execute(sa.text(a004_hosts.FIRST_PERSON))

    async def story(house: House) -> None:
        aiko, ben = two_guests()
        laid = await waiting(house, aiko, "invite", "open")
        await house.seating.claim(laid, ben, 1, "")
        await house.store.change(as_then)
        assert (await house.tables.stored(laid.id)).facts.host == ben.id

    run(store_url, story)
