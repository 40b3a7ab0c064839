"""Requests for arranging positions by hand. Nothing is kept: who edits sends the position along."""

from __future__ import annotations

import copy
import logging
from functools import partial
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from zashiki.core.editing import NO_HANDS, Hands
from zashiki.core.game import Game
from zashiki.core.position import PositionError
from zashiki.core.scene import Piece, Scene
from zashiki.core.setup import SetupError
from zashiki.core.state import NOBODY, State
from zashiki.house.errors import BadWishError
from zashiki.study.positions import START, arranged, position_names
from zashiki.web.dependencies import Asker, Lang, TheContext
from zashiki.web.editor_types import Draft, Edit, PositionProblem, PositionSchema
from zashiki.web.games_api import find_game
from zashiki.web.problems import documented
from zashiki.web.scene_json import in_words
from zashiki.web.socket_types import SceneMessage, UndoState
from zashiki.web.study_view import speaker

log = logging.getLogger("zashiki.web")

Name = Annotated[str, PathParameter(max_length=80)]


@get("/games/{game_id:str}/positions", responses=documented(404))
async def list_positions(game_id: Name) -> PositionSchema:
    """What a position of the game is made of, and those that it brings along."""
    game = find_game(game_id)
    return PositionSchema(game.schema(), [START, *position_names(game)])


@post("/games/{game_id:str}/draft", status_code=200, responses=documented(403, 404, 413, 415))
async def draft_position(
    game_id: Name, data: JSONBody[Edit], guest: Asker, context: TheContext, language: Lang
) -> Draft:
    """A position as it looks, after a piece was put elsewhere; and all that is wrong with it."""
    game = find_game(game_id)
    return await context.beside(guest.id, partial(draft, game, data, language))


def draft(game: Game, edit: Edit, language: str) -> Draft:
    position = _position(game, edit)
    if edit.piece:
        position = _moved(game, position, edit)
    state, problems = game.draft(position)
    if state is not None and not problems:
        position = state.position()  # with all that was left out
    told = [PositionProblem(each.key, each.problem) for each in problems]
    if state is None:
        return Draft(position, told, [], None, None, [], {}, [])
    if problems:
        state.actor = NOBODY  # nobody plays what cannot be
    return _drawn(game, state, position, told, edit, language)


def _position(game: Game, edit: Edit) -> dict[str, Any]:
    told = edit.position
    if not isinstance(told, str):
        if told.get("edition", "default") not in game.editions():  # above all no file of ours
            raise BadWishError("no-edition", {"edition": "", "game": game.name})
        return copy.deepcopy(told)
    if told not in (START, *position_names(game)):
        raise BadWishError("bad-position", {"problem": f"there is none called {told!r}"})
    if told == START and edit.seats is not None:
        try:
            return game.start(edit.seats).position()
        except SetupError as error:
            raise BadWishError("bad-setup", {"problem": str(error)}) from None
    return arranged(game, told).position()


def _moved(game: Game, position: dict[str, Any], edit: Edit) -> dict[str, Any]:
    """The data after a move by hand; what cannot be moved stays where it is."""
    state, problems = game.draft(position)
    if state is None:
        return position
    if problems:
        state.actor = NOBODY
    else:
        position = state.position()
    seat = min(edit.seat, int(state.seats) - 1)
    hands = _hands(game, state, seat)
    pieces = {piece.id: piece for piece in (*_scene(game, state, seat).pieces, *hands.box)}
    piece = pieces.get(edit.piece)
    if piece is None or edit.place not in hands.places(position, piece):
        raise BadWishError("no-thing", {"thing": f"{edit.piece} → {edit.place}"})
    hands.move(position, piece, edit.place)
    return position


def _drawn(
    game: Game,
    state: State,
    position: dict[str, Any],
    problems: list[PositionProblem],
    edit: Edit,
    language: str,
) -> Draft:
    seats = int(state.seats)
    seat = min(edit.seat, seats - 1)
    say = speaker(game, language, (), seats)
    names = list(say.names[:seats])
    try:
        scene = _scene(game, state, seat)
        hands = _hands(game, state, seat)
        layout = in_words(game.layout(state), say)
    except Exception as error:  # what cannot be may not be drawable either
        if not problems:
            raise
        log.info("a draft of %s cannot be drawn: %r", game.id, error)
        return Draft(position, problems, names, None, None, [], {}, [])
    targets: list[list[str]] = []
    pieces: dict[str, int] = {}
    for piece in (*scene.pieces, *hands.box):
        places = hands.places(position, piece)
        if places:
            if places not in targets:
                targets.append(places)
            pieces[piece.id] = targets.index(places)
    told = SceneMessage(
        1, 0, seat, seat, UndoState(False), 0, [], scene=in_words(replace(scene, legal=()), say)
    )
    box = [_named(piece, hands, say) for piece in hands.box]
    return Draft(position, problems, names, layout, told, targets, pieces, box)


def _named(piece: Piece, hands: Hands, say: Any) -> Piece:
    named: Any = hands.things[piece.id].name if piece.label is None else say(piece.label)
    return replace(piece, label=named)


def _scene(game: Game, state: State, seat: int) -> Scene:
    return game.open_scene(state, seat)


def _hands(game: Game, state: State, seat: int) -> Hands:
    try:
        return game.hands(state, seat)
    except (PositionError, IndexError, KeyError, ValueError):  # of what cannot be
        return NO_HANDS


editor_router = Router("", tags=["positions"], route_handlers=[list_positions, draft_position])
