"""Bots at the tables: whose turn it is thinks, waits for a human pace, and plays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from zashiki.core.refusal import Refusal
from zashiki.house.errors import HouseError, StoreError
from zashiki.house.table import Table
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import ADVISER, Question, Thinkers, Thought

log = logging.getLogger("zashiki.house")

Play = Callable[[Table, int, int, int], Awaitable[None]]  # table, seat, version, code


class BotTurns:
    """Plays for the seats where no person sits."""

    def __init__(self, thinkers: Thinkers, play: Play, tasks: Tasks) -> None:
        self._thinkers = thinkers
        self._play = play
        self._tasks = tasks

    def go_on(self, table: Table) -> None:
        """Start the bot whose turn it is, unless one is at it already."""
        if table.bot_task is None and table.bot_is_to_act:
            table.bot_task = self._tasks.start(self._take_turn(table))

    async def compare(self, table: Table, ply: int, milliseconds: int) -> list[Thought]:
        """What search thinks of the alternatives at a ply, for the seat to act there."""
        state = table.match.at(ply)
        question = Question(
            f"advice-{table.id}",
            table.match.setup,
            table.match.codes[:ply].tolist(),
            int(state.actor),
            f"{ADVISER}:ms={milliseconds}",
        )
        return await self._thinkers.compare(question)

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
        code = await self._thinkers.choose(_question(table, seat))
        await asyncio.sleep(max(0.0, due - loop.time()))
        try:
            await self._play(table, seat, version, code)
        except (HouseError, Refusal):
            if table.version == version and table.bot_is_to_act:
                raise  # not because the table went on: the bot's choice is at fault


def _question(table: Table, seat: int) -> Question:
    return Question(
        table.id, table.match.setup, table.match.codes.tolist(), seat, table.seats[seat].bot
    )
