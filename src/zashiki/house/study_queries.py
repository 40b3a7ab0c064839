"""Studies in the store, each query a function of a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from zashiki.chapters import Chapter, ChapterData, data_of, grow
from zashiki.house.schema import studies, study_chapters, study_people
from zashiki.house.setups import ClosedError, StoredSetup, open_setup
from zashiki.house.study import KeptChapter, Study
from zashiki.variations import ROOT, Tree, TreeError


def insert(connection: Connection, study: Study, bodies: Sequence[str]) -> None:
    connection.execute(
        studies.insert().values(
            id=study.id,
            owner=study.owner,
            name=study.name,
            access=study.access,
            key=study.key,
            version=study.version,
            made=study.made,
            changed=study.changed,
        )
    )
    for place, (chapter, body) in enumerate(zip(study.chapters, bodies, strict=True)):
        _insert_chapter(connection, study.id, place, chapter, body)


def _insert_chapter(
    connection: Connection, study_id: str, place: int, chapter: KeptChapter, body: str
) -> None:
    connection.execute(
        study_chapters.insert().values(
            study_id=study_id,
            number=chapter.number,
            place=place,
            name=chapter.name,
            game=chapter.game,
            body=body,
        )
    )


class Facts(msgspec.Struct, frozen=True):
    """What a study is beside its chapters, as it was when it was handed to the store."""

    id: str
    name: str
    access: str
    key: str
    version: int
    changed: int

    @classmethod
    def of(cls, study: Study) -> Facts:
        return cls(study.id, study.name, study.access, study.key, study.version, study.changed)


def raise_version(connection: Connection, facts: Facts) -> bool:
    """The gate of every write: False where another server was quicker."""
    raised = connection.execute(
        studies.update()
        .where(studies.c.id == facts.id, studies.c.version == facts.version - 1)
        .values(
            name=facts.name,
            access=facts.access,
            key=facts.key,
            version=facts.version,
            changed=facts.changed,
        )
    ).rowcount
    return int(raised) == 1


def save_chapter(connection: Connection, facts: Facts, number: int, body: str) -> bool:
    if not raise_version(connection, facts):
        return False
    connection.execute(_chapter(facts.id, number, study_chapters.update()).values(body=body))
    return True


def add_chapter(
    connection: Connection, facts: Facts, place: int, chapter: KeptChapter, body: str
) -> bool:
    if not raise_version(connection, facts):
        return False
    _insert_chapter(connection, facts.id, place, chapter, body)
    return True


def save_list(connection: Connection, facts: Facts, listed: Sequence[tuple[int, str]]) -> bool:
    """The numbers and names of the chapters in their order; others are gone."""
    if not raise_version(connection, facts):
        return False
    numbers = [number for number, _ in listed]
    connection.execute(
        study_chapters.delete().where(
            study_chapters.c.study_id == facts.id, study_chapters.c.number.not_in(numbers)
        )
    )
    for place, (number, name) in enumerate(listed):
        update = _chapter(facts.id, number, study_chapters.update())
        connection.execute(update.values(place=place, name=name))
    return True


def _chapter(study_id: str, number: int, query: Any) -> Any:
    return query.where(study_chapters.c.study_id == study_id, study_chapters.c.number == number)


def save_access(connection: Connection, facts: Facts, drops_people: bool) -> bool:
    if not raise_version(connection, facts):
        return False
    if drops_people:
        connection.execute(study_people.delete().where(study_people.c.study_id == facts.id))
    return True


def versions(connection: Connection, study_ids: Sequence[str]) -> dict[str, int]:
    """Of those that are there."""
    query = sa.select(studies.c.id, studies.c.version).where(studies.c.id.in_(study_ids))
    return {row.id: row.version for row in connection.execute(query)}


def add_person(connection: Connection, study_id: str, guest: str) -> None:
    query = sa.select(study_people.c.guest).where(
        study_people.c.study_id == study_id, study_people.c.guest == guest
    )
    if connection.execute(query).scalar_one_or_none() is None:
        connection.execute(study_people.insert().values(study_id=study_id, guest=guest))


def delete(connection: Connection, study_id: str) -> None:
    for table in (study_people, study_chapters):
        connection.execute(table.delete().where(table.c.study_id == study_id))
    connection.execute(studies.delete().where(studies.c.id == study_id))


def count_of(connection: Connection, guest: str) -> int:
    query = sa.select(sa.func.count()).where(studies.c.owner == guest)
    return int(connection.execute(query).scalar_one())


def find(connection: Connection, study_id: str) -> tuple[Study, list[str]] | None:
    """A study whose chapters are not opened yet, and their bodies."""
    row = connection.execute(sa.select(studies).where(studies.c.id == study_id)).one_or_none()
    if row is None:
        return None
    query = (
        sa.select(study_chapters)
        .where(study_chapters.c.study_id == study_id)
        .order_by(study_chapters.c.place)
    )
    rows = connection.execute(query).all()
    chapters = [KeptChapter(each.number, each.name, each.game) for each in rows]
    people = sa.select(study_people.c.guest).where(study_people.c.study_id == study_id)
    study = Study(
        row.id,
        row.owner,
        row.name,
        row.access,
        row.key,
        row.made,
        row.changed,
        chapters,
        set(connection.execute(people).scalars()),
        row.version,
    )
    return study, [each.body for each in rows]


class Listed(msgspec.Struct, frozen=True):
    """A study in a list."""

    id: str
    name: str
    owner: str
    access: str
    changed: int
    games: list[str]
    chapters: int


def of_guest(connection: Connection, guest: str, limit: int) -> list[Listed]:
    """One's own and those one works on, the last changed first."""
    shared = sa.select(study_people.c.study_id).where(study_people.c.guest == guest)
    joined = sa.and_(studies.c.access == "together", studies.c.id.in_(shared))
    query = (
        sa.select(studies)
        .where(sa.or_(studies.c.owner == guest, joined))
        .order_by(studies.c.changed.desc())
        .limit(limit)
    )
    rows = connection.execute(query).all()
    games: dict[str, list[str]] = {row.id: [] for row in rows}
    chapters = (
        sa.select(study_chapters.c.study_id, study_chapters.c.game)
        .where(study_chapters.c.study_id.in_(list(games)))
        .order_by(study_chapters.c.place)
    )
    for study_id, game in connection.execute(chapters):
        games[study_id].append(game)
    return [
        Listed(
            row.id,
            row.name,
            row.owner,
            row.access,
            row.changed,
            list(dict.fromkeys(games[row.id])),
            len(games[row.id]),
        )
        for row in rows
    ]


# --- chapters as text --------------------------------------------------------------------------


def write_body(chapter: Chapter) -> str:
    return msgspec.json.encode(data_of(chapter)).decode()


def read_body(kept: KeptChapter, body: str) -> None:
    """Open a chapter; one that this house cannot play any more stays closed and says why. Its
    actions were legal when they were kept, by these very rules.
    """
    raw = msgspec.json.decode(body, type=ChapterData)
    stored = StoredSetup(raw.game, raw.seats, raw.options, raw.edition, raw.rules, raw.position)
    try:
        tree = Tree(open_setup(stored))
        grow(tree, raw.nodes)
        tree.root.remark = raw.remark
        tree.draw(ROOT, raw.marks)
    except ClosedError as error:
        kept.closed = error
    except TreeError as error:
        kept.closed = ClosedError("closed-setup", {"game": raw.game, "problem": str(error)})
    else:
        kept.opened = Chapter(tree, kept.name, tuple(raw.players), raw.tags)
