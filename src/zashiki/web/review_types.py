"""What travels about reviews of matches that are over."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from zashiki.core.scene import Mark

ReviewStatus = Literal["none", "waiting", "running", "cancelled", "failed", "done"]
ReviewGrade = Literal["", "slip", "mistake", "blunder"]


class ReviewNote(Struct, frozen=True):
    """A sentence about a ply."""

    ply: int
    text: str


class ReviewSeat(Struct, frozen=True):
    """A seat's match in shares of the first place: luck and skill are the result less the start."""

    start: float
    result: float
    luck: float
    skill: float
    accuracy: float
    verdict: str
    costliest: list[ReviewNote]
    draws: list[ReviewNote]  # the luckiest and the unluckiest


class ReviewPly(Struct, frozen=True, omit_defaults=True):
    """A decision, or a draw (`actor` is -1); `change` is what it brought each seat."""

    ply: int
    actor: int
    change: list[float]
    loss: float = 0.0
    grade: ReviewGrade = ""


class ReviewPage(Struct, frozen=True):
    """What can be said of a match: `chances` of every seat before each action and at the end, and
    the plies at which anything else could have happened.
    """

    ms: int  # of processor for each decision
    chances: list[list[float]]
    plies: list[ReviewPly]
    turning_points: list[int]
    seats: list[ReviewSeat]


class ReviewInfo(Struct, frozen=True, omit_defaults=True):
    """How far the review of a match is, and the review when it is done."""

    status: ReviewStatus
    done: int = 0  # plies that are judged
    all: int = 0
    ahead: int = 0  # reviews that come first
    mine: bool = False  # whether the asking guest may stop it
    review: ReviewPage | None = None


class ReviewOption(Struct, frozen=True, omit_defaults=True):
    """Something that was played or could have been, and the mover's chance after it."""

    code: int
    path: list[str]
    label: str
    chance: float
    played: bool = False


class ReviewDetail(Struct, frozen=True, omit_defaults=True):
    """One ply in words: what happened, what would have been better and why, and marks for the
    position before it, seen from the mover's seat.
    """

    ply: int
    actor: int
    text: str
    change: list[float]
    loss: float = 0.0
    grade: ReviewGrade = ""
    called: str = ""  # the grade in words
    options: list[ReviewOption] = []  # the best first
    reasons: str = ""  # why the best one is better
    marks: list[Mark] = []
