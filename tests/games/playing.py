"""Playing in the tests of every game: actions in notation, and how they are refused."""

from __future__ import annotations

from typing import TypeVar

import pytest

from zashiki import Refusal, State

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
