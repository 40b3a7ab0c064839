"""A review as a page shows it: in the reader's words, and as marks on the board."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core.message import Message
from zashiki.core.scene import Mark
from zashiki.core.state import CHANCE
from zashiki.house.table import Table
from zashiki.match import Match
from zashiki.study import review_words
from zashiki.study.reasons import in_words
from zashiki.study.reviews import PlyReview, Review
from zashiki.web import review_types
from zashiki.web.names import NamedWords

DIGITS = 4  # of a share


def review_page(review: Review, table: Table, say: NamedWords) -> review_types.ReviewPage:
    """The whole match in numbers, every seat in a few sentences."""
    chances = [_rounded(told.chances) for told in review.plies]
    chances.append(_rounded([seat.result for seat in review.seats]))
    return review_types.ReviewPage(
        review.ms,
        chances,
        [_ply(told) for told in review.plies if told.alternatives or told.actor == CHANCE],
        review.turning_points,
        [_seat(review, seat, table.match, say) for seat in range(len(review.seats))],
    )


def _ply(told: PlyReview) -> review_types.ReviewPly:
    change, loss = _rounded(told.change), round(told.loss, DIGITS)
    return review_types.ReviewPly(told.ply, told.actor, change, loss, told.grade)


def _seat(review: Review, seat: int, match: Match, say: NamedWords) -> review_types.ReviewSeat:
    told = review.seats[seat]
    return review_types.ReviewSeat(
        told.start,
        told.result,
        told.luck,
        told.skill,
        told.accuracy,
        say(review_words.verdict(told, seat)),
        [
            review_types.ReviewNote(each.ply, review_words.decision(each, match, say))
            for each in review_words.told_decisions(review, seat)
        ],
        [
            review_types.ReviewNote(each.ply, review_words.draw(each, match, seat, say))
            for each in review_words.told_draws(review, seat)
        ],
    )


def review_detail(told: PlyReview, table: Table, say: NamedWords) -> review_types.ReviewDetail:
    """One ply: what happened, and what would have been better."""
    match = table.match
    change = _rounded(told.change)
    if told.actor == CHANCE:
        text = review_words.drawn(told, match, say)
        return review_types.ReviewDetail(told.ply, told.actor, text, change)
    state = match.at(told.ply)
    if not told.alternatives:
        text = say(match.game.label(state, told.code))
        return review_types.ReviewDetail(told.ply, told.actor, text, change)
    options = _options(told, match, say)
    why = in_words(told.reasons, told.actor)
    return review_types.ReviewDetail(
        told.ply,
        told.actor,
        say(match.game.label(state, told.code)),
        change,
        round(told.loss, DIGITS),
        told.grade,
        say(Message(f"review-grade-{told.grade or 'none'}")),
        options,
        "" if why is None else say(why),
        marks(options),
    )


def _options(told: PlyReview, match: Match, say: NamedWords) -> list[review_types.ReviewOption]:
    """What was played among the alternatives, the best first."""
    state = match.at(told.ply)
    choices = {choice.code: choice for choice in match.game.scene(state, told.actor).legal}
    rated = [(each.code, each.chance) for each in told.alternatives]
    rated.append((told.code, told.chance))
    rated.sort(key=lambda each: (-each[1], each[0] != told.code))
    return [
        review_types.ReviewOption(
            code,
            list(choices[code].path),
            say(choices[code].label),
            round(chance, DIGITS),
            code == told.code,
        )
        for code, chance in rated
        if code in choices
    ]


def marks(options: Sequence[review_types.ReviewOption]) -> list[Mark]:
    """Gold for what would have been better, indigo for what was played."""
    found = []
    for option in options[:1]:
        if not option.played:
            found += _marks(option.path, "gold")
    found += [mark for option in options if option.played for mark in _marks(option.path, "indigo")]
    return found


def _marks(path: Sequence[str], tone: str) -> list[Mark]:
    """Where it begins and where it leads to."""
    if not path:
        return []
    rings = [Mark("ring", [thing], tone=tone) for thing in dict.fromkeys((path[0], path[-1]))]
    return rings if len(rings) == 1 else [*rings, Mark("arrow", [path[0], path[-1]], tone=tone)]


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]
