"""OpenSpiel beside us: its C++ rollouts and its Python loop on games of its own."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from zashiki.cli.speed import Gauge, Work
from zashiki.cli.trouble import Trouble

GAMES = ("amazons", "hex", "backgammon", "gin_rummy", "chess")
ROLLOUTS = "C++ rollouts"
LOOP = "Python loop"


@dataclass(frozen=True)
class Peer:
    """A game of OpenSpiel, played at random in one of two ways."""

    game: str
    way: str
    gauge: Gauge


def open_spiel() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        raise Trouble(
            "OpenSpiel is not installed, so there is nothing to compare with; "
            "install the extra: pip install 'zashiki[peers]'"
        ) from None


def peers() -> list[Peer]:
    """Every game in both ways; raises Trouble where OpenSpiel is not installed."""
    spiel = open_spiel()
    found = []
    for name in GAMES:
        game = spiel.load_game(name)
        for way, work in ((ROLLOUTS, _rollouts(spiel, game)), (LOOP, _loop(game))):
            found.append(Peer(name, way, Gauge(f"OpenSpiel {name}, {way}", work)))
    return found


def peer_version() -> str:
    return version("open-spiel")


def _rollouts(spiel: Any, game: Any) -> Work:
    """Whole matches inside C++; each is counted in moves, chance included."""
    bots = [spiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]
    seeds = iter(range(10**9))

    def work(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, next(seeds))
            moves += state.move_number()
        return moves

    return work


def _loop(game: Any) -> Work:
    """The loop that a program in Python would write."""
    random = Random(1)

    def work(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    action = random.choices(outcomes, weights)[0]
                else:
                    action = random.choice(state.legal_actions())
                state.apply_action(action)
                moves += 1
        return moves

    return work
