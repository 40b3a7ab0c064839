"""Actions as text."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import legal, play, put, ready, rng, start
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_code_is_written_uniquely_and_read_back(seats: int) -> None:
    state = start(seats)
    luck = rng(seats)
    while not state.is_over:
        texts = {GAME.notate(state, action): action for action in state.legal()}
        assert len(texts) == len(state.legal())
        for text, action in texts.items():
            assert GAME.parse(state, text) == action
            assert not set(text) & set(' {}"')
        state.apply(state.random_action(luck))


def test_how_actions_are_written() -> None:
    state = start()
    assert {"+S3", "+W1", "+X", "+T0"} <= legal(state)
    state = ready(2, ("S3 W1 X T0 K1",), {"r8": "H", "f14": "B"})
    put(state, 0, "S2@n14")
    assert {"S3@p14", "W1@p9", "T0@n14", "X:r8H", "K1@p14"} <= legal(state)
    play(state, "x:R8h >F14B s3@P14 END")
    assert state.phase == s.REFILLING
    assert "?H2" in legal(state)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("S3", "not an action"),
        ("", "not an action"),
        ("S3@", "not an action"),
        ("S3@z99", "no hex 'z99'"),
        ("S9@n14", "no tile 'S9'"),
        ("Q1@n14", "no tile 'Q1'"),
        ("H@n14", "no tile 'H', or there is no site 'n14'"),
        ("X:n14H", "no site 'n14'"),
        ("+S9", "no tile 'S9'"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.parse(ready(), text)
