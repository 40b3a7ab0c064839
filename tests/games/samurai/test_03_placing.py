"""Chapter 3: placing the figures."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.samurai import build
from zashiki.core.state import CHANCE
from zashiki.games.samurai import state as s
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.rules import Samurai

CITY_PLACES = {2: 4, 3: 4, 4: 6}


def chosen(seats: int = 2, **options: str) -> Samurai:
    state = build.start(seats, **options)
    build.choose(state)
    return state


def fill_cities(state: Samurai) -> None:
    while state.city_room > 0:
        state.play(state.legal()[0])


@pytest.mark.rule("SAM-3.1")
def test_edo_receives_one_of_each_first() -> None:
    state = chosen()
    assert build.figures_at(state, "o14") == "HBR"
    assert [int(n) for n in state.supply] == [6, 6, 6]


@pytest.mark.rule("SAM-3.2")
def test_the_first_seat_begins_and_the_others_follow_clockwise() -> None:
    state = chosen(3)
    order = []
    for _ in range(6):
        order.append(int(state.actor))
        state.play(state.legal()[0])
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("SAM-3.2", "SAM-3.3")
def test_any_type_on_any_city_at_the_beginning() -> None:
    state = chosen(4)
    expected = {f"{figure}@{city}" for figure in "HBR" for city in ("k15", "q10", "t6")}
    assert build.legal(state) == expected
    refusal = build.refused(state, "H@o14")
    assert (refusal.reason, refusal.rule_id) == ("settlement-full", "SAM-3.1")


@pytest.mark.rule("SAM-3.3")
def test_the_same_city_or_another() -> None:
    state = chosen()
    build.play(state, "H@k15")
    assert build.legal(state) == {"B@k15", "R@k15", "H@q10", "B@q10", "R@q10"}


@pytest.mark.rule("SAM-3.3")
def test_villages_wait_until_the_cities_are_full() -> None:
    state = chosen()
    assert build.refused(state, "H@r8").reason == "cities-first"
    build.play(state, "H@k15 B@k15")
    assert build.refused(state, "R@k15").reason == "settlement-full"
    build.play(state, "H@q10 R@q10 H@r8")
    assert build.figures_at(state, "r8") == "H"
    assert build.refused(state, "R@k15").rule_id == "SAM-3.3"


@pytest.mark.rule("SAM-3.4")
def test_villages_take_one_figure_of_any_type_left() -> None:
    state = chosen()
    fill_cities(state)
    left = [figure for figure, n in zip("HBR", state.supply, strict=True) if n]
    assert build.legal(state) == {
        f"{figure}@{hex_}" for figure in left for hex_ in build.villages(state)
    }
    build.play(state, "H@r8")
    refusal = build.refused(state, "B@r8")
    assert (refusal.reason, refusal.rule_id) == ("settlement-full", "SAM-3.4")


@pytest.mark.rule("SAM-3.4")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 2)])
def test_the_order_goes_on_from_cities_to_villages(seats: int, first: int) -> None:
    state = chosen(seats)
    fill_cities(state)
    assert state.actor == first


@pytest.mark.rule("SAM-3.5")
def test_no_city_holds_two_equal_figures() -> None:
    state = chosen()
    build.play(state, "H@k15")
    refusal = build.refused(state, "H@k15")
    assert (refusal.reason, refusal.rule_id) == ("equal-in-city", "SAM-3.5")


@pytest.mark.rule("SAM-3.6")
def test_a_type_that_is_used_up_cannot_be_placed() -> None:
    state = chosen()
    build.play(state, "H@k15 B@k15 H@q10 B@q10")
    free = build.villages(state)
    for hex_ in free[:4]:
        build.play(state, f"H@{hex_}")
    assert build.refused(state, f"H@{free[4]}").reason == "type-used-up"
    assert not any(text.startswith("H") for text in build.legal(state))


@pytest.mark.rule("SAM-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_figures_come_out_even_nine_for_each_seat(seats: int) -> None:
    for seed in range(20):
        state = chosen(seats)
        luck = build.rng(seed)
        placed = Counter[int]()
        while state.phase == s.PLACING:
            placed[int(state.actor)] += 1
            state.play(int(state.random_action(luck)))
        assert placed == dict.fromkeys(range(seats), 9)
        assert sum(state.supply) == 0
        rooms = state.tables.room
        counts = [int(state.figures[i]).bit_count() for i in range(state.tables.sites)]
        assert counts == [int(rooms[i]) for i in range(state.tables.sites)]
        assert (state.phase, state.actor) == (s.LAYING, 0)


@pytest.mark.rule("SAM-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealt_figures_come_from_chance_cities_first(seats: int) -> None:
    state = chosen(seats, figures="dealt")
    luck = build.rng(5)
    places = []
    while state.phase == s.PLACING:
        assert state.actor == CHANCE
        code = int(state.random_action(luck))
        places.append(ACTIONS[code]["site"])
        state.play(code)
    assert len(places) == 9 * seats
    assert places == sorted(places)
    assert all(state.tables.is_city(site) for site in places[: CITY_PLACES[seats]])
    assert (state.phase, state.actor) == (s.LAYING, 0)


@pytest.mark.rule("SAM-3.7")
def test_a_figure_equal_to_one_in_the_city_is_put_back() -> None:
    state = chosen(figures="dealt")
    assert state.weights() == [6, 6, 6]
    build.play(state, next(text for text in sorted(build.legal(state)) if text.startswith("H")))
    assert sorted(text[0] for text in build.legal(state)) == ["B", "R"]
    assert state.weights() == [6, 6]


@pytest.mark.rule("SAM-4.1")
def test_no_tile_is_laid_while_figures_are_placed() -> None:
    state = build.start()
    build.choose(state, "S3")
    assert build.refused(state, "S3@n14").reason == "placing-first"
    assert build.refused(state, "end").reason == "placing-first"
    assert build.ready().legal()
