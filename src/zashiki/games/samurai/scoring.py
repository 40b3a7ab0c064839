"""Who wins: majorities first, then the other figures, then all of them (chapter 11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import rank, zeros
from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.games.samurai.state import Fields
from zashiki.games.samurai.tables import FIGURE_NAMES, NOWHERE, TYPES

# A standing is majorities (two count as many as three), other figures, all figures, in one number.
WEIGHT: Final[i64] = 1000
DECISIVE: Final[i64] = 2


def holdings(state: Fields, seat: i64) -> i64:
    """All figures a seat has taken."""
    base = seat * TYPES
    captured = state.captured
    return captured[base] + captured[base + 1] + captured[base + 2]


def majority(state: Fields, figure_type: i64) -> i64:
    """SAM-11.2: the seat that alone has most of a type, or NOWHERE."""
    best: i64 = 0
    who: i64 = NOWHERE
    for seat in range(state.seats):
        count = state.captured[seat * TYPES + figure_type]
        if count > best:
            best = count
            who = seat
        elif count == best:
            who = NOWHERE
    return who


def majorities(state: Fields) -> vec[i64]:
    """How many majorities each seat has."""
    out = zeros(int(state.seats))
    for figure_type in range(TYPES):
        seat = majority(state, figure_type)
        if seat != NOWHERE:
            out[seat] += 1
    return out


def others(state: Fields, seat: i64) -> i64:
    """SAM-11.4: figures that are not of a type the seat has the majority in."""
    count: i64 = 0
    for figure_type in range(TYPES):
        if majority(state, figure_type) != seat:
            count += state.captured[seat * TYPES + figure_type]
    return count


def standing(state: Fields, seat: i64, lead: i64) -> i64:
    """One number to compare seats by: the higher, the better.

    SAM-11.3: two majorities win. SAM-11.4, SAM-11.5: candidates compare their other figures, then
    all. SAM-11.7, SAM-11.8: seats without a majority come after them, by all their figures.
    """
    figures = holdings(state, seat)
    if lead == 0:
        return figures
    if lead > DECISIVE:
        lead = DECISIVE
    return (lead * WEIGHT + others(state, seat)) * WEIGHT + figures


def rate(state: Fields, points: vec[i64], places: vec[i64]) -> None:
    """Points are all figures taken; places follow the printed order (SAM-11.6: ties share)."""
    leads = majorities(state)
    for seat in range(state.seats):
        points[seat] = standing(state, seat, leads[seat])
    rank(points, places)
    for seat in range(state.seats):
        points[seat] = holdings(state, seat)


# --- the final count in words ----------------------------------------------------------------


def outcome(state: Fields) -> Outcome:
    scores = tuple(state.scores())
    places = tuple(state.ranking())
    return Outcome(ending(state), scores, places, tuple(_lines(state)), verdict(state, places))


def ending(state: Fields) -> Message:
    """SAM-10.1, SAM-10.2: what ended the match."""
    for figure_type in range(TYPES):
        if state.standing[figure_type] == 0:
            name = FIGURE_NAMES[int(figure_type)]
            return Message("ending-type-gone", {"figure": Message(f"figures-{name}")})
    return Message("ending-aside", {"count": int(state.figures_aside())})


def _lines(state: Fields) -> list[Line]:
    """Figures by type, then the steps of the count."""
    seats = int(state.seats)
    lines = []
    for figure_type in range(TYPES):
        name = FIGURE_NAMES[int(figure_type)]
        counts = [int(state.captured[seat * TYPES + figure_type]) for seat in range(seats)]
        lines.append(Line(Message(f"figures-{name}"), tuple(counts), "SAM-11.1"))
    leads = [int(lead) for lead in majorities(state)]
    rest = [int(others(state, seat)) if leads[seat] > 0 else None for seat in range(seats)]
    lines.append(Line(Message("line-majorities"), tuple(leads), "SAM-11.2"))
    lines.append(Line(Message("line-others"), tuple(rest), "SAM-11.4"))
    lines.append(Line(Message("line-all"), tuple(state.scores()), "SAM-11.5"))
    return lines


def verdict(state: Fields, places: tuple[int, ...]) -> Message:
    """Why the winner won."""
    winners = [seat for seat in range(len(places)) if places[seat] == 1]
    leads = majorities(state)
    best = winners[0]
    args: dict[str, object] = {"seat": seat_name(best)}
    if len(winners) > 1:
        return Message("verdict-shared", {"count": len(winners)})
    if leads[best] >= DECISIVE:
        return Message("verdict-two-majorities", args)
    if leads[best] == 0:
        return Message("verdict-no-majority", args)
    rivals = [seat for seat in range(len(places)) if leads[seat] > 0 and seat != best]
    if not rivals:
        return Message("verdict-only-majority", args)
    mine = others(state, best)
    args["others"] = int(mine)
    if max([int(others(state, seat)) for seat in rivals]) == mine:
        args["all"] = int(holdings(state, best))
        return Message("verdict-all", args)
    return Message("verdict-others", args)
