"""What a seat knows as numbers: the blocks, and what is written into them."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.observation import Block, padded, people
from zashiki.core.sheet import Sheet, steps_to
from zashiki.games.tokaido_duo.state import (
    NO_TRIGGER,
    PHASE_NAMES,
    ROUND_LIMIT,
    TRIGGER_NAMES,
    TURNING,
    UNSET,
    Fields,
)
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    CHARACTERS,
    COASTAL_TOWNS,
    FACES,
    GOOD_NAMES,
    GOODS,
    MERCHANT,
    MOST_HELD,
    MOST_STATIONS,
    PAINTINGS,
    PILGRIM,
    REGIONS,
    SEATS,
    SIDE_NAMES,
    SIDES,
    SYMBOL_NAMES,
    SYMBOLS,
    TOWNS,
    Tables,
)


def blocks(tables: Tables, seats: int) -> list[Block]:
    return [*_round_blocks(tables), *_seat_blocks(tables)]


def _round_blocks(tables: Tables) -> list[Block]:
    who, characters = people(SEATS), tuple(CHARACTER_NAMES)
    goods, towns = tuple(GOOD_NAMES), tuple(tables.town_ids[:COASTAL_TOWNS])
    sides = tuple(side for both in SIDE_NAMES for side in both)
    return [
        Block("phase", "1 for the phase", (tuple(PHASE_NAMES),)),
        Block("round", "0 before the first roll", high=ROUND_LIMIT),
        Block("first", "1 for seat A of this round", (who,)),
        Block("dice", "the number rolled", (characters,), high=FACES),
        Block("dice.holder", "1 for who took the die", (who, characters)),
        Block("die", "1 for the character whose die is in use", (characters,)),
        Block("origin", "1 for the region where the artist set out", (tuple(tables.region_ids),)),
        Block("pending", "goods to draw, or paintings to turn up", high=PAINTINGS),
        Block("tiles", "the price on the tile", (towns, goods), high=int(max(tables.tile_price))),
        Block("waves", "1 for the side that shows", (sides,)),
        Block("waves.owner", "1 for who has the wave; none: on the board", (who, characters)),
        Block("spring", "1 for who has the hot-spring tile", (who,)),
        Block("bag", "goods in the bag", (goods,), high=int(max(tables.goods))),
        Block("trigger", "1 for what brings the end", (tuple(TRIGGER_NAMES[1:]),)),
        Block("trigger.seat", "1 for who did that", (who,)),
    ]


def _seat_blocks(tables: Tables) -> list[Block]:
    who, goods, symbols = people(SEATS), tuple(GOOD_NAMES), tuple(SYMBOL_NAMES)
    stations = padded(tables.station_ids, MOST_STATIONS)
    places = tuple(str(place + 1) for place in range(PAINTINGS))
    # DUO-6.7: what cannot be changed for a bar, all goods sold in each of three turns
    money = int(tables.per_bar) + 3 * MOST_HELD * int(max(tables.tile_price) + tables.shrewd)
    return [
        Block("seats.figures.pilgrim", "1 for the station", (who, stations)),
        Block("seats.figures.merchant", "1 for the town", (who, tuple(tables.town_ids))),
        Block("seats.figures.artist", "1 for the region", (who, tuple(tables.region_ids))),
        Block("seats.temple", "space of the temple marker", (who,), high=int(tables.temple_last)),
        Block("seats.garden", "space of the garden marker", (who,), high=int(tables.garden_last)),
        Block("seats.money", "coins", (who,), high=money),
        Block("seats.bars", "bars of gold", (who,), high=int(tables.bars_last)),
        Block("seats.goods", "goods", (who, goods), high=int(max(tables.goods))),
        Block("seats.face_up", "1 for the symbol; place 1 is next", (who, places, symbols)),
        Block("seats.face_down", "paintings in no order yet", (who, symbols), high=PAINTINGS),
        Block("seats.given", "paintings given away", (who, symbols), high=PAINTINGS),
    ]


def fill(state: Fields, seat: i64, sheet: Sheet) -> None:
    """Nothing is hidden from one seat alone."""
    _fill_round(state, seat, sheet)
    _fill_board(state, seat, sheet)
    _fill_figures(state, seat, sheet)
    _fill_seats(state, seat, sheet)


def _fill_round(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.mark_one("phase", state.phase)
    sheet.put_one("round", state.round)
    sheet.mark_one("first", steps_to(seat, state.first, SEATS))
    sheet.block("dice")
    sheet.put_all(0, state.dice, 0, CHARACTERS)
    sheet.block("dice.holder")
    for character in range(CHARACTERS):
        _mark_owner(seat, state.holder[character], character, sheet)
    sheet.mark_one("die", state.die)
    sheet.mark_one("origin", state.origin)
    sheet.block("pending")
    if state.phase > TURNING:  # before, it counts what is already laid out
        sheet.put(0, state.pending)


def _mark_owner(seat: i64, owner: i64, thing: i64, sheet: Sheet) -> None:
    """One of three things, one for each character, that a seat has."""
    if owner >= 0:
        sheet.mark(steps_to(seat, owner, SEATS) * CHARACTERS + thing)


def _fill_board(state: Fields, seat: i64, sheet: Sheet) -> None:
    tables = state.tables
    sheet.block("tiles")
    for town in range(COASTAL_TOWNS):
        kind = state.tile[town]
        if kind != UNSET:
            sheet.put(town * GOODS + tables.tile_good[kind], tables.tile_price[kind])
    sheet.block("waves")
    for wave in range(CHARACTERS):
        if state.wave_side[wave] != UNSET:
            sheet.mark(wave * SIDES + state.wave_side[wave])
    sheet.block("waves.owner")
    for wave in range(CHARACTERS):
        _mark_owner(seat, state.wave_owner[wave], wave, sheet)
    sheet.block("spring")
    if state.spring_owner >= 0:
        sheet.mark(steps_to(seat, state.spring_owner, SEATS))
    sheet.block("bag")
    sheet.put_all(0, state.bag, 0, GOODS)
    sheet.mark_one("trigger", state.trigger - 1)
    sheet.block("trigger.seat")
    if state.trigger != NO_TRIGGER:
        sheet.mark(steps_to(seat, state.trigger_seat, SEATS))


def _fill_figures(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.block("seats.figures.pilgrim")
    for steps in range(SEATS):
        sheet.mark(steps * MOST_STATIONS + state.place_of((seat + steps) % SEATS, PILGRIM))
    sheet.block("seats.figures.merchant")
    for steps in range(SEATS):
        sheet.mark(steps * TOWNS + state.place_of((seat + steps) % SEATS, MERCHANT))
    sheet.block("seats.figures.artist")
    for steps in range(SEATS):
        sheet.mark(steps * REGIONS + state.place_of((seat + steps) % SEATS, ARTIST))


def _fill_seats(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.put_seats("seats.temple", seat, state.temple, 1)
    sheet.put_seats("seats.garden", seat, state.garden, 1)
    _fill_goods(state, seat, sheet)
    _fill_paintings(state, seat, sheet)


def _fill_goods(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.put_seats("seats.money", seat, state.money, 1)
    sheet.put_seats("seats.bars", seat, state.bars, 1)
    sheet.put_seats("seats.goods", seat, state.goods, GOODS)


def _fill_paintings(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.block("seats.face_up")
    for steps in range(SEATS):
        other = (seat + steps) % SEATS
        for place in range(state.gifts[other], state.turned[other]):
            shown = steps * PAINTINGS + place - state.gifts[other]
            sheet.mark(shown * SYMBOLS + state.shown[other * PAINTINGS + place])
    sheet.put_seats("seats.face_down", seat, state.unseen, SYMBOLS)
    sheet.put_seats("seats.given", seat, state.given, SYMBOLS)
