"""Compiled and interpreted rules play the same matches, digest by digest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki
from zashiki.core.rng import Rng

MATCHES = 6  # of each game, over its seat counts, options and editions


def digests(name: str) -> list[list[int]]:
    """Of every position in some random matches; chance, choices and imagination included."""
    game = zashiki.game(name)
    rng = Rng(len(name))
    found = []
    for match in range(MATCHES):
        seats = game.seat_counts[match % len(game.seat_counts)]
        options = {option.key: option.choices[match % 2] for option in game.options}
        edition = game.editions()[match % len(game.editions())]
        state = game.start(seats, options, edition)
        line = []
        while not state.is_over:
            line.append(state.digest())
            if len(line) % 10 == 0:
                line.append(state.imagine(match % seats, rng).digest())
            state.apply(state.random_action(rng))
        found.append([*line, state.digest(), *state.scores(), *state.ranking()])
    return found


@pytest.mark.parametrize("name", zashiki.names())
def test_compiled_and_interpreted_rules_agree(name: str) -> None:
    pure = "" if os.environ.get("ZASHIKI_PURE") else "1"
    root = Path(zashiki.__file__).parents[2]
    paths = os.pathsep.join([str(root / "src"), str(root)])
    other = subprocess.run(
        [sys.executable, "-m", "tests.games.test_both_ways", name],
        env={**os.environ, "ZASHIKI_PURE": pure, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, theirs = json.loads(other.stdout)
    assert theirs == digests(name)
    assert compiled != zashiki.is_compiled() or not compiled


if __name__ == "__main__":
    sys.stdout.write(json.dumps([zashiki.is_compiled(), digests(sys.argv[1])]))
