"""The house: people and bots play at tables, and everything is kept before it is told.

It has a room for each thing that can be done: `tables` finds them, `new_tables` lays them,
`seating` fills them, `play` and `endings` are what happens there, `bots` take their turns, and
`reviews` and `studies` are what comes after.
"""

from __future__ import annotations

import secrets
from functools import partial

from zashiki.house import queries
from zashiki.house.bot_turns import BotTurns
from zashiki.house.clocks import now_ms
from zashiki.house.endings import Endings
from zashiki.house.handovers import Handovers
from zashiki.house.keeper import Keeper
from zashiki.house.listings import Listings
from zashiki.house.metrics import Metrics, gauge
from zashiki.house.new_tables import NewTables
from zashiki.house.play import Play
from zashiki.house.reviewers import Reviewer, ReviewProcess
from zashiki.house.reviews import Reviews
from zashiki.house.seating import Seating
from zashiki.house.seats import Guest
from zashiki.house.store import Store
from zashiki.house.studies import Studies
from zashiki.house.table import Table
from zashiki.house.tables import Tables
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import Thinkers

SIGNING_KEY = "signing-key"


class House:
    """All rooms. Every public coroutine in them either does what it says and has it on disk, or
    raises HouseError or Refusal and has changed nothing.
    """

    def __init__(self, store: Store, thinkers: Thinkers, reviewer: Reviewer | None = None) -> None:
        self.store = store
        self.metrics = Metrics()
        store.on_commit = self.metrics.committed
        self.signing_key = ""
        self._tasks = Tasks()
        self._thinkers = thinkers
        self.tables = Tables(store, self._go_on)
        keeper = Keeper(store, self.tables, self._go_on)
        self.new_tables = NewTables(self.tables, keeper)
        self.seating = Seating(self.tables, keeper)
        self.play = Play(self.tables, keeper)
        self.endings = Endings(self.tables, keeper, self._tasks, self.play)
        self.bots = BotTurns(thinkers, self.play.act, self._tasks, self.tables.seen, self.metrics)
        self.listings = Listings(store)
        self.handovers = Handovers(store)
        self.studies = Studies(store, thinkers, self._tasks, self.tables.seen)
        self.reviews = Reviews(store, self.tables, reviewer or ReviewProcess())
        self._count_itself()

    async def open(self) -> None:
        await self.store.open()
        fresh = secrets.token_hex(32)
        await self.store.change(partial(queries.make_secret, key=SIGNING_KEY, fresh=fresh))
        self.signing_key = await self.store.read(lambda c: queries.secret(c, SIGNING_KEY))
        await self._thinkers.open()
        self.tables.open()
        await self.reviews.open()

    async def close(self) -> None:
        await self.reviews.close()
        await self.tables.close()
        await self._tasks.close()
        await self._thinkers.close()
        await self.store.close()

    def _go_on(self, table: Table) -> None:
        """What happens at a table by itself: its clock runs, the bot whose turn it is thinks."""
        self.endings.watch_clock(table)
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
