"""Samurai for the eyes: Japan from above, its hexes, the figures and the tiles.

The layout is the same for all matches of a seat count; pieces, labels and paths that recur are
made once and kept, so that a scene is put together quickly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Choice, Counter, Panel, Piece, Scene
from zashiki.core.state import NOBODY
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai import words
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.knowledge import shows_figures, shows_hand
from zashiki.games.samurai.notation import FIGURES, tile_name
from zashiki.games.samurai.overlays import overlays
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

TYPES, KINDS = int(t.TYPES), int(t.KINDS)
TONES = ("ink", "wood", "gold")  # of helmets, Buddhas and rice fields
ON_BOARD = 1.1  # tiles lie a little over the edge of their hex's circle
VILLAGE_FIGURE, EDO_FIGURE = 0.86, 1.2
OWN_PLACES = ("hand", "pool", "lifted")
# Who may pass can do nothing else (SAM-4.9).
KINDS_OF = {"end": "end", "pass": "main"}
POOL_SIZES = ((6, 0.75), (8, 0.8), (KINDS, 1.0))  # up to so many kinds, so large


def scenes(state: Samurai, seats: Sequence[int]) -> list[Scene]:
    """What these seats (NOBODY: a spectator) see, and what they may do."""
    board = [*_map_pieces(state), *_beside_pieces(state)]
    return [
        Scene(
            [*board, *_hand_pieces(state, seat), *_seat_pieces(state, seat)],
            [_panel(state, seat, other) for other in range(int(state.seats))],
            words.prompt(state, seat),
            _choices(state) if state.actor == seat else [],
            overlays=above,
        )
        for seat, above in zip(seats, overlays(state, seats), strict=True)
    ]


def open_scene(state: Samurai, seat: int) -> Scene:
    """The same with whatever hands and screens hide from the seat."""
    scene = scenes(state, (seat,))[0]
    closed = {piece.id for piece in _seat_pieces(state, seat)}
    pieces = [piece for piece in scene.pieces if piece.id not in closed]
    return replace(scene, pieces=[*pieces, *_seat_pieces(state, seat, is_open=True)])


# --- names of pieces -------------------------------------------------------------------------


@cache
def tile_id(tables: Tables, seat: int, kind: int, where: str) -> str:
    """One name for a tile that is alone of its kind, wherever it is; else one for each place."""
    name = f"tile:{seat}-{tile_name(tables, kind)}"
    return name if tables.count[kind] == 1 else f"{name}@{where}"


@cache
def figure_id(tables: Tables, site: int, figure_type: int) -> str:
    return f"figure:{tables.hex_names[tables.hex_of[site]]}{FIGURES[figure_type]}"


# --- pieces ----------------------------------------------------------------------------------


@cache
def _tile(
    tables: Tables, seat: int, kind: int, where: str, count: int, size: float, place: str = ""
) -> Piece:
    """A tile is named after `where` it is; that is also its place, unless another is given."""
    number = tables.numbers[kind]
    return Piece(
        tile_id(tables, seat, kind, where),
        f"tile-{tables.pictures[kind]}",
        place or where,
        order=kind,
        owner=seat,
        count=count,
        text="" if number < 0 else str(number),
        size=size,
        label=_tile_label(tables, seat, kind, where),
    )


def _tile_label(tables: Tables, seat: int, kind: int, where: str) -> Message:
    """With its hex where it lies on the map, with its seat where it lies before another."""
    name = words.tile_name(tables, kind)
    if where in OWN_PLACES:
        return name
    if where in tables.hex_names:
        return Message("tile-on", {"tile": name, "hex": where})
    return Message("tile-of", {"tile": name, "seat": seat_name(seat)})


@cache
def _figure(tables: Tables, site: int, figure_type: int) -> Piece:
    size = 1.0 if tables.is_city(site) else VILLAGE_FIGURE
    return Piece(
        figure_id(tables, site, figure_type),
        f"figure-{t.FIGURE_NAMES[figure_type]}",
        tables.hex_names[tables.hex_of[site]],
        order=figure_type,
        tone=TONES[figure_type],
        size=EDO_FIGURE if site == 0 else size,
        label=words.figure_title(tables, site, figure_type),
    )


@cache
def _pile(place: str, figure_type: int, count: int, seat: int = NOBODY) -> Piece:
    """Figures of one type that lie together: still to be placed, or taken by a seat."""
    return Piece(
        f"{place}:{FIGURES[figure_type]}",
        f"figure-{t.FIGURE_NAMES[figure_type]}",
        place,
        order=figure_type,
        tone=TONES[figure_type],
        count=count,
        label=words.pile_name(figure_type, seat),
    )


@cache
def _aside(figure_type: int, nth: int) -> Piece:
    """A figure that nobody won (SAM-8.3)."""
    return Piece(
        f"aside:{FIGURES[figure_type]}{nth}",
        f"figure-{t.FIGURE_NAMES[figure_type]}",
        "aside",
        order=figure_type,
        tone=TONES[figure_type],
        size=0.8,
        label=Message(f"aside-{t.FIGURE_NAMES[figure_type]}"),
    )


@cache
def _back(seat: int, place: str, nth: int, count: int) -> Piece:
    label = Message("tiles-hidden", {"seat": seat_name(seat), "count": count})
    return Piece(f"{place}:{nth}", "tile-back", place, nth, "down", seat, count, label=label)


def _map_pieces(state: Samurai) -> Iterator[Piece]:
    tables = state.tables
    names = tables.hex_names
    for h, tile in enumerate(state.tiles):
        if tile != s.EMPTY:
            seat, kind = int(s.owner_of(tile)), int(s.kind_of(tile))
            yield _tile(tables, seat, kind, names[h], 1, ON_BOARD)
    for site in range(int(tables.sites)):
        for figure_type in range(TYPES):
            if state.has_figure(site, figure_type):
                yield _figure(tables, site, figure_type)


def _beside_pieces(state: Samurai) -> Iterator[Piece]:
    """The supply of figures, and those that nobody won."""
    for figure_type in range(TYPES):
        if state.supply[figure_type]:
            yield _pile("supply", figure_type, int(state.supply[figure_type]))
        for nth in range(int(state.aside[figure_type])):
            yield _aside(figure_type, nth)


def _hand_pieces(state: Samurai, seat: int) -> Iterator[Piece]:
    """SAM-2.2: the viewer's own tiles, in hand and in supply."""
    tables = state.tables
    if not 0 <= seat < state.seats:
        return
    bag = [int(state.bag[seat * KINDS + kind]) for kind in range(int(tables.kinds))]
    pool_size = next(size for most, size in POOL_SIZES if len(bag) - bag.count(0) <= most)
    is_opening = state.phase == s.OPENING  # the supply is chosen from, and has most of the room
    hand, pool = ("chosen", "offered") if is_opening else ("hand", "pool")
    for kind in range(int(tables.kinds)):
        held = int(state.hand_count(seat, kind))
        if held:
            yield _tile(tables, seat, kind, "hand", held, 1.0, hand)
        if bag[kind]:
            yield _tile(tables, seat, kind, "pool", bag[kind], pool_size, pool)
    if state.lifted != s.NOTHING and state.turn == seat:
        yield _tile(tables, seat, int(state.lifted), "lifted", 1, 1.0)


