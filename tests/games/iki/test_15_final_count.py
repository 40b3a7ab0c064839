"""Chapter 15: the final count."""

from __future__ import annotations

import pytest

import zashiki
from tests.games.iki import build
from zashiki.core.rng import Rng
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import (
    colour_points,
    fish_points,
    outcome,
    points_of,
    pouch_points,
)

ONE_OF_EACH = ("SP01", "SP04", "SP07", "SP10", "SP14")
STALLS = ("NE1", "NE2", "NE3", "NW1", "NW2", "NW3", "SE1")


def bare() -> Iki:
    state = build.visit(0)
    for seat in range(3):
        build.give(state, seat)
    return state


@pytest.mark.rule("IKI-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_count_add_up_to_the_scores(seats: int) -> None:
    for seed in range(8):
        state = build.begin(seats)
        zashiki.playout(state, Rng(seed))
        result = state.outcome()
        for seat in range(seats):
            assert sum(line.points[seat] or 0 for line in result.lines) == result.scores[seat]
        assert list(result.scores) == state.scores()
        assert len(result.lines) == 9


@pytest.mark.rule("IKI-15.1", "IKI-1.7")
def test_iki_on_the_track_count_beyond_its_end() -> None:
    state = bare()
    build.put(state, "SW1", "WI11", 1)
    build.give(state, 0, mon=3, iki=29)
    build.play(state, "use:SW1")  # 3 mon for 4 iki
    assert points_of(state, 0) == 33
    assert outcome(state).lines[0].points[0] == 33


@pytest.mark.rule("IKI-15.2")
@pytest.mark.parametrize(("number", "points"), [*enumerate((0, 1, 4, 9, 16, 25))])
def test_different_colours(number: int, points: int) -> None:
    state = bare()
    build.retired(state, 0, *ONE_OF_EACH[:number])
    assert colour_points(state, 0) == points
    other = bare()
    for where, name in zip(STALLS, ONE_OF_EACH[: min(4, number)], strict=False):
        build.put(other, where, name, 0)  # on the board they count as well
    assert colour_points(other, 0) == (0, 1, 4, 9, 16, 16)[number]


@pytest.mark.rule("IKI-15.2")
def test_a_colour_counts_once_and_buildings_never() -> None:
    state = bare()
    build.retired(state, 0, "SP10", "SP11")
    build.put(state, "NE1", "SP12", 0)
    build.house(state, "NE2", "temple", 0)
    assert colour_points(state, 0) == 1


@pytest.mark.rule("IKI-15.2")
def test_joining_at_the_end_is_not_retiring() -> None:
    state = bare()
    build.put(state, "NE1", "AU13", 0)
    build.put(state, "NE2", "WI14", 0)
    build.put(state, "NE3", "AU14", 0, 2)
    build.house(state, "NW1", "temple", 0)
    assert colour_points(state, 0) == 1  # the Puppeteer stays purple
    assert points_of(state, 0) == 1  # no seal, no point for the temple


@pytest.mark.rule("IKI-15.3")
def test_a_retired_puppeteer_is_any_colour() -> None:
    state = bare()
    build.retired(state, 0, "AU13", "WI14", "ST1")
    assert colour_points(state, 0) == 9
    build.retired(state, 0, "SP04", "SP07", "SP10")
    assert colour_points(state, 0) == 25  # there is no sixth colour
    other = bare()
    build.retired(other, 0, "AU13")
    assert colour_points(other, 0) == 1


FISH = ("icefish", "sweetfish", "saury", "cod")


@pytest.mark.rule("IKI-15.4")
@pytest.mark.parametrize(("number", "points"), [*enumerate((0, 3, 6, 10, 15))])
def test_fish_by_their_number(number: int, points: int) -> None:
    state = bare()
    build.bought(state, 0, *FISH[:number])
    assert fish_points(state, 0) == points


@pytest.mark.rule("IKI-15.4")
@pytest.mark.parametrize(
    ("fish", "points"),
    [
        ("icefish", 3),
        ("sea-bream", 5),
        ("sweetfish", 3),
        ("first-bonito", 6),
        ("saury", 3),
        ("salmon", 5),
        ("cod", 3),
        ("blowfish", 6),
    ],
)
def test_iki_printed_on_fish_are_added(fish: str, points: int) -> None:
    state = bare()
    build.bought(state, 0, fish)
    assert fish_points(state, 0) == points


@pytest.mark.rule("IKI-15.5")
@pytest.mark.parametrize(
    ("pouch", "points"),
    [
        ("spring-pouch-1", 2),
        ("spring-pouch-2", 3),
        ("summer-pouch-1", 2),
        ("summer-pouch-2", 3),
        ("autumn-pouch-1", 3),
        ("autumn-pouch-2", 4),
        ("winter-pouch-1", 3),
        ("winter-pouch-2", 4),
    ],
)
def test_a_pouch_counts_its_value_and_twice_with_a_pipe(pouch: str, points: int) -> None:
    state = bare()
    build.bought(state, 0, pouch)
    assert pouch_points(state, 0) == points
    build.bought(state, 0, "spring-pipe-1")
    assert pouch_points(state, 0) == 2 * points
    build.bought(state, 0, "spring-pipe-2")
    assert pouch_points(state, 0) == 2 * points


@pytest.mark.rule("IKI-15.5")
def test_pouches_are_added_before_doubling_and_a_pipe_alone_is_nothing() -> None:
    state = bare()
    build.bought(state, 0, "spring-pouch-1", "spring-pouch-2")
    assert pouch_points(state, 0) == 5
    build.bought(state, 0, "winter-pipe-2")
    assert pouch_points(state, 0) == 10
    other = bare()
    build.bought(other, 0, "winter-pipe-2")
    assert points_of(other, 0) == 0


@pytest.mark.rule("IKI-15.6")
def test_standing_buildings_count_and_burnt_ones_do_not() -> None:
    state = bare()
    build.house(state, "NE1", "bathhouse", 0)
    build.house(state, "NE2", "kabuki-theatre", 0)
    assert points_of(state, 0) == 13 + 18
    with build.changed(state) as position:
        del position["stalls"]["NE2"]
        position["burnt"] = ["kabuki-theatre"]
    assert points_of(state, 0) == 13


@pytest.mark.rule("IKI-15.7")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ({"koban": 2}, 6),
        ({"wood": 4}, 4),
        ({"mon": 3}, 0),
        ({"mon": 4}, 1),
        ({"mon": 7}, 1),
        ({"mon": 8}, 2),
        ({"rice": 9}, 0),
        ({"sandal": 9}, 0),
        ({"koban": 1, "wood": 1, "mon": 5}, 5),
    ],
)
def test_resources(stock: dict[str, int], points: int) -> None:
    state = bare()
    build.give(state, 0, **stock)
    assert points_of(state, 0) == points


