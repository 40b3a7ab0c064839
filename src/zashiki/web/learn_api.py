"""Requests for learning: lessons, tries at their steps, pictures of the rulebook.

Nothing is kept: whoever learns says with each request what was played at a step so far.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Literal

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from msgspec.structs import replace

from zashiki.core.art import symbols
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About, things
from zashiki.core.svg import style
from zashiki.house.errors import BadWishError, NotThereError
from zashiki.house.words import words
from zashiki.study.attempts import Attempt, Verdict
from zashiki.study.figures import draw_figure, figures
from zashiki.study.lessons import Lesson, find_lesson, lesson_words, lessons, marks_of
from zashiki.web.api_types import LogLine, Problem
from zashiki.web.dependencies import Lang
from zashiki.web.games_api import find_game
from zashiki.web.learn_types import (
    LessonInfo,
    LessonPage,
    LessonReason,
    LessonScene,
    LessonStep,
    Solution,
)
from zashiki.web.names import NamedWords
from zashiki.web.problems import MEDIA_TYPE, TITLES, documented
from zashiki.web.rulebook_html import lesson_html
from zashiki.web.scene_json import in_words
from zashiki.web.socket_types import SceneMessage, UndoState
from zashiki.web.why_not import explain

MOST_PLAYED = 60
STEP_VERSIONS = 1000  # no step has so many tries

Name = Annotated[str, PathParameter(max_length=80)]
StepPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Codes = Annotated[str, QueryParameter(max_length=600, pattern=r"^(-?\d{1,9}(,-?\d{1,9})*)?$")]
Thing = Annotated[str, QueryParameter(min_length=1, max_length=120)]
Things = Annotated[list[str] | None, QueryParameter(max_items=12)]
Theme = Annotated[Literal["light", "dark", ""], QueryParameter()]


# --- lessons ---------------------------------------------------------------------------------


@get("/games/{game_id:str}/lessons", responses=documented(404))
async def list_lessons(game_id: Name, language: Lang) -> list[LessonInfo]:
    """The lessons of a game in their order."""
    game = find_game(game_id)
    if not lessons(game):
        return []
    said = lesson_words(game, language)
    return [
        LessonInfo(each.id, said[each.id].title, said[each.id].about, each.chapters)
        for each in lessons(game)
    ]


@get("/games/{game_id:str}/lessons/{lesson_id:str}", responses=documented(404))
async def show_lesson(game_id: Name, lesson_id: Name, language: Lang) -> LessonPage:
    """One lesson: its words and the places of its board."""
    game = find_game(game_id)
    lesson = _lesson(game, lesson_id)
    said, say = lesson_words(game, language)[lesson.id], _speaker(game, language)
    state = Attempt(game, lesson, 0).start
    return LessonPage(
        lesson.id,
        said.title,
        said.about,
        list(say.names[: int(state.seats)]),
        lesson.seat,
        in_words(game.layout(state), say),
        [
            LessonStep(
                step.id,
                lesson_html(game, said.steps[step.id].about),
                step.is_task,
                lesson_html(game, said.steps[step.id].parts.get("hint", "")),
            )
            for step in lesson.step
        ],
    )


@get(
    "/games/{game_id:str}/lessons/{lesson_id:str}/{step:int}/scene", responses=documented(404, 409)
)
async def show_step(
    game_id: Name, lesson_id: Name, step: StepPath, language: Lang, played: Codes = ""
) -> Response[LessonScene] | Response[Problem]:
    """The position of a step after these codes of the learner, and what they came to."""
    try:
        attempt = _attempt(game_id, lesson_id, step, played)
    except Refusal as refusal:
        return _refusal(game_id, refusal, language)
    said = lesson_words(attempt.game, language)[attempt.lesson.id].steps[attempt.step.id]
    answer = said.parts.get(attempt.answer, "")
    return Response(
        LessonScene(
            _told(attempt, step, language),
            attempt.verdict.value,
            lesson_html(attempt.game, answer) if answer else "",
            [] if attempt.moves else list(marks_of(attempt.step, said)),
        )
    )


@get("/games/{game_id:str}/lessons/{lesson_id:str}/{step:int}/why", responses=documented(404))
async def show_why(
    game_id: Name,
    lesson_id: Name,
    step: StepPath,
    path: Annotated[list[str], QueryParameter(min_items=1, max_items=12)],
    language: Lang,
    played: Codes = "",
    under: Things = None,
) -> LessonReason:
    """Why this path of touches leads nowhere at a step."""
    attempt = _attempt(game_id, lesson_id, step, played)
    seat = attempt.lesson.seat
    message, rule_id = explain(attempt.game, attempt.state, seat, path, under or ())
    return LessonReason(_speaker(attempt.game, language)(message), rule_id)


@get("/games/{game_id:str}/lessons/{lesson_id:str}/{step:int}/about", responses=documented(404))
async def show_about_at_step(
    game_id: Name, lesson_id: Name, step: StepPath, thing: Thing, language: Lang, played: Codes = ""
) -> About | None:
    """What a thing on the board of a lesson is; null where there is nothing to say."""
    attempt = _attempt(game_id, lesson_id, step, played)
    game, state, seat = attempt.game, attempt.state, attempt.lesson.seat
    if thing not in things(game.layout(state), game.scene(state, seat)):
        return None
    about = game.about(state, seat, thing)
    return None if about is None else in_words(about, _speaker(game, language))


@get("/games/{game_id:str}/lessons/{lesson_id:str}/{step:int}/solution", responses=documented(404))
async def show_solution(game_id: Name, lesson_id: Name, step: StepPath) -> Solution:
    """What solves a step."""
    attempt = _attempt(game_id, lesson_id, step, "")
    attempt.solve()
    return Solution([move.code for move in attempt.moves])


def _lesson(game: Game, lesson_id: str) -> Lesson:
    lesson = find_lesson(game, lesson_id)
    if lesson is None:
        raise NotThereError("no-lesson", {"lesson": lesson_id})
    return lesson


def _attempt(game_id: str, lesson_id: str, step: int, played: str) -> Attempt:
    """Raises Refusal where the rules forbid what was played."""
    game = find_game(game_id)
    lesson = _lesson(game, lesson_id)
    if step >= len(lesson.step):
        raise NotThereError("no-lesson", {"lesson": f"{lesson_id}/{step}"})
    codes = [int(code) for code in played.split(",") if code]
    if len(codes) > MOST_PLAYED:
        raise BadWishError("too-many-tries", {"most": MOST_PLAYED})
    attempt = Attempt(game, lesson, step)
    for code in codes:
        attempt.play(code)
    return attempt


def _refusal(game_id: str, refusal: Refusal, language: str) -> Response[Problem]:
    """Why the rules forbid what was tried, in words."""
    text = _speaker(find_game(game_id), language)(refusal.message)
    told = Problem(title=TITLES[409], status=409, detail=text, rule_id=refusal.rule_id)
    return Response(told, status_code=409, media_type=MEDIA_TYPE)


def _told(attempt: Attempt, step: int, language: str) -> SceneMessage:
    """The position as a table tells it; what was solved or went wrong cannot be played on."""
    game, state, seat = attempt.game, attempt.state, attempt.lesson.seat
    say = _speaker(game, language)
    scene = game.scene(state, seat)
    if attempt.verdict is not Verdict.OPEN or not attempt.step.is_task:
        scene = replace(scene, legal=())
    log = []
    for ply, move in enumerate(attempt.moves):
        after = move.before.after(move.code)
        scene = replace(scene, marks=game.marks(move.before, move.code, after, seat))
        story = game.story(move.before, move.code, after, seat)
        if story is not None:
            log.append(LogLine(ply, seat, say(story)))
    return SceneMessage(
        step * STEP_VERSIONS + len(attempt.moves) + 1,
        len(attempt.moves),
        seat,
        int(state.actor),
        UndoState(bool(attempt.moves)),
        0,
        log,
        scene=in_words(scene, say),
    )


@cache
def _speaker(game: Game, language: str) -> NamedWords:
    """In lessons the seats are called by their colours."""
    say = words(game, language)
    return NamedWords(say, [say(Message(f"colour-{seat}")) for seat in range(4)])


# --- pictures --------------------------------------------------------------------------------


@get("/games/{game_id:str}/figures/{name:str}", responses=documented(404))
async def show_figure(
    game_id: Name,
    name: Name,
    request: Request[object, object, State],
    language: Lang,
    step: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
    theme: Theme = "",
) -> Response[str]:
    """A picture of the rulebook."""
    game = find_game(game_id)
    figure = figures(game).get(name)
    if figure is None or step > len(figure.moves):
        raise NotThereError("no-figure", {"name": name})
    return _svg(draw_figure(game, name, step, language, theme), request)


@get("/games/{game_id:str}/icons/{name:str}", responses=documented(404))
async def show_icon(
    game_id: Name, name: Name, request: Request[object, object, State], theme: Theme = ""
) -> Response[str]:
    """One symbol of a game as a picture."""
    symbol = symbols(find_game(game_id)).get(name)
    if symbol is None:
        raise NotThereError("no-figure", {"name": name})
    seat = "--seat:var(--seat-0);color:var(--ink)"
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="zashiki-scene" '
        f'viewBox="{symbol.view_box}"><style>{style(theme)}</style>'
        f'<g style="{seat}">{symbol.body}</g></svg>'
    )
    return _svg(drawn, request)


def _svg(drawn: str, request: Request[object, object, State]) -> Response[str]:
    tag = f'"{hashlib.sha256(drawn.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type="image/svg+xml")
    return Response(drawn, headers=headers, media_type="image/svg+xml")


learn_router = Router(
    "",
    tags=["learning"],
    route_handlers=[
        list_lessons,
        show_lesson,
        show_step,
        show_why,
        show_about_at_step,
        show_solution,
        show_figure,
        show_icon,
    ],
)
