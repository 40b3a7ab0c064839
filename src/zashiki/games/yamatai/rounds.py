"""Set-up, the end of a round, and everything that chance decides there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import below, bit, count, nth
from zashiki.core.cells import nth_of
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import actions as a
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.effects import see_tile
from zashiki.games.yamatai.harbour import note_harbour
from zashiki.games.yamatai.knowledge import show
from zashiki.games.yamatai.pile import list_next, random_next, take_next
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.tables import BLANK, COLOURS

# --- what chance can bring ---------------------------------------------------------------


def list_chance(state: Fields, out: Codes) -> None:
    if state.phase == s.ORDERING:
        out.add_all(a.ORDER, unplaced_seats(state))
    elif state.phase == s.DEALING:
        out.add_present(a.DEAL, state.culture_left, 0, 2 * (BLANK + 1))
    elif state.phase == s.SHOWING_SPECIALISTS:
        out.add_all(a.SHOW_SPECIALIST, state.stack)
    elif state.phase == s.SHOWING_FLEETS:
        out.add_all(a.SHOW_FLEET, state.down_first)
    else:
        list_next(state, out)


def random_chance(state: Fields, rng: Rng) -> i64:
    if state.phase == s.ORDERING:
        return a.ORDER + random_member(unplaced_seats(state), rng)
    if state.phase == s.DEALING:
        left = state.tables.islands - state.dealt
        return a.DEAL + nth_of(state.culture_left, 0, rng.below(left))
    if state.phase == s.SHOWING_SPECIALISTS:
        return a.SHOW_SPECIALIST + random_member(state.stack, rng)
    if state.phase == s.SHOWING_FLEETS:
        return a.SHOW_FLEET + random_member(state.down_first, rng)
    return random_next(state, rng)


def random_member(bits: i64, rng: Rng) -> i64:
    return nth(bits, rng.below(count(bits)))


def weigh(state: Fields, code: i64) -> i64:
    if state.phase == s.DEALING:
        return state.culture_left[code - a.DEAL]
    return 1


def apply_chance(state: Fields, code: i64) -> None:
    if state.phase == s.ORDERING:
        place_meeple(state, code - a.ORDER)
    elif state.phase == s.DEALING:
        deal_culture(state, code - a.DEAL)
    elif state.phase == s.SHOWING_SPECIALISTS:
        show_specialist(state, code - a.SHOW_SPECIALIST)
    elif state.phase == s.SHOWING_TILES:
        show_tile(state, code - a.SHOW_TILE)
    elif state.phase == s.SHOWING_FLEETS:
        show_fleet(state, code - a.SHOW_FLEET)
    else:
        take_next(state, code - a.SHOW_TILE)
        see_tile(state, code - a.SHOW_TILE)


# --- set-up (YAM-1) ----------------------------------------------------------------------


def unplaced_seats(state: Fields) -> i64:
    """Seats without a meeple among the places being given out: one of each seat, then the
    second ones (YAM-1.7).
    """
    start = state.turn // state.seats * state.seats
    out: i64 = below(state.seats)
    for turn in range(start, state.turn):
        out &= ~bit(state.order[turn])
    return out


def place_meeple(state: Fields, seat: i64) -> None:
    state.order[state.turn] = seat
    state.turn += 1
    state.places[state.turn - 1] = state.turn
    if state.turn == state.turns:
        state.turn = 0
        state.phase = s.DEALING


def deal_culture(state: Fields, face: i64) -> None:
    """A mountain lies under every mountain tile; blank tiles go away (YAM-1.5)."""
    island = state.dealt
    kind = face // 2
    state.culture_left[face] -= 1
    state.mountains |= face % 2 << island
    if kind != BLANK:
        state.culture_at[island] = kind
        state.culture |= bit(island)
    state.dealt += 1
    if state.dealt == state.tables.islands:
        fill(state)


# --- filling the displays (YAM-1.2 to YAM-1.4, YAM-13) -----------------------------------


def gap(values: vec[i64]) -> i64:
    """The first free place of a display, or NONE."""
    for i in range(len(values)):
        if values[i] == NONE:
            return i
    return NONE


def fill(state: Fields) -> None:
    """Ask chance for the next thing to be turned up; when all is there, a round begins."""
    state.actor = CHANCE
    if gap(state.shown) != NONE:
        state.phase = s.SHOWING_SPECIALISTS
    elif gap(state.row) != NONE:
        state.phase = s.SHOWING_TILES
    elif gap(state.up) != NONE:
        state.phase = s.SHOWING_FLEETS
    else:
        begin_round(state)


def show_specialist(state: Fields, specialist: i64) -> None:
    state.stack &= ~bit(specialist)
    state.shown[gap(state.shown)] = specialist
    fill(state)


def show_tile(state: Fields, tile: i64) -> None:
    """YAM-13.2."""
    take_next(state, tile)
    show(state, tile)
    state.row[gap(state.row)] = tile
    fill(state)


def show_fleet(state: Fields, fleet: i64) -> None:
    """Those that lie longer come up first (YAM-13.4)."""
    state.down_first &= ~bit(fleet)
    if state.down_first == 0:
        state.down_first, state.down_second = state.down_second, 0
    state.up[gap(state.up)] = fleet
    fill(state)


# --- rounds ------------------------------------------------------------------------------


def begin_round(state: Fields) -> None:
    if state.round > 0:
        order_by_fleets(state)
        lay_down_used_fleets(state)
    state.round += 1
    state.turn = 0
    state.fresh = 0
    begin_turn(state)


def order_by_fleets(state: Fields) -> None:
    """Each meeple goes to the place with the number of its fleet (YAM-13.3)."""
    seats = state.order[:]
    for turn in range(state.turns):
        earlier: i64 = 0
        for other in range(state.turns):
            if state.taken[other] < state.taken[turn]:
                earlier += 1
        state.order[earlier] = seats[turn]
        state.places[earlier] = state.taken[turn] + 1


def lay_down_used_fleets(state: Fields) -> None:
    """Behind those that already lie face down (YAM-13.5)."""
    used: i64 = 0
    for turn in range(state.turns):
        used |= bit(state.taken[turn])
        state.taken[turn] = NONE
    if state.down_first == 0:
        state.down_first = used
    else:
        state.down_second |= used


def begin_turn(state: Fields) -> None:
    state.seat = state.order[state.turn]
    state.actor = state.seat
    state.phase = s.TAKING
    if state.terms.one_ship:
        note_harbour(state)


def end_turn(state: Fields) -> None:
    """What was marked for this turn alone is wiped out; the next meeple follows (YAM-2.1)."""
    state.fleet = NONE
    state.effect_open = 0
    state.trades = 0
    state.used = 0
    state.recruited = 0
    state.moored = 0
    for colour in range(COLOURS):
        state.gained[colour] = 0
    state.turn += 1
    if state.turn < state.turns:
        begin_turn(state)
    else:
        end_round(state)


def end_round(state: Fields) -> None:
    state.ending = endings(state)
    if state.ending != 0:
        state.phase = s.OVER
        state.actor = NOBODY
        return
    for specialist in state.shown:
        if specialist != NONE:
            state.reward[specialist] += state.tables.coins_per_round  # YAM-13.1
    slide_fleets(state)
    fill(state)


def endings(state: Fields) -> i64:
    """Why the match ends now, as bits; 0 if it goes on (YAM-14)."""
    for seat in range(state.seats):
        if state.pieces[seat] == 0:
            return s.LAST_BUILDING  # YAM-14.1: nothing is prepared any more
    out: i64 = 0
    for colour in range(COLOURS):
        if state.supply[colour] == 0:
            out |= s.NO_SHIPS  # YAM-14.2
    if gaps(state.shown) > count(state.stack):
        out |= s.NO_SPECIALISTS  # YAM-14.3
    if gaps(state.row) > state.pile_size():
        out |= s.NO_TILES  # YAM-14.4
    if out == 0 and state.round >= state.tables.rounds:
        return s.ROUND_LIMIT  # YAM-14.5
    return out


def gaps(values: vec[i64]) -> i64:
    out: i64 = 0
    for value in values:
        if value == NONE:
            out += 1
    return out


def slide_fleets(state: Fields) -> None:
    """The fleets left move to the front, in their order (YAM-13.4)."""
    kept: i64 = 0
    for i in range(len(state.up)):
        fleet = state.up[i]
        if fleet != NONE:
            state.up[i] = NONE
            state.up[kept] = fleet
            kept += 1
