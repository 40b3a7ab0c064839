"""Chapter 4: the order phase."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.iki.state import DRAW_CARD, GONE, UNSEEN


@pytest.mark.rule("IKI-4.1")
def test_four_cards_of_the_season_come_before_the_fields_are_chosen() -> None:
    state = build.set_up()
    assert state.phase == DRAW_CARD
    assert build.legal(state) == [f"card:SP{n:02}" for n in range(1, 15)]
    for left in (4, 3, 2, 1):
        assert state.actor == CHANCE
        assert state.to_draw == left
        build.play(state, build.legal(state)[0])
    assert state.actor == 0
    assert len(build.data(state)["market"]) == 4


@pytest.mark.rule("IKI-4.1")
def test_unhired_cards_of_the_season_stay_without_limit() -> None:
    state = build.month()
    sizes = []
    for n in (2, 3):
        build.go(state, 0, 0, n - 1)
        build.play(state, "done")
        build.reveal(state, *(text.removeprefix("card:") for text in build.legal(state)[:4]))
        sizes.append(len(build.data(state)["market"]))
    assert sizes == [8, 12]


@pytest.mark.rule("IKI-4.1")
def test_two_cards_of_each_season_stay_unseen() -> None:
    state = build.begin()
    rng = Rng(2)
    while not state.is_over:
        state.apply(state.random_action(rng))
    for season in (1, 2, 3, 4):
        zones = [int(state.zone[16 * season + n]) for n in range(14)]
        assert zones.count(UNSEEN) == 2
    assert state.zone[build.card(state, "ST1")] != UNSEEN
    assert GONE in [int(zone) for zone in state.zone]


@pytest.mark.rule("IKI-4.2")
def test_fields_are_chosen_in_fire_order() -> None:
    state = build.set_up()
    build.set_fire(state, 2, 5, 3)
    build.reveal(state, "SP01", "SP02", "SP03", "SP04")
    asked = []
    for field in ("4", "flex", "2"):
        asked.append(int(state.actor))
        build.play(state, f"field:{field}")
    assert asked == [1, 2, 0]


@pytest.mark.rule("IKI-4.2")
def test_on_equal_values_the_upper_disc_chooses_first() -> None:
    state = build.set_up()
    build.set_fire(state, 0, 3, 3)
    build.reveal(state, "SP01", "SP02", "SP03", "SP04")
    assert state.actor == 1
    build.play(state, "field:1")
    assert state.actor == 2


@pytest.mark.rule("IKI-4.2", "IKI-4.3")
def test_everybody_takes_one_free_field() -> None:
    state = build.month()
    build.play(state, "field:3")
    assert state.actor == 1
    assert build.legal(state) == ["field:1", "field:2", "field:4", "field:flex"]
    refusal = build.refused(state, "field:3")
    assert (refusal.reason, refusal.rule_id) == ("field-taken", "IKI-4.3")
    assert build.refused(state, "done").reason == "choose-field"  # nobody may pass


@pytest.mark.rule("IKI-4.2", "IKI-9.6")
def test_the_watchtower_does_not_help_to_choose_first() -> None:
    state = build.set_up()
    build.house(state, "NE1", "fire-watchtower", 0)
    build.set_fire(state, 2, 3, 0)
    build.reveal(state, "SP01", "SP02", "SP03", "SP04")
    assert state.actor == 1
