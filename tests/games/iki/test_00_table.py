"""Chapter 0: the same for every game."""

from __future__ import annotations

import pytest

import zashiki
from tests.games.iki.build import GAME, begin, month, play, refused, set_up
from zashiki.core.rng import Rng
from zashiki.core.setup import SetupError
from zashiki.core.state import CHANCE


@pytest.mark.rule("IKI-0.1")
def test_nothing_happens_after_the_end() -> None:
    state = begin()
    zashiki.playout(state, Rng(3))
    refusal = state.why_not(0, 0)
    assert refusal is not None
    assert refusal.rule_id == "IKI-0.1"


@pytest.mark.rule("IKI-0.2")
def test_only_the_actor_acts() -> None:
    state = month()
    refusal = state.why_not(2, GAME.parse(state, "field:1"))
    assert state.actor == 0
    assert refusal is not None
    assert refusal.rule_id == "IKI-0.2"


@pytest.mark.rule("IKI-0.3")
def test_codes_of_things_that_do_not_exist_are_refused() -> None:
    state = month(seats=2)
    for code in (-1, GAME.action_count, 127, 47, 13):
        refusal = state.why_not(int(state.actor), code)
        assert refusal is not None
        assert refusal.rule_id == "IKI-0.3"


@pytest.mark.rule("IKI-0.4")
def test_chance_brings_only_what_is_possible() -> None:
    state = set_up()
    assert state.actor == CHANCE
    assert refused(state, "card:SU01").rule_id == "IKI-0.4"
    play(state, "card:SP01")
    assert refused(state, "card:SP01").rule_id == "IKI-0.4"


@pytest.mark.rule("IKI-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats)
