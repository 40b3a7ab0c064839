"""How well a game's value foresees who wins: `python -m zashiki.lab.value_accuracy`.

Greedy bots play, now and then at random, so that positions differ; at every change of the turn the
value says each seat's chance to come first. Printed is what that was worth as surprise (log loss,
in nats), by the stage of the match, beside what guessing evenly costs: below it the value knows
something, above it the value is too sure of itself.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator

from librt.vecs import vec

from zashiki.bots import Knowledge, make
from zashiki.bots.values import Value, value_of
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.lab.command import command, count, run
from zashiki.lab.statistics import first_places

MATCHES = 200
STRAY = 16  # one decision in so many is left to chance
STAGES = 4
LEAST = 1e-6  # a chance below this would make one surprise outweigh all others


def match(game: Game, value: Value, seats: int, seed: int) -> tuple[list[list[float]], list[float]]:
    """What the value said at each new turn of one match, and each seat's share of the victory."""
    state, rng = game.start(seats), Rng(seed)
    bots = [make("greedy", game, seed=seed * 8 + seat) for seat in range(seats)]
    said: list[list[float]] = []
    out = vec[float]([0.0] * 4)
    last = CHANCE
    while not state.is_over:
        seat = int(state.actor)
        if seat == CHANCE:
            state.apply(state.random_action(rng))
            continue
        if seat != last:
            value.judge(state, out)
            said.append([out[i] for i in range(seats)])
            last = seat
        stray = rng.below(STRAY) == 0
        state.apply(
            state.random_action(rng) if stray else bots[seat].choose(Knowledge(state, seat))
        )
    return said, first_places(state.ranking())


def surprises(game: Game, value: Value, seats: int, matches: int) -> Iterator[tuple[int, float]]:
    """The stage of each judgement and its log loss."""
    for seed in range(1, matches + 1):
        said, shares = match(game, value, seats, seed)
        for at, chances in enumerate(said):
            loss = -sum(
                share * math.log(max(chance, LEAST))
                for share, chance in zip(shares, chances, strict=True)
            )
            yield at * STAGES // len(said), loss


def losses(game: Game, value: Value, seats: int, matches: int) -> list[float]:
    """The mean log loss in each quarter of the match."""
    sums, counts = [0.0] * STAGES, [0] * STAGES
    for stage, loss in surprises(game, value, seats, matches):
        sums[stage] += loss
        counts[stage] += 1
    return [total / max(1, count) for total, count in zip(sums, counts, strict=True)]


def main() -> None:
    parser = command(__doc__)
    parser.add_argument("--matches", type=count, default=MATCHES, help="for each seat count")
    asked = parser.parse_args()
    sys.stdout.write("log loss by quarter of the match; guessing evenly\n")
    for name in asked.games:
        game = registry.game(name)
        value = value_of(game.id)
        if value is None:
            sys.stdout.write(f"{name}: no value\n")
            continue
        for seats in game.seat_counts:
            found = losses(game, value, seats, asked.matches)
            shown = "  ".join(f"{loss:.3f}" for loss in found)
            sys.stdout.write(f"{name:12} {seats} seats  {shown}  ({math.log(seats):.3f})\n")
            sys.stdout.flush()


if __name__ == "__main__":
    run(main)
