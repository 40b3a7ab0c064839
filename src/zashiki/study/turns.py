"""Whole turns: what a seat does until somebody else acts, chance decides or the match is over.

Turns that lead to equal positions are one turn, in whatever order its actions were played. Where a
game has many small choices beside the main one (how something is paid, what is tidied up), turns
with the same main actions are variants of one turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from librt.vecs import vec

from zashiki.bots.values import Value
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State

LONGEST = 40  # actions of a turn
# Families of main actions, where not every action is one.
MAIN = {"yamatai": ("build", "recruit", "collect", "hallow")}
VARIANTS = 4  # of a turn that are followed
END = "end"  # a family of this name ends a turn, even if the same seat has the next one


@dataclass(frozen=True)
class Turn:
    """Actions in their order, and where they lead."""

    codes: tuple[int, ...]
    end: State

    @cached_property
    def digest(self) -> int:
        return self.end.digest()

    @cached_property
    def essence(self) -> object:
        """Equal for variants of one turn."""
        game = self.end.setup.game
        if game.id not in MAIN:
            return self.digest
        main = [code for code in self.codes if game.actions[code].family in MAIN[game.id]]
        return frozenset(main) or self.digest

    def notation(self, start: State) -> list[str]:
        """As records write it, from the position in which it begins."""
        told, state = [], start
        for code in self.codes:
            told.append(state.setup.game.notate(state, code))
            state = state.after(code)
        return told


def ends_turn(seat: int, code: int, after: State) -> bool:
    """Whether the seat's turn is over with this code, which led here."""
    return after.actor != seat or says_end(code, after)


def says_end(code: int, after: State) -> bool:
    """Whether the code says that a turn is over, whoever has the next one."""
    game = after.setup.game
    family = game.actions[code].family
    return family == END or family in game.turn_ends


def begins_turn(before: Sequence[int], actors: Sequence[int], state: State) -> bool:
    """Whether a turn of the actor begins here, after these codes of these actors."""
    if not before or actors[-1] != state.actor:
        return True
    return ends_turn(int(state.actor), before[-1], state)


def follow(start: State, codes: Iterable[int]) -> Turn:
    """The turn of these codes, which are legal."""
    codes = tuple(codes)
    state = start.copy()
    for code in codes:
        state.apply(code)
    return Turn(codes, state)


def all_turns(start: State, most: int) -> list[Turn] | None:
    """Every different turn, each by a shortest way; None where that takes more looks."""
    seat = int(start.actor)
    found: dict[int, Turn] = {}
    seen: set[int] = set()
    looks = 0
    row = [Turn((), start)]
    for _ in range(LONGEST):
        following: list[Turn] = []
        for begun in row:
            for code in begun.end.legal():
                looks += 1
                if looks > most:
                    return None
                turn = Turn((*begun.codes, code), begun.end.after(code))
                if _goes_on(turn, seat, found, seen):
                    following.append(turn)
        row = following
    return list(found.values())


def _goes_on(turn: Turn, seat: int, found: dict[int, Turn], seen: set[int]) -> bool:
    """Whether a turn is worth following: it has not ended, and is new. One that ended is found."""
    if ends_turn(seat, turn.codes[-1], turn.end):
        found.setdefault(turn.digest, turn)
        return False
    is_new = turn.digest not in seen
    seen.add(turn.digest)
    return is_new


def promising_turns(start: State, value: Value, width: int) -> list[Turn]:
    """Different turns, where there are too many of them: after each action only as many as
    `width` are followed, those that the value likes best.
    """
    seat = int(start.actor)
    found: dict[int, Turn] = {}
    seen: set[int] = set()
    row = [Turn((), start)]
    for _ in range(LONGEST):
        following: list[Turn] = []
        for begun in row:
            for code in begun.end.legal():
                turn = Turn((*begun.codes, code), begun.end.after(code))
                if _goes_on(turn, seat, found, seen):
                    following.append(turn)
        row = few_variants(liked(following, value, seat), VARIANTS)[:width]
    return list(found.values())


def few_variants(turns: Iterable[Turn], most: int = 1) -> list[Turn]:
    """Of each turn the first variants."""
    seen: Counter[object] = Counter()
    found = []
    for turn in turns:
        seen[turn.essence] += 1
        if seen[turn.essence] <= most:
            found.append(turn)
    return found


def liked(turns: Iterable[Turn], value: Value, seat: int) -> list[Turn]:
    """Those first that the value likes best for the seat."""
    out = vec[float]([0.0] * 4)
    worths: dict[int, float] = {}
    turns = list(turns)
    for turn in turns:
        value.judge(turn.end, out)
        worths[turn.digest] = out[seat]
    return sorted(turns, key=lambda turn: -worths[turn.digest])


def goes_on(turn: Turn, start: State) -> bool:
    """Whether the seat has more to do once chance has decided: then this was a part of a turn."""
    seat, state = int(start.actor), turn.end.copy()
    if state.actor != CHANCE or says_end(turn.codes[-1], turn.end):
        return False
    rng = Rng(1)
    while state.actor == CHANCE:
        state.apply(state.random_action(rng))
    return bool(state.actor == seat)
