"""Studies: chapters of variations with remarks and marks, as one text file or as data.

The text form is that of records, one chapter after the other, each with a header of its own and the
tags `Study` and `Chapter`. A record is a study of one chapter; a study read as a record is the main
line of its first chapter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from zashiki.core.edition import Edition
from zashiki.core.game import Game
from zashiki.core.refusal import Refusal
from zashiki.core.scene import Mark
from zashiki.core.setup import Setup
from zashiki.core.state import State
from zashiki.movetext import RecordError
from zashiki.record import (
    CHAPTER,
    FORMAT,
    Head,
    Record,
    decoded,
    parts,
    read_setup,
    read_text,
    told_options,
)
from zashiki.record import write_text as write_part
from zashiki.variations import ROOT, Node, Tree, TreeError, checked_marks

STUDY = "Study"  # the tag that names the study
MOST_CHAPTERS = 200  # of a file
LONGEST_NAME = 80


@dataclass
class Chapter:
    """A tree of variations with a name; `tags` are those of a record."""

    tree: Tree
    name: str = ""
    players: tuple[str, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)

    @classmethod
    def begin(
        cls,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition | None = None,
        position: Mapping[str, object] | None = None,
        name: str = "",
    ) -> Chapter:
        """A chapter with nothing played yet, from the usual start or a position."""
        record = Record.begin(game, seats, options, edition, position=position)
        return cls(Tree(record.setup), name)

    @classmethod
    def of(cls, record: Record, name: str = "") -> Chapter:
        """A record as the main line."""
        tree = Tree(record.setup, record.actions)
        for ply, node in enumerate(tree.main_line()):
            tree.nodes[node].remark = record.remarks.get(ply)
        return cls(tree, name, tuple(record.players), dict(record.tags))

    @property
    def setup(self) -> Setup:
        return self.tree.setup

    @property
    def game(self) -> Game:
        return self.setup.game

    def record(self) -> Record:
        """The main line."""
        line = [self.tree.nodes[node] for node in self.tree.main_line()]
        remarks = {ply: node.remark for ply, node in enumerate(line) if node.remark is not None}
        codes = [node.code for node in line]
        return Record(self.setup, codes, self.players, dict(self.tags), remarks)

    def play(self, action: int | str, after: int = ROOT) -> int:
        """Play an action or outcome of chance after a node; the number of the node it leads to."""
        state = self.tree.state(after)
        code = self.game.parse(state, action) if isinstance(action, str) else action
        return self.tree.play(after, code).id

    def state(self, node: int = ROOT) -> State:
        return self.tree.state(node)


@dataclass
class Study:
    """Chapters in their order, and what they are called together."""

    name: str = ""
    chapters: list[Chapter] = field(default_factory=list)

    def dumps(self, form: str = "text") -> str:
        """The study as `text` or `json`; both read back to an equal one."""
        if form == "text":
            return "\n".join(_text_of(self, chapter) for chapter in self.chapters)
        if form == "json":
            told = StudyData(FORMAT, self.name, [data_of(chapter) for chapter in self.chapters])
            return msgspec.json.encode(told).decode()
        raise ValueError(f"no form {form!r}; there are text and json")

    @classmethod
    def loads(cls, text: str, editions: Sequence[Edition] = ()) -> Study:
        """Read either form, or a record; raises RecordError saying where it fails."""
        if not text.lstrip().startswith("{"):
            return _read_text(text, editions)
        if '"chapters"' not in text:
            record = Record.loads(text, editions)
            return cls("", [Chapter.of(record)])
        return _read_json(text, editions)


# --- the text form ---------------------------------------------------------------------------


def _text_of(study: Study, chapter: Chapter) -> str:
    tags = {STUDY: study.name} if study.name else {}
    tags |= {CHAPTER: chapter.name}
    record = Record(chapter.setup, [], chapter.players, tags | chapter.tags)
    try:
        return write_part(record, chapter.tree)
    except TreeError as error:
        raise RecordError(str(error)) from None


def _read_text(text: str, editions: Sequence[Edition]) -> Study:
    study = Study()
    for part in parts(text):
        if len(study.chapters) >= MOST_CHAPTERS:
            raise RecordError(f"no more than {MOST_CHAPTERS} chapters", part.first)
        record, tree = read_text(part, editions)
        tags = record.tags
        study.name = tags.pop(STUDY, study.name)[:LONGEST_NAME]
        name = tags.pop(CHAPTER, "")[:LONGEST_NAME]
        study.chapters.append(Chapter(tree, name, record.players, tags))
    return study


# --- as data ---------------------------------------------------------------------------------


class NodeData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An action or outcome of chance: its number, the node before it, what is written there."""

    id: int
    parent: int
    code: int
    remark: str | None = None
    marks: list[Mark] = []


