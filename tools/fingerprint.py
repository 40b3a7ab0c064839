"""Hashes over random matches: actions, digests, scores and notations of every game and seat count.

python tools/fingerprint.py [--matches 2000] [--edition iki=default#31752050] > after.txt

Two versions of the rules that print the same lines play the same. Run the older one with
PYTHONPATH set to its `src`.
"""

from __future__ import annotations

import argparse
import hashlib

import zashiki
from zashiki import Game, Rng

# What there was to choose when the first lines were printed; later options keep their defaults.
OPTIONS = {
    "samurai": {
        "captures": ("end-of-turn", "at-once"),
        "opening": ("choose", "draw"),
        "figures": ("placed", "dealt"),
        "screens": ("as-printed", "open"),
    },
    "tokaido_duo": {"colours": ("purple-begins", "green-begins")},
}


def options_of(game: str, match: int) -> dict[str, str]:
    """All combinations in turn; the first is that of the defaults."""
    chosen = {}
    for key, choices in OPTIONS.get(game, {}).items():
        match, pick = divmod(match, len(choices))
        chosen[key] = choices[pick]
    return chosen


def one_match(game: Game, seats: int, edition: str, number: int) -> bytes:
    """A random match as bytes: every action as a code and as text, with the digest before it."""
    state = game.start(seats, options_of(game.id, number), edition)
    rng = Rng(number)
    told = hashlib.sha256()
    while not state.is_over:
        code = int(state.random_action(rng))
        text = game.notate(state, code)
        told.update(f"{code} {text} {state.digest()} {len(state.legal())}\n".encode())
        state.apply(code)
    told.update(f"{state.scores()} {state.ranking()} {state.digest()}".encode())
    return told.digest()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=zashiki.names())
    reader.add_argument("--matches", type=int, default=2000)
    reader.add_argument("--edition", action="append", default=[], metavar="GAME=ID")
    asked = reader.parse_args()
    editions = dict(pair.split("=", 1) for pair in asked.edition)
    for name in asked.games:
        game = zashiki.game(name)
        for seats in game.seat_counts:
            told = hashlib.sha256()
            for number in range(asked.matches):
                told.update(one_match(game, seats, editions.get(name, "default"), number))
            print(name, seats, asked.matches, told.hexdigest(), flush=True)


if __name__ == "__main__":
    main()
