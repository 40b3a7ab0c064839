"""Chapter 2: the opening tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.samurai.build import choose, hand, legal, play, ready, refused, rng, start
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai import state as s


@pytest.mark.rule("SAM-2.1")
def test_five_tiles_are_chosen_freely_and_form_the_hand() -> None:
    state = start(2)
    assert len(state.legal()) == 17
    play(state, "+W1 +W1 +W2 +K1 +X")
    assert hand(state, 0) == ["K1", "W1", "W1", "W2", "X"]
    assert (state.held[0], state.bagged[0]) == (5, 15)
    assert state.actor == 1


@pytest.mark.rule("SAM-2.1")
@pytest.mark.parametrize(("seats", "land"), [(2, 30), (3, 43), (4, 56)])
def test_the_board_is_laid_out_before_the_first_choice(seats: int, land: int) -> None:
    state = start(seats)
    assert (int(state.land_left), state.phase, state.actor) == (land, s.OPENING, 0)


@pytest.mark.rule("SAM-2.1")
def test_a_tile_is_chosen_once() -> None:
    state = start(2)
    play(state, "+S3")
    assert refused(state, "+S3").reason == "none-left-to-pick"
    play(state, "+S2 +S2")
    assert "+S2" not in legal(state)


@pytest.mark.rule("SAM-2.1")
def test_neither_four_nor_six() -> None:
    state = start(2)
    play(state, "+S3 +S2 +S2 +S1")
    assert state.actor == 0
    assert refused(state, "end").reason == "opening-first"
    play(state, "+S1")
    assert state.actor == 1
    refusal = state.why_not(0, state.legal()[0])
    assert refusal is not None
    assert refusal.reason == "not-your-turn"


@pytest.mark.rule("SAM-2.1")
def test_figures_are_placed_after_the_last_choice() -> None:
    state = start(3)
    assert refused(state, "H@k15").reason == "opening-first"
    choose(state)
    assert state.phase == s.PLACING
    assert state.legal()


@pytest.mark.rule("SAM-2.2")
def test_the_choice_is_secret() -> None:
    one, other = start(3), start(3)
    play(one, "+S3 +S2 +S2 +S1 +S1")
    play(other, "+W1 +W1 +W2 +K1 +X")
    for seat in (1, 2, NOBODY):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)
    assert one.legal() == other.legal()


@pytest.mark.rule("SAM-2.2", "SAM-2.3")
def test_nobody_can_tell_another_hand_from_its_supply() -> None:
    state = start(2)
    play(state, "+S3 +S2 +S2 +S1 +S1")
    seats: Any = state.view(1)["seats"]
    first, second = seats
    assert (first["hand"], second["hand"]) == (None, {})
    assert (first["held"], second["held"]) == (5, 0)
    assert first["unlaid"] == second["unlaid"]
    assert sum(first["unlaid"].values()) == 20


@pytest.mark.rule("SAM-2.3")
def test_a_seat_draws_from_its_own_supply() -> None:
    state = ready(2, ("S1 S1 S2 S2 S3", "W1 W1 W2 K1 X"))
    play(state, "S3@n14 end")
    assert "?W1" in legal(state)
    assert "?S1" not in legal(state)
    play(state, "?W1 W1@p9 end")
    assert "?S1" in legal(state)
    assert "?K1" not in legal(state)
    assert [int(n) for n in state.bagged] == [14, 15]


@pytest.mark.rule("SAM-2.4")
def test_drawn_opening_hands_come_from_chance() -> None:
    state = start(2, opening="draw")
    assert state.actor == CHANCE
    assert sum(state.weights()) == 20
    assert state.weights() == [int(n) for n in state.tables.count]
    luck = rng(3)
    while state.phase == s.OPENING:
        assert state.actor == CHANCE
        state.play(int(state.random_action(luck)))
    assert [int(n) for n in state.held] == [5, 5]
    assert state.actor == 0


@pytest.mark.rule("SAM-2.4")
def test_draws_are_uniform_over_the_supply() -> None:
    state = start(2, opening="draw")
    luck = rng(11)
    drawn = Counter(int(state.random_action(luck)) for _ in range(20_000))
    for code, weight in zip(state.legal(), state.weights(), strict=True):
        assert abs(drawn[code] - 1000 * weight) < 160
