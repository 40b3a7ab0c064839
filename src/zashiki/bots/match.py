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
from zashiki.match import Match, seeded_chance


@dataclass
class Played:
    """How a match between bots went; every list is by seat."""

    points: list[int]
    places: list[int]  # 1 is first; a seat that forfeits is last
    actions: list[int]
    slowest: list[float]  # seconds of the longest decision
    forfeits: dict[int, str] = field(default_factory=dict)  # seat -> why


def play_match(game: Game, bots: Sequence[Bot], rng: Rng) -> Played:
    """A whole match, a bot in every seat; `rng` is chance."""
    return _Bots(game, bots, rng).play()


class _Bots:
    """A match with a bot in every seat. One that forfeits is replaced by a random one."""

    def __init__(self, game: Game, bots: Sequence[Bot], rng: Rng) -> None:
        self._bots = list(bots)
        self._stand_in = rng.split()
        self._match = Match(game.setup(len(bots)), chance=seeded_chance(rng))  # no bot sees it
        self._is_open = game.is_open
        self._slowest = [0.0] * len(bots)
        self._forfeits: dict[int, str] = {}

    def play(self) -> Played:
        """To the end; bots that forfeited come last."""
        match = self._match
        match.draw_on()
        while not match.is_over:
            self._move(match.actor)
            match.draw_on()
        places = _with_forfeits(match.state.ranking(), set(self._forfeits))
        points, actions = match.state.scores(), match.codes.tolist()
        return Played(points, places, actions, self._slowest, self._forfeits)

    def _move(self, seat: int) -> None:
        match, bot = self._match, self._bots[seat]
        past = match.actors.tolist(), match.codes.tolist()
        known = Knowledge(match.state, seat, *past, self._is_open)
        begin = time.perf_counter()
        try:
            code = bot.choose(known)
            if not match.state.is_legal(code):
                raise Forfeit(f"{bot.spec}: {code} is not one of the legal codes")
            self._slowest[seat] = max(self._slowest[seat], time.perf_counter() - begin)
        except Forfeit as forfeit:
            self._forfeits[seat] = str(forfeit)
            bot.close()
            self._bots[seat] = RandomBot(self._stand_in)
            code = self._bots[seat].choose(known)
        match.play(code)


def _with_forfeits(places: list[int], gave_up: set[int]) -> list[int]:
    """Places anew among those who stayed; those who gave up share the last places."""
    stayed = [place for seat, place in enumerate(places) if seat not in gave_up]
    return [
        len(stayed) + 1 if seat in gave_up else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]
