"""Chapter 2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tokaido_duo.build import bag, chance, goods, play, ready, roll, rows, start, where
from zashiki.core.state import CHANCE
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.state import ON_BOARD, ROLLING, UNSET


@pytest.mark.rule("DUO-2.1")
def test_trade_tiles_are_dealt_one_by_one_by_chance_to_the_coastal_towns() -> None:
    state = start()
    assert chance(state) == {
        "C1=kimono-4": 2,
        "C1=pottery-4": 1,
        "C1=pottery-3": 1,
        "C1=doll-3": 1,
        "C1=doll-2": 1,
        "C1=fan-2": 2,
    }
    play(state, "C1=kimono-4")
    assert chance(state)["C2=kimono-4"] == 1, "one of the two is gone"
    play(state, "C2=kimono-4")
    assert not any("kimono" in name for name in chance(state))


@pytest.mark.rule("DUO-2.1")
def test_every_coastal_town_has_one_tile_face_up_for_both() -> None:
    state = ready()
    for seat in (0, 1):
        tiles = state.view(seat)["tiles"]
        assert isinstance(tiles, dict)
        assert list(tiles) == [f"C{i}" for i in range(1, 9)]
        counts = Counter(tiles.values())
        assert counts == {
            "kimono-4": 2,
            "pottery-4": 1,
            "pottery-3": 1,
            "doll-3": 1,
            "doll-2": 1,
            "fan-2": 2,
        }


@pytest.mark.rule("DUO-2.2")
def test_seats_have_different_colours_and_paintings_by_colour() -> None:
    purple, green = [3, 3, 2, 2], [2, 2, 3, 3]  # moon, waterfall, mountain, bamboo
    assert rows(start().unseen) == purple + green
    swapped = start(colours="green-begins")
    assert rows(swapped.unseen) == green + purple
    seats = swapped.view(0)["seats"]
    assert isinstance(seats, list)
    assert [seat["colour"] for seat in seats] == ["green", "purple"]


@pytest.mark.rule("DUO-2.2")
def test_paintings_start_face_down_and_their_order_is_nowhere() -> None:
    state = ready()
    assert rows(state.shown) == [UNSET] * 20
    assert rows(state.turned) == rows(state.gifts) == [0, 0]
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["face_down"] == {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2}
    assert seats[0]["face_up"] == []
    assert state.copy().digest() == state.digest()


@pytest.mark.rule("DUO-2.3")
def test_each_wave_lies_on_the_board_with_a_random_side() -> None:
    state = start()
    while len(state.legal()) != 2 or not GAME.notate(state, state.legal()[0]).startswith("wave="):
        state.play(state.legal()[0])
    assert chance(state) == {"wave=calm": 1, "wave=hurried": 1}
    play(state, "wave=hurried")
    assert chance(state) == {"wave=shrewd": 1, "wave=strong": 1}
    play(state, "wave=strong")
    assert chance(state) == {"wave=prolific": 1, "wave=inspired": 1}
    play(state, "wave=inspired")
    assert rows(state.wave_owner) == [ON_BOARD] * 3
    waves = state.view(1)["waves"]
    assert isinstance(waves, dict)
    assert [wave["side"] for wave in waves.values()] == ["hurried", "strong", "inspired"]


@pytest.mark.rule("DUO-2.4")
def test_nobody_owns_anything_at_the_start() -> None:
    state = ready()
    assert bag(state) == {"kimono": 5, "pottery": 6, "doll": 7, "fan": 8}
    assert goods(state, 0) == goods(state, 1) == {}
    assert rows(state.money) == rows(state.bars) == [0, 0]
    assert int(state.bars_left) == 12
    assert int(state.spring_owner) == ON_BOARD
    assert rows(state.temple) == rows(state.garden) == [1, 1]


@pytest.mark.rule("DUO-2.5")
@pytest.mark.parametrize(("edition", "first"), [("default", "T6"), ("long-road", "T7")])
def test_figures_stand_on_their_starts_each_seat_on_its_half(edition: str, first: str) -> None:
    state = ready(edition)
    assert [where(state, f) for f in ("p0", "m0", "a0")] == [first, "M1", "R8"]
    assert [where(state, f) for f in ("p1", "m1", "a1")] == ["T3", "M4", "R4"]


@pytest.mark.rule("DUO-2.5")
def test_the_compass_side_begins_and_nothing_is_done_on_a_start() -> None:
    state = ready()
    assert int(state.actor) == CHANCE
    assert int(state.phase) == ROLLING, "the dice lie ready: the first thing is a roll"
    roll(state, 1, 1, 1)
    assert int(state.actor) == 0, "the seat with T6, M1 and R8"
    assert rows(state.temple) == [1, 1], "T6 and T3 were not visited"
    assert goods(state, 0) == {}, "nothing was drawn in M1"
    assert rows(state.turned) == [0, 0], "nothing was painted"
