"""Whatever is typed, the table answers: no line of text ever breaks the terminal game."""

from __future__ import annotations

import contextlib
import io
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from zashiki.cli import run

WORDS = st.sampled_from(
    (
        *("1", "2", "0", "17", "99999999999", "1@a", "end", "+H2", "S3@e7"),
        *("undo", "why", "why 1", "why 1@a", "why 400", "rules", "rules 2.1", "rules ?"),
        *("back", "more", "m", "help", "board", "log"),
    )
)
LINES = st.lists(
    st.one_of(WORDS, st.text(st.characters(exclude_characters="\n\r"), max_size=12)).filter(
        lambda line: not line.strip().lower().startswith(("s", "q", "exit"))  # save, quit
    ),
    max_size=25,
)


@pytest.mark.parametrize("game", ["teahouse", "samurai"])
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(lines=LINES)
def test_any_typing_is_answered(game: str, lines: list[str]) -> None:
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    said, trouble = io.StringIO(), io.StringIO()
    with (
        patch("sys.stdin", typed),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(trouble),
    ):
        code = run(["play", game, "--seat", "me", "--seat", "me", "--seed", "1"])
    assert trouble.getvalue() == ""
    assert code == 0
    assert "You have left the table" in said.getvalue() or "The final count" in said.getvalue()
