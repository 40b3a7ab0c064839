"""Reviews of matches that are over, made one after the other behind play.

Every ply that was judged is kept at once. So a review can be stopped and gone on with, by whoever
asks or by the next house on the same store. Of several servers one makes it: whichever was asked,
or, when that is gone, the first that notices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from zashiki.house import review_queries
from zashiki.house.clocks import now_ms
from zashiki.house.errors import HouseError, NotNowError, NotYoursError
from zashiki.house.fair import FairLine, Payer
from zashiki.house.reviewers import Reviewer
from zashiki.house.store import Store
from zashiki.house.table import Table
from zashiki.house.tables import Tables
from zashiki.house.tasks import Tasks
from zashiki.house.work import WorkError
from zashiki.lab.statistics import first_places
from zashiki.match import Match
from zashiki.record import Record
from zashiki.study.judging import Budget, budget_of, worth_judging
from zashiki.study.reviews import Review

AT_ONCE = 1  # reviews
MOST_WAITING = 100  # of all guests together
MOST_OF_ADDRESS = 4  # waiting or being made

log = logging.getLogger("zashiki.house")

Status = Literal["none", "waiting", "running", "cancelled", "failed", "done"]


@dataclass(frozen=True)
class Progress:
    """How far a review is. Where it waits, so many others come before it."""

    status: Status
    done: int = 0
    all: int = 0
    ahead: int = 0
    guest: str = ""  # who asked for it
    review: Review | None = None


@dataclass(eq=False)
class Job:
    """A review that is made, or waits for it."""

    table_id: str
    payer: Payer
    match: Match
    result: list[float]
    plies: list[int]  # to be judged
    budget: Budget
    done: int = 0
    is_running: bool = False
    task: asyncio.Task[None] | None = None


class Reviews:
    """Makes them, keeps them, and tells how far they are."""

    def __init__(self, store: Store, tables: Tables, reviewer: Reviewer, server: str) -> None:
        self._store = store
        self._tables = tables
        self._reviewer = reviewer
        self._server = server
        self._line = FairLine(AT_ONCE)
        self._jobs: dict[str, Job] = {}  # by table, in the order they were asked for
        self._tasks = Tasks()

    async def open(self) -> None:
        """Go on with what was asked for before the house closed."""
        await self.take_over()

    async def take_over(self) -> None:
        """Go on with what nobody makes: the server that did is gone."""
        take = partial(review_queries.take, server=self._server)
        for stored in await self._store.write(take):
            if stored.table_id in self._jobs:
                continue
            try:
                table = await self._tables.find(stored.table_id)
                self._start(self._job(table, Payer("", stored.guest, table.id)))
            except HouseError as error:  # it was played by rules that are no longer here
                log.warning("no review of table %s: %s", stored.table_id, error)
                await self._leave(stored.table_id, "failed")

    async def close(self) -> None:
        await self._tasks.close()
        await self._reviewer.rest()

    # --- asking --------------------------------------------------------------------------

    async def progress(self, table: Table) -> Progress:
        """What there is of a review; of a match that is not over, nothing."""
        job = self._jobs.get(table.id)
        if job is not None:
            status: Status = "running" if job.is_running else "waiting"
            ahead = 0 if job.is_running else list(self._jobs).index(table.id)
            return Progress(status, job.done, len(job.plies), ahead, job.payer.guest)
        stored = await self._store.read(partial(review_queries.find, table_id=table.id))
        if not table.is_open or stored is None:
            return Progress("none")
        if stored.status == "done":
            return Progress("done", guest=stored.guest, review=stored.review)
        done = await self._store.read(partial(review_queries.count_judged, table_id=table.id))
        every = len(worth_judging(table.match))
        is_made = stored.status == "waiting" and done  # by another server
        return Progress("running" if is_made else stored.status, done, every, guest=stored.guest)

    async def ask(self, table: Table, guest: str, address: str) -> None:
        """Review a match that is over, unless that is done or under way already."""
        if not table.is_open:
            raise NotNowError("review-running")
        if table.id in self._jobs:
            return
        progress = await self.progress(table)
        if progress.status in ("done", "waiting", "running") or table.id in self._jobs:
            return
        elsewhere = await self._store.read(partial(review_queries.count_waiting, guest=guest))
        self._check_room(guest, address, elsewhere)
        job = self._job(table, Payer(address, guest, table.id))
        ask = partial(
            review_queries.ask, table_id=table.id, guest=guest, now=now_ms(), server=self._server
        )
        try:
            is_mine = await self._store.write(ask)
        except HouseError:
            self._stop(job)
            raise
        if self._jobs.get(table.id) is not job:  # stopped meanwhile
            return
        if is_mine:
            self._start(job)
        else:
            self._stop(job)

    async def cancel(self, table: Table, guest: str) -> None:
        """Stop it, for whoever asked for it or sits at the table. What was judged stays."""
        progress = await self.progress(table)
        if progress.status not in ("waiting", "running"):
            return
        if guest != progress.guest and not table.seats_of(guest):
            raise NotYoursError("review-not-yours")
        job = self._jobs.get(table.id)
        if job is not None:
            self._stop(job)
        await self._leave(table.id, "cancelled")  # another server notices at the next ply

    def _check_room(self, guest: str, address: str, waiting: int) -> None:
        """One review at a time for each guest; few for an address, for anybody can be many."""
        payers = [job.payer for job in self._jobs.values()]
        if waiting or any(payer.guest == guest for payer in payers):
            raise NotNowError("review-one")
        here = sum(payer.address == address for payer in payers)
        if here >= MOST_OF_ADDRESS or len(payers) >= MOST_WAITING:
            raise NotNowError("review-full")

    # --- making --------------------------------------------------------------------------

    def _job(self, table: Table, payer: Payer) -> Job:
        match = table.match
        job = Job(table.id, payer, match, result_of(table), worth_judging(match), budget_of(match))
        self._jobs[table.id] = job
        return job

    def _start(self, job: Job) -> None:
        job.task = self._tasks.start(self._make(job))

    def _stop(self, job: Job) -> None:
        if self._jobs.get(job.table_id) is job:
            del self._jobs[job.table_id]
        if job.task is not None:
            job.task.cancel()

    async def _make(self, job: Job) -> None:
        """In its turn, all of it."""
        try:
            async with self._line.place(job.payer):
                job.is_running = True
                review = await self._judge_all(job)
                if review is None:
                    return
                keep = partial(
                    review_queries.keep_review,
                    table_id=job.table_id,
                    review=review,
                    server=self._server,
                )
                await self._store.change(keep)
        except (WorkError, HouseError) as error:
            log.warning("no review of table %s: %s", job.table_id, error)
            await self._leave(job.table_id, "failed")
        finally:
            if self._jobs.get(job.table_id) is job:
                del self._jobs[job.table_id]
            if not self._jobs:
                await self._reviewer.rest()

    async def _judge_all(self, job: Job) -> Review | None:
        """Ply by ply, but for those that were judged before; None where it was stopped, or taken
        over by a server that thought this one gone.
        """
        record = Record.of(job.match).dumps("json")
        read = partial(review_queries.judged, table_id=job.table_id)
        judged = await self._store.read(read)
        known = {judgement.ply for judgement in judged}
        job.done = len(judged)
        for ply in job.plies:
            if ply in known:
                continue
            judgement = await self._reviewer.judge(record, ply, job.budget)
            keep = partial(
                review_queries.keep_judgement,
                table_id=job.table_id,
                judgement=judgement,
                server=self._server,
            )
            if not await self._store.write(keep):
                return None
            judged.append(judgement)
            job.done += 1
        return await self._reviewer.put_together(record, judged, job.budget, job.result)

    async def _leave(self, table_id: str, status: review_queries.Kept) -> None:
        await self._store.change(partial(review_queries.leave, table_id=table_id, status=status))


def result_of(table: Table) -> list[float]:
    """Each seat's share of the first place, also where the match was not played out."""
    winners: Sequence[int] = () if table.end is None else table.end.winners
    if not winners:
        return first_places(table.match.state.ranking())
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(table.seats))]
