"""The house: people and bots play at tables, and everything is kept before it is told.

It has a room for each thing that can be done: `tables` finds them, `new_tables` lays them,
`seating` fills them, `play` and `endings` are what happens there, `bots` take their turns, and
`reviews`, `studies` and `puzzles` are what comes after.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from functools import partial

from zashiki.house import queries
from zashiki.house.bot_turns import BotTurns
from zashiki.house.clocks import HouseTime, now_ms
from zashiki.house.endings import Endings
from zashiki.house.errors import StoreError
from zashiki.house.handovers import Handovers
from zashiki.house.keeper import Keeper
from zashiki.house.listings import Listings
from zashiki.house.metrics import Metrics, gauge
from zashiki.house.new_tables import NewTables
from zashiki.house.play import Play
from zashiki.house.presence import Presence
from zashiki.house.puzzle_makers import PuzzleMaker, PuzzleProcess
from zashiki.house.puzzles import Puzzles
from zashiki.house.reviewers import Reviewer, ReviewProcess
from zashiki.house.reviews import Reviews
from zashiki.house.seating import Seating
from zashiki.house.seats import Guest
from zashiki.house.servers import Servers, new_server_id
from zashiki.house.store import Store
from zashiki.house.studies import Studies
from zashiki.house.table import Table
from zashiki.house.tables import Tables
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import Thinkers
from zashiki.house.wire import (
    Closing,
    Here,
    Kept,
    Look,
    Message,
    Renamed,
    SaidAt,
    SeenHere,
    StudyGone,
    StudyKept,
    Unsaid,
    Used,
    Wire,
)

SIGNING_KEY = "signing-key"
SEEN_EACH = 30  # beats
SEEN_AT_ONCE = 200  # guests in one message
ADDRESSES_AT_ONCE = 80


class House:
    """All rooms. Every public coroutine in them either does what it says and has it on disk, or
    raises HouseError or Refusal and has changed nothing.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        reviewer: Reviewer | None = None,
        puzzle_maker: PuzzleMaker | None = None,
    ) -> None:
        self.store = store
        self.metrics = Metrics()
        store.on_commit = self.metrics.committed
        self.signing_key = ""
        self.time = time = HouseTime()
        self._tasks = Tasks()
        self._thinkers = thinkers
        self.server = new_server_id()
        notices = store.notices()
        self._wire = wire = None if notices is None else Wire(notices, self.server, time)
        self.tables = Tables(store, time, self._go_on)
        keeper = Keeper(store, self.tables, wire, self.server, self._go_on)
        self.new_tables = NewTables(self.tables, keeper, time)
        self.seating = Seating(self.tables, keeper, time)
        self.play = Play(self.tables, keeper, time)
        self.endings = Endings(self.tables, keeper, self._tasks, self.play, time)
        self.bots = BotTurns(thinkers, self.play.act, self._tasks, self.tables.seen, self.metrics)
        self.presence = Presence(self.tables, wire)
        self.listings = Listings(store)
        self.handovers = Handovers(store)
        self.studies = Studies(store, thinkers, self._tasks, self.tables.seen, wire)
        self.reviews = Reviews(store, self.tables, reviewer or ReviewProcess(), self.server)
        self.puzzles = Puzzles(store, puzzle_maker or PuzzleProcess(), self.server)
        self.servers = Servers(store, self.tables, time, self.server, self._gone, self._beaten)
        self.on_renamed: Callable[[str], None] = lambda guest_id: None
        self.on_beat: Callable[[], None] = lambda: None
        self.on_used: Callable[[str, Used], None] = lambda server, used: None
        self.on_gone: Callable[[str], None] = lambda server: None
        self._count_itself()

    async def open(self) -> None:
        await self.store.open()
        fresh = secrets.token_hex(32)
        await self.store.change(partial(queries.make_secret, key=SIGNING_KEY, fresh=fresh))
        self.signing_key = await self.store.read(lambda c: queries.secret(c, SIGNING_KEY))
        await self._thinkers.open()
        if self._wire is not None:
            self.store.told = self._wire.send_changes
            name = hashlib.sha256(self.signing_key.encode()).hexdigest()[:16]
            await self._wire.open(name, self._hear, self._missed)
        self.tables.open()
        await self.servers.open()
        await self.reviews.open()
        await self.puzzles.take_over()

    async def close(self) -> None:
        await self.reviews.close()
        await self.puzzles.close()
        await self.tables.close()
        await self._tasks.close()
        await self._thinkers.close()
        await self.servers.close()
        if self._wire is not None:
            self._wire.send(Closing())
            await self._wire.close()
        await self.store.close()

    def _go_on(self, table: Table) -> None:
        """What happens at a table by itself: its clock runs, the bot whose turn it is thinks. One
        server sees to that; where none does yet, any.
        """
        if table.driver is None and table.goes_on:
            table.driver = self.server
        if table.driver == self.server or table.clock.rule.is_by_days:
            self.endings.watch_clock(table)
        if table.driver == self.server:
            self.bots.go_on(table)

    def _count_itself(self) -> None:
        registry, tables, thinkers = self.metrics.registry, self.tables, self._thinkers
        gauge(registry, "zashiki_tables", "Tables in memory", lambda: len(tables.in_memory()))
        gauge(
            registry, "zashiki_bot_queue", "Questions that wait for a bot", lambda: thinkers.waiting
        )

    async def guest(self, guest_id: str) -> Guest | None:
        return await self.store.read(lambda c: queries.guest(c, guest_id))

    async def save_guest(self, guest: Guest) -> None:
        await self.store.change(partial(queries.save_guest, who=guest, now=now_ms()))
        self.tell_servers(Renamed(guest.id))

    # --- other servers -------------------------------------------------------------------

    def tell_servers(self, message: Message) -> None:
        if self._wire is not None:
            self._wire.send(message)

    def _hear(self, server: str, message: Message) -> None:
        """What another server tells."""
        if isinstance(message, Kept):
            self.tables.hear(message.change)
        elif isinstance(message, Look):
            self.tables.look(message.table, message.revision)
        elif isinstance(message, SaidAt):
            table = self.tables.in_memory_by(message.table)
            if table is not None:
                table.add_line(message.line)
        elif isinstance(message, Here):
            self.presence.hear(server, message)
        elif isinstance(message, SeenHere):
            self.tables.seen.note_all(message.guests, now_ms())
            self.tables.seen.hear_addresses(message.addresses)
        elif isinstance(message, Used):
            self.on_used(server, message)
        elif isinstance(message, Renamed):
            self.on_renamed(message.guest)
        elif isinstance(message, Unsaid):
            self._missed()
        elif isinstance(message, StudyKept | StudyGone):
            self.studies.hear(message)
        else:
            self.servers.look_now()

    def _missed(self) -> None:
        """Something may not have been heard: the store knows."""
        self._tasks.start(self._catch_up())
        self.presence.tell_all()

    async def _catch_up(self) -> None:
        self._is_behind = False
        try:
            await self.tables.catch_up()
            await self.studies.catch_up()
            await self.reviews.take_over()
            await self.puzzles.take_over()
        except StoreError:
            self._is_behind = True  # until the next beat

    def _gone(self, server: str) -> None:
        """What it wrote last it may not have told."""
        self.presence.forget(server)
        self.on_gone(server)
        self._missed()

    def _beaten(self) -> None:
        """From time to time others hear who is about, for tables that wait for their hosts. While
        nothing is heard of others, the store is asked what they did.
        """
        self._beats += 1
        self.on_beat()
        addresses = self.tables.seen.fresh_addresses()
        if self._wire is None:
            return
        if self._is_behind or not self._wire.is_open:
            self._tasks.start(self._catch_up())
        for first in range(0, len(addresses), ADDRESSES_AT_ONCE):
            self._wire.send(SeenHere([], dict(addresses[first : first + ADDRESSES_AT_ONCE])))
        if self._beats % SEEN_EACH:
            return
        present = {guest for table in self.tables.in_memory() for guest in table.present}
        guests = list(present.union(self.tables.seen.fresh()))
        for first in range(0, len(guests), SEEN_AT_ONCE):
            self._wire.send(SeenHere(guests[first : first + SEEN_AT_ONCE]))

    _beats = 0
    _is_behind = False  # something may not have been heard, and the store was out of reach
