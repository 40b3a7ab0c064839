"""Requests for puzzles: the list with the one of today, tries, and what solves them."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import cache

from litestar import Response, Router, get

from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About
from zashiki.house.errors import NotThereError
from zashiki.study import puzzles as study
from zashiki.study.puzzles import Puzzle, PuzzleTry
from zashiki.web.api_types import Problem
from zashiki.web.dependencies import Lang
from zashiki.web.games_api import find_game
from zashiki.web.learn_types import LessonPage, LessonReason, LessonScene, LessonStep, Solution
from zashiki.web.problems import documented
from zashiki.web.puzzle_types import PuzzleInfo, PuzzleList, PuzzlePage
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

PUZZLE = "puzzle:"  # before the id of a puzzle, where a position is named


@get("/puzzles", responses=documented())
async def list_puzzles() -> PuzzleList:
    """All puzzles, game by game, the easiest first; and the one of today."""
    every = _every()
    today = datetime.now(UTC).date()
    of_day = study.daily([puzzle for puzzle, _ in every], today)
    infos = [info for _, info in every]
    daily = next((info for puzzle, info in every if puzzle is of_day), None)
    return PuzzleList(date.isoformat(today), infos, daily)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}", responses=documented(404))
async def show_puzzle(game_id: Name, puzzle_id: Name, language: Lang) -> PuzzlePage:
    """One puzzle: what is asked, and the places of its board."""
    puzzle = of_puzzle(game_id, puzzle_id)
    game = puzzle.game
    say, info = speaker_of(game, language), _info(puzzle)
    idea = study.idea_words(game, language)[puzzle.idea.id]
    hint = say(Message("puzzle-hint", {"idea": idea.title}))
    step = LessonStep(puzzle.id, lesson_html(game, say(study.task(puzzle))), True, f"<p>{hint}</p>")
    lesson = LessonPage(
        puzzle.id,
        say(Message("puzzle-title", {"number": info.number})),
        idea.title,
        list(say.names[: info.seats]),
        puzzle.seat,
        in_words(game.layout(puzzle.start), say),
        [step],
    )
    return PuzzlePage(info, lesson, idea.title)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/scene", responses=documented(404, 409))
async def try_puzzle(
    game_id: Name, puzzle_id: Name, language: Lang, played: Codes = ""
) -> Response[LessonScene] | Response[Problem]:
    """The position after these codes, and once the turn is over what it is worth."""
    puzzle = of_puzzle(game_id, puzzle_id)
    attempt = PuzzleTry(puzzle)
    try:
        played_on(attempt, played)
    except Refusal as refusal:
        return refused(puzzle.game, refusal, language)
    if attempt.is_whole:
        await asyncio.to_thread(attempt.judge)
    said = study.answer(attempt, speaker_of(puzzle.game, language), language)
    answer = lesson_html(puzzle.game, "\n\n".join(said))
    return Response(LessonScene(told(attempt, 0, language), attempt.verdict.value, answer))


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/why", responses=documented(404))
async def show_why_at_puzzle(
    game_id: Name,
    puzzle_id: Name,
    path: Touches,
    language: Lang,
    played: Codes = "",
    under: Things = None,
) -> LessonReason:
    """Why this path of touches leads nowhere at a puzzle."""
    attempt = played_on(PuzzleTry(of_puzzle(game_id, puzzle_id)), played)
    return reason(attempt, path, under or (), language)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/about", responses=documented(404))
async def show_about_at_puzzle(
    game_id: Name, puzzle_id: Name, thing: Thing, language: Lang, played: Codes = ""
) -> About | None:
    """What a thing on the board of a puzzle is; null where there is nothing to say."""
    return about(played_on(PuzzleTry(of_puzzle(game_id, puzzle_id)), played), thing, language)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/solution", responses=documented(404))
async def show_puzzle_solution(game_id: Name, puzzle_id: Name) -> Solution:
    """The turn that solves a puzzle."""
    return Solution(list(of_puzzle(game_id, puzzle_id).solution.codes))


def of_puzzle(game_id: str, puzzle_id: str) -> Puzzle:
    """The puzzle of this name; raises NotThereError."""
    puzzle = study.find_puzzle(find_game(game_id), puzzle_id)
    if puzzle is None:
        raise NotThereError("no-puzzle", {"puzzle": puzzle_id})
    return puzzle


@cache
def _every() -> list[tuple[Puzzle, PuzzleInfo]]:
    games: list[Game] = [registry.game(name) for name in registry.names()]
    return [
        (puzzle, PuzzleInfo(puzzle.id, game.id, number, puzzle.difficulty, int(puzzle.start.seats)))
        for game in games
        for number, puzzle in enumerate(study.puzzles(game), 1)
    ]


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return next(info for each, info in _every() if each is puzzle)


puzzles_router = Router(
    "",
    tags=["puzzles"],
    route_handlers=[
        list_puzzles,
        show_puzzle,
        try_puzzle,
        show_why_at_puzzle,
        show_about_at_puzzle,
        show_puzzle_solution,
    ],
)
