"""Draw the pictures of the README: each game in the middle of a match between greedy bots."""

from __future__ import annotations

from pathlib import Path

import zashiki
from zashiki.bots import make, play_match
from zashiki.core.rng import Rng
from zashiki.record import Record

DOCS = Path(__file__).resolve().parent.parent / "docs"
SEED = 20
HOW_FAR = 0.62  # of a match
SEATS = 3  # as long as a game has so many


def played(name: str, seats: int) -> Record:
    """A whole match between greedy bots, always the same one."""
    game = zashiki.game(name)
    record = Record.begin(game, seats)
    bots = [make("greedy", game, seed=SEED + seat) for seat in range(seats)]
    record.actions = play_match(game, bots, Rng(SEED)).actions
    return record


def turn_of(record: Record, seat: int, part: float = HOW_FAR) -> int:
    """The first ply after this part of a match at which a turn of the seat begins."""
    ply = int(len(record.actions) * part)
    while not (record.state(ply).actor == seat != record.state(ply - 1).actor):
        ply += 1
    return ply


def main() -> None:
    for name in zashiki.names():
        game = zashiki.game(name)
        record = played(name, min(SEATS, game.seat_counts[-1]))
        picture = game.svg(record.state(turn_of(record, 0)), 0)
        (DOCS / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
