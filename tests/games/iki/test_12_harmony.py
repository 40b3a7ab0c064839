"""Chapter 12: harmony."""

from __future__ import annotations

import pytest

from tests.games.iki.build import give, house, play, put, retired, set_up, visit
from zashiki.games.iki.tables import IKI, STOCKS

# Cards whose first income has no iki, two or three of each colour.
BLUE = ("SP09", "SP07", "SP08")
RED = ("SP10", "SP12", "SU12")


def harmony(*cards: tuple[str, str, int], seats: int = 3) -> list[int]:
    """Iki of each seat after a payday with these characters."""
    state = visit(0, seats, 0, 3)
    for where, name, owner in cards:
        put(state, where, name, owner)
    for seat in range(seats):
        give(state, seat, rice=9)
    play(state, "done")
    return [int(state.stock[seat * STOCKS + IKI]) for seat in range(seats)]


@pytest.mark.rule("IKI-12.1")
def test_two_own_of_three_yellow_cards_give_six() -> None:
    assert harmony(("NE1", "ST1", 0), ("NE2", "SP01", 0), ("NE3", "SP02", 1)) == [6, 3, 0]


@pytest.mark.rule("IKI-12.1")
def test_a_single_card_gives_nothing() -> None:
    assert harmony(("NE1", "ST1", 0), ("NE2", "SP07", 1)) == [0, 0, 0]


@pytest.mark.rule("IKI-12.1")
def test_the_own_card_is_counted_in_the_number() -> None:
    assert harmony(("NE1", "ST1", 0), ("NE2", "SP01", 1)) == [2, 2, 0]


@pytest.mark.rule("IKI-12.1")
def test_cards_of_all_owners_count() -> None:
    assert harmony(("NE1", "SP09", 0), ("NE2", "SP07", 1), ("NE3", "SP08", 1)) == [3, 6, 0]


@pytest.mark.rule("IKI-12.2")
def test_the_crossing_is_a_fifth_group() -> None:
    state = set_up(3)
    names = state.side.stall_ids
    groups = [[n for s, n in enumerate(names) if int(g) >> s & 1] for g in state.side.groups]
    assert groups == [
        ["SW1", "SW2", "SW3", "SW4"],
        ["SE1", "SE2", "SE3", "SE4"],
        ["NE1", "NE2", "NE3", "NE4"],
        ["NW1", "NW2", "NW3", "NW4"],
        ["SW4", "SE4", "NE4", "NW4"],
    ]
    assert harmony(("NE4", "ST1", 0), ("SW4", "SP01", 1)) == [2, 2, 0]


@pytest.mark.rule("IKI-12.2")
def test_a_card_at_the_crossing_may_score_twice() -> None:
    assert harmony(("NE4", "ST1", 0), ("SW4", "SP01", 1), ("NE1", "SP02", 2)) == [4, 2, 2]


@pytest.mark.rule("IKI-12.3")
def test_groups_are_counted_separately() -> None:
    assert harmony(("NE1", "ST1", 0), ("SW1", "SP01", 0)) == [0, 0, 0]


@pytest.mark.rule("IKI-12.3")
def test_several_colours_score_in_one_group() -> None:
    cards = [("NE1", RED[0], 0), ("NE2", RED[1], 1), ("NE3", BLUE[0], 0), ("NE4", BLUE[1], 2)]
    assert harmony(*cards) == [4, 2, 2]


@pytest.mark.rule("IKI-12.3", "IKI-9.4")
def test_retired_cards_and_buildings_do_not_count() -> None:
    state = visit(0, at_month=6)
    put(state, "NE1", "SP10", 0)
    retired(state, 0, "SU12")
    house(state, "NE3", "temple", 0)
    house(state, "NE4", "bathhouse", 1)
    give(state, 0, rice=9)
    play(state, "done")
    assert state.stock[IKI] == 2  # the retired Plasterer's pension, no harmony
