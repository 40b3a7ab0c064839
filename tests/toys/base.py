"""What the toy games of the tests have in common."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

import zashiki as z


class ToyState(z.State):
    """A position that says itself why something may not be done, and how it ends."""

    def random_action(self, rng: z.Rng) -> i64:
        """Chance by its weights; seats any action, each as likely as the other."""
        legal = self.legal()
        if self.actor != z.CHANCE:
            return legal[rng.below(len(legal))]
        return legal[pick([int(self.weight(code)) for code in legal], rng)]

    def explain(self, code: int) -> z.Refusal:
        raise NotImplementedError

    def final_count(self) -> z.Outcome:
        raise NotImplementedError

    def counted(self, ending: str, line: str, rule_id: str, verdict: str) -> z.Outcome:
        """A count of one line."""
        scores = tuple(self.scores())
        lines = (z.Line(z.Message(line), scores, rule_id),)
        places = tuple(self.ranking())
        return z.Outcome(z.Message(ending), scores, places, lines, z.Message(verdict))


class ToyGame(z.Game):
    """A game of one file: its state, what an edition of it prints, and its positions."""

    rules_version = "1"
    state: type[Any]
    printed: type
    position: type[z.Position]

    def begin(self, setup: z.Setup) -> z.State:
        begun: z.State = self.state(setup)
        return begun

    @property
    def printed_type(self) -> type:
        return self.printed

    @property
    def position_type(self) -> type[z.Position]:
        return self.position

    def explain(self, state: z.State, code: int) -> z.Refusal:
        assert isinstance(state, ToyState)
        return state.explain(code)

    def outcome(self, state: z.State) -> z.Outcome:
        assert isinstance(state, ToyState)
        return state.final_count()


def pick(counts: list[int], rng: z.Rng) -> int:
    """A kind, each thing as likely as the other."""
    r = int(rng.below(sum(counts)))
    kind = 0
    while r >= counts[kind]:
        r -= counts[kind]
        kind += 1
    return kind


def deal_anew(pile: list[int], hands: list[list[int]], seat: int, rng: z.Rng) -> None:
    """What one seat cannot see: the hands of the others go back, and as much is dealt again."""
    others = [other for other in range(len(hands)) if other != seat]
    sizes = [sum(hands[other]) for other in others]
    for other in others:
        for kind, count in enumerate(hands[other]):
            pile[kind] += count
        hands[other] = [0] * len(pile)
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            kind = pick(pile, rng)
            pile[kind] -= 1
            hands[other][kind] += 1


def counts(told: list[int], kinds: int, key: str) -> list[int]:
    """The counts of a position; raises PositionError where they cannot be."""
    if len(told) != kinds or min(told) < 0:
        raise z.PositionError(key, f"{kinds} counts, one for each kind")
    return told[:]
