"""Records read back exactly, or are refused with line, ply and reason."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toys.high_card import HighCardGame
from zashiki.core import registry
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.core.setup import SetupError
from zashiki.movetext import tokens
from zashiki.record import Record, RecordError

GAME = HighCardGame()


@pytest.fixture(autouse=True)
def _toy_in_the_house() -> None:
    registry.add(GAME)


def sample(**header: object) -> Record:
    record = Record.play(GAME, seats=2, rng=Rng(4), players=("Aiko", 'Ben "the \\ cat"'))
    record.tags["Event"] = "Club\nevening"
    record.remarks[5] = "a bold move; (really)"
    return record


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_reads_back_exactly(form: str) -> None:
    record = sample()
    text = record.dumps(form)
    again = Record.loads(text)
    assert again == record
    assert again.dumps(form) == text
    assert again.state().digest() == record.state().digest()


def test_the_text_form_numbers_turns_and_brackets_chance() -> None:
    lines = sample().dumps().splitlines()
    assert lines[0] == '[Game "toy"]'
    moves = lines[lines.index("") + 1 :]
    assert moves[0].startswith("(d")
    assert [line.split()[0] for line in moves[1:]] == ["1.", "2.", "3.", "4."]
    assert "{a bold move; (really)}" in moves[2]


def test_any_ply_can_be_reached() -> None:
    record = sample()
    states = list(record.states())
    assert len(states) == len(record.actions) + 1
    for ply, state in enumerate(states):
        assert record.state(ply).digest() == state.digest()
    states[0].play(record.actions[0])
    assert next(record.states()).digest() != states[0].digest()
    with pytest.raises(RecordError, match="no ply 99"):
        record.state(99)


def test_play_asks_the_chooser_for_every_seat() -> None:
    asked = []

    def first(state: object) -> int:
        asked.append(int(state.actor))  # type: ignore[attr-defined]
        return int(state.legal()[0])  # type: ignore[attr-defined]

    record = Record.play("toy", first, seats=3, rng=Rng(1))
    assert asked == [0, 1, 2, 0, 1, 2]
    assert record.state().is_over


MISTAKES = [
    ("1. 0: c", "1. 0: x", "ply 4", "try c0, c2"),
    ("1. 0:", "1. 1:", "ply 4", "seat 1 where seat 0"),
    ("1. 0:", "2. 0:", "ply 4", "turn 2 where 1"),
    ("1. 0:", f"{'1' * 5000}. 0:", "ply 4", "not announced"),
    ("(d", "d", "ply 0", "round brackets"),
    ('[Seats "2"]', '[Seats "two"]', "line 4", "not a number"),
    ('[Seats "2"]', f'[Seats "{"9" * 5000}"]', "line 4", "not a number"),
    ('[Seats "2"]', '[Seats "7"]', "", "not 7"),
    ('[Seats "2"]\n', "", "", "Seats is missing"),
    ('[Rules "1"]', '[Rules "0"]', "", "rules 0"),
    ('[Option aim "high"]', '[Option aim "wide"]', "", "wide"),
    ('[Game "toy"]', '[Game "tarot"]', "", "no game 'tarot'"),
    ('[Game "toy"]', '[Game "toy"', "line 1", "not a tag"),
    ('[Places "', '[Places "9 ', "ply 8", "places are"),
]


@pytest.mark.parametrize(("old", "new", "where", "why"), MISTAKES)
def test_a_wrong_record_is_refused_with_its_place(old: str, new: str, where: str, why: str) -> None:
    text = sample().dumps()
    assert old in text
    with pytest.raises(RecordError) as caught:
        Record.loads(text.replace(old, new, 1))
    assert why in str(caught.value)
    assert where in str(caught.value)
    if "ply" in where:
        assert caught.value.line == text[: text.index(old)].count("\n") + 1


def test_a_record_cut_short_does_not_know_its_places() -> None:
    text = sample().dumps().rstrip()
    with pytest.raises(RecordError, match=r"ply 7: Places, but the match is not over"):
        Record.loads(text[: text.rindex(" ")])


def test_an_illegal_action_names_line_ply_and_rule() -> None:
    record = sample()
    state = record.state(4)
    wrong = next(code for code in range(3) if not state.is_legal(code))
    text = record.dumps().replace(f"1. 0: c{record.actions[4]}", f"1. 0: c{wrong}")
    with pytest.raises(RecordError, match=r"line \d+, ply 4: c\d: .*TOY-1\.2"):
        Record.loads(text)


def test_actions_after_the_end_are_refused() -> None:
    text = sample().dumps()
    with pytest.raises(RecordError, match=r"ply 8.*TOY-0\.1"):
        Record.loads(text.rstrip() + " c0\n")


def test_another_edition_is_named() -> None:
    record = sample()
    text = record.dumps().replace("default#", "mine#")
    with pytest.raises(RecordError, match="give its file"):
        Record.loads(text)
    with pytest.raises(RecordError, match="this package has"):
        Record.loads(record.dumps().replace(record.edition.fingerprint, "00000000"))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"actions": [99]}, "ply 0: action 99"),
        ({"actions": ["c0"]}, "not a record in JSON"),
        ({"actions": [10**30]}, "ply 0: action 10"),
        ({"zashiki": 9}, "format 9"),
        ({"seats": 5}, "not 5"),
        ({"more": 1}, "more"),
        ({"remarks": {"99": "x"}}, "ply 99"),
        ({"players": ["one"]}, "1 players for 2 seats"),
    ],
)
def test_wrong_json_is_refused(change: dict[str, object], why: str) -> None:
    data = json.loads(sample().dumps("json")) | change
    with pytest.raises(RecordError, match=why):
        Record.loads(json.dumps(data))


def test_what_cannot_be_written_is_refused_when_writing() -> None:
    record = sample()
    record.remarks[0] = "a } brace"
    with pytest.raises(RecordError, match="brace"):
        record.dumps()
    record = sample()
    record.tags["Game"] = "other"
    with pytest.raises(RecordError, match="'Game'"):
        record.dumps()


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_text_never_loads_half(data: st.DataObject) -> None:
    """Whatever is cut, doubled or changed: an equal record, another valid one, or RecordError."""
    text = sample().dumps()
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 12)))
    damaged = text[:at] + data.draw(st.text(max_size=6)) + text[end:]
    try:
        record = Record.loads(damaged)
    except RecordError:
        return
    assert Record.loads(record.dumps()) == record


# --- from a position -------------------------------------------------------------------------


def from_position() -> Record:
    """A match that goes on where another one was."""
    begun = sample().state(5).position()
    return Record.play(GAME, rng=Rng(9), position=begun, players=("Aiko", "Ben"))


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_may_begin_from_a_position(form: str) -> None:
    record = from_position()
    assert record.start().digest() == sample().state(5).digest()
    text = record.dumps(form)
    again = Record.loads(text)
    assert again == record
    assert again.dumps(form) == text
    assert again.state().digest() == record.state().digest()
    assert again.state().is_over


def test_the_usual_start_is_not_written_down() -> None:
    assert "Position" not in sample().dumps()
    assert "position" not in json.loads(sample().dumps("json"))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('\\"actor\\":', '\\"actress\\":', "actress"),
        ('\\"deck\\":[', '\\"deck\\":[1,', "deck"),
        ('[Position "{', '[Position "', "not readable as JSON"),
        ('[Option aim "high"]', '[Option aim "low"]', "option aim: the position says high"),
        ('[Seats "2"]', '[Seats "3"]', "the position is for 2 seats, not 3"),
    ],
)
def test_a_wrong_position_is_refused_by_its_key(old: str, new: str, why: str) -> None:
    text = from_position().dumps()
    assert old in text
    with pytest.raises(RecordError) as caught:
        Record.loads(text.replace(old, new, 1))
    assert why in str(caught.value)


def test_what_is_said_beside_a_position_must_agree() -> None:
    begun = sample().state(5).position()
    assert Record.begin(GAME, 2, {"aim": "high"}, "default", position=begun).seats == 2
    with pytest.raises(SetupError, match="2 seats, not 3"):
        Record.begin(GAME, 3, position=begun)
    with pytest.raises(SetupError, match="option aim"):
        Record.begin(GAME, options={"aim": "low"}, position=begun)
    with pytest.raises(PositionError, match="deck"):
        Record.begin(GAME, position=begun | {"deck": None})


def test_every_word_knows_its_line() -> None:
    remark = "{one\ntwo\nthree}"
    text = f"\n1. 0: c1 {remark} c2\n\n   {remark}\n(d1) c3"
    lines = text.split("\n")
    for token in tokens(text):
        assert lines[token.line - 1].find(token.text.split("\n")[0]) >= 0
    assert [token.line for token in tokens(text)] == [2, 2, 2, 2, 4, 6, 9, 9, 9, 9]
    with pytest.raises(RecordError, match=r"line 4: not readable: \}"):
        list(tokens("\n\n\n c1 } c2"))


@pytest.mark.parametrize("brace", ["{", "{ "])
def test_a_remark_that_is_not_closed_is_found_at_once(brace: str) -> None:
    """A hundred thousand of them: to look for the end of each would take many seconds."""
    header = sample().dumps().partition("\n\n")[0]
    begin = time.process_time()
    with pytest.raises(RecordError, match="line 11: a remark is not closed"):
        Record.loads(f"{header}\n\n{brace * 100_000}")
    assert time.process_time() - begin < 1.0


def test_lines_are_counted_once() -> None:
    """Not from the beginning for every word of a long record."""
    text = "c1 c2\n" * 100_000
    begin = time.process_time()
    assert sum(1 for _ in tokens(text)) == 200_000
    assert time.process_time() - begin < 3.0


@pytest.mark.parametrize("word", ["x" * 1_000_000, "[" * 1_000_000, "9" * 1_000_000])
def test_a_long_word_is_refused_in_a_short_sentence(word: str) -> None:
    """The sentence goes to somebody who reads it."""
    text, _, turns = sample().dumps().partition("1. 0: ")
    first = turns.split()[0]
    for broken in (f"{text}1. 0: {first} {word}", text.replace('"toy"', f'"{word}"'), f"[{word}"):
        with pytest.raises(RecordError) as caught:
            Record.loads(broken)
        assert len(str(caught.value)) < 400


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_nests_too_deep_is_refused(form: str) -> None:
    deep = "[" * 100_000 + "]" * 100_000
    text = from_position().dumps(form)
    old = '"deck":' if form == "json" else '\\"deck\\":'
    with pytest.raises(RecordError, match=r"not readable as JSON|not a record in JSON"):
        Record.loads(text.replace(old, old + deep + ",", 1))
