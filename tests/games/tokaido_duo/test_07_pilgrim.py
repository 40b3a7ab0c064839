"""Chapter 7: the pilgrim."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.games.tokaido_duo.state import (
    GARDENS_DONE,
    NO_TRIGGER,
    ON_BOARD,
    ROLLING,
    TAKING,
    TEMPLES_DONE,
)


def walk(number: int, **places: str) -> str:
    """Where seat 0's pilgrim ends."""
    state = build.using("pilgrim", number, **places)
    (target,) = build.legal(state)
    build.play(state, target)
    return build.where(state, "p0")


@pytest.mark.rule("DUO-7.1")
def test_the_pilgrim_walks_clockwise_round_the_island() -> None:
    assert walk(1) == "S4"
    assert walk(4) == "G1", "over the seam of the ring"
    assert walk(2, p0="S4") == "T1"


@pytest.mark.rule("DUO-7.2")
def test_occupied_stations_are_passed_and_counted() -> None:
    assert walk(3, m1="C1") == "T1"
    assert walk(3, p1="S4") == "T1"


@pytest.mark.rule("DUO-7.3")
@pytest.mark.parametrize(
    ("number", "places", "end"),
    [
        (1, {"p0": "H1", "m1": "C4", "p1": "T5"}, "T3"),  # one further
        (3, {"p0": "C3", "m1": "C4", "p1": "T3"}, "S2"),  # two occupied in a row
        (4, {"p0": "G2", "m0": "C4", "m1": "C5", "p1": "S2"}, "T4"),
    ],
)
def test_an_occupied_end_means_going_on_to_the_next_free_station(
    number: int, places: dict[str, str], end: str
) -> None:
    assert walk(number, **places) == end
    state = build.using("pilgrim", number, **places)
    refusal = build.refused(state, f"pilgrim-{'C4' if end != 'T4' else 'S2'}")
    assert refusal.rule_id == "DUO-7.3"


@pytest.mark.rule("DUO-7.3")
def test_of_an_occupied_station_that_is_not_in_reach_only_the_number_is_told() -> None:
    state = build.using("pilgrim", 1, p0="H1", m1="C5", p1="C4")
    assert build.refused(state, "pilgrim-C4").reason == "station-taken"
    assert build.refused(state, "pilgrim-C5").reason == "pilgrim-count"
    state = build.using("pilgrim", 3, p0="H1", m1="C5", p1="C4")
    assert build.refused(state, "pilgrim-C5").reason == "pilgrim-count"
    build.wave(state, "hurried", 0)
    assert build.refused(state, "pilgrim-C5").reason == "station-taken", "four away, with the wave"


@pytest.mark.rule("DUO-7.4")
def test_the_own_merchant_occupies_a_station_too() -> None:
    assert walk(2, m0="C1") == "T1"
    assert walk(2, m1="C1") == "T1"
    assert walk(2, p1="C1") == "T1"


@pytest.mark.rule("DUO-7.4")
def test_only_the_station_where_the_pilgrim_ends_is_used() -> None:
    state = build.using("pilgrim", 1, p0="H1", m1="C4", p1="T5")
    build.play(state, "pilgrim-T3 visit")
    assert int(state.temple[0]) == 2
    assert int(state.money[0]) == 0


@pytest.mark.rule("DUO-7.5")
@pytest.mark.parametrize(
    ("town", "before", "money"), [("C4", "H1", 3), ("C7", "T5", 2), ("C6", "G3", 2)]
)
def test_a_coastal_town_gives_the_money_on_its_tile(town: str, before: str, money: int) -> None:
    state = build.using("pilgrim", 1, p0=before)
    build.play(state, f"pilgrim-{town} visit")
    assert int(state.money[0]) == money, "whatever good the tile shows"
    assert build.goods(state, 0) == {}, "no goods are needed"


@pytest.mark.rule("DUO-7.5")
def test_goods_held_are_not_sold_by_the_pilgrim() -> None:
    state = build.using("pilgrim", 2)
    build.store(state, 0, kimono=2)
    build.play(state, "pilgrim-C1")
    assert build.legal(state) == {"visit", "decline"}
    build.play(state, "visit")
    assert build.goods(state, 0) == {"kimono": 2}
    assert int(state.money[0]) == 4


@pytest.mark.rule("DUO-7.6")
def test_a_temple_moves_the_temple_marker_up_to_nine() -> None:
    state = build.using("pilgrim", 3)
    build.put(state, 0, temple=3)
    build.play(state, "pilgrim-T1 visit")
    assert int(state.temple[0]) == 4
    assert int(state.garden[0]) == 1
    for value, trigger in ((7, NO_TRIGGER), (8, TEMPLES_DONE)):
        state = build.using("pilgrim", 3)
        build.put(state, 0, temple=value)
        build.play(state, "pilgrim-T1 visit")
        assert int(state.temple[0]) == value + 1
        assert int(state.trigger) == trigger, "8 visits from the start, not fewer"


@pytest.mark.rule("DUO-7.6")
def test_further_temples_have_no_effect() -> None:
    state = build.using("pilgrim", 4, p0="C8")
    build.put(state, 0, temple=8)
    build.spring(state, 0)
    build.play(state, "pilgrim-T1 visit spring pilgrim-T2")
    assert int(state.phase) == TAKING, "nothing is asked"
    assert int(state.temple[0]) == 9


