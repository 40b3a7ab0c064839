"""The year: how months begin and end, paydays, harmony, fires, the New Year round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.codes import Codes
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.iki.actions import (
    LEAVE,
    SAVE,
)
from zashiki.games.iki.effects import clear_market, lay_coins, spend_tile, vacate
from zashiki.games.iki.state import (
    DRAW_BLOCK,
    DRAW_CARD,
    DRAW_FIRE,
    EMPTY,
    FEEDING,
    GATE,
    GONE,
    HIRE,
    HOUSE,
    NEUTRAL,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEAR_MONTH,
    NO_SEAT,
    NOTHING,
    ORDER,
    OVER,
    SAVING,
    WALK,
    Fields,
)
from zashiki.games.iki.tables import (
    BLAZE,
    COLOURS,
    DECK,
    IKI,
    LEVELS,
    MON,
    MONTHS,
    PAYDAY,
    QUARTER_STALLS,
    RICE,
    RICE_LESS,
    SAVES,
    STOCKS,
)

HARMONIOUS: Final = 2  # cards of one colour, or more (IKI-12.1)

# --- the month begins ----------------------------------------------------------------------------


def begin_month(state: Fields) -> None:
    """IKI-4.1: with two seats a blocking tile, then the new cards, then the order."""
    state.acted = 0
    if state.side.blocking:  # IKI-3.3
        state.phase = DRAW_BLOCK
        state.actor = CHANCE
    else:
        deal_cards(state)


def deal_cards(state: Fields) -> None:
    left = bits.count(state.deck)
    state.to_draw = state.tables.cards_a_month
    if left < state.to_draw:
        state.to_draw = left
    state.phase = DRAW_CARD
    state.actor = CHANCE
    if state.to_draw == 0:
        ask_order(state)


def ask_order(state: Fields) -> None:
    """IKI-4.2: the foremost disc that has no field yet chooses; then the turns begin."""
    seat = next_in_standing(state)
    if seat == NOBODY:
        state.acted = 0
        _begin_turn(state)
    else:
        state.phase = ORDER
        state.actor = seat


def next_in_standing(state: Fields) -> i64:
    """IKI-1.6: the foremost seat that is not yet through, or NOBODY."""
    for seat in state.standing:
        if state.acted >> seat & 1 == 0:
            return seat
    return NOBODY


# --- turns ---------------------------------------------------------------------------------------


def _begin_turn(state: Fields) -> None:
    """IKI-5.1: the leftmost order figure is next; with none left the month ends."""
    for field in range(state.tables.n_fields):
        seat = state.fields[field]
        if seat >= 0:
            state.turn = seat
            state.actor = seat
            state.field = field
            if state.tables.hires[field]:
                state.phase = HIRE
            else:  # IKI-5.8: nothing to choose
                state.stock[seat * STOCKS + MON] += state.tables.income[field]
                state.phase = WALK
            return
    _end_month(state)


def end_turn(state: Fields) -> None:
    """IKI-7.12: the order figure goes home, the next seat has its turn."""
    state.deals = 0
    state.used = 0
    for kind in range(len(state.bought)):
        state.bought[kind] = 0
    state.turn = NO_SEAT
    if state.month == NEW_YEAR_MONTH:
        _ask_new_year(state)
    else:
        state.fields[state.field] = NO_SEAT
        state.field = NOTHING
        _begin_turn(state)


# --- the month ends ------------------------------------------------------------------------------


def _end_month(state: Fields) -> None:
    """IKI-10.1: with two seats a neutral card first, then the event of the calendar."""
    if state.side.neutral and state.market != 0:  # IKI-3.4
        state.phase = NEUTRAL_CARD
        state.actor = neutral_chooser(state)
    else:
        hold_event(state)


def neutral_chooser(state: Fields) -> i64:
    """IKI-3.4: the sun in odd months, the moon in even ones."""
    return state.first if state.month % 2 == 1 else 1 - state.first


def hold_event(state: Fields) -> None:
    event = state.tables.event[state.month]
    if event == PAYDAY:
        _payday(state)
    elif event == BLAZE:  # IKI-13.1
        state.phase = DRAW_FIRE
        state.actor = CHANCE
    else:  # IKI-10.2
        lay_coins(state)
        _next_month(state)


def _next_month(state: Fields) -> None:
    state.month += 1
    state.blocked = NOTHING
    state.acted = 0
    if state.month == NEW_YEAR_MONTH:
        _ask_new_year(state)
    else:
        begin_month(state)


# --- payday --------------------------------------------------------------------------------------


def _payday(state: Fields) -> None:
    """IKI-11.1: season, market, income, harmony, feeding."""
    clear_market(state, state.season)
    if state.month == MONTHS:  # IKI-11.7
        for seat in range(state.seats):
            state.space[seat] = GATE
    else:  # IKI-11.2
        state.season += 1
        state.deck = state.tables.deck[state.season]
    for seat in range(state.seats):
        pay_wages(state, seat)
    people = state.characters()  # IKI-12.3
    for group in state.side.groups:
        _score_harmony(state, group & people)
    state.acted = 0
    _feed_on(state)


def pay_wages(state: Fields, seat: i64) -> None:
    """IKI-11.3: characters by their experience, the retired, then lasting buildings."""
    base = seat * STOCKS
    for r in range(STOCKS):
        state.stock[base + r] += state.pension[base + r]
    for stall in range(state.side.n_stalls):
        if state.owner[stall] == seat:
            what = state.stall[stall]
            if what >= HOUSE:  # IKI-9.6
                row = (what - HOUSE) * STOCKS
                for r in range(STOCKS):
                    state.stock[base + r] += state.tables.payday[row + r]
            else:
                row = (what * LEVELS + state.experience[stall]) * STOCKS
                for r in range(STOCKS):
                    state.stock[base + r] += state.tables.wage[row + r]


def _score_harmony(state: Fields, people: i64) -> None:
    """IKI-12.1: a colour found twice or more scores its number for each kobun on it."""
    if people & (people - 1) == 0:
        return  # nobody, or one alone
    for colour in range(len(COLOURS)):
        count = _count_colour(state, people, colour)
        if count >= HARMONIOUS:
            for stall in range(state.side.n_stalls):
                if people >> stall & 1 and state.tables.colour[state.stall[stall]] == colour:
                    owner = state.owner[stall]
                    if owner != NEUTRAL:  # IKI-3.7
                        state.stock[owner * STOCKS + IKI] += count


def _count_colour(state: Fields, people: i64, colour: i64) -> i64:
    count: i64 = 0
    for stall in range(state.side.n_stalls):
        if people >> stall & 1 and state.tables.colour[state.stall[stall]] == colour:
            count += 1
    return count


def _feed_on(state: Fields) -> None:
    """IKI-11.5: seat after seat; whoever is short and has a choice is asked who leaves."""
    while True:
        seat = next_in_standing(state)
        if seat == NOBODY:
            break
        if can_choose_who_leaves(state, seat):
            state.phase = FEEDING
            state.actor = seat
            return
        _feed(state, seat)
        state.acted |= 1 << seat
    _next_month(state)


def _fed(state: Fields, seat: i64) -> i64:
    """IKI-16.3: how many characters a seat can feed."""
    return state.stock[seat * STOCKS + RICE] + state.perk(seat, RICE_LESS)


def can_choose_who_leaves(state: Fields, seat: i64) -> bool:
    return 0 < _fed(state, seat) < bits.count(state.people[seat])


def _feed(state: Fields, seat: i64) -> None:
    """IKI-11.4: one rice for each character; without any all of them leave."""
    if _fed(state, seat) == 0:
        for stall in range(state.side.n_stalls):
            if state.people[seat] >> stall & 1:
                vacate(state, stall, GONE)
    else:
        due = bits.count(state.people[seat]) - state.perk(seat, RICE_LESS)
        if due > 0:
            state.stock[seat * STOCKS + RICE] -= due


def list_hungry(state: Fields, out: Codes) -> None:
    for stall in range(state.side.n_stalls):
        if state.people[state.actor] >> stall & 1:
            out.add(LEAVE + stall)


def starve(state: Fields, stall: i64) -> None:
    """IKI-11.6: the character leaves with its card; the fire value stays."""
    vacate(state, stall, GONE)
    _feed_on(state)


# --- fire ----------------------------------------------------------------------------------------


def burn_on(state: Fields) -> None:
    """IKI-13.2: from stall to stall inwards, weaker each time, until somebody stops it."""
    while state.burning < QUARTER_STALLS:
        stall = state.side.path[state.quarter * QUARTER_STALLS + state.burning]
        strength = fire_strength(state)
        if stall < 0 or strength <= 0:
            break
        if state.stall[stall] != EMPTY:
            if stops_fire(state, stall, strength):
                break
            if can_save(state):
                state.phase = SAVING
                state.actor = state.owner[stall]
                return
            vacate(state, stall, GONE)  # IKI-13.4
        state.burning += 1
    state.quarter = NOTHING
    state.burning = 0
    lay_coins(state)
    _next_month(state)


def stops_fire(state: Fields, stall: i64, strength: i64) -> bool:
    """IKI-13.3: whether the owner's brigade puts a fire of this strength out."""
    owner = state.owner[stall]
    return owner != NEUTRAL and state.fire[owner] + state.watch[owner] >= strength


