"""A position of Samurai as data. Tiles, hexes and figures are called as in records."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from zashiki.core import position as data
from zashiki.core.position import Count, Part, SeatNumber, expect, known, name_or_none, named
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.knowledge import shows_hand
from zashiki.games.samurai.notation import site_names, tile_names
from zashiki.games.samurai.rules import Samurai, new_state
from zashiki.games.samurai.state import PHASE_NAMES, tile_of

Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASE_NAMES})]
Figures = Annotated[dict[str, Count], Meta(description="how many helmets, buddhas and rice fields")]
Tiles = Annotated[dict[str, Count], Meta(description="how many of each kind, such as S3")]
KINDS, TYPES = int(t.KINDS), int(t.TYPES)
BEFORE_PLAY = (s.OPENING, s.PLACING)


class Laid(Part):
    """A tile on the map."""

    seat: SeatNumber
    tile: str


class Standing(Part):
    """A figure on the map."""

    site: Annotated[str, Meta(description="the hex of its settlement")]
    figure: str


class Seat(Part, kw_only=True):
    """What a seat has."""

    held: Annotated[Count, Meta(description="tiles in hand")]
    hand: Annotated[Tiles | None, Meta(description="null for others")]
    unlaid: Annotated[Tiles, Meta(description="in hand and supply together, which all can tell")]
    captured: Annotated[Figures, Meta(description="taken before all eyes, so all may remember")]


class Position(data.Position, kw_only=True):
    """Where things stand in a match of Samurai."""

    seats: list[Seat]
    phase: Phase
    turn: Annotated[SeatNumber, Meta(description="whose turn it is")]
    laid: Annotated[Count, Meta(description="tiles laid this turn")] = 0
    plain_laid: Annotated[bool, Meta(description="one of them without character")] = False
    lifted: Annotated[str | None, Meta(description="the tile to be laid again")] = None
    swapping: Annotated[Standing | None, Meta(description="the first figure exchanged")] = None
    tiles: Annotated[dict[str, Laid], Meta(description="by hex")] = {}
    figures: Annotated[dict[str, list[str]], Meta(description="by the hex of their settlement")]
    supply: Annotated[Figures, Meta(description="still to be placed")] = {}
    aside: Annotated[Figures, Meta(description="beside the board: nobody took them")] = {}


# --- writing ---------------------------------------------------------------------------------


def write(state: Samurai, viewer: int | None) -> Position:
    tables = state.tables
    return Position(
        game="samurai",
        edition=state.setup.edition.id,
        options=dict(state.setup.options),
        seats=[_seat(state, seat, viewer) for seat in range(int(state.seats))],
        actor=data.actor_word(int(state.actor)),
        phase=PHASE_NAMES[int(state.phase)],
        turn=int(state.turn),
        laid=int(state.laid),
        plain_laid=state.plain_laid,
        lifted=name_or_none(tile_names(tables), int(state.lifted)),
        swapping=_swapping(state),
        tiles=_tiles(state),
        figures=_figures(state),
        supply=named(t.FIGURE_NAMES, state.supply),
        aside=named(t.FIGURE_NAMES, state.aside),
    )


def _seat(state: Samurai, seat: int, viewer: int | None) -> Seat:
    names = tile_names(state.tables)
    hand = [int(state.hand_count(seat, kind)) for kind in range(len(names))]
    unlaid = [held + int(state.bag[seat * KINDS + kind]) for kind, held in enumerate(hand)]
    captured = state.captured[seat * TYPES : (seat + 1) * TYPES]
    return Seat(
        held=int(state.held[seat]),
        hand=named(names, hand) if viewer is None or shows_hand(state, viewer, seat) else None,
        unlaid=named(names, unlaid),
        captured=named(t.FIGURE_NAMES, captured),
    )


def _swapping(state: Samurai) -> Standing | None:
    if state.swapping == s.NOTHING:
        return None
    site, figure_type = divmod(int(state.swapping), TYPES)
    return Standing(site_names(state.tables)[site], t.FIGURE_NAMES[figure_type])


def _tiles(state: Samurai) -> dict[str, Laid]:
    names = tile_names(state.tables)
    return {
        state.tables.hex_names[hex_]: Laid(
            int(tile >> s.SEAT_SHIFT), names[int(tile & s.KIND_MASK)]
        )
        for hex_, tile in enumerate(state.tiles)
        if tile != s.EMPTY
    }


def _figures(state: Samurai) -> dict[str, list[str]]:
    return {
        site: [name for i, name in enumerate(t.FIGURE_NAMES) if state.has_figure(n, i)]
        for n, site in enumerate(site_names(state.tables))
        if state.figures[n]
    }


# --- reading ---------------------------------------------------------------------------------


def read(setup: Setup, position: Position) -> Samurai:
    state = new_state(setup)
    state.set_up()
    names = tile_names(state.tables)
    state.phase = data.number(PHASE_NAMES, position.phase, "phase")
    state.actor = data.actor_number(position.actor)
    expect(position.turn < state.seats, "turn", f"there is no seat {position.turn}")
    state.turn = position.turn
    state.laid, state.plain_laid = position.laid, position.plain_laid
    state.lifted = data.number_or(names, position.lifted, "lifted")
    state.swapping = _read_swapping(state, position.swapping)
    _read_figures(state, position)
    for seat, told in enumerate(position.seats):
        _read_seat(state, seat, told)
    for hex_name, laid in position.tiles.items():
        _read_tile(state, hex_name, laid)
    _count_tiles(state)
    state.index()
    _check_phase(state)
    return state


def _read_swapping(state: Samurai, told: Standing | None) -> int:
    if told is None:
        return int(s.NOTHING)
    site = data.number(site_names(state.tables), told.site, "swapping.site")
    return site * TYPES + data.number(t.FIGURE_NAMES, told.figure, "swapping.figure")


def _read_figures(state: Samurai, position: Position) -> None:
    tables = state.tables
    for site in range(int(tables.sites)):
        state.figures[site] = 0
    for site_name, figures in position.figures.items():
        key = f"figures.{site_name}"
        site = data.number(site_names(tables), site_name, key)
        expect(tables.room[site] > 0, key, "not on the map of so few seats")
        expect(len(figures) <= tables.room[site], key, "more figures than it has room for")
        for i, name in enumerate(figures):
            figure_type = data.number(t.FIGURE_NAMES, name, f"{key}.{i}")
            expect(not state.has_figure(site, figure_type), f"{key}.{i}", "stands there already")
            state.figures[site] |= 1 << figure_type
    for figure_type, count in enumerate(data.counts(t.FIGURE_NAMES, position.supply, "supply")):
        state.supply[figure_type] = count
    for figure_type, count in enumerate(data.counts(t.FIGURE_NAMES, position.aside, "aside")):
        state.aside[figure_type] = count


def _read_seat(state: Samurai, seat: int, told: Seat) -> None:
    tables = state.tables
    names = tile_names(tables)
    key = f"seats.{seat}"
    hand = data.counts(names, known(told.hand, f"{key}.hand"), f"{key}.hand")
    unlaid = data.counts(names, told.unlaid, f"{key}.unlaid")
    expect(sum(hand) <= tables.hand, f"{key}.hand", f"more than {tables.hand} tiles")
    expect(told.held == sum(hand), f"{key}.held", f"there are {sum(hand)} tiles in hand")
    for kind, count in enumerate(unlaid):
        where = f"{key}.unlaid.{names[kind]}"
        expect(hand[kind] <= count, where, "fewer than in hand")
        expect(count <= tables.count[kind], where, f"there are only {tables.count[kind]}")
        state.bag[seat * KINDS + kind] = count - hand[kind]
    slots = [kind for kind, count in enumerate(hand) for _ in range(count)]
    for i, kind in enumerate(slots):
        state.hand[seat * int(tables.hand) + i] = kind
    state.held[seat] = len(slots)
    state.bagged[seat] = sum(unlaid) - len(slots)
    captured = data.counts(t.FIGURE_NAMES, told.captured, f"{key}.captured")
    for figure_type, count in enumerate(captured):
        state.captured[seat * TYPES + figure_type] = count


def _read_tile(state: Samurai, hex_name: str, laid: Laid) -> None:
    tables = state.tables
    key = f"tiles.{hex_name}"
    hex_ = data.number(tables.hex_names, hex_name, key)
    kind = data.number(tile_names(tables), laid.tile, f"{key}.tile")
    expect(laid.seat < state.seats, f"{key}.seat", f"there is no seat {laid.seat}")
    expect(tables.use[kind] != t.SWAPS, f"{key}.tile", "the figure exchange is never laid")
    wanted = t.SEA if tables.use[kind] == t.COVERS_SEA else t.LAND
    expect(tables.terrain[hex_] == wanted, key, f"{laid.tile} cannot lie there")
    state.tiles[hex_] = tile_of(laid.seat, kind)


def _count_tiles(state: Samurai) -> None:
    """SAM-1.7: every tile of a seat is in its hand or supply, on the map, lifted or in the box."""
    tables = state.tables
    names = tile_names(tables)
    for seat in range(int(state.seats)):
        for kind in range(int(tables.kinds)):
            gone = tables.count[kind] - state.tiles_of(seat, kind)
            key = f"seats.{seat}.unlaid.{names[kind]}"
            if tables.use[kind] == t.SWAPS and gone > 0:
                state.boxed[seat] += gone  # SAM-6.2: what was played is in the box
            else:
                expect(gone == 0, key, f"{gone:+d} tiles are missing, wherever they are")


# --- phases ----------------------------------------------------------------------------------


def _check_phase(state: Samurai) -> None:
    """What belongs to the phase is there, and nothing else."""
    phase = state.phase
    in_turn = phase in (s.LAYING, s.RELAYING, s.SWAPPING)
    expect((state.lifted != s.NOTHING) == (phase == s.RELAYING), "lifted", "only while relaying")
    expect((state.swapping != s.NOTHING) == (phase == s.SWAPPING), "swapping", "only then")
    expect(in_turn or state.laid == 0, "laid", "only during a turn")
    expect(state.laid > 0 or not state.plain_laid, "plain_laid", "nothing is laid")
    expect((state.figures_left() > 0) == (phase in BEFORE_PLAY), "supply", "only before play")
    if phase in BEFORE_PLAY:
        _check_before_play(state)
    elif phase != s.OVER:
        _check_play(state)
    expect(int(state.actor) == _actor(state), "actor", "somebody else acts in this phase")
    is_over = phase not in BEFORE_PLAY and not in_turn and state.is_decided()
    expect(is_over == (phase == s.OVER), "phase", "the end of the match says otherwise")


def _actor(state: Samurai) -> int:
    """Who acts in the phase."""
    terms = state.terms
    if state.phase == s.OVER:
        return NOBODY
    by_chance = (
        state.phase == s.REFILLING
        or (state.phase == s.OPENING and terms.opening_drawn)
        or (state.phase == s.PLACING and terms.figures_dealt)
    )
    return CHANCE if by_chance else int(state.turn)


def _check_before_play(state: Samurai) -> None:
    """SAM-2.1, SAM-3.1: hands are filled seat by seat, then figures are placed."""
    hand = int(state.tables.hand)
    is_opening = state.phase == s.OPENING
    for seat in range(int(state.seats)):
        held, key = int(state.held[seat]), f"seats.{seat}.held"
        if is_opening and seat == state.turn:
            expect(held < hand, key, "the hand is full")
        else:
            filled = 0 if is_opening and seat > state.turn else hand
            expect(held == filled, key, f"{filled} tiles at this moment")
    laid = any(tile != s.EMPTY for tile in state.tiles)
    expect(not laid, "tiles", "none are laid before play")
    if is_opening:
        placed = int(state.figures_standing())
        expect(placed == TYPES, "figures", "only those of the capital before placing")
    elif state.terms.figures_dealt:
        expect(state.turn == 0, "turn", "figures are dealt before the first turn")
    expect(state.figures[0] == (1 << TYPES) - 1, "figures", "one of each stands in the capital")


def _check_play(state: Samurai) -> None:
    """SAM-9.1: a turn begins with a full hand, or all that is left."""
    hand = int(state.tables.hand)
    for seat in range(int(state.seats)):
        held, bagged = int(state.held[seat]), int(state.bagged[seat])
        laid = int(state.laid) if seat == state.turn else 0
        key = "laid" if laid else f"seats.{seat}.held"
        if seat != state.turn or state.phase != s.REFILLING:
            full = held + laid == hand or (bagged == 0 and held + laid < hand)
            expect(full, key, "a turn begins with a full hand, or all that is left")
        else:
            expect(held < hand and bagged > 0, key, "nothing can be drawn")
    in_turn = state.phase in (s.LAYING, s.RELAYING, s.SWAPPING)
    expect(
        state.surrounded == 0 or (in_turn and state.laid > 0 and not state.terms.at_once),
        "figures",
        "figures with no open land beside them are taken",
    )
    if state.phase == s.LAYING:
        expect(state.held[state.turn] + state.laid > 0, "turn", "this seat has no tiles")
    elif state.phase == s.RELAYING:
        expect(state.plain_laid and state.land_left > 0, "lifted", "cannot be laid again")
    elif state.phase == s.SWAPPING:
        site, figure_type = divmod(int(state.swapping), TYPES)
        stands = state.has_figure(site, figure_type) and state.figures_standing() > 1
        expect(stands and state.laid > 0, "swapping", "cannot be exchanged")
