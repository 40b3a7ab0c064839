"""How tables stand that are only listed: who is to act, or who came where."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from zashiki.core.state import NOBODY
from zashiki.house import queries
from zashiki.house.errors import StoreError
from zashiki.house.setups import ClosedError, open_match
from zashiki.house.store import Store
from zashiki.house.table import End
from zashiki.match import Match

MOST_KEPT = 2_000


@dataclass(frozen=True)
class Listing:
    """The seat to act, and the place of every seat where the match has been decided."""

    actor: int = NOBODY
    places: tuple[int, ...] = ()


NOTHING = Listing()


class Listings:
    """Replays a match when it is asked about, and remembers until it is another version."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, int], Listing] = OrderedDict()

    async def of(self, stored: queries.Stored) -> Listing:
        if stored.status not in ("playing", "over"):
            return NOTHING
        key = (stored.facts.id, stored.version)
        listing = self._known.get(key)
        if listing is None:
            listing = await self._replayed(stored)
            self._known[key] = listing
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        return listing

    async def _replayed(self, stored: queries.Stored) -> Listing:
        table_id = stored.facts.id
        try:
            codes = await self._store.read(lambda c: queries.codes(c, table_id))
            match = open_match(stored.facts.setup, codes, stored.facts.base)
        except (ClosedError, StoreError):  # a list shows the others all the same
            return NOTHING
        return listing_of(match, stored)


def listing_of(match: Match, stored: queries.Stored) -> Listing:
    if stored.status == "playing":
        return Listing(match.actor if stored.held is None else stored.held)
    if match.is_over:
        return Listing(places=tuple(match.state.outcome().places))
    end = stored.end
    if end is not None and (end.winners or end.seat is not None):  # winners were not kept once
        return Listing(places=_behind(end, len(stored.seats)))
    return NOTHING


def _behind(end: End, seats: int) -> tuple[int, ...]:
    """Where a match was not played out: the winners, all others, and whoever is out of it last."""
    others = len(end.winners) + 1
    return tuple(
        1 if seat in end.winners else seats if seat == end.seat else others for seat in range(seats)
    )
