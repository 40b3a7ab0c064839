"""What a seat knows as numbers: the blocks, and what is written into them.

Places that are in an order (the row, the track, the pile) are numbers from 1, one for each thing
that can lie there; 0 is nowhere.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import WORD, bit, count, first
from zashiki.core.observation import Block, padded, people
from zashiki.core.sheet import Sheet, steps_to
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.knowledge import knows
from zashiki.games.yamatai.notation import FACES, fleet_names
from zashiki.games.yamatai.state import NONE, PHASE_NAMES, Fields
from zashiki.games.yamatai.tables import (
    COLOURS,
    FIELD,
    FLEETS,
    ISLANDS,
    KINDS,
    SPACES,
    SPECIALISTS,
    TILES,
)

MOST: Final = 99  # of what no edition has more
MOST_COINS: Final = 4800  # 3 to each point of the highest score
TURNS: Final = FLEETS  # a fleet for each turn of a round


def blocks(tables: t.Tables, seats: int) -> list[Block]:
    groups = (_round_blocks, _board_blocks, _seat_blocks, _tile_blocks, _turn_blocks)
    return [block for group in groups for block in group(tables, people(seats))]


def _numbers(n: i64) -> tuple[str, ...]:
    return tuple(str(number + 1) for number in range(int(n)))


def _tiles(tables: t.Tables) -> tuple[str, ...]:
    return padded(tables.tile_names, int(TILES))


def _islands(tables: t.Tables) -> tuple[str, ...]:
    return padded(tables.island_names, int(ISLANDS))


def _spaces(tables: t.Tables) -> tuple[str, ...]:
    return padded(tables.space_names, int(SPACES))


def _specialists(tables: t.Tables) -> tuple[str, ...]:
    return padded(tables.specialist_names, int(SPECIALISTS))


def _round_blocks(tables: t.Tables, who: tuple[str, ...]) -> list[Block]:
    turns, fleets = _numbers(TURNS), padded(fleet_names(tables), int(FLEETS))
    most = int(FLEETS)
    return [
        Block("phase", "1 for the phase", (tuple(PHASE_NAMES),)),
        Block("round", "of the match", high=int(tables.rounds)),
        Block("turn", "1 for whose turn it is, or was last", (who,)),
        Block("order.seat", "1 for whose this turn of the round is", (turns, who)),
        Block("order.place", "place on the order track", (turns,), high=most),
        Block("order.fleet", "the turn that took this fleet", (fleets,), high=most),
        Block("fleets", "place on the track, face up", (fleets,), high=most),
        Block("face_down", "1 for a fleet of this batch", (("first", "second"), fleets)),
    ]


def _board_blocks(tables: t.Tables, who: tuple[str, ...]) -> list[Block]:
    colours, kinds = tuple(t.COLOUR_NAMES), tuple(tables.kind_names[: int(KINDS)])
    islands, faces = _islands(tables), [k + face for k in tables.kind_names for face in FACES]
    return [
        Block("supply", "ships left", (colours,), high=MOST),
        Block("ships", "1 for a ship on the board", (_spaces(tables), colours)),
        Block("culture", "1 for a tile on the board", (islands, kinds)),
        Block("buildings", "1 for a building on the board", (islands, _tiles(tables))),
        Block("standard", "1 for a standard building of a seat", (who, islands)),
        Block("mountains", "1 for a mountain", (islands,)),
        Block("sacred", "1 for sacred ground", (islands,)),
        Block("undealt", "culture tiles during the set-up", (tuple(faces),), high=MOST),
        Block("spent", "culture tiles given away", (kinds,), high=MOST),
    ]


def _seat_blocks(tables: t.Tables, who: tuple[str, ...]) -> list[Block]:
    colours, kinds = tuple(t.COLOUR_NAMES), tuple(tables.kind_names[: int(KINDS)])
    tiles = _tiles(tables)
    return [
        Block("seats.coins", "coins", (who,), high=MOST_COINS),
        Block("seats.tokens", "prestige tokens", (who,), high=MOST),
        Block("seats.pieces", "standard buildings left", (who,), high=MOST),
        Block("seats.ships", "in the harbour; in its turn, at hand", (who, colours), high=MOST),
        Block("seats.harbour", "places in the harbour", (who,), high=MOST),
        Block("seats.beside", "ships beside the harbour, lost", (who, colours), high=MOST),
        Block("seats.culture", "culture tiles", (who, kinds), high=MOST),
        Block("seats.built", "1 for a building tile built", (who, tiles)),
        Block("seats.reserved", "1 for a building tile reserved", (who, tiles)),
        Block("seats.specialists", "1 for a specialist hired", (who, _specialists(tables))),
    ]


def _tile_blocks(tables: t.Tables, who: tuple[str, ...]) -> list[Block]:
    tiles, people_, depths = _tiles(tables), _specialists(tables), _numbers(TILES)
    most = int(TILES)
    return [
        Block("row", "place in the row", (tiles,), high=most),
        Block("reserved_now", "1 for a tile reserved in this round", (tiles,)),
        Block("pile", "1 for a tile in the pile or being looked at", (tiles,)),
        Block("pile.middle", "tiles whose order nobody knows", high=most),
        Block("pile.top", "known place from the top", (tiles,), high=most),
        Block("pile.top.seen_by", "1 for who put a tile there", (depths, who)),
        Block("pile.under", "known place under the middle", (tiles,), high=most),
        Block("pile.under.seen_by", "1 for who put a tile there", (depths, who)),
        Block("pile.looked", "1 for a tile that the seat is looking at", (tiles,)),
        Block("pile.looking", "tiles that somebody is looking at", high=most),
        Block("remembers.tiles", "number of the own memory of a tile", (tiles,), high=most),
        Block("remembers.top", "of the memory of a place from the top", (depths,), high=most),
        Block("remembers.under", "of a place under the middle", (depths,), high=most),
        Block("remembers.looked", "of the tiles being looked at", high=most),
        Block("display", "place of a specialist on display", (people_,), high=int(SPECIALISTS)),
        Block("display.coins", "coins on the card", (people_,), high=MOST),
        Block("stack", "1 for a specialist that may come", (people_,)),
    ]


def _turn_blocks(tables: t.Tables, who: tuple[str, ...]) -> list[Block]:
    colours, spaces = tuple(t.COLOUR_NAMES), _spaces(tables)
    return [
        Block("this_turn.effect_open", "1 if the fleet's effect may still be used"),
        Block("this_turn.trades", "made, or given up", high=MOST),
        Block("this_turn.used", "1 for a power that is used up", (tuple(t.POWER_NAMES),)),
        Block("this_turn.recruited", "1 if a specialist was hired"),
        Block("this_turn.placed", "1 for a ship placed and yet to collect", (spaces,)),
        Block("this_turn.last", "1 for where the ship placed last lies", (spaces,)),
        Block("this_turn.line_broken", "1 if the ship placed last was removed"),
        Block("this_turn.gained", "at hand by trade or exchange", (colours,), high=MOST),
        Block("this_turn.berth", "chosen for the harbour", (colours,), high=MOST),
        Block("this_turn.moored", "in the harbour before the turn", (colours,), high=MOST),
        Block("this_turn.hired", "1 for the specialist to be paid", (_specialists(tables),)),
        Block("this_turn.island", "1 for the island chosen first", (_islands(tables),)),
        Block("this_turn.space", "1 for the space chosen first", (spaces,)),
        Block("this_turn.left", "how many are still to be chosen", high=MOST),
        Block("this_turn.back", "1 for the phase that goes on later", (tuple(PHASE_NAMES),)),
    ]


# --- writing ---------------------------------------------------------------------------------


def fill(state: Fields, seat: i64, sheet: Sheet) -> None:
    _fill_round(state, seat, sheet)
    _fill_board(state, seat, sheet)
    _fill_seats(state, seat, sheet)
    _fill_tiles(state, seat, sheet)
    _fill_memories(state, seat, sheet)
    _fill_people(state, sheet)
    _fill_turn(state, sheet)
    _fill_choices(state, sheet)


def _put_places(things: vec[i64], sheet: Sheet) -> None:
    """For each thing that lies in a row its place, from 1."""
    for place in range(len(things)):
        if things[place] != NONE:
            sheet.put(things[place], place + 1)


def _mark_pairs(things: vec[i64], width: i64, sheet: Sheet) -> None:
    """What lies in each place, as one of so many."""
    for place in range(len(things)):
        if things[place] != NONE:
            sheet.mark(place * width + things[place])


def _fill_round(state: Fields, seat: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.mark_one("phase", state.phase)
    sheet.put_one("round", state.round)
    sheet.mark_one("turn", steps_to(seat, state.seat, seats))
    sheet.block("order.seat")
    for turn in range(state.turns):
        if state.order[turn] != NONE:
            sheet.mark(turn * seats + steps_to(seat, state.order[turn], seats))
    sheet.block("order.place")
    for turn in range(state.turns):
        if state.order[turn] != NONE:
            sheet.put(turn, state.places[turn])
    sheet.block("order.fleet")
    _put_places(state.taken, sheet)
    sheet.block("fleets")
    _put_places(state.up, sheet)
    sheet.block("face_down")
    sheet.mark_all(0, state.down_first)
    sheet.mark_all(FLEETS, state.down_second)


def _fill_board(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.block("supply")
    sheet.put_all(0, state.supply, 0, COLOURS)
    sheet.block("ships")
    _mark_pairs(state.board, COLOURS, sheet)
    sheet.block("culture")
    _mark_pairs(state.culture_at, KINDS, sheet)
    sheet.block("buildings")
    _mark_pairs(state.building_at, TILES, sheet)
    sheet.block("standard")
    _mark_sets(state, seat, state.standard, ISLANDS, sheet)
    sheet.block("mountains")
    sheet.mark_all(0, state.mountains)
    sheet.block("sacred")
    sheet.mark_all(0, state.sacred)
    sheet.block("undealt")
    sheet.put_all(0, state.culture_left, 0, len(state.culture_left))
    sheet.block("spent")
    sheet.put_all(0, state.spent, 0, KINDS)


def _mark_sets(state: Fields, seat: i64, sets: vec[i64], width: i64, sheet: Sheet) -> None:
    """A set for each seat."""
    for other in range(state.seats):
        sheet.mark_all(steps_to(seat, other, state.seats) * width, sets[other])


def _fill_seats(state: Fields, seat: i64, sheet: Sheet) -> None:
    seats = state.seats
    sheet.put_seats("seats.coins", seat, state.coins, 1)
    sheet.put_seats("seats.tokens", seat, state.tokens, 1)
    sheet.put_seats("seats.pieces", seat, state.pieces, 1)
    sheet.put_seats("seats.ships", seat, state.ships, COLOURS)
    sheet.block("seats.harbour")
    for other in range(seats):
        sheet.put(steps_to(seat, other, seats), state.harbour_size(other))
    sheet.put_seats("seats.beside", seat, state.beside, COLOURS)
    sheet.put_seats("seats.culture", seat, state.hand, KINDS)
    sheet.block("seats.built")
    _mark_sets(state, seat, state.owned, TILES, sheet)
    sheet.block("seats.reserved")
    _mark_sets(state, seat, state.reserved, TILES, sheet)
    sheet.block("seats.specialists")
    for specialist in range(state.tables.specialists):
        if state.holder[specialist] != NONE:
            steps = steps_to(seat, state.holder[specialist], seats)
            sheet.mark(steps * SPECIALISTS + specialist)


def _fill_tiles(state: Fields, seat: i64, sheet: Sheet) -> None:
    """YAM-2.4: everybody can tell what is in the pile, but its order only who looked at it."""
    sheet.block("row")
    _put_places(state.row, sheet)
    sheet.block("reserved_now")
    sheet.mark_all(0, state.fresh)
    sheet.block("pile")
    sheet.mark_all(0, state.middle | state.looked)
    for tile in state.top:
        sheet.mark(tile)
    for tile in state.under:
        sheet.mark(tile)
    sheet.put_one("pile.middle", count(state.middle))
    depth = len(state.top)
    sheet.block("pile.top")
    for i in range(depth):
        if knows(state, int(seat), state.top[i]):
            sheet.put(state.top[i], depth - i)
    sheet.block("pile.top.seen_by")
    for i in range(depth):
        _mark_eyes(state, seat, state.top[i], depth - i, sheet)
    sheet.block("pile.under")
    for i in range(len(state.under)):
        if knows(state, int(seat), state.under[i]):
            sheet.put(state.under[i], i + 1)
    sheet.block("pile.under.seen_by")
    for i in range(len(state.under)):
        _mark_eyes(state, seat, state.under[i], i + 1, sheet)
    sheet.block("pile.looked")
    if state.looked != 0:
        for tile in range(state.tables.tiles):
            if state.looked >> tile & 1 == 1 and knows(state, int(seat), tile):
                sheet.mark(tile)
    sheet.put_one("pile.looking", count(state.looked))


def _mark_eyes(state: Fields, seat: i64, tile: i64, place: i64, sheet: Sheet) -> None:
    eyes = steps_to(seat, first(state.seen[tile]), state.seats)
    sheet.mark((place - 1) * state.seats + eyes)


def _fill_memories(state: Fields, seat: i64, sheet: Sheet) -> None:
    """YAM-11.4: tiles that somebody else has looked at since, among the places of that look."""
    sheet.block("remembers.tiles")
    number: i64 = 0
    for at in range(0, len(state.memories), 3):
        if state.memories[at] == seat:
            number += 1
            for tile in range(state.tables.tiles):
                if state.memories[at + 2] >> tile & 1 == 1:
                    sheet.put(tile, number)
    depth = len(state.top)
    sheet.block("remembers.top")
    for i in range(depth):
        sheet.put(depth - i - 1, _memory(state, seat, bit(state.top[i])))
    sheet.block("remembers.under")
    for i in range(len(state.under)):
        sheet.put(i, _memory(state, seat, bit(state.under[i])))
    sheet.put_one("remembers.looked", _memory(state, seat, state.looked))


def _memory(state: Fields, seat: i64, tiles: i64) -> i64:
    """The number of the seat's memory of where these tiles lie, or 0."""
    number: i64 = 0
    for at in range(0, len(state.memories), 3):
        if state.memories[at] == seat:
            number += 1
            if state.memories[at + 1] & tiles != 0:
                return number
    return 0


