"""What was done at a table, as one value: it is written to the store, told to other servers, and
followed by them.

Every change says which revision of the table it was made from. The store takes only one for each,
so that of two servers that do something at the same time one is told that it came too late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from zashiki.house.clocks import Times
from zashiki.house.seats import Seat
from zashiki.house.table import BackAsked, End, Status, Table

if TYPE_CHECKING:
    from zashiki.house.queries import Stored

encode = msgspec.json.Encoder().encode


class Offers(Struct, frozen=True):
    """Who is ready to end the match, and who asks to take a turn back."""

    agreed: tuple[int, ...] = ()
    asked: int | None = None
    asked_agreed: tuple[int, ...] = ()


NO_OFFERS = Offers()


class Change(Struct, frozen=True, array_like=True):
    """From revision `seen` to the next one."""

    table: str
    seen: int
    version: int
    ply: int  # what was played from here on is another now
    undone: int  # actions from there on that were taken back
    codes: list[int]  # actions from there on that were played
    at: int  # when the match was last changed, milliseconds since 1970
    status: Status
    held: int | None
    practice: bool
    is_about_table: bool  # seats, status or offers are others
    driver: str | None
    end: End | None = None
    times: Times | None = None
    offers: Offers | None = None
    rematch: str | None = None
    seats: list[Seat] | None = None  # where they are others

    @property
    def revision(self) -> int:
        return self.seen + 1

    @property
    def plies(self) -> int:
        return self.ply + len(self.codes)

    @property
    def is_plain(self) -> bool:
        """Whether all of it is actions and where the table stands after them, as nearly always."""
        return self.seats is None and not self.undone


class Mark(NamedTuple):
    """A table before something is done there."""

    ply: int
    version: int
    status: Status
    rematch: str | None
    practice: bool
    seats: tuple[Seat, ...]
    offers: Offers | None


def mark(table: Table) -> Mark:
    return Mark(
        table.match.ply,
        table.version,
        table.status,
        table.rematch,
        table.practice,
        tuple(table.seats),
        offers_of(table),
    )


def change_since(before: Mark, table: Table, driver: str) -> Change:
    """All that was done since."""
    match = table.match
    first = min(before.ply, match.ply)
    seats, offers = tuple(table.seats), offers_of(table)
    has_seats = seats != before.seats
    is_about_table = (
        has_seats
        or table.status != before.status
        or offers != before.offers
        or table.practice != before.practice
        or table.rematch != before.rematch
    )
    return Change(
        table.id,
        table.revision,
        table.version,
        first,
        before.ply - first,
        match.codes[first:].tolist(),
        table.changed,
        table.status,
        table.held,
        table.practice,
        is_about_table,
        driver if table.goes_on else None,
        table.end,
        table.clock.times,
        offers,
        table.rematch,
        list(seats) if has_seats else None,
    )


def follow(table: Table, change: Change) -> None:
    """Do at a table what was done elsewhere; raises Refusal where that cannot be."""
    match = table.match
    if change.ply < match.ply:
        match.back_to(change.ply)
    for code in change.codes:
        match.play(code)
    table.changed = change.at
    if change.seats is not None:
        table.seats[:] = change.seats
    if change.times is not None:
        table.clock.set(change.times)
    stand(table, change)


# Where a table stands, but for its seats, match and clock: so called there, in a change and in what
# the store tells.
STANDING = ("revision", "version", "status", "held", "practice", "driver", "end", "rematch")


def stand(table: Table, told: Change | Stored) -> None:
    """Bring a table there."""
    for name in STANDING:
        setattr(table, name, getattr(told, name))
    set_offers(table, told.offers)


def tell(table: Table, change: Change, was: int) -> None:
    """Let those who look hear of it; `was` is the version they know."""
    if change.version != was:
        table.tell_position(change.ply)
    if change.is_about_table:
        table.tell_table()


def offers_of(table: Table) -> Offers | None:
    if not table.has_offers:
        return None
    asked = table.asked_back
    agreed = tuple(sorted(table.agreed))
    if asked is None:
        return Offers(agreed)
    return Offers(agreed, asked.seat, tuple(sorted(asked.agreed)))


def set_offers(table: Table, offers: Offers | None) -> None:
    offers = offers or NO_OFFERS
    table.agreed = set(offers.agreed)
    table.asked_back = (
        None if offers.asked is None else BackAsked(offers.asked, frozenset(offers.asked_agreed))
    )


def rows(change: Change) -> Sequence[tuple[str, int, int, int]]:
    """Its actions as the store wants them: table, ply, code, when."""
    table, at = change.table, change.at
    return [(table, ply, code, at) for ply, code in enumerate(change.codes, change.ply)]
