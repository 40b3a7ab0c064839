"""What is read from and written to the store about reviews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from zashiki.house.schema import judgements, reviews
from zashiki.study.judging import Judgement
from zashiki.study.reviews import Review

Kept = Literal["waiting", "cancelled", "failed", "done"]


@dataclass(frozen=True)
class StoredReview:
    """A review as the store has it: `waiting` until it is done, also while it is made."""

    table_id: str
    guest: str
    status: Kept
    review: Review | None = None


def find(connection: Connection, table_id: str) -> StoredReview | None:
    query = sa.select(reviews).where(reviews.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else _stored(row)


def unfinished(connection: Connection) -> list[StoredReview]:
    """Those that were asked for and are not done, the oldest first."""
    query = sa.select(reviews).where(reviews.c.status == "waiting").order_by(reviews.c.asked)
    return [_stored(row) for row in connection.execute(query)]


def ask(connection: Connection, table_id: str, guest: str, now: int) -> None:
    """That somebody wants it, for the first time or again."""
    values = {"guest": guest, "status": "waiting", "asked": now}
    at = reviews.c.table_id == table_id
    if not connection.execute(reviews.update().where(at).values(**values)).rowcount:
        connection.execute(reviews.insert().values(table_id=table_id, **values))


def leave(connection: Connection, table_id: str, status: Kept) -> None:
    """Nothing more is judged for now; what was judged stays."""
    at = reviews.c.table_id == table_id
    connection.execute(reviews.update().where(at).values(status=status))


def judged(connection: Connection, table_id: str) -> list[Judgement]:
    """The parts there are, in their order."""
    query = sa.select(judgements.c.judgement).where(judgements.c.table_id == table_id)
    texts = connection.execute(query.order_by(judgements.c.ply)).scalars()
    return [msgspec.json.decode(text, type=Judgement) for text in texts]


def count_judged(connection: Connection, table_id: str) -> int:
    query = sa.select(sa.func.count()).where(judgements.c.table_id == table_id)
    return int(connection.execute(query).scalar_one())


def keep_judgement(connection: Connection, table_id: str, judgement: Judgement) -> None:
    """One part more. Whoever judged the same ply before was as good."""
    key = {"table_id": table_id, "ply": judgement.ply}
    at = (judgements.c.table_id == table_id) & (judgements.c.ply == judgement.ply)
    if connection.execute(sa.select(judgements.c.ply).where(at)).scalar_one_or_none() is None:
        text = msgspec.json.encode(judgement).decode()
        connection.execute(judgements.insert().values(**key, judgement=text))


def keep_review(connection: Connection, table_id: str, review: Review) -> None:
    """It is done, and its parts are no longer needed."""
    text = msgspec.json.encode(review).decode()
    at = reviews.c.table_id == table_id
    connection.execute(reviews.update().where(at).values(status="done", review=text))
    connection.execute(judgements.delete().where(judgements.c.table_id == table_id))


def _stored(row: sa.Row[tuple[object, ...]]) -> StoredReview:
    review = None if row.review is None else msgspec.json.decode(row.review, type=Review)
    return StoredReview(row.table_id, row.guest, row.status, review)
