"""Chapter 1: the pieces and the island, in the default edition and on the long road."""

from __future__ import annotations

from collections import Counter

import pytest

import zashiki
from tests.games.tokaido_duo.build import ready, roll, rows, start
from zashiki.core.setup import SetupError
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.tables import FACES, KIND_NAMES, SYMBOL_NAMES, Tables

BORDERS = {
    "R1": "C1 T1 G1 C2 M1 M2",
    "R2": "C2 S1 T2 C3 M2 M3",
    "R3": "C3 G2 H1 C4 M3 M4",
    "R4": "C4 T3 S2 C5 M4",
    "R5": "C5 T4 G3 C6 M3 M4",
    "R6": "C6 S3 T5 C7 M2 M3",
    "R7": "C7 G4 H2 C8 M1 M2",
    "R8": "C8 T6 S4 C1 M1",
}
RING = "C1 T1 G1 C2 S1 T2 C3 G2 H1 C4 T3 S2 C5 T4 G3 C6 S3 T5 C7 G4 H2 C8 T6 S4"
EDITIONS = ["default", "long-road"]


def tables(edition: str = "default") -> Tables:
    found = GAME.edition(edition).tables
    assert isinstance(found, Tables)
    return found


def reach(of: Tables, place: str, steps: int, kind: str) -> set[str]:
    """What lies at the end of a way: for a town by routes, for a region by borders."""
    ids = of.town_ids if kind == "town" else of.region_ids
    first = of.merchant_first if kind == "town" else of.artist_first
    target = of.merchant_target if kind == "town" else of.artist_target
    key = ids.index(place) * (FACES + 1) + steps
    return {ids[target[i]] for i in range(first[key], first[key + 1])}


def regions_of(of: Tables, place: str) -> set[str]:
    bits = (
        of.town_regions[of.town_ids.index(place)]
        if place in of.town_ids
        else of.station_regions[of.station_ids.index(place)]
    )
    return {of.region_ids[i] for i in range(8) if bits >> i & 1}


@pytest.mark.rule("DUO-1.1")
def test_the_pieces_are_those_of_the_box() -> None:
    assert ready().components() == {
        "good kimono": 5,
        "good pottery": 6,
        "good doll": 7,
        "good fan": 8,
        "painting purple moon": 3,
        "painting purple waterfall": 3,
        "painting purple mountain": 2,
        "painting purple bamboo": 2,
        "painting green moon": 2,
        "painting green waterfall": 2,
        "painting green mountain": 3,
        "painting green bamboo": 3,
        "bars": 12,
        "trade tile 0": 2,
        "trade tile 1": 1,
        "trade tile 2": 1,
        "trade tile 3": 1,
        "trade tile 4": 1,
        "trade tile 5": 2,
    }
    money = GAME.edition().data["money"]
    assert money == {"per_bar": 10, "bars": 12, "ones": 20, "fives": 4}


