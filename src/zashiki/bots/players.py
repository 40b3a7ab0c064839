"""The bots of the house: random, greedy and search."""

from __future__ import annotations

from time import perf_counter

from zashiki.bots.bot import Bot, SpecError
from zashiki.bots.greedy import Greedy
from zashiki.bots.knowledge import Knowledge
from zashiki.bots.search import Search
from zashiki.bots.settings import Settings, plain
from zashiki.bots.spec import Spec
from zashiki.bots.tuning import tuning_of
from zashiki.bots.values import Value, value_of
from zashiki.core.game import Game
from zashiki.core.rng import Rng

DEFAULT_MS = 200
SETTINGS = (
    "explore",
    "trust",
    "sharpness",
    "look",
    "grow",
    "depth",
    "rivals",
    "finish",
    "finish_explore",
    "finish_sharpness",
    "margin",
    "chance",
    "guided",
    "unguided",
    "fresh",
)


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        return legal[int(self._rng.below(len(legal)))]


class GreedyBot(Bot):
    """The action that leads to the best position by the game's hand-made value."""

    def __init__(self, value: Value, rng: Rng, worlds: int, reach: int, width: int) -> None:
        self._value = value
        self._rng = rng
        self._worlds = worlds
        self._reach = reach
        self._width = width

    def choose(self, knowledge: Knowledge) -> int:
        looks = (self._worlds, self._reach, self._width)
        return Greedy(self._value, self._rng, *looks).best(knowledge)


class SearchBot(Bot):
    """Information-set tree search within a budget of iterations or milliseconds."""

    def __init__(
        self,
        settings: Settings,
        value: Value | None,
        rng: Rng,
        action_count: int,
        iterations: int,
        seconds: float,
    ) -> None:
        self._settings = settings
        self._value = value
        self._rng = rng
        self._action_count = action_count
        self._iterations = iterations
        self._seconds = seconds
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
            keeps = self.search.settings.reuse and self._ply >= 0
            steps = knowledge.trail(self._ply) if keeps else None
            if steps:
                self.search.follow(steps)
            else:
                self.search.forget()
        self._ply = knowledge.ply if knowledge.ply > 0 else -1
        return self.search


def make_random(spec: Spec, game: Game, rng: Rng) -> Bot:
    spec.refuse_all_but(())
    return RandomBot(rng)


def make_greedy(spec: Spec, game: Game, rng: Rng) -> Bot:
    spec.refuse_all_but(("worlds", "reach", "width"))
    value = value_of(game.id)
    if value is None:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to be greedy for")
    tuning = tuning_of(game.id)
    worlds = spec.whole("worlds", tuning.worlds, 1, 1000)
    reach = spec.whole("reach", tuning.reach, 0, 100)
    return GreedyBot(value, rng, worlds, reach, spec.whole("width", tuning.width, 1, 10_000))


def make_search(spec: Spec, game: Game, rng: Rng) -> Bot:
    spec.refuse_all_but(("ms", "iterations", "plain", *SETTINGS))
    iterations = spec.whole("iterations", 0, 1)
    ms = spec.whole("ms", 0 if iterations else DEFAULT_MS, 1, 3_600_000)
    is_plain = spec.flag("plain")
    tuning = tuning_of(game.id)
    settings = _settings(spec, plain() if is_plain else tuning.search.copy())
    value = None if is_plain else value_of(game.id)
    if value is None and settings.guided:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to guide a search")
    return SearchBot(settings, value, rng, game.action_count, iterations, ms / 1000)


def _settings(spec: Spec, base: Settings) -> Settings:
    """The tuned settings with what the spec says otherwise."""
    base.explore = spec.real("explore", base.explore)
    base.trust = spec.real("trust", base.trust)
    base.sharpness = spec.real("sharpness", base.sharpness)
    base.look = spec.whole("look", int(base.look), 0, 10)
    base.grow_at = spec.whole("grow", int(base.grow_at))
    base.depth = spec.whole("depth", int(base.depth), -1)
    base.rivals = spec.whole("rivals", int(base.rivals), 1, 20)
    base.finish = spec.whole("finish", int(base.finish))
    base.finish_explore = spec.real("finish_explore", base.finish_explore)
    base.finish_sharpness = spec.real("finish_sharpness", base.finish_sharpness)
    base.margin = spec.real("margin", base.margin, 0.0, 1.0)
    chance = "nodes" if base.chance_nodes else "open"
    base.chance_nodes = spec.word("chance", chance, ("nodes", "open")) == "nodes"
    if spec.flag("guided") and spec.flag("unguided"):
        raise SpecError(f"bot {spec.text!r}: guided and unguided exclude each other")
    base.guided = (base.guided or spec.flag("guided")) and not spec.flag("unguided")
    base.reuse = base.reuse and not spec.flag("fresh")
    return base
