"""`zashiki replay` and `zashiki show`: recorded matches in words and pictures."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Zashiki
from tests.cli.teahouse import GAME
from zashiki.core.rng import Rng
from zashiki.record import Record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Record.play(GAME, seats=2, rng=Rng(4), players=["Aiko", "Ben"])
    match.remarks[4] = "bold"
    path = tmp_path / "match.txt"
    path.write_text(match.dumps())
    return path


def test_replay_tells_the_whole_match(zashiki: Zashiki, record: Path) -> None:
    said = zashiki("replay", record)
    assert said.code == 0
    assert "● Seat 1: Aiko" in said.out
    assert "Pace: Calm" in said.out
    lines = [line for line in said.out.splitlines() if line[:4].strip().isdigit()]
    assert len(lines) == 12
    assert lines[4].endswith("{bold}")
    assert "The final count" in said.out


def test_replay_stops_at_a_ply(zashiki: Zashiki, record: Path) -> None:
    start = zashiki("replay", record, "--ply", 4)
    assert "tables  . . . . . ." in start.out
    assert "● Seat 1  Put a cup on a free table." in start.out
    assert zashiki("replay", record, "--ply", -1).out.count("The final count") == 1
    assert zashiki("replay", record, "--ply", 12).out.count("The final count") == 1


def test_replay_as_a_seat_hides_what_it_could_not_know(zashiki: Zashiki, record: Path) -> None:
    seen = zashiki("replay", record, "--seat", 2)
    opened = zashiki("replay", record)
    assert "deal" in opened.out
    assert "deal" not in seen.out
    assert "seat 1 holds ??" in zashiki("replay", record, "--ply", 4, "--seat", 2).out


def test_replay_step_by_step(zashiki: Zashiki, record: Path) -> None:
    said = zashiki("replay", record, "--step", typed="\n\nb\n9\n99\nq\n")
    asked = [line for line in said.out.splitlines() if "Enter: next" in line]
    assert [line.split(" of ")[0] for line in asked] == ["0", "1", "2", "1", "9", "12"]


def test_show_draws_a_position(zashiki: Zashiki, record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    said = zashiki("show", record, "--ply", 6, "-o", picture)
    assert (said.code, said.out, said.err) == (0, "", "")
    root = ElementTree.parse(picture).getroot()  # noqa: S314  our own text
    pieces = [node.get("data-piece") for node in root.iter() if node.get("data-piece")]
    state = Record.loads(record.read_text()).state(6)
    assert sorted(map(str, pieces)) == sorted(p.id for p in GAME.scene(state, -2).pieces)


def test_show_marks_the_last_action(zashiki: Zashiki, record: Path) -> None:
    assert 'stroke="var(--gold)"' not in zashiki("show", record, "--ply", 0).out
    assert zashiki("show", record, "--ply", 5).out.count('stroke="var(--gold)"') == 1


def test_show_to_standard_output_as_a_seat(zashiki: Zashiki, record: Path) -> None:
    said = zashiki("show", record, "--ply", 5, "--seat", 1)
    assert said.out.startswith("<svg ")
    assert 'data-piece="cup:' in said.out
    assert 'data-piece="cup:' not in zashiki("show", record, "--ply", 5).out


def test_a_record_of_ones_own_edition_needs_its_file(zashiki: Zashiki, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    own.write_text(text.replace('id = "default"', 'id = "own"'))
    path = tmp_path / "own.txt"
    path.write_text(Record.play(GAME, seats=2, edition=own).dumps())
    assert "give its file" in zashiki("replay", path).err
    assert zashiki("replay", path, "--edition", own).code == 0
    assert zashiki("show", path, "--edition", own).code == 0


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["replay", "nowhere.txt"], "cannot read nowhere.txt: No such file"),
        (["replay", "{record}", "--ply", "99"], "there is no ply 99; the record has 0 to 12"),
        (["replay", "{record}", "--ply", "-20"], "there is no ply -20"),
        (["show", "{record}", "--seat", "3"], "there is no seat 3; the match has 1 to 2"),
        (["show", "{record}", "--seat", "0"], "there is no seat 0"),
        (["show", "{record}", "-o", "{record}/x.svg"], "cannot write"),
        (["show", "{record}", "--lang", "xx"], "no language 'xx'"),
        (["show", "{binary}"], "not a text in UTF-8"),
        (["replay", "{broken}"], "broken.txt: line 11, ply 4: '3@z'"),
        (["replay", "{record}", "--edition", "{broken}"], "not readable as TOML"),
    ],
)
def test_trouble_with_records_is_told(
    zashiki: Zashiki, record: Path, tmp_path: Path, args: list[str], problem: str
) -> None:
    broken, binary = tmp_path / "broken.txt", tmp_path / "binary"
    text = record.read_text()
    first = text.split("1. 0: ")[1].split()[0]
    broken.write_text(text.replace(f"1. 0: {first}", "1. 0: 3@z"))
    binary.write_bytes(b"\xff\xfe\x00")
    named = [arg.format(record=record, broken=broken, binary=binary) for arg in args]
    said = zashiki(*named)
    assert said.code == 2
    assert problem in said.err
    assert said.err.count("\n") == 1


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """The first choice of a match."""
    match = Record.play(GAME, seats=2, rng=Rng(4))
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.state(4).position()))
    return path


def test_show_draws_a_position_by_itself(zashiki: Zashiki, record: Path, position: Path) -> None:
    drawn = zashiki("show", position)
    assert drawn.code == 0
    assert drawn.out.startswith("<svg")
    assert "seat 3" in zashiki("show", position, "--seat", 3).err
    assert "no plies" in zashiki("show", position, "--ply", 1).err


def test_play_begins_from_a_position(zashiki: Zashiki, position: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    said = zashiki(
        "play", "teahouse", "--seat", "me", "--seat", "me", "--position", position,
        "--record", saved, typed="1\n1\n\n1\n1\n\n" * 2,
    )  # fmt: skip
    assert said.code == 0
    match = Record.loads(saved.read_text())
    assert match.setup.position == json.loads(position.read_text())
    assert match.start().digest() == Record.play(GAME, seats=2, rng=Rng(4)).state(4).digest()
    assert match.actions
    assert zashiki("replay", saved).code == 0


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"bag": [4, 4, 4]}, "cups"),
        ({"turn": 5}, "turn: there is no such seat"),
        ({"tables": {"z": {"seat": 0, "strength": 1}}}, "tables.z"),
        ({"edition": "gone"}, "edition"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_key(
    zashiki: Zashiki, position: Path, change: dict[str, object], why: str
) -> None:
    position.write_text(json.dumps(json.loads(position.read_text()) | change))
    for command in (("show", position), ("play", "teahouse", "--position", position)):
        said = zashiki(*command)
        assert said.code == 2
        assert f"{position}: " in said.err
        assert why in said.err


def test_what_is_no_position_is_told(zashiki: Zashiki, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("[1, 2]")
    assert "not a position in JSON" in zashiki("play", "teahouse", "--position", path).err
    path.write_text('{"game": "go"}')
    assert "no game 'go'" in zashiki("show", path).err
