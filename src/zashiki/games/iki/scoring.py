"""The final count: points for everything a seat has made of the year, and the places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.games.iki.state import HOUSE, Position, bit_count
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


def colour_points(p: Position, seat: i64) -> i64:
    """IKI-15.2: different colours of retired and active characters; IKI-15.3: wild ones."""
    mask = p.colours[seat]
    for stall in range(p.side.n_stalls):
        if p.people[seat] >> stall & 1:
            mask |= 1 << p.tables.colour[p.stall[stall]]
    count = bit_count(mask) + p.wilds[seat]
    if count > len(COLOURS):
        count = len(COLOURS)
    return p.tables.colour_points[count]


def goods_of(p: Position, seat: i64, kind: i64) -> i64:
    count: i64 = 0
    for good in range(p.tables.n_goods):
        if p.goods[good] == seat and p.tables.goods_kind[good] == kind:
            count += 1
    return count


def value_of(p: Position, seat: i64, kind: i64) -> i64:
    value: i64 = 0
    for good in range(p.tables.n_goods):
        if p.goods[good] == seat and p.tables.goods_kind[good] == kind:
            value += p.tables.value[good]
    return value


def fish_points(p: Position, seat: i64) -> i64:
    """IKI-15.4: by their number, and what is printed on them."""
    return p.tables.fish_points[goods_of(p, seat, FISH)] + value_of(p, seat, FISH)


def pouch_points(p: Position, seat: i64) -> i64:
    """IKI-15.5: what is printed on them, doubled by a pipe."""
    points = value_of(p, seat, POUCH)
    if goods_of(p, seat, PIPE) > 0:
        points *= p.tables.pipe_factor
    return points


def building_points(p: Position, seat: i64) -> i64:
    """IKI-15.6: the standing ones, with what they count at the end."""
    points: i64 = 0
    for stall in range(p.side.n_stalls):
        if p.owner[stall] == seat and p.stall[stall] >= HOUSE:
            building = p.stall[stall] - HOUSE
            points += p.tables.points[building] + counted_points(p, seat, building)
    return points


def counted_points(p: Position, seat: i64, building: i64) -> i64:
    """IKI-9.7: so many points for each thing counted, up to a limit."""
    per = p.tables.per[building]
    if per == PER_NOTHING:
        return 0
    if per == PER_RETIRED:
        count = p.retired[seat]
    elif per == PER_FISH:
        count = goods_of(p, seat, FISH)
    else:
        count = p.held(seat, per)
    points = count * p.tables.per_each[building]
    return min(p.tables.per_most[building], points)


def resource_points(p: Position, seat: i64, resource: i64) -> i64:
    """IKI-15.7: koban, wood, and every full four mon."""
    every = p.tables.worth_every[resource]
    return p.held(seat, resource) // every * p.tables.worth_iki[resource]


def points_of(p: Position, seat: i64) -> i64:
    """IKI-15.1: everything, as if the match ended now."""
    points = p.held(seat, IKI) + colour_points(p, seat)
    points += fish_points(p, seat) + pouch_points(p, seat) + building_points(p, seat)
    for resource in (KOBAN, WOOD, MON):
        points += resource_points(p, seat, resource)
    return points + p.perk(seat, POINTS)  # IKI-16.5


def rate(p: Position, points: vec[i64], places: vec[i64]) -> None:
    """IKI-15.8: most points first; a tie goes to the one ahead on the fire track."""
    for seat in range(p.seats):
        points[seat] = points_of(p, seat)
        places[seat] = 1
    for ahead in range(p.seats):
        for behind in range(ahead + 1, p.seats):
            one, other = p.standing[ahead], p.standing[behind]
            if points[one] >= points[other]:
                places[other] += 1
            else:
                places[one] += 1


def outcome(p: Position) -> Outcome:
    """Every category as a line."""
    seats = range(int(p.seats))
    lines = [
        line("line-track", [int(p.held(seat, IKI)) for seat in seats], "IKI-15.1"),
        line("line-colours", [int(colour_points(p, seat)) for seat in seats], "IKI-15.2"),
        line("line-fish", [int(fish_points(p, seat)) for seat in seats], "IKI-15.4"),
        line("line-pouches", [int(pouch_points(p, seat)) for seat in seats], "IKI-15.5"),
        line("line-buildings", [int(building_points(p, seat)) for seat in seats], "IKI-15.6"),
        line("line-koban", [int(resource_points(p, seat, KOBAN)) for seat in seats], "IKI-15.7"),
        line("line-wood", [int(resource_points(p, seat, WOOD)) for seat in seats], "IKI-15.7"),
        line("line-mon", [int(resource_points(p, seat, MON)) for seat in seats], "IKI-15.7"),
        line("line-seal", [int(p.perk(seat, POINTS)) for seat in seats], "IKI-16.5"),
    ]
    scores = p.scores()
    places = p.ranking()
    winner = places.index(1)
    tied = scores.count(max(scores)) > 1
    args: dict[str, object] = {"seat": seat_name(winner), "points": scores[winner]}
    verdict = Message("verdict-fire", args) if tied else Message("verdict-points", args)
    return Outcome(Message("ending-new-year"), tuple(scores), tuple(places), tuple(lines), verdict)


def line(label: str, points: list[int], rule_id: str) -> Line:
    return Line(Message(label), tuple(points), rule_id)
