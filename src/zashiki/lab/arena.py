"""Bots against bots: paired deals, every rotation of the seats, several processes or machines.

A deal is a stream of chance. Each deal is played once for every rotation of the seats, so that
luck and the seat weigh on all bots alike. The same seed asks the same deals, and bots whose budget
is counted in iterations play the same matches again.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from zashiki.bots import make, play_match
from zashiki.core import registry
from zashiki.core.rng import Rng
from zashiki.lab.chart import draw_shares
from zashiki.lab.crew import Crew, CrewError, Processes
from zashiki.lab.ledger import Ledger, Result
from zashiki.lab.statistics import Interval, is_decided, ratings, share_interval

CHANCE_STREAM = 1 << 80  # keeps the seeds of chance apart from those of the bots


@dataclass(frozen=True)
class Question:
    """Who plays what, how often, and what would settle it."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    settle: float | None = None  # stop once the first bot's share is surely above or below this

    @property
    def deals(self) -> int:
        """Enough for the games asked for, every deal with all rotations."""
        return -(-self.games // len(self.bots))


@dataclass(frozen=True)
class Standing:
    """One bot's result so far."""

    name: str
    share: Interval  # of first places, ties split
    elo: Interval
    slowest_ms: int
    forfeits: int
    first_forfeit: str  # why the first of them; nothing where there was none


@dataclass(frozen=True)
class Report:
    """The answer, or the answer so far (without ratings)."""

    question: Question
    games: int
    standings: tuple[Standing, ...]
    seconds: float
    is_settled: bool

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.question.game,
            "games": self.games,
            "bots": [
                {
                    "name": standing.name,
                    "share": round(standing.share.mean, 4),
                    "low": round(standing.share.low, 4),
                    "high": round(standing.share.high, 4),
                    "elo": round(standing.elo.mean),
                    "elo_low": round(standing.elo.low),
                    "elo_high": round(standing.elo.high),
                    "slowest_ms": standing.slowest_ms,
                    "forfeits": standing.forfeits,
                    "first_forfeit": standing.first_forfeit,
                }
                for standing in self.standings
            ],
            "seats": len(self.question.bots),
            "seed": self.question.seed,
            "seconds": round(self.seconds, 1),
            "settled": self.is_settled,
        }


Watcher = Callable[[Report], None]


def run(
    question: Question,
    processes: int | None = None,
    folder: Path | None = None,
    watch: Watcher | None = None,
    crew: Crew | None = None,
) -> Report:
    """Play the matches that are still missing, in so many processes or by another crew.

    Raises SetupError, SpecError, LedgerError or CrewError.
    """
    _check(question)
    about = _about(question)
    ledger = Ledger(folder, about)
    begin = time.monotonic()

    def report(is_final: bool) -> Report:
        return _report(question, ledger.results, time.monotonic() - begin, is_final)

    missing = [deal for deal in range(question.deals) if deal not in ledger]
    latest = report(False)
    work = partial(_play_checked, question, about)
    with closing((crew or Processes(processes)).do(work, missing)) as played:
        for results in () if latest.is_settled else played:
            ledger.add(results)
            latest = report(False)
            if watch is not None:
                watch(latest)
            if latest.is_settled:
                break
    if folder is not None:
        shares = [result.shares for result in ledger.results]
        picture = draw_shares(question.game, question.bots, shares)
        (folder / "shares.svg").write_text(picture, encoding="utf-8")
    return report(True)


def play_deal(question: Question, deal: int) -> list[Result]:
    """The matches of one deal: every rotation of the seats with the same chance."""
    game = registry.game(question.game)
    seats = len(question.bots)
    results = []
    for turn in range(seats):
        chairs = [(seat - turn) % seats for seat in range(seats)]  # which bot sits there
        base = (question.seed << 40) + deal * 64
        bots = [make(question.bots[i], game, seed=base + turn * 8 + i) for i in chairs]
        try:
            rng = Rng(CHANCE_STREAM + base)
            played = play_match(game, bots, rng)
        finally:
            for bot in bots:
                bot.close()
        by_bot = [(i + turn) % seats for i in range(seats)]
        results.append(
            Result(
                deal,
                turn,
                tuple(played.places[seat] for seat in by_bot),
                tuple(played.points[seat] for seat in by_bot),
                len(played.actions),
                tuple(round(1000 * played.slowest[seat]) for seat in by_bot),
                tuple(played.forfeits.get(seat, "") for seat in by_bot),
            )
        )
    return results


def _play_checked(question: Question, about: dict[str, object], deal: int) -> list[Result]:
    """A machine with other rules would answer another question."""
    here = _about(question)
    for key, wanted in about.items():
        if here[key] != wanted:
            raise CrewError(
                f"{platform.node()} has {key} {here[key]} of {question.game}, not {wanted}: "
                "install the same zashiki on every machine"
            )
    return play_deal(question, deal)


def _check(question: Question) -> None:
    """Everything that can be wrong is found before the first match."""
    game = registry.game(question.game)
    game.start(len(question.bots))
    if question.games < 1:
        raise ValueError(f"at least one game, not {question.games}")
    for spec in question.bots:
        make(spec, game, seed=0).close()


def _about(question: Question) -> dict[str, object]:
    game = registry.game(question.game)
    return {
        "game": question.game,
        "rules": game.rules_version,
        "edition": game.edition().label,
        "bots": list(question.bots),
        "seed": question.seed,
    }


def _report(
    question: Question, results: list[Result], seconds: float, is_final: bool = True
) -> Report:
    places = [result.places for result in results] if is_final else []
    elo = ratings(question.bots, places)
    standings = []
    for i, name in enumerate(question.bots):
        forfeits = [result.forfeits[i] for result in results if result.forfeits[i]]
        standings.append(
            Standing(
                name,
                share_interval([result.shares[i] for result in results]),
                elo[name],
                max((result.slowest_ms[i] for result in results), default=0),
                len(forfeits),
                forfeits[0] if forfeits else "",
            )
        )
    first = [result.shares[0] for result in results]
    settled = question.settle is not None and is_decided(first, question.settle)
    return Report(question, len(results), tuple(standings), seconds, settled)
