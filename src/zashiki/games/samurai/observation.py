"""What a seat knows as numbers: the blocks, and what is written into them."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.observation import Block, padded, people
from zashiki.core.sheet import Sheet, steps_to
from zashiki.games.samurai.notation import site_names, tile_names
from zashiki.games.samurai.state import EMPTY, PHASE_NAMES, Fields, kind_of, owner_of
from zashiki.games.samurai.tables import FIGURE_NAMES, HEXES, KINDS, SITES, TYPES, Tables


def blocks(by_seats: dict[int, Tables], seats: int) -> list[Block]:
    tables = by_seats[seats]
    who, figures = people(seats), tuple(FIGURE_NAMES)
    tiles = padded(tile_names(tables), int(KINDS))
    sites = padded(site_names(tables), int(SITES))
    hexes = padded(tables.hex_names, int(HEXES))
    each, most = int(max(tables.count)), int(tables.each)
    return [
        Block("phase", "1 for the phase", (tuple(PHASE_NAMES),)),
        Block("turn", "1 for whose turn it is", (who,)),
        Block("laid", "tiles laid this turn", high=int(tables.hand)),
        Block("plain_laid", "1 if one of them was without character"),
        Block("lifted", "1 for the tile to be laid again", (tiles,)),
        Block("swapping", "1 for the first figure of an exchange", (sites, figures)),
        Block("hand", "own tiles in hand", (tiles,), high=each),
        Block("seats.held", "tiles in hand", (who,), high=int(tables.hand)),
        Block("seats.unlaid", "tiles in hand and supply together", (who, tiles), high=each),
        Block("seats.captured", "figures taken", (who, figures), high=most),
        Block(
            "tiles",
            "a tile that lies there: its influence on such figures",
            (who, hexes, figures),
            high=int(max(tables.strength)),
        ),
        Block("plain", "1 for a tile on land without character: it can be lifted", (who, hexes)),
        Block("figures", "1 for a figure that stands there", (sites, figures)),
        Block("supply", "figures still to be placed", (figures,), high=most),
        Block("aside", "figures beside the board", (figures,), high=most),
    ]


def fill(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.mark_one("phase", state.phase)
    sheet.mark_one("turn", steps_to(seat, state.turn, state.seats))
    sheet.put_one("laid", state.laid)
    sheet.mark_one("plain_laid", 0 if state.plain_laid else -1)
    sheet.mark_one("lifted", state.lifted)
    sheet.mark_one("swapping", state.swapping)
    _fill_seats(state, seat, sheet)
    _fill_tiles(state, seat, sheet)
    sheet.block("figures")
    for site in range(state.tables.sites):
        sheet.mark_all(site * TYPES, state.figures[site])
    sheet.block("supply")
    sheet.put_all(0, state.supply, 0, TYPES)
    sheet.block("aside")
    sheet.put_all(0, state.aside, 0, TYPES)


def _fill_seats(state: Fields, seat: i64, sheet: Sheet) -> None:
    """SAM-2.2: of hands only the own one."""
    seats, hand = state.seats, state.tables.hand
    sheet.block("hand")
    for i in range(seat * hand, seat * hand + state.held[seat]):
        sheet.put(state.hand[i], state.hand_count(seat, state.hand[i]))
    sheet.put_seats("seats.held", seat, state.held, 1)
    sheet.block("seats.unlaid")
    for other in range(seats):
        first, bag = steps_to(seat, other, seats) * KINDS, other * KINDS
        sheet.put_all(first, state.bag, bag, state.tables.kinds)
        for i in range(other * hand, other * hand + state.held[other]):
            kind = state.hand[i]
            sheet.put(first + kind, state.bag[bag + kind] + state.hand_count(other, kind))
    sheet.put_seats("seats.captured", seat, state.captured, TYPES)


def _fill_tiles(state: Fields, seat: i64, sheet: Sheet) -> None:
    tables = state.tables
    sheet.block("tiles")
    for hex_ in range(tables.hexes):
        tile = state.tiles[hex_]
        if tile != EMPTY:
            lies = steps_to(seat, owner_of(tile), state.seats) * HEXES + hex_
            sheet.put_all(lies * TYPES, tables.strength, kind_of(tile) * TYPES, TYPES)
    sheet.block("plain")
    for other in range(state.seats):
        first = steps_to(seat, other, state.seats) * HEXES
        for i in range(state.lifts_from(other), state.lifts_from(other) + state.lifts[other]):
            sheet.mark(first + state.liftable[i])
