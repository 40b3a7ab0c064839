"""Puzzles in the terminal: the lists, tries, and looking for new ones."""

from __future__ import annotations

from pathlib import Path

import msgspec

import zashiki as house
from tests.cli.conftest import Zashiki
from zashiki.study.positions import arranged
from zashiki.study.puzzles import puzzles

DUO = house.game("tokaido_duo")
PUZZLE = puzzles(DUO)[0]
SOLUTION = " ".join(PUZZLE.solution.notation(PUZZLE.start))
WRONG = " ".join(PUZZLE.next_best[0].notation(PUZZLE.start))


def test_puzzles_are_listed(zashiki: Zashiki) -> None:
    said = zashiki("puzzles")
    assert said.code == 0
    assert f"tokaido_duo  {len(puzzles(DUO))}" in said.out
    assert "●" in zashiki("puzzles", "tokaido-duo", "--lang", "de").out


def test_a_puzzle_is_tried_and_solved(zashiki: Zashiki) -> None:
    wrong = zashiki("puzzles", "tokaido_duo", "1", "--try", WRONG)
    assert "Not the best turn" in wrong.out
    right = zashiki("puzzles", "tokaido_duo", PUZZLE.id, "--try", SOLUTION, "--lang", "de")
    assert "Richtig!" in right.out
    shown = zashiki("puzzles", "tokaido_duo", "1", "--solution")
    assert SOLUTION in shown.out
    open_still = zashiki("puzzles", "tokaido_duo", "1", "--try", SOLUTION.split()[0])
    assert "The turn is not over yet." in open_still.out
    asked = zashiki("puzzles", "tokaido_duo", "1", typed=f"?\njump\n{WRONG}\n{SOLUTION}\n")
    assert asked.out.index("Not the best turn") < asked.out.index("Right!")
    assert "'jump'" in asked.out
    assert "Right!" in zashiki("puzzles", "daily", typed="solution\n").out


def test_a_puzzle_that_is_not_there_is_told(zashiki: Zashiki) -> None:
    said = zashiki("puzzles", "tokaido_duo", "9999")
    assert said.code != 0
    assert "there are 1 to" in said.err


def test_a_position_of_ones_own_may_be_a_puzzle(zashiki: Zashiki, tmp_path: Path) -> None:
    best = max(puzzles(DUO), key=lambda puzzle: min(puzzle.file.found.gaps))
    file = tmp_path / "mine.json"
    file.write_bytes(msgspec.json.encode(best.start.position()))
    said = zashiki("find-puzzles", "tokaido_duo", file, "--out", tmp_path / "found")
    assert "1 puzzles of 1 turns" in said.out
    assert (tmp_path / "found" / f"{best.id}.json").is_file()


def test_a_position_that_is_no_puzzle_says_what_it_lacks(zashiki: Zashiki, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(msgspec.json.encode(arranged(DUO, "market").position()))
    said = zashiki("find-puzzles", "tokaido_duo", file, "--out", tmp_path / "found")
    assert "No turn is clearly best" in said.err
    assert "0 puzzles of 1 turns" in said.out


def test_matches_are_looked_through_once(zashiki: Zashiki, tmp_path: Path) -> None:
    asked = ("find-puzzles", "tokaido_duo", "--matches", "1", "--late", "0.97", "--out", tmp_path)
    said = zashiki(*asked)
    assert said.code == 0
    assert "in 1 matches" in said.out
    diary = (tmp_path / "diary.jsonl").read_text(encoding="utf-8")
    assert "level3 level3, seed 1" in diary
    again = zashiki(*asked)
    assert again.out == said.out
    assert (tmp_path / "diary.jsonl").read_text(encoding="utf-8") == diary
    record = tmp_path / "match.txt"
    played = house.Record.play("samurai", seats=2, rng=house.Rng(7))
    record.write_text(played.dumps(), encoding="utf-8")
    other = zashiki("find-puzzles", "tokaido_duo", record, "--out", tmp_path)
    assert "a record of Samurai" in other.err
    endless = zashiki("find-puzzles", "tokaido_duo", "--puzzles", "0", "--out", tmp_path)
    assert "--matches" in endless.err
