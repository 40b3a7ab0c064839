"""Many random matches with components, bounds and digests checked: `make soak`."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.progress import Progress

import zashiki
from zashiki.testing import soak

CHUNK = 500


def run(name: str, matches: int, seed: int) -> tuple[str, int, int]:
    return name, matches, soak(zashiki.game(name), matches, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=zashiki.names(), help="all by default")
    parser.add_argument("--matches", type=int, default=100_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    actions = dict.fromkeys(asked.games, 0)
    with ProcessPoolExecutor(os.cpu_count()) as pool, Progress(console=console) as progress:
        bars = {name: progress.add_task(name, total=asked.matches) for name in asked.games}
        chunks = [
            pool.submit(run, name, min(CHUNK, asked.matches - first), asked.seed + first)
            for name in asked.games
            for first in range(0, asked.matches, CHUNK)
        ]
        for chunk in as_completed(chunks):
            name, matches, played = chunk.result()
            actions[name] += played
            progress.advance(bars[name], matches)
    for name in asked.games:
        console.print(f"{name}: {asked.matches:,} matches, {actions[name]:,} actions, no failure")


if __name__ == "__main__":
    main()
