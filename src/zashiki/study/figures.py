"""The pictures of a rulebook: positions, drawn by the engine, that can be stepped through.

`rulebook/figures.toml` in the folder of a game:

    [capture]
    position = "capture"            # positions/capture.json
    seat = 0                        # whose eyes; a spectator's unless it says so
    areas = ["board"]               # what is drawn: the board unless it says so
    around = ["k15", "q9"]          # only what lies around these things
    numbers = ["k15", "supply"]     # numbered signs, explained by the list below the picture
    moves = ["S3@q9", "end"]        # a picture after each, explained by the list, too

In the book a picture is `![What it shows](figure:capture)` with a numbered list below it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache

import msgspec

from zashiki.core.excerpt import draw_excerpt
from zashiki.core.game import Game
from zashiki.core.state import NOBODY, State
from zashiki.study.errors import StudyError
from zashiki.study.positions import arranged, played


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows."""

    position: str
    seat: int = NOBODY
    areas: tuple[str, ...] = ("board",)
    around: list[str] = []
    numbers: list[str] = []
    moves: list[str] = []


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


@cache
def draw_figure(game: Game, name: str, step: int = 0, language: str = "en", theme: str = "") -> str:
    """A picture as SVG, light or dark, or as the reader's machine likes it best."""
    figure = figures(game)[name]
    states = states_of(game, name)
    marks: Sequence[str] = ()
    if step:
        before = states[step - 1]
        code = game.parse(before, figure.moves[step - 1])
        marks = game.marks(before, code, states[step], figure.seat)
    return draw_excerpt(
        game,
        states[step],
        figure.seat,
        figure.areas,
        language=language,
        marks=marks,
        around=figure.around,
        numbers=figure.numbers,
        theme=theme,
    )


def _place(game: Game) -> str:
    return f"{game.id}/rulebook/figures.toml"
