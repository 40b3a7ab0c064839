"""Recorded matches of every game: replayed, with positions, points and endings compared.

Where the rules change but the recorded actions stay legal, this writes the tags anew:
`python -m tests.games.test_playthroughs`. Read the difference before you keep it. With the name of
a new game it plays random matches of it first, with every seat count, option and edition.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import zashiki
from tests.games.everyone import everyone
from zashiki import Game, Rng
from zashiki.record import Record, RecordError

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/records/*.txt"))
EVERY = 40  # plies from one digest to the next


def read(file: Path) -> Record:
    return Record.loads(file.read_text(encoding="utf-8"))


def tags(record: Record) -> dict[str, str]:
    """What a replay of the record comes to."""
    last = len(record.actions)
    digests = {
        ply: state.digest()
        for ply, state in enumerate(record.states())
        if ply % EVERY == 0 or ply == last
    }
    outcome = record.state().outcome()
    return {
        "Scores": " ".join(map(str, outcome.scores)),
        "Ending": outcome.ending.id,
        "Verdict": outcome.verdict.id,
        "Digests": " ".join(f"{ply}:{digest:016x}" for ply, digest in digests.items()),
    }


def name(file: Path) -> str:
    return f"{file.parts[-3]}-{file.stem}"


@pytest.mark.parametrize("game_id", zashiki.names())
def test_every_seat_count_option_and_edition_is_recorded(game_id: str) -> None:
    game = zashiki.game(game_id)
    records = [read(file) for file in HERE.glob(f"{game_id}/records/*.txt")]
    assert {record.game.id for record in records} == {game_id}
    assert {record.seats for record in records} == set(game.seat_counts)
    assert {record.edition.id for record in records} == set(game.editions())
    for option in game.options:
        assert {record.options[option.key] for record in records} == set(option.choices)


@pytest.mark.parametrize(
    ("game_id", "endings"),
    [
        ("samurai", {"type-gone", "aside"}),
        ("tokaido_duo", {"temple", "garden", "gold", "gifts"}),
        ("yamatai", {"last-building", "no-bamboo", "no-wood", "no-stone", "no-clay", "no-gold"}),
    ],
)
def test_the_ways_to_end_are_recorded(game_id: str, endings: set[str]) -> None:
    records = [read(file) for file in HERE.glob(f"{game_id}/records/*.txt")]
    assert {f"ending-{ending}" for ending in endings} <= {r.tags["Ending"] for r in records}


def test_no_match_is_recorded_twice() -> None:
    assert len({file.read_text(encoding="utf-8") for file in FILES}) == len(FILES)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_record_replays_to_the_same_positions(file: Path) -> None:
    record = read(file)
    assert record.state().is_over
    assert record.tags == tags(record)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text
    assert Record.loads(record.dumps("json")) == record


@pytest.mark.parametrize(
    ("file", "right", "wrong", "problem"),
    [
        ("samurai/records/two.txt", "end", "pass", "can-lay"),
        ("samurai/records/two.txt", "end", "S9@n14", "no tile 'S9'"),
        ("samurai/records/two.txt", "end", "T0@a1", "no hex 'a1'"),
        ("tokaido_duo/records/garden.txt", "decline", "finish", "decide-first"),
        ("tokaido_duo/records/garden.txt", "decline", "artist-R9", "no region 'R9'"),
        ("tokaido_duo/records/garden.txt", "take-pilgrim", "decline", "no-pass"),
        ("iki/records/four.txt", "income", "card:XX", "XX"),
        ("iki/records/four.txt", "income", "fly", "fly"),
        ("iki/records/four.txt", "income", "move:60", "income-first"),
        ("yamatai/records/four.txt", "end", "fly", "not an action"),
        ("yamatai/records/four.txt", "end", "bamboo@s99", "no space 's99'"),
        ("yamatai/records/four.txt", "end", "pay-rose+rose", "nothing-to-pay"),
    ],
)
def test_an_action_that_cannot_be_played_is_refused_with_its_place(
    file: str, right: str, wrong: str, problem: str
) -> None:
    text = (HERE / file).read_text(encoding="utf-8")
    with pytest.raises(RecordError, match=problem) as caught:
        Record.loads(text.replace(f" {right} ", f" {wrong} ", 1))
    assert caught.value.line is not None
    assert caught.value.ply is not None


def records_of(game: Game) -> Iterator[tuple[str, Record]]:
    """A few random matches in which everything that can be chosen is chosen once."""
    editions, most = game.editions(), max((len(each.choices) for each in game.options), default=1)
    for nth in range(max(len(game.seat_counts), len(editions), most)):
        seats, edition = (
            game.seat_counts[nth % len(game.seat_counts)],
            editions[nth % len(editions)],
        )
        options = {each.key: each.choices[nth % len(each.choices)] for each in game.options}
        record = Record.play(game, None, seats, options, edition, Rng(nth))
        yield f"{nth + 1}-for-{seats}", record


def write_records(game: Game, folder: Path) -> None:
    """They are the game's first records: whatever changes in its rules is seen by them."""
    folder.mkdir(parents=True, exist_ok=True)
    for called, record in records_of(game):
        (folder / f"{called}.txt").write_text(record.dumps(), encoding="utf-8")
        rewrite(folder / f"{called}.txt")


def rewrite(path: Path) -> None:
    played = read(path)
    played.tags = tags(played)
    path.write_text(played.dumps(), encoding="utf-8")


@pytest.mark.parametrize("game", everyone(), ids=lambda game: game.id)
def test_the_first_records_of_a_game_have_every_choice(game: Game) -> None:
    records = [record for _, record in records_of(game)]
    assert {record.seats for record in records} == set(game.seat_counts)
    assert {record.edition.id for record in records} == set(game.editions())
    for option in game.options:
        assert {record.options[option.key] for record in records} == set(option.choices)


if __name__ == "__main__":
    for named in sys.argv[1:]:
        write_records(zashiki.game(named), HERE / named / "records")
    for path in FILES:
        rewrite(path)
