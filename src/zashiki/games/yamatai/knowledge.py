"""What a seat may know, and a full position that looks the same to it.

Everything lies open except the order of the piles (YAM-2.4). Of the building pile a seat knows
the tiles it looked at last and where it put them; others know only how many went on top and under.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.state import NONE, Position
from zashiki.games.yamatai.tables import COLOUR_NAMES, COLOURS, KINDS

PHASE_NAMES = [
    "order", "deal", "show-specialist", "show-tile", "show-fleet", "look", "take", "choose",
    "trade", "place", "collect", "extra", "rest", "moor", "recruit", "pay", "exchange", "remove",
    "swap", "arrange", "give", "get", "over",
]  # fmt: skip


def knows(p: Position, seat: int, tile: i64) -> bool:
    """Whether the seat knows where in the pile, or in whose eyes, this tile is (YAM-11.4)."""
    if p.actor == NOBODY:
        return True
    if seat < 0 or seat >= p.seats:
        return False
    return p.seen[tile] >> i64(seat) & 1 == 1


# --- a full position ---------------------------------------------------------------------


def deal_anew(p: Position, seat: int, rng: Rng) -> None:
    """Tiles whose place this seat does not know change places with one another."""
    pool = p.middle
    for tile in p.top:
        if not knows(p, seat, tile):
            pool |= bits.bit(tile)
    for tile in p.under:
        if not knows(p, seat, tile):
            pool |= bits.bit(tile)
    rest = p.looked
    while rest != 0:
        tile = bits.first(rest)
        rest &= rest - 1
        if not knows(p, seat, tile):
            pool |= bits.bit(tile)
    if pool == p.middle:
        return
    old = p.seen[:]
    pool = deal_into(p, seat, p.top, old, pool, rng)
    pool = deal_into(p, seat, p.under, old, pool, rng)
    p.middle = deal_looked(p, seat, old, pool, rng)
    rest = p.middle
    while rest != 0:
        p.seen[bits.first(rest)] = 0
        rest &= rest - 1


def draw(pool: i64, rng: Rng) -> i64:
    return bits.nth(pool, rng.below(bits.count(pool)))


def deal_into(p: Position, seat: int, tiles: vec[i64], old: vec[i64], pool: i64, rng: Rng) -> i64:
    """New tiles where the seat does not know them; who knows a place stays the same."""
    left = pool
    for i in range(len(tiles)):
        was = tiles[i]
        if p.actor != NOBODY and not _knew(p, seat, old, was):
            tile = draw(left, rng)
            left &= ~bits.bit(tile)
            tiles[i] = tile
            p.seen[tile] = old[was]
    return left


def deal_looked(p: Position, seat: int, old: vec[i64], pool: i64, rng: Rng) -> i64:
    left = pool
    looked: i64 = 0
    rest = p.looked
    while rest != 0:
        was = bits.first(rest)
        rest &= rest - 1
        tile = was
        if not _knew(p, seat, old, was):
            tile = draw(left, rng)
            left &= ~bits.bit(tile)
            p.seen[tile] = old[was]
        looked |= bits.bit(tile)
    p.looked = looked
    return left


def _knew(p: Position, seat: int, old: vec[i64], tile: i64) -> bool:
    return 0 <= seat < p.seats and old[tile] >> i64(seat) & 1 == 1


# --- the view ----------------------------------------------------------------------------


def view(p: Position, seat: int) -> dict[str, object]:
    names = p.tables
    out: dict[str, object] = {
        "actor": int(p.actor),
        "turn_of": int(p.seat),
        "phase": PHASE_NAMES[p.phase],
        "round": int(p.round),
        "turn": int(p.turn),
        "order": [int(one) for one in p.order],
        "places": [int(place) for place in p.places],
        "taken": [_fleet(fleet) for fleet in p.taken],
        "fleets_up": [_fleet(fleet) for fleet in p.up],
        "fleets_down": [_fleets(p.down_first), _fleets(p.down_second)],
        "supply": _ships(p.supply, 0),
        "ships": _board(p),
        "islands": _islands(p),
        "culture_undealt": [int(left) for left in p.culture_left],
        "culture_spent": _culture(p, p.spent, 0),
        "sacred_left": int(p.tables.sacred - bits.count(p.sacred)),
        "row": [_name(names.tile_names, tile) for tile in p.row],
        "pile": _pile(p, seat),
        "specialists": [_name(names.specialist_names, one) for one in p.shown],
        "rewards": [int(p.reward[one]) if one != NONE else 0 for one in p.shown],
        "stack": [names.specialist_names[one] for one in bits.listed(p.stack)],
        "seats": [_seat(p, one) for one in range(p.seats)],
        "this_turn": _this_turn(p, seat),
        "ending": int(p.ending),
    }
    return out


def _fleet(fleet: i64) -> int | None:
    return None if fleet == NONE else int(fleet) + 1


def _fleets(batch: i64) -> list[int]:
    return [fleet + 1 for fleet in bits.listed(batch)]


def _name(names: list[str], number: i64) -> str | None:
    return None if number == NONE else names[number]


def _ships(counts: vec[i64], start: i64) -> dict[str, int]:
    out: dict[str, int] = {}
    for colour in range(COLOURS):
        out[COLOUR_NAMES[colour]] = int(counts[start + colour])
    return out


def _culture(p: Position, counts: vec[i64], start: i64) -> dict[str, int]:
    out: dict[str, int] = {}
    for kind in range(KINDS):
        out[p.tables.kind_names[kind]] = int(counts[start + kind])
    return out


def _board(p: Position) -> dict[str, str]:
    out: dict[str, str] = {}
    for space in range(p.tables.spaces):
        if p.board[space] != NONE:
            out[p.tables.space_names[space]] = COLOUR_NAMES[p.board[space]]
    return out


def _islands(p: Position) -> dict[str, dict[str, object]]:
    out: dict[str, dict[str, object]] = {}
    for island in range(p.tables.islands):
        out[p.tables.island_names[island]] = {
            "culture": _name(p.tables.kind_names, p.culture_at[island]),
            "building": _name(p.tables.tile_names, p.building_at[island]),
            "mountain": p.mountains >> island & 1 == 1,
            "sacred": p.sacred >> island & 1 == 1,
        }
    return out


def _pile(p: Position, seat: int) -> dict[str, object]:
    """Which tiles are in it everybody can tell; who knows which place is seen by all."""
    tiles = p.middle | p.looked
    for tile in p.top:
        tiles |= bits.bit(tile)
    for tile in p.under:
        tiles |= bits.bit(tile)
    return {
        "tiles": [p.tables.tile_names[tile] for tile in bits.listed(tiles)],
        "top": [_pile_entry(p, seat, tile) for tile in p.top],
        "middle": int(bits.count(p.middle)),
        "under": [_pile_entry(p, seat, tile) for tile in p.under],
    }


def _pile_entry(p: Position, seat: int, tile: i64) -> dict[str, object]:
    name = p.tables.tile_names[tile] if knows(p, seat, tile) else None
    return {"tile": name, "known_by": bits.listed(p.seen[tile])}


def _seat(p: Position, seat: i64) -> dict[str, object]:
    names = p.tables.specialist_names
    lands = p.tables.island_names
    hired = [names[one] for one in range(len(names)) if p.holder[one] == seat]
    return {
        "coins": int(p.coins[seat]),
        "tokens": int(p.tokens[seat]),
        "pieces": int(p.pieces[seat]),
        "ships": _ships(p.ships, seat * COLOURS),
        "beside": _ships(p.beside, seat * COLOURS),
        "harbour": int(p.harbour_size(seat, t.HARBOUR)),
        "culture": _culture(p, p.hand, seat * KINDS),
        "standard": [lands[island] for island in bits.listed(p.standard[seat])],
        "built": [p.tables.tile_names[tile] for tile in bits.listed(p.owned[seat])],
        "reserved": [p.tables.tile_names[tile] for tile in bits.listed(p.reserved[seat])],
        "specialists": hired,
    }


def _this_turn(p: Position, seat: int) -> dict[str, object]:
    names = p.tables.tile_names
    looked = [names[tile] if knows(p, seat, tile) else None for tile in bits.listed(p.looked)]
    placed = [p.tables.space_names[space] for space in bits.listed(p.placed[0])]
    placed += [p.tables.space_names[int(bits.WORD) + space] for space in bits.listed(p.placed[1])]
    return {
        "fleet": _fleet(p.fleet),
        "effect_open": p.effect_open == 1,
        "trades": int(p.trades),
        "used": [t.POWER_NAMES[power] for power in bits.listed(p.used)],
        "recruited": p.recruited == 1,
        "placed": placed,
        "last": p.tables.space_names[p.last] if p.last >= 0 else None,
        "line_broken": p.last < NONE,
        "gained": _ships(p.gained, 0),
        "berth": _ships(p.berth, 0),
        "reserved_this_round": [p.tables.tile_names[tile] for tile in bits.listed(p.fresh)],
        "looked": looked,
        "pending": int(p.pending),
        "back": int(p.back),
    }
