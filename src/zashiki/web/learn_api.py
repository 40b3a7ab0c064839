"""Requests for learning: lessons, tries at their steps, pictures of the rulebook.

Nothing is kept: whoever learns says with each request what was played at a step so far.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated, Literal

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from zashiki.core.art import symbols
from zashiki.core.game import Game
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About
from zashiki.core.svg import PAPER, printable
from zashiki.house.errors import NotThereError
from zashiki.study.attempts import Attempt
from zashiki.study.figures import draw_figure, figures
from zashiki.study.lessons import Lesson, find_lesson, lesson_words, lessons, marks_of
from zashiki.web.api_types import Problem
from zashiki.web.dependencies import Address, Lang, TheContext
from zashiki.web.games_api import find_game
from zashiki.web.learn_types import (
    LessonInfo,
    LessonPage,
    LessonReason,
    LessonScene,
    LessonStep,
    Solution,
)
from zashiki.web.problems import documented
from zashiki.web.rulebook_html import lesson_html
from zashiki.web.scene_json import in_words
from zashiki.web.trying import (
    Codes,
    Name,
    Thing,
    Things,
    Touches,
    about,
    played_on,
    reason,
    refused,
    speaker_of,
    told,
)

STEP_VERSIONS = 1000  # no step has so many tries

StepPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
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
        LessonInfo(each.id, said[each.id].title, said[each.id].about, each.chapters, len(each.step))
        for each in lessons(game)
    ]


@get("/games/{game_id:str}/lessons/{lesson_id:str}", responses=documented(404))
async def show_lesson(game_id: Name, lesson_id: Name, language: Lang) -> LessonPage:
    """One lesson: its words and the places of its board."""
    game = find_game(game_id)
    lesson = _lesson(game, lesson_id)
    said, say = lesson_words(game, language)[lesson.id], speaker_of(game, language)
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
        return refused(find_game(game_id), refusal, language)
    said = lesson_words(attempt.game, language)[attempt.lesson.id].steps[attempt.step.id]
    answer = said.parts.get(attempt.answer, "")
    return Response(
        LessonScene(
            told(attempt, step * STEP_VERSIONS, language),
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
    path: Touches,
    language: Lang,
    played: Codes = "",
    under: Things = None,
) -> LessonReason:
    """Why this path of touches leads nowhere at a step."""
    attempt = _attempt(game_id, lesson_id, step, played)
    return reason(attempt, path, under or (), language)


@get("/games/{game_id:str}/lessons/{lesson_id:str}/{step:int}/about", responses=documented(404))
async def show_about_at_step(
    game_id: Name, lesson_id: Name, step: StepPath, thing: Thing, language: Lang, played: Codes = ""
) -> About | None:
    """What a thing on the board of a lesson is; null where there is nothing to say."""
    return about(_attempt(game_id, lesson_id, step, played), thing, language)


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
    return played_on(Attempt(game, lesson, step), played)


# --- pictures --------------------------------------------------------------------------------


@get("/games/{game_id:str}/figures/{name:str}", responses=documented(404))
async def show_figure(
    game_id: Name,
    name: Name,
    request: Request[object, object, State],
    language: Lang,
    context: TheContext,
    address: Address,
    step: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
    theme: Theme = "",
    room: Annotated[Literal["phone", "tablet", "desk"], QueryParameter()] = "desk",
) -> Response[str]:
    """A picture of the rulebook, readable on a page that has so much room."""
    game = find_game(game_id)
    figure = figures(game).get(name)
    if figure is None or step > len(figure.moves):
        raise NotThereError("no-figure", {"name": name})
    draw = partial(draw_figure, game, name, step, language, theme, room)
    return _svg(await context.beside(address, draw), request)


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
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PAPER}" class="zashiki-scene" '
        f'viewBox="{symbol.view_box}"><style>{printable(theme)}</style>'
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
