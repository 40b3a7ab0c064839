"""Draw the pictures of the README: each game in the middle of a match between greedy bots."""

from __future__ import annotations

from pathlib import Path

import zashiki
from zashiki.bots import make
from zashiki.bots.match import Match
from zashiki.core.rng import Rng
from zashiki.record import Record

DOCS = Path(__file__).resolve().parent.parent / "docs"
SEED = 20
HOW_FAR = 0.62  # of a match


def main() -> None:
    for name in zashiki.names():
        game = zashiki.game(name)
        record = Record.begin(game, game.seat_counts[-1])
        bots = [make("greedy", game, seed=SEED + seat) for seat in range(record.seats)]
        record.actions = Match(game, record.start(), bots, Rng(SEED)).play().actions
        ply = int(len(record.actions) * HOW_FAR)
        while record.state(ply).actor != 0:
            ply += 1
        (DOCS / f"{name}.svg").write_text(game.svg(record.state(ply), 0), encoding="utf-8")


if __name__ == "__main__":
    main()
