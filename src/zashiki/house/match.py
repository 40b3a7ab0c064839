"""A match in memory: the position, how it came about, and how far undo may go back."""

from __future__ import annotations

import secrets
from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from zashiki.core import registry
from zashiki.core.edition import EditionError
from zashiki.core.game import Curtain, Game, SetupError
from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.house.errors import BadWishError, NotNowError


@dataclass(frozen=True)
class Setup:
    """What a match is played with; with its codes it is the whole truth about it."""

    game: str
    seats: int
    options: Mapping[str, str]
    edition: str  # its label: id#fingerprint
    rules_version: str

    @property
    def edition_id(self) -> str:
        return self.edition.partition("#")[0]


RECENT = 8


class ClosedError(NotNowError):
    """An old match that cannot be opened by the rules of this house; says exactly why."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action or chance outcome, with the position before it."""

    before: State
    actor: int
    code: int


def new_setup(game_id: str, seats: int, options: Mapping[str, str], edition: str) -> Setup:
    """A setup by the rules and editions of today; raises BadWishError."""
    if game_id not in registry.names():
        raise BadWishError("no-game", {"game": game_id})
    game = registry.game(game_id)
    try:
        if edition not in game.editions():
            raise BadWishError("no-edition", {"edition": edition, "game": game.name})
        found = game.edition(edition)
        settled = game.settle(options)
        game.start(seats, settled, found)
    except (SetupError, EditionError) as error:
        raise BadWishError("bad-setup", {"problem": str(error)}) from None
    return Setup(game_id, seats, settled, found.label, game.rules_version)


def begin(setup: Setup) -> tuple[Game, State]:
    """The first position; raises ClosedError when this house lacks what the match needs."""
    if setup.game not in registry.names():
        raise ClosedError("closed-game", {"game": setup.game})
    game = registry.game(setup.game)
    if game.rules_version != setup.rules_version:
        raise ClosedError(
            "closed-rules",
            {"game": game.name, "played": setup.rules_version, "here": game.rules_version},
        )
    try:
        edition = game.edition(setup.edition_id)
        if edition.label != setup.edition:
            raise ClosedError(
                "closed-edition",
                {"game": game.name, "played": setup.edition, "here": edition.label},
            )
        return game, game.start(setup.seats, setup.options, edition)
    except (SetupError, EditionError) as error:
        raise ClosedError("closed-setup", {"game": game.name, "problem": str(error)}) from None


def draw(state: State) -> int:
    """An outcome of chance by its weight, from the operating system's generator."""
    outcomes = state.legal()
    if len(outcomes) == 1:
        return outcomes[0]
    weights = state.weights()
    point = secrets.randbelow(sum(weights))
    for code, weight in zip(outcomes, weights, strict=True):
        point -= weight
        if point < 0:
            return code
    raise AssertionError("weights are whole numbers above 0")


class Match:
    """A position that is played on. `trail` holds the steps that undo may still take back."""

    __slots__ = ("base", "codes", "curtain", "game", "recent", "setup", "state", "trail")

    def __init__(self, setup: Setup, codes: Iterable[int] = (), base: int = 0) -> None:
        self.setup = setup
        self.game, self.state = begin(setup)
        self.codes = array("i")
        self.trail: list[Step] = []
        self.recent: deque[Step] = deque(maxlen=RECENT)  # the last ones, for those who look on
        self.curtain: Curtain | None = None
        self.base = base  # undo never goes behind this ply
        for code in codes:
            self._check(code)
            self._step(code)
        self.recent.clear()

    @property
    def ply(self) -> int:
        return len(self.codes)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        return self.state.actor == NOBODY

    def why_not(self, seat: int, code: int) -> Refusal | None:
        return self.state.why_not(seat, code)

    def play(self, seat: int, code: int) -> list[Step]:
        """The action of a seat and all that chance brings after it; raises Refusal."""
        refusal = self.state.why_not(seat, code)
        if refusal is not None:
            raise refusal
        return [self._step(code), *self.draw_all()]

    def draw_all(self) -> list[Step]:
        """What chance brings until a seat is to act or the match is over."""
        steps = []
        while self.state.actor == CHANCE:
            steps.append(self._step(draw(self.state)))
        return steps

    def _check(self, code: int) -> None:
        if not self.state.is_legal(code):
            raise ClosedError("closed-action", {"ply": self.ply, "code": code})

    def _step(self, code: int) -> Step:
        before = self.state.copy()
        step = Step(before, int(before.actor), code)
        self.state.apply(code)
        self.codes.append(code)
        self.recent.append(step)
        curtain = self.game.curtain(before, code, self.state)
        if curtain is None:
            self.trail.append(step)
        else:
            self.trail.clear()
            self.curtain = curtain
        return step

    # --- undo ----------------------------------------------------------------------------

    def undo_refusal(self, seat: int) -> NotNowError | None:
        """Why this seat cannot take the last action back; None if it can."""
        if self.is_over:
            return NotNowError("undo-over")
        if self.actor != seat:
            return NotNowError("undo-not-your-turn")
        if self.trail and self.ply > self.base:
            return None
        if self.curtain is not None and self.ply > self.base:
            return NotNowError("undo-curtain", {"curtain": Message(self.curtain.value)})
        return NotNowError("undo-start")

    def undo(self, seat: int) -> None:
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self.state = self.trail.pop().before
        self.codes.pop()
        self.recent.clear()

    # --- the past ------------------------------------------------------------------------

    def at(self, ply: int) -> State:
        """The position after so many actions."""
        if ply == self.ply:
            return self.state
        state = begin(self.setup)[1]
        for code in self.codes[:ply]:
            state.apply(code)
        return state

    def steps(self, first: int = 0) -> Iterator[Step]:
        """The steps from ply `first` on."""
        for known in (self.recent, self.trail):
            start = self.ply - len(known)
            if first >= start:
                yield from list(known)[first - start :]
                return
        state = begin(self.setup)[1]
        for ply, code in enumerate(self.codes):
            if ply >= first:
                yield Step(state.copy(), int(state.actor), code)
            state.apply(code)
