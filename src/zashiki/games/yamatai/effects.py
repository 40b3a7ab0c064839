"""Effects of fleets, powers of specialists: everything beside the five steps of a turn.

Each effect has a function that lists its choices and one that carries a choice out.
"""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import WORD, bit, count, first
from zashiki.core.codes import Codes
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.pile import put_on_top, put_under
from zashiki.games.yamatai.sea import is_empty, is_placed, lift_ship, mark_placed, put_ship
from zashiki.games.yamatai.state import NONE, Position
from zashiki.games.yamatai.tables import COLOURS, FAN, GOLD, KINDS

# --- what may be used now ----------------------------------------------------------------


def list_any_time(p: Position, out: Codes) -> None:
    """Choices open at any moment of a turn that no other choice occupies (YAM-3.3, YAM-12.19)."""
    if p.effect_open == 1:
        list_fleet_effect(p, out)
    if p.powers[p.seat] & ~p.used != 0:
        list_clearing(p, out)
        list_sale_of_culture(p, out)


def list_ship_powers(p: Position, out: Codes) -> None:
    """Exchanges for ships, until the harbour step begins (YAM-12.19)."""
    if p.powers[p.seat] & ~p.used == 0:
        return
    if can_give_ships(p):
        list_given(p, out)
    if can_give_gold(p):
        out.add(s.GIVE_GOLD)
    if can_use(p, t.CULTURE_FOR_GOLD) and p.supply[GOLD] > 0:  # YAM-12.8
        list_own_culture(p, s.TILE_TO_GOLD, out)


def can_use(p: Position, power: i64) -> bool:
    """Held by the seat whose turn it is, and not used in this turn."""
    return (p.powers[p.seat] & ~p.used) >> power & 1 == 1


def has_ship_power(p: Position) -> bool:
    return (
        can_use(p, t.SHIPS_FOR_GOLD)
        or can_use(p, t.GOLD_FOR_SHIPS)
        or can_use(p, t.CULTURE_FOR_GOLD)
    )


def list_fleet_effect(p: Position, out: Codes) -> None:
    effect = p.tables.fleet_effect[p.fleet]
    if effect == t.RESERVE:  # YAM-11.2
        for tile in p.row:
            if tile != NONE:
                out.add(s.SET_ASIDE + tile)
    elif effect == t.MOVE_SHIP:
        list_moves(p, out)
    elif effect == t.LOOK:  # YAM-11.4
        if p.pile_size() > 0:
            out.add(s.LOOK_UP)
    elif effect == t.SACRED_GROUND:  # YAM-11.5
        if count(p.sacred) < p.tables.sacred:
            list_islands(p.open_islands(), s.HALLOW, out)
    elif effect == t.SWAP_CULTURE:
        list_first_culture(p, out)
    elif effect == t.REMOVE_SHIPS:
        list_ships(p, s.REMOVE, out)
    elif effect == t.SWAP_SHIPS:
        list_first_ship(p, out)


def list_islands(islands: i64, base: i64, out: Codes) -> None:
    rest = islands
    while rest != 0:
        out.add(base + first(rest))
        rest &= rest - 1


def list_ships(p: Position, base: i64, out: Codes) -> None:
    """A code for each occupied space."""
    for word in range(2):
        rest = p.tables.all_spaces[word] & ~p.empty[word]
        while rest != 0:
            out.add(base + word * WORD + first(rest))
            rest &= rest - 1


# --- a choice carried out ----------------------------------------------------------------


