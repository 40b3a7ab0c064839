"""Requests about studies: making, looking, changing, sharing, asking bots."""

from __future__ import annotations

from dataclasses import replace as with_fields
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from zashiki import chapters as files
from zashiki.core.scene import About
from zashiki.house.errors import BadWishError
from zashiki.house.studies import MOST_BOT_ACTIONS, Source
from zashiki.house.study import Study
from zashiki.house.study_changes import StudyChange
from zashiki.study.positions import START, arranged, position_names
from zashiki.web.api_types import Advice
from zashiki.web.context import Context
from zashiki.web.dependencies import Address, Asker, Lang, TheContext
from zashiki.web.games_api import find_game
from zashiki.web.learn_types import LessonReason
from zashiki.web.problems import documented
from zashiki.web.puzzles_api import PUZZLE, of_puzzle
from zashiki.web.settings import TEXT_BYTES
from zashiki.web.study_types import (
    BotsOn,
    ChapterPage,
    JoinStudy,
    NewChapter,
    ShareStudy,
    StudyChanged,
    StudyInfo,
    StudyListed,
    StudyScene,
)
from zashiki.web.study_view import game_name, last_actor
from zashiki.web.tables_api import MOST_SECONDS, alternatives
from zashiki.web.why_not import explain

StudyId = Annotated[str, PathParameter(max_length=40)]
ChapterPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
NodeQuery = Annotated[int, QueryParameter(ge=0, le=2_147_483_647)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7)]
Thing = Annotated[str, QueryParameter(min_length=1, max_length=120)]
Touches = Annotated[list[str], QueryParameter(min_items=1, max_items=12)]
Things = Annotated[list[str] | None, QueryParameter(max_items=12)]
Form = Annotated[Literal["text", "json"], QueryParameter()]


# --- studies ---------------------------------------------------------------------------------


@get("/studies", responses=documented())
async def list_studies(guest: Asker, context: TheContext) -> list[StudyListed]:
    """Your studies, and those you work on with others; the last changed first."""
    return [
        StudyListed(
            each.id,
            each.name,
            [game_name(game) for game in each.games],
            each.chapters,
            each.access,  # type: ignore[arg-type]  # as it was written
            each.owner == guest.id,
            each.changed,
        )
        for each in await context.house.studies.listed(guest.id)
    ]


@post(
    "/studies",
    request_max_body_size=TEXT_BYTES,
    responses=documented(403, 404, 409, 413, 415),
)
async def make_study(
    data: JSONBody[NewChapter], guest: Asker, context: TheContext, address: Address, language: Lang
) -> StudyInfo:
    """A study from a match that is over, a text, a position, or the start of a game. After ply N
    of a match, or of a record without variations, the node has the number N.
    """
    context.tables.use(address)
    source = await _source(context, data, language)
    study = await context.house.studies.make(guest, data.name, source)
    return context.studies.info(study, guest, language)


@get("/studies/{study_id:str}", responses=documented(404))
async def show_study(
    study_id: StudyId, guest: Asker, context: TheContext, language: Lang
) -> StudyInfo:
    """A study without its moves."""
    study = await context.house.studies.find(study_id, guest.id)
    return context.studies.info(study, guest, language)


@delete("/studies/{study_id:str}", responses=documented(403, 404))
async def delete_study(study_id: StudyId, guest: Asker, context: TheContext) -> None:
    """Throw a study away. For its owner."""
    study = await context.house.studies.find(study_id, guest.id)
    await context.house.studies.delete(study, guest.id)


@put("/studies/{study_id:str}/access", responses=documented(403, 404, 413, 415))
async def share_study(
    study_id: StudyId,
    data: JSONBody[ShareStudy],
    guest: Asker,
    context: TheContext,
    language: Lang,
) -> StudyInfo:
    """Who may look, or work on it. For its owner."""
    study = await context.house.studies.find(study_id, guest.id)
    await context.house.studies.share(study, guest.id, data.access)
    return context.studies.info(study, guest, language)


@post("/studies/{study_id:str}/join", status_code=200, responses=documented(403, 404, 413, 415))
async def join_study(
    study_id: StudyId,
    data: JSONBody[JoinStudy],
    guest: Asker,
    context: TheContext,
    language: Lang,
) -> StudyInfo:
    """Work together from now on."""
    study = await context.house.studies.join(study_id, guest, data.key)
    return context.studies.info(study, guest, language)


