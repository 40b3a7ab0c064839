"""Set-up, the end of a round, and everything that chance decides there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import below, bit, count, first, nth
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.effects import see_tile
from zashiki.games.yamatai.pile import list_next, random_next, take_next
from zashiki.games.yamatai.state import NONE, Position
from zashiki.games.yamatai.tables import BLANK, COLOURS

# --- what chance can bring ---------------------------------------------------------------


def list_chance(p: Position, out: Codes) -> None:
    if p.phase == s.ORDERING:
        list_set(unplaced_seats(p), s.ORDER, out)
    elif p.phase == s.DEALING:
        for face in range(2 * (BLANK + 1)):
            if p.culture_left[face] > 0:
                out.add(s.DEAL + face)
    elif p.phase == s.SHOWING_SPECIALISTS:
        list_set(p.stack, s.SHOW_SPECIALIST, out)
    elif p.phase == s.SHOWING_FLEETS:
        list_set(p.down_first, s.SHOW_FLEET, out)
    else:
        list_next(p, out)


def list_set(bits: i64, base: i64, out: Codes) -> None:
    rest = bits
    while rest != 0:
        out.add(base + first(rest))
        rest &= rest - 1


def random_chance(p: Position, rng: Rng) -> i64:
    if p.phase == s.ORDERING:
        return s.ORDER + random_member(unplaced_seats(p), rng)
    if p.phase == s.DEALING:
        pick = rng.below(p.tables.islands - p.dealt)
        face: i64 = 0
        while pick >= p.culture_left[face]:
            pick -= p.culture_left[face]
            face += 1
        return s.DEAL + face
    if p.phase == s.SHOWING_SPECIALISTS:
        return s.SHOW_SPECIALIST + random_member(p.stack, rng)
    if p.phase == s.SHOWING_FLEETS:
        return s.SHOW_FLEET + random_member(p.down_first, rng)
    return random_next(p, rng)


def random_member(bits: i64, rng: Rng) -> i64:
    return nth(bits, rng.below(count(bits)))


def weigh(p: Position, code: i64) -> i64:
    if p.phase == s.DEALING:
        return p.culture_left[code - s.DEAL]
    return 1


def apply_chance(p: Position, code: i64) -> None:
    if p.phase == s.ORDERING:
        place_meeple(p, code - s.ORDER)
    elif p.phase == s.DEALING:
        deal_culture(p, code - s.DEAL)
    elif p.phase == s.SHOWING_SPECIALISTS:
        show_specialist(p, code - s.SHOW_SPECIALIST)
    elif p.phase == s.SHOWING_TILES:
        show_tile(p, code - s.SHOW_TILE)
    elif p.phase == s.SHOWING_FLEETS:
        show_fleet(p, code - s.SHOW_FLEET)
    else:
        take_next(p, code - s.SHOW_TILE)
        see_tile(p, code - s.SHOW_TILE)


# --- set-up (YAM-1) ----------------------------------------------------------------------


def unplaced_seats(p: Position) -> i64:
    """Seats without a meeple among the places being given out: one of each seat, then the
    second ones (YAM-1.7).
    """
    start = p.turn // p.seats * p.seats
    out: i64 = below(p.seats)
    for turn in range(start, p.turn):
        out &= ~bit(p.order[turn])
    return out


def place_meeple(p: Position, seat: i64) -> None:
    p.order[p.turn] = seat
    p.turn += 1
    p.places[p.turn - 1] = p.turn
    if p.turn == p.turns:
        p.turn = 0
        p.phase = s.DEALING


def deal_culture(p: Position, face: i64) -> None:
    """A mountain lies under every mountain tile; blank tiles go away (YAM-1.5)."""
    island = p.dealt
    kind = face // 2
    p.culture_left[face] -= 1
    p.mountains |= face % 2 << island
    if kind != BLANK:
        p.culture_at[island] = kind
        p.culture |= bit(island)
    p.dealt += 1
    if p.dealt == p.tables.islands:
        fill(p)


# --- filling the displays (YAM-1.2 to YAM-1.4, YAM-13) -----------------------------------


def gap(values: vec[i64]) -> i64:
    """The first free place of a display, or NONE."""
    for i in range(len(values)):
        if values[i] == NONE:
            return i
    return NONE


def fill(p: Position) -> None:
    """Ask chance for the next thing to be turned up; when all is there, a round begins."""
    p.actor = CHANCE
    if gap(p.shown) != NONE:
        p.phase = s.SHOWING_SPECIALISTS
    elif gap(p.row) != NONE:
        p.phase = s.SHOWING_TILES
    elif gap(p.up) != NONE:
        p.phase = s.SHOWING_FLEETS
    else:
        begin_round(p)


def show_specialist(p: Position, specialist: i64) -> None:
    p.stack &= ~bit(specialist)
    p.shown[gap(p.shown)] = specialist
    fill(p)


def show_tile(p: Position, tile: i64) -> None:
    """YAM-13.2."""
    take_next(p, tile)
    p.seen[tile] = 0
    p.row[gap(p.row)] = tile
    fill(p)


def show_fleet(p: Position, fleet: i64) -> None:
    """Those that lie longer come up first (YAM-13.4)."""
    p.down_first &= ~bit(fleet)
    if p.down_first == 0:
        p.down_first, p.down_second = p.down_second, 0
    p.up[gap(p.up)] = fleet
    fill(p)


# --- rounds ------------------------------------------------------------------------------


def begin_round(p: Position) -> None:
    if p.round > 0:
        order_by_fleets(p)
        lay_down_used_fleets(p)
    p.round += 1
    p.turn = 0
    p.fresh = 0
    begin_turn(p)


def order_by_fleets(p: Position) -> None:
    """Each meeple goes to the place with the number of its fleet (YAM-13.3)."""
    seats = p.order[:]
    for turn in range(p.turns):
        earlier: i64 = 0
        for other in range(p.turns):
            if p.taken[other] < p.taken[turn]:
                earlier += 1
        p.order[earlier] = seats[turn]
        p.places[earlier] = p.taken[turn] + 1


def lay_down_used_fleets(p: Position) -> None:
    """Behind those that already lie face down (YAM-13.5)."""
    used: i64 = 0
    for turn in range(p.turns):
        used |= bit(p.taken[turn])
        p.taken[turn] = NONE
    if p.down_first == 0:
        p.down_first = used
    else:
        p.down_second |= used


def begin_turn(p: Position) -> None:
    p.seat = p.order[p.turn]
    p.actor = p.seat
    p.phase = s.TAKING


def end_turn(p: Position) -> None:
    """What was marked for this turn alone is wiped out; the next meeple follows (YAM-2.1)."""
    p.fleet = NONE
    p.effect_open = 0
    p.trades = 0
    p.used = 0
    p.recruited = 0
    for colour in range(COLOURS):
        p.gained[colour] = 0
    p.turn += 1
    if p.turn < p.turns:
        begin_turn(p)
    else:
        end_round(p)


def end_round(p: Position) -> None:
    p.ending = endings(p)
    if p.ending != 0:
        p.phase = s.OVER
        p.actor = NOBODY
        return
    for specialist in p.shown:
        if specialist != NONE:
            p.reward[specialist] += p.tables.coins_per_round  # YAM-13.1
    slide_fleets(p)
    fill(p)


def endings(p: Position) -> i64:
    """Why the match ends now, as bits; 0 if it goes on (YAM-14)."""
    for seat in range(p.seats):
        if p.pieces[seat] == 0:
            return s.LAST_BUILDING  # YAM-14.1: nothing is prepared any more
    out: i64 = 0
    for colour in range(COLOURS):
        if p.supply[colour] == 0:
            out |= s.NO_SHIPS  # YAM-14.2
    if gaps(p.shown) > count(p.stack):
        out |= s.NO_SPECIALISTS  # YAM-14.3
    if gaps(p.row) > p.pile_size():
        out |= s.NO_TILES  # YAM-14.4
    if out == 0 and p.round >= p.tables.rounds:
        return s.ROUND_LIMIT  # YAM-14.5
    return out


def gaps(values: vec[i64]) -> i64:
    out: i64 = 0
    for value in values:
        if value == NONE:
            out += 1
    return out


def slide_fleets(p: Position) -> None:
    """The fleets left move to the front, in their order (YAM-13.4)."""
    kept: i64 = 0
    for i in range(len(p.up)):
        fleet = p.up[i]
        if fleet != NONE:
            p.up[i] = NONE
            p.up[kept] = fleet
            kept += 1
