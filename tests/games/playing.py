"""Playing in the tests of every game: actions in notation, and how they are refused."""

from __future__ import annotations

from typing import TypeVar

import pytest

from zashiki import EditionError, Game, Refusal, State

AnyState = TypeVar("AnyState", bound=State)


def play(state: AnyState, *texts: str) -> AnyState:
    """Checked actions in notation; one text may hold several, separated by blanks."""
    for text in " ".join(texts).split():
        state.play(text)
    return state


def refused(state: State, text: str) -> Refusal:
    """The refusal of an action; nothing may have changed."""
    before = state.digest()
    with pytest.raises(Refusal) as caught:
        play(state, text)
    assert state.digest() == before
    return caught.value


def wrong_edition(game: Game, before: str, after: str) -> EditionError:
    """Why the default edition is refused with one place of its file written otherwise."""
    text = (game.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(EditionError) as caught:
        game.read_edition(text.replace(before, after, 1), "own.toml")
    assert "own.toml" in str(caught.value)
    return caught.value
