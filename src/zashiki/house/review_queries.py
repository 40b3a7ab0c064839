"""What is read from and written to the store about reviews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from zashiki.house.schema import judgements, reviews, servers
from zashiki.study.judging import Judgement
from zashiki.study.reviews import Review

Kept = Literal["waiting", "cancelled", "failed", "done"]


@dataclass(frozen=True)
class StoredReview:
    """A review as the store has it: `waiting` until it is done, also while it is made."""

    table_id: str
    guest: str
    status: Kept
    server: str | None  # that makes it
    review: Review | None = None


def find(connection: Connection, table_id: str) -> StoredReview | None:
    query = sa.select(reviews).where(reviews.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else _stored(row)


def count_waiting(connection: Connection, guest: str) -> int:
    """Those a guest has asked for and that are not done, at whichever server."""
    mine = sa.and_(reviews.c.guest == guest, reviews.c.status == "waiting")
    return int(connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one())


def take(connection: Connection, server: str) -> list[StoredReview]:
    """Those that were asked for, are not done, and that nobody makes: this server does from now on.
    The oldest first; others that look at the same time find none of them.
    """
    query = (
        sa.select(reviews)
        .where(reviews.c.status == "waiting", _is_nobodys())
        .order_by(reviews.c.asked)
        .with_for_update(skip_locked=True)
    )
    found = [_stored(row) for row in connection.execute(query)]
    theirs = reviews.c.table_id.in_([review.table_id for review in found])
    connection.execute(reviews.update().where(theirs).values(server=server))
    return found


def ask(connection: Connection, table_id: str, guest: str, now: int, server: str) -> bool:
    """That somebody wants it, for the first time or again; whether this server is to make it."""
    make = (
        "INSERT INTO reviews (table_id, guest, status, asked) "
        "VALUES (:table_id, :guest, 'cancelled', :asked) ON CONFLICT (table_id) DO NOTHING"
    )
    connection.execute(sa.text(make), {"table_id": table_id, "guest": guest, "asked": now})
    rests = reviews.c.status.in_(("cancelled", "failed"))
    is_forgotten = sa.and_(reviews.c.status == "waiting", _is_nobodys())
    wanted = reviews.update().where(reviews.c.table_id == table_id, sa.or_(rests, is_forgotten))
    values = {"guest": guest, "status": "waiting", "asked": now, "server": server}
    return connection.execute(wanted.values(**values)).rowcount == 1


def _is_nobodys() -> sa.ColumnElement[bool]:
    """Whether the server that made it is there no longer."""
    return sa.or_(reviews.c.server.is_(None), reviews.c.server.not_in(sa.select(servers.c.id)))


def is_made_by(connection: Connection, table_id: str, server: str) -> bool:
    """Whether it is still wanted, and from this server."""
    query = sa.select(reviews.c.server).where(
        reviews.c.table_id == table_id, reviews.c.status == "waiting"
    )
    return connection.execute(query.with_for_update()).scalar_one_or_none() == server


def leave(connection: Connection, table_id: str, status: Kept) -> None:
    """Nothing more is judged for now; what was judged stays."""
    at = sa.and_(reviews.c.table_id == table_id, reviews.c.status != "done")
    connection.execute(reviews.update().where(at).values(status=status, server=None))


def judged(connection: Connection, table_id: str) -> list[Judgement]:
    """The parts there are, in their order."""
    query = sa.select(judgements.c.judgement).where(judgements.c.table_id == table_id)
    texts = connection.execute(query.order_by(judgements.c.ply)).scalars()
    return [msgspec.json.decode(text, type=Judgement) for text in texts]


def count_judged(connection: Connection, table_id: str) -> int:
    query = sa.select(sa.func.count()).where(judgements.c.table_id == table_id)
    return int(connection.execute(query).scalar_one())


def keep_judgement(
    connection: Connection, table_id: str, judgement: Judgement, server: str
) -> bool:
    """One part more; whether this server is to go on. Whoever judged the same ply before was as
    good.
    """
    if not is_made_by(connection, table_id, server):
        return False
    key = {"table_id": table_id, "ply": judgement.ply}
    at = (judgements.c.table_id == table_id) & (judgements.c.ply == judgement.ply)
    if connection.execute(sa.select(judgements.c.ply).where(at)).scalar_one_or_none() is None:
        text = msgspec.json.encode(judgement).decode()
        connection.execute(judgements.insert().values(**key, judgement=text))
    return True


def keep_review(connection: Connection, table_id: str, review: Review, server: str) -> None:
    """It is done, unless it was stopped meanwhile, and its parts are no longer needed."""
    if not is_made_by(connection, table_id, server):
        return
    text = msgspec.json.encode(review).decode()
    at = reviews.c.table_id == table_id
    connection.execute(reviews.update().where(at).values(status="done", review=text, server=None))
    connection.execute(judgements.delete().where(judgements.c.table_id == table_id))


def _stored(row: sa.Row[tuple[object, ...]]) -> StoredReview:
    review = None if row.review is None else msgspec.json.decode(row.review, type=Review)
    return StoredReview(row.table_id, row.guest, row.status, row.server, review)
