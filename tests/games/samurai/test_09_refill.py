"""Chapter 9: refilling."""

from __future__ import annotations

import pytest

from tests.games.samurai import build
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai.actions import DRAW


@pytest.mark.rule("SAM-9.1")
def test_three_laid_three_drawn() -> None:
    state = build.ready(2, ("W1 W1 S3 S1 S2",))
    build.turn(state, "W1@p9 W1@q8 S3@n14", "H2 H3 H4")
    assert build.hand(state, 0) == ["H2", "H3", "H4", "S1", "S2"]
    assert int(state.bagged[0]) == 12
    assert state.turn == 1


@pytest.mark.rule("SAM-9.1")
def test_every_tile_of_the_supply_is_as_likely() -> None:
    state = build.ready(2, ("W2 S3 S1 S1 S2",))
    build.play(state, "W2@p9 end")
    assert state.actor == CHANCE
    weights = dict(zip(sorted(state.legal()), state.weights(), strict=True))
    supply = {int(DRAW) + k: int(state.bag[k]) for k in range(17) if state.bag[k]}
    assert weights == supply
    assert sum(weights.values()) == 15
    assert "?S3" not in build.legal(state)


@pytest.mark.rule("SAM-9.1")
def test_only_the_seat_on_turn_draws() -> None:
    state = build.ready(2, ("W1",))
    before = build.hand(state, 1)
    build.turn(state, "W1@p9")
    assert build.hand(state, 1) == before
    assert [int(n) for n in state.bagged] == [14, 15]


@pytest.mark.rule("SAM-9.1")
def test_a_seat_cannot_choose_what_it_draws() -> None:
    state = build.ready(2, ("W1",))
    assert build.refused(state, "?S3").reason == "only-chance-draws"


@pytest.mark.rule("SAM-9.2")
def test_when_the_supply_runs_out_the_hand_is_smaller() -> None:
    state = build.ready(2)
    build.use_up(state, 0, "W1 W1 S3 S1 S2", "H2 H3", free="p9 q8 n14")
    build.turn(state, "W1@p9 W1@q8 S3@n14")
    assert build.hand(state, 0) == ["H2", "H3", "S1", "S2"]
    assert state.turn == 1


@pytest.mark.rule("SAM-9.2")
def test_without_a_supply_the_next_seat_follows_at_once() -> None:
    state = build.ready(2)
    build.use_up(state, 0, "W1 S3", free="p9")
    build.play(state, "W1@p9 end")
    assert state.actor == 1


@pytest.mark.rule("SAM-9.3")
def test_nobody_draws_after_the_last_turn() -> None:
    state = build.ready(2, ("S3 S2 S2 S1 S1",), {"r8": "H", "k15": "BR", "q10": "BR"})
    helmets = [v for v in build.villages(state) if v != "r8" and build.figures_at(state, v) == "H"]
    build.capture(state, 1, "o14", *helmets)
    build.put(state, 0, "H4@q9")
    build.give(state, 0, "S3 S2 S2 S1 S1")
    build.play(state, "S3@r9 end")
    assert state.actor == NOBODY
    assert len(build.hand(state, 0)) == 4
