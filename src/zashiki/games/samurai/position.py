"""A position of Samurai as data. Tiles and hexes are called as in records."""

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
from zashiki.games.samurai.rules import Samurai, new_match
from zashiki.games.samurai.state import PHASE_NAMES, tile_of

Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASE_NAMES})]
Figures = Annotated[dict[str, Count], Meta(description="how many helmets, buddhas and rice fields")]
Tiles = Annotated[dict[str, Count], Meta(description="how many of each kind, such as S3")]
KINDS, TYPES = int(t.KINDS), int(t.TYPES)
BEFORE_PLAY = (s.OPENING, s.PLACING)
IN_TURN = (s.LAYING, s.RELAYING, s.SWAPPING)


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
        **data.header(state),
        seats=[_seat(state, seat, viewer) for seat in range(int(state.seats))],
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
        state.tables.hex_names[hex_]: Laid(int(s.owner_of(tile)), names[int(s.kind_of(tile))])
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
    state = new_match(setup)
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
    _count_figures(state)
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
            if kind == tables.figure_exchange and gone > 0:
                state.boxed[seat] += gone  # SAM-6.2: what was played is in the box
            else:
                there = tables.count[kind] - gone
                expect(gone == 0, key, f"there are {there} wherever they are, not {gone + there}")


def _count_figures(state: Samurai) -> None:
    """SAM-1.6: every figure is in the supply, on the board, beside it or before a seat."""
    there = state.components()
    for name in t.FIGURE_NAMES:
        problem = f"there are {there[name]} of {name} wherever they are, not {state.tables.each}"
        expect(there[name] == state.tables.each, "figures", problem)


# --- phases ----------------------------------------------------------------------------------


def _check_phase(state: Samurai) -> None:
    """What belongs to the phase is there, and nothing else."""
    phase = state.phase
    is_lifted, is_swapping = state.lifted != s.NOTHING, state.swapping != s.NOTHING
    expect(is_lifted == (phase == s.RELAYING), "lifted", "told while relaying, and only then")
    expect(is_swapping == (phase == s.SWAPPING), "swapping", "told while swapping, and only then")
    expect(phase in IN_TURN or state.laid == 0, "laid", "only during a turn")
    expect(state.laid > 0 or not state.plain_laid, "plain_laid", "nothing is laid")
    expect((state.figures_left() > 0) == (phase in BEFORE_PLAY), "supply", "only before play")
    if phase in BEFORE_PLAY:
        _check_before_play(state)
    else:
        _check_hands(state)
        _check_turn(state)
        _check_settlements(state)
    expect(int(state.actor) == _actor(state), "actor", "somebody else acts in this phase")


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
    """SAM-2.1: hands are filled seat by seat, then figures are placed; nothing was laid or won."""
    hand = int(state.tables.hand)
    is_opening = state.phase == s.OPENING
    for seat in range(int(state.seats)):
        held, key = int(state.held[seat]), f"seats.{seat}.held"
        if is_opening and seat == state.turn:
            expect(held < hand, key, "the hand is full")
        else:
            filled = 0 if is_opening and seat > state.turn else hand
            expect(held == filled, key, f"{filled} tiles at this moment")
        won = any(state.captured[seat * TYPES + i] for i in range(TYPES))
        expect(not won, f"seats.{seat}.captured", "none before play")
    laid = any(tile != s.EMPTY for tile in state.tiles)
    expect(not laid, "tiles", "none are laid before play")
    expect(state.figures_aside() == 0, "aside", "none before play")
    expect(state.figures[0] == (1 << TYPES) - 1, "figures", "one of each stands in the capital")
    placed = int(state.figures_standing()) - TYPES
    if is_opening:
        expect(placed == 0, "figures", "only those of the capital before placing")
        return
    turn = 0 if state.terms.figures_dealt else placed % int(state.seats)
    expect(state.turn == turn, "turn", f"it is seat {turn} after {placed} figures")  # SAM-3.2
    _check_placed(state)


