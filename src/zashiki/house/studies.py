"""Studies: made from matches, records and positions, changed by one or several people, kept.

As at tables, everything is kept, then told, to other servers as well. The version of a study is the
gate: it is raised only from the value that was seen, so two servers cannot both write the next one.
Whoever comes second reads on and tries again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from zashiki import chapters as files
from zashiki.chapters import LONGEST_NAME, Chapter
from zashiki.core.refusal import Refusal
from zashiki.core.state import CHANCE
from zashiki.house import study_changes as changes
from zashiki.house import study_queries as queries
from zashiki.house.clocks import now_ms
from zashiki.house.errors import (
    BadWishError,
    HouseError,
    NotNowError,
    NotThereError,
    StoreError,
)
from zashiki.house.fair import FairLine
from zashiki.house.new_tables import new_table_id
from zashiki.house.seats import Guest, visible
from zashiki.house.seen import Seen
from zashiki.house.setups import new_setup
from zashiki.house.store import Store
from zashiki.house.study import MOST_CHAPTERS, MOST_IN_ALL, MOST_NODES, Effect, KeptChapter, Study
from zashiki.house.table import Table
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import ADVISER, Question, Thinkers, Thought, check_bot
from zashiki.house.wire import StudyGone, StudyKept, Wire
from zashiki.record import Record, RecordError
from zashiki.variations import Tree

T = TypeVar("T")
MOST_STUDIES = 200  # of one guest
LISTED = 100
MOST_IN_MEMORY = 200
MOST_NODES_IN_MEMORY = 200_000  # of all studies together, but for those that are looked at
MOST_BOT_ACTIONS = 2_000
MOST_BOTS = 100  # studies where bots play on
MOST_BOTS_OF_ADDRESS = 4
MOST_TRIES = 5  # to write a change while other servers write theirs


class QuickerError(Exception):
    """Another server has changed the study."""


@dataclass(frozen=True)
class Source:
    """What a chapter begins with: a match, a text, a position, or a game from its start."""

    game: str = ""
    seats: int | None = None
    options: dict[str, str] | None = None
    edition: str = "default"
    position: dict[str, object] | None = None
    text: str = ""
    table: Table | None = None
    names: Sequence[str] = ()  # of who sat at the table


class Studies:
    """Every study there is. At most one Study in memory speaks for each."""

    def __init__(
        self, store: Store, thinkers: Thinkers, tasks: Tasks, seen: Seen, wire: Wire | None = None
    ) -> None:
        self._store = store
        self._wire = wire
        self._thinkers = thinkers
        self._tasks = tasks
        self._seen = seen
        self._live: OrderedDict[str, Study] = OrderedDict()
        self._reading = FairLine(1)
        self._playing_on: dict[str, str] = {}  # where bots are, for which address

    # --- finding -------------------------------------------------------------------------

    async def find(self, study_id: str, guest: str) -> Study:
        """A study that this guest may read; raises NotThereError."""
        study = self._live.get(study_id) or await self._load(study_id)
        study.check_read(guest)
        self._live.move_to_end(study_id)
        return study

    def in_memory_by(self, study_id: str) -> Study | None:
        return self._live.get(study_id)

    async def _load(self, study_id: str) -> Study:
        found = await self._store.read(lambda c: queries.find(c, study_id))
        if found is None:
            raise NotThereError("no-study")
        study, bodies = found
        await asyncio.to_thread(_open, study, bodies)
        return self._keep_in_memory(self._live.get(study_id, study))

    def _keep_in_memory(self, study: Study) -> Study:
        self._live[study.id] = study
        nodes = sum(each.size for each in self._live.values())
        for each in tuple(self._live.values()):  # the longest unseen first
            if len(self._live) <= MOST_IN_MEMORY and nodes <= MOST_NODES_IN_MEMORY:
                break
            is_used = each.listeners or each.lock.locked() or each.bots is not None
            if each is not study and not is_used:
                del self._live[each.id]
                nodes -= each.size
        return study

    def lose(self, study: Study) -> None:
        """What memory says is not true: the next look loads the truth."""
        if self._live.get(study.id) is study:
            del self._live[study.id]
        if study.bots is not None:
            study.bots.cancel()
        for listener in tuple(study.listeners):
            listener.lost()

    async def listed(self, guest: str) -> list[queries.Listed]:
        return await self._store.read(lambda c: queries.of_guest(c, guest, LISTED))

    # --- making --------------------------------------------------------------------------

    async def make(self, guest: Guest, name: str, source: Source) -> Study:
        """A study of one's own; a text may bring several chapters."""
        count = await self._store.read(lambda c: queries.count_of(c, guest.id))
        if count >= MOST_STUDIES:
            raise BadWishError("too-many-studies", {"most": MOST_STUDIES})
        own, opened = await self._read(guest, partial(read_source, source))
        now = now_ms()
        kept = [_kept(number, chapter) for number, chapter in enumerate(opened)]
        title = visible(name or own)[:LONGEST_NAME] or opened[0].game.name
        study = Study(
            new_table_id(), guest.id, title, "private", secrets.token_urlsafe(16), now, now, kept
        )
        bodies = await asyncio.to_thread(_bodies, opened)
        await self._store.change(partial(queries.insert, study=study, bodies=bodies))
        return self._keep_in_memory(study)

    async def add_chapters(
        self, study: Study, guest: Guest, name: str, source: Source
    ) -> list[KeptChapter]:
        """More chapters at the end."""
        study.check_write(guest.id)
        _, opened = await self._read(guest, partial(read_source, source))
        if name and len(opened) == 1:
            opened[0].name = visible(name)[:LONGEST_NAME]
        return [
            await self._in_turn(study, partial(self._add_chapter, study, guest.id, chapter))
            for chapter in opened
        ]

    async def _add_chapter(self, study: Study, guest: str, opened: Chapter) -> KeptChapter:
        if len(study.chapters) >= MOST_CHAPTERS:
            raise BadWishError("too-many-chapters", {"most": MOST_CHAPTERS})
        study.check_room(len(opened.tree))
        chapter = _kept(max(chapter.number for chapter in study.chapters) + 1, opened)
        study.chapters.append(chapter)
        place, body = len(study.chapters) - 1, queries.write_body(opened)
        write = partial(queries.add_chapter, place=place, chapter=chapter, body=body)
        await self._keep(study, write, Effect(chapter.number, chapters=True, by=guest))
        return chapter

    async def _read(self, guest: Guest, read: Callable[[], T]) -> T:
        """What somebody sent, which may be long: others are served meanwhile."""
        async with self._reading.place(self._seen.payer(guest.id)):
            return await asyncio.to_thread(read)

    # --- changing ------------------------------------------------------------------------

    async def change(self, study: Study, guest: str, change: changes.StudyChange) -> Effect:
        """Follow a change and keep it; raises HouseError or Refusal and has changed nothing."""
        study.check_write(guest)
        return await self._in_turn(study, partial(self._change_by, study, guest, guest, change))

    async def _in_turn(self, study: Study, work: Callable[[], Awaitable[T]]) -> T:
        """Alone at this server; again, from what is true then, where another server was quicker."""
        async with study.lock:
            for _ in range(MOST_TRIES):
                try:
                    return await work()
                except QuickerError:
                    await self._read_again(study)
        raise StoreError

    async def _change_by(
        self, study: Study, guest: str, by: str, change: changes.StudyChange
    ) -> Effect:
        study.check_write(guest)
        return await self._change(study, by, change)

    async def _change(self, study: Study, by: str, change: changes.StudyChange) -> Effect:
        effect = study.follow(change)
        effect.by = by
        if effect.chapters:
            listed = [(chapter.number, chapter.name) for chapter in study.chapters]
            await self._keep(study, partial(queries.save_list, listed=listed), effect)
        elif effect.nodes or effect.gone or effect.order is not None:
            number = effect.chapter or 0
            body = queries.write_body(study.find(number).open())
            await self._keep(study, partial(queries.save_chapter, number=number, body=body), effect)
        return effect

    async def share(self, study: Study, guest: str, access: changes.Access) -> None:
        """Who may look or work on it. Whoever came by a link to work together is out when that
        ends, and the link is void.
        """
        study.check_owner(guest)
        await self._in_turn(study, partial(self._share, study, access))
        self._tell_people(study)

    async def _share(self, study: Study, access: changes.Access) -> None:
        ends = study.access == "together" and access != "together"
        study.access = access
        if ends:
            study.key, study.people = secrets.token_urlsafe(16), set()
        await self._keep(
            study, partial(queries.save_access, drops_people=ends), Effect(chapters=True)
        )

    async def join(self, study_id: str, guest: Guest, key: str) -> Study:
        """Work together from now on, by the link."""
        study = self._live.get(study_id) or await self._load(study_id)
        is_right = secrets.compare_digest(study.key.encode(), key.encode())
        if study.access != "together" or not is_right:
            raise NotThereError("no-study")
        if guest.id not in study.people and guest.id != study.owner:
            work = partial(queries.add_person, study_id=study.id, guest=guest.id)
            await self._store.change(work)
            study.people.add(guest.id)
            self._tell_servers(StudyKept(study.id, study.version))
        return study

    async def delete(self, study: Study, guest: str) -> None:
        study.check_owner(guest)
        async with study.lock:
            await self._store.change(partial(queries.delete, study_id=study.id))
        self._tell_servers(StudyGone(study.id))
        self.lose(study)

    async def _keep(
        self,
        study: Study,
        write: Callable[..., bool],  # of a connection and the facts
        effect: Effect,
    ) -> None:
        """Wait for the disk, then tell. Telling does not depend on the asker still being there;
        what could not be kept is forgotten. Raises QuickerError.
        """
        study.version += 1
        study.changed = now_ms()
        facts = queries.Facts.of(study)
        kept = self._tasks.start(self._store.write(lambda connection: write(connection, facts)))

        def after(future: asyncio.Future[bool]) -> None:
            if future.cancelled() or future.exception() is not None:
                self.lose(study)
            elif future.result():
                self._tell_servers(StudyKept(study.id, facts.version, effect))
                _tell(study, effect)

        kept.add_done_callback(after)
        if not await asyncio.shield(kept):
            raise QuickerError

    # --- other servers -------------------------------------------------------------------

    def _tell_servers(self, message: StudyKept | StudyGone) -> None:
        if self._wire is not None:
            self._wire.send(message)

    def hear(self, message: StudyKept | StudyGone) -> None:
        """What another server did to a study."""
        study = self._live.get(message.study)
        if study is None:
            return
        if isinstance(message, StudyGone) or not (study.listeners or study.lock.locked()):
            self.lose(study)  # where nobody looks, the next look loads the truth
            return
        self._tasks.start(self._follow(study, message))

    async def _follow(self, study: Study, heard: StudyKept) -> None:
        """Read on, and let those who look hear of it."""
        async with study.lock:
            was = study.version
            if heard.version < was or (heard.version == was and heard.effect is not None):
                return
            effect = heard.effect
            await self._read_again(study, effect if heard.version == was + 1 else None)
        if self._live.get(study.id) is not study:
            return
        if effect is not None:
            _tell(study, effect)  # whoever finds a version missing asks for the whole
            self._tell_people(study)
        elif study.version == was:
            self._tell_people(study)
        else:
            self.lose(study)

    async def catch_up(self) -> None:
        """Something may not have been heard: what is not true any more is forgotten."""
        known = list(self._live)
        versions = await self._store.read(partial(queries.versions, study_ids=known))
        for study_id in known:
            study = self._live.get(study_id)
            if study is None or study.lock.locked():
                continue
            if versions.get(study_id) != study.version:
                self.lose(study)

    async def _read_again(self, study: Study, effect: Effect | None = None) -> None:
        """Be as the store has it. Where the effect of one change is told, other chapters than its
        own are as they were.
        """
        found = await self._store.read(lambda c: queries.find(c, study.id))
        if found is None:
            self.lose(study)
            raise NotThereError("no-study")
        fresh, bodies = found
        is_next = effect is not None and fresh.version == study.version + 1
        known = {chapter.number: chapter for chapter in study.chapters} if is_next else {}
        if effect is not None and effect.chapter is not None:
            known.pop(effect.chapter, None)
        for chapter, body in zip(fresh.chapters, bodies, strict=True):
            if chapter.number not in known:
                await asyncio.to_thread(queries.read_body, chapter, body)
        study.take(fresh, known)

    # --- bots ----------------------------------------------------------------------------

    async def compare(
        self, study: Study, guest: str, number: int, node: int, milliseconds: int
    ) -> list[Thought]:
        """What search thinks of the alternatives after a node, for the seat to act there."""
        chapter, found = study.node(number, node)
        state = chapter.tree.state(found.id)
        if state.is_over or state.actor == CHANCE:
            raise NotNowError("advice-over")
        question = self._question(study, guest, chapter, found.id, f"{ADVISER}:ms={milliseconds}")
        return await self._thinkers.compare(question)

    def play_on(
        self, study: Study, guest: str, number: int, node: int, count: int, bot: str
    ) -> None:
        """Let bots go on from a node, so many actions or to the end; they may be stopped."""
        study.check_write(guest)
        chapter, _ = study.node(number, node)
        if study.bots is not None:
            raise NotNowError("study-bots-busy")
        check_bot(bot, chapter.game.id)
        address = self._seen.payer(guest).address
        here = list(self._playing_on.values())
        if here.count(address) >= MOST_BOTS_OF_ADDRESS or len(here) >= MOST_BOTS:
            raise NotNowError("study-bots-full")
        self._playing_on[study.id] = address
        work = self._play_on(study, guest, number, node, min(count, MOST_BOT_ACTIONS), bot)
        study.bots = self._tasks.start(work)
        study.bots.add_done_callback(lambda _: self._bots_ended(study))
        self._tell_people(study)

    def stop_bots(self, study: Study, guest: str) -> None:
        study.check_write(guest)
        if study.bots is not None:
            study.bots.cancel()

    async def _play_on(
        self, study: Study, guest: str, number: int, node: int, count: int, bot: str
    ) -> None:
        """`count` actions of seats, and what chance brings between them."""
        try:
            while count > 0:
                chapter, found = study.node(number, node)
                state = chapter.tree.state(found.id)
                if state.is_over:
                    return
                change: changes.StudyChange
                if state.actor == CHANCE:
                    change = changes.DrawNode(number, node)
                else:
                    question = self._question(study, guest, chapter, node, bot)
                    code = await self._thinkers.choose(question)
                    change = changes.PlayNode(number, node, code)
                    count -= 1
                by_bot = partial(self._change_by, study, guest, "", change)
                node = (await self._in_turn(study, by_bot)).at or node
        except (HouseError, Refusal):
            return  # the node was taken away, or the study is full

    def _bots_ended(self, study: Study) -> None:
        study.bots = None
        self._playing_on.pop(study.id, None)
        self._tell_people(study)

    def _question(
        self, study: Study, guest: str, chapter: Chapter, node: int, bot: str
    ) -> Question:
        """Asked in the fair line of all bots; where nobody looks, others come first."""
        return Question(
            f"study-{study.id}",
            chapter.setup,
            chapter.tree.codes(node),
            int(chapter.tree.state(node).actor),
            bot,
            self._seen.payer(guest, study.id),
            lambda: bool(study.listeners),
        )

    def _tell_people(self, study: Study) -> None:
        for listener in tuple(study.listeners):
            listener.people_changed()


