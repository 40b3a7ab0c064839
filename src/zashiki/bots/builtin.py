"""The bots of the house: random, greedy and search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

from zashiki.bots.bot import Bot, SpecError
from zashiki.bots.greedy import Greedy
from zashiki.bots.knowledge import Knowledge
from zashiki.bots.learned import learned_value_of
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
    """The action that leads to the best position by a value, which is chosen at the table."""

    def __init__(
        self, settings: GreedySettings, value: Callable[[Knowledge], Value], rng: Rng
    ) -> None:
        self._settings = settings
        self._value = value
        self._rng = rng
        self._greedy: Greedy | None = None

    def choose(self, knowledge: Knowledge) -> int:
        if self._greedy is None:
            self._greedy = Greedy(self._settings, self._value(knowledge), self._rng)
        return self._greedy.best(knowledge)


@dataclass(frozen=True)
class Mind:
    """What a search thinks with: a value, and the settings that suit it."""

    settings: SearchSettings
    value: Value | None


class SearchBot(Bot):
    """Information-set tree search within a budget of iterations or milliseconds.

    Its mind is made up at the table: which value there is depends on the seats.
    """

    def __init__(self, mind: Callable[[Knowledge], Mind], rng: Rng, action_count: int) -> None:
        self._make_mind = mind
        self._rng = rng
        self._action_count = action_count
        self._mind: Mind | None = None
        self._ply = -1  # of the last decision
        self.search: Search | None = None

    def choose(self, knowledge: Knowledge) -> int:
        begin = perf_counter()
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]  # the tree stays at the last decision and is followed from there
        mind, search = self._recall(knowledge)
        left = int(mind.settings.ms) / 1000
        if left > 0:  # recalling is part of the budget
            left = max(0.001, left - (perf_counter() - begin))
        search.think(knowledge, int(mind.settings.iterations), left)
        return search.best(knowledge)

    def compare(self, knowledge: Knowledge) -> list[tuple[int, int, float]]:
        """Every action tried: its code, its visits and what it earned; the most visited first."""
        mind, search = self._recall(knowledge)
        search.think(knowledge, int(mind.settings.iterations), int(mind.settings.ms) / 1000)
        return sorted(search.report(knowledge), key=lambda thought: (-thought[1], -thought[2]))

    def _recall(self, knowledge: Knowledge) -> tuple[Mind, Search]:
        """The search with what it still knows from the last decision."""
        if self._mind is None or self.search is None:
            self._mind = self._make_mind(knowledge)
            settings, value = self._mind.settings, self._mind.value
            self.search = Search(
                int(knowledge.seats), self._action_count, settings, value, self._rng
            )
        else:
            keeps = self._mind.settings.reuse and self._ply >= 0
            steps = knowledge.trail(self._ply) if keeps else None
            if steps:
                self.search.follow(steps)
            else:
                self.search.forget()
        self.search.is_hurried = self.is_hurried
        self._ply = knowledge.ply if knowledge.ply > 0 else -1
        return self._mind, self.search


def learned_value(game: Game, knowledge: Knowledge) -> Value | None:
    """The learned value for a table. Weights know the edition they were trained with, no other."""
    return learned_value_of(game.id, int(knowledge.seats)) if knowledge.is_usual else None


def usual_mind(game: Game, knowledge: Knowledge) -> Mind:
    """What search thinks with unless one asks otherwise: what was learned, where there is that."""
    tuning, learned = tuning_of(game.id), learned_value(game, knowledge)
    if learned is None:
        return Mind(tuning.search, value_of(game.id))
    return Mind(tuning.learned, learned)


def make_random(spec: Spec, game: Game, rng: Rng) -> Bot:
    spec.refuse_all_but(())
    return RandomBot(rng)


def make_greedy(spec: Spec, game: Game, rng: Rng) -> Bot:
    settings = spec.fill(tuning_of(game.id).greedy)
    hand = value_of(game.id)
    if hand is None:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to be greedy for")

    def value(knowledge: Knowledge) -> Value:
        return (learned_value(game, knowledge) or hand) if settings.learned else hand

    return GreedyBot(settings, value, rng)


def make_gentle(spec: Spec, game: Game, rng: Rng) -> Bot:
    """For a first match: it does not see everything that could be done."""
    spec.refuse_all_but(())
    value = value_of(game.id)
    if value is None:
        return RandomBot(rng)
    settings = replace(tuning_of(game.id).greedy, worlds=1, notices=GENTLE_NOTICES)
    return GreedyBot(settings, lambda _: value, rng)


def make_search(spec: Spec, game: Game, rng: Rng) -> Bot:
    is_plain = spec.flag("plain")
    settings = _filled(spec, PLAIN if is_plain else tuning_of(game.id).search)
    hand = None if is_plain else value_of(game.id)
    if hand is None and settings.guided:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to guide a search")

    def mind(knowledge: Knowledge) -> Mind:
        if hand is None or not settings.learned:
            return Mind(settings, hand)
        usual = usual_mind(game, knowledge)
        return Mind(_filled(spec, usual.settings), usual.value)

    return SearchBot(mind, rng, game.action_count)


def _filled(spec: Spec, base: SearchSettings) -> SearchSettings:
    settings = spec.fill(base, "plain")
    if "iterations" in spec.words and "ms" not in spec.words:
        return replace(settings, ms=0)  # no bound
    return settings
