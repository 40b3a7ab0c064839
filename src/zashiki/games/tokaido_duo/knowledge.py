"""What a seat may know: everything that has happened, and nothing of what chance will bring.

Both seats and the spectators see the same. The order of the face-down paintings and of the goods in
the bag is in nobody's view, because it is not decided before it is revealed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.games.tokaido_duo.state import NO_TRIGGER, PHASE_NAMES, UNSET, Position
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    CHARACTERS,
    COASTAL_TOWNS,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    SEATS,
    SIDE_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)

TRIGGER_NAMES = ["", "temple", "garden", "gold", "gifts"]


def view(position: Position) -> dict[str, object]:
    """The whole position in plain names."""
    tables = position.tables
    out: dict[str, object] = {
        "actor": int(position.actor),
        "phase": PHASE_NAMES[position.phase],
        "round": int(position.round),
        "first": int(position.first),
        "taken": int(position.taken),
        "dice": {
            CHARACTER_NAMES[c]: {"number": int(position.dice[c]), "holder": int(position.holder[c])}
            for c in range(CHARACTERS)
        },
        "pending": int(position.pending),
        "waves": {CHARACTER_NAMES[c]: wave(position, c) for c in range(CHARACTERS)},
        "spring": int(position.spring_owner),
        "bag": named(GOOD_NAMES, position.bag, 0),
        "bars_left": int(position.bars_left),
        "tiles": {tables.town_ids[i]: tile(position, i) for i in range(COASTAL_TOWNS)},
        "seats": [before_seat(position, seat) for seat in range(SEATS)],
    }
    if position.die != UNSET:
        out["die"] = CHARACTER_NAMES[position.die]
        out["spring_ready"] = position.ready == 1
    if position.origin != UNSET:
        out["origin"] = tables.region_ids[position.origin]
    if position.trigger != NO_TRIGGER:
        seat = int(position.trigger_seat)
        out["trigger"] = {"kind": TRIGGER_NAMES[position.trigger], "seat": seat}
    return out


def before_seat(position: Position, seat: i64) -> dict[str, object]:
    """The three boards of a seat and its figures."""
    tables = position.tables
    at = seat * PAINTINGS
    face_up = [
        SYMBOL_NAMES[position.shown[i]]
        for i in range(at + position.gifts[seat], at + position.turned[seat])
    ]
    return {
        "colour": COLOUR_NAMES[position.colour(seat)],
        "figures": {
            "pilgrim": tables.station_ids[position.place_of(seat, PILGRIM)],
            "merchant": tables.town_ids[position.place_of(seat, MERCHANT)],
            "artist": tables.region_ids[position.place_of(seat, ARTIST)],
        },
        "temple": int(position.temple[seat]),
        "garden": int(position.garden[seat]),
        "money": int(position.money[seat]),
        "bars": int(position.bars[seat]),
        "goods": named(GOOD_NAMES, position.goods, seat * GOODS),
        "face_up": face_up,
        "face_down": int(PAINTINGS - position.turned[seat]),
        "unseen": named(SYMBOL_NAMES, position.unseen, seat * SYMBOLS),
        "gifts": int(position.gifts[seat]),
    }


def wave(position: Position, character: i64) -> dict[str, object]:
    side = position.wave_side[character]
    name = "" if side == UNSET else SIDE_NAMES[character][side]
    return {"side": name, "owner": int(position.wave_owner[character])}


def tile(position: Position, town: i64) -> dict[str, object]:
    kind = position.tile[town]
    if kind == UNSET:
        return {}
    good = GOOD_NAMES[position.tables.tile_good[kind]]
    return {"good": good, "price": int(position.tables.tile_price[kind])}


def named(names: list[str], counts: vec[i64], at: i64) -> dict[str, int]:
    return {names[i]: int(counts[at + i]) for i in range(len(names))}