def _seat_pieces(state: Samurai, viewer: int, is_open: bool = False) -> Iterator[Piece]:
    """What lies before each seat; hidden figures are a screen with their number (SAM-8.5)."""
    tables = state.tables
    for seat in range(int(state.seats)):
        figures = f"figures-{seat}"
        if is_open or shows_figures(state, viewer, seat):
            for figure_type in range(TYPES):
                count = int(state.captured[seat * TYPES + figure_type])
                if count:
                    yield _pile(figures, figure_type, count, seat)
        else:
            yield _screen(seat, figures, _taken(state, seat))
        tiles = f"tiles-{seat}"
        if (is_open or shows_hand(state, viewer, seat)) and viewer != seat:
            for kind in range(int(tables.kinds)):
                held = int(state.hand_count(seat, kind))
                if held:
                    yield _tile(tables, seat, kind, tiles, held, 1.0)
        else:
            for nth in range(int(state.held[seat])):
                yield _back(seat, tiles, nth, 1)
        if state.bagged[seat]:
            yield _back(seat, f"bag-{seat}", 0, int(state.bagged[seat]))


@cache
def _screen(seat: int, place: str, count: int) -> Piece:
    label = Message("place-behind", {"seat": seat_name(seat), "count": count})
    return Piece(f"{place}:screen", "screen", place, 0, "down", seat, text=str(count), label=label)


def _taken(state: Samurai, seat: int) -> int:
    return sum(int(state.captured[seat * TYPES + i]) for i in range(TYPES))


# --- panels ----------------------------------------------------------------------------------


@cache
def _counter(name: str, value: int) -> Counter:
    return Counter(Message(f"counter-{name}"), value, id=name)


def _panel(state: Samurai, viewer: int, seat: int) -> Panel:
    """Figures by number, tiles in hand and supply; the score where it is open."""
    taken = _taken(state, seat)
    counters = [
        _counter("figures", taken),
        _counter("hand", int(state.held[seat])),
        _counter("supply", int(state.bagged[seat])),
    ]
    return Panel(seat, counters, taken if shows_figures(state, viewer, seat) else None)


# --- choices ---------------------------------------------------------------------------------


def _choices(state: Samurai) -> list[Choice]:
    tables, seat = state.tables, int(state.actor)
    again = state.phase == s.RELAYING
    return [_choice(tables, seat, code, again, _lifted(state, code)) for code in state.legal()]


def _lifted(state: Samurai, code: int) -> int:
    """The kind of the tile that this code lifts, or NOTHING."""
    action = ACTIONS[code]
    if words.is_lift(state.tables, action):
        return int(s.kind_of(state.tiles[action["hex"]]))
    return int(s.NOTHING)


@cache
def _choice(tables: Tables, seat: int, code: int, again: bool, lifted: int) -> Choice:
    """Choices recur: each is made once."""
    action = ACTIONS[code]
    is_laid = action.family == "lay"
    path = (
        _lay_path(tables, seat, action, again, lifted) if is_laid else _path(tables, seat, action)
    )
    return Choice(code, path, words.label_of(tables, code), KINDS_OF.get(action.family, "plain"))


def _lay_path(
    tables: Tables, seat: int, action: Action, again: bool, lifted: int
) -> tuple[str, ...]:
    """A tile in hand, then its hex or the tile it lifts; one that was lifted is in hand already."""
    hex_name = tables.hex_names[action["hex"]]
    if again:
        return (hex_name,)
    onto = hex_name if lifted == s.NOTHING else tile_id(tables, seat, lifted, hex_name)
    return tile_id(tables, seat, action["tile"], "hand"), onto


def _path(tables: Tables, seat: int, action: Action) -> tuple[str, ...]:
    family = action.family
    if family == "place":
        hex_name = tables.hex_names[tables.hex_of[action["site"]]]
        return f"supply:{FIGURES[action['figure']]}", hex_name
    if family == "pick":
        return (tile_id(tables, seat, action["tile"], "pool"),)
    if family in ("swap", "with"):
        figure = figure_id(tables, action["site"], action["figure"])
        exchange = tile_id(tables, seat, int(tables.figure_exchange), "hand")
        return (figure,) if family == "with" else (exchange, figure)
    return ()
