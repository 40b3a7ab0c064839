"""`zashiki bench --envs`: steps per second of every environment, beside others in the same run.

A step is one decision of a player, with what is known and what is legal written down before it;
everybody plays at random.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from zashiki import envs
from zashiki.cli.peers import open_spiel
from zashiki.cli.speed import Gauge, Rate, Work
from zashiki.cli.trouble import Trouble
from zashiki.core.game import Game
from zashiki.envs.errors import MissingExtra

SIZES = (64, 1024)  # matches side by side
PEER_SIZE = 1024
VECTOR, AEC, GYM, SPIEL = "vector", "PettingZoo", "Gymnasium", "OpenSpiel"
# what each of our interfaces is compared with
BESIDE = {VECTOR: ("pgx", "backgammon"), AEC: ("PettingZoo", "connect_four")}


@dataclass(frozen=True)
class Bench:
    """One interface of ours, or one of a peer, with what it plays."""

    way: str
    game: str
    seats: int
    size: int  # matches side by side
    gauge: Gauge
    is_peer: bool = False

    @property
    def rate(self) -> Rate:
        return Rate.of(self.gauge.steps)

    def row(self) -> dict[str, object]:
        named = {"interface": self.way, "game": self.game, "seats": self.seats, "n": self.size}
        return {**named, "steps_per_second": asdict(self.rate)}


def benches(games: Sequence[Game]) -> list[Bench]:
    """Ours, then the peers that are installed; raises Trouble where ours cannot run."""
    try:
        ours = [bench for game in games for bench in _ours(game)]
    except MissingExtra as error:
        raise Trouble(str(error)) from None
    return [*ours, *peers()]


def _ours(game: Game) -> Iterator[Bench]:
    for seats in game.seat_counts:
        for size in SIZES:
            yield _bench(VECTOR, game.id, seats, size, _vector(game.id, seats, size))
        yield _bench(AEC, game.id, seats, 1, _aec(envs.aec(game.id, seats)))
        yield _bench(GYM, game.id, seats, 1, _gym(game.id, seats))
        yield _bench(SPIEL, game.id, seats, 1, _spiel(game.id, seats))


def _bench(way: str, game: str, seats: int, size: int, work: Work, is_peer: bool = False) -> Bench:
    name = f"{way} {game}, {seats} seats" + (f", n={size}" if size > 1 else "")
    return Bench(way, game, seats, size, Gauge(name, work), is_peer)


def peers() -> list[Bench]:
    """What others offer, where it is installed."""
    found = []
    for name in ("connect_four_v3", "chess_v6"):
        try:
            with warnings.catch_warnings(action="ignore"):  # of other ways to make them
                module = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        game = name.rpartition("_")[0]
        found.append(_bench("PettingZoo", game, 2, 1, _aec(module.env()), is_peer=True))
    try:
        work = _pgx("backgammon", PEER_SIZE)
    except ImportError:
        return found
    return [*found, _bench("pgx", "backgammon", 2, PEER_SIZE, work, is_peer=True)]


def versions() -> dict[str, str]:
    """Of the packages that take part."""
    named = {}
    for name in ("numpy", "pettingzoo", "gymnasium", "open-spiel", "pgx", "jax"):
        try:
            named[name] = version(name)
        except ImportError:
            continue
    return named


def ratio(bench: Bench, all_of_them: Sequence[Bench]) -> Rate | None:
    """Ours to the peer it is compared with, if that was measured."""
    wanted = BESIDE.get(bench.way)
    for other in all_of_them:
        if other.is_peer and not bench.is_peer and (other.way, other.game) == wanted:
            return bench.rate.over(other.rate)
    return None


# --- the work ------------------------------------------------------------------------------


def _vector(game: str, seats: int, size: int) -> Work:
    matches = envs.vector(game, seats, n=size, seed=1)

    def work(times: int) -> int:
        for _ in range(times):
            matches.step(matches.sample())
        return times * size

    return work


def _until_over(times: int, play: Callable[[], int]) -> int:
    return sum(play() for _ in range(times))


def _aec(env: Any) -> Work:
    """The loop of PettingZoo's own pages, for theirs and for ours."""

    def play() -> int:
        steps = 0
        env.reset()
        for agent in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            action = None
            if not is_over and not is_cut:
                action = env.action_space(agent).sample(seen["action_mask"])
                steps += 1
            env.step(action)
        return steps

    return partial(_until_over, play=play)


def _gym(game: str, seats: int) -> Work:
    env = envs.gym(game, seats)

    def play() -> int:
        steps, is_over = 0, False
        seen, _ = env.reset()
        while not is_over:
            code = env.action_space.sample(seen["action_mask"])
            seen, _, is_over, _, _ = env.step(code)
            steps += 1
        return steps

    return partial(_until_over, play=play)


def _spiel(game: str, seats: int) -> Work:
    (spiel, random) = (open_spiel(), Random(1))
    envs.openspiel.register()
    loaded = spiel.load_game(f"zashiki_{game}", {"seats": seats})

    def play() -> int:
        steps = 0
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                codes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(codes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return partial(_until_over, play=play)


def _pgx(game: str, size: int) -> Work:
    """Steps of pgx in one compiled call each, on the processor."""
    jax, pgx = import_module("jax"), import_module("pgx")
    wrappers = import_module("pgx.experimental.wrappers")
    env = pgx.make(game)
    follow = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def choose_and_step(key: Any, state: Any) -> Any:
        choice, chance = jax.random.split(key)
        scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        codes = jax.random.categorical(choice, scores, axis=1)
        return follow(state, codes, jax.random.split(chance, size))

    step = jax.jit(choose_and_step)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))
    jax.block_until_ready(step(key, state))  # compiled before anything is measured

    def work(times: int) -> int:
        nonlocal key, state
        for _ in range(times):
            key, now = jax.random.split(key)
            state = step(now, state)
        jax.block_until_ready(state)
        return times * size

    return work
