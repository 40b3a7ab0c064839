"""What travels when a position is arranged by hand."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from zashiki.core.scene import Layout, Piece
from zashiki.web.api_types import SeatNumber
from zashiki.web.socket_types import SceneMessage

Thing = Annotated[str, Meta(max_length=120)]


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as data, or the name of one that the game brings along; what was taken in hand
    (`piece`) and where it was put (`place`), if anything was.
    """

    position: dict[str, Any] | Annotated[str, Meta(max_length=80)] = "start"
    seat: SeatNumber = 0  # to look from
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None  # of the usual start
    piece: Thing = ""
    place: Thing = ""


class PositionProblem(Struct, frozen=True):
    """Why a position cannot be: the dotted key at fault, and what is wrong there."""

    key: str
    problem: str


class Draft(Struct, frozen=True):
    """A position that somebody works on: its data, what is wrong with it, and how it looks."""

    position: dict[str, Any]
    problems: list[PositionProblem]  # none: it can be played
    names: list[str]  # of the seats
    layout: Layout | None
    told: SceneMessage | None  # null where it cannot even be drawn
    targets: list[list[str]]  # lists of places
    pieces: dict[str, int]  # what can be taken, and which of the lists it can be put to
    box: list[Piece]  # what lies nowhere on the table


class PositionSchema(Struct, frozen=True):
    """The JSON Schema of positions, and the names of those that the game brings along."""

    schema: dict[str, Any]
    positions: list[str]
