"""What a position of IKI is worth."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.values.value import HandMade, Value
from zashiki.core import bits
from zashiki.core.state import State
from zashiki.games.iki import scoring
from zashiki.games.iki import state as s
from zashiki.games.iki.business import can_afford, can_deal, can_use, is_sated
from zashiki.games.iki.state import (
    HOUSE,
    Fields,
)
from zashiki.games.iki.tables import (
    BLAZE,
    FIRE,
    FISH,
    GAINS,
    IKI,
    KOBAN,
    LEVELS,
    MON,
    MONTHS,
    N_KINDS,
    PAYDAY,
    PIPE,
    POINTS,
    POUCH,
    RICE,
    SANDAL,
    SHOP,
    SPACES,
    STOCKS,
    THEN_BUILD,
    WOOD,
)

# Points per unit of what a seat holds, or gets at a payday.
MON_WORTH: Final = 0.7
MON_AT_THE_END: Final = 0.25
RICE_WORTH: Final = 0.45
RICE_NEEDED: Final = 2.0  # while a character would have to leave without it
WOOD_WORTH: Final = 1.4
SANDAL_WORTH: Final = 0.35
KOBAN_WORTH: Final = 4.0
# People and the year ahead.
COLOUR: Final = 5.5  # each different one, at the start of the year; in the end as counted
WAGES: Final = 0.45  # of what the characters would get at all paydays to come
PENSION: Final = 0.8  # the same of the retired, whom no fire takes
HARMONY: Final = 0.45  # of what the stalls would bring at all paydays to come
EXPERIENCE: Final = 0.1  # per step towards retirement, per payday to come
# The fire.
FIRE_NEEDED: Final = 0.5  # per step up to the strength of the next fire
FIRE_BEYOND: Final = 0.25
FIRE_FRONT: Final = 0.5  # for the foremost disc
FIELD_EARLY: Final = 0.15  # for each field further to the left, while waiting for the turn
FIELD_HIRES: Final = 2.5  # for a field that allows to hire
BUSINESS_TO_COME: Final = 0.95  # of the best that shop and stalls still offer in this turn
BUSINESS_AHEAD: Final = 0.9  # of the best that the field on the order track leads to
SPREAD_NOW: Final = 4.0  # points of lead that make the chances e to 1 at the end ...
SPREAD_PER_MONTH: Final = 0.8  # ... and for each month to come


TERMS: Final = [
    "iki",
    "colours",
    "goods",
    "buildings",
    "stores",
    "rice",
    "people",
    "harmony",
    "fire",
    "order",
    "business",
]


class IkiValue(HandMade):
    def __init__(self) -> None:
        super().__init__(TERMS)

    def is_unfinished(self, state: State) -> bool:
        assert isinstance(state, Fields)  # noqa: S101
        phase = state.phase
        if s.BUSINESS <= phase <= s.SWAP_SECOND:
            return True
        return phase in (s.START_STALL, s.HIRE_STALL, s.NEUTRAL_STALL)

    def spread(self, state: State) -> float:
        assert isinstance(state, Fields)  # noqa: S101
        return SPREAD_NOW + SPREAD_PER_MONTH * float(max(0, MONTHS + 1 - state.month))

    def tell(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        paydays = paydays_left(state)
        out[0] = float(state.held(seat, IKI))
        out[1] = colours(state, seat)
        out[2] = float(scoring.fish_points(state, seat) + scoring.pouch_points(state, seat))
        out[3] = float(scoring.building_points(state, seat) + state.perk(seat, POINTS))
        out[4] = stores(state, seat)
        out[5] = rice(state, seat, paydays)
        out[6] = people(state, seat, paydays)
        out[7] = harmony(state, seat, paydays)
        out[8] = safety(state, seat)
        out[9] = place_in_line(state, seat)
        out[10] = business_to_come(state, seat)


def make() -> Value:
    return IkiValue()


def paydays_left(state: Fields) -> float:
    out = 0.0
    for month in range(state.month, MONTHS + 1):
        if state.tables.event[month] == PAYDAY:
            out += 1.0
    return out


def colours(state: Fields, seat: i64) -> float:
    """Every further colour counts more, so early ones are worth more than they count."""
    points = float(scoring.colour_points(state, seat))
    ahead = float(max(0, MONTHS - state.month)) / float(MONTHS)
    return (1.0 - ahead) * points + ahead * COLOUR * sqrt(points)  # points are squares


def stores(state: Fields, seat: i64) -> float:
    """Money and goods but for rice, for what they count and what they can become."""
    if state.month > MONTHS:
        points = scoring.resource_points(state, seat, KOBAN) + scoring.resource_points(
            state, seat, WOOD
        )
        return float(points) + MON_AT_THE_END * float(state.held(seat, MON))
    worth = KOBAN_WORTH * float(state.held(seat, KOBAN)) + WOOD_WORTH * float(
        state.held(seat, WOOD)
    )
    return (
        worth
        + SANDAL_WORTH * float(state.held(seat, SANDAL))
        + MON_WORTH * float(state.held(seat, MON))
    )


def rice(state: Fields, seat: i64, paydays: float) -> float:
    """What keeps people from leaving, and a little more."""
    if paydays == 0.0:
        return 0.0
    held = state.held(seat, RICE)
    needed = min(held, bits.count(state.people[seat]))
    return RICE_NEEDED * float(needed) + RICE_WORTH * float(min(held - needed, 3))


def people(state: Fields, seat: i64, paydays: float) -> float:
    """Wages to come, of the characters and of the retired."""
    worth = paydays * PENSION * row_worth(state.pension, seat * STOCKS)
    for stall in range(state.side.n_stalls):
        if state.owner[stall] == seat:
            what = state.stall[stall]
            if what >= HOUSE:
                row = (what - HOUSE) * STOCKS
                worth += paydays * WAGES * row_worth(state.tables.payday, row)
                continue
            learned = state.experience[stall]
            row = (what * LEVELS + learned) * STOCKS
            worth += paydays * WAGES * row_worth(state.tables.wage, row)
            if state.tables.levels[what] > 0:
                worth += paydays * EXPERIENCE * float(learned)
    return worth


def row_worth(row: vec[i64], at: i64) -> float:
    """A row of gains in points."""
    worth = MON_WORTH * float(row[at + MON]) + RICE_WORTH * float(row[at + RICE])
    worth += WOOD_WORTH * float(row[at + WOOD]) + SANDAL_WORTH * float(row[at + SANDAL])
    return worth + KOBAN_WORTH * float(row[at + KOBAN]) + float(row[at + IKI])


def harmony(state: Fields, seat: i64, paydays: float) -> float:
    """Colours found twice or more in a group score their number for each kobun on them."""
    worth = 0.0
    if paydays == 0.0:
        return worth
    for group in state.side.groups:
        for stall in range(state.side.n_stalls):
            what = state.stall[stall]
            if group >> stall & 1 == 0 or what < 0 or what >= HOUSE or state.owner[stall] != seat:
                continue
            same: i64 = 0
            for other in range(state.side.n_stalls):
                if group >> other & 1 and is_colour(state, other, state.tables.colour[what]):
                    same += 1
            if same >= 2:
                worth += paydays * HARMONY * float(same)
    return worth


def is_colour(state: Fields, stall: i64, colour: i64) -> bool:
    what = state.stall[stall]
    return 0 <= what < HOUSE and state.tables.colour[what] == colour


def safety(state: Fields, seat: i64) -> float:
    """The fire value against the next fire, and the order it gives."""
    strength: i64 = 0
    for month in range(state.month, MONTHS + 1):
        if state.tables.event[month] == BLAZE:
            strength = state.tables.strength[month] - state.side.fire_less
            break
    value = state.fire[seat] + state.watch[seat]
    needed = min(value, strength)
    worth = FIRE_NEEDED * float(needed) + FIRE_BEYOND * float(state.fire[seat] - needed)
    if state.standing[0] == seat:
        worth += FIRE_FRONT
    return worth


def place_in_line(state: Fields, seat: i64) -> float:
    """The field on the order track, while the seat waits for its turn."""
    for field in range(state.tables.n_fields):
        if state.fields[field] == seat and state.turn != seat:
            worth = FIELD_EARLY * float(state.tables.n_fields - field)
            worth += FIELD_HIRES * float(state.tables.hires[field])
            best = 0.0
            for steps in range(state.tables.least[field], state.tables.most[field] + 1):
                best = max(best, business(state, seat, (state.space[seat] + steps) % SPACES))
            return worth + BUSINESS_AHEAD * best
    return 0.0


def business_to_come(state: Fields, seat: i64) -> float:
    """What shop and stalls still offer in this turn."""
    if state.phase != s.BUSINESS or state.turn != seat:
        return 0.0
    return BUSINESS_TO_COME * business(state, seat, state.space[seat])


def business(state: Fields, seat: i64, space: i64) -> float:
    """The best that the shop of a space offers a seat, and the best of the stalls behind it."""
    turn, state.turn = state.turn, seat  # the rules answer for the seat whose turn it is
    worth = shop_worth(state, space) + stall_worth(state, space)
    state.turn = turn
    return worth


def shop_worth(state: Fields, space: i64) -> float:
    shop = SHOP + space
    best = effect_worth(state, shop) if can_deal(state, shop) else 0.0
    for kind in range(N_KINDS):
        if state.tables.sells[space * N_KINDS + kind] > state.bought[kind]:
            best = max(best, best_good(state, state.turn, kind))
    if state.tables.then[shop] == THEN_BUILD and state.bought[N_KINDS] == 0:
        best = max(best, best_house(state, shop))
    return best


def stall_worth(state: Fields, space: i64) -> float:
    best = 0.0
    if state.used == 0:
        mask = state.side.reach[space] & state.characters()
        for stall in range(state.side.n_stalls):
            if mask >> stall & 1 and can_use(state, stall):
                best = max(best, effect_worth(state, state.stall[stall]))
    return best


def effect_worth(state: Fields, effect: i64) -> float:
    """What an effect gives, less what it takes, in points."""
    worth = row_worth(state.tables.gain, effect * GAINS) - row_worth(
        state.tables.pay, effect * STOCKS
    )
    return worth + FIRE_NEEDED * float(state.tables.gain[effect * GAINS + FIRE])


def best_good(state: Fields, seat: i64, kind: i64) -> float:
    """The best fish, pipe or pouch that is left and can be paid."""
    if is_sated(state, seat, kind):
        return 0.0
    tables = state.tables
    best = 0.0
    owned = scoring.goods_of(state, seat, kind)
    for good in range(tables.goods_from[state.season], tables.goods_from[state.season + 1]):
        price = tables.price[good]
        if (
            tables.goods_kind[good] != kind
            or state.goods[good] >= 0
            or price > state.held(seat, MON)
        ):
            continue
        worth = float(tables.value[good]) - MON_WORTH * float(price)
        if kind == FISH:
            worth += float(tables.fish_points[owned + 1] - tables.fish_points[owned])
        elif kind == PIPE and owned == 0:
            worth += float(scoring.pouch_points(state, seat)) + 1.0
        elif kind == POUCH and scoring.goods_of(state, seat, PIPE) > 0:
            worth += float(tables.value[good])
        best = max(best, worth)
    return best


def best_house(state: Fields, effect: i64) -> float:
    """The best building that can be paid."""
    if state.kobun[state.turn] == 0 or state.free == 0:
        return 0.0
    best = 0.0
    surcharge = state.least_surcharge()
    for building in range(state.tables.n_buildings):
        if state.offer >> building & 1 and can_afford(state, building, effect, -1, surcharge):
            points = state.tables.points[building] + scoring.counted_points(
                state, state.turn, building
            )
            worth = float(points) - row_worth(state.tables.building_cost, building * STOCKS)
            best = max(best, worth)
    return best