def apply_effect(p: Position, code: i64) -> None:
    """Any code of a fleet's effect or a specialist's power."""
    if code < s.MOVE:
        set_aside(p, code - s.SET_ASIDE)
    elif code < s.LOOK_UP:
        move_ship(p, (code - s.MOVE) // FAN, (code - s.MOVE) % FAN)
    elif code == s.LOOK_UP:
        look_up(p)
    elif code < s.HALLOW:
        put_back(p, code)
    elif code < s.EXCHANGE:
        hallow(p, code - s.HALLOW)
    elif code < s.REMOVE:
        exchange_culture(p, code - s.EXCHANGE)
    elif code < s.SWAP:
        remove_ship(p, code)
    elif code < s.GIVE:
        swap_ships(p, code - s.SWAP)
    else:
        apply_power(p, code)


def apply_power(p: Position, code: i64) -> None:
    if code < s.GIVE_GOLD:
        give_ship(p, code - s.GIVE)
    elif code == s.GIVE_GOLD:
        give_gold(p)
    elif code < s.TILE_TO_GOLD:
        get_ship(p, code - s.GET)
    elif code < s.TILE_TO_COINS:
        spend_culture(p, code - s.TILE_TO_GOLD)
        p.used |= bit(t.CULTURE_FOR_GOLD)
        gain_ship(p, GOLD)
    elif code < s.CLEAR:
        spend_culture(p, code - s.TILE_TO_COINS)
        p.used |= bit(t.CULTURE_FOR_COINS)
        p.coins[p.seat] += p.tables.power_value[t.CULTURE_FOR_COINS]
    else:
        clear_sacred(p, code - s.CLEAR)


def begin(p: Position, phase: i64, pending: i64) -> None:
    """The first of several choices was made; the effect counts as used."""
    p.back, p.phase, p.pending = p.phase, phase, pending


def finish(p: Position) -> None:
    p.phase, p.back, p.pending = p.back, NONE, NONE


# --- fleet 2: reserve a tile (YAM-11.2) --------------------------------------------------


def set_aside(p: Position, tile: i64) -> None:
    p.effect_open = 0
    for slot in range(len(p.row)):
        if p.row[slot] == tile:
            p.row[slot] = NONE
    p.reserved[p.seat] |= bit(tile)
    p.fresh |= bit(tile)


# --- fleet 3: move a ship (YAM-11.3) -----------------------------------------------------


def list_moves(p: Position, out: Codes) -> None:
    for space in range(p.tables.spaces):
        if is_empty(p, space):
            continue
        for k in range(FAN):
            target = p.tables.link[space * FAN + k]
            if target < 0:
                break
            if is_empty(p, target):
                out.add(s.MOVE + space * FAN + k)


def move_ship(p: Position, space: i64, k: i64) -> None:
    """Whether it was placed this turn goes with the ship (YAM-5.5)."""
    p.effect_open = 0
    target = p.tables.link[space * FAN + k]
    colour = p.board[space]
    lift_ship(p, space)
    put_ship(p, target, colour)
    if is_placed(p, space):
        mark_placed(p, space, False)
        mark_placed(p, target, True)
    if p.last == space:
        p.last = target


# --- fleet 4: look at the pile (YAM-11.4) ------------------------------------------------


def look_up(p: Position) -> None:
    p.effect_open = 0
    tiles = p.tables.fleet_value[p.fleet]
    size = p.pile_size()
    if size < tiles:
        tiles = size
    begin(p, s.LOOKING, tiles)
    p.actor = CHANCE


def see_tile(p: Position, tile: i64) -> None:
    """The next tile from the top, for the eyes of this seat alone from now on."""
    p.looked |= bit(tile)
    p.seen[tile] = bit(p.seat)
    p.pending -= 1
    if p.pending == 0:
        p.phase = s.ARRANGING
        p.pending = p.pile_size()  # tiles beside those looked at
        p.actor = p.seat
        put_back_the_only_one(p)


def list_arranging(p: Position, out: Codes) -> None:
    rest = p.looked
    while rest != 0:
        tile = first(rest)
        rest &= rest - 1
        out.add(s.ON_TOP + tile)
        if p.pending > 0:
            out.add(s.UNDER + tile)


def put_back(p: Position, code: i64) -> None:
    if code < s.UNDER:
        tile = code - s.ON_TOP
        put_on_top(p, tile)
    else:
        tile = code - s.UNDER
        put_under(p, tile)
    p.looked &= ~bit(tile)
    put_back_the_only_one(p)


def put_back_the_only_one(p: Position) -> None:
    """With nothing else in the pile, the last tile can only go on top."""
    if p.pending == 0 and count(p.looked) == 1:
        put_on_top(p, first(p.looked))
        p.looked = 0
    if p.looked == 0:
        finish(p)


# --- fleet 5: sacred ground (YAM-11.5) ---------------------------------------------------


def hallow(p: Position, island: i64) -> None:
    p.effect_open = 0
    p.sacred |= bit(island)


# --- fleet 6: swap culture tiles (YAM-11.6) ----------------------------------------------


def list_first_culture(p: Position, out: Codes) -> None:
    """Nothing, if all tiles are alike: a swap must change something."""
    kind = NONE
    for there in p.culture_at:
        if there == NONE:
            continue
        if kind == NONE:
            kind = there
        elif kind != there:
            list_islands(p.culture, s.EXCHANGE, out)
            return


def list_second_culture(p: Position, out: Codes) -> None:
    kind = p.culture_at[p.pending]
    for island in range(p.tables.islands):
        there = p.culture_at[island]
        if there != NONE and there != kind:
            out.add(s.EXCHANGE + island)


def exchange_culture(p: Position, island: i64) -> None:
    if p.phase != s.EXCHANGING:
        p.effect_open = 0
        begin(p, s.EXCHANGING, island)
        return
    kind = p.culture_at[island]
    p.culture_at[island] = p.culture_at[p.pending]
    p.culture_at[p.pending] = kind
    finish(p)


# --- fleet 7: remove ships (YAM-11.7) ----------------------------------------------------


def list_removing(p: Position, out: Codes) -> None:
    list_ships(p, s.REMOVE, out)
    out.add(s.ENOUGH)


def remove_ship(p: Position, code: i64) -> None:
    """Up to as many ships as the fleet says, in one go."""
    if code == s.ENOUGH:
        finish(p)
        return
    space = code - s.REMOVE
    p.supply[p.board[space]] += 1
    lift_ship(p, space)
    mark_placed(p, space, False)
    if p.last == space:
        p.last = s.BROKEN  # YAM-5.5
    if p.phase != s.REMOVING:
        p.effect_open = 0
        begin(p, s.REMOVING, p.tables.fleet_value[p.fleet])
    p.pending -= 1
    if p.pending == 0 or is_sea_empty(p):
        finish(p)


def is_sea_empty(p: Position) -> bool:
    return p.empty[0] == p.tables.all_spaces[0] and p.empty[1] == p.tables.all_spaces[1]


# --- fleet 8: swap ships (YAM-11.8) ------------------------------------------------------


def differ(p: Position, one: i64, other: i64) -> bool:
    """Whether swapping these two ships would change anything."""
    if p.board[one] != p.board[other] or is_placed(p, one) != is_placed(p, other):
        return True
    return p.last == one or p.last == other


def list_first_ship(p: Position, out: Codes) -> None:
    """Nothing, if all ships are alike."""
    some = NONE
    for space in range(p.tables.spaces):
        if is_empty(p, space):
            continue
        if some == NONE:
            some = space
        elif differ(p, some, space):
            list_ships(p, s.SWAP, out)
            return


def list_second_ship(p: Position, out: Codes) -> None:
    for space in range(p.tables.spaces):
        if not is_empty(p, space) and space != p.pending and differ(p, p.pending, space):
            out.add(s.SWAP + space)


def swap_ships(p: Position, space: i64) -> None:
    """Whether a ship was placed this turn goes with it (YAM-5.5)."""
    if p.phase != s.SWAPPING:
        p.effect_open = 0
        begin(p, s.SWAPPING, space)
        return
    other = p.pending
    colour, other_colour = p.board[space], p.board[other]
    lift_ship(p, space)
    lift_ship(p, other)
    put_ship(p, space, other_colour)
    put_ship(p, other, colour)
    was_placed = is_placed(p, space)
    mark_placed(p, space, is_placed(p, other))
    mark_placed(p, other, was_placed)
    if p.last == space:
        p.last = other
    elif p.last == other:
        p.last = space
    finish(p)


# --- ships for gold, gold for ships (YAM-12.3, YAM-12.17, YAM-12.20) ---------------------


def givable(p: Position, colour: i64) -> i64:
    """Ships at hand that came with the fleet or from the harbour."""
    return p.ships[p.seat * COLOURS + colour] - p.gained[colour]


def gain_ship(p: Position, colour: i64) -> None:
    """A ship from the supply that came by trade or exchange."""
    p.supply[colour] -= 1
    p.ships[p.seat * COLOURS + colour] += 1
    p.gained[colour] += 1


def can_give_ships(p: Position) -> bool:
    if not can_use(p, t.SHIPS_FOR_GOLD) or p.supply[GOLD] == 0:
        return False
    ships: i64 = 0
    for colour in range(COLOURS):
        ships += givable(p, colour)
    return ships >= p.tables.power_value[t.SHIPS_FOR_GOLD]


def list_given(p: Position, out: Codes) -> None:
    for colour in range(COLOURS):
        if givable(p, colour) > 0:
            out.add(s.GIVE + colour)


def give_ship(p: Position, colour: i64) -> None:
    p.ships[p.seat * COLOURS + colour] -= 1
    p.supply[colour] += 1
    if p.phase != s.GIVING:
        p.used |= bit(t.SHIPS_FOR_GOLD)
        begin(p, s.GIVING, p.tables.power_value[t.SHIPS_FOR_GOLD])
    p.pending -= 1
    if p.pending == 0:
        gain_ship(p, GOLD)
        finish(p)


def can_give_gold(p: Position) -> bool:
    if not can_use(p, t.GOLD_FOR_SHIPS) or givable(p, GOLD) == 0:
        return False
    ships: i64 = 0
    for colour in range(GOLD):
        ships += p.supply[colour]
    return ships >= p.tables.power_value[t.GOLD_FOR_SHIPS]


def give_gold(p: Position) -> None:
    p.used |= bit(t.GOLD_FOR_SHIPS)
    p.ships[p.seat * COLOURS + GOLD] -= 1
    p.supply[GOLD] += 1
    begin(p, s.GETTING, p.tables.power_value[t.GOLD_FOR_SHIPS])


def list_gotten(p: Position, out: Codes) -> None:
    for colour in range(GOLD):
        if p.supply[colour] > 0:
            out.add(s.GET + colour)


def get_ship(p: Position, colour: i64) -> None:
    gain_ship(p, colour)
    p.pending -= 1
    if p.pending == 0:
        finish(p)


# --- culture tiles for gold or coins (YAM-12.8, YAM-12.16) -------------------------------


def list_own_culture(p: Position, base: i64, out: Codes) -> None:
    for kind in range(KINDS):
        if p.hand[p.seat * KINDS + kind] > 0:
            out.add(base + kind)


def list_sale_of_culture(p: Position, out: Codes) -> None:
    if can_use(p, t.CULTURE_FOR_COINS):
        list_own_culture(p, s.TILE_TO_COINS, out)


def spend_culture(p: Position, kind: i64) -> None:
    """Given away, a culture tile is out of the game (YAM-10.4)."""
    p.hand[p.seat * KINDS + kind] -= 1
    p.spent[kind] += 1


# --- clearing sacred ground (YAM-12.5) ---------------------------------------------------


def list_clearing(p: Position, out: Codes) -> None:
    if can_use(p, t.CLEAR_SACRED) and p.coins[p.seat] >= p.tables.power_value[t.CLEAR_SACRED]:
        list_islands(p.sacred, s.CLEAR, out)


def clear_sacred(p: Position, island: i64) -> None:
    p.used |= bit(t.CLEAR_SACRED)
    p.coins[p.seat] -= p.tables.power_value[t.CLEAR_SACRED]
    p.sacred &= ~bit(island)