def _check_placed(state: Samurai) -> None:
    """SAM-3.3, SAM-3.7: cities are filled before villages; dealt figures fill one after another."""
    tables = state.tables
    last = state.next_dealt() if state.terms.figures_dealt else tables.sites
    if state.city_room > 0:
        last = min(last, tables.first_village - 1)
    for site in range(int(last) + 1, int(tables.sites)):
        key = f"figures.{site_names(tables)[site]}"
        expect(state.figures[site] == 0, key, "other settlements are filled first")


def _check_hands(state: Samurai) -> None:
    """SAM-9.1, SAM-9.2: a turn begins with a full hand or all that is left, and ends with less."""
    hand = int(state.tables.hand)
    for seat in range(int(state.seats)):
        held, left = int(state.held[seat]), int(state.bagged[seat])
        key = f"seats.{seat}.held"
        if seat != state.turn or state.phase in IN_TURN:
            begun = held + (int(state.laid) if seat == state.turn else 0)
            full = begun == hand or (begun < hand and left == 0)
            expect(full, key, "a turn begins with a full hand, or all that is left")
        else:
            can_draw = state.phase == s.OVER or left > 0
            expect(held < hand and can_draw, key, "a turn ends with fewer tiles, and draws")
            expect(sum(_played(state, seat)) > 0, key, "nothing was laid in this turn")


def _played(state: Samurai, seat: int) -> tuple[int, int]:
    """Tiles of a seat that are not in hand or supply any more: with and without character."""
    tables = state.tables
    played = [0, 0]
    for kind in range(int(tables.kinds)):
        unlaid = state.hand_count(seat, kind) + state.bag[seat * KINDS + kind]
        played[0 if tables.is_fast[kind] else 1] += int(tables.count[kind] - unlaid)
    return played[0], played[1]


def _check_turn(state: Samurai) -> None:
    """What was laid this turn lies on the map or in the box, and what was begun can be ended."""
    if state.phase not in IN_TURN:
        return
    turn, plain = int(state.turn), int(state.plain_laid)
    fast_played, plain_played = _played(state, turn)
    expect(state.laid - plain <= fast_played, "laid", "more than this seat laid with character")
    expect(plain <= plain_played, "plain_laid", "this seat laid none without character")
    expect(state.held[turn] + state.laid > 0, "turn", "this seat has no tiles")  # SAM-4.8
    if state.phase == s.RELAYING:
        lies = any(state.tables.use[kind] == t.LIFTS for kind in _kinds_laid(state, turn))
        can_lift = state.tables.is_plain_land(state.lifted) and state.land_left > 0
        expect(lies and can_lift and state.plain_laid, "lifted", "cannot be laid again")
    elif state.phase == s.SWAPPING:
        stands = state.has_figure(*divmod(int(state.swapping), TYPES))
        has_partner = state.figures_standing() > 1
        is_boxed = state.boxed[turn] > 0 and state.laid > 0
        expect(stands and has_partner and is_boxed, "swapping", "cannot be exchanged")


def _kinds_laid(state: Samurai, seat: int) -> list[int]:
    laid = [tile for tile in state.tiles if tile != s.EMPTY]
    return [int(s.kind_of(tile)) for tile in laid if s.owner_of(tile) == seat]


def _check_settlements(state: Samurai) -> None:
    """SAM-8.1, SAM-8.4, SAM-10.1: figures leave when surrounded; the match ends in time."""
    names = site_names(state.tables)
    is_pending = state.laid > 0  # what this turn's tiles lead to may be still to come
    for site in range(int(state.tables.sites)):
        key, here = f"figures.{names[site]}", state.figures_on(site)
        expect(here in (0, state.tables.room[site]), key, "its figures leave together")
        stays = state.open_land[site] > 0 or (is_pending and not state.terms.at_once)
        expect(here == 0 or stays, key, "no open land is beside it: its figures are taken")
    if not (is_pending and state.terms.at_once):
        is_over = state.is_decided()
        expect(is_over == (state.phase == s.OVER), "phase", "the end of the match says otherwise")