class ChapterData(Head, omit_defaults=True):
    """A chapter. Nodes stand after their parents, alternatives in their order; the root is not
    among them.
    """

    nodes: list[NodeData]
    name: str = ""
    players: list[str] = msgspec.field(default_factory=list)
    tags: dict[str, str] = msgspec.field(default_factory=dict)
    remark: str | None = None  # at the beginning
    marks: list[Mark] = msgspec.field(default_factory=list)
    position: dict[str, object] | None = None


class StudyData(msgspec.Struct, forbid_unknown_fields=True):
    """A study as JSON."""

    zashiki: int
    study: str
    chapters: list[ChapterData]


def nodes_of(tree: Tree) -> list[NodeData]:
    return [
        NodeData(node.id, node.parent, node.code, node.remark, list(node.marks))
        for node in tree.walk()
        if node.id != ROOT
    ]


def data_of(chapter: Chapter) -> ChapterData:
    setup, root = chapter.setup, chapter.tree.root
    return ChapterData(
        setup.game.id,
        setup.game.rules_version,
        setup.edition.label,
        int(setup.seats),
        told_options(chapter.record()),
        nodes_of(chapter.tree),
        chapter.name,
        list(chapter.players),
        chapter.tags,
        root.remark,
        list(root.marks),
        None if setup.position is None else dict(setup.position),
    )


def grow(tree: Tree, nodes: Sequence[NodeData]) -> None:
    """Put nodes as they were kept into a tree; raises TreeError. Not checked: their actions."""
    for each in nodes:
        node = Node(each.id, each.parent, each.code, each.remark, checked_marks(each.marks))
        tree.insert(node)


def check(tree: Tree) -> None:
    """Raises RecordError where an action is not legal."""
    states = {ROOT: tree.start}
    for node in tree.walk():
        if node.id == ROOT:
            continue
        before = states[node.parent]
        refusal: Refusal | None = before.why_not(int(before.actor), node.code)
        if refusal is not None:
            raise RecordError(f"node {node.id}: action {node.code}: {refusal}")
        if node.id == tree.nodes[node.parent].children[-1]:
            del states[node.parent]  # nobody else needs it
        if node.children:
            states[node.id] = before.after(node.code)


def _read_json(text: str, editions: Sequence[Edition]) -> Study:
    raw = decoded(text, StudyData, "study", "studies")
    if len(raw.chapters) > MOST_CHAPTERS:
        raise RecordError(f"no more than {MOST_CHAPTERS} chapters")
    return Study(raw.study[:LONGEST_NAME], [_chapter(each, editions) for each in raw.chapters])


def _chapter(raw: ChapterData, editions: Sequence[Edition]) -> Chapter:
    record = read_setup(raw, raw.players, raw.position, editions)
    tree = Tree(record.setup)
    try:
        grow(tree, raw.nodes)
        tree.root.remark = raw.remark
        tree.draw(ROOT, raw.marks)
    except TreeError as error:
        raise RecordError(str(error)) from None
    check(tree)
    return Chapter(tree, raw.name[:LONGEST_NAME], record.players, raw.tags)
