"""The results of an arena on disk: one line per match, added as matches end."""

from __future__ import annotations

import csv
import io
import os
from dataclasses import dataclass
from pathlib import Path

import msgspec

from zashiki.lab.statistics import first_places

COLUMNS = ("deal", "turn", "places", "points", "actions", "slowest_ms", "forfeits")


class LedgerError(ValueError):
    """Results on disk that belong to another question or cannot be read."""


@dataclass(frozen=True)
class Result:
    """One match of the arena; lists are by bot, in the order the bots were named."""

    deal: int  # which chance
    turn: int  # bot i sat on seat (i + turn) % seats
    places: tuple[int, ...]
    points: tuple[int, ...]
    actions: int
    slowest_ms: tuple[int, ...]
    forfeits: tuple[str, ...]  # empty words where all went well

    @property
    def shares(self) -> list[float]:
        return first_places(self.places)


class Ledger:
    """`games.csv` and `question.json` in a folder; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, question: dict[str, object]) -> None:
        self._file: Path | None = None
        self._deals: dict[int, list[Result]] = {}
        if folder is None:
            return
        self._file = folder / "games.csv"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check_question(folder / "question.json", question)
            self._load()
        except OSError as error:
            raise LedgerError(f"cannot keep results in {folder}: {error.strerror}") from None

    @property
    def results(self) -> list[Result]:
        """In the order of the deals, whenever each was finished: equal matches, equal answer."""
        return [result for deal in sorted(self._deals) for result in self._deals[deal]]

    def __contains__(self, deal: int) -> bool:
        return deal in self._deals

    def add(self, results: list[Result]) -> None:
        """The matches of one deal, all at once: a kill leaves whole deals only.

        A deal that is there already is not counted again.
        """
        deal = results[0].deal
        if deal in self._deals:
            return
        self._deals[deal] = results
        if self._file is None:
            return
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerows(_row(result) for result in results)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(text.getvalue())
            file.flush()
            os.fsync(file.fileno())

    def _check_question(self, file: Path, question: dict[str, object]) -> None:
        asked = msgspec.json.encode(question)
        if not file.exists():
            file.write_bytes(asked)
            return
        try:
            before = msgspec.json.decode(file.read_bytes())
        except msgspec.DecodeError as error:
            raise LedgerError(f"{file}: not readable: {error}") from None
        if before != msgspec.json.decode(asked):
            raise LedgerError(
                f"{file.parent} holds the results of another question ({file.name}); "
                "name another folder, or ask the same game, bots and seed"
            )

    def _load(self) -> None:
        """What is finished; a last line cut off by a kill is dropped with its deal."""
        if self._file is None:
            return
        if not self._file.exists():
            self._file.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
            return
        try:
            lines = self._file.read_text(encoding="utf-8").splitlines(keepends=True)
        except UnicodeDecodeError:
            raise LedgerError(f"{self._file}: not a text in UTF-8") from None
        whole = [line for line in lines if line.endswith("\n")]
        found = [_result(row, self._file) for row in csv.reader(whole[1:])]
        by_deal: dict[int, dict[int, Result]] = {}
        for result in found:
            by_deal.setdefault(result.deal, {}).setdefault(result.turn, result)
        for deal, turns in by_deal.items():
            if len(turns) == len(turns[min(turns)].places):
                self._deals[deal] = list(turns.values())
        kept = [result for results in self._deals.values() for result in results]
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(_row(result) for result in kept)
        if text.getvalue() != "".join(lines):
            fresh = self._file.with_suffix(".new")
            fresh.write_text(text.getvalue(), encoding="utf-8")
            fresh.replace(self._file)


def _row(result: Result) -> list[object]:
    return [
        result.deal,
        result.turn,
        " ".join(map(str, result.places)),
        " ".join(map(str, result.points)),
        result.actions,
        " ".join(map(str, result.slowest_ms)),
        "|".join(word.replace("|", "/") for word in result.forfeits),
    ]


def _result(row: list[str], file: Path) -> Result:
    try:
        deal, turn, places, points, actions, slowest, forfeits = row
        result = Result(
            int(deal),
            int(turn),
            _ints(places),
            _ints(points),
            int(actions),
            _ints(slowest),
            tuple(forfeits.split("|")),
        )
        if 1 not in result.places:
            raise ValueError("nobody came first")
    except ValueError:
        raise LedgerError(f"{file}: a line is not readable: {','.join(row)[:60]}") from None
    return result


def _ints(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())
