"""Few places where many wait: one visitor after the other, however much each of them wants."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import NamedTuple

SHARE_SECONDS = 0.25  # that everybody may keep a place, even where others wait
MOST_KEPT = 10_000


class Payer(NamedTuple):
    """For whom something is done, the widest circle first: whoever is many guests shares the turns
    of one address, and whoever has many tables those of one guest.
    """

    address: str
    guest: str
    table: str = ""


ANYBODY = Payer("", "")


def always() -> bool:
    return True


def nothing() -> None:
    """Whoever has a place is not told that others wait."""


@dataclass(eq=False)
class Visit:
    """Somebody in the line, or at a place."""

    payer: Payer
    is_watched: Callable[[], bool]
    hurry: Callable[[], None]
    called: asyncio.Future[None]
    since: float = 0.0  # at the place
    alarm: asyncio.TimerHandle | None = None  # rings when their share is used up
    was_hurried: bool = False


class FairLine:
    """Places for so many at a time. Whoever had one longest ago comes next; what nobody looks at
    waits until nobody else does. Whoever had their share is asked to hurry where others wait.
    """

    def __init__(self, places: int, share: float = SHARE_SECONDS) -> None:
        self._places = places
        self._share = share
        self._waiting: list[Visit] = []
        self._busy: list[Visit] = []
        self._served: OrderedDict[tuple[str, ...], int] = OrderedDict()  # when, as a count
        self._count = 0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def place(
        self,
        payer: Payer,
        hurry: Callable[[], None] = nothing,
        is_watched: Callable[[], bool] = always,
    ) -> AsyncIterator[Visit]:
        """Wait for a place, and have it. `hurry` may be called while it is used."""
        visit = Visit(payer, is_watched, hurry, asyncio.get_running_loop().create_future())
        self._waiting.append(visit)
        self._call_next()
        try:
            await visit.called
            yield visit
        finally:
            self._leave(visit)

    def _leave(self, visit: Visit) -> None:
        if visit.alarm is not None:
            visit.alarm.cancel()
        if visit in self._busy:
            self._busy.remove(visit)
        else:
            self._waiting.remove(visit)
        self._call_next()

    def _call_next(self) -> None:
        while self._waiting and len(self._busy) < self._places:
            visit = min(self._waiting, key=self._rank)  # of equals the first that came
            self._waiting.remove(visit)
            self._busy.append(visit)
            visit.since = asyncio.get_running_loop().time()
            if not visit.called.done():  # they may be about to go
                visit.called.set_result(None)
            self._note(visit.payer)
        for visit in self._busy if self._waiting else ():
            if visit.alarm is None:
                end = visit.since + self._share
                visit.alarm = asyncio.get_running_loop().call_at(end, self._ring, visit)

    def _rank(self, visit: Visit) -> tuple[bool, int, int, int]:
        """The lowest comes next."""
        address, guest, table = (self._served.get(circle, -1) for circle in _circles(visit.payer))
        return not visit.is_watched(), address, guest, table

    def _note(self, payer: Payer) -> None:
        self._count += 1
        for circle in _circles(payer):
            self._served[circle] = self._count
            self._served.move_to_end(circle)
        while len(self._served) > MOST_KEPT:
            self._served.popitem(last=False)

    def _ring(self, visit: Visit) -> None:
        """The share of whoever has a place is used up: do others wait who may ask for it?"""
        visit.alarm = None
        is_watched = visit.is_watched()
        if any(other.is_watched() or not is_watched for other in self._waiting):
            visit.was_hurried = True
            visit.hurry()


def _circles(payer: Payer) -> tuple[tuple[str, ...], ...]:
    return payer[:1], payer[:2], payer
