"""Points, places and the final count, explained."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.games.tokaido_duo.state import NO_TRIGGER, ROUND_LIMIT, TRIGGER_NAMES, Fields
from zashiki.games.tokaido_duo.tables import PAINTINGS, SEATS


def faith(state: Fields, seat: i64) -> i64:
    """DUO-11.1: temple space times garden space."""
    return state.temple[seat] * state.garden[seat]


def trade(state: Fields, seat: i64) -> i64:
    """DUO-11.2: the number above the last bar."""
    return state.tables.gold_points[state.bars[seat]]


def culture(state: Fields, seat: i64) -> i64:
    """DUO-11.3: the highest number uncovered."""
    return state.tables.gift_points[state.gifts[seat]]


def steps_left(state: Fields, seat: i64) -> tuple[int, int, int, int]:
    """DUO-10.1: how far it is to each end: temples, gardens, gold bars and gifts still missing."""
    tables = state.tables
    return (
        int(tables.temple_last - state.temple[seat]),
        int(tables.garden_last - state.garden[seat]),
        int(tables.bars_last - state.bars[seat]),
        int(PAINTINGS - state.gifts[seat]),
    )


def rate(state: Fields, points: vec[i64], places: vec[i64]) -> None:
    """DUO-11.4, DUO-11.5: points, and places by points and then by money."""
    for seat in range(SEATS):
        points[seat] = faith(state, seat) + trade(state, seat) + culture(state, seat)
    lead = points[0] - points[1]
    if lead == 0:
        lead = state.money[0] - state.money[1]
    places[0] = 2 if lead < 0 else 1
    places[1] = 2 if lead > 0 else 1


def outcome(state: Fields) -> Outcome:
    points, places = vec[i64]([0, 0]), vec[i64]([0, 0])
    rate(state, points, places)
    scores = (int(points[0]), int(points[1]))
    ranks = (int(places[0]), int(places[1]))
    return Outcome(
        ending=ending(state),
        scores=scores,
        places=ranks,
        lines=(
            _line(Message("line-faith"), faith(state, 0), faith(state, 1), "DUO-11.1"),
            _line(Message("line-trade"), trade(state, 0), trade(state, 1), "DUO-11.2"),
            _line(Message("line-culture"), culture(state, 0), culture(state, 1), "DUO-11.3"),
        ),
        verdict=verdict(state, scores, ranks),
    )


def _line(text: Message, first: i64, second: i64, rule_id: str) -> Line:
    return Line(text, (int(first), int(second)), rule_id)


def verdict(state: Fields, scores: tuple[int, int], places: tuple[int, int]) -> Message:
    """DUO-11.4, DUO-11.5: why the winner won."""
    if places[0] == places[1]:
        return Message("verdict-shared", {"points": scores[0], "money": int(state.money[0])})
    winner = places.index(1)
    seat = seat_name(winner)
    if scores[0] == scores[1]:
        return Message("verdict-money", {"seat": seat, "money": int(state.money[winner])})
    args: dict[str, object] = {"points": scores[winner], "other": scores[1 - winner]}
    return Message("verdict-points", args | {"seat": seat})


def ending(state: Fields) -> Message:
    """DUO-10.1, DUO-10.4: what brought the end."""
    if state.trigger == NO_TRIGGER:
        return Message("ending-rounds", {"rounds": ROUND_LIMIT})
    seat = seat_name(int(state.trigger_seat))
    return Message(f"ending-{TRIGGER_NAMES[state.trigger]}", {"seat": seat})
