"""Chapter 0: the same for every game."""

from __future__ import annotations

import pytest

import zashiki
from tests.games.iki.build import GAME, begin, do, month, refused, set_up
from zashiki.core.game import SetupError
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE


@pytest.mark.rule("IKI-0.1")
def test_nothing_happens_after_the_end() -> None:
    p = begin()
    zashiki.playout(p, Rng(3))
    refusal = p.why_not(0, 0)
    assert refusal is not None
    assert refusal.rule_id == "IKI-0.1"


@pytest.mark.rule("IKI-0.2")
def test_only_the_actor_acts() -> None:
    p = month()
    refusal = p.why_not(2, GAME.parse(p, "field:1"))
    assert p.actor == 0
    assert refusal is not None
    assert refusal.rule_id == "IKI-0.2"


@pytest.mark.rule("IKI-0.3")
def test_codes_of_things_that_do_not_exist_are_refused() -> None:
    p = month(seats=2)
    for code in (-1, GAME.action_count, 127, 47, 13, 256):
        refusal = p.why_not(int(p.actor), code)
        assert refusal is not None
        assert refusal.rule_id == "IKI-0.3"


@pytest.mark.rule("IKI-0.4")
def test_chance_brings_only_what_is_possible() -> None:
    p = set_up()
    assert p.actor == CHANCE
    assert refused(p, "card:SU01").rule_id == "IKI-0.4"
    do(p, "card:SP01")
    assert refused(p, "card:SP01").rule_id == "IKI-0.4"


@pytest.mark.rule("IKI-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats)
