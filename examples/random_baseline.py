"""How often each seat comes first when everybody plays at random: what a learner begins with.

python examples/random_baseline.py samurai --seats 3
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from zashiki import envs


def shares(game, seats, games, seed=1):
    """Shares of the first place by seat, and how many steps a match takes."""
    matches = envs.vector(game, seats, n=min(games, 256), seed=seed)
    first, ended, steps = np.zeros(matches.seat_count), 0, 0
    while ended < games:
        matches.step(matches.sample())
        steps += matches.n
        ended += matches.ended.sum()
        # rewards are distances from an even share, and 1 for who is first alone
        even = 1 / matches.seat_count
        first += (even + matches.rewards[matches.ended] * (1 - even)).sum(0)
    return first / ended, steps / ended


def main(words=None):
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("game")
    read.add_argument("--seats", type=int)
    read.add_argument("--games", type=int, default=5000)
    asked = read.parse_args(words)
    found, steps = shares(asked.game, asked.seats, asked.games)
    for seat, share in enumerate(found):
        sys.stdout.write(f"seat {seat + 1}: {share:.1%} of first places\n")
    sys.stdout.write(f"{steps:.0f} decisions a match\n")


if __name__ == "__main__":
    main()
