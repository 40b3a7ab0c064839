"""How the measuring programs are asked from the command line."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.lab.asking import asking, count, run


def test_games_are_known_ones_and_all_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert asking("").parse_args([]).games == zashiki.names()
    assert asking("").parse_args(["iki", "samurai"]).games == ["iki", "samurai"]
    with pytest.raises(SystemExit):
        asking("").parse_args(["chess"])
    assert "no game 'chess'; there are samurai" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "1.5", ""])
def test_counts_are_whole_numbers_above_0(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = asking("")
    parser.add_argument("--matches", type=count)
    assert parser.parse_args(["--matches", "12"]).matches == 12
    with pytest.raises(SystemExit):
        parser.parse_args([f"--matches={wrong}"])
    assert "is not a whole number above 0" in capsys.readouterr().err


def test_an_interrupt_ends_quietly() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as left:
        run(interrupted)
    assert left.value.code == 130
