"""The pictures of a rulebook: positions, drawn by the engine, that can be stepped through.

`rulebook/figures.toml` in the folder of a game:

    [capture]
    position = "capture"            # positions/capture.json
    seat = 0                        # whose eyes; a spectator's unless it says so
    areas = ["board"]               # what is drawn: the board unless it says so; a list in the list
                                    # stands side by side where the page is wide
    around = ["k15", "q9"]          # only what lies around these things
    numbers = ["k15", "supply"]     # numbered signs, explained by the list below the picture
    moves = ["S3@q9", "end"]        # a picture after each, explained by the list, too
    whole = true                    # as wide as the page: what is small is written larger, or left
                                    # out; else it is as wide as it must be, and moves sideways

In the book a picture is `![What it shows](figure:capture)` with a numbered list below it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

import msgspec

from zashiki.core.excerpt import LEAST, MEASURED, SIGN, Excerpt, draw_excerpt
from zashiki.core.game import Game
from zashiki.core.state import NOBODY, State
from zashiki.study.errors import StudyError
from zashiki.study.positions import arranged, played


@dataclass(frozen=True)
class Page:
    """How wide the pictures of a rulebook can be, in pixels."""

    room: float  # so much is seen at once
    most: float  # what needs more to be read is left out
    tall: float  # a picture is no higher, if it can be read: step by step it is seen whole
    packed: bool  # areas stand side by side


PAGES = {
    "phone": Page(324.0, 720.0, 600.0, packed=False),
    "tablet": Page(660.0, 1100.0, 600.0, packed=True),
    "desk": Page(850.0, 1100.0, 570.0, packed=True),
}
LARGER = 1.5  # what is small in a picture of a whole board is written up to so many times as high


KEPT = 256  # pictures that need not be drawn again: about those of a book in two languages


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows."""

    position: str
    seat: int = NOBODY
    areas: tuple[str | tuple[str, ...], ...] = ("board",)
    around: list[str] = []
    numbers: list[str] = []
    moves: list[str] = []
    whole: bool = False


@cache
def figures(game: Game) -> dict[str, Figure]:
    """The pictures by name; raises StudyError naming the place."""
    file = game.folder / "rulebook" / "figures.toml"
    if not file.is_file():
        return {}
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert(data, dict[str, Figure])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise StudyError(_place(game), str(error)) from None


@cache
def states_of(game: Game, name: str) -> tuple[State, ...]:
    """The positions of a picture: the first, and one after each move."""
    figure = figures(game)[name]
    start = arranged(game, figure.position)
    return tuple(played(game, start, figure.moves, f"{_place(game)}, {name}"))


@lru_cache(KEPT)
def draw_figure(
    game: Game,
    name: str,
    step: int = 0,
    language: str = "en",
    theme: str = "",
    room: str = "desk",
) -> str:
    """A picture as SVG, light or dark, or as the reader's machine likes it best; as wide as it must
    be to be read.
    """
    width = _width(game, name, language, room)
    return _excerpt(game, name, step, language, theme, width, room).svg


def lowest_writing(game: Game, name: str, step: int, language: str, room: str) -> float:
    """How high what is written smallest in a picture is, in pixels."""
    width = _width(game, name, language, room)
    return min(_excerpt(game, name, step, language, "", width, room).heights, default=LEAST)


@cache
def _width(game: Game, name: str, language: str, room: str) -> float:
    """How wide a picture must be: all that is written can be read, and signs hide no other."""
    figure, page = figures(game)[name], PAGES[room]
    steps = range(len(figure.moves) + 1)
    drawn = [_excerpt(game, name, step, language, "", MEASURED, room) for step in steps]
    heights = [] if figure.whole else [height for each in drawn for height in each.heights]
    needed = [ceil(MEASURED * LEAST / (height * _larger(figure, page))) for height in heights]
    to_read = max((width for width in needed if width <= page.most), default=0)
    to_part = ceil(MEASURED * 2 * SIGN / min(each.apart for each in drawn))
    seen = page.room if figure.whole else min(page.room, MEASURED * page.tall / drawn[0].height)
    return min(max(seen, to_read, to_part), page.most)


@cache
def middles_of(game: Game, name: str) -> list[float]:
    """Where to look at a picture that is wider than the page: at each step, a part of its width."""
    steps = range(len(figures(game)[name].moves) + 1)
    return [_excerpt(game, name, step, "en", "", MEASURED, "phone").middle for step in steps]


def _excerpt(
    game: Game, name: str, step: int, language: str, theme: str, width: float, room: str
) -> Excerpt:
    figure, page = figures(game)[name], PAGES[room]
    marks = _marks(game, name, step) if step else ()
    return draw_excerpt(
        game,
        states_of(game, name)[step],
        figure.seat,
        figure.areas,
        language=language,
        marks=marks,
        around=figure.around,
        numbers=figure.numbers,
        theme=theme,
        width=width,
        about=_marks(game, name, 1) if figure.moves and not step else (),
        larger=_larger(figure, page) if width != MEASURED else 1.0,
        packed=page.packed,
    )


def _larger(figure: Figure, page: Page) -> float:
    return LARGER if figure.whole or page.packed else 1.0


def _marks(game: Game, name: str, step: int) -> Sequence[str]:
    """What the move before a step changed."""
    figure, states = figures(game)[name], states_of(game, name)
    before = states[step - 1]
    code = game.parse(before, figure.moves[step - 1])
    return game.marks(before, code, states[step], figure.seat)


def _place(game: Game) -> str:
    return f"{game.id}/rulebook/figures.toml"