def _tell(study: Study, effect: Effect) -> None:
    for listener in tuple(study.listeners):
        listener.study_changed(effect, study.version)


# --- sources -----------------------------------------------------------------------------------


def read_source(source: Source) -> tuple[str, list[Chapter]]:
    """A name and chapters, all within the limits; raises BadWishError or NotNowError."""
    name, chapters = _read_any(source)
    if len(chapters) > MOST_CHAPTERS:
        raise BadWishError("too-many-chapters", {"most": MOST_CHAPTERS})
    for chapter in chapters:
        if len(chapter.tree) > MOST_NODES:
            raise BadWishError("study-full", {"most": MOST_NODES})
        chapter.name = visible(chapter.name)[:LONGEST_NAME]
    if sum(len(chapter.tree) for chapter in chapters) > MOST_IN_ALL:
        raise BadWishError("studies-full", {"most": MOST_IN_ALL})
    return visible(name), chapters


def _read_any(source: Source) -> tuple[str, list[Chapter]]:
    if source.table is not None:
        return "", [_of_table(source.table, source.names)]
    if source.text:
        try:
            study = files.Study.loads(source.text)
        except RecordError as error:
            raise BadWishError("bad-record", {"problem": str(error)}) from None
        return study.name, study.chapters
    setup = new_setup(
        source.game, source.seats, source.options or {}, source.edition, source.position
    )
    return "", [Chapter(Tree(setup))]


def _of_table(table: Table, names: Sequence[str]) -> Chapter:
    """A match that is over; before, it would tell secrets."""
    if not table.is_open:
        raise NotNowError("secrets-running")
    return Chapter.of(Record.of(table.match, names))


def _kept(number: int, chapter: Chapter) -> KeptChapter:
    return KeptChapter(number, chapter.name, chapter.game.id, chapter)


def _bodies(chapters: Sequence[Chapter]) -> list[str]:
    return [queries.write_body(chapter) for chapter in chapters]


def _open(study: Study, bodies: Sequence[str]) -> None:
    for chapter, body in zip(study.chapters, bodies, strict=True):
        queries.read_body(chapter, body)
