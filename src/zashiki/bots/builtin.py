"""The bots of the house: random, greedy, search, and the levels made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TypeVar

from zashiki.bots.bot import Bot, SpecError
from zashiki.bots.greedy import Greedy
from zashiki.bots.knowledge import Knowledge
from zashiki.bots.learned import learned_value_of
from zashiki.bots.levels import level_of
from zashiki.bots.search import Search
from zashiki.bots.settings import GreedySettings, SearchSettings
from zashiki.bots.spec import Spec, parse
from zashiki.bots.styles import styles_of
from zashiki.bots.taste import PLAIN, Taste
from zashiki.bots.tuning import PLAIN as UCT
from zashiki.bots.tuning import tuning_of
from zashiki.bots.values import HandMade, Value, value_of
from zashiki.core.game import Game
from zashiki.core.rng import Rng

STYLE = "style"  # the word of a spec that asks for a personality

Made = TypeVar("Made")


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        return legal[int(self._rng.below(len(legal)))]


@dataclass(frozen=True)
class Eye:
    """What greedy looks with: a value, and how far."""

    settings: GreedySettings
    value: Value


class GreedyBot(Bot):
    """The action that leads to the best position by a value, which is chosen at the table."""

    def __init__(self, eye: Callable[[Knowledge], Eye], rng: Rng) -> None:
        self._open_eye = eye
        self._rng = rng
        self._greedy: Greedy | None = None

    def choose(self, knowledge: Knowledge) -> int:
        if self._greedy is None:
            eye = self._open_eye(knowledge)
            self._greedy = Greedy(eye.settings, eye.value, self._rng)
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
        if left > 0 and not mind.settings.processor:  # recalling is part of the budget
            left = max(0.001, left - (perf_counter() - begin))
        self._take_in(knowledge, mind)
        search.think(knowledge, int(mind.settings.iterations), left)
        return search.best(knowledge)

    def compare(self, knowledge: Knowledge) -> list[tuple[int, int, float]]:
        """Every action tried: its code, its visits and what it earned; the most visited first."""
        mind, search = self._recall(knowledge)
        self._take_in(knowledge, mind)
        search.think(knowledge, int(mind.settings.iterations), int(mind.settings.ms) / 1000)
        return sorted(search.report(knowledge), key=lambda thought: (-thought[1], -thought[2]))

    def _take_in(self, knowledge: Knowledge, mind: Mind) -> None:
        if isinstance(mind.value, HandMade) and mind.value.has_taste:
            mind.value.take_in(knowledge.imagine(self._rng), knowledge.seat)

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
    return GreedyBot(_eye(spec, game, _style(spec, game)), rng)


def make_search(spec: Spec, game: Game, rng: Rng) -> Bot:
    return SearchBot(_mind(spec, game, _style(spec, game)), rng, game.action_count)


def make_level(spec: Spec, game: Game, rng: Rng) -> Bot:
    """A rung of the ladder: the bot that the table of levels names, with its taste."""
    spec.refuse_all_but((STYLE,))
    level, style = level_of(spec.kind, game.id), _style(spec, game)

    def at_table(
        make: Callable[[Spec, Game, Taste], Callable[[Knowledge], Made]],
    ) -> Callable[[Knowledge], Made]:
        alone, crowd = (
            make(parse(each.bot), game, each.taste & style)
            for each in (level, level.crowd or level)
        )
        return lambda knowledge: (alone if knowledge.seats == 2 else crowd)(knowledge)

    if parse(level.bot).kind == "greedy":
        return GreedyBot(at_table(_eye), rng)
    return SearchBot(at_table(_mind), rng, game.action_count)


def make_gentle(spec: Spec, game: Game, rng: Rng) -> Bot:
    """Its name before there were levels; tables that are kept may still have it."""
    spec.refuse_all_but(())
    return make_level(Spec("level1"), game, rng)


def _style(spec: Spec, game: Game) -> Taste:
    """The taste of the personality that the spec asks for."""
    styles = styles_of(game.id)
    if STYLE not in spec.words:
        return PLAIN
    if not styles:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no styles")
    return styles[spec.word(STYLE, "", tuple(styles))]


def _eye(spec: Spec, game: Game, taste: Taste) -> Callable[[Knowledge], Eye]:
    settings = spec.fill(tuning_of(game.id).greedy, STYLE)
    hand = _tasting(game, taste)
    if hand is None:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to be greedy for")
    learns = settings.learned and taste == PLAIN

    def eye(knowledge: Knowledge) -> Eye:
        return Eye(settings, (learned_value(game, knowledge) or hand) if learns else hand)

    return eye


def _mind(spec: Spec, game: Game, taste: Taste) -> Callable[[Knowledge], Mind]:
    is_plain = spec.flag("plain")
    settings = _filled(spec, UCT if is_plain else tuning_of(game.id).search)
    hand = None if is_plain else _tasting(game, taste)
    if hand is None and settings.guided:
        raise SpecError(f"bot {spec.text!r}: {game.name} has no hand-made value to guide a search")
    if is_plain and taste != PLAIN:
        raise SpecError(f"bot {spec.text!r}: plain knows no value that a style could weigh")
    learns = hand is not None and settings.learned and taste == PLAIN

    def mind(knowledge: Knowledge) -> Mind:
        if not learns:
            return Mind(settings, hand)
        usual = usual_mind(game, knowledge)
        return Mind(_filled(spec, usual.settings), usual.value)

    return mind


def _tasting(game: Game, taste: Taste) -> Value | None:
    """The hand-made value with this taste: only named terms can be weighed."""
    value = value_of(game.id)
    if taste != PLAIN and isinstance(value, HandMade):
        taste.give_to(value)
    return value


def _filled(spec: Spec, base: SearchSettings) -> SearchSettings:
    settings = spec.fill(base, "plain", STYLE)
    if "iterations" in spec.words and "ms" not in spec.words:
        return replace(settings, ms=0)  # no bound
    return settings
