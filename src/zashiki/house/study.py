"""A study as it lives in the memory of the house. Nothing here waits or stores."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from zashiki.chapters import Chapter
from zashiki.core.game import Game
from zashiki.core.state import CHANCE, State
from zashiki.house import study_changes as changes
from zashiki.house.errors import BadWishError, NotNowError, NotThereError, NotYoursError
from zashiki.house.seats import visible
from zashiki.house.setups import ClosedError
from zashiki.match import system_chance
from zashiki.variations import Node, TreeError

MOST_CHAPTERS = 40
MOST_NODES = 4_000  # of a chapter
MOST_IN_ALL = 20_000  # of a study: each takes about a thousand bytes while it is in memory


@dataclass
class Effect:
    """What a change came to, for those who look."""

    chapter: int | None = None
    nodes: list[int] = field(default_factory=list)  # new ones, or others than before
    gone: list[int] = field(default_factory=list)
    order: int | None = None  # the node whose children stand in another order
    chapters: bool = False  # their list, or the name of the study
    at: int | None = None  # the node it leads to
    by: str = ""  # who did it: "" for the house


def _name(text: str) -> str:
    """As it is to be seen; raises BadWishError where nothing is."""
    seen = visible(text)
    if not seen:
        raise BadWishError("malformed", {"problem": "empty"})
    return seen


class StudyListener(Protocol):
    """Somebody who looks at a study. Called after everything told is on disk."""

    def study_changed(self, effect: Effect, version: int) -> None:
        """The study has this version now, by what happened."""

    def people_changed(self) -> None:
        """Somebody came or went, or bots began or ended to play on."""

    def lost(self) -> None:
        """The study in memory is no longer true, or there is none any more."""


@dataclass(eq=False)
class KeptChapter:
    """A chapter by its number; one that this house cannot open says why."""

    number: int
    name: str
    game: str
    opened: Chapter | None = None
    closed: ClosedError | None = None

    def open(self) -> Chapter:
        if self.opened is None:
            raise self.closed or NotThereError("no-chapter")
        return self.opened


@dataclass(eq=False, slots=True, weakref_slot=True)
class Study:
    """Chapters in their order, who may work on them, and who looks."""

    id: str
    owner: str
    name: str
    access: changes.Access
    key: str  # of the link to work together
    made: int
    changed: int
    chapters: list[KeptChapter]
    people: set[str] = field(default_factory=set)  # who came by that link
    version: int = 1
    listeners: set[StudyListener] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bots: asyncio.Task[None] | None = None  # that play on

    def take(self, other: Study, known: Mapping[int, KeptChapter]) -> None:
        """Be what the store has; whoever looks goes on looking. Of chapters that are known only the
        name may be another.
        """
        self.name, self.access, self.key = other.name, other.access, other.key
        self.changed, self.version = other.changed, other.version
        self.people = other.people
        for chapter in other.chapters:
            if chapter.number in known:
                known[chapter.number].name = chapter.name
        self.chapters[:] = [known.get(chapter.number, chapter) for chapter in other.chapters]

    # --- who may what --------------------------------------------------------------------

    def may_read(self, guest: str) -> bool:
        return self.access != "private" or self.may_write(guest)

    def may_write(self, guest: str) -> bool:
        return guest == self.owner or (self.access == "together" and guest in self.people)

    def check_read(self, guest: str) -> None:
        """To others it is as if there were none."""
        if not self.may_read(guest):
            raise NotThereError("no-study")

    def check_write(self, guest: str) -> None:
        self.check_read(guest)
        if not self.may_write(guest):
            raise NotYoursError("study-read-only")

    def check_owner(self, guest: str) -> None:
        self.check_read(guest)
        if guest != self.owner:
            raise NotYoursError("not-study-owner")

    # --- looking -------------------------------------------------------------------------

    def find(self, number: int) -> KeptChapter:
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter
        raise NotThereError("no-chapter")

    def node(self, number: int, node: int) -> tuple[Chapter, Node]:
        chapter = self.find(number).open()
        found = chapter.tree.nodes.get(node)
        if found is None:
            raise NotThereError("no-node")
        return chapter, found

    def state(self, number: int, node: int) -> tuple[Game, State]:
        chapter, found = self.node(number, node)
        return chapter.game, chapter.tree.state(found.id)

    @property
    def games(self) -> Sequence[str]:
        return list(dict.fromkeys(chapter.game for chapter in self.chapters))

    @property
    def size(self) -> int:
        """The nodes of all chapters that are open."""
        return sum(len(each.opened.tree) for each in self.chapters if each.opened is not None)

    def check_room(self, more: int) -> None:
        """Whether there is room for so many nodes; raises BadWishError."""
        if self.size + more > MOST_IN_ALL:
            raise BadWishError("studies-full", {"most": MOST_IN_ALL})

    # --- changing ------------------------------------------------------------------------

    def follow(self, change: changes.StudyChange) -> Effect:
        """Make a change; raises HouseError or Refusal and has changed nothing."""
        if isinstance(change, changes.RenameStudy):
            self.name = _name(change.name)
            return Effect(chapters=True)
        if isinstance(change, changes.RenameChapter):
            self.find(change.chapter).name = _name(change.name)
            return Effect(chapters=True)
        if isinstance(change, changes.MoveChapter):
            chapter = self.find(change.chapter)
            self.chapters.remove(chapter)
            self.chapters.insert(change.place, chapter)
            return Effect(chapters=True)
        if isinstance(change, changes.DeleteChapter):
            if len(self.chapters) == 1:
                raise NotNowError("last-chapter")
            self.chapters.remove(self.find(change.chapter))
            return Effect(chapters=True)
        return self._follow_at_node(change)

    def _follow_at_node(self, change: changes.NodeChange) -> Effect:
        chapter, node = self.node(change.chapter, change.node)
        effect = Effect(change.chapter)
        try:
            self._change_node(chapter, node, change, effect)
        except TreeError as error:
            raise BadWishError("bad-tree", {"problem": error.problem}) from None
        return effect

    def _change_node(
        self, chapter: Chapter, node: Node, change: changes.NodeChange, effect: Effect
    ) -> None:
        tree = chapter.tree
        if isinstance(change, changes.PlayNode | changes.DrawNode):
            before = len(tree)
            effect.at = self._play(chapter, node, change).id
            effect.nodes = [effect.at] if len(tree) > before else []
        elif isinstance(change, changes.DeleteNode):
            effect.gone, effect.at = tree.delete(node.id), node.parent
        elif isinstance(change, changes.PromoteNode):
            effect.order, effect.at = tree.promote(node.id), node.id
        elif isinstance(change, changes.WriteRemark):
            tree.write_remark(node.id, change.text)
            effect.nodes = [node.id]
        else:
            tree.draw(node.id, change.marks)
            effect.nodes = [node.id]

    def _play(
        self, chapter: Chapter, node: Node, change: changes.PlayNode | changes.DrawNode
    ) -> Node:
        tree = chapter.tree
        if isinstance(change, changes.PlayNode):
            known = tree.child(node.id, change.code)
            if known is not None:
                return known
            code = change.code
        else:
            state = tree.state(node.id)
            if state.actor != CHANCE:
                raise NotNowError("no-chance")
            code = system_chance(state)
        if tree.child(node.id, code) is None:
            if len(tree) >= MOST_NODES:
                raise BadWishError("study-full", {"most": MOST_NODES})
            self.check_room(1)
        return tree.play(node.id, code)
