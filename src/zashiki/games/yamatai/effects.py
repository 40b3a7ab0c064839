"""Effects of fleets, powers of specialists: everything beside the five steps of a turn.

Each effect has a function that lists its choices and one that carries a choice out.
"""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import bit, count, first
from zashiki.core.codes import Codes
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import actions as a
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.knowledge import look
from zashiki.games.yamatai.pile import put_on_top, put_under
from zashiki.games.yamatai.ships import (
    gain_ship,
    givable,
    is_empty,
    is_placed,
    lift_ship,
    list_spaces,
    mark_placed,
    put_ship,
)
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.tables import COLOURS, FAN, GOLD, KINDS
from zashiki.games.yamatai.trading import can_trade_late, list_trades

# --- what may be used now ----------------------------------------------------------------


def list_any_time(state: Fields, out: Codes) -> None:
    """Choices open at any moment of a turn that no other choice occupies (YAM-3.3, YAM-12.19)."""
    if state.effect_open == 1:
        list_fleet_effect(state, out)
    if state.powers[state.seat] & ~state.used != 0:
        list_clearing(state, out)
        list_sale_of_culture(state, out)
    if state.terms.late_trade and can_trade_late(state):
        list_trades(state, out)


def list_ship_powers(state: Fields, out: Codes) -> None:
    """Exchanges for ships, until the harbour step begins (YAM-12.19)."""
    if state.powers[state.seat] & ~state.used == 0:
        return
    if can_give_ships(state):
        list_given(state, out)
    if can_give_gold(state):
        out.add(a.CHANGE_GOLD)
    if can_use(state, t.CULTURE_FOR_GOLD) and state.supply[GOLD] > 0:  # YAM-12.8
        list_own_culture(state, a.CULTURE_FOR_GOLD, out)


def can_use(state: Fields, power: i64) -> bool:
    """Held by the seat whose turn it is, and not used in this turn."""
    return (state.powers[state.seat] & ~state.used) >> power & 1 == 1


def has_ship_power(state: Fields) -> bool:
    return (
        can_use(state, t.SHIPS_FOR_GOLD)
        or can_use(state, t.GOLD_FOR_SHIPS)
        or can_use(state, t.CULTURE_FOR_GOLD)
    )


def list_fleet_effect(state: Fields, out: Codes) -> None:
    effect = state.tables.fleet_effect[state.fleet]
    if effect == t.RESERVE:  # YAM-11.2
        for tile in state.row:
            if tile != NONE:
                out.add(a.RESERVE + tile)
    elif effect == t.MOVE_SHIP:
        list_moves(state, out)
    elif effect == t.LOOK:  # YAM-11.4
        if state.pile_size() > 0:
            out.add(a.LOOK)
    elif effect == t.SACRED_GROUND:  # YAM-11.5
        if count(state.sacred) < state.tables.sacred:
            out.add_all(a.HALLOW, state.open_islands())
    elif effect == t.SWAP_CULTURE:
        list_first_culture(state, out)
    elif effect == t.REMOVE_SHIPS:
        list_ships(state, a.REMOVE, out)
    elif effect == t.SWAP_SHIPS:
        list_first_ship(state, out)


def list_ships(state: Fields, base: i64, out: Codes) -> None:
    """A code for each occupied space."""
    for word in range(2):
        list_spaces(base, word, state.tables.all_spaces[word] & ~state.empty[word], out)


# --- a choice carried out ----------------------------------------------------------------


def apply_effect(state: Fields, code: i64) -> None:
    """Any code of a fleet's effect or a specialist's power."""
    if code < a.MOVE:
        set_aside(state, code - a.RESERVE)
    elif code < a.LOOK:
        space, lane = a.moved(code)
        move_ship(state, space, lane)
    elif code == a.LOOK:
        look_up(state)
    elif code < a.HALLOW:
        put_back(state, code)
    elif code < a.EXCHANGE:
        hallow(state, code - a.HALLOW)
    elif code < a.REMOVE:
        exchange_culture(state, code - a.EXCHANGE)
    elif code < a.SWAP:
        remove_ship(state, code)
    elif code < a.GIVE:
        swap_ships(state, code - a.SWAP)
    else:
        apply_power(state, code)


