"""The year: how months begin and end, paydays, harmony, fires, the New Year round."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.iki.effects import clear_market, lay_coins, spend_tile, vacate
from zashiki.games.iki.state import (
    AMULET,
    BUSINESS,
    DRAW_BLOCK,
    DRAW_CARD,
    DRAW_FIRE,
    EMPTY,
    FEEDING,
    GATE,
    GONE,
    HIRE,
    HOUSE,
    LEAVE,
    NEUTRAL,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEAR_MONTH,
    ORDER,
    OVER,
    SAVING,
    WALK,
    Position,
    bit_count,
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
    SAVE,
    STOCKS,
)

# --- the month begins ----------------------------------------------------------------------------


def begin_month(p: Position) -> None:
    """IKI-4.1: with two seats a blocking tile, then the new cards, then the order."""
    p.acted = 0
    if p.side.blocking:  # IKI-3.3
        p.phase = DRAW_BLOCK
        p.actor = CHANCE
    else:
        deal_cards(p)


def deal_cards(p: Position) -> None:
    left = bit_count(p.deck)
    p.to_draw = p.tables.cards_a_month
    if left < p.to_draw:
        p.to_draw = left
    p.phase = DRAW_CARD
    p.actor = CHANCE
    if p.to_draw == 0:
        ask_order(p)


def ask_order(p: Position) -> None:
    """IKI-4.2: the foremost disc that has no field yet chooses; then the turns begin."""
    seat = next_in_standing(p)
    if seat == NOBODY:
        p.acted = 0
        begin_turn(p)
    else:
        p.phase = ORDER
        p.actor = seat


def next_in_standing(p: Position) -> i64:
    """IKI-1.6: the foremost seat that is not yet through, or NOBODY."""
    for seat in p.standing:
        if p.acted >> seat & 1 == 0:
            return seat
    return NOBODY


# --- turns ---------------------------------------------------------------------------------------


def begin_turn(p: Position) -> None:
    """IKI-5.1: the leftmost order figure is next; with none left the month ends."""
    for field in range(p.tables.n_fields):
        seat = p.fields[field]
        if seat >= 0:
            p.turn = seat
            p.actor = seat
            p.field = field
            if p.tables.hires[field]:
                p.phase = HIRE
            else:  # IKI-5.8: nothing to choose
                p.stock[seat * STOCKS + MON] += p.tables.income[field]
                p.phase = WALK
            return
    end_month(p)


def open_business(p: Position) -> None:
    p.deals = 0
    p.used = 0
    for kind in range(len(p.bought)):
        p.bought[kind] = 0
    p.phase = BUSINESS


def end_turn(p: Position) -> None:
    """IKI-7.12: the order figure goes home, the next seat has its turn."""
    p.deals = 0
    p.used = 0
    for kind in range(len(p.bought)):
        p.bought[kind] = 0
    p.turn = -1
    if p.month == NEW_YEAR_MONTH:
        ask_new_year(p)
    else:
        p.fields[p.field] = -1
        p.field = -1
        begin_turn(p)


# --- the month ends ------------------------------------------------------------------------------


def end_month(p: Position) -> None:
    """IKI-10.1: with two seats a neutral card first, then the event of the calendar."""
    if p.side.neutral and p.market != 0:  # IKI-3.4
        p.phase = NEUTRAL_CARD
        p.actor = neutral_chooser(p)
    else:
        hold_event(p)


def neutral_chooser(p: Position) -> i64:
    """IKI-3.4: the sun in odd months, the moon in even ones."""
    return p.first if p.month % 2 == 1 else 1 - p.first


def hold_event(p: Position) -> None:
    event = p.tables.event[p.month]
    if event == PAYDAY:
        payday(p)
    elif event == BLAZE:  # IKI-13.1
        p.phase = DRAW_FIRE
        p.actor = CHANCE
    else:  # IKI-10.2
        lay_coins(p)
        next_month(p)


def next_month(p: Position) -> None:
    p.month += 1
    p.blocked = -1
    p.acted = 0
    if p.month == NEW_YEAR_MONTH:
        ask_new_year(p)
    else:
        begin_month(p)


# --- payday --------------------------------------------------------------------------------------


def payday(p: Position) -> None:
    """IKI-11.1: season, market, income, harmony, feeding."""
    clear_market(p, p.season)
    if p.month == MONTHS:  # IKI-11.7
        for seat in range(p.seats):
            p.space[seat] = GATE
    else:  # IKI-11.2
        p.season += 1
        p.deck = p.tables.deck[p.season]
    for seat in range(p.seats):
        pay_wages(p, seat)
    for group in p.side.groups:
        score_harmony(p, group)
    p.acted = 0
    feed_on(p)


def pay_wages(p: Position, seat: i64) -> None:
    """IKI-11.3: characters by their experience, the retired, then lasting buildings."""
    base = seat * STOCKS
    for r in range(STOCKS):
        p.stock[base + r] += p.pension[base + r]
    for stall in range(p.side.n_stalls):
        if p.owner[stall] == seat:
            what = p.stall[stall]
            if what >= HOUSE:  # IKI-9.6
                row = (what - HOUSE) * STOCKS
                for r in range(STOCKS):
                    p.stock[base + r] += p.tables.payday[row + r]
            else:
                row = (what * LEVELS + p.experience[stall]) * STOCKS
                for r in range(STOCKS):
                    p.stock[base + r] += p.tables.wage[row + r]


def score_harmony(p: Position, group: i64) -> None:
    """IKI-12.1: a colour found twice or more scores its number for each kobun on it."""
    people = group & p.characters()  # IKI-12.3
    for colour in range(len(COLOURS)):
        count = count_colour(p, people, colour)
        if count >= 2:
            for stall in range(p.side.n_stalls):
                if people >> stall & 1 and p.tables.colour[p.stall[stall]] == colour:
                    owner = p.owner[stall]
                    if owner != NEUTRAL:  # IKI-3.7
                        p.stock[owner * STOCKS + IKI] += count


def count_colour(p: Position, people: i64, colour: i64) -> i64:
    count: i64 = 0
    for stall in range(p.side.n_stalls):
        if people >> stall & 1 and p.tables.colour[p.stall[stall]] == colour:
            count += 1
    return count


def feed_on(p: Position) -> None:
    """IKI-11.5: seat after seat; whoever is short and has a choice is asked who leaves."""
    while True:
        seat = next_in_standing(p)
        if seat == NOBODY:
            break
        mouths = bit_count(p.people[seat])
        fed = p.stock[seat * STOCKS + RICE] + p.perk(seat, RICE_LESS)  # IKI-16.3
        if 0 < fed < mouths:
            p.phase = FEEDING
            p.actor = seat
            return
        feed(p, seat, mouths, fed)
        p.acted |= 1 << seat
    next_month(p)


def feed(p: Position, seat: i64, mouths: i64, fed: i64) -> None:
    """IKI-11.4: one rice for each character; without any all of them leave."""
    if fed == 0:
        for stall in range(p.side.n_stalls):
            if p.people[seat] >> stall & 1:
                vacate(p, stall, GONE)
    else:
        due = mouths - p.perk(seat, RICE_LESS)
        if due > 0:
            p.stock[seat * STOCKS + RICE] -= due


def list_hungry(p: Position, out: Codes) -> None:
    for stall in range(p.side.n_stalls):
        if p.people[p.actor] >> stall & 1:
            out.add(LEAVE + stall)


def starve(p: Position, stall: i64) -> None:
    """IKI-11.6: the character leaves with its card; the fire value stays."""
    vacate(p, stall, GONE)
    feed_on(p)


# --- fire ----------------------------------------------------------------------------------------


def burn_on(p: Position) -> None:
    """IKI-13.2: from stall to stall inwards, weaker each time, until somebody stops it."""
    while p.burning < QUARTER_STALLS:
        stall = p.side.path[p.quarter * QUARTER_STALLS + p.burning]
        strength = fire_strength(p)
        if stall < 0 or strength <= 0:
            break
        if p.stall[stall] != EMPTY:
            owner = p.owner[stall]
            if owner != NEUTRAL:
                if p.fire[owner] + p.watch[owner] >= strength:  # IKI-13.3
                    break
                if p.stall[stall] < HOUSE and p.perk(owner, SAVE) > 0:  # IKI-16.1
                    p.phase = SAVING
                    p.actor = owner
                    return
            vacate(p, stall, GONE)  # IKI-13.4
        p.burning += 1
    p.quarter = -1
    p.burning = 0
    lay_coins(p)
    next_month(p)


def fire_strength(p: Position) -> i64:
    """Of the fire at the stall it has come to."""
    return p.tables.strength[p.month] - p.side.fire_less - p.burning


def burning_stall(p: Position) -> i64:
    return p.side.path[p.quarter * QUARTER_STALLS + p.burning]


def save_or_not(p: Position, code: i64) -> None:
    """IKI-16.1: the amulet saves the character, the fire goes on."""
    if code == AMULET:
        spend_tile(p, p.held_tile(p.actor, SAVE))
    else:
        vacate(p, burning_stall(p), GONE)
    p.burning += 1
    burn_on(p)


# --- New Year ------------------------------------------------------------------------------------


def ask_new_year(p: Position) -> None:
    """IKI-14.1: in fire order everybody places the figure and does business once more."""
    seat = next_in_standing(p)
    if seat == NOBODY:
        p.phase = OVER
        p.actor = NOBODY
        p.acted = 0
    else:
        p.phase = NEW_YEAR
        p.turn = seat
        p.actor = seat


def reveal(p: Position, card: i64) -> None:
    """A card of the season is laid open."""
    number = card & (DECK - 1)
    p.deck &= ~(1 << number)
    p.market |= 1 << number
