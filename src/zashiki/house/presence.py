"""Who looks at a table, through whichever server."""

from __future__ import annotations

from zashiki.house.table import Table
from zashiki.house.tables import Tables
from zashiki.house.wire import Here, Wire

MOST_TOLD = 200  # guests at one table, of one server


class Presence:
    """Guests come and go; everybody at the table sees it, and other servers hear of it."""

    def __init__(self, tables: Tables, wire: Wire | None) -> None:
        self._tables = tables
        self._wire = wire

    def come(self, table: Table, guest: str) -> None:
        """A socket of the guest is open and somebody looks at it."""
        was_alone = not table.present
        table.present[guest] = table.present.get(guest, 0) + 1
        if table.present[guest] == 1:
            self._tell(table, asks=was_alone)
            table.tell_presence()

    def go(self, table: Table, guest: str) -> None:
        """It is no longer."""
        table.present[guest] -= 1
        if not table.present[guest]:
            del table.present[guest]
            self._tell(table)
            table.tell_presence()

    # --- other servers -------------------------------------------------------------------

    def hear(self, server: str, here: Here) -> None:
        table = self._tables.in_memory_by(here.table)
        if table is None:
            return
        guests = frozenset(here.guests)
        if table.elsewhere.get(server, frozenset()) != guests:
            if guests:
                table.elsewhere[server] = guests
            else:
                del table.elsewhere[server]
            table.tell_presence()
        if here.asks and table.present:
            self._tell(table)

    def forget(self, server: str) -> None:
        """That server is gone, and whoever came through it."""
        for table in self._tables.in_memory():
            if table.elsewhere.pop(server, None) is not None:
                table.tell_presence()

    def tell_all(self) -> None:
        """Others may have missed who is here."""
        for table in self._tables.in_memory():
            if table.present:
                self._tell(table, asks=True)

    def _tell(self, table: Table, asks: bool = False) -> None:
        if self._wire is not None:
            self._wire.send(Here(table.id, list(table.present)[:MOST_TOLD], asks))
