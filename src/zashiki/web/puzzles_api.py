"""Requests for puzzles: the list with the one of today, tries, what solves them, and one's own."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import cache
from typing import Any

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody

from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.position import PositionError
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About
from zashiki.house.puzzle_queries import StoredPuzzle
from zashiki.house.puzzles import ALL_STEPS, PuzzleWish
from zashiki.study import puzzles as study
from zashiki.study.puzzle_finding import NoPuzzle, seen_by_actor
from zashiki.study.puzzle_words import why_none
from zashiki.study.puzzles import Puzzle, PuzzleFile, PuzzleTry
from zashiki.web.api_types import Problem
from zashiki.web.context import Context
from zashiki.web.dependencies import Address, Asker, Lang, TheContext
from zashiki.web.games_api import find_game
from zashiki.web.learn_types import LessonPage, LessonReason, LessonScene, LessonStep, Solution
from zashiki.web.problems import documented
from zashiki.web.puzzle_types import NewPuzzle, OwnPuzzle, PuzzleInfo, PuzzleList, PuzzlePage
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
async def show_puzzle(
    game_id: Name, puzzle_id: Name, context: TheContext, language: Lang
) -> PuzzlePage:
    """One puzzle: what is asked, and the places of its board."""
    puzzle = await of_puzzle(context, game_id, puzzle_id)
    game = puzzle.game
    say, info = speaker_of(game, language), _info(puzzle)
    idea = study.idea_words(game, language)[puzzle.idea.id]
    hint = say(Message("puzzle-hint", {"idea": idea.title}))
    number = {"number": info.number}
    title = Message("puzzle-title", number) if info.number else Message("puzzle-own")
    step = LessonStep(puzzle.id, lesson_html(game, say(study.task(puzzle))), True, f"<p>{hint}</p>")
    lesson = LessonPage(
        puzzle.id,
        say(title),
        idea.title,
        list(say.names[: info.seats]),
        puzzle.seat,
        in_words(game.layout(puzzle.start), say),
        [step],
    )
    return PuzzlePage(info, lesson, idea.title)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/scene", responses=documented(404, 409))
async def try_puzzle(
    game_id: Name, puzzle_id: Name, context: TheContext, language: Lang, played: Codes = ""
) -> Response[LessonScene] | Response[Problem]:
    """The position after these codes, and once the turn is over what it is worth."""
    puzzle = await of_puzzle(context, game_id, puzzle_id)
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
    context: TheContext,
    language: Lang,
    played: Codes = "",
    under: Things = None,
) -> LessonReason:
    """Why this path of touches leads nowhere at a puzzle."""
    attempt = PuzzleTry(await of_puzzle(context, game_id, puzzle_id))
    return reason(played_on(attempt, played), path, under or (), language)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/about", responses=documented(404))
async def show_about_at_puzzle(
    game_id: Name,
    puzzle_id: Name,
    thing: Thing,
    context: TheContext,
    language: Lang,
    played: Codes = "",
) -> About | None:
    """What a thing on the board of a puzzle is; null where there is nothing to say."""
    attempt = PuzzleTry(await of_puzzle(context, game_id, puzzle_id))
    return about(played_on(attempt, played), thing, language)


@get("/games/{game_id:str}/puzzles/{puzzle_id:str}/solution", responses=documented(404))
async def show_puzzle_solution(game_id: Name, puzzle_id: Name, context: TheContext) -> Solution:
    """The turn that solves a puzzle."""
    puzzle = await of_puzzle(context, game_id, puzzle_id)
    return Solution(list(puzzle.solution.codes))


async def of_puzzle(context: Context, game_id: str, puzzle_id: str) -> Puzzle:
    """The puzzle of this name, of the house or of a guest; raises NotThereError."""
    game = find_game(game_id)
    return study.find_puzzle(game, puzzle_id) or await context.house.puzzles.find(
        game.id, puzzle_id
    )


@cache
def _every() -> list[tuple[Puzzle, PuzzleInfo]]:
    games: list[Game] = [registry.game(name) for name in registry.names()]
    return [
        (puzzle, PuzzleInfo(puzzle.id, game.id, number, puzzle.difficulty, int(puzzle.start.seats)))
        for game in games
        for number, puzzle in enumerate(study.puzzles(game), 1)
    ]


def _info(puzzle: Puzzle) -> PuzzleInfo:
    """In the list of the house, or beside it."""
    seats = int(puzzle.start.seats)
    own = PuzzleInfo(puzzle.id, puzzle.game.id, 0, puzzle.difficulty, seats)
    return next((info for each, info in _every() if each is puzzle), own)


# --- of one's own ----------------------------------------------------------------------------


@get("/puzzles/own", responses=documented())
async def list_own_puzzles(guest: Asker, context: TheContext, language: Lang) -> list[OwnPuzzle]:
    """What you asked to have judged, the newest first."""
    found = await context.house.puzzles.listed(guest.id)
    return [_own(stored, context, language) for stored in found]


@post("/puzzles/own", responses=documented(403, 404, 409, 413, 415))
async def make_puzzle(
    data: JSONBody[NewPuzzle], guest: Asker, context: TheContext, address: Address, language: Lang
) -> OwnPuzzle:
    """Have a position judged: where one turn is clearly best, it becomes a puzzle of yours. One at
    a time for each guest, behind play; ask again how far it is.
    """
    context.advice.use(address)
    table = await context.house.tables.find(data.table) if data.table else None
    wish = PuzzleWish(data.game, data.position, table, data.ply)
    stored = await context.house.puzzles.ask(guest.id, address, wish)
    return _own(stored, context, language)


@get("/puzzles/own/{puzzle_id:str}", responses=documented(403, 404))
async def show_own_puzzle(
    puzzle_id: Name, guest: Asker, context: TheContext, language: Lang
) -> OwnPuzzle:
    """How far it is, and what came of it."""
    stored = await context.house.puzzles.of_guest(puzzle_id, guest.id)
    return _own(stored, context, language)


@delete("/puzzles/own/{puzzle_id:str}", responses=documented(403, 404))
async def delete_puzzle(puzzle_id: Name, guest: Asker, context: TheContext) -> None:
    """Throw a puzzle of yours away, or judge its position no longer."""
    await context.house.puzzles.delete(puzzle_id, guest.id)


def _own(stored: StoredPuzzle, context: Context, language: str) -> OwnPuzzle:
    body = stored.body
    made = body if isinstance(body, PuzzleFile) else None
    is_running = stored.status == "waiting" and stored.done > 0
    seats: Any = stored.position["seats"]
    return OwnPuzzle(
        stored.id,
        stored.game,
        "running" if is_running else stored.status,
        stored.asked,
        stored.done,
        ALL_STEPS,
        0 if is_running else context.house.puzzles.ahead_of(stored),
        made.difficulty if made else 0,
        len(seats),
        stored.table_id or "",
        stored.ply,
        _why_none(stored, body, language) if isinstance(body, NoPuzzle) else [],
    )


def _why_none(stored: StoredPuzzle, lack: NoPuzzle, language: str) -> list[str]:
    game = find_game(stored.game)
    try:
        start = seen_by_actor(game.arrange(stored.position))
        return why_none(lack, start, speaker_of(game, language))
    except (PositionError, ValueError, Refusal):  # by rules that are no longer here
        return []


puzzles_router = Router(
    "",
    tags=["puzzles"],
    route_handlers=[
        list_puzzles,
        list_own_puzzles,
        make_puzzle,
        show_own_puzzle,
        delete_puzzle,
        show_puzzle,
        try_puzzle,
        show_why_at_puzzle,
        show_about_at_puzzle,
        show_puzzle_solution,
    ],
)