@pytest.mark.rule("IKI-15.8")
def test_most_iki_win() -> None:
    state = bare()
    for seat, iki in enumerate((30, 84, 50)):
        build.give(state, seat, iki=iki)
    build.set_fire(state, 9, 0, 3)
    assert state.ranking() == [3, 1, 2]
    assert outcome(state).verdict.id == "verdict-points"
    assert outcome(state).winners == (1,)


@pytest.mark.rule("IKI-15.8")
def test_a_tie_goes_to_the_higher_fire_value_then_to_the_upper_disc() -> None:
    state = bare()
    for seat in range(3):
        build.give(state, seat, iki=84)
    build.set_fire(state, 4, 5, 4)
    assert state.ranking() == [2, 1, 3]
    assert outcome(state).verdict.id == "verdict-fire"
    build.set_fire(state, 4, 4, 4)
    assert state.ranking() == [1, 2, 3]
    with build.changed(state) as position:
        position["standing"] = [1, 0, 2]
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("IKI-15.8")
def test_no_place_is_ever_shared() -> None:
    for seed in range(30):
        state = build.begin(2 + seed % 3)
        zashiki.playout(state, Rng(seed))
        assert sorted(state.ranking()) == list(range(1, int(state.seats) + 1))


@pytest.mark.rule("IKI-16.5")
def test_the_retainers_seal_counts_six_at_the_end() -> None:
    state = bare()
    build.grant(state, 0, "retainer-seal")
    assert points_of(state, 0) == 1 + 6  # with the colour of its card
    lines = {line.label.id: line.points for line in outcome(state).lines}
    assert lines["line-seal"] == (6, 0, 0)


@pytest.mark.rule("IKI-16.1", "IKI-16.2", "IKI-16.3", "IKI-16.4")
@pytest.mark.parametrize("tile", ["fire-amulet", "handcart", "rice-store", "guild-plan"])
def test_other_tiles_left_over_count_nothing(tile: str) -> None:
    state = bare()
    build.grant(state, 0, tile)
    assert points_of(state, 0) == 1  # the colour of its card


@pytest.mark.rule("IKI-9.6", "IKI-15.8")
def test_the_watchtower_does_not_break_ties() -> None:
    state = bare()
    build.house(state, "NE1", "fire-watchtower", 0)
    build.give(state, 0, iki=2)
    build.give(state, 1, iki=10)
    build.set_fire(state, 4, 5, 0)
    assert state.scores()[:2] == [10, 10]
    assert state.ranking() == [2, 1, 3]
