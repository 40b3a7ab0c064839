"""Recorded matches: replayed, with scores, endings and digests compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from zashiki.record import Record, RecordError

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_are_records_of_every_seat_count() -> None:
    assert {Record.loads(file.read_text(encoding="utf-8")).seats for file in FILES} == {2, 3, 4}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_record_replays_to_the_same_positions(file: Path) -> None:
    record = Record.loads(file.read_text(encoding="utf-8"))
    for mark in record.tags["Digests"].split():
        ply, digest = mark.split(":")
        assert f"{record.state(int(ply)).digest():016x}" == digest
    final = record.state()
    assert final.is_over
    assert " ".join(map(str, final.scores())) == record.tags["Scores"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.dumps() == text
    assert Record.loads(record.dumps("json")) == record


@pytest.mark.parametrize(
    ("wrong", "problem"), [("card:XX", "XX"), ("fly", "fly"), ("move:60", "income-first")]
)
def test_an_action_that_cannot_be_played_is_refused_with_its_place(
    wrong: str, problem: str
) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    with pytest.raises(RecordError, match=problem) as caught:
        Record.loads(text.replace(" income ", f" {wrong} ", 1))
    assert caught.value.ply is not None