@get("/studies/{study_id:str}/text", responses=documented(404, 409), media_type="text/plain")
async def show_text(
    study_id: StudyId, guest: Asker, context: TheContext, form: Form = "text"
) -> Response[str]:
    """The whole study as one file, to be read here again or anywhere."""
    study = await context.house.studies.find(study_id, guest.id)
    opened = [with_fields(each.open(), name=each.name) for each in study.chapters]
    write = partial(files.Study(study.name, opened).dumps, form)
    text = await context.beside(guest.id, write, study.lock)
    ending, media_type = ("json", "application/json") if form == "json" else ("txt", "text/plain")
    headers = {"Content-Disposition": f'attachment; filename="study-{study.id}.{ending}"'}
    return Response(text, media_type=media_type, headers=headers)


@post(
    "/studies/{study_id:str}/chapters",
    request_max_body_size=TEXT_BYTES,
    responses=documented(403, 404, 409, 413, 415),
)
async def add_chapter(
    study_id: StudyId,
    data: JSONBody[NewChapter],
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
) -> StudyInfo:
    """More chapters, as many as the text has."""
    context.tables.use(address)
    study = await context.house.studies.find(study_id, guest.id)
    study.check_write(guest.id)
    source = await _source(context, data, language)
    await context.house.studies.add_chapters(study, guest, data.name, source)
    return context.studies.info(study, guest, language)


@post(
    "/studies/{study_id:str}/changes",
    status_code=200,
    responses=documented(403, 404, 409, 413, 415),
)
async def change_study(
    study_id: StudyId,
    data: JSONBody[StudyChange],
    guest: Asker,
    context: TheContext,
    language: Lang,
) -> StudyChanged:
    """Change a study; all who look at it are told."""
    study = await context.house.studies.find(study_id, guest.id)
    effect = await context.house.studies.change(study, guest.id, data)
    return context.studies.changed(study, effect, study.version, guest, language)


# --- chapters and positions ------------------------------------------------------------------


@get("/studies/{study_id:str}/chapters/{number:int}", responses=documented(404, 409))
async def show_chapter(
    study_id: StudyId, number: ChapterPath, guest: Asker, context: TheContext, language: Lang
) -> ChapterPage:
    """A chapter with its tree."""
    study = await context.house.studies.find(study_id, guest.id)
    tell = partial(context.studies.page, study, number, language)
    return await context.beside(guest.id, tell, study.lock)


@get("/studies/{study_id:str}/chapters/{number:int}/scene", responses=documented(404, 409))
async def show_node(
    study_id: StudyId,
    number: ChapterPath,
    guest: Asker,
    context: TheContext,
    language: Lang,
    node: NodeQuery = 0,
    seat: SeatQuery = None,
) -> StudyScene:
    """The position at a node: from a seat as it would see it, or with nothing hidden."""
    study = await context.house.studies.find(study_id, guest.id)
    _check_seat(study, number, seat)
    return context.studies.scene(study, number, node, seat, language)


@get("/studies/{study_id:str}/chapters/{number:int}/position", responses=documented(404, 409))
async def show_position(
    study_id: StudyId, number: ChapterPath, guest: Asker, context: TheContext, node: NodeQuery = 0
) -> dict[str, Any]:
    """The position at a node as data, to be arranged anew or played from."""
    study = await context.house.studies.find(study_id, guest.id)
    return study.state(number, node)[1].position()


@get("/studies/{study_id:str}/chapters/{number:int}/why", responses=documented(404, 409))
async def show_why_there(
    study_id: StudyId,
    number: ChapterPath,
    path: Touches,
    guest: Asker,
    context: TheContext,
    language: Lang,
    node: NodeQuery = 0,
    under: Things = None,
) -> LessonReason:
    """Why this path of touches leads nowhere at a node."""
    study = await context.house.studies.find(study_id, guest.id)
    chapter, found = study.node(number, node)
    state, eye = chapter.tree.state(found.id), last_actor(chapter, found)
    message, rule_id = explain(chapter.game, state, eye, path, under or ())
    say = context.studies.teller(study.find(number), language).say
    return LessonReason(say(message), rule_id)


