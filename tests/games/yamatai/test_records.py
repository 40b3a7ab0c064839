"""Recorded matches: replayed, with scores, places, endings and digests compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from zashiki.record import Record, RecordError

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_are_records_of_every_seat_count_and_several_endings() -> None:
    records = [Record.loads(file.read_text(encoding="utf-8")) for file in FILES]
    assert {record.seats for record in records} == {2, 3, 4}
    assert len({record.tags["Ending"] for record in records}) >= 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_record_replays_to_the_same_positions(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    for mark in record.tags["Digests"].split():
        ply, digest = mark.split(":")
        assert f"{record.state(int(ply)).digest():016x}" == digest
    outcome = record.state().outcome()
    assert " ".join(map(str, outcome.scores)) == record.tags["Scores"]
    assert " ".join(map(str, outcome.places)) == record.tags["Standing"]
    assert outcome.ending.id == record.tags["Ending"]
    assert outcome.verdict.id == record.tags["Verdict"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text
    assert Record.loads(record.dumps("json")) == record


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [("fly", "is no action"), ("bamboo@s99", "is no action"), ("pay-rose+rose", "nothing-to-pay")],
)
def test_an_action_that_cannot_be_played_is_refused_with_its_place(
    wrong: str, problem: str
) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    with pytest.raises(RecordError, match=problem) as caught:
        Record.loads(text.replace(" end ", f" {wrong} ", 1))
    assert caught.value.ply is not None
