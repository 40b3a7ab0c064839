"""Actions as short text.

Ships, spaces, islands, tiles, specialists and kinds of culture tiles are called as in the edition:
`wood`, `s07`, `i02`, `b06`, `raijin`, `rose`; fleets by their numbers: `fleet3`.

    take-fleet3        take fleet 3
    buy-wood           also sell-, choose-, moor-, give- and get-
    wood@s07           place a wood ship on the space s07
    collect-s07-i02    the ship on s07 takes the culture tile of the island i02
    also-i30           the additional tile
    b06@i02            build the tile b06 on the island i02
    go-on              to the harbour
    recruit-raijin     recruit a specialist …
    pay-rose+rose      … for these culture tiles
    end                end the turn
    reserve-b06        fleet 2
    move-s07-s16       fleet 3
    look               fleet 4, then top-b06 or under-b06 for each tile
    hallow-i02         fleet 5: sacred ground
    exchange-i02       fleet 6: one of two culture tiles
    remove-s07         fleet 7, again or enough
    swap-s07           fleet 8: one of two ships
    change-gold        a gold ship for others
    rose-for-gold      a culture tile for a gold ship, or rose-for-coins
    clear-i02          remove sacred ground

What chance brings: order-1, deal-rose, deal-rose-mountain, show-raijin, show-b06, show-fleet3.
"""

from __future__ import annotations

from zashiki.core import bits
from zashiki.core.actions import Names
from zashiki.games.yamatai.state import Fields
from zashiki.games.yamatai.tables import COLOUR_NAMES, FAN, SEATS, Tables

SEAT_NAMES = [str(seat + 1) for seat in range(int(SEATS))]
FACES = ["", "-mountain"]  # of a culture tile


def names(state: Fields) -> Names:
    tables = state.tables
    return {
        "seat": SEAT_NAMES,
        "kind": tables.kind_names,
        "mountain": FACES,
        "specialist": tables.specialist_names,
        "tile": tables.tile_names,
        "fleet": fleet_names(tables),
        "ship": COLOUR_NAMES,
        "space": tables.space_names,
        "shore": lambda space, nth: _shore(tables, space, nth),
        "island": tables.island_names,
        "payment": payment_names(tables),
        "target": lambda space, nth: _target(tables, space, nth),
    }


def fleet_names(tables: Tables) -> list[str]:
    return [f"fleet{fleet + 1}" for fleet in range(int(tables.fleets))]


def payment_names(tables: Tables) -> list[str]:
    """Culture tiles that hire a specialist."""
    out = []
    for each, kinds in zip(tables.pay_each, tables.pay_kinds, strict=True):
        names = [tables.kind_names[kind] for kind in bits.listed(kinds)]
        out.append("+".join(names * int(each)))
    return out


def _shore(tables: Tables, space: int, nth: int) -> str | None:
    """The nth island round a space."""
    island = -1 if space >= tables.spaces else int(tables.touch[space * FAN + nth])
    return None if island < 0 else tables.island_names[island]


def _target(tables: Tables, space: int, nth: int) -> str | None:
    """Where the nth lane of a space leads."""
    target = -1 if space >= tables.spaces else int(tables.link[space * FAN + nth])
    return None if target < 0 else tables.space_names[target]