def apply_power(state: Fields, code: i64) -> None:
    if code < a.CHANGE_GOLD:
        give_ship(state, code - a.GIVE)
    elif code == a.CHANGE_GOLD:
        give_gold(state)
    elif code < a.CULTURE_FOR_GOLD:
        get_ship(state, code - a.GET)
    elif code < a.CULTURE_FOR_COINS:
        spend_culture(state, code - a.CULTURE_FOR_GOLD)
        state.used |= bit(t.CULTURE_FOR_GOLD)
        gain_ship(state, GOLD)
    elif code < a.CLEAR:
        spend_culture(state, code - a.CULTURE_FOR_COINS)
        state.used |= bit(t.CULTURE_FOR_COINS)
        state.coins[state.seat] += state.tables.power_value[t.CULTURE_FOR_COINS]
    else:
        clear_sacred(state, code - a.CLEAR)


def begin(state: Fields, phase: i64, pending: i64) -> None:
    """The first of several choices was made; the effect counts as used."""
    state.back, state.phase, state.pending = state.phase, phase, pending


def finish(state: Fields) -> None:
    state.phase, state.back, state.pending = state.back, NONE, NONE


# --- fleet 2: reserve a tile (YAM-11.2) --------------------------------------------------


def set_aside(state: Fields, tile: i64) -> None:
    state.effect_open = 0
    for slot in range(len(state.row)):
        if state.row[slot] == tile:
            state.row[slot] = NONE
    state.reserved[state.seat] |= bit(tile)
    state.fresh |= bit(tile)


# --- fleet 3: move a ship (YAM-11.3) -----------------------------------------------------


def list_moves(state: Fields, out: Codes) -> None:
    for space in range(state.tables.spaces):
        if is_empty(state, space):
            continue
        for k in range(FAN):
            target = state.tables.link[space * FAN + k]
            if target < 0:
                break
            if is_empty(state, target):
                out.add(a.move(space, k))


def move_ship(state: Fields, space: i64, lane: i64) -> None:
    """Whether it was placed this turn goes with the ship (YAM-5.5)."""
    state.effect_open = 0
    target = state.tables.link[space * FAN + lane]
    colour = state.board[space]
    lift_ship(state, space)
    put_ship(state, target, colour)
    if is_placed(state, space):
        mark_placed(state, space, False)
        mark_placed(state, target, True)
    if state.last == space:
        state.last = target


# --- fleet 4: look at the pile (YAM-11.4) ------------------------------------------------


def look_up(state: Fields) -> None:
    state.effect_open = 0
    tiles = state.tables.fleet_value[state.fleet]
    size = state.pile_size()
    if size < tiles:
        tiles = size
    begin(state, s.LOOKING, tiles)
    state.actor = CHANCE


def see_tile(state: Fields, tile: i64) -> None:
    """The next tile from the top, for the eyes of this seat alone from now on."""
    look(state, tile)
    state.pending -= 1
    if state.pending == 0:
        state.phase = s.ARRANGING
        state.pending = state.pile_size()  # tiles beside those looked at
        state.actor = state.seat
        put_back_the_only_one(state)


def list_arranging(state: Fields, out: Codes) -> None:
    rest = state.looked
    while rest != 0:
        tile = first(rest)
        rest &= rest - 1
        out.add(a.TOP + tile)
        if state.pending > 0:
            out.add(a.UNDER + tile)


def put_back(state: Fields, code: i64) -> None:
    if code < a.UNDER:
        tile = code - a.TOP
        put_on_top(state, tile)
    else:
        tile = code - a.UNDER
        put_under(state, tile)
    state.looked &= ~bit(tile)
    put_back_the_only_one(state)


