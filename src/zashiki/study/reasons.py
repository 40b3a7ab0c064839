"""Why one action is better than another: the named terms of the value that differ most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import msgspec

from zashiki.bots.values import Value, value_of
from zashiki.core.message import Message, seat_name
from zashiki.core.rng import Rng
from zashiki.core.state import State
from zashiki.study.foresight import best_guess

MOST = 2  # reasons given
LEAST_SHARE = 0.35  # of the greatest difference, for a second reason to be worth a word
SEED = 1  # of what is imagined
LONGEST_TURN = 12  # actions by which a turn is finished before it is compared


class Reason(msgspec.Struct, frozen=True):
    """What the better action does: more of a term for the mover, or less for another seat."""

    term: str
    seat: int
    worth: float  # of the difference, in the points of the value


def reasons(state: State, better: int, worse: int) -> list[Reason]:
    """Why the actor should rather play one code than another, the weightiest reason first.

    Each turn is finished as the value guesses best, so that what was only begun can be compared.
    What the actor does not know is imagined, so that a hint gives no secret away.
    """
    value = value_of(state.setup.game.id)
    if value is None:
        return []
    seat = int(state.actor)
    state = state.imagine(seat, Rng(SEED))
    good, bad = (_finished(value, state.after(code), seat) for code in (better, worse))
    return reasons_between(seat, good, bad)


def reasons_between(seat: int, better: State, worse: State) -> list[Reason]:
    """Why the seat should rather be in one position than in another: terms of the hand-made value
    that differ most.
    """
    value = value_of(better.setup.game.id)
    if value is None:
        return []
    found = []
    for other in range(int(better.seats)):
        sign = 1 if other == seat else -1
        now, then = value.terms(better, other), value.terms(worse, other)
        found += [Reason(term, other, sign * (worth - then[term])) for term, worth in now.items()]
    found.sort(key=lambda reason: -reason.worth)
    least = max(1e-6, LEAST_SHARE * found[0].worth) if found else 0.0
    first: dict[str, Reason] = {}  # what one seat gains and another loses is one reason
    for reason in found:
        if reason.worth >= least:
            first.setdefault(reason.term, reason)
    return list(first.values())[:MOST]


def in_words(found: Sequence[Reason], mover: int) -> Message | None:
    """What the better action does for the mover and to others; None where there are no reasons."""
    terms: dict[int, Message] = {}
    for reason in found:
        term, first = Message(f"term-{reason.term}"), terms.get(reason.seat)
        both = Message("reason-terms", {"one": first, "other": term})
        terms[reason.seat] = term if first is None else both
    parts = [_of_seat(seat, term, mover) for seat, term in terms.items()]
    if not parts:
        return None
    return reduce(lambda one, other: Message("reasons", {"one": one, "other": other}), parts)


def _of_seat(seat: int, term: Message, mover: int) -> Message:
    if seat == mover:
        return Message("reason-more", {"term": term})
    return Message("reason-less", {"seat": seat_name(seat), "term": term})


def _finished(value: Value, state: State, seat: int) -> State:
    """The position when the seat's turn is over, if it goes on by best guesses."""
    for _ in range(LONGEST_TURN):
        if state.actor != seat:
            break
        state = state.after(best_guess(value, state))
    return state
