"""When guests were last seen: nobody shall sit down to wait for a host who is long gone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from zashiki.house.clocks import now_ms
from zashiki.house.queries import Stored

MOST_KEPT = 20_000
PATIENCE = 10 * 60_000  # milliseconds that a host may be away


class Seen:
    """In memory only: after a restart whoever still waits is soon seen again."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, int] = OrderedDict()

    def note(self, guest: str, now: int | None = None) -> None:
        self._last[guest] = now or now_ms()
        self._last.move_to_end(guest)
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)

    def note_all(self, guests: Iterable[str], now: int) -> None:
        for guest in guests:
            self.note(guest, now)

    def is_awaiting(self, stored: Stored, now: int) -> bool:
        """Whether the host of an open table is still about. Who plays by days may be away as long
        as a move may take.
        """
        clock = stored.facts.clock
        patience = max(PATIENCE, clock.seconds * 1000 if clock.is_by_days else 0)
        last = max(stored.facts.made, self._last.get(stored.facts.host or "", 0))
        return now - last < patience