def put_back_the_only_one(state: Fields) -> None:
    """With nothing else in the pile, the last tile can only go on top."""
    if state.pending == 0 and count(state.looked) == 1:
        put_on_top(state, first(state.looked))
        state.looked = 0
    if state.looked == 0:
        finish(state)


# --- fleet 5: sacred ground (YAM-11.5) ---------------------------------------------------


def hallow(state: Fields, island: i64) -> None:
    state.effect_open = 0
    state.sacred |= bit(island)


# --- fleet 6: swap culture tiles (YAM-11.6) ----------------------------------------------


def list_first_culture(state: Fields, out: Codes) -> None:
    """Nothing, if all tiles are alike: a swap must change something."""
    kind = NONE
    for there in state.culture_at:
        if there == NONE:
            continue
        if kind == NONE:
            kind = there
        elif kind != there:
            out.add_all(a.EXCHANGE, state.culture)
            return


def list_second_culture(state: Fields, out: Codes) -> None:
    kind = state.culture_at[state.pending]
    for island in range(state.tables.islands):
        there = state.culture_at[island]
        if there != NONE and there != kind:
            out.add(a.EXCHANGE + island)


def exchange_culture(state: Fields, island: i64) -> None:
    if state.phase != s.EXCHANGING:
        state.effect_open = 0
        begin(state, s.EXCHANGING, island)
        return
    kind = state.culture_at[island]
    state.culture_at[island] = state.culture_at[state.pending]
    state.culture_at[state.pending] = kind
    finish(state)


# --- fleet 7: remove ships (YAM-11.7) ----------------------------------------------------


def list_removing(state: Fields, out: Codes) -> None:
    list_ships(state, a.REMOVE, out)
    out.add(a.ENOUGH)


def remove_ship(state: Fields, code: i64) -> None:
    """Up to as many ships as the fleet says, in one go."""
    if code == a.ENOUGH:
        finish(state)
        return
    space = code - a.REMOVE
    state.supply[state.board[space]] += 1
    lift_ship(state, space)
    mark_placed(state, space, False)
    if state.last == space:
        state.last = s.BROKEN  # YAM-5.5
    if state.phase != s.REMOVING:
        state.effect_open = 0
        begin(state, s.REMOVING, state.tables.fleet_value[state.fleet])
    state.pending -= 1
    if state.pending == 0 or is_sea_empty(state):
        finish(state)


def is_sea_empty(state: Fields) -> bool:
    return (
        state.empty[0] == state.tables.all_spaces[0]
        and state.empty[1] == state.tables.all_spaces[1]
    )


# --- fleet 8: swap ships (YAM-11.8) ------------------------------------------------------


def differ(state: Fields, one: i64, other: i64) -> bool:
    """Whether swapping these two ships would change anything."""
    if state.board[one] != state.board[other] or is_placed(state, one) != is_placed(state, other):
        return True
    return not state.terms.line_stays and (state.last == one or state.last == other)


def list_first_ship(state: Fields, out: Codes) -> None:
    """Nothing, if all ships are alike."""
    some = NONE
    for space in range(state.tables.spaces):
        if is_empty(state, space):
            continue
        if some == NONE:
            some = space
        elif differ(state, some, space):
            list_ships(state, a.SWAP, out)
            return


def list_second_ship(state: Fields, out: Codes) -> None:
    for space in range(state.tables.spaces):
        if (
            not is_empty(state, space)
            and space != state.pending
            and differ(state, state.pending, space)
        ):
            out.add(a.SWAP + space)


