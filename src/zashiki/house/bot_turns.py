"""Bots at the tables: whose turn it is thinks, waits for a human pace, and plays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from zashiki.core.refusal import Refusal
from zashiki.house.errors import HouseError, StoreError
from zashiki.house.metrics import Metrics
from zashiki.house.seats import Guest
from zashiki.house.seen import Seen
from zashiki.house.table import Table
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import ADVISER, Question, Thinkers, Thought

log = logging.getLogger("zashiki.house")

Play = Callable[[Table, int, int, int], Awaitable[None]]  # table, seat, version, code


@dataclass(eq=False)
class BotTurns:
    """Plays for the seats where no person sits."""

    _thinkers: Thinkers
    _play: Play
    _tasks: Tasks
    _seen: Seen
    _metrics: Metrics

    def go_on(self, table: Table) -> None:
        """Start the bot whose turn it is, unless one is at it already."""
        if table.bot_task is None and table.bot_is_to_act:
            table.bot_task = self._tasks.start(self._take_turn(table))

    async def compare(
        self, table: Table, ply: int, milliseconds: int, asker: Guest
    ) -> tuple[list[Thought], bool]:
        """What search thinks of the alternatives at a ply, for the seat to act there; and whether
        it had less time than that because others waited.
        """
        state = table.match.at(ply)
        hurried: list[bool] = []
        question = Question(
            f"advice-{table.id}",
            table.match.setup,
            table.match.codes[:ply].tolist(),
            int(state.actor),
            f"{ADVISER}:ms={milliseconds}",
            self._seen.payer(asker.id, table.id),
            on_hurry=partial(hurried.append, True),
            on_place=self._metrics.waited,
        )
        return await self._thinkers.compare(question), bool(hurried)

    async def _take_turn(self, table: Table) -> None:
        """Play until a person is to act or the match is over."""
        try:
            while table.bot_is_to_act:
                await self._act(table)
        except asyncio.CancelledError:
            raise
        except StoreError:
            pass  # told already: whoever sees to the table asks again
        except Exception:
            # The bot is asked again when the table is opened next; people lose nothing.
            log.exception("a bot failed at table %s", table.id)
        finally:
            if table.bot_task is asyncio.current_task():
                table.bot_task = None

    async def _act(self, table: Table) -> None:
        version, seat = table.version, table.actor
        loop = asyncio.get_running_loop()
        due = loop.time() + table.facts.pace / 1000
        hurried: list[bool] = []
        code = await self._thinkers.choose(self._question(table, seat, hurried))
        _tell_hurried(table, bool(hurried))
        await asyncio.sleep(max(0.0, due - loop.time()))
        try:
            await self._play(table, seat, version, code)
            self._metrics.by_bot()
        except (HouseError, Refusal):
            if table.version == version and table.bot_is_to_act:
                raise  # not because the table went on: the bot's choice is at fault

    def _question(self, table: Table, seat: int, hurried: list[bool]) -> Question:
        def on_hurry() -> None:
            hurried.append(True)
            self._metrics.hurried()
            _tell_hurried(table, True)

        return Question(
            table.id,
            table.match.setup,
            table.match.codes.tolist(),
            seat,
            table.seats[seat].bot,
            self._seen.payer(table.facts.host or table.id, table.id),
            lambda: bool(table.listeners),
            on_hurry,
            self._metrics.waited,
        )


def _tell_hurried(table: Table, is_hurried: bool) -> None:
    """Whether bots think shorter here than they were seated to is a word at the table."""
    if table.is_hurried != is_hurried:
        table.is_hurried = is_hurried
        table.tell_table()
