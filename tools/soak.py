"""Many random matches with components, bounds and digests checked: `make soak`."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.progress import Progress

import zashiki
from zashiki.lab.command import command, count, run
from zashiki.testing import soak

CHUNK = 500


def play(name: str, matches: int, seed: int) -> tuple[str, int, int]:
    return name, matches, soak(zashiki.game(name), matches, seed)


def main() -> None:
    parser = command(__doc__)
    parser.add_argument("--matches", type=count, default=100_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1, help="of the matches")
    asked = parser.parse_args()
    console = Console()
    actions = dict.fromkeys(asked.games, 0)
    pool = ProcessPoolExecutor(os.cpu_count())
    try:
        with Progress(console=console) as progress:
            bars = {name: progress.add_task(name, total=asked.matches) for name in asked.games}
            chunks = [
                pool.submit(play, name, min(CHUNK, asked.matches - first), asked.seed + first)
                for name in asked.games
                for first in range(0, asked.matches, CHUNK)
            ]
            for chunk in as_completed(chunks):
                name, matches, played = chunk.result()
                actions[name] += played
                progress.advance(bars[name], matches)
    finally:  # after a failure or an interrupt the matches not begun yet are not played
        pool.shutdown(cancel_futures=True)
    for name in asked.games:
        console.print(f"{name}: {asked.matches:,} matches, {actions[name]:,} actions, no failure")


if __name__ == "__main__":
    run(main)
