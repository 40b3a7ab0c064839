"""A review in sentences: what each seat's match was made of."""

from __future__ import annotations

from collections.abc import Iterator

from zashiki.core.message import Message, seat_name
from zashiki.core.state import NOBODY
from zashiki.match import Match
from zashiki.study.reasons import in_words
from zashiki.study.reviews import PlyReview, Review
from zashiki.texts import Speaker

LEAST_TOLD = 0.01  # of luck


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    """With its sign, as people write it."""
    number = percent(share)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def summary(review: Review, match: Match, seat: int, say: Speaker) -> Iterator[str]:
    """A few sentences about one seat."""
    told, name = review.seats[seat], seat_name(seat)
    yield say(
        Message(
            "review-seat",
            {
                "seat": name,
                "start": percent(told.start),
                "result": percent(told.result),
                "luck": signed(told.luck),
                "skill": signed(told.skill),
                "accuracy": percent(told.accuracy),
            },
        )
    )
    costly = [review.plies[ply] for ply in told.costliest if review.plies[ply].grade]
    if costly:
        yield say(Message("review-costliest", {"seat": name}))
        yield from (decision(ply, match, say) for ply in costly)
    else:
        yield say(Message("review-no-mistake", {"seat": name}))
    for kind, plies in (("luckiest", told.luckiest), ("unluckiest", told.unluckiest)):
        for ply in plies[:1]:
            yield from _draw(kind, review.plies[ply], match, seat, say)


def decision(told: PlyReview, match: Match, say: Speaker) -> str:
    """What a decision cost, what was better, and why."""
    state = match.at(told.ply)
    game = match.game
    args = {
        "ply": told.ply,
        "action": game.label(state, told.code),
        "loss": percent(told.loss),
        "grade": Message(f"review-grade-{told.grade or 'none'}"),
        "better": game.label(state, told.alternatives[0].code),
    }
    if not told.reasons:
        return say(Message("review-decision-plain", args))
    words = [say(in_words(reason, told.actor)) for reason in told.reasons]
    return say(Message("review-decision", {**args, "reasons": "; ".join(words)}))


def _draw(kind: str, told: PlyReview, match: Match, seat: int, say: Speaker) -> Iterator[str]:
    """A draw or roll, where it mattered and can be told."""
    luck = told.change[seat]
    if abs(luck) < LEAST_TOLD:
        return
    step = next(match.steps(told.ply))
    # Who drew knows what it was: asked of every seat until one can tell.
    for viewer in (NOBODY, *range(int(step.before.seats))):
        story = match.game.story(step.before, step.code, step.after, viewer)
        if story is not None:
            args = {"seat": seat_name(seat), "draw": say(story), "luck": percent(abs(luck))}
            yield say(Message(f"review-{kind}", args))
            return
