"""How the levels stand against each other: `python -m zashiki.lab.ladder samurai`.

Every level plays the one below it, with two seats and one among others; with `--styles` every
personality plays its own level without it. What changes a level (its line in `bots/levels.py`, a
value, a tuning) is measured again by this one command; docs/bots.md holds its lines.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from zashiki.bots.builtin import STYLE
from zashiki.bots.levels import KINDS, NUMBERS, level_of
from zashiki.bots.spec import parse
from zashiki.bots.styles import styles_of
from zashiki.core import registry
from zashiki.lab.arena import Question, run
from zashiki.lab.command import command, count
from zashiki.lab.command import run as run_command
from zashiki.lab.statistics import Interval

STYLED = 3  # the level at which personalities are measured


def rungs(levels: list[int]) -> Iterator[tuple[str, str]]:
    """Each level with the one below it."""
    for number in levels:
        yield KINDS[number - 1], KINDS[number - 2]


def styled(game_id: str, level: int) -> Iterator[tuple[str, str]]:
    """Each personality with its level."""
    kind = KINDS[level - 1]
    for style in styles_of(game_id):
        yield f"{kind}:style={style}", kind


def question(
    game_id: str, pair: tuple[str, str], seats: int, asked: argparse.Namespace
) -> Question:
    """The upper one of a pair among as many of the lower as there are seats left."""
    upper, lower = pair
    games = asked.matches if seats == 2 else asked.crowd
    return Question(game_id, (upper, *[lower] * (seats - 1)), games, asked.seed)


def share(interval: Interval, games: int) -> str:
    low, high = 100 * interval.low, 100 * interval.high
    return f"{100 * interval.mean:.1f} % of {games} ({low:.1f} to {high:.1f})"


def measure(asked: argparse.Namespace, game_id: str) -> None:
    """Print a line for each pair: the share of first places at every table asked for."""
    tables = [seats for seats in registry.game(game_id).seat_counts if seats in asked.seats]
    heads = ["pair", *(f"{seats} seats" for seats in tables)]
    say(f"\n{game_id}, seed {asked.seed}\n", *row(heads), *row("---" for _ in heads))
    pairs = styled(game_id, asked.styles) if asked.styles else rungs(asked.levels)
    for pair in pairs:
        say(f"| `{pair[0]}` against `{pair[1]}` ")
        for seats in tables:
            wanted = question(game_id, pair, seats, asked)
            folder = None if asked.out is None else asked.out / name(wanted, pair)
            report = run(wanted, asked.processes, folder)
            say(f"| {share(report.standings[0].share, report.games)} ")
        say("|\n")


def name(wanted: Question, pair: tuple[str, str]) -> str:
    """Of a folder for these results; another one once a level or a style has changed."""
    specs = [parse(spec) for spec in pair]
    levels = [level_of(spec.kind, wanted.game) for spec in specs]
    styles = [styles_of(wanted.game).get(spec.words.get(STYLE, "")) for spec in specs]
    mark = hashlib.sha256(repr((pair, levels, styles)).encode()).hexdigest()[:8]
    return f"{wanted.game}-{pair[0]}-{len(wanted.bots)}-{wanted.seed}-{mark}".replace(":", "-")


def row(cells: Iterator[str] | list[str]) -> Iterator[str]:
    yield "| " + " | ".join(cells) + " |\n"


def say(*parts: str) -> None:
    sys.stdout.write("".join(parts))
    sys.stdout.flush()


def main() -> None:
    parser = command(__doc__)
    upper = NUMBERS[1:]
    parser.add_argument(
        "--levels",
        type=count,
        nargs="+",
        choices=upper,
        default=list(upper),
        metavar="N",
        help="measure these against the one below; 2 to 5 by default",
    )
    parser.add_argument(
        "--styles",
        type=count,
        nargs="?",
        const=STYLED,
        choices=NUMBERS,
        metavar="LEVEL",
        help=f"measure the personalities of a level instead, of {STYLED} by default",
    )
    parser.add_argument(
        "--seats", type=count, nargs="+", default=[2, 3, 4], help="only tables of so many"
    )
    parser.add_argument("--matches", type=count, default=200, help="matches with two seats")
    parser.add_argument("--crowd", type=count, default=100, help="matches with three and four")
    parser.add_argument("--seed", type=int, default=16, help="of the deals and of the bots")
    parser.add_argument("--processes", type=count, default=None, help="one per core by default")
    parser.add_argument(
        "--out", type=Path, help="a folder for all results; goes on where it was left"
    )
    asked = parser.parse_args()
    for game_id in asked.games:
        measure(asked, game_id)


if __name__ == "__main__":
    run_command(main)
