"""A review in sentences: what each seat's match was made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from zashiki.core.message import Message, seat_name
from zashiki.core.state import NOBODY, State
from zashiki.match import Match
from zashiki.study.reasons import in_words
from zashiki.study.reviews import PlyReview, Review, SeatReview

LEAST_TOLD = 0.01  # of luck

Say = Callable[[Message], str]


def percent(share: float) -> int:
    return round(100 * share)


def whole_percent(loss: float) -> int:
    """What was lost for sure; never rounded up, so that its number fits its grade."""
    return int(100 * loss)


def signed(share: float) -> str:
    """With its sign, as people write it."""
    number = percent(share)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def summary(review: Review, match: Match, seat: int, say: Say) -> Iterator[str]:
    """A few sentences about one seat."""
    told, name = review.seats[seat], seat_name(seat)
    yield say(verdict(told, seat))
    costly = told_decisions(review, seat)
    if costly:
        yield say(Message("review-costliest", {"seat": name}))
        yield from (decision(ply, match, say) for ply in costly)
    for ply in told_draws(review, seat):
        yield draw(ply, match, seat, say)


def verdict(told: SeatReview, seat: int) -> Message:
    """How it went from start to result, what luck and skill had to do with it, how well it was
    played.
    """
    moved = "review-luck" if abs(told.luck) >= LEAST_TOLD else "review-no-luck"
    return Message(
        "review-seat",
        {
            "seat": seat_name(seat),
            "start": percent(told.start),
            "result": percent(told.result),
            "luck": Message(moved, {"luck": signed(told.luck)}),
            "skill": signed(told.skill),
            "accuracy": percent(told.accuracy),
        },
    )


def told_decisions(review: Review, seat: int) -> list[PlyReview]:
    """The costliest decisions of a seat, as far as they have a name."""
    plies = (review.plies[ply] for ply in review.seats[seat].costliest)
    return [told for told in plies if told.grade]


def told_draws(review: Review, seat: int) -> list[PlyReview]:
    """The best and the worst draw of a seat, where they mattered."""
    told = review.seats[seat]
    plies = (review.plies[ply] for ply in [*told.luckiest[:1], *told.unluckiest[:1]])
    return [each for each in plies if abs(each.change[seat]) >= LEAST_TOLD]


def decision(told: PlyReview, match: Match, say: Say) -> str:
    """What a decision cost, what was better, and why."""
    state = match.at(told.ply)
    game = match.game
    args: dict[str, object] = {
        "ply": told.ply + 1,
        "action": _within(say(game.label(state, told.code))),
        "loss": whole_percent(told.loss),
        "grade": Message(f"review-grade-{told.grade or 'none'}"),
        "better": _within(say(game.label(state, told.alternatives[0].code))),
    }
    why = in_words(told.reasons, told.actor)
    if why is None:
        return say(Message("review-decision-plain", args))
    return say(Message("review-decision", {**args, "reasons": why}))


def draw(told: PlyReview, match: Match, seat: int, say: Say) -> str:
    """What a draw or roll brought a seat."""
    luck = told.change[seat]
    what = _within(drawn(told, match, say))
    args = {"seat": seat_name(seat), "draw": what, "luck": percent(abs(luck))}
    return say(Message("review-luckiest" if luck > 0 else "review-unluckiest", args))


def drawn(told: PlyReview, match: Match, say: Say) -> str:
    """A draw or roll, with what only one seat saw when it came."""
    step = next(match.steps(told.ply))
    return outcome(step.before, step.code, step.after, say) or told.notation


def outcome(before: State, code: int, after: State, say: Say) -> str:
    """What chance brought, told to those who may see all; "" where there is nothing to say."""
    game = before.setup.game
    public = game.story(before, code, after, NOBODY)
    seen = [game.story(before, code, after, seat) for seat in range(int(before.seats))]
    is_secret = any(own is not None and own != public for own in seen)
    what = say(game.label(before, code)) if is_secret else ""
    if public is None or not is_secret:
        return what if public is None else say(public)
    return say(Message("drawn-openly", {"told": _within(say(public)), "what": what}))


def _within(sentence: str) -> str:
    """A sentence within another one."""
    return sentence.removesuffix(".")
