"""Chapter 0: at the table."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import play, ready, rng, start
from zashiki.core.refusal import Refusal
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s
from zashiki.games.samurai.actions import DRAW, END, PASS, PLACE


@pytest.mark.rule("SAM-0.1")
def test_nothing_can_be_played_when_the_match_is_over() -> None:
    state = start()
    luck = rng(1)
    while not state.is_over:
        state.apply(state.random_action(luck))
    before = state.digest()
    assert state.actor == NOBODY
    for code in (0, int(END), int(PASS)):
        refusal = state.why_not(0, code)
        assert refusal is not None
        assert refusal.rule_id == "SAM-0.1"
        with pytest.raises(Refusal):
            state.play(code)
    assert state.digest() == before


@pytest.mark.rule("SAM-0.2")
def test_only_the_actor_acts() -> None:
    state = ready(3)
    code = state.legal()[0]
    assert state.why_not(0, code) is None
    for seat in (1, 2, CHANCE, 7):
        refusal = state.why_not(seat, code)
        assert refusal is not None
        assert refusal.rule_id == "SAM-0.2"


@pytest.mark.rule("SAM-0.3")
@pytest.mark.parametrize("code", [-1, GAME.action_count, 10**30, -(10**30)])
def test_codes_out_of_range_are_refused(code: int) -> None:
    state = ready()
    before = state.digest()
    with pytest.raises(Refusal) as caught:
        state.play(code)
    assert caught.value.rule_id == "SAM-0.3"
    assert state.digest() == before


@pytest.mark.rule("SAM-0.4")
def test_chance_brings_only_what_is_possible() -> None:
    state = ready(2, ("W1 S3 S2 S2 S1",))
    play(state, "W1@p9 end")
    assert state.actor == CHANCE
    for code in (int(DRAW) + 11, int(PLACE), int(END)):
        refusal = state.why_not(CHANCE, code)
        assert refusal is not None
        assert refusal.rule_id == "SAM-0.4"


def test_every_refusal_names_a_place_in_the_rules() -> None:
    """All codes in a few positions of each phase: legal, or refused with a reason."""
    state = start(4)
    luck = rng(4)
    for ply in range(230):
        if state.is_over:
            break
        if ply % 23 == 0 or state.phase in (s.RELAYING, s.SWAPPING):
            legal = set(state.legal())
            actor = int(state.actor)
            for code in range(GAME.action_count):
                assert (state.why_not(actor, code) is None) == (code in legal)
        state.apply(state.random_action(luck))
