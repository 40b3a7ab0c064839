"""What is read from and written to the store, each as a function of a connection."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError

from zashiki.house.clocks import ClockRule
from zashiki.house.errors import StoreError
from zashiki.house.schema import actions, chat, guests, handovers, house, seats, tables
from zashiki.house.seats import Guest, Seat
from zashiki.house.setups import StoredSetup
from zashiki.house.store import APPEND, Row
from zashiki.house.table import CHAT_IN_MEMORY, ChatLine, End, EndKind, Facts, Status, Table

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


@dataclass(frozen=True)
class Past:
    """All that happened at a table."""

    codes: list[int]
    left: list[int] | None
    chat: list[ChatLine]


# --- the house and its guests ------------------------------------------------------------------


def make_secret(connection: Connection, key: str, fresh: str) -> None:
    """Keep a value, unless there is one already."""
    query = sa.select(house.c.key).where(house.c.key == key)
    if connection.execute(query).scalar_one_or_none() is None:
        connection.execute(house.insert().values(key=key, value=fresh))


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


def insert_table(connection: Connection, table: Table, rows: list[Row]) -> None:
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
            ended=None if table.end is None else asdict(table.end),
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
        )
    )
    connection.execute(
        seats.insert(),
        [_seat_row(facts.id, number, seat) for number, seat in enumerate(table.seats)],
    )
    append(connection, rows)


def _seat_row(table_id: str, number: int, seat: Seat) -> Row:
    return {"table_id": table_id, "seat": number, **asdict(seat)}


def save_seat(connection: Connection, table_id: str, number: int, seat: Seat) -> None:
    connection.execute(
        seats.update()
        .where(seats.c.table_id == table_id, seats.c.seat == number)
        .values(**asdict(seat))
    )


def append(connection: Connection, rows: list[Row]) -> None:
    if rows:
        connection.execute(APPEND, rows)


@dataclass(frozen=True)
class Condition:
    """Where a table stands, beside its actions. Taken when it is handed to the store."""

    status: Status
    end: End | None
    version: int
    held: int | None
    practice: bool

    @classmethod
    def of(cls, table: Table) -> Condition:
        return cls(table.status, table.end, table.version, table.held, table.practice)


def save_condition(connection: Connection, table_id: str, condition: Condition) -> None:
    connection.execute(
        tables.update()
        .where(tables.c.id == table_id)
        .values(
            status=condition.status,
            ended=None if condition.end is None else asdict(condition.end),
            version=condition.version,
            held=condition.held,
            practice=condition.practice,
        )
    )


def save_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    connection.execute(tables.update().where(tables.c.id == table_id).values(rematch=rematch))


def take_back(
    connection: Connection, table_id: str, ply: int, count: int, condition: Condition
) -> None:
    """Forget the last actions, so many from this ply on; the version still grows."""
    gone = connection.execute(
        actions.delete().where(actions.c.table_id == table_id, actions.c.ply >= ply)
    ).rowcount
    if gone != count:
        raise LookupError("another server has played on")  # what it acknowledged must stay
    save_condition(connection, table_id, condition)


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
    query = (
        sa.select(actions.c.code, actions.c.left)
        .where(actions.c.table_id == table_id)
        .order_by(actions.c.ply)
    )
    rows = connection.execute(query).all()
    said = (
        sa.select(chat)
        .where(chat.c.table_id == table_id)
        .order_by(chat.c.number.desc())
        .limit(CHAT_IN_MEMORY)
    )
    lines = [ChatLine(row.name, row.text, row.at, row.seat) for row in connection.execute(said)]
    left = rows[-1].left if rows else None
    return found[0], Past([row.code for row in rows], left, lines[::-1])


def codes(connection: Connection, table_id: str) -> list[int]:
    """The actions of a table."""
    query = sa.select(actions.c.code).where(actions.c.table_id == table_id).order_by(actions.c.ply)
    return list(connection.execute(query).scalars())


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
    rows = {
        row.id: row for row in connection.execute(sa.select(tables).where(tables.c.id.in_(ids)))
    }
    sitting: dict[str, list[Seat]] = {table_id: [] for table_id in rows}
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        sitting[row.table_id].append(
            Seat(row.kind, row.name, row.guest, row.bot, row.token, row.gone, row.gone_at)
        )
    return [
        _as_stored(rows[table_id], sitting[table_id], _last(connection, table_id))
        for table_id in ids
        if table_id in rows
    ]


def _last(connection: Connection, table_id: str) -> Any:
    query = (
        sa.select(actions.c.ply, actions.c.version, actions.c.at)
        .where(actions.c.table_id == table_id)
        .order_by(actions.c.ply.desc())
        .limit(1)
    )
    return connection.execute(query).one_or_none()


def _as_stored(row: Any, sitting: list[Seat], last: Any) -> Stored:
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
        row.version if last is None else max(row.version, last.version),
        row.made if last is None else last.at,
        0 if last is None else last.ply + 1,
        row.held,
        row.practice,
    )


def _end(kind: EndKind, seat: int | None, winners: Sequence[int] = ()) -> End:
    """Ends were kept without winners before."""
    return End(kind, seat, tuple(winners))
