"""What can be on the table: a position in which it cannot is refused with the key at fault."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.codes import Codes
from zashiki.core.position import expect
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.collecting import can_collect
from zashiki.games.yamatai.effects import is_sea_empty
from zashiki.games.yamatai.harbour import note_harbour, settle_harbour
from zashiki.games.yamatai.notation import fleet_names
from zashiki.games.yamatai.rounds import endings, gaps
from zashiki.games.yamatai.rules import Yamatai, list_payments
from zashiki.games.yamatai.ships import givable, is_empty, is_placed
from zashiki.games.yamatai.state import NONE
from zashiki.games.yamatai.trading import trades_allowed

COLOURS, KINDS, GOLD = int(t.COLOURS), int(t.KINDS), int(t.GOLD)

SHOWING = (s.SHOWING_SPECIALISTS, s.SHOWING_TILES, s.SHOWING_FLEETS)
BY_CHANCE = (s.ORDERING, s.DEALING, *SHOWING, s.LOOKING)
NO_TURN = (s.ORDERING, s.DEALING, *SHOWING, s.OVER)
SHIP_MOMENTS = (s.TRADING, s.PLACING, s.RESTING)
MOMENTS = (*SHIP_MOMENTS, s.MOORING, s.HIRING)
LINE = (s.PLACING, s.COLLECTING, s.EXTRA)  # ships placed in this turn still matter

# Phases that belong to the effect of a fleet or to a power; the lower ones lead back.
EFFECT_OF = {
    s.CHOOSING: t.FREE_SHIP,
    s.LOOKING: t.LOOK,
    s.ARRANGING: t.LOOK,
    s.EXCHANGING: t.SWAP_CULTURE,
    s.REMOVING: t.REMOVE_SHIPS,
    s.SWAPPING: t.SWAP_SHIPS,
}
POWER_OF = {s.GIVING: t.SHIPS_FOR_GOLD, s.GETTING: t.GOLD_FOR_SHIPS, s.EXTRA: t.EXTRA_CULTURE}
LEAD_BACK = (
    s.LOOKING,
    s.ARRANGING,
    s.EXCHANGING,
    s.REMOVING,
    s.SWAPPING,
    s.GIVING,
    s.GETTING,
)
ONCE_A_TURN = (
    t.SHIPS_FOR_GOLD,
    t.GOLD_FOR_SHIPS,
    t.CULTURE_FOR_GOLD,
    t.CULTURE_FOR_COINS,
    t.CLEAR_SACRED,
)


# --- the table -------------------------------------------------------------------------------


def check_table(state: Yamatai) -> None:
    """Where components are, and whose turn it is; finds the turn."""
    _check_tiles(state)
    _check_people(state)
    _check_islands(state)
    _check_ships(state)
    _check_order(state)
    _find_turn(state)
    _check_fleets(state)
    _check_displays(state)
    if state.round == 0:
        _check_set_up(state)


def _each_once(names: Sequence[str], places: dict[str, Iterable[int]]) -> None:
    """Every one of these things is in exactly one place."""
    found: dict[int, str] = {}
    for key, numbers in places.items():
        for number in numbers:
            problem = f"{names[number]} is in {found.get(number)} as well"
            expect(number not in found, key, problem)
            found[number] = key
    missing = [name for number, name in enumerate(names) if number not in found]
    expect(not missing, next(iter(places)), f"missing everywhere: {', '.join(missing[:5])}")


def _there(slots: Iterable[int]) -> list[int]:
    return [int(number) for number in slots if number != NONE]


def _check_tiles(state: Yamatai) -> None:
    """YAM-1.3: the building tiles; those built stand on islands."""
    pile = [*bits.listed(state.middle | state.looked), *_there(state.top), *_there(state.under)]
    places: dict[str, Iterable[int]] = {"pile.tiles": pile, "row": _there(state.row)}
    built = 0
    for seat in range(int(state.seats)):
        places[f"seats.{seat}.built"] = bits.listed(state.owned[seat])
        places[f"seats.{seat}.reserved"] = bits.listed(state.reserved[seat])
        built |= int(state.owned[seat])
    _each_once(state.tables.tile_names, places)
    for i, tile in enumerate(state.building_at):
        if tile != NONE:
            key = f"buildings.{state.tables.island_names[i]}"
            expect(built >> tile & 1 == 1, key, "nobody has built it, or it stands there twice")
            built &= ~(1 << tile)
    for seat in range(int(state.seats)):
        stand = built & int(state.owned[seat]) == 0
        expect(stand, f"seats.{seat}.built", "not all of them stand on islands")
    reserved = sum(int(state.reserved[seat]) for seat in range(int(state.seats)))
    expect(int(state.fresh) & ~reserved == 0, "reserved_now", "nobody has reserved it")
    ends = len(state.top) + len(state.under)
    expect(bool(state.middle) or len(state.under) == 0, "pile.under", "all of it is `top` now")
    expect(ends == 0 or state.round > 0, "pile", "nobody has looked at it yet")


def _check_people(state: Yamatai) -> None:
    holders = [int(seat) for seat in state.holder]
    places: dict[str, Iterable[int]] = {
        "stack": bits.listed(state.stack),
        "display": _there(state.shown),
    }
    for seat in range(int(state.seats)):
        held = [number for number, holder in enumerate(holders) if holder == seat]
        places[f"seats.{seat}.specialists"] = held
    _each_once(state.tables.specialist_names, places)


def _check_islands(state: Yamatai) -> None:
    """YAM-1.5: tiles are dealt island by island; YAM-7.2: an island is for one thing."""
    names = state.tables.island_names
    for left, most in zip(state.culture_left, state.tables.culture, strict=True):
        expect(left <= most, "undealt", "more than there are")
    is_dealing = state.phase in (s.ORDERING, s.DEALING)
    expect((state.dealt < len(names)) == is_dealing, "undealt", "another number in this phase")
    rest = ~((1 << int(state.dealt)) - 1)
    for i, name in enumerate(names):
        there = [members >> i & 1 for members in (state.culture, state.built, state.sacred)]
        expect(sum(there) <= 1, f"culture.{name}", "a culture tile, building or sacred ground")
        dealt = not int(state.culture | state.mountains) >> i & (rest >> i) & 1
        expect(dealt, f"culture.{name}", "nothing is dealt there yet")
    expect(bits.count(state.sacred) <= state.tables.sacred, "sacred", "more than there are")
    for seat in range(int(state.seats)):
        expect(state.pieces[seat] >= 0, f"seats.{seat}.built", "more than the pieces there are")


def _check_ships(state: Yamatai) -> None:
    """YAM-1.1, with what was chosen for the harbour left out, which is not read yet."""
    for colour, name in enumerate(t.COLOUR_NAMES):
        held = [*range(colour, len(state.ships), COLOURS)]
        count = sum(int(state.ships[i] + state.beside[i]) for i in held)
        count += list(state.board).count(colour) + int(state.supply[colour])
        expect(count <= state.tables.supply[colour], f"supply.{name}", "too many, wherever")


# --- rounds and turns ------------------------------------------------------------------------


def _check_order(state: Yamatai) -> None:
    """YAM-1.7, YAM-13.3: the meeples on the order track."""
    standing = [int(seat) for seat in state.order if seat != NONE]
    whole = len(standing) == state.turns
    expect(whole != (state.phase == s.ORDERING), "order", "another number in this phase")
    places = [int(place) for place in state.places][: len(standing)]
    if state.round <= 1:
        expect(places == [*range(1, len(places) + 1)], "order", "places from 1 in the first round")
        for turn, seat in enumerate(standing):
            start = turn // state.seats * state.seats
            expect(seat not in standing[start:turn], f"order.{turn}.seat", "stands there already")
    else:
        expect(places == sorted(set(places)), "order", "places rise from turn to turn")
        for seat in range(int(state.seats)):
            meeples = state.tables.meeples[state.seats]
            expect(standing.count(seat) == meeples, "order", f"{meeples} turns for each seat")


def _find_turn(state: Yamatai) -> None:
    """Which turn of the round it is follows from the fleets taken."""
    phase = state.phase
    begun = len(_there(state.taken))
    expect(NONE not in [*state.taken][:begun], "order", "fleets are taken one turn after another")
    if phase in NO_TURN:
        wanted = 0 if state.round == 0 else int(state.turns)
        expect(begun == wanted, "order", f"{wanted} fleets are taken in this phase")
        state.turn = len(_there(state.order)) if phase == s.ORDERING else wanted
        state.seat = 0 if state.round == 0 else state.order[state.turns - 1]
    else:
        state.turn = begun - (phase != s.TAKING)
        expect(0 <= state.turn < state.turns, "order", "another number of fleets in this phase")
        state.seat = state.order[state.turn]
        if phase != s.TAKING:
            state.fleet = state.taken[state.turn]
    actor = CHANCE if phase in BY_CHANCE else NOBODY if phase == s.OVER else state.seat
    expect(state.actor == actor, "actor", "somebody else acts in this phase")
    in_round = phase not in (s.ORDERING, s.DEALING)
    started = in_round and (phase in SHOWING or state.round > 0)
    expect(started or state.round == 0, "round", "the match has not begun")
    expect(phase in (s.ORDERING, s.DEALING, *SHOWING) or state.round > 0, "round", "from 1")
    expect(state.round <= state.tables.rounds, "round", f"at most {state.tables.rounds}")


def _check_fleets(state: Yamatai) -> None:
    """YAM-1.4, YAM-13.4: the track, with as many gaps as fleets were taken."""
    up, begun = _there(state.up), len(_there(state.taken))
    _each_once(
        fleet_names(state.tables),
        {
            "face_down": bits.listed(state.down_first),
            "face_down.1": bits.listed(state.down_second),
            "fleets": up,
            "order": _there(state.taken),
        },
    )
    first = state.down_first != 0 or state.down_second == 0
    expect(first, "face_down", "the first batch is turned up first")
    size = len(state.up)
    if state.phase in NO_TURN and state.phase != s.OVER:
        compact = NONE not in [*state.up][: len(up)]
        expect(compact, "fleets", "those left lie at the front")
        kept = 0 if state.round == 0 else size - begun
        most = size - 1 if state.phase == s.SHOWING_FLEETS else kept
        expect(kept <= len(up) <= most, "fleets", "another number in this phase")
    else:
        expect(len(up) + begun == size, "fleets", "another number in this turn")


def _check_displays(state: Yamatai) -> None:
    """YAM-13.1, YAM-13.2: filled one after the other, and emptied by turns."""
    phase = state.phase
    people, tiles = int(gaps(state.shown)), int(gaps(state.row))
    if phase in (s.ORDERING, s.DEALING):
        expect(people == len(state.shown), "display", "nobody is shown yet")
        expect(tiles == len(state.row), "row", "no tile is shown yet")
    elif phase in SHOWING:
        full = phase != s.SHOWING_SPECIALISTS
        expect((people == 0) == full, "display", "another number in this phase")
        if full:
            expect((tiles == 0) == (phase == s.SHOWING_FLEETS), "row", "another number")
        expect(state.round == 0 or endings(state) == 0, "phase", "the match is over")
    else:
        begun = len(_there(state.taken))
        expect(people <= begun, "display", "one specialist a turn is recruited")
        expect(tiles <= 2 * begun, "row", "two tiles a turn are taken")
    if phase == s.OVER:
        expect(endings(state) != 0, "phase", "nothing has ended the match")


def _check_set_up(state: Yamatai) -> None:
    """YAM-1: nothing has been done yet."""
    for seat in range(int(state.seats)):
        key = f"seats.{seat}"
        expect(state.coins[seat] == state.tables.coins, f"{key}.coins", "as at the beginning")
        expect(state.tokens[seat] == 0, f"{key}.tokens", "none before the first round")
        expect(state.hand_size(seat) == 0, f"{key}.ships", "none before the first round")
        nothing = state.owned[seat] | state.reserved[seat] | state.powers[seat]
        expect(nothing == 0, key, "nothing before the first round")
    expect(list(state.supply) == list(state.tables.supply), "supply", "all ships lie there")
    expect(sum(state.spent) + sum(state.hand) == 0, "spent", "none before the first round")
    expect(state.sacred == 0, "sacred", "none before the first round")
    expect(sum(state.reward) == 0, "display", "no coins before the first round")
    in_row = state.phase != s.SHOWING_SPECIALISTS or gaps(state.row) == len(state.row)
    expect(in_row, "row", "no tile is shown yet")


# --- this turn -------------------------------------------------------------------------------


def check_turn(state: Yamatai) -> None:
    """What is remembered of the turn belongs to the phase, and to the fleet and the people."""
    phase, key = state.phase, "this_turn"
    if phase in LEAD_BACK:
        moments = SHIP_MOMENTS if phase in (s.GIVING, s.GETTING) else MOMENTS
        expect(state.back in moments, f"{key}.back", "nothing can be interrupted there")
    else:
        expect(state.back == NONE, f"{key}.back", "nothing is interrupted")
    base = state.back if phase in LEAD_BACK else phase
    if phase in NO_TURN or phase == s.TAKING:
        _check_nothing(state)
    else:
        _check_effect(state)
        _check_powers(state)
    _check_line(state, base)
    _check_harbours(state, base)
    _check_look(state)
    _check_begun(state)


def _check_nothing(state: Yamatai) -> None:
    marks = {
        "effect_open": state.effect_open,
        "trades": state.trades,
        "used": state.used,
        "recruited": state.recruited,
        "gained": sum(state.gained),
    }
    for name, mark in marks.items():
        expect(mark == 0, f"this_turn.{name}", "no fleet is taken yet")


def _check_effect(state: Yamatai) -> None:
    effect = state.tables.fleet_effect[state.fleet]
    wanted = EFFECT_OF.get(state.phase)
    expect(wanted is None or effect == wanted, "phase", "the fleet of this turn does not do that")
    is_used = effect in (t.NO_EFFECT, t.FREE_SHIP) or wanted is not None
    key = "this_turn.effect_open"
    expect(not is_used or state.effect_open == 0, key, "no effect is open")


def _check_powers(state: Yamatai) -> None:
    power = POWER_OF.get(state.phase)
    powers = int(state.powers[state.seat])
    expect(power is None or powers >> power & 1 == 1, "phase", "nobody at hand has that power")
    once = sum(1 << power for power in ONCE_A_TURN)
    expect(int(state.used) & ~(powers & once) == 0, "this_turn.used", "not a power of this seat")
    if state.phase in (s.GIVING, s.GETTING):
        expect(int(state.used) >> POWER_OF[state.phase] & 1 == 1, "this_turn.used", "it is used")
    expect(state.trades <= trades_allowed(state), "this_turn.trades", "more than are allowed")
    base = state.back if state.phase in LEAD_BACK else state.phase
    given_up = not state.terms.late_trade or base in (s.CHOOSING, s.TRADING) or state.trades > 0
    expect(given_up, "this_turn.trades", "the trade of step 2 is given up")


def _check_line(state: Yamatai, base: i64) -> None:
    """YAM-5.5: ships placed this turn, and the end of the line."""
    spaces = range(int(state.tables.spaces))
    for space in spaces:
        lies = not is_placed(state, space) or not is_empty(state, space)
        expect(lies, "this_turn.placed", "no ship lies there")
    if base not in LINE:
        expect(state.placed[0] | state.placed[1] == 0, "this_turn.placed", "the line is over")
        expect(state.last == NONE, "this_turn.last", "the line is over")
        return
    expect(state.last != NONE, "this_turn.last", "a line has begun")
    effect = state.tables.fleet_effect[state.fleet]
    if state.last == s.BROKEN:
        removed = effect == t.REMOVE_SHIPS and not state.effect_open
        expect(removed, "this_turn.line_broken", "no ship was removed")
    else:
        expect(not is_empty(state, state.last), "this_turn.last", "no ship lies there")
        swapped = state.terms.line_stays and effect == t.SWAP_SHIPS and not state.effect_open
        placed = base != s.PLACING or swapped or is_placed(state, state.last)
        expect(placed, "this_turn.last", "not a ship placed this turn")
    if state.phase == s.COLLECTING:
        expect(can_collect(state), "this_turn.placed", "no ship can collect")
    elif state.phase == s.EXTRA:
        can = not can_collect(state) and state.culture != 0
        expect(can, "this_turn.placed", "the ships collect first, or nothing is left")


def _check_harbours(state: Yamatai, base: i64) -> None:
    """YAM-9.1: between turns ships lie in the harbours; and what came by trade or exchange."""
    at_hand = base in (*LINE, s.CHOOSING, s.TRADING, s.RESTING, s.MOORING)
    for seat in range(int(state.seats)):
        if seat != state.seat or not at_hand:
            fits = state.hand_size(seat) <= state.harbour_size(seat)
            expect(fits, f"seats.{seat}.ships", "more than the harbour holds")
    berthed = base == s.MOORING or sum(state.berth) == 0
    expect(berthed, "this_turn.berth", "only while ships are moored")
    if base == s.MOORING:
        settled = state.copy()
        settled.phase = base
        settle_harbour(settled)
        is_same = settled.phase == base and list(settled.berth) == list(state.berth)
        expect(is_same, "this_turn.berth", "there is nothing to choose, or more is chosen")
    _check_moored(state)
    for colour, name in enumerate(t.COLOUR_NAMES):
        came = base in (s.MOORING, s.HIRING, s.PAYING) or givable(state, colour) >= 0
        expect(came, f"this_turn.gained.{name}", "more than are at hand")
    powers = int(state.powers[state.seat])
    ship_powers = (t.SHIPS_FOR_GOLD, t.GOLD_FOR_SHIPS, t.CULTURE_FOR_GOLD)
    late = state.terms.late_trade and state.has_power(state.seat, t.EXTRA_TRADE)
    rests = base != s.RESTING or late or any(powers >> power & 1 for power in ship_powers)
    expect(rests, "phase", "there is nothing to exchange")


def _check_moored(state: Yamatai) -> None:
    """YAM-12.12: what lay in the harbour before the turn, where only one new ship is moored."""
    key = "this_turn.moored"
    if not state.terms.one_ship or state.phase in NO_TURN:
        expect(state.moored == 0, key, "it does not matter here")
    elif state.phase == s.TAKING:
        begun = state.copy()
        note_harbour(begun)
        expect(begun.moored == state.moored, key, "what lies in the harbour now")
    else:
        ships = [int(state.moored) >> int(t.FIELD) * colour & 15 for colour in range(COLOURS)]
        expect(sum(ships) <= state.harbour_size(state.seat), key, "more than the harbour holds")


def _check_look(state: Yamatai) -> None:
    looked = int(bits.count(state.looked))
    if state.phase == s.LOOKING:
        expect(state.pending > 0, "pile.looked", "there is nothing more to look at")
    elif state.phase == s.ARRANGING:
        least = 1 if state.pending > 0 else 2
        expect(looked >= least, "pile.looked", "nothing is left to be put back")
    else:
        expect(looked == 0, "pile.looked", "nobody looks at the pile")


def _check_begun(state: Yamatai) -> None:
    """What is still to be chosen of something begun."""
    tables, key, left = state.tables, "this_turn.left", state.pending
    if state.phase == s.CHOOSING:
        expect(0 < left <= tables.fleet_value[state.fleet], key, "another number of ships")
        expect(state.trades == 0 and state.used == 0, "this_turn", "the ship is chosen at once")
    elif state.phase == s.REMOVING:
        expect(0 < left < tables.fleet_value[state.fleet], key, "another number of ships")
        expect(not is_sea_empty(state), "ships", "there is nothing to remove")
    elif state.phase == s.GIVING:
        expect(0 < left < tables.power_value[t.SHIPS_FOR_GOLD], key, "another number of ships")
        ships = sum(int(givable(state, colour)) for colour in range(COLOURS))
        expect(state.supply[GOLD] > 0 and ships >= left, key, "too few ships")
    elif state.phase == s.GETTING:
        expect(0 < left <= tables.power_value[t.GOLD_FOR_SHIPS], key, "another number of ships")
        expect(sum(state.supply[:GOLD]) >= left, key, "too few ships in the supply")
    elif state.phase == s.EXCHANGING:
        expect(state.culture_at[left] != NONE, "this_turn.first", "no culture tile lies there")
    elif state.phase == s.SWAPPING:
        expect(not is_empty(state, left), "this_turn.first", "no ship lies there")
    elif state.phase == s.PAYING:
        _check_payment(state)
    is_hiring = state.phase == s.HIRING or state.back == s.HIRING
    expect(is_hiring or not state.recruited, "this_turn.recruited", "the turn is not so far yet")


def _check_payment(state: Yamatai) -> None:
    """YAM-10.2: with one way to pay it would be paid."""
    expect(state.pending in state.shown, "this_turn.first", "is not on display")
    ways = Codes()
    list_payments(state, ways)
    expect(ways.n > 1, "phase", "there is nothing to choose")