@get("/studies/{study_id:str}/chapters/{number:int}/about", responses=documented(404, 409))
async def show_about_there(
    study_id: StudyId,
    number: ChapterPath,
    thing: Thing,
    guest: Asker,
    context: TheContext,
    language: Lang,
    node: NodeQuery = 0,
    seat: SeatQuery = None,
) -> About | None:
    """What a thing on the board is; null where there is nothing to say."""
    study = await context.house.studies.find(study_id, guest.id)
    _check_seat(study, number, seat)
    return context.studies.about(study, number, node, seat, thing, language)


def _check_seat(study: Study, number: int, seat: int | None) -> None:
    if seat is not None and seat >= study.find(number).open().setup.seats:
        raise BadWishError("no-seat", {"seat": seat})


# --- bots ------------------------------------------------------------------------------------


@get("/studies/{study_id:str}/chapters/{number:int}/opinion", responses=documented(404, 409))
async def ask_opinion(
    study_id: StudyId,
    number: ChapterPath,
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
    node: NodeQuery = 0,
    seconds: Annotated[float, QueryParameter(ge=0.1, le=MOST_SECONDS)] = 1.0,
) -> Advice:
    """What search would do at a node, and how the alternatives compare."""
    study = await context.house.studies.find(study_id, guest.id)
    chapter, found = study.node(number, node)
    context.advice.use(address)
    version = study.version
    thoughts = await context.house.studies.compare(
        study, guest.id, number, node, round(seconds * 1000)
    )
    state = chapter.tree.state(found.id)
    say = context.studies.teller(study.find(number), language).say
    return Advice(len(chapter.tree.path(found.id)), version, alternatives(state, thoughts, say))


@post(
    "/studies/{study_id:str}/bots", status_code=202, responses=documented(403, 404, 409, 413, 415)
)
async def start_bots(
    study_id: StudyId,
    data: JSONBody[BotsOn],
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
) -> StudyInfo:
    """Let bots play on from a node; what they do comes on the socket."""
    study = await context.house.studies.find(study_id, guest.id)
    study.check_write(guest.id)
    context.advice.use(address)
    count = MOST_BOT_ACTIONS if data.count is None else data.count
    context.house.studies.play_on(study, guest.id, data.chapter, data.node, count, data.bot)
    return context.studies.info(study, guest, language)


@delete("/studies/{study_id:str}/bots", responses=documented(403, 404))
async def stop_bots(study_id: StudyId, guest: Asker, context: TheContext) -> None:
    """They stop after the move they think about."""
    study = await context.house.studies.find(study_id, guest.id)
    context.house.studies.stop_bots(study, guest.id)


# --- small things ----------------------------------------------------------------------------


async def _source(context: Context, data: NewChapter, language: str) -> Source:
    if data.table:
        table = await context.house.tables.find(data.table)
        is_named = any(seat.name or seat.kind == "bot" for seat in table.seats)
        # where nobody is, every reader calls them by their colours
        names = context.view(table).words(language).names if is_named else ()
        return Source(table=table, names=names)
    if data.record:
        return Source(text=data.record)
    game = find_game(data.game)
    position = data.position
    if isinstance(position, str) and position.startswith(PUZZLE):
        puzzle = await of_puzzle(context, game.id, position.removeprefix(PUZZLE))
        position = puzzle.start.position()
    elif isinstance(position, str):
        if position not in (START, *position_names(game)):
            there_are = ", ".join((START, *position_names(game)))
            problem = f"no position {position[:40]!r}; there are {there_are}"
            raise BadWishError("bad-position", {"problem": problem})
        position = arranged(game, position).position()
    return Source(game.id, data.seats, dict(data.options), data.edition, position)


studies_router = Router(
    "",
    tags=["studies"],
    route_handlers=[
        list_studies,
        make_study,
        show_study,
        delete_study,
        share_study,
        join_study,
        show_text,
        add_chapter,
        change_study,
        show_chapter,
        show_node,
        show_position,
        show_why_there,
        show_about_there,
        ask_opinion,
        start_bots,
        stop_bots,
    ],
)
