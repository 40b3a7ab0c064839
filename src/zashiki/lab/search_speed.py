"""How fast search thinks, and whether it keeps its budget: `python -m zashiki.lab.search_speed`.

Iterations are counted per second of processor time, so that a busy machine changes little; the
budget is measured on the clock and wants an idle one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from zashiki.bots import Knowledge, make
from zashiki.bots.builtin import SearchBot
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State
from zashiki.lab.command import command, count, run

ITERATIONS = 4000
MATCHES = 3
DECISIONS = 30  # measured against the budget, spread over a match
SPECS = ("plain", "unguided,depth=0", "")


def choices(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The positions of a match between greedy bots in which somebody has a choice."""
    state = game.start(seats)
    rng = Rng(seed)
    bots = [make("greedy", game, seed=seed * 8 + seat) for seat in range(seats)]
    while not state.is_over:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(state.random_action(rng))
            continue
        if len(state.legal()) > 1:
            yield state.copy()
        state.apply(bots[seat].choose(Knowledge(state, seat)))


def speed(game: Game, seats: int, words: str) -> float:
    """Iterations per second of processor time in the middle of a match."""
    done, spent = 0, 0.0
    for seed in range(1, MATCHES + 1):
        match = list(choices(game, seats, seed))
        state = match[len(match) // 2]
        spec = f"search:iterations={ITERATIONS}" + (f",{words}" if words else "")
        bot = make(spec, game, seed=seed)
        assert isinstance(bot, SearchBot)  # noqa: S101  the spec says so
        begin = time.process_time()
        bot.choose(Knowledge(state, int(state.actor)))
        spent += time.process_time() - begin
        done += int(bot.search.iterations) if bot.search else 0
    return done / spent


def overrun(game: Game, seats: int, ms: int) -> float:
    """The most milliseconds that a decision took beyond its budget."""
    match = list(choices(game, seats, 1))
    worst = 0.0
    for state in match[:: max(1, len(match) // DECISIONS)]:
        bot = make(f"search:ms={ms}", game, seed=1)
        begin = time.perf_counter()
        bot.choose(Knowledge(state, int(state.actor)))
        worst = max(worst, 1000 * (time.perf_counter() - begin) - ms)
    return worst


def main() -> None:
    parser = command(__doc__)
    parser.add_argument("--ms", type=count, default=50, help="the budget to be kept")
    asked = parser.parse_args()
    sys.stdout.write("iterations/s: plain, value without guesses, tuned; worst overrun\n")
    for name in asked.games:
        game = registry.game(name)
        for seats in game.seat_counts:
            rates = "  ".join(f"{speed(game, seats, words):8.0f}" for words in SPECS)
            late = overrun(game, seats, asked.ms)
            sys.stdout.write(f"{name:12} {seats} seats  {rates}  {late:6.1f} ms\n")
            sys.stdout.flush()


if __name__ == "__main__":
    run(main)
