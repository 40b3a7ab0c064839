"""What a seat knows as numbers: the blocks, and what is written into them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.observation import Block, padded, people
from zashiki.core.sheet import Sheet, steps_to
from zashiki.games.iki import state as s
from zashiki.games.iki import tables as t
from zashiki.games.iki.state import PHASE_NAMES, Fields
from zashiki.games.iki.tables import BUILDINGS, CARDS, DECK, FIELDS, GOODS, STALLS, STOCKS, TILES


def blocks(tables: t.Tables, seats: int) -> list[Block]:
    return [
        *_year_blocks(tables, seats),
        *_seat_blocks(tables, seats),
        *_board_blocks(tables, seats),
    ]


def _year_blocks(tables: t.Tables, seats: int) -> list[Block]:
    who = people(seats)
    places = tuple(str(place + 1) for place in range(seats))
    return [
        Block("phase", "1 for the phase", (tuple(PHASE_NAMES),)),
        Block("month", "13 is New Year", high=s.NEW_YEAR_MONTH),
        Block("season", "1 for the season of the shops and the market", (t.SEASONS,)),
        Block("first", "1 for the start player; of two seats the sun", (who,)),
        Block("standing", "1 for the disc at that place on the fire track", (places, who)),
    ]


def _seat_blocks(tables: t.Tables, seats: int) -> list[Block]:
    who, stocks = people(seats), t.RESOURCES[:STOCKS]
    cards, tiles = padded(tables.card_ids, CARDS), padded(tables.tile_ids, TILES)
    goods = padded(tables.goods_ids, GOODS)
    return [
        Block("seats.stock", "what a seat holds", (who, stocks), high=t.ROWS * t.MOST),
        Block("seats.fire", "value on the fire-brigade track", (who,), high=t.MOST),
        Block("seats.space", "1 for the shop; none: before the gate", (who, _shops(tables))),
        Block("seats.kobun", "free ones", (who,), high=t.KOBUN),
        Block("seats.retired", "1 for a retired card", (who, cards)),
        Block("seats.tiles", "1 for a special tile not used up", (who, tiles)),
        Block("seats.goods", "1 for a fish, pipe or pouch bought", (who, goods)),
    ]


def _shops(tables: t.Tables) -> tuple[str, ...]:
    return padded([f"{i}-{name}" for i, name in enumerate(tables.shop_ids)], t.SPACES)


def _board_blocks(tables: t.Tables, seats: int) -> list[Block]:
    who, stalls = people(seats), padded(tables.side(seats).stall_ids, STALLS)
    cards, houses = padded(tables.card_ids, CARDS), padded(tables.building_ids, BUILDINGS)
    fields, tiles = padded(tables.field_ids, FIELDS), padded(tables.tile_ids, TILES)
    return [
        Block("stalls.card", "1 for the card that stands there", (stalls, cards)),
        Block("stalls.building", "1 for the building that stands there", (stalls, houses)),
        Block("stalls.owner", "1 for what a seat has there", (who, stalls)),
        Block("stalls.experience", "of the card", (stalls,), high=t.LEVELS),
        Block("market", "1 for an open card", (cards,)),
        Block("market.mon", "coins on it", (cards,), high=t.MONTHS),
        Block("deck", "1 for a card that may come this season", (cards,)),
        Block("gone", "1 for a card that has left the game", (cards,)),
        Block("offer", "1 for a building laid open and not built", (houses,)),
        Block("burnt", "1 for a building lost", (houses,)),
        Block("fields", "1 for an order figure", (who, fields)),
        Block("blocked", "1 for the field closed this month", (fields,)),
        Block("blocking", "tiles not drawn", (fields,), high=t.MOST),
        Block("to_draw", "cards or buildings still to be laid open", high=t.MOST),
        Block("picked.card", "1 for the card picked first", (cards,)),
        Block("picked.building", "1 for the building picked first", (houses,)),
        Block("picked.stall", "1 for the stall picked first", (stalls,)),
        Block("plan", "1 for the special tile it is built with", (tiles,)),
        Block("deals", "with the shop, this visit", high=t.DEALS),
        Block("bought", "this visit", ((*t.KINDS, "building"),), high=t.DEALS),
        Block("used", "1 if a stall was used in this visit"),
        Block("visited", "1 for the stall whose action goes on", (stalls,)),
        Block("lessons", "experience still to be given", high=t.LESSONS),
        Block("burning", "1 for the stall that the fire has come to", (stalls,)),
    ]


def fill(state: Fields, seat: i64, sheet: Sheet) -> None:
    """IKI-1.8: everybody may know everything."""
    _fill_year(state, seat, sheet)
    _fill_seats(state, seat, sheet)
    _fill_stalls(state, seat, sheet)
    _fill_cards(state, sheet)
    _fill_order(state, seat, sheet)
    _fill_turn(state, sheet)


def _fill_year(state: Fields, seat: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.mark_one("phase", state.phase)
    sheet.put_one("month", state.month)
    sheet.mark_one("season", state.season)
    sheet.block("first")
    if state.first != s.NO_SEAT:
        sheet.mark(steps_to(seat, state.first, seats))
    sheet.block("standing")
    for place in range(seats):
        sheet.mark(place * seats + steps_to(seat, state.standing[place], seats))


def _fill_seats(state: Fields, seat: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.put_seats("seats.stock", seat, state.stock, STOCKS)
    sheet.put_seats("seats.fire", seat, state.fire, 1)
    sheet.block("seats.space")
    for other in range(seats):
        if state.space[other] >= 0:
            sheet.mark(steps_to(seat, other, seats) * t.SPACES + state.space[other])
    sheet.put_seats("seats.kobun", seat, state.kobun, 1)
    sheet.block("seats.retired")
    for card in range(CARDS):
        if state.zone[card] >= s.RETIRED:
            sheet.mark(steps_to(seat, state.zone[card] - s.RETIRED, seats) * CARDS + card)
    sheet.block("seats.tiles")
    _mark_held(state, seat, state.tiles, TILES, sheet)
    sheet.block("seats.goods")
    _mark_held(state, seat, state.goods, GOODS, sheet)


def _mark_held(state: Fields, seat: i64, holders: vec[i64], width: i64, sheet: Sheet) -> None:
    """Things that a seat holds, or nobody."""
    for i in range(len(holders)):
        if holders[i] >= 0:
            sheet.mark(steps_to(seat, holders[i], state.seats) * width + i)


def _fill_stalls(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.block("stalls.card")
    for stall in range(STALLS):
        if 0 <= state.stall[stall] < s.HOUSE:
            sheet.mark(stall * CARDS + state.stall[stall])
    sheet.block("stalls.building")
    for stall in range(STALLS):
        if state.stall[stall] >= s.HOUSE:
            sheet.mark(stall * BUILDINGS + state.stall[stall] - s.HOUSE)
    sheet.block("stalls.owner")
    _mark_held(state, seat, state.owner, STALLS, sheet)
    sheet.block("stalls.experience")
    sheet.put_all(0, state.experience, 0, STALLS)


def _fill_cards(state: Fields, sheet: Sheet) -> None:
    first = state.lot() * DECK
    sheet.block("market")
    sheet.mark_all(first, state.market)
    sheet.block("market.mon")
    for number in range(DECK):
        if state.market >> number & 1 == 1:
            sheet.put(first + number, state.coins[number])
    sheet.block("deck")
    sheet.mark_all(state.season * DECK, state.deck)
    sheet.block("gone")
    for card in range(CARDS):
        if state.zone[card] == s.GONE:
            sheet.mark(card)
    sheet.block("offer")
    sheet.mark_all(0, state.offer)
    sheet.block("burnt")
    sheet.mark_all(0, state.burnt)


def _fill_order(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.block("fields")
    _mark_held(state, seat, state.fields, FIELDS, sheet)
    sheet.mark_one("blocked", state.blocked)
    sheet.block("blocking")
    if state.side.blocking:
        sheet.put_all(0, state.blocks, 0, FIELDS)


def _fill_turn(state: Fields, sheet: Sheet) -> None:
    sheet.put_one("to_draw", state.to_draw)
    has_house, has_stall = state.phase == s.BUILD_STALL, state.phase == s.SWAP_SECOND
    sheet.mark_one("picked.card", s.NOTHING if has_house or has_stall else state.pending)
    sheet.mark_one("picked.building", state.pending if has_house else s.NOTHING)
    sheet.mark_one("picked.stall", state.pending if has_stall else s.NOTHING)
    sheet.mark_one("plan", state.plan)
    sheet.put_one("deals", state.deals)
    sheet.block("bought")
    sheet.put_all(0, state.bought, 0, len(state.bought))
    sheet.put_one("used", state.used)
    sheet.mark_one("visited", state.visited)
    sheet.put_one("lessons", state.lessons)
    sheet.block("burning")
    if state.quarter != s.NOTHING:
        sheet.mark(state.side.path[state.quarter * t.QUARTER_STALLS + state.burning])
