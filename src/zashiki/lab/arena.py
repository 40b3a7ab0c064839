"""Bots against bots: paired deals, every rotation of the seats, several processes.

A deal is a stream of chance. Each deal is played once for every rotation of the seats, so that
luck and the seat weigh on all bots alike. The same seed asks the same deals, and bots whose budget
is counted in iterations play the same matches again.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from zashiki.bots import make, play_match
from zashiki.core import registry
from zashiki.core.rng import Rng
from zashiki.lab.chart import draw_shares
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
) -> Report:
    """Play the matches that are still missing; raises SetupError, SpecError or LedgerError."""
    _check(question)
    ledger = Ledger(folder, _about(question))
    begin = time.monotonic()

    def report(is_final: bool) -> Report:
        return _report(question, ledger.results, time.monotonic() - begin, is_final)

    done = {result.deal for result in ledger.results}
    missing = [deal for deal in range(question.deals) if deal not in done]
    latest = report(False)
    for results in () if latest.is_settled else _play_all(question, missing, processes):
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


def _play_all(
    question: Question, deals: list[int], processes: int | None
) -> Iterator[list[Result]]:
    """The results of every deal as they come."""
    workers = min(processes or os.cpu_count() or 1, len(deals))
    if workers <= 1:
        for deal in deals:
            yield play_deal(question, deal)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context)
    waiting: set[Future[list[Result]]] = set()
    queue = iter(deals)
    try:
        for deal in queue:
            waiting.add(pool.submit(play_deal, question, deal))
            if len(waiting) < 2 * workers:
                continue
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
        for future in waiting:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


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
