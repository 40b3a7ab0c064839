"""What a position of Yamataï is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.values.value import HandMade, Value
from zashiki.core.bits import count, first
from zashiki.core.state import NOBODY, State
from zashiki.games.yamatai import scoring
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.building import discount, missing
from zashiki.games.yamatai.ships import touched
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.tables import COLOURS, FIELD, KINDS, TOKEN_WORTH, TORII

# Points per unit.
COIN: Final = 0.23
CULTURE_TILE: Final = 0.75  # the first few ...
CULTURE_BEYOND: Final = 0.25  # ... and each one beyond six
CULTURE_PAIR: Final = 0.35  # two of a kind hire a specialist
SPECIALIST: Final = 1.2  # its power, beyond its points
STANDARD_BUILDING: Final = 0.8  # the group it may grow into
RESERVED: Final = -0.3  # a building tile that is kept: it is lost if it is not built
SHIP_AT_HAND: Final = 0.25  # in the seat's own turn, or in the harbour
SHIP_BESIDE: Final = 0.5  # lost
# What the turn may still bring to the seat that has it, as a share.
BUILD_NOW: Final = 0.95  # a building that needs nothing more
BUILD_SOON: Final = 0.55  # one that needs a single ship at hand, times itself for each one more
COLLECT_NOW: Final = 0.9  # a culture tile beside a ship placed this turn
SPREAD_NOW: Final = 2.5  # points of lead that make the chances e to 1 at the end ...
SPREAD_AHEAD: Final = 6.0  # ... and how many more at the beginning


TERMS: Final = [
    "points",
    "coins",
    "buildings",
    "specialists",
    "reserve",
    "culture",
    "ships",
    "this-turn",
]


class YamataiValue(HandMade):
    def __init__(self) -> None:
        super().__init__(TERMS)

    def is_unfinished(self, state: State) -> bool:
        """Within a turn, until step 3 is over."""
        assert isinstance(state, Fields)  # noqa: S101
        phase = state.phase
        if phase in (s.RESTING, s.MOORING, s.HIRING, s.TAKING):
            return False
        return phase > s.TAKING and phase != s.OVER

    def spread(self, state: State) -> float:
        assert isinstance(state, Fields)  # noqa: S101
        return SPREAD_NOW + SPREAD_AHEAD * (1.0 - progress(state))

    def tell(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        has_turn = state.seat == seat and state.actor != NOBODY
        out[0] = points(state, seat)
        out[1] = COIN * float(state.coins[seat])
        out[2] = STANDARD_BUILDING * float(count(state.standard[seat]))
        out[3] = specialists(state, seat)
        out[4] = RESERVED * float(count(state.reserved[seat]))
        out[5] = culture(state, seat)
        out[6] = ships(state, seat)
        out[7] = this_turn(state) if has_turn else 0.0


def make() -> Value:
    return YamataiValue()


def points(state: Fields, seat: i64) -> float:
    """Of tokens and building tiles."""
    return float(scoring.token_points(state, seat) + scoring.tile_points(state, seat))


def specialists(state: Fields, seat: i64) -> float:
    worth = 0.0
    for specialist in range(state.tables.specialists):
        if state.holder[specialist] == seat:
            worth += SPECIALIST + float(state.tables.specialist_points[specialist])
    return worth


def culture(state: Fields, seat: i64) -> float:
    tiles: i64 = 0
    pairs: i64 = 0
    for kind in range(KINDS):
        tiles += state.hand[seat * KINDS + kind]
        if state.hand[seat * KINDS + kind] >= 2:
            pairs += 1
    few = min(tiles, 6)
    worth = CULTURE_TILE * float(few) + CULTURE_BEYOND * float(tiles - few)
    return worth + CULTURE_PAIR * float(min(pairs, 2))


def ships(state: Fields, seat: i64) -> float:
    at_hand: i64 = 0
    beside: i64 = 0
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        at_hand += state.ships[i]
        beside += state.beside[i]
    return SHIP_AT_HAND * float(at_hand) - SHIP_BESIDE * float(beside)


def this_turn(state: Fields) -> float:
    """The best building or the tiles that the turn can still bring."""
    phase = state.phase
    if phase == s.COLLECTING:
        return COLLECT_NOW * CULTURE_TILE * float(count(state.placed[0]) + count(state.placed[1]))
    if phase not in (s.TRADING, s.PLACING, s.CHOOSING):
        return 0.0
    beside = touched(state) if phase == s.PLACING else 0
    build = best_building(state, beside)
    placed = count(state.placed[0]) + count(state.placed[1])
    collect = min(placed, count(beside & state.culture))
    return max(build, COLLECT_NOW * CULTURE_TILE * float(collect))


def best_building(state: Fields, beside: i64) -> float:
    """The highest share of a building's worth, among those the ships at hand could finish."""
    best = 0.0
    fewer = discount(state)
    rest = state.open_islands()
    while rest != 0:
        island = first(rest)
        rest &= rest - 1
        is_beside = beside >> island & 1 == 1
        for tile in state.row:
            if tile != NONE:
                lacking = missing(state, tile, island) - fewer
                share = share_of(state, tile, island, lacking, is_beside)
                if share > 0.0:
                    best = max(best, share * building_worth(state, tile, island))
    return best


def share_of(state: Fields, tile: i64, island: i64, lacking: i64, is_beside: bool) -> float:
    if lacking <= 0 and is_beside:
        return BUILD_NOW
    if not has_ships(state, tile, island, lacking):
        return 0.0
    share = BUILD_SOON
    for _ in range(1, lacking):
        share *= BUILD_SOON
    return share


def has_ships(state: Fields, tile: i64, island: i64, lacking: i64) -> bool:
    """Whether the ships at hand are what the coast lacks."""
    need, have = state.tables.tile_need[tile], state.coast[island]
    helped: i64 = 0
    total: i64 = 0
    for colour in range(COLOURS):
        lack = (need & 15) - (have & 15)
        at_hand = state.ships[state.seat * COLOURS + colour]
        total += at_hand
        if lack > 0:
            helped += min(lack, at_hand)
        need >>= FIELD
        have >>= FIELD
    return helped >= lacking and total > 0


def building_worth(state: Fields, tile: i64, island: i64) -> float:
    worth = float(state.tables.tile_points[tile])
    if state.tables.tile_kind[tile] >= TORII:
        return worth
    around = state.tables.neighbours[island]
    tokens = count(around & state.prestige) + (state.mountains >> island & 1)
    token = 2.0 if state.has_power(state.seat, TOKEN_WORTH) else 1.0
    return worth + STANDARD_BUILDING + token * float(tokens)


def progress(state: Fields) -> float:
    """How near the end is, from 0 to 1: by the buildings left, or by the rounds."""
    built = 1.0 - float(fewest_pieces(state)) / float(state.tables.pieces[state.seats])
    return max(built, min(1.0, float(state.round) / 14.0))


def fewest_pieces(state: Fields) -> i64:
    """The fewest buildings that anybody has left: with none the match ends."""
    fewest = state.pieces[0]
    for seat in range(1, state.seats):
        fewest = min(fewest, state.pieces[seat])
    return fewest
