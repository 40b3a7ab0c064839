"""Puzzles of guests in the store, each query a function of a connection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from zashiki.house.schema import puzzles, servers
from zashiki.study.puzzle_finding import NoPuzzle
from zashiki.study.puzzles import PuzzleFile

Kept = Literal["waiting", "made", "none", "failed"]
GONE_AT_NEXT = ("none", "failed")  # what was said of them was read when somebody asks again


@dataclass(frozen=True)
class StoredPuzzle:
    """A position, and what was made of it: `waiting` until that is known."""

    id: str
    guest: str
    game: str
    position: dict[str, Any]
    table_id: str | None
    ply: int
    status: Kept
    asked: int
    done: int = 0
    body: PuzzleFile | NoPuzzle | None = None


def insert(connection: Connection, puzzle: StoredPuzzle, server: str) -> None:
    """A new wish; what came to nothing before is forgotten."""
    theirs = sa.and_(puzzles.c.guest == puzzle.guest, puzzles.c.status.in_(GONE_AT_NEXT))
    connection.execute(puzzles.delete().where(theirs))
    values = {name: getattr(puzzle, name) for name in _COLUMNS}
    connection.execute(puzzles.insert().values(**values, server=server))


def find(connection: Connection, puzzle_id: str) -> StoredPuzzle | None:
    row = connection.execute(sa.select(puzzles).where(puzzles.c.id == puzzle_id)).one_or_none()
    return None if row is None else _stored(row)


def listed(connection: Connection, guest: str) -> list[StoredPuzzle]:
    """All of a guest, the newest first."""
    query = sa.select(puzzles).where(puzzles.c.guest == guest)
    return [_stored(row) for row in connection.execute(query.order_by(puzzles.c.asked.desc()))]


def delete(connection: Connection, puzzle_id: str) -> None:
    connection.execute(puzzles.delete().where(puzzles.c.id == puzzle_id))


def take(connection: Connection, server: str) -> list[StoredPuzzle]:
    """Those that wait and that nobody makes: this server does from now on. The oldest first."""
    is_nobodys = sa.or_(
        puzzles.c.server.is_(None), puzzles.c.server.not_in(sa.select(servers.c.id))
    )
    query = sa.select(puzzles).where(puzzles.c.status == "waiting", is_nobodys)
    query = query.order_by(puzzles.c.asked).with_for_update(skip_locked=True)
    found = [_stored(row) for row in connection.execute(query)]
    theirs = puzzles.c.id.in_([puzzle.id for puzzle in found])
    connection.execute(puzzles.update().where(theirs).values(server=server))
    return found


def note(connection: Connection, puzzle_id: str, server: str, values: Mapping[str, object]) -> bool:
    """How far it is; False where nobody waits for it any more, or another server makes it."""
    mine = sa.and_(
        puzzles.c.id == puzzle_id, puzzles.c.server == server, puzzles.c.status == "waiting"
    )
    return connection.execute(puzzles.update().where(mine).values(**values)).rowcount == 1


def keep(connection: Connection, puzzle_id: str, server: str, body: PuzzleFile | NoPuzzle) -> bool:
    """What came of it."""
    status: Kept = "made" if isinstance(body, PuzzleFile) else "none"
    text = msgspec.json.encode(body).decode()
    return note(connection, puzzle_id, server, {"status": status, "body": text})


_COLUMNS: Sequence[str] = (
    "id", "guest", "game", "position", "table_id", "ply", "status", "asked", "done",
)  # fmt: skip
_BODIES: dict[str, type[PuzzleFile] | type[NoPuzzle]] = {"made": PuzzleFile, "none": NoPuzzle}


def _stored(row: sa.Row[Any]) -> StoredPuzzle:
    told = {name: getattr(row, name) for name in _COLUMNS}
    kind = _BODIES.get(row.status)
    body = None if kind is None or row.body is None else msgspec.json.decode(row.body, type=kind)
    return StoredPuzzle(**told, body=body)
