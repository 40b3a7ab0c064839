"""Lessons: two minutes each on the real board, something to do, an answer to wrong tries.

`lessons/lessons.toml` in the folder of a game says what is done, `lessons/en.md` (de, fr) has the
words:

    [[lesson]]
    id = "taking"
    chapters = [4, 8]                      # of the rulebook, which it teaches
    [[lesson.step]]                        # words, and a button to go on
    id = "look"
    position = "taking"                    # positions/taking.json; stays until another is named
    marks = [{ at = ["k15"] }, { kind = "arrow", at = ["tile:0-S3", "q9"] }]
    [[lesson.step]]                        # something to do
    id = "take"
    play = [["S3@q9", "end"]]              # any of these series of actions, * for any text
    solution = ["S3@q9", "end"]
    replies = ["draw:H2"]                  # what chance and the others do when it is their turn
    wrong = { "S2@*" = "too-weak" }        # tries that have an answer of their own

Instead of `play` a step may say `reach`, conditions on the position that hold after at most
`within` actions (1 unless it says more), such as "seats.0.captured.helmet >= 1", or `best`, a value
of the position that no other legal action makes larger. The words are sections by id:

    # taking: Taking a figure          the lesson and its title, then a sentence for the list
    ## take                            the step: what it is about, what to do
    ### solved                         what was achieved
    ### wrong                          to a wrong try that has no answer of its own
    ### wrong too-weak
    ### hint                           where somebody asks for help
    ### mark 2                         the words of the second mark, where it is a label
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

import msgspec

from zashiki.core.game import Game
from zashiki.core.position import place_of
from zashiki.core.scene import Mark
from zashiki.core.typography import typeset
from zashiki.study.errors import StudyError

MarkKind = Literal["ring", "arrow", "label", "shade"]
Tone = Literal["indigo", "gold"]


class MarkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mark on the board; its words are in the texts."""

    at: list[str]
    kind: MarkKind = "ring"
    tone: Tone = "indigo"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read, or to do."""

    id: str
    position: str = ""
    marks: list[MarkFile] = []
    play: list[list[str]] = []
    reach: list[str] = []
    best: str = ""
    within: int = 1
    solution: list[str] = []
    replies: list[str] = []
    wrong: dict[str, str] = {}

    @property
    def is_task(self) -> bool:
        return bool(self.play or self.reach or self.best)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson without its words."""

    id: str
    chapters: list[int]
    step: list[Step]
    seat: int = 0  # whose side the learner is on

    def index(self, step: str) -> int:
        return next(i for i, each in enumerate(self.step) if each.id == step)


class LessonsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[Lesson]


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; raises StudyError naming the place."""
    file = game.folder / "lessons" / "lessons.toml"
    place = f"{game.id}/lessons/lessons.toml"
    if not file.is_file():
        return ()
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise StudyError(place, str(error)) from None
    try:
        found = msgspec.convert(data, LessonsFile).lesson
    except msgspec.ValidationError as error:
        key, problem = place_of(error)
        raise StudyError(", ".join([place, *_by_id(data, key)]), problem) from None
    for lesson in found:
        _check(lesson, f"{place}, {lesson.id}")
    return tuple(found)


def find_lesson(game: Game, lesson: str) -> Lesson | None:
    return next((each for each in lessons(game) if each.id == lesson), None)


def _by_id(data: object, key: str) -> list[str]:
    """A dotted path in the words of the file: lessons and steps by their ids, then the rest."""
    told: list[str] = []
    rest = key.split(".") if key else []
    for part in ("lesson", "step"):
        if rest[:1] != [part] or not rest[1:] or not isinstance(data, dict):
            break
        data = data[part][int(rest[1])]
        told.append(str(data.get("id", rest[1])) if isinstance(data, dict) else rest[1])
        rest = rest[2:]
    return [*told, ".".join(rest)] if rest else told


def _check(lesson: Lesson, place: str) -> None:
    if not lesson.step or not lesson.step[0].position:
        raise StudyError(place, "the first step must name a position")
    for step in lesson.step:
        goals = [bool(step.play), bool(step.reach), bool(step.best)]
        if sum(goals) > 1:
            raise StudyError(f"{place}, {step.id}", "one of play, reach and best is enough")
        if step.is_task != bool(step.solution):
            raise StudyError(f"{place}, {step.id}", "a task has a solution, and nothing else has")


# --- words -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class StepWords:
    """What is said at a step, as Markdown."""

    about: str
    parts: Mapping[str, str]  # "solved", "wrong", "wrong too-weak", "hint", "mark 2"


@dataclass(frozen=True)
class LessonWords:
    title: str
    about: str
    steps: Mapping[str, StepWords]


_HEAD = re.compile(r"^(#{1,3}) +(.+?) *$", re.MULTILINE)


@cache
def lesson_words(game: Game, language: str) -> dict[str, LessonWords]:
    """The words of all lessons in one language, by the id of the lesson."""
    place = f"{game.id}/lessons/{language}.md"
    text = (game.folder / "lessons" / f"{language}.md").read_text(encoding="utf-8")
    read = dict(_lessons_in(typeset(text, language), place))
    for lesson in lessons(game):
        if lesson.id not in read:
            raise StudyError(place, f"no words for the lesson {lesson.id!r}")
        _check_words(lesson, read[lesson.id], f"{place}, {lesson.id}")
    unknown = read.keys() - {lesson.id for lesson in lessons(game)}
    if unknown:
        raise StudyError(place, f"there is no lesson {min(unknown)!r}")
    return read


def sections(text: str) -> Iterator[tuple[int, str, str]]:
    """Depth of the heading, its words, and what stands below it."""
    heads = list(_HEAD.finditer(text))
    for i, head in enumerate(heads):
        end = heads[i + 1].start() if i + 1 < len(heads) else len(text)
        yield len(head[1]), head[2], text[head.end() : end].strip()


def _lessons_in(text: str, place: str) -> Iterator[tuple[str, LessonWords]]:
    lesson, title, about = "", "", ""
    steps: dict[str, StepWords] = {}
    parts: dict[str, str] = {}
    for depth, head, body in sections(text):
        if not body:
            raise StudyError(place, f"nothing is said under {head!r}")
        if depth == 1:
            if lesson:
                yield lesson, LessonWords(title, about, steps)
            lesson, _, title = (part.strip() for part in head.partition(":"))
            about, steps = body, {}
        elif depth == 2:
            parts = {}
            steps[head] = StepWords(body, parts)
        else:
            parts[head] = body
    if lesson:
        yield lesson, LessonWords(title, about, steps)


def _check_words(lesson: Lesson, words: LessonWords, place: str) -> None:
    """Every step has the words it needs, and none that are never said."""
    if not words.title:
        raise StudyError(place, "a lesson has a title, behind its id and a colon")
    told, wanted = list(words.steps), [step.id for step in lesson.step]
    if told != wanted:
        raise StudyError(place, f"the steps are {', '.join(wanted)}, not {', '.join(told)}")
    for step in lesson.step:
        needed = set(spoken_parts(step))
        there = words.steps[step.id].parts.keys() - {"hint"}
        for part in needed - there:
            raise StudyError(place, f"{step.id} has no words for {part!r}")
        for part in there - needed:
            raise StudyError(place, f"{step.id} has words for {part!r}, which is never said")


def spoken_parts(step: Step) -> list[str]:
    """The parts a step must have words for; a hint may come with any task."""
    parts = [f"mark {n}" for n, mark in enumerate(step.marks, 1) if mark.kind == "label"]
    if step.is_task:
        parts += ["solved", "wrong", *(f"wrong {name}" for name in step.wrong.values())]
    return parts


def marks_of(step: Step, words: StepWords) -> Sequence[Mark]:
    return [
        Mark(mark.kind, mark.at, words.parts.get(f"mark {n}", ""), mark.tone)
        for n, mark in enumerate(step.marks, 1)
    ]
