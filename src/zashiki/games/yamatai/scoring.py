"""Prestige points, places, and the final count line by line (YAM-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import count, first
from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.state import Fields


def coin_points(state: Fields, seat: i64) -> i64:
    """YAM-15.1, and YAM-12.7."""
    per_point = state.tables.coins_per_point
    if state.has_power(seat, t.COINS_PER_POINT):
        per_point = state.tables.power_value[t.COINS_PER_POINT]
    return state.coins[seat] // per_point


def token_points(state: Fields, seat: i64) -> i64:
    """YAM-15.2, and YAM-12.1."""
    worth = state.tables.token_points
    if state.has_power(seat, t.TOKEN_WORTH):
        worth *= state.tables.power_value[t.TOKEN_WORTH]
    return state.tokens[seat] * worth


def tile_points(state: Fields, seat: i64) -> i64:
    """YAM-15.3."""
    out: i64 = 0
    rest = state.owned[seat]
    while rest != 0:
        out += state.tables.tile_points[first(rest)]
        rest &= rest - 1
    return out


def specialist_points(state: Fields, seat: i64) -> i64:
    """YAM-15.4."""
    out: i64 = 0
    for specialist in range(state.tables.specialists):
        if state.holder[specialist] == seat:
            out += state.tables.specialist_points[specialist]
    return out


def reserved_points(state: Fields, seat: i64) -> i64:
    """YAM-15.5."""
    return count(state.reserved[seat]) * state.tables.reserved_points


def beside_points(state: Fields, seat: i64) -> i64:
    """YAM-15.6: on the total of all colours, rounded down."""
    ships: i64 = 0
    for colour in range(t.COLOURS):
        ships += state.beside[seat * t.COLOURS + colour]
    return -(ships // state.tables.ships_per_point)


def total(state: Fields, seat: i64) -> i64:
    out = coin_points(state, seat) + token_points(state, seat) + tile_points(state, seat)
    return (
        out
        + specialist_points(state, seat)
        + reserved_points(state, seat)
        + beside_points(state, seat)
    )


def first_turn(state: Fields, seat: i64) -> i64:
    """When the seat first acts in this round."""
    for turn in range(state.turns):
        if state.order[turn] == seat:
            return turn
    return state.turns + seat


def is_ahead(state: Fields, points: vec[i64], one: i64, other: i64) -> bool:
    if points[one] == points[other]:
        return first_turn(state, one) < first_turn(state, other)
    return points[one] > points[other]


def rate(state: Fields, points: vec[i64], places: vec[i64]) -> None:
    """Of equal points, the one earlier in this round's order is placed better (YAM-15.7)."""
    for seat in range(state.seats):
        points[seat] = total(state, seat)
    for seat in range(state.seats):
        place: i64 = 1
        for other in range(state.seats):
            if is_ahead(state, points, other, seat):
                place += 1
        places[seat] = place


# --- the final count ---------------------------------------------------------------------


def outcome(state: Fields) -> Outcome:
    """Every category as a line."""
    points = vec[i64]([0] * int(state.seats))
    places = vec[i64]([0] * int(state.seats))
    rate(state, points, places)
    seats = range(int(state.seats))
    lines = [
        line("line-coins", [int(coin_points(state, seat)) for seat in seats], "YAM-15.1"),
        line("line-tokens", [int(token_points(state, seat)) for seat in seats], "YAM-15.2"),
        line("line-tiles", [int(tile_points(state, seat)) for seat in seats], "YAM-15.3"),
        line(
            "line-specialists", [int(specialist_points(state, seat)) for seat in seats], "YAM-15.4"
        ),
        line("line-reserved", [int(reserved_points(state, seat)) for seat in seats], "YAM-15.5"),
        line("line-beside", [int(beside_points(state, seat)) for seat in seats], "YAM-15.6"),
    ]
    return Outcome(
        ending(state),
        tuple([int(value) for value in points]),
        tuple([int(value) for value in places]),
        tuple(lines),
        verdict(state, points, places),
    )


def line(label: str, points: list[int], rule_id: str) -> Line:
    return Line(Message(label), tuple(points), rule_id)


def ending(state: Fields) -> Message:
    """Every reason that holds (YAM-14)."""
    reasons: list[Message] = []
    if state.ending & s.LAST_BUILDING != 0:
        reasons.append(Message("ending-last-building"))
    if state.ending & s.NO_SHIPS != 0:
        out = [name for i, name in enumerate(t.COLOUR_NAMES) if state.supply[i] == 0]
        reasons += [Message(f"ending-no-{name}") for name in out]
    if state.ending & s.NO_SPECIALISTS != 0:
        reasons.append(Message("ending-no-specialists"))
    if state.ending & s.NO_TILES != 0:
        reasons.append(Message("ending-no-tiles"))
    if state.ending & s.ROUND_LIMIT != 0:
        reasons.append(Message("ending-round-limit", {"rounds": int(state.tables.rounds)}))
    whole = reasons[0]
    for reason in reasons[1:]:
        whole = Message("ending-and", {"one": whole, "other": reason})
    return whole


def verdict(state: Fields, points: vec[i64], places: vec[i64]) -> Message:
    """Who wins, and whether the order of the last round decided it."""
    winner: i64 = 0
    best: i64 = 0
    for seat in range(state.seats):
        if places[seat] == 1:
            winner = seat
    for seat in range(state.seats):
        if points[seat] == points[winner]:
            best += 1
    args: dict[str, object] = {"seat": seat_name(int(winner)), "points": int(points[winner])}
    if best > 1:
        return Message("verdict-earlier", args)
    return Message("verdict-points", args)
