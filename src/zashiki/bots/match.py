"""A match between bots, from the start to the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from zashiki.bots.bot import Bot, Forfeit
from zashiki.bots.builtin import RandomBot
from zashiki.bots.knowledge import Knowledge
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State


@dataclass
class Played:
    """How a match between bots went; every list is by seat."""

    points: list[int]
    places: list[int]  # 1 is first; a seat that forfeits is last
    actions: list[int]
    slowest: list[float]  # seconds of the longest decision
    forfeits: dict[int, str] = field(default_factory=dict)  # seat -> why


class Match:
    """The true state, what was played so far, and a bot in every seat."""

    def __init__(self, game: Game, state: State, bots: Sequence[Bot], rng: Rng) -> None:
        if len(bots) != state.seats:
            raise ValueError(f"{len(bots)} bots for {state.seats} seats")
        self._state = state
        self._bots = list(bots)
        self._rng = rng  # chance; no bot ever sees it
        self._stand_in = rng.split()
        self._is_open = game.is_open
        self._movers: list[int] = []
        self._codes: list[int] = []
        self._slowest = [0.0] * len(bots)
        self._forfeits: dict[int, str] = {}

    def play(self) -> Played:
        """To the end. A bot that forfeits is replaced by a random one and comes last."""
        state = self._state
        while not state.is_over:
            actor = int(state.actor)
            code = int(state.random_action(self._rng)) if actor == CHANCE else self._ask(actor)
            state.apply(code)
            self._movers.append(actor)
            self._codes.append(code)
        places = _with_forfeits(state.ranking(), set(self._forfeits))
        return Played(state.scores(), places, self._codes, self._slowest, self._forfeits)

    def _ask(self, seat: int) -> int:
        known = Knowledge(self._state, seat, self._movers, self._codes, self._is_open)
        begin = time.perf_counter()
        try:
            code = self._bots[seat].choose(known)
            if not self._state.is_legal(code):
                raise Forfeit(f"{self._bots[seat].spec}: {code} is not one of the legal codes")
        except Forfeit as forfeit:
            self._forfeits[seat] = str(forfeit)
            self._bots[seat].close()
            self._bots[seat] = RandomBot(self._stand_in)
            return self._bots[seat].choose(known)
        self._slowest[seat] = max(self._slowest[seat], time.perf_counter() - begin)
        return code


def play_match(game: Game, bots: Sequence[Bot], rng: Rng) -> Played:
    """A whole match, a bot in every seat; `rng` is chance."""
    return Match(game, game.start(len(bots)), bots, rng).play()


def _with_forfeits(places: list[int], gave_up: set[int]) -> list[int]:
    """Places anew among those who stayed; those who gave up share the last places."""
    stayed = [place for seat, place in enumerate(places) if seat not in gave_up]
    return [
        len(stayed) + 1 if seat in gave_up else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]