@pytest.mark.rule("DUO-7.7")
def test_a_garden_moves_the_garden_marker_up_to_six() -> None:
    for value, trigger in ((3, NO_TRIGGER), (4, NO_TRIGGER), (5, GARDENS_DONE)):
        state = build.using("pilgrim", 4)
        build.put(state, 0, garden=value)
        build.play(state, "pilgrim-G1 visit")
        assert int(state.garden[0]) == value + 1
        assert int(state.temple[0]) == 1
        assert int(state.trigger) == trigger, "5 visits from the start, not fewer"


@pytest.mark.rule("DUO-7.7")
def test_further_gardens_have_no_effect() -> None:
    state = build.using("pilgrim", 4, p0="C8")
    build.put(state, 0, garden=5)
    build.wave(state, "hurried", 0)
    build.spring(state, 0)
    build.play(state, "pilgrim-G1 visit spring pilgrim-G2")  # five stations each time
    assert int(state.phase) == TAKING
    assert int(state.garden[0]) == 6


@pytest.mark.rule("DUO-7.8")
def test_at_a_shore_any_wave_on_the_board_may_be_taken() -> None:
    state = build.using("pilgrim", 1)
    build.play(state, "pilgrim-S4")
    assert build.legal(state) == {"wave-pilgrim", "wave-merchant", "wave-artist", "decline"}
    assert build.refused(state, "visit").rule_id == "DUO-7.8"
    build.play(state, "wave-merchant")
    assert build.rows(state.wave_owner) == [ON_BOARD, 0, ON_BOARD]
    state = build.using("pilgrim", 3)
    build.play(state, "pilgrim-T1")
    assert build.refused(state, "wave-artist").rule_id == "DUO-7.8"


@pytest.mark.rule("DUO-7.8")
def test_a_wave_serves_at_once_and_as_long_as_it_is_held() -> None:
    state = build.using("pilgrim", 1)
    build.spring(state, 0)
    build.play(state, "pilgrim-S4 wave-pilgrim")
    build.wave(state, "hurried", 0)
    build.play(state, "spring")
    assert build.legal(state) == {"pilgrim-C1", "pilgrim-T1"}, "on the second move of the same die"


@pytest.mark.rule("DUO-7.8")
def test_a_wave_is_not_spent() -> None:
    state = build.ready()
    build.wave(state, "hurried", 0)
    for target in ("T1", "S1", "G2"):  # each time three stations with a two
        build.take(state, "pilgrim", 2)
        build.play(state, f"pilgrim-{target} decline")
        while int(state.phase) != ROLLING:
            state.play(state.legal()[-1])
    assert int(state.wave_owner[0]) == 0


@pytest.mark.rule("DUO-7.9")
def test_the_other_players_waves_are_taken_only_when_none_is_on_the_board() -> None:
    state = build.ready()
    for side in ("calm", "shrewd", "prolific"):
        build.wave(state, side, 1)
    build.take(state, "pilgrim", 1)
    build.play(state, "pilgrim-S4")
    assert build.legal(state) == {"wave-pilgrim", "wave-merchant", "wave-artist", "decline"}
    build.play(state, "wave-artist")
    assert build.rows(state.wave_owner) == [1, 1, 0]
    state = build.using("pilgrim", 1)
    build.wave(state, "calm", 1)
    build.wave(state, "shrewd", 1)
    build.play(state, "pilgrim-S4")
    assert build.legal(state) == {"wave-artist", "decline"}
    assert build.refused(state, "wave-pilgrim").reason == "wave-safe"


@pytest.mark.rule("DUO-7.9")
def test_some_waves_on_both_sides_only_the_other_players_are_open() -> None:
    state = build.using("pilgrim", 2)
    build.wave(state, "calm", 0)
    build.wave(state, "shrewd", 1)
    build.wave(state, "prolific", 1)
    build.play(state, "pilgrim-S4")  # one less than the die shows
    assert build.legal(state) == {"wave-merchant", "wave-artist", "decline"}
    assert build.refused(state, "wave-pilgrim").reason == "wave-yours"


@pytest.mark.rule("DUO-7.9")
def test_whoever_has_all_three_waves_gets_nothing() -> None:
    state = build.ready()
    for side in ("hurried", "shrewd", "prolific"):
        build.wave(state, side, 0)
    build.take(state, "pilgrim", 1)
    build.play(state, "pilgrim-S4")
    assert int(state.phase) == TAKING
    assert build.rows(state.wave_owner) == [0, 0, 0]


@pytest.mark.rule("DUO-7.10")
@pytest.mark.parametrize("owner", [None, 1])
def test_a_hot_spring_gives_the_tile_from_the_board_or_the_other_player(owner: int | None) -> None:
    state = build.using("pilgrim", 1, p0="G2")
    build.spring(state, owner)
    build.play(state, "pilgrim-H1")
    assert build.legal(state) == {"visit", "decline"}
    build.play(state, "visit")
    assert int(state.spring_owner) == 0


@pytest.mark.rule("DUO-7.10")
def test_whoever_has_the_tile_gets_nothing_more() -> None:
    state = build.using("pilgrim", 1, p0="G2")
    build.spring(state, 0)
    build.play(state, "pilgrim-H1")
    assert build.legal(state) == {"spring", "finish"}, "no visit is offered"
    assert int(state.spring_owner) == 0
