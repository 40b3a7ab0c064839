"""The bots of the house: random, greedy and search."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter

from zashiki.bots.bot import Bot, SpecError
from zashiki.bots.greedy import Greedy
from zashiki.bots.knowledge import Knowledge
from zashiki.bots.search import Search
from zashiki.bots.settings import GreedySettings, SearchSettings
from zashiki.bots.spec import Spec
from zashiki.bots.tuning import PLAIN, tuning_of
from zashiki.bots.values import Value, value_of
from zashiki.core.game import Game
from zashiki.core.rng import Rng

GENTLE_NOTICES = 40  # of a hundred actions


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        return legal[int(self._rng.below(len(legal)))]


class GreedyBot(Bot):
    """The action that leads to the best position by the game's hand-made value."""

    def __init__(self, settings: GreedySettings, value: Value, rng: Rng) -> None:
        self._greedy = Greedy(settings, value, rng)

    def choose(self, knowledge: Knowledge) -> int:
        return self._greedy.best(knowledge)


class SearchBot(Bot):
    """Information-set tree search within a budget of iterations or milliseconds."""

    def __init__(
        self, settings: SearchSettings, value: Value | None, rng: Rng, action_count: int
    ) -> None:
        self._settings = settings
        self._value = value
        self._rng = rng
        self._action_count = action_count
        self._iterations = int(settings.iterations)
        self._seconds = int(settings.ms) / 1000
        self._ply = -1  # of the last decision
        self.search: Search | None = None

    def choose(self, knowledge: Knowledge) -> int:
        begin = perf_counter()
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]  # the tree stays at the last decision and is followed from there
        search = self._recall(knowledge)
        left = self._seconds
        if left > 0:  # recalling is part of the budget
            left = max(0.001, left - (perf_counter() - begin))
        search.think(knowledge, self._iterations, left)
        return search.best(knowledge)

    def compare(self, knowledge: Knowledge) -> list[tuple[int, int, float]]:
        """Every action tried: its code, its visits and what it earned; the most visited first."""
        search = self._recall(knowledge)
        search.think(knowledge, self._iterations, self._seconds)
        return sorted(search.report(knowledge), key=lambda thought: (-thought[1], -thought[2]))

    def _recall(self, knowledge: Knowledge) -> Search:
        """The search with what it still knows from the last decision."""
        if self.search is None:
            self.search = Search(
                int(knowledge.seats), self._action_count, self._settings, self._value, self._rng
            )
        else:
            keeps = self._settings.reuse and self._ply >= 0
            steps = knowledge.trail(self._ply) if keeps else None
            if steps:
                self.search.follow(steps)
            else:
                self.search.forget()
        self.search.is_hurried = self.is_hurried
        self._ply = knowledge.ply if knowledge.ply > 0 else -1
        return self.search


def make_random(spec: Spec, game: Game, rng: Rng) -> Bot:
    spec.refuse_all_but(())
    return RandomBot(rng)


def make_greedy(spec: Spec, game: Game, rng: Rng) -> Bot:
    settings = spec.fill(tuning_of(game.id).greedy)
    value = value_of(game.id)
    if value is None:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to be greedy for")
    return GreedyBot(settings, value, rng)


def make_gentle(spec: Spec, game: Game, rng: Rng) -> Bot:
    """For a first match: it does not see everything that could be done."""
    spec.refuse_all_but(())
    value = value_of(game.id)
    if value is None:
        return RandomBot(rng)
    settings = replace(tuning_of(game.id).greedy, worlds=1, notices=GENTLE_NOTICES)
    return GreedyBot(settings, value, rng)


def make_search(spec: Spec, game: Game, rng: Rng) -> Bot:
    is_plain = spec.flag("plain")
    settings = spec.fill(PLAIN if is_plain else tuning_of(game.id).search, "plain")
    if "iterations" in spec.words and "ms" not in spec.words:
        settings = replace(settings, ms=0)  # no bound
    value = None if is_plain else value_of(game.id)
    if value is None and settings.guided:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to guide a search")
    return SearchBot(settings, value, rng, game.action_count)
