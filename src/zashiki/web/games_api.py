"""Requests about games: what there is to play, rulebooks, editions, art, bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from zashiki.bots.builtin import STYLE
from zashiki.bots.levels import KINDS as LEVELS
from zashiki.bots.names import bot_about, bot_name
from zashiki.bots.styles import styles_of
from zashiki.core import registry
from zashiki.core.art import Spot, Symbol, symbols
from zashiki.core.edition import Edition
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import Exhibit
from zashiki.house.errors import NotThereError
from zashiki.house.words import words
from zashiki.study.lessons import lessons
from zashiki.study.positions import SHORT, arranged, position_names
from zashiki.web import api_types
from zashiki.web.dependencies import Lang
from zashiki.web.problems import documented
from zashiki.web.rulebook_html import book_html
from zashiki.web.scene_json import in_words

MORE_BOTS = ("random", "greedy", "search", "search:ms=1000", "search:ms=3000")
STYLED = "level3"  # the level at which personalities are offered
Name = Annotated[str, PathParameter(max_length=80)]
GameQuery = Annotated[str | None, QueryParameter(name="game", max_length=80)]
EditionQuery = Annotated[str, QueryParameter(max_length=80)]


def find_game(game_id: str) -> Game:
    if game_id not in registry.names():
        raise NotThereError("no-game", {"game": game_id})
    return registry.game(game_id)


@get("/games", responses=documented())
async def list_games(language: Lang) -> list[api_types.GameInfo]:
    """Every game of the house."""
    return [game_info(game_id, language) for game_id in registry.names()]


@get("/games/{game_id:str}", responses=documented(404))
async def show_game(game_id: Name, language: Lang) -> api_types.GameInfo:
    """One game."""
    return game_info(find_game(game_id).id, language)


@cache
def game_info(game_id: str, language: str) -> api_types.GameInfo:
    game = registry.game(game_id)
    say = words(game, language)
    return api_types.GameInfo(
        game.id,
        game.name,
        say(Message("game-about")),
        list(game.seat_counts),
        [
            api_types.GameOption(
                option.key,
                say(Message(f"option-{option.key}")),
                [
                    api_types.OptionChoice(choice, say(Message(f"option-{option.key}-{choice}")))
                    for choice in option.choices
                ],
                option.rule_id,
            )
            for option in game.options
        ],
        [
            api_types.EditionName(name, game.edition(name).name_in(language))
            for name in game.editions()
        ],
        game.rules_version,
        say(Message("game-aim")),
        list(game.minutes) if game.difficulty else [],
        game.difficulty,
        dict(game.first_options),
        arranged(game, SHORT).position() if SHORT in position_names(game) else None,
        len(lessons(game)),
    )


@get("/games/{game_id:str}/rulebook", responses=documented(404))
async def show_rulebook(game_id: Name, language: Lang) -> api_types.Rulebook:
    """The rules in our own words."""
    return rulebook(find_game(game_id), language)


@cache
def rulebook(game: Game, language: str) -> api_types.Rulebook:
    """In this language, or in English where it is not written yet."""
    folder = game.folder / "rulebook"
    spoken = language if (folder / f"{language}.md").is_file() else "en"
    return api_types.Rulebook(
        "de" if spoken == "de" else "fr" if spoken == "fr" else "en", book_html(game, spoken)
    )


@get("/games/{game_id:str}/editions/{edition_id:str}", responses=documented(404))
async def show_edition(game_id: Name, edition_id: Name, language: Lang) -> api_types.EditionInfo:
    """The printed data of an edition, each value with where it comes from."""
    game = find_game(game_id)
    if edition_id not in game.editions():
        raise NotThereError("no-edition", {"game": game.name, "edition": edition_id})
    return edition_info(game.edition(edition_id), language)


def edition_info(edition: Edition, language: str) -> api_types.EditionInfo:
    values = edition.values(language)
    levels: dict[str, int] = {}
    for value in values:
        levels[value.provenance.level] = levels.get(value.provenance.level, 0) + 1
    return api_types.EditionInfo(
        edition.id,
        edition.name_in(language),
        edition.about_in(language),
        edition.fingerprint,
        levels,
        [
            api_types.EditionValue(v.key, v.plain, v.provenance.level, v.provenance.note)
            for v in values
        ],
    )


@get("/games/{game_id:str}/gallery", responses=documented(404))
async def show_gallery(
    game_id: Name, language: Lang, edition: EditionQuery = "default"
) -> list[Exhibit]:
    """All cards, tiles, buildings and the like of an edition, to look through."""
    game = find_game(game_id)
    if edition not in game.editions():
        raise NotThereError("no-edition", {"game": game.name, "edition": edition})
    return gallery(game, edition, language)


@cache
def gallery(game: Game, edition: str, language: str) -> list[Exhibit]:
    """In words: fit to be encoded."""
    say = words(game, language)
    return [in_words(exhibit, say) for exhibit in game.gallery(edition)]


@get("/games/{game_id:str}/art.svg", media_type="image/svg+xml", responses=documented(404))
async def show_art(game_id: Name, request: Request[object, object, State]) -> Response[str]:
    """Every symbol of the game in one picture."""
    text, tag = sprite(find_game(game_id))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type="image/svg+xml")
    return Response(text, headers=headers, media_type="image/svg+xml")


@cache
def sprite(game: Game) -> tuple[str, str]:
    """The picture and its tag."""
    parts = [_symbol(symbol) for symbol in symbols(game).values()]
    text = f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


def _symbol(symbol: Symbol) -> str:
    """Centred on 0,0, with its writing places filled in: a client need not know the defaults."""
    spots = {
        "data-text": symbol.text,
        "data-crest": symbol.crest,
        "data-count": symbol.count,
        "data-label": symbol.label,
    }
    written = " ".join(f'{key}="{_spot(spot, symbol)}"' for key, spot in spots.items())
    lines = str(symbol.lines) if symbol.lines > 1 else ""
    for key, word in (("data-rim", symbol.rim), ("data-turn", symbol.turn), ("data-lines", lines)):
        written += f' {key}="{word}"' if word else ""
    body = symbol.body
    if symbol.x or symbol.y:
        body = f'<g transform="translate({-symbol.x:g} {-symbol.y:g})">{body}</g>'
    box = f"{-symbol.w / 2:g} {-symbol.h / 2:g} {symbol.w:g} {symbol.h:g}"
    return f'<symbol id="art-{symbol.name}" viewBox="{box}" {written}>{body}</symbol>'


def _spot(spot: Spot | None, symbol: Symbol) -> str:
    if spot is None:
        return "none"
    return f"{spot.x - symbol.x:g} {spot.y - symbol.y:g} {spot.size:g} {spot.tone}"


@get("/bots", responses=documented(404))
async def list_bots(language: Lang, game_id: GameQuery = None) -> list[api_types.BotInfo]:
    """Bots that may take a seat, levels first; of a game with its personalities."""
    return bots_of(None if game_id is None else find_game(game_id), language)


@cache
def bots_of(game: Game | None, language: str) -> list[api_types.BotInfo]:
    say = words(game, language)
    game_id = "" if game is None else game.id
    styled = [f"{STYLED}:{STYLE}={style}" for style in styles_of(game_id)]
    groups: dict[Literal["level", "style", "more"], Sequence[str]] = {
        "level": LEVELS,
        "style": styled,
        "more": MORE_BOTS,
    }
    return [
        api_types.BotInfo(
            spec,
            say(bot_name(spec)),
            group,
            say(bot_about(spec, game_id)),
            spec == api_types.FIRST_BOT,
        )
        for group, specs in groups.items()
        for spec in specs
    ]


games_router = Router(
    "",
    tags=["games"],
    route_handlers=[
        list_games,
        show_game,
        show_rulebook,
        show_edition,
        show_gallery,
        show_art,
        list_bots,
    ],
)
