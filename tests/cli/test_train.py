"""`zashiki train`: what is asked, what is told, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Zashiki

TINY = ("--rounds", 1, "--matches", 6, "--width", 3, "--gate", 2, "--processes", 1)


def test_a_tiny_training(zashiki: Zashiki, tmp_path: Path) -> None:
    said = zashiki("train", "tokaido_duo", *TINY, "--out", tmp_path)
    assert said.code == 0
    assert "tokaido_duo-2.net: round 1, " in said.out
    assert "round 1: log loss by quarter" in said.err
    assert (tmp_path / "tokaido_duo-2.json").exists()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("train", "teahouse"), "has no features to learn from"),
        (("train", "tokaido_duo", "--seats", 4), "is for 2 seats, not 4"),
        (("train", "tokaido_duo", "--width", 4), "take a multiple of 3"),
        (("train", "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    zashiki: Zashiki, tmp_path: Path, words: tuple[str, ...], part: str
) -> None:
    said = zashiki(*words, "--out", tmp_path / "new")
    assert said.code != 0
    assert part in said.err
    assert not (tmp_path / "new").exists()
