"""Puzzles that guests make of positions they arranged or of matches that are over.

Whether one turn is clearly best is judged behind play, one position after the other. How far that
is stands in the store: any server can tell it, and where the one that judges is gone, another one
begins anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from zashiki.core import registry
from zashiki.core.position import PositionError
from zashiki.core.state import State
from zashiki.house import puzzle_queries as queries
from zashiki.house.clocks import now_ms
from zashiki.house.errors import (
    BadWishError,
    HouseError,
    NotNowError,
    NotThereError,
    NotYoursError,
    StoreError,
)
from zashiki.house.fair import FairLine, Payer
from zashiki.house.new_tables import new_table_id
from zashiki.house.puzzle_makers import PuzzleMaker
from zashiki.house.puzzle_queries import StoredPuzzle
from zashiki.house.setups import new_setup
from zashiki.house.store import Store
from zashiki.house.table import Table
from zashiki.house.tasks import Tasks
from zashiki.house.work import WorkError
from zashiki.study.errors import StudyError
from zashiki.study.puzzle_making import MADE_IN
from zashiki.study.puzzles import Puzzle, PuzzleFile

AT_ONCE = 1  # positions that are judged
MOST_WAITING = 100  # of all guests together
MOST_OF_ADDRESS = 4  # waiting or being judged
MOST_PUZZLES = 100  # of one guest
MOST_IN_MEMORY = 200
ARRANGED = "an arranged position"
ALL_STEPS = MADE_IN + 1  # with the first one, which only begins

log = logging.getLogger("zashiki.house")


@dataclass(frozen=True)
class PuzzleWish:
    """The position of a match that is over, or one as data."""

    game: str = ""
    position: Mapping[str, object] | None = None
    table: Table | None = None
    ply: int = 0

    def state(self) -> State:
        """Raises HouseError where no seat is to act, or nobody may look yet."""
        if self.table is None:
            found = new_setup(self.game, None, {}, position=self.position or {}).start()
        else:
            found = self._of_match(self.table)
        if found.actor < 0:
            raise BadWishError("puzzle-no-turn")
        return found

    def _of_match(self, table: Table) -> State:
        if not table.is_open:
            raise NotNowError("puzzle-running")
        if self.ply >= table.match.ply:
            raise BadWishError("puzzle-no-turn")
        return table.match.at(self.ply)


@dataclass(eq=False)
class Job:
    """A position that is judged, or waits for it."""

    stored: StoredPuzzle
    payer: Payer
    task: asyncio.Task[None] | None = None


class Puzzles:
    """Makes them, keeps them, and tells how far they are."""

    def __init__(self, store: Store, maker: PuzzleMaker, server: str) -> None:
        self._store = store
        self._maker = maker
        self._server = server
        self._line = FairLine(AT_ONCE)
        self._jobs: dict[str, Job] = {}  # in the order they were asked for
        self._tasks = Tasks()
        self._made: OrderedDict[str, Puzzle] = OrderedDict()

    async def take_over(self) -> None:
        """Go on with what nobody makes: the server that did is gone."""
        for stored in await self._store.write(partial(queries.take, server=self._server)):
            if stored.id not in self._jobs:
                job = self._jobs[stored.id] = Job(stored, Payer("", stored.guest, stored.id))
                self._start(job)

    async def close(self) -> None:
        await self._tasks.close()
        await self._maker.rest()

    # --- asking --------------------------------------------------------------------------

    async def ask(self, guest: str, address: str, wish: PuzzleWish) -> StoredPuzzle:
        """Have a position judged; if one turn is clearly best, it is a puzzle of theirs. Asked for
        the same one again, it tells of the first time.
        """
        state = await asyncio.to_thread(wish.state)
        game, position = state.setup.game.id, state.position()
        mine = await self.listed(guest)
        for each in mine:
            if each.status != "failed" and (each.game, each.position) == (game, position):
                return each
        self._check_room(guest, address, mine)
        stored = StoredPuzzle(
            new_table_id(),
            guest,
            game,
            position,
            wish.table.id if wish.table else None,
            wish.ply,
            "waiting",
            now_ms(),
        )
        job = self._jobs[stored.id] = Job(stored, Payer(address, guest, stored.id))
        try:
            await self._store.change(partial(queries.insert, puzzle=stored, server=self._server))
        except (StoreError, asyncio.CancelledError):
            del self._jobs[stored.id]
            raise
        self._start(job)
        return stored

    def _check_room(self, guest: str, address: str, mine: list[StoredPuzzle]) -> None:
        """One position at a time for each guest; few for an address, for anybody can be many."""
        payers = [job.payer for job in self._jobs.values()]
        is_busy = any(payer.guest == guest for payer in payers)
        if is_busy or any(each.status == "waiting" for each in mine):
            raise NotNowError("puzzle-one")
        if sum(each.status == "made" for each in mine) >= MOST_PUZZLES:
            raise NotNowError("too-many-puzzles", {"most": MOST_PUZZLES})
        here = sum(payer.address == address for payer in payers)
        if here >= MOST_OF_ADDRESS or len(payers) >= MOST_WAITING:
            raise NotNowError("puzzle-full")

    async def listed(self, guest: str) -> list[StoredPuzzle]:
        """All that a guest asked for, the newest first."""
        return await self._store.read(partial(queries.listed, guest=guest))

    async def of_guest(self, puzzle_id: str, guest: str) -> StoredPuzzle:
        """What a guest asked for; raises NotThereError or NotYoursError."""
        stored = await self._store.read(partial(queries.find, puzzle_id=puzzle_id))
        if stored is None:
            raise NotThereError("no-puzzle", {"puzzle": puzzle_id})
        if stored.guest != guest:
            raise NotYoursError("puzzle-not-yours")
        return stored

    def ahead_of(self, stored: StoredPuzzle) -> int:
        """How many others are judged first, as far as this server knows."""
        return list(self._jobs).index(stored.id) if stored.id in self._jobs else 0

    async def delete(self, puzzle_id: str, guest: str) -> None:
        """Throw a puzzle away, or judge its position no longer."""
        stored = await self.of_guest(puzzle_id, guest)
        await self._store.change(partial(queries.delete, puzzle_id=stored.id))
        self._made.pop(stored.id, None)
        job = self._jobs.pop(stored.id, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    async def find(self, game_id: str, puzzle_id: str) -> Puzzle:
        """A puzzle that was made, for anybody who has its name; raises NotThereError."""
        stored = await self._store.read(partial(queries.find, puzzle_id=puzzle_id))
        if stored is None or stored.game != game_id or not isinstance(stored.body, PuzzleFile):
            self._made.pop(puzzle_id, None)
            raise NotThereError("no-puzzle", {"puzzle": puzzle_id})
        if puzzle_id not in self._made:
            found = Puzzle(registry.game(game_id), puzzle_id, stored.body)
            try:
                await asyncio.to_thread(check, found)
            except (StudyError, PositionError) as error:  # by rules that are no longer here
                log.warning("puzzle %s cannot be played: %s", puzzle_id, error)
                raise NotThereError("no-puzzle", {"puzzle": puzzle_id}) from None
            self._made[puzzle_id] = found
        self._made.move_to_end(puzzle_id)
        while len(self._made) > MOST_IN_MEMORY:
            self._made.popitem(last=False)
        return self._made[puzzle_id]

    # --- making --------------------------------------------------------------------------

    def _start(self, job: Job) -> None:
        job.task = self._tasks.start(self._make(job))

    async def _make(self, job: Job) -> None:
        """In its turn, to its end."""
        stored = job.stored
        try:
            async with self._line.place(job.payer):
                await self._judge(stored)
        except (WorkError, HouseError) as error:
            log.warning("no puzzle %s: %s", stored.id, error)
            await self._store.write(self._note(stored, status="failed"))
        finally:
            if self._jobs.get(stored.id) is job:
                del self._jobs[stored.id]
            if not self._jobs:
                await self._maker.rest()

    async def _judge(self, stored: StoredPuzzle) -> None:
        """Step by step, as long as somebody waits for it."""
        match = f"table {stored.table_id}" if stored.table_id else ARRANGED
        await self._maker.begin(stored.game, stored.position, match, stored.ply)
        done = 1
        while await self._store.write(self._note(stored, done=done)):
            found = await self._maker.step()
            if found is not None:
                keep = partial(queries.keep, puzzle_id=stored.id, server=self._server, body=found)
                await self._store.write(keep)
                return
            done += 1

    def _note(self, stored: StoredPuzzle, **values: object) -> partial[bool]:
        return partial(queries.note, puzzle_id=stored.id, server=self._server, values=values)


def check(puzzle: Puzzle) -> None:
    """Whether all that is asked of it can be told; raises StudyError."""
    puzzle.solution, puzzle.next_best, puzzle.judged, puzzle.answers, puzzle.idea  # noqa: B018