@pytest.mark.rule("DUO-1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats)
    assert int(GAME.start(2).seats) == 2


@pytest.mark.rule("DUO-1.1")
def test_each_seat_has_three_figures_three_boards_and_a_wave_and_die_for_each_character() -> None:
    state = ready()
    roll(state, 1, 1, 1)
    view = state.view(0)
    seats = view["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert set(seat["figures"]) == {"pilgrim", "merchant", "artist"}
        assert (seat["temple"], seat["garden"], seat["given"], seat["bars"]) == (1, 1, {}, 0)
    assert [seat["colour"] for seat in seats] == ["purple", "green"]
    for field in ("waves", "dice"):
        assert set(view[field]) == {"pilgrim", "merchant", "artist"}  # type: ignore[call-overload]


@pytest.mark.rule("DUO-1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eleven_routes_join_the_towns_to_a_tree_with_dead_ends_at_the_coast(edition: str) -> None:
    of = tables(edition)
    assert len(of.town_ids) == 12
    assert len(rows(of.route_ends)) == 2 * 11
    assert reach(of, "M1", 1, "town") == {"M2", "C1", "C8"}
    assert reach(of, "M2", 1, "town") == {"M1", "M3", "C2", "C7"}
    assert reach(of, "M3", 1, "town") == {"M2", "M4", "C3", "C6"}
    assert reach(of, "M4", 1, "town") == {"M3", "C4", "C5"}
    for town in of.town_ids[:8]:
        assert len(reach(of, town, 1, "town")) == 1, "a dead end"
    found = {"M1"}
    for _ in range(12):
        found |= {end for town in found for end in reach(of, town, 1, "town")}
    assert found == set(of.town_ids), "connected, so with 11 routes a tree"


@pytest.mark.rule("DUO-1.2")
def test_mountain_towns_show_two_three_or_four_goods() -> None:
    of = tables()
    assert dict(zip(of.town_ids[8:], rows(of.town_goods)[8:], strict=True)) == {
        "M1": 4,
        "M2": 2,
        "M3": 3,
        "M4": 3,
    }
    assert not set(of.town_ids[8:]) & set(of.station_ids), "they lie inside"
    assert set(of.town_ids[:8]) <= set(of.station_ids), "coastal towns lie on the ring"


@pytest.mark.rule("DUO-1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_regions_lie_between_coastal_towns_and_show_four_symbols_twice(edition: str) -> None:
    of = tables(edition)
    symbols = [SYMBOL_NAMES[i] for i in rows(of.region_symbol)]
    assert symbols == [
        "moon",
        "waterfall",
        "bamboo",
        "moon",
        "mountain",
        "bamboo",
        "waterfall",
        "mountain",
    ]
    for i, region in enumerate(of.region_ids):
        coast = {town for town in of.town_ids[:8] if region in regions_of(of, town)}
        assert coast == {f"C{i + 1}", f"C{(i + 1) % 8 + 1}"}
        near = reach(of, region, 1, "region")
        assert all(symbols[of.region_ids.index(other)] != symbols[i] for other in near)


@pytest.mark.rule("DUO-1.2")
def test_every_route_separates_two_regions_which_are_neighbours() -> None:
    of = tables()
    sides = rows(of.route_sides)
    pairs = {frozenset(sides[i : i + 2]) for i in range(0, len(sides), 2)}
    assert len(pairs) == 11
    assert all(len(pair) == 2 for pair in pairs)
    cycle = {frozenset((i, (i + 1) % 8)) for i in range(8)}
    assert pairs == cycle | {frozenset((0, 6)), frozenset((1, 5)), frozenset((2, 4))}
    assert reach(of, "R1", 1, "region") == {"R2", "R7", "R8"}


@pytest.mark.rule("DUO-1.3")
def test_the_ring_of_the_default_edition() -> None:
    of = tables()
    assert of.station_ids == RING.split()
    kinds = Counter(KIND_NAMES[i] for i in rows(of.station_kind))
    assert kinds == {"coast": 8, "temple": 6, "garden": 4, "shore": 4, "spring": 2}


@pytest.mark.rule("DUO-1.3")
def test_the_long_road_has_32_stations_and_half_a_turn_changes_nothing() -> None:
    of = tables("long-road")
    kinds = [KIND_NAMES[i] for i in rows(of.station_kind)]
    assert Counter(kinds) == {"coast": 8, "temple": 8, "garden": 6, "shore": 6, "spring": 4}
    for edition in EDITIONS:
        ring = rows(tables(edition).station_kind)
        half = len(ring) // 2
        assert ring[:half] == ring[half:]


@pytest.mark.rule("DUO-1.4")
def test_places_border_their_regions() -> None:
    of = tables()
    for region, places in BORDERS.items():
        everywhere = set(of.station_ids) | set(of.town_ids)
        found = {place for place in everywhere if region in regions_of(of, place)}
        assert found == set(places.split()), region
    assert regions_of(of, "C2") == {"R1", "R2"}
    assert regions_of(of, "C1") == {"R8", "R1"}
    assert regions_of(of, "M2") == {"R1", "R2", "R6", "R7"}
    assert [len(regions_of(of, town)) for town in ("M1", "M2", "M3", "M4")] == [3, 4, 4, 3]
    assert regions_of(of, "T3") == {"R4"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_pilgrims_start_half_a_ring_apart(edition: str) -> None:
    state = start(edition)
    ring = int(state.tables.stations)
    first, second = int(state.place_of(0, 0)), int(state.place_of(1, 0))
    assert (second - first) % ring == ring // 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_says_where_it_comes_from(edition: str) -> None:
    values = zashiki.game("tokaido_duo").edition(edition).values()
    levels = Counter(value.provenance.level for value in values)
    assert levels["printed"] > 20
    assert levels["reconstructed"] > 40
    assert all(
        value.provenance.note for value in values if value.provenance.level == "reconstructed"
    )
