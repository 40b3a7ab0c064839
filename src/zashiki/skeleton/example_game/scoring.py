"""Who wins: the values of the cards taken (chapter 3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki import Line, Message, Outcome, seat_name
from zashiki.skeleton.example_game.state import Fields
from zashiki.skeleton.example_game.tables import KINDS


def points_of(state: Fields, seat: i64) -> i64:
    """EXA-3.2: the values of all cards a seat has taken."""
    points: i64 = 0
    for kind in range(state.tables.kinds):
        points += state.taken[seat * KINDS + kind] * state.tables.value[kind]
    return points


def rate(state: Fields, points: vec[i64], places: vec[i64]) -> None:
    """EXA-3.2: most points win, or least; EXA-3.3: ties share a place."""
    for seat in range(state.seats):
        points[seat] = points_of(state, seat)
    sign: i64 = -1 if state.terms.least_wins else 1
    for seat in range(state.seats):
        place: i64 = 1
        for other in range(state.seats):
            if sign * points[other] > sign * points[seat]:
                place += 1
        places[seat] = place


def outcome(state: Fields) -> Outcome:
    """The final count, line by line."""
    scores, places = tuple(state.scores()), tuple(state.ranking())
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) > 1:
        verdict = Message("verdict-shared", {"count": len(winners)})
    else:
        verdict = Message("verdict-won", {"seat": seat_name(winners[0])})
    lines = (Line(Message("line-cards"), scores, "EXA-3.2"),)
    return Outcome(Message("ending-row-empty"), scores, places, lines, verdict)