def swap_ships(state: Fields, space: i64) -> None:
    """Whether a ship was placed this turn goes with it (YAM-5.5), and the end of the line, unless
    that stays where it is (YAM-11.8).
    """
    if state.phase != s.SWAPPING:
        state.effect_open = 0
        begin(state, s.SWAPPING, space)
        return
    other = state.pending
    colour, other_colour = state.board[space], state.board[other]
    lift_ship(state, space)
    lift_ship(state, other)
    put_ship(state, space, other_colour)
    put_ship(state, other, colour)
    was_placed = is_placed(state, space)
    mark_placed(state, space, is_placed(state, other))
    mark_placed(state, other, was_placed)
    if not state.terms.line_stays:
        if state.last == space:
            state.last = other
        elif state.last == other:
            state.last = space
    finish(state)


# --- ships for gold, gold for ships (YAM-12.3, YAM-12.17, YAM-12.20) ---------------------


def can_give_ships(state: Fields) -> bool:
    if not can_use(state, t.SHIPS_FOR_GOLD) or state.supply[GOLD] == 0:
        return False
    ships: i64 = 0
    for colour in range(COLOURS):
        ships += givable(state, colour)
    return ships >= state.tables.power_value[t.SHIPS_FOR_GOLD]


def list_given(state: Fields, out: Codes) -> None:
    for colour in range(COLOURS):
        if givable(state, colour) > 0:
            out.add(a.GIVE + colour)


def give_ship(state: Fields, colour: i64) -> None:
    state.ships[state.seat * COLOURS + colour] -= 1
    state.supply[colour] += 1
    if state.phase != s.GIVING:
        state.used |= bit(t.SHIPS_FOR_GOLD)
        begin(state, s.GIVING, state.tables.power_value[t.SHIPS_FOR_GOLD])
    state.pending -= 1
    if state.pending == 0:
        gain_ship(state, GOLD)
        finish(state)


def can_give_gold(state: Fields) -> bool:
    if not can_use(state, t.GOLD_FOR_SHIPS) or givable(state, GOLD) == 0:
        return False
    ships: i64 = 0
    for colour in range(GOLD):
        ships += state.supply[colour]
    return ships >= state.tables.power_value[t.GOLD_FOR_SHIPS]


def give_gold(state: Fields) -> None:
    state.used |= bit(t.GOLD_FOR_SHIPS)
    state.ships[state.seat * COLOURS + GOLD] -= 1
    state.supply[GOLD] += 1
    begin(state, s.GETTING, state.tables.power_value[t.GOLD_FOR_SHIPS])


def list_gotten(state: Fields, out: Codes) -> None:
    out.add_present(a.GET, state.supply, 0, GOLD)


def get_ship(state: Fields, colour: i64) -> None:
    gain_ship(state, colour)
    state.pending -= 1
    if state.pending == 0:
        finish(state)


# --- culture tiles for gold or coins (YAM-12.8, YAM-12.16) -------------------------------


def list_own_culture(state: Fields, base: i64, out: Codes) -> None:
    out.add_present(base, state.hand, state.seat * KINDS, KINDS)


def list_sale_of_culture(state: Fields, out: Codes) -> None:
    if can_use(state, t.CULTURE_FOR_COINS):
        list_own_culture(state, a.CULTURE_FOR_COINS, out)


def spend_culture(state: Fields, kind: i64) -> None:
    """Given away, a culture tile is out of the game (YAM-10.4)."""
    state.hand[state.seat * KINDS + kind] -= 1
    state.spent[kind] += 1


# --- clearing sacred ground (YAM-12.5) ---------------------------------------------------


def list_clearing(state: Fields, out: Codes) -> None:
    if (
        can_use(state, t.CLEAR_SACRED)
        and state.coins[state.seat] >= state.tables.power_value[t.CLEAR_SACRED]
    ):
        out.add_all(a.CLEAR, state.sacred)


def clear_sacred(state: Fields, island: i64) -> None:
    state.used |= bit(t.CLEAR_SACRED)
    state.coins[state.seat] -= state.tables.power_value[t.CLEAR_SACRED]
    state.sacred &= ~bit(island)
