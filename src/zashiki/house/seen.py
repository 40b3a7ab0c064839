"""When and whence guests were last seen: nobody shall sit down to wait for a host who is long gone,
and who is many guests is one visitor where it costs something.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from typing import TypeVar

from zashiki.house.clocks import now_ms
from zashiki.house.fair import Payer
from zashiki.house.queries import Stored

MOST_KEPT = 20_000
MOST_OF_ONE = 5  # address, in a list of tables
T = TypeVar("T")
PATIENCE = 10 * 60_000  # milliseconds that a host may be away


class Seen:
    """In memory only: after a restart whoever still waits is soon seen again."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, int] = OrderedDict()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._fresh: set[str] = set()  # noted since others were told
        self._fresh_addresses: dict[str, str] = {}

    def note(self, guest: str, now: int | None = None) -> None:
        _keep(self._last, guest, now or now_ms())
        if len(self._fresh) < MOST_KEPT:
            self._fresh.add(guest)

    def fresh(self) -> list[str]:
        """Whom other servers have not heard of lately."""
        found = list(self._fresh)
        self._fresh.clear()
        return found

    def note_address(self, guest: str, address: str) -> None:
        if self._addresses.get(guest) != address and len(self._fresh_addresses) < MOST_KEPT:
            self._fresh_addresses[guest] = address
        _keep(self._addresses, guest, address)

    def fresh_addresses(self) -> list[tuple[str, str]]:
        """Of guests whom other servers may not have met."""
        found = list(self._fresh_addresses.items())
        self._fresh_addresses.clear()
        return found

    def hear_addresses(self, addresses: Mapping[str, str]) -> None:
        """What other servers know."""
        for guest, address in addresses.items():
            _keep(self._addresses, guest, address)

    def payer(self, guest: str, table: str = "") -> Payer:
        """Who is to share with whom."""
        return Payer(self._addresses.get(guest, guest), guest, table)

    def shared_out(self, tables: Iterable[tuple[str, str | None]], guest: str) -> list[str]:
        """The ids of a list of tables and their hosts, but only a few of each address: one alone
        cannot fill the list. Whoever shares an address with the guest who looks is a friend.
        """
        own = self._addresses.get(guest, guest)
        counted: Counter[str] = Counter()
        found = []
        for table_id, host in tables:
            address = self._addresses.get(host or "", host or "")
            counted[address] += 1
            if address == own or counted[address] <= MOST_OF_ONE:
                found.append(table_id)
        return found

    def note_all(self, guests: Iterable[str], now: int) -> None:
        """Those who look at tables, or are seen by other servers."""
        for guest in guests:
            _keep(self._last, guest, now)

    def is_awaiting(self, stored: Stored, now: int) -> bool:
        """Whether the host of an open table is still about. Who plays by days may be away as long
        as a move may take.
        """
        clock = stored.facts.clock
        patience = max(PATIENCE, clock.seconds * 1000 if clock.is_by_days else 0)
        last = max(stored.facts.made, self._last.get(stored.facts.host or "", 0))
        return now - last < patience


def _keep(kept: OrderedDict[str, T], guest: str, value: T) -> None:
    kept[guest] = value
    kept.move_to_end(guest)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
