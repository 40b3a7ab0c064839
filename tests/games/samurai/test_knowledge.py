"""What a seat may know."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.samurai.build import give, hand, play, put, ready, rng, start
from zashiki.core.message import Message
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai


@pytest.mark.rule("SAM-2.2")
def test_hands_that_differ_look_the_same_to_others() -> None:
    one, other = ready(3), ready(3)
    give(one, 1, "S1 S1 S2 S2 S3")
    give(other, 1, "W1 W1 W2 K1 X")
    for seat in (0, 2, NOBODY):
        assert one.view(seat) == other.view(seat)
        assert GAME.draw(one, seat) == GAME.draw(other, seat)
        assert GAME.scene(one, seat) == GAME.scene(other, seat)
    assert one.view(1) != other.view(1)


def stories(state: Samurai, seat: int) -> list[Message | None]:
    """What a seat would read of each action that is possible now."""
    return [GAME.story(state, code, state.after(code), seat) for code in state.legal()]


@pytest.mark.rule("SAM-2.2")
def test_draws_are_told_to_their_seat_only() -> None:
    state = ready(3, ("W1",))
    play(state, "W1@p9 end")
    assert state.actor == CHANCE
    told = stories(state, 1)
    assert all(message == told[0] for message in told)
    own = stories(state, 0)
    assert len({str(message) for message in own}) == len(own)


@pytest.mark.rule("SAM-2.2")
def test_picks_are_told_to_their_seat_only() -> None:
    told = stories(start(3), 2)
    assert all(message == told[0] for message in told)


def test_imagined_hands_come_from_what_was_not_laid() -> None:
    state = ready(2, ("S3",))
    give(state, 1, "W1 W1 W2 K1 X")
    put(state, 1, "S3@n14", "S2@p14", "S2@n13")
    hands = set()
    for seed in range(200):
        other = cast("Samurai", state.imagine(0, rng(seed)))
        assert other.components() == state.components()
        assert hand(other, 0) == hand(state, 0)
        assert len(hand(other, 1)) == 5
        assert "S3" not in hand(other, 1)
        assert "S2" not in hand(other, 1)
        hands.add(tuple(hand(other, 1)))
    assert len(hands) > 100


def test_spectators_imagine_every_hand() -> None:
    state = ready(2, ("S1 S1 S2 S2 S3",))
    seen = {tuple(hand(cast("Samurai", state.imagine(NOBODY, rng(seed))), 0)) for seed in range(50)}
    assert len(seen) > 25


@pytest.mark.rule("SAM-8.5")
def test_imagining_keeps_captured_figures() -> None:
    state = ready(3)
    luck = rng(9)
    while not state.is_over and sum(state.scores()) < 3:
        state.apply(state.random_action(luck))
    assert not state.is_over
    other = state.imagine(1, luck)
    assert other.scores() == state.scores()
    assert other.view(NOBODY) == state.view(NOBODY)
