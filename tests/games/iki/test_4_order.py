"""Chapter 4: the order phase."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    begin,
    card,
    do,
    go,
    house,
    legal,
    month,
    refused,
    reveal,
    set_fire,
    set_up,
)
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.iki.state import DRAW_CARD, GONE, UNSEEN


@pytest.mark.rule("IKI-4.1")
def test_four_cards_of_the_season_come_before_the_fields_are_chosen() -> None:
    p = set_up()
    assert p.phase == DRAW_CARD
    assert legal(p) == [f"card:SP{n:02}" for n in range(1, 15)]
    for left in (4, 3, 2, 1):
        assert p.actor == CHANCE
        assert p.to_draw == left
        do(p, legal(p)[0])
    assert p.actor == 0
    assert len(p.view(0)["market"]) == 4  # type: ignore[arg-type]


@pytest.mark.rule("IKI-4.1")
def test_unhired_cards_of_the_season_stay_without_limit() -> None:
    p = month()
    sizes = []
    for n in (2, 3):
        go(p, 0, 0, n - 1)
        p.deck &= ~p.market
        do(p, "done")
        reveal(p, *(text.removeprefix("card:") for text in legal(p)[:4]))
        sizes.append(len(p.view(0)["market"]))  # type: ignore[arg-type]
    assert sizes == [8, 12]


@pytest.mark.rule("IKI-4.1")
def test_two_cards_of_each_season_stay_unseen() -> None:
    p = begin()
    rng = Rng(2)
    while not p.is_over:
        p.apply(p.random_action(rng))
    for season in (1, 2, 3, 4):
        zones = [int(p.zone[16 * season + n]) for n in range(14)]
        assert zones.count(UNSEEN) == 2
    assert p.zone[card(p, "ST1")] != UNSEEN
    assert GONE in [int(zone) for zone in p.zone]


@pytest.mark.rule("IKI-4.2")
def test_fields_are_chosen_in_fire_order() -> None:
    p = set_up()
    set_fire(p, 2, 5, 3)
    reveal(p, "SP01", "SP02", "SP03", "SP04")
    asked = []
    for field in ("4", "flex", "2"):
        asked.append(int(p.actor))
        do(p, f"field:{field}")
    assert asked == [1, 2, 0]


@pytest.mark.rule("IKI-4.2")
def test_on_equal_values_the_upper_disc_chooses_first() -> None:
    p = set_up()
    set_fire(p, 0, 3, 3)
    reveal(p, "SP01", "SP02", "SP03", "SP04")
    assert p.actor == 1
    do(p, "field:1")
    assert p.actor == 2


@pytest.mark.rule("IKI-4.2", "IKI-4.3")
def test_everybody_takes_one_free_field() -> None:
    p = month()
    do(p, "field:3")
    assert p.actor == 1
    assert legal(p) == ["field:1", "field:2", "field:4", "field:flex"]
    refusal = refused(p, "field:3")
    assert (refusal.reason, refusal.rule_id) == ("field-taken", "IKI-4.3")
    assert refused(p, "done").reason == "choose-field"  # nobody may pass


@pytest.mark.rule("IKI-4.2", "IKI-9.6")
def test_the_watchtower_does_not_help_to_choose_first() -> None:
    p = set_up()
    house(p, "NE1", "fire-watchtower", 0)
    set_fire(p, 2, 3, 0)
    reveal(p, "SP01", "SP02", "SP03", "SP04")
    assert p.actor == 1
