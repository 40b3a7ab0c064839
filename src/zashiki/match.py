"""A match: what it is played with, what was played, the position, and the way back.

Everything that plays a match or goes through an old one does it here: the house, the terminal, the
arena and records. Chance is drawn here alone, from the operating system or from a seed.
"""

from __future__ import annotations

import secrets
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from zashiki.core.game import Curtain, Game
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, State

RECENT = 8  # steps kept with their states, for the last lines of a log and the first of an undo

Chance = Callable[[State], int]


class Step(NamedTuple):
    """One action or outcome of chance, with the states before and after it."""

    before: State
    actor: int
    code: int
    after: State


def system_chance(state: State) -> int:
    """An outcome by its weight, from the operating system: nobody can foresee it, no bot either."""
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


def seeded_chance(rng: Rng) -> Chance:
    """The same chance every time, for the arena, tests and puzzles."""
    return lambda state: int(state.random_action(rng))


def replay(setup: Setup, codes: Iterable[int]) -> State:
    """The position after these codes, which are legal."""
    state = setup.start()
    for code in codes:
        state.apply(code)
    return state


def steps_from(state: State, codes: Iterable[int]) -> Iterator[Step]:
    """These codes, which are legal, one after the other."""
    for code in codes:
        step = Step(state, int(state.actor), code, state.after(code))
        yield step
        state = step.after


class Match:
    """A position that is played on. States are never changed once they are seen: every action
    leads to a new one.
    """

    __slots__ = ("_chance", "_recent", "actors", "base", "codes", "setup", "state")

    def __init__(
        self,
        setup: Setup,
        codes: Iterable[int] = (),
        base: int = 0,
        chance: Chance = system_chance,
    ) -> None:
        """`codes` were played before; undo never goes behind ply `base`. Raises Refusal, as
        `play_all` does.
        """
        self.setup = setup
        self.state = setup.start()
        self.codes = array("i")
        self.actors = array("b")  # who played each code; CHANCE is an actor, too
        self.base = base
        self._chance = chance
        self._recent: deque[Step] = deque(maxlen=RECENT)
        self.play_all(codes)

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def ply(self) -> int:
        """How many actions were played, chance included."""
        return len(self.codes)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    # --- playing -------------------------------------------------------------------------

    def play(self, code: int, seat: int | None = None) -> None:
        """An action of the actor, or of this seat; raises Refusal and changes nothing."""
        refusal = self.state.why_not(self.actor if seat is None else seat, code)
        if refusal is not None:
            raise refusal
        self._step(code)

    def draw_on(self) -> None:
        """What chance brings until a seat is to act or the match is over."""
        while self.state.actor == CHANCE:
            self._step(self._chance(self.state))

    def _step(self, code: int) -> None:
        before = self.state
        self.state = before.after(code)
        self.codes.append(code)
        self.actors.append(int(before.actor))
        self._recent.append(Step(before, int(before.actor), code, self.state))

    def play_all(self, codes: Iterable[int]) -> None:
        """Many actions without a look back; raises Refusal, and then stands at the ply of it."""
        state = self.state.copy()
        self._recent.clear()
        for code in codes:
            refusal = state.why_not(int(state.actor), code)
            if refusal is not None:
                self.state = state
                raise refusal
            self.actors.append(int(state.actor))
            state.apply(code)
            self.codes.append(code)
        self.state = state

    # --- the way back --------------------------------------------------------------------

    def curtain(self) -> Curtain | None:
        """Why the last action may not be taken back; None where it may. Ask it of played ones."""
        last = self._last()
        reason = self.game.curtain(last.before, last.code, last.after)
        if reason is None and last.actor != self.actor:
            return Curtain.TURN_ENDED
        return reason

    def free_from(self, seat: int, is_held: bool = False) -> int:
        """The earliest ply the seat may go back to, as far as steps are remembered; `ply` where it
        may not go back at all. The last action of a turn that is held may be taken back although
        somebody else is to act after it.
        """
        ply = self.ply
        if ply > self.base:
            self._last()
        for step in reversed(self._recent):
            if ply <= self.base or step.actor != seat:
                break
            reason = self.game.curtain(step.before, step.code, step.after)
            if is_held and ply == self.ply and reason is Curtain.TURN_ENDED:
                reason = None
            elif not is_held and ply == self.ply and self.actor != seat:
                break
            if reason is not None:
                break
            ply -= 1
        return ply

    def turn_of(self, seat: int) -> int | None:
        """The ply at which the seat's last turn began: its actions in a row, whatever chance
        brought in between. None where it has not acted since `base`.
        """
        first: int | None = None
        for ply in range(self.ply - 1, self.base - 1, -1):
            actor = self.actors[ply]
            if actor == seat:
                if first is not None and self._ends_turn(self.codes[ply]):
                    break
                first = ply
            elif actor != CHANCE and first is not None:
                break
        return first

    def has_acted(self, seat: int) -> bool:
        """Whether the seat has a last turn since `base`."""
        return seat in self.actors[self.base :]

    def _ends_turn(self, code: int) -> bool:
        return self.game.actions[code].family in self.game.turn_ends

    def undo(self) -> None:
        """Back to before the last action. Unchecked: ask `curtain` and `base` first."""
        self._last()
        self.back_to(self.ply - 1)

    def back_to(self, ply: int) -> None:
        """Back to the position after so many actions, fewer than were played. Unchecked as well."""
        dropped = self.ply - ply
        if dropped <= len(self._recent):
            self.state = self._recent[-dropped].before
            for _ in range(dropped):
                self._recent.pop()
        else:
            self.state = self.at(ply)
            self._recent.clear()
        del self.codes[ply:]
        del self.actors[ply:]

    def _last(self) -> Step:
        return self._kept()[-1]

    def _kept(self) -> deque[Step]:
        """The last steps, made again where they were forgotten."""
        if not self._recent:
            self._recent.extend(self.steps(max(0, self.ply - RECENT)))
        return self._recent

    # --- the past ------------------------------------------------------------------------

    def next_of(self, seat: int, ply: int) -> int:
        """The ply from this one on at which the seat acted; this one where it never did again."""
        return next((at for at in range(ply, self.ply) if self.actors[at] == seat), ply)

    def at(self, ply: int) -> State:
        """The position after so many actions."""
        return self.state if ply == self.ply else replay(self.setup, self.codes[:ply])

    def steps(self, first: int = 0) -> Iterator[Step]:
        """The steps from ply `first` on."""
        start = self.ply - len(self._recent)
        if first >= start:
            yield from list(self._recent)[first - start :]
            return
        yield from steps_from(replay(self.setup, self.codes[:first]), self.codes[first:])

    def last_turn(self) -> list[Step]:
        """The last steps of the seat that acted last, as far back as they are kept."""
        found: list[Step] = []
        last = CHANCE
        for step in reversed(self._kept()):
            if step.actor != last and step.actor != CHANCE:
                if last != CHANCE:
                    break
                last = step.actor
            found.append(step)
        found.reverse()
        return found

    def forget_steps(self) -> None:
        """Nobody looks: the last states need not be kept, they can be made again."""
        self._recent.clear()
