"""What travels for studies, beside the changes of `house.study_changes`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from zashiki.core.scene import Layout, Mark
from zashiki.house.study_changes import Access, Number
from zashiki.web.api_types import BotSpec, Language, TableName
from zashiki.web.socket_types import SceneMessage

GameId = Annotated[str, Meta(max_length=80)]
RecordText = Annotated[str, Meta(max_length=1_000_000)]


# --- asked -----------------------------------------------------------------------------------


class NewChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a chapter comes from: a match that is over, a text, a position, or a game's start."""

    name: Annotated[str, Meta(max_length=80)] = ""
    table: TableName = ""
    record: RecordText = ""  # also a study, with all its chapters
    game: GameId = ""
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, str] = {}
    edition: GameId = "default"
    position: dict[str, Any] | str | None = None  # or the name of one that the game brings along


class ShareStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may look at a study, or work on it."""

    access: Access


class JoinStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of the link to work together."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class BotsOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots go on from a node: so many actions of seats, or (null) to the end."""

    chapter: Number
    node: Number
    count: Annotated[int, Meta(ge=1, le=2_000)] | None = None
    bot: BotSpec = "greedy"


# --- told ------------------------------------------------------------------------------------


class StudyListed(Struct, frozen=True):
    """A study in the list of one's own."""

    id: str
    name: str
    games: list[str]  # what they are called
    chapters: int
    access: Access
    is_mine: bool
    changed: int  # milliseconds since 1970


class ChapterInfo(Struct, frozen=True, omit_defaults=True):
    """A chapter without its moves; `closed` says why it cannot be opened."""

    number: int
    name: str
    game: str
    game_name: str
    closed: str = ""


class StudyInfo(Struct, frozen=True, omit_defaults=True):
    """A study without its moves."""

    id: str
    name: str
    version: int
    access: Access
    is_mine: bool
    may_write: bool
    chapters: list[ChapterInfo]
    here: int = 0  # how many look at it
    is_busy: bool = False  # bots play on
    key: str = ""  # of the link to work together, told to the owner


class StudyNode(Struct, frozen=True, omit_defaults=True):
    """A move in the tree. The root, 0, has no code."""

    id: int
    parent: int
    code: int
    actor: int  # who played it; -1: chance
    text: str  # as records write it
    words: str
    remark: str = ""
    marks: list[Mark] = []


class ChapterPage(Struct, frozen=True):
    """A chapter: its places, and its nodes, parents first and alternatives in their order."""

    number: int
    version: int  # of the study
    game: str
    seats: list[str]  # what they are called
    layout: Layout
    nodes: list[StudyNode]  # the root is the first


class ChanceOutcome(Struct, frozen=True):
    """What chance may bring, and how likely it is."""

    code: int
    text: str
    words: str
    share: float


class StudyScene(Struct, frozen=True):
    """The position at a node; at chance, what may come."""

    told: SceneMessage
    outcomes: list[ChanceOutcome]


# --- on the socket ---------------------------------------------------------------------------


class JoinLook(Struct, frozen=True, tag="join", tag_field="t", forbid_unknown_fields=True):
    """The first message."""

    lang: Language = "en"


class StudyPing(Struct, frozen=True, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Are you there?"""

    away: bool = False


class StudyChanged(Struct, frozen=True, tag="changed", tag_field="t", omit_defaults=True):
    """The study has this version. Whoever did not have the one before asks for the whole."""

    version: int
    chapter: int | None = None
    nodes: list[StudyNode] = []  # new ones, or others than before
    gone: list[int] = []
    parent: int | None = None  # whose children stand in this order now
    children: list[int] = []
    at: int | None = None  # the node it leads to
    is_mine: bool = False  # the reader did it
    info: StudyInfo | None = None  # where chapters, names or access changed


class StudyPeople(Struct, frozen=True, tag="people", tag_field="t"):
    """How many look, and whether bots play on; at joining, too."""

    version: int
    here: int
    is_busy: bool
    may_write: bool


class StudyPong(Struct, frozen=True, tag="pong", tag_field="t"):
    """I am."""


FromStudyClient = JoinLook | StudyPing
FromStudyServer = StudyChanged | StudyPeople | StudyPong
