"""Chapter 0: at the table."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State

GAME = zashiki.game("yamatai")


def first_choice() -> State:
    """A match in which chance has done its part and a seat is asked."""
    state, rng = GAME.start(3), Rng(3)
    while state.actor == CHANCE:
        state.play(int(state.random_action(rng)))
    return state


def refused(state: State, code: int) -> str:
    """The rule that forbids a code; nothing may have changed."""
    before = state.digest()
    with pytest.raises(Refusal) as caught:
        state.play(code)
    assert state.digest() == before
    return caught.value.rule_id


def rule_for(state: State, seat: int, code: int) -> str:
    refusal = state.why_not(seat, code)
    return "" if refusal is None else refusal.rule_id


@pytest.mark.rule("YAM-0.1")
def test_after_the_end_nothing_is_played() -> None:
    state = GAME.start(2)
    zashiki.playout(state, Rng(1))
    assert state.is_over
    for code in (0, GAME.action_count - 1):
        assert refused(state, code) == "YAM-0.1"


@pytest.mark.rule("YAM-0.2")
def test_only_the_seat_that_is_asked_acts() -> None:
    state = first_choice()
    code, actor = state.legal()[0], int(state.actor)
    assert rule_for(state, actor, code) == ""
    others = {0, 1, 2, CHANCE} - {actor}
    assert {rule_for(state, seat, code) for seat in others} == {"YAM-0.2"}
    waiting = GAME.start(3)
    assert {rule_for(waiting, seat, waiting.legal()[0]) for seat in range(3)} == {"YAM-0.2"}


@pytest.mark.rule("YAM-0.3")
@pytest.mark.parametrize("code", [-1, GAME.action_count, 10**30])
def test_codes_that_do_not_exist_are_refused(code: int) -> None:
    assert refused(first_choice(), code) == "YAM-0.3"


@pytest.mark.rule("YAM-0.4")
def test_chance_brings_only_what_is_possible() -> None:
    state = GAME.start(3)
    assert state.actor == CHANCE
    impossible = set(range(GAME.action_count)) - set(state.legal())
    assert {rule_for(state, CHANCE, code) for code in impossible} == {"YAM-0.4"}