def _fill_people(state: Fields, sheet: Sheet) -> None:
    sheet.block("display")
    _put_places(state.shown, sheet)
    sheet.block("display.coins")
    for specialist in state.shown:
        if specialist != NONE:
            sheet.put(specialist, state.reward[specialist])
    sheet.block("stack")
    sheet.mark_all(0, state.stack)


def _fill_turn(state: Fields, sheet: Sheet) -> None:
    sheet.put_one("this_turn.effect_open", state.effect_open)
    sheet.put_one("this_turn.trades", state.trades)
    sheet.block("this_turn.used")
    sheet.mark_all(0, state.used)
    sheet.put_one("this_turn.recruited", state.recruited)
    sheet.block("this_turn.placed")
    sheet.mark_all(0, state.placed[0])
    sheet.mark_all(WORD, state.placed[1])
    sheet.mark_one("this_turn.last", state.last)
    sheet.put_one("this_turn.line_broken", 1 if state.last == s.BROKEN else 0)
    sheet.block("this_turn.gained")
    sheet.put_all(0, state.gained, 0, COLOURS)
    sheet.block("this_turn.berth")
    sheet.put_all(0, state.berth, 0, COLOURS)
    sheet.block("this_turn.moored")
    for colour in range(COLOURS):
        sheet.put(colour, state.moored >> FIELD * colour & 15)


def _fill_choices(state: Fields, sheet: Sheet) -> None:
    """What `pending` is depends on the phase."""
    phase, pending = state.phase, state.pending
    sheet.mark_one("this_turn.hired", pending if phase == s.PAYING else NONE)
    sheet.mark_one("this_turn.island", pending if phase == s.EXCHANGING else NONE)
    sheet.mark_one("this_turn.space", pending if phase == s.SWAPPING else NONE)
    sheet.block("this_turn.left")
    if phase == s.CHOOSING or phase == s.REMOVING or phase == s.GIVING or phase == s.GETTING:
        sheet.put(0, pending)
    sheet.mark_one("this_turn.back", state.back)
