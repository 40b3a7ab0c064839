"""What eyes see: everything on a table is a piece in a place.

A game describes its places once (`Layout`) and, for each state and seat, the pieces in them
(`Scene`). No game code runs in the client: it draws places and pieces, moves pieces by id, and
follows the paths of touches that end in an action code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from zashiki.core.message import Message


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somewhere pieces can lie. Coordinates are units of its area, y downwards, x/y the centre.

    `area` is "board" (the shared picture), "hand" (what only the viewer holds, nearest to them)
    or "seat-N" (what lies before a seat). `shape` is "hex", "rect", "circle", "none" or "path"
    (then `path` is SVG path data in the units of the area). `lie` tells how several pieces lie:
    "stack" (one on the other), "row", "column", "grid" or "ring". `art` is a symbol drawn under
    everything in the place.
    """

    id: str
    area: str
    x: float
    y: float
    w: float
    h: float
    shape: str = "rect"
    path: str = ""
    lie: str = "stack"
    art: str = ""
    tone: str = ""  # a colour role: "sea", "land", "paper", "line", "gold", "seat-0" …
    label: Message | None = None


class Decor(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A drawing that is not a place: coast lines, streets, the sea. SVG path data or a symbol."""

    area: str
    path: str = ""
    art: str = ""
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0
    fill: str = "none"  # colour roles, as `Place.tone`, or a pattern: "seigaiha", "asanoha" …
    stroke: str = "none"
    width: float = 0.0
    text: Message | None = None
    over: bool = False  # drawn above the places, its words above all pieces
    yields_to: str = ""  # ids of places of its area: not drawn while pieces lie in one of them


class Area(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A picture of its own with its own units."""

    id: str
    w: float
    h: float
    label: Message | None = None


class Layout(msgspec.Struct, frozen=True, gc=False):
    """The places of a match; the same all match long, sent to a client once."""

    areas: Sequence[Area]
    places: Sequence[Place]
    decor: Sequence[Decor] = ()


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing in a place. `id` is stable while the thing can be followed with the eyes; a hidden
    thing has an id that says nothing. `art` is a symbol of the game's art. `text` is written
    large on the piece (a strength, a price, a number of points).
    """

    id: str
    art: str
    place: str
    order: int = 0
    face: str = "up"  # "up" or "down"
    owner: int = -2  # a seat, or NOBODY
    count: int = 1
    text: str = ""
    tone: str = ""
    size: float = 1.0  # 1.0 fills the place
    label: Message | None = None


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number before a seat. It is asked about as `counter:SEAT:ID`."""

    label: Message
    value: int
    art: str = ""
    of: int = 0  # the most it can be, 0 for none
    id: str = ""


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What stands beside a seat's name. `score` is None where it is not open."""

    seat: int
    counters: Sequence[Counter] = ()
    score: int | None = None


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal action: touch these pieces or places in this order. An empty path is a button.

    `kind` tells a client what a button is: "main" (the natural way on), "end" (ends the turn),
    "waive" (gives something up: never in the way, and asked about once more), or "plain".
    `carries` is a piece that goes where the path leads: it may be carried there, or touched first.
    """

    code: int
    path: Sequence[str]
    label: Message
    kind: str = "plain"
    carries: str = ""


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A short text written beside a place or piece, such as a number; in the colour of a seat
    with its crest, or of a tone. Several at one thing stand in a row.
    """

    at: str
    text: str
    owner: int = -2  # a seat, or NOBODY
    tone: str = ""


class Overlay(msgspec.Struct, frozen=True, gc=False):
    """Notes that can be shown above everything, and left on: what an expert wants at a glance.

    `id` is the same all match long, so that a client remembers what is on.
    """

    id: str
    label: Message
    notes: Sequence[Note]


class Scene(msgspec.Struct, frozen=True, gc=False):
    """A view laid out for eyes. `legal` is empty unless the viewer is to act."""

    pieces: Sequence[Piece]
    panels: Sequence[Panel]
    prompt: Message
    legal: Sequence[Choice] = ()
    marks: Sequence[str] = ()  # places or pieces the last action touched, filled in by the house
    overlays: Sequence[Overlay] = ()


class ScorePart(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A part of a number, such as of a score: so many points for this."""

    label: Message
    points: int
    rule_id: str = ""


class About(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a thing on the table is: its name, what it does in a sentence or two, the rule that
    says so, and what it is worth now to whoever asks.
    """

    title: Message
    text: Message
    rule_id: str
    worth: Message | None = None
    parts: Sequence[ScorePart] = ()  # what a number is made of


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sign that a lesson, review or study draws above a scene, at pieces or places: "ring",
    "arrow" (from the first to the last), "label" (words beside it) or "shade" (all else fades).
    Indigo says "look here", gold "better".
    """

    kind: str
    at: Sequence[str]
    text: str = ""
    tone: str = "indigo"


class Headline(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What stands above a line of the log: a new round, or an event that all should notice."""

    text: Message
    is_event: bool = False  # shown beside the board, too


class Exhibit(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card, tile or building as a gallery shows it: its picture, its name and what it does.

    The picture is `pieces` lying in `places`, as on the table; without places, in one place that
    fills it. All places belong to one area; the picture is as large as the box around them.
    """

    id: str
    group: Message  # what it is one of: shown as a heading, and chosen by a filter
    title: Message
    pieces: Sequence[Piece]
    rule_id: str
    lines: Sequence[Message] = ()  # what it does, costs, is worth: a sentence each
    places: Sequence[Place] = ()
    count: int = 1  # how many of it there are in the box


def things(layout: Layout, scene: Scene) -> Iterator[str]:
    """Everything that `Game.about` may be asked about where this is seen."""
    for place in layout.places:
        yield place.id
    for piece in scene.pieces:
        yield piece.id
    for panel in scene.panels:
        for counter in panel.counters:
            if counter.id:
                yield f"counter:{panel.seat}:{counter.id}"
        if panel.score is not None:
            yield f"score:{panel.seat}"


def marks_between(before: Scene, after: Scene) -> list[str]:
    """The pieces that moved, came or changed."""
    was = {piece.id: piece for piece in before.pieces}
    return [piece.id for piece in after.pieces if has_changed(was.get(piece.id), piece)]


def has_changed(was: Piece | None, now: Piece) -> bool:
    """Whether the eyes should be drawn to a piece: it moved, came, or shows something else.

    What has neither a label nor an owner is a part of another thing, such as a sign on a card.
    """
    if now.label is None and now.owner < 0:
        return False
    if was is None:
        return True
    return (
        was.place != now.place
        or was.count != now.count
        or was.text != now.text
        or was.art != now.art
    )
