"""The final count: points for everything a seat has made of the year, and the places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.games.iki.state import (
    HOUSE,
    Fields,
)
from zashiki.games.iki.tables import (
    COLOURS,
    FISH,
    IKI,
    KOBAN,
    MON,
    PER_FISH,
    PER_NOTHING,
    PER_RETIRED,
    PIPE,
    POINTS,
    POUCH,
    WOOD,
)


def colour_points(state: Fields, seat: i64) -> i64:
    """IKI-15.2: different colours of retired and active characters; IKI-15.3: wild ones."""
    mask = state.colours[seat]
    for stall in range(state.side.n_stalls):
        if state.people[seat] >> stall & 1:
            mask |= 1 << state.tables.colour[state.stall[stall]]
    count = bits.count(mask) + state.wilds[seat]
    if count > len(COLOURS):
        count = len(COLOURS)
    return state.tables.colour_points[count]


def goods_of(state: Fields, seat: i64, kind: i64) -> i64:
    count: i64 = 0
    for good in range(state.tables.n_goods):
        if state.goods[good] == seat and state.tables.goods_kind[good] == kind:
            count += 1
    return count


def _value_of(state: Fields, seat: i64, kind: i64) -> i64:
    value: i64 = 0
    for good in range(state.tables.n_goods):
        if state.goods[good] == seat and state.tables.goods_kind[good] == kind:
            value += state.tables.value[good]
    return value


def fish_points(state: Fields, seat: i64) -> i64:
    """IKI-15.4: by their number, and what is printed on them."""
    return state.tables.fish_points[goods_of(state, seat, FISH)] + _value_of(state, seat, FISH)


def pouch_points(state: Fields, seat: i64) -> i64:
    """IKI-15.5: what is printed on them, doubled by a pipe."""
    points = _value_of(state, seat, POUCH)
    if goods_of(state, seat, PIPE) > 0:
        points *= state.tables.pipe_factor
    return points


def building_points(state: Fields, seat: i64) -> i64:
    """IKI-15.6: the standing ones, with what they count at the end."""
    points: i64 = 0
    for stall in range(state.side.n_stalls):
        if state.owner[stall] == seat and state.stall[stall] >= HOUSE:
            building = state.stall[stall] - HOUSE
            points += state.tables.points[building] + counted_points(state, seat, building)
    return points


def counted_points(state: Fields, seat: i64, building: i64) -> i64:
    """IKI-9.7: so many points for each thing counted, up to a limit."""
    per = state.tables.per[building]
    if per == PER_NOTHING:
        return 0
    if per == PER_RETIRED:
        count = state.retired[seat]
    elif per == PER_FISH:
        count = goods_of(state, seat, FISH)
    else:
        count = state.held(seat, per)
    points = count * state.tables.per_each[building]
    return min(state.tables.per_most[building], points)


def resource_points(state: Fields, seat: i64, resource: i64) -> i64:
    """IKI-15.7: koban, wood, and every full four mon."""
    every = state.tables.worth_every[resource]
    return state.held(seat, resource) // every * state.tables.worth_iki[resource]


def points_of(state: Fields, seat: i64) -> i64:
    """IKI-15.1: everything, as if the match ended now."""
    points = state.held(seat, IKI) + colour_points(state, seat)
    points += fish_points(state, seat) + pouch_points(state, seat) + building_points(state, seat)
    for resource in (KOBAN, WOOD, MON):
        points += resource_points(state, seat, resource)
    return points + state.perk(seat, POINTS)  # IKI-16.5


def rate(state: Fields, points: vec[i64], places: vec[i64]) -> None:
    """IKI-15.8: most points first; a tie goes to the one ahead on the fire track."""
    for seat in range(state.seats):
        points[seat] = points_of(state, seat)
        places[seat] = 1
    for ahead in range(state.seats):
        for behind in range(ahead + 1, state.seats):
            one, other = state.standing[ahead], state.standing[behind]
            if points[one] >= points[other]:
                places[other] += 1
            else:
                places[one] += 1


def parts_of(state: Fields, seat: i64) -> list[tuple[str, int, str]]:
    """What a seat's points are made of: label, points and rule of each category."""
    return [
        ("line-track", int(state.held(seat, IKI)), "IKI-15.1"),
        ("line-colours", int(colour_points(state, seat)), "IKI-15.2"),
        ("line-fish", int(fish_points(state, seat)), "IKI-15.4"),
        ("line-pouches", int(pouch_points(state, seat)), "IKI-15.5"),
        ("line-buildings", int(building_points(state, seat)), "IKI-15.6"),
        ("line-koban", int(resource_points(state, seat, KOBAN)), "IKI-15.7"),
        ("line-wood", int(resource_points(state, seat, WOOD)), "IKI-15.7"),
        ("line-mon", int(resource_points(state, seat, MON)), "IKI-15.7"),
        ("line-seal", int(state.perk(seat, POINTS)), "IKI-16.5"),
    ]


def outcome(state: Fields) -> Outcome:
    """Every category as a line."""
    table = [parts_of(state, seat) for seat in range(state.seats)]
    lines = [
        Line(Message(label), tuple([row[i][1] for row in table]), rule_id)
        for i, (label, _, rule_id) in enumerate(table[0])
    ]
    scores = state.scores()
    places = state.ranking()
    winner = places.index(1)
    tied = scores.count(max(scores)) > 1
    args: dict[str, object] = {"seat": seat_name(winner), "points": scores[winner]}
    verdict = Message("verdict-fire", args) if tied else Message("verdict-points", args)
    return Outcome(Message("ending-new-year"), tuple(scores), tuple(places), tuple(lines), verdict)