def can_save(state: Fields) -> bool:
    """IKI-16.1: whether an amulet can save the character that the fire has come to."""
    stall = burning_stall(state)
    if state.owner[stall] == NEUTRAL or state.stall[stall] >= HOUSE:
        return False
    return state.perk(state.owner[stall], SAVES) > 0


def fire_strength(state: Fields) -> i64:
    """Of the fire at the stall it has come to."""
    return state.tables.blaze(state.side, state.month) - state.burning


def burning_stall(state: Fields) -> i64:
    return state.side.path[state.quarter * QUARTER_STALLS + state.burning]


def save_or_not(state: Fields, code: i64) -> None:
    """IKI-16.1: the amulet saves the character, the fire goes on."""
    if code == SAVE:
        spend_tile(state, state.held_tile(state.actor, SAVES))
    else:
        vacate(state, burning_stall(state), GONE)
    state.burning += 1
    burn_on(state)


# --- New Year ------------------------------------------------------------------------------------


def _ask_new_year(state: Fields) -> None:
    """IKI-14.1: in fire order everybody places the figure and does business once more."""
    seat = next_in_standing(state)
    if seat == NOBODY:
        state.phase = OVER
        state.actor = NOBODY
        state.acted = 0
    else:
        state.phase = NEW_YEAR
        state.turn = seat
        state.actor = seat


def reveal(state: Fields, card: i64) -> None:
    """A card of the season is laid open."""
    number = card & (DECK - 1)
    state.deck &= ~(1 << number)
    state.market |= 1 << number
