"""Points, places and the final count, explained."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.games.tokaido_duo.state import (
    GARDENS_DONE,
    GOLD_DONE,
    NO_TRIGGER,
    ROUND_LIMIT,
    TEMPLES_DONE,
    Position,
)
from zashiki.games.tokaido_duo.tables import SEATS


def faith(position: Position, seat: i64) -> i64:
    """DUO-11.1: temple space times garden space."""
    return position.temple[seat] * position.garden[seat]


def trade(position: Position, seat: i64) -> i64:
    """DUO-11.2: the number above the last bar."""
    return position.tables.gold_points[position.bars[seat]]


def culture(position: Position, seat: i64) -> i64:
    """DUO-11.3: the highest number uncovered."""
    return position.tables.gift_points[position.gifts[seat]]


def rate(position: Position, points: vec[i64], places: vec[i64]) -> None:
    """DUO-11.4, DUO-11.5: points, and places by points and then by money."""
    for seat in range(SEATS):
        points[seat] = faith(position, seat) + trade(position, seat) + culture(position, seat)
    lead = points[0] - points[1]
    if lead == 0:
        lead = position.money[0] - position.money[1]
    places[0] = 2 if lead < 0 else 1
    places[1] = 2 if lead > 0 else 1


def outcome(position: Position) -> Outcome:
    points, places = vec[i64]([0, 0]), vec[i64]([0, 0])
    rate(position, points, places)
    scores = (int(points[0]), int(points[1]))
    ranks = (int(places[0]), int(places[1]))
    return Outcome(
        ending=ending(position),
        scores=scores,
        places=ranks,
        lines=(
            _line(Message("line-faith"), faith(position, 0), faith(position, 1), "DUO-11.1"),
            _line(Message("line-trade"), trade(position, 0), trade(position, 1), "DUO-11.2"),
            _line(Message("line-culture"), culture(position, 0), culture(position, 1), "DUO-11.3"),
        ),
        verdict=verdict(position, scores, ranks),
    )


def _line(text: Message, first: i64, second: i64, rule_id: str) -> Line:
    return Line(text, (int(first), int(second)), rule_id)


def verdict(position: Position, scores: tuple[int, int], places: tuple[int, int]) -> Message:
    """DUO-11.4, DUO-11.5: why the winner won."""
    if places[0] == places[1]:
        return Message("verdict-shared", {"points": scores[0], "money": int(position.money[0])})
    winner = places.index(1)
    seat = seat_name(winner)
    if scores[0] == scores[1]:
        return Message("verdict-money", {"seat": seat, "money": int(position.money[winner])})
    args: dict[str, object] = {"points": scores[winner], "other": scores[1 - winner]}
    return Message("verdict-points", args | {"seat": seat})


def ending(position: Position) -> Message:
    """DUO-10.1, DUO-10.4: what brought the end."""
    trigger = position.trigger
    if trigger == NO_TRIGGER:
        return Message("ending-rounds", {"rounds": ROUND_LIMIT})
    seat = seat_name(int(position.trigger_seat))
    if trigger == TEMPLES_DONE:
        return Message("ending-temple", {"seat": seat})
    if trigger == GARDENS_DONE:
        return Message("ending-garden", {"seat": seat})
    if trigger == GOLD_DONE:
        return Message("ending-gold", {"seat": seat})
    return Message("ending-gifts", {"seat": seat})
