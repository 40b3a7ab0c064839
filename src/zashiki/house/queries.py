"""What is read from and written to the store, each as a function of a connection."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError

from zashiki.house.changes import Change, Offers, rows
from zashiki.house.clocks import ClockRule, Times
from zashiki.house.errors import StoreError
from zashiki.house.schema import actions, chat, guests, handovers, house, seats, tables
from zashiki.house.seats import Guest, Seat
from zashiki.house.setups import StoredSetup
from zashiki.house.table import CHAT_IN_MEMORY, ChatLine, End, EndKind, Facts, Status, Table

Row = dict[str, Any]
Work = Callable[[Connection], None]
log = logging.getLogger("zashiki.house")

# A page of the file that is damaged, or a row with something else than was written there.
UNREADABLE = (DatabaseError, ValueError, TypeError, LookupError)


@dataclass(frozen=True)
class Stored:
    """A table as the store has it."""

    facts: Facts
    seats: list[Seat]
    status: Status
    end: End | None
    rematch: str | None
    version: int
    changed: int
    plies: int
    held: int | None = None
    practice: bool = False
    revision: int = 0
    driver: str | None = None
    times: Times | None = None
    offers: Offers | None = None


@dataclass(frozen=True)
class Past:
    """All that happened at a table."""

    codes: list[int]
    chat: list[ChatLine]


# --- the house and its guests ------------------------------------------------------------------


def make_secret(connection: Connection, key: str, fresh: str) -> None:
    """Keep a value, unless there is one already, or another server is just keeping one."""
    connection.execute(
        sa.text(
            "INSERT INTO house (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING"
        ),
        {"key": key, "value": fresh},
    )


def secret(connection: Connection, key: str) -> str:
    return str(connection.execute(sa.select(house.c.value).where(house.c.key == key)).scalar_one())


def guest(connection: Connection, guest_id: str) -> Guest | None:
    row = connection.execute(sa.select(guests).where(guests.c.id == guest_id)).one_or_none()
    return None if row is None else Guest(row.id, row.name, is_named=True)


def save_guest(connection: Connection, who: Guest, now: int) -> None:
    changed = connection.execute(
        guests.update().where(guests.c.id == who.id).values(name=who.name)
    ).rowcount
    if not changed:
        connection.execute(guests.insert().values(id=who.id, name=who.name, made=now))


def insert_handover(
    connection: Connection, hashed: str, guest_id: str, until: int, now: int
) -> None:
    """Keep a link to another device; those of before that are too old go."""
    connection.execute(handovers.delete().where(handovers.c.until <= now))
    connection.execute(handovers.insert().values(hash=hashed, guest=guest_id, until=until))


def handover(connection: Connection, hashed: str, now: int) -> str | None:
    """The guest a link belongs to, while it is good."""
    query = sa.select(handovers.c.guest).where(handovers.c.hash == hashed, handovers.c.until > now)
    return connection.execute(query).scalar_one_or_none()


def use_handover(connection: Connection, hashed: str) -> None:
    """Raises where somebody was quicker."""
    used = connection.execute(handovers.delete().where(handovers.c.hash == hashed)).rowcount
    if used != 1:
        raise LookupError("used already")


# --- tables ------------------------------------------------------------------------------------


def insert_table(connection: Connection, table: Table, driver: str | None) -> None:
    facts = table.facts
    connection.execute(
        tables.insert().values(
            id=facts.id,
            game=facts.setup.game,
            seats=facts.setup.seats,
            options=dict(facts.setup.options),
            edition=facts.setup.edition,
            rules_version=facts.setup.rules_version,
            clock=asdict(facts.clock),
            pace=facts.pace,
            status=table.status,
            ended=_plain(table.end),
            base=facts.base,
            version=table.version,
            made=facts.made,
            origin=facts.origin,
            rematch=None,
            position=facts.setup.position,
            practice=table.practice,
            host=facts.host,
            random_seats=facts.random_seats,
            guided=facts.guided,
            revision=table.revision,
            plies=table.match.ply,
            changed=table.changed,
            times=_plain(table.clock.times),
            driver=driver,
        )
    )
    connection.execute(
        seats.insert(),
        [_seat_row(facts.id, number, seat) for number, seat in enumerate(table.seats)],
    )
    append(
        connection,
        [(facts.id, ply, code, table.changed) for ply, code in enumerate(table.match.codes)],
    )


def _seat_row(table_id: str, number: int, seat: Seat) -> Row:
    return {"table_id": table_id, "seat": number, **asdict(seat)}


def _plain(value: End | Times | Offers | None) -> object:
    """Fit for a column of JSON."""
    return None if value is None else msgspec.to_builtins(value)


# --- changes -----------------------------------------------------------------------------------

APPEND = actions.insert()
KEEP = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"), tables.c.revision == sa.bindparam("seen"))
    .values(
        {
            name: sa.bindparam(f"new_{name}", type_=tables.c[name].type)
            for name in (
                "revision",
                "version",
                "plies",
                "changed",
                "status",
                "ended",
                "held",
                "practice",
                "times",
                "offers",
                "rematch",
                "driver",
            )
        }
    )
)


def append(connection: Connection, played: Sequence[tuple[str, int, int, int]]) -> None:
    """Rows of actions: table, ply, code, when."""
    if played:
        connection.execute(
            APPEND,
            [
                {"table_id": table, "ply": ply, "code": code, "at": at}
                for table, ply, code, at in played
            ],
        )


def keep_plain(connection: Connection, changes: Sequence[Change]) -> bool:
    """Write changes that are plain, each of another table; whether nobody else was quicker. Where
    it is not so, the transaction must not be committed.
    """
    kept = connection.execute(KEEP, [_keep_row(change) for change in changes]).rowcount
    append(connection, [row for change in changes for row in rows(change)])
    return kept == len(changes)


def keep(connection: Connection, change: Change) -> bool:
    """Write one; whether nobody else was quicker, or else nothing is written."""
    if connection.execute(KEEP, _keep_row(change)).rowcount != 1:
        return False
    table_id = change.table
    if change.undone:
        connection.execute(
            actions.delete().where(actions.c.table_id == table_id, actions.c.ply >= change.ply)
        )
    append(connection, rows(change))
    for number, seat in enumerate(change.seats or ()):
        connection.execute(
            seats.update()
            .where(seats.c.table_id == table_id, seats.c.seat == number)
            .values(**asdict(seat))
        )
    return True


def _keep_row(change: Change) -> Row:
    return {
        "table": change.table,
        "seen": change.seen,
        "new_revision": change.revision,
        "new_version": change.version,
        "new_plies": change.plies,
        "new_changed": change.at,
        "new_status": change.status,
        "new_ended": _plain(change.end),
        "new_held": change.held,
        "new_practice": change.practice,
        "new_times": _plain(change.times),
        "new_offers": _plain(change.offers),
        "new_rematch": change.rematch,
        "new_driver": change.driver,
    }


def insert_line(connection: Connection, table_id: str, line: ChatLine) -> None:
    number = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), -1) + 1).where(
        chat.c.table_id == table_id
    )
    connection.execute(
        chat.insert().values(
            table_id=table_id,
            number=number.scalar_subquery(),
            name=line.name,
            seat=line.seat,
            text=line.text,
            at=line.at,
        )
    )


def find(connection: Connection, table_id: str) -> tuple[Stored, Past] | None:
    """A table with all that happened there; raises StoreError where it is damaged."""
    try:
        return _find(connection, table_id)
    except UNREADABLE as error:
        log.error("table %s cannot be read: %s", table_id, type(error).__name__)
        raise StoreError("not-read") from error


def _find(connection: Connection, table_id: str) -> tuple[Stored, Past] | None:
    found = _stored(connection, [table_id])
    if not found:
        return None
    said = (
        sa.select(chat)
        .where(chat.c.table_id == table_id)
        .order_by(chat.c.number.desc())
        .limit(CHAT_IN_MEMORY)
    )
    lines = [ChatLine(row.name, row.text, row.at, row.seat) for row in connection.execute(said)]
    return found[0], Past(codes(connection, table_id), lines[::-1])


def codes(connection: Connection, table_id: str) -> list[int]:
    """The actions of a table."""
    query = sa.select(actions.c.code).where(actions.c.table_id == table_id).order_by(actions.c.ply)
    return list(connection.execute(query).scalars())


def revisions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    query = sa.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
    return {row.id: row.revision for row in connection.execute(query)}


def of_guest(connection: Connection, guest_id: str, limit: int) -> list[Stored]:
    """The tables where this guest sits, and those they made that wait; newest first."""
    sits = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == guest_id).distinct())
    hosts = sa.and_(tables.c.host == guest_id, tables.c.status == "waiting")
    query = (
        sa.select(tables.c.id)
        .where(tables.c.status != "cancelled", sa.or_(sits, hosts))
        .order_by(tables.c.made.desc())
        .limit(limit)
    )
    try:
        with _apart(connection):
            ids = list(connection.execute(query).scalars())
    except UNREADABLE:
        found = _salvaged(connection, seats.c.guest == guest_id)
        return [stored for stored in found if stored.status != "cancelled"][:limit]
    return listed(connection, ids)


def open_ones(connection: Connection, limit: int) -> list[tuple[str, str | None]]:
    """Ids and hosts of tables that wait for anybody, newest first."""
    query = (
        sa.select(tables.c.id, tables.c.host)
        .where(
            tables.c.status == "waiting",
            tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.kind == "open").distinct()),
        )
        .order_by(tables.c.made.desc())
        .limit(limit)
    )
    try:
        with _apart(connection):
            return [(row.id, row.host) for row in connection.execute(query)]
    except UNREADABLE:
        found = _salvaged(connection, seats.c.kind == "open")
        waiting = [stored.facts for stored in found if stored.status == "waiting"]
        return [(facts.id, facts.host) for facts in waiting][:limit]


def _salvaged(connection: Connection, where: sa.ColumnElement[bool]) -> list[Stored]:
    """Where the store is damaged: the tables with such a seat that can be read, newest first."""
    ids = connection.execute(sa.select(seats.c.table_id).where(where).distinct()).scalars()
    return sorted(listed(connection, list(ids)), key=lambda stored: -stored.facts.made)


def _apart(connection: Connection) -> contextlib.AbstractContextManager[object]:
    """Where a query may fail: PostgreSQL would then answer no more without a point to go back to,
    and SQLite would not with one.
    """
    is_sqlite = connection.dialect.name == "sqlite"
    return contextlib.nullcontext() if is_sqlite else connection.begin_nested()


def listed(connection: Connection, ids: Sequence[str]) -> list[Stored]:
    """Tables by id, in this order. One that cannot be read is left out, and the others stay."""
    try:
        with _apart(connection):
            return _stored(connection, ids)
    except UNREADABLE as error:
        if len(ids) > 1:
            return [one for table_id in ids for one in listed(connection, [table_id])]
        log.error("table %s cannot be read: %s", *ids, type(error).__name__)
        return []


def _stored(connection: Connection, ids: Sequence[str]) -> list[Stored]:
    """Tables by id, in this order, with their seats and how far they are."""
    query = sa.select(tables).where(tables.c.id.in_(ids))
    found = {row.id: row for row in connection.execute(query)}
    sitting: dict[str, list[Seat]] = {table_id: [] for table_id in found}
    those = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(those):
        sitting[row.table_id].append(
            Seat(row.kind, row.name, row.guest, row.bot, row.token, row.gone, row.gone_at)
        )
    return [_as_stored(found[id_], sitting[id_]) for id_ in ids if id_ in found]


def _as_stored(row: Any, sitting: list[Seat]) -> Stored:
    setup = StoredSetup(
        row.game, row.seats, row.options, row.edition, row.rules_version, row.position
    )
    facts = Facts(
        row.id,
        setup,
        ClockRule(**row.clock),
        row.pace,
        row.made,
        row.base,
        row.origin,
        row.host,
        row.random_seats,
        row.guided,
    )
    return Stored(
        facts,
        sitting,
        row.status,
        None if row.ended is None else _end(**row.ended),
        row.rematch,
        row.version,
        row.changed,
        row.plies,
        row.held,
        row.practice,
        row.revision,
        row.driver,
        None if row.times is None else msgspec.convert(row.times, Times),
        None if row.offers is None else msgspec.convert(row.offers, Offers),
    )


def _end(kind: EndKind, seat: int | None, winners: Sequence[int] = ()) -> End:
    """Ends were kept without winners before."""
    return End(kind, seat, tuple(winners))
