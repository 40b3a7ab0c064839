"""What travels for learning: lessons and their steps."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from zashiki.core.scene import Layout, Mark
from zashiki.web.socket_types import SceneMessage


class LessonInfo(Struct, frozen=True):
    """A lesson in the list."""

    id: str
    title: str
    about: str
    chapters: list[int]  # of the rulebook
    steps: int


class LessonStep(Struct, frozen=True):
    """What is said at a step, as HTML of our own making."""

    id: str
    words: str
    is_task: bool
    hint: str = ""


class LessonPage(Struct, frozen=True):
    """A lesson with all its words; the places stay the same all lesson long."""

    id: str
    title: str
    about: str
    seats: list[str]  # what the seats are called
    seat: int  # the learner's
    layout: Layout
    steps: list[LessonStep]


class LessonScene(Struct, frozen=True, omit_defaults=True):
    """The position at a step after some tries, and what they came to."""

    told: SceneMessage
    verdict: Literal["open", "solved", "wrong"]
    answer: str = ""  # HTML
    marks: list[Mark] = []


class LessonReason(Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done at a step."""

    text: str
    rule_id: str = ""


class Solution(Struct, frozen=True):
    """The codes that solve a step."""

    codes: list[int]
