"""Chapter 15: the final count."""

from __future__ import annotations

import pytest

import zashiki
from tests.games.iki.build import begin, do, give, grant, house, put, set_fire, visit
from zashiki.core.rng import Rng
from zashiki.games.iki.effects import retire
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import (
    colour_points,
    fish_points,
    outcome,
    points_of,
    pouch_points,
)
from zashiki.games.iki.state import OVER

ONE_OF_EACH = ("SP01", "SP04", "SP07", "SP10", "SP14")
STALLS = ("NE1", "NE2", "NE3", "NW1", "NW2", "NW3", "SE1")


def bare() -> Iki:
    p = visit(0)
    for seat in range(3):
        give(p, seat)
    return p


def retired(p: Iki, *names: str) -> None:
    for name in names:
        put(p, "SW1", name, 0)
        retire(p, 0)


def bought(p: Iki, *goods: str) -> None:
    for good in goods:
        p.goods[p.tables.goods_ids.index(good)] = 0


@pytest.mark.rule("IKI-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_count_add_up_to_the_scores(seats: int) -> None:
    for seed in range(8):
        p = begin(seats)
        zashiki.playout(p, Rng(seed))
        result = p.outcome()
        for seat in range(seats):
            assert sum(line.points[seat] or 0 for line in result.lines) == result.scores[seat]
        assert list(result.scores) == p.scores()
        assert len(result.lines) == 9


@pytest.mark.rule("IKI-15.1", "IKI-1.7")
def test_iki_on_the_track_count_beyond_its_end() -> None:
    p = bare()
    put(p, "SW1", "WI11", 1)
    give(p, 0, mon=3, iki=29)
    do(p, "use:SW1")  # 3 mon for 4 iki
    assert points_of(p, 0) == 33
    assert outcome(p).lines[0].points[0] == 33


@pytest.mark.rule("IKI-15.2")
@pytest.mark.parametrize(("number", "points"), [*enumerate((0, 1, 4, 9, 16, 25))])
def test_different_colours(number: int, points: int) -> None:
    p = bare()
    retired(p, *ONE_OF_EACH[:number])
    assert colour_points(p, 0) == points
    q = bare()
    for where, name in zip(STALLS, ONE_OF_EACH[: min(4, number)], strict=False):
        put(q, where, name, 0)  # on the board they count as well
    assert colour_points(q, 0) == (0, 1, 4, 9, 16, 16)[number]


@pytest.mark.rule("IKI-15.2")
def test_a_colour_counts_once_and_buildings_never() -> None:
    p = bare()
    retired(p, "SP10", "SP11")
    put(p, "NE1", "SP12", 0)
    house(p, "NE2", "temple", 0)
    assert colour_points(p, 0) == 1


@pytest.mark.rule("IKI-15.2")
def test_joining_at_the_end_is_not_retiring() -> None:
    p = bare()
    put(p, "NE1", "AU13", 0)
    put(p, "NE2", "WI14", 0)
    put(p, "NE3", "AU14", 0, 2)
    house(p, "NW1", "temple", 0)
    assert colour_points(p, 0) == 1  # the Puppeteer stays purple
    assert points_of(p, 0) == 1  # no seal, no point for the temple


@pytest.mark.rule("IKI-15.3")
def test_a_retired_puppeteer_is_any_colour() -> None:
    p = bare()
    retired(p, "AU13", "WI14", "ST1")
    assert colour_points(p, 0) == 9
    retired(p, "SP04", "SP07", "SP10")
    assert colour_points(p, 0) == 25  # there is no sixth colour
    q = bare()
    retired(q, "AU13")
    assert colour_points(q, 0) == 1


FISH = ("icefish", "sweetfish", "saury", "cod")


@pytest.mark.rule("IKI-15.4")
@pytest.mark.parametrize(("number", "points"), [*enumerate((0, 3, 6, 10, 15))])
def test_fish_by_their_number(number: int, points: int) -> None:
    p = bare()
    bought(p, *FISH[:number])
    assert fish_points(p, 0) == points


@pytest.mark.rule("IKI-15.4")
@pytest.mark.parametrize(
    ("fish", "points"),
    [
        *(("icefish", 3), ("sea-bream", 5), ("sweetfish", 3), ("first-bonito", 6)),
        *(("saury", 3), ("salmon", 5), ("cod", 3), ("blowfish", 6)),
    ],
)
def test_iki_printed_on_fish_are_added(fish: str, points: int) -> None:
    p = bare()
    bought(p, fish)
    assert fish_points(p, 0) == points


@pytest.mark.rule("IKI-15.5")
@pytest.mark.parametrize(
    ("pouch", "points"),
    [
        *(("spring-pouch-1", 2), ("spring-pouch-2", 3), ("summer-pouch-1", 2)),
        *(("summer-pouch-2", 3), ("autumn-pouch-1", 3), ("autumn-pouch-2", 4)),
        *(("winter-pouch-1", 3), ("winter-pouch-2", 4)),
    ],
)
def test_a_pouch_counts_its_value_and_twice_with_a_pipe(pouch: str, points: int) -> None:
    p = bare()
    bought(p, pouch)
    assert pouch_points(p, 0) == points
    bought(p, "spring-pipe-1")
    assert pouch_points(p, 0) == 2 * points
    bought(p, "spring-pipe-2")
    assert pouch_points(p, 0) == 2 * points


@pytest.mark.rule("IKI-15.5")
def test_pouches_are_added_before_doubling_and_a_pipe_alone_is_nothing() -> None:
    p = bare()
    bought(p, "spring-pouch-1", "spring-pouch-2")
    assert pouch_points(p, 0) == 5
    bought(p, "winter-pipe-2")
    assert pouch_points(p, 0) == 10
    q = bare()
    bought(q, "winter-pipe-2")
    assert points_of(q, 0) == 0


@pytest.mark.rule("IKI-15.6")
def test_standing_buildings_count_and_burnt_ones_do_not() -> None:
    p = bare()
    house(p, "NE1", "bathhouse", 0)
    house(p, "NE2", "kabuki-theatre", 0)
    assert points_of(p, 0) == 13 + 18
    from zashiki.games.iki.effects import vacate

    vacate(p, p.side.stall_ids.index("NE2"), 3)
    assert points_of(p, 0) == 13


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
    p = bare()
    give(p, 0, **stock)
    assert points_of(p, 0) == points


@pytest.mark.rule("IKI-15.8")
def test_most_iki_win() -> None:
    p = bare()
    for seat, iki in enumerate((30, 84, 50)):
        give(p, seat, iki=iki)
    set_fire(p, 9, 0, 3)
    assert p.ranking() == [3, 1, 2]
    p.phase = OVER
    assert outcome(p).verdict.id == "verdict-points"
    assert outcome(p).winners == (1,)


@pytest.mark.rule("IKI-15.8")
def test_a_tie_goes_to_the_higher_fire_value_then_to_the_upper_disc() -> None:
    p = bare()
    for seat in range(3):
        give(p, seat, iki=84)
    set_fire(p, 4, 5, 4)
    assert p.ranking() == [2, 1, 3]
    assert outcome(p).verdict.id == "verdict-fire"
    set_fire(p, 4, 4, 4)
    assert p.ranking() == [1, 2, 3]
    p.standing[0], p.standing[1] = 1, 0
    assert p.ranking() == [2, 1, 3]


@pytest.mark.rule("IKI-15.8")
def test_no_place_is_ever_shared() -> None:
    for seed in range(30):
        p = begin(2 + seed % 3)
        zashiki.playout(p, Rng(seed))
        assert sorted(p.ranking()) == list(range(1, int(p.seats) + 1))


@pytest.mark.rule("IKI-16.5")
def test_the_retainers_seal_counts_six_at_the_end() -> None:
    p = bare()
    grant(p, 0, "retainer-seal")
    assert points_of(p, 0) == 1 + 6  # with the colour of its card
    lines = {line.label.id: line.points for line in outcome(p).lines}
    assert lines["line-seal"] == (6, 0, 0)


@pytest.mark.rule("IKI-16.1", "IKI-16.2", "IKI-16.3", "IKI-16.4")
@pytest.mark.parametrize("tile", ["fire-amulet", "handcart", "rice-store", "guild-plan"])
def test_other_tiles_left_over_count_nothing(tile: str) -> None:
    p = bare()
    grant(p, 0, tile)
    assert points_of(p, 0) == 1  # the colour of its card


@pytest.mark.rule("IKI-9.6", "IKI-15.8")
def test_the_watchtower_does_not_break_ties() -> None:
    p = bare()
    house(p, "NE1", "fire-watchtower", 0)
    give(p, 0, iki=2)
    give(p, 1, iki=10)
    set_fire(p, 4, 5, 0)
    assert p.scores()[:2] == [10, 10]
    assert p.ranking() == [2, 1, 3]
