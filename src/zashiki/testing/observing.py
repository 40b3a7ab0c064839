"""Observations: what a seat knows as numbers, all of it and no more."""

from __future__ import annotations

from zashiki.core.game import Game
from zashiki.core.observation import Observation
from zashiki.core.position import difference
from zashiki.core.rng import Rng
from zashiki.core.sheet import floats
from zashiki.core.state import State
from zashiki.testing.promise import broken

STEPS = 6  # actions that are tried from a position


class Observed:
    """What was observed in a match, and what the view was that told so."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.views: dict[tuple[int, bytes], dict[str, object]] = {}
        self.unseen = ""  # the first thing that was not observed

    def begin(self) -> None:
        """Another match."""
        self.views.clear()

    def verdict(self) -> None:
        if self.unseen:
            broken("what a seat sees is in its observation", self.unseen)

    def check(self, state: State, rng: Rng) -> None:
        """Every promise about observations and masks in one position."""
        check_mask(self.game, state)
        again = self.game.arrange(state.position())
        for seat in range(state.seats):
            seen = observed(state, seat)
            check_written(self.game, state, seat, seen)
            if observed(state.imagine(seat, rng), seat) != seen:
                broken("an observation holds nothing that its seat cannot know", seat)
            if observed(again, seat) != seen:
                broken("an arranged position is observed equally", seat)
        self.compare(state)
        legal = state.legal()
        for _ in range(min(STEPS, len(legal))):
            self.compare(state.after(legal[rng.below(len(legal))]))

    def compare(self, state: State) -> None:
        """Whatever a seat sees otherwise, it observes otherwise; at the end all is open."""
        if state.is_over:
            return
        for seat in range(state.seats):
            view = state.view(seat)
            known = self.views.setdefault((seat, observed(state, seat)), view)
            apart = difference(known, view)
            if apart is not None and not self.unseen:
                self.unseen = f"seat {seat}, {apart[0]}"


def observed(state: State, seat: int) -> bytes:
    """An observation as the bytes of its numbers."""
    out = bytearray(4 * described(state).length)
    state.observe(seat, memoryview(out).cast("f"))
    return bytes(out)


def described(state: State) -> Observation:
    return state.setup.game.observation(int(state.seats), state.setup.edition)


def check_mask(game: Game, state: State) -> None:
    marks = bytearray(game.action_count)
    state.mask(marks)
    if [code for code, is_legal in enumerate(marks) if is_legal] != state.legal():
        broken("a mask marks what is legal")


def check_written(game: Game, state: State, seat: int, seen: bytes) -> None:
    """The numbers are those that are described, block by block, and within their range."""
    told = described(state)
    if len(told) != len(game.observation(int(state.seats))):
        broken("an observation has as many numbers in every edition", len(told))
    names = [block.name for block in told.blocks]
    if len(set(names)) < len(names):
        broken("every block of an observation has a name of its own", names)
    sheet = told.sheet()
    sheet.watch(names)
    for _ in range(2):  # the second time over what was written
        state.write_sheet(seat, sheet)
    for fault in sheet.faults:
        broken("an observation is written as it is described", fault)
    if sheet.blocks != len(names):
        broken("an observation is written as it is described", f"{sheet.blocks} blocks")
    if bytes(floats(sheet.cells)) != seen:
        broken("an observation is the same whenever it is written", seat)
    for number, value in enumerate(memoryview(seen).cast("f")):
        if not told.lows[number] <= value <= told.highs[number]:
            broken("an observation stays in its range", f"{told.describe(number)}: {value}")
