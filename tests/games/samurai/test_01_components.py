"""Chapter 1: what there is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.games.samurai.build import hex_number, play, put, ready, refused, start
from zashiki.core.edition import decode
from zashiki.core.rng import Rng
from zashiki.core.setup import SetupError
from zashiki.games.samurai import GAME
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.edition import Hex, Printed, read_map
from zashiki.games.samurai.tables import Tables

EDITION = GAME.edition()
PRINTED = decode(EDITION.data, Printed, "default")
MAP = read_map(PRINTED.map)
EDO = (28, 14)  # half steps and row of o14


def hexes(seats: int) -> list[Hex]:
    return [h for h in MAP if h.seats <= seats]


def at(q: int, r: int) -> str:
    """The name of a hex by its steps from Edo: q to the east, r to the south-east."""
    x, y = EDO[0] + 2 * q + r, EDO[1] + r
    return next(h.name for h in MAP if (h.x, h.y) == (x, y))


def kinds(seats: int) -> Counter[str]:
    return Counter(h.kind for h in hexes(seats))


def tables(seats: int) -> Tables:
    return start(seats).tables


@pytest.mark.rule("SAM-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_seats_start(seats: int) -> None:
    state = start(seats)
    assert state.seats == seats
    rows: Any = state.view(0)["seats"]
    assert len(rows) == seats


@pytest.mark.rule("SAM-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="2, 3, 4"):
        GAME.start(seats)


@pytest.mark.rule("SAM-1.2", "SAM-1.6")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 10), (4, 13)])
def test_figures_of_each_type(seats: int, each: int) -> None:
    state = start(seats)
    parts = state.components()
    assert [parts[name] for name in t.FIGURE_NAMES] == [each] * 3
    assert t.FIGURE_NAMES == ["helmet", "buddha", "rice"]
    placed = ready(seats)
    assert [int(n) for n in placed.standing] == [each] * 3


@pytest.mark.rule("SAM-1.3", "SAM-2.3")
def test_every_seat_has_the_same_twenty_tiles_in_its_own_supply() -> None:
    state = start(4)
    parts = state.components()
    tiles = [sum(n for key, n in parts.items() if key.endswith(f"seat {i}")) for i in range(4)]
    assert tiles == [20] * 4
    supplies = [list(state.bag[seat * 17 : seat * 17 + 17]) for seat in range(4)]
    assert all(one == other for one, other in pairwise(supplies))
    assert [int(n) for n in ready(3).bagged] == [15, 15, 15]


@pytest.mark.rule("SAM-1.3")
def test_a_tile_counts_for_the_seat_that_laid_it_only() -> None:
    state = ready()
    put(state, 1, "S3@n14")
    assert state.influence(0, t.HELMET, 0) == 0
    assert state.influence(0, t.HELMET, 1) == 3


@pytest.mark.rule("SAM-1.4")
def test_the_whole_map() -> None:
    expected = {"sea": 84, "land": 56, "village": 30, "city": 3, "capital": 1}
    assert len(MAP) == 174
    assert kinds(4) == expected


@pytest.mark.rule("SAM-1.4")
def test_the_islands() -> None:
    dry = Counter((h.island, h.kind) for h in MAP if h.kind != "sea")
    assert dry == {
        ("honshu", "land"): 30,
        ("honshu", "village"): 14,
        ("honshu", "city"): 2,
        ("honshu", "capital"): 1,
        ("kyushu", "land"): 7,
        ("kyushu", "village"): 5,
        ("shikoku", "land"): 6,
        ("shikoku", "village"): 4,
        ("hokkaido", "land"): 13,
        ("hokkaido", "village"): 7,
        ("hokkaido", "city"): 1,
    }


@pytest.mark.rule("SAM-1.4")
def test_the_capital_and_the_cities_have_names_and_the_villages_none() -> None:
    names = tables(4).site_names
    assert names[:4] == ["Edo", "Akita", "Kyoto", "Sapporo"]
    assert not any(names[4:])
    assert PRINTED.map.names == {
        "Edo": at(0, 0),
        "Kyoto": at(-4, 1),
        "Akita": at(4, -4),
        "Sapporo": at(9, -8),
    }


@pytest.mark.rule("SAM-1.4")
def test_neighbours_share_a_side() -> None:
    found = {(h.x, h.y): h for h in MAP}
    for h in MAP:
        for step in h.neighbours():
            if step in found:
                assert (h.x, h.y) in set(found[step].neighbours())
    edo = next(h for h in MAP if h.name == "o14")
    beside = {found[step].name for step in edo.neighbours()}
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    assert beside == {at(q, r) for q, r in steps}
    assert {found[step].kind for step in edo.neighbours()} == {"land"}


@pytest.mark.rule("SAM-1.5")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, {"land": 30, "sea": 44, "village": 14, "city": 2, "capital": 1}),
        (3, {"land": 43, "sea": 64, "village": 23, "city": 2, "capital": 1}),
        (4, {"land": 56, "sea": 84, "village": 30, "city": 3, "capital": 1}),
    ],
)
def test_the_map_of_each_seat_count(seats: int, expected: dict[str, int]) -> None:
    assert kinds(seats) == expected
    assert sum(expected.values()) == {2: 91, 3: 133, 4: 174}[seats]
    own = tables(seats)
    assert (len(own.land), len(own.sea)) == (expected["land"], expected["sea"])
    assert sum(room > 0 for room in own.room) == len(hexes(seats)) - len(own.land) - len(own.sea)


@pytest.mark.rule("SAM-1.5")
@pytest.mark.parametrize(
    ("seats", "islands"),
    [
        (2, {"honshu"}),
        (3, {"honshu", "kyushu", "shikoku"}),
        (4, {"honshu", "kyushu", "shikoku", "hokkaido"}),
    ],
)
def test_which_islands_are_played(seats: int, islands: set[str]) -> None:
    assert {h.island for h in hexes(seats)} == islands
    assert len(pieces_of_land(seats)) == len(islands)


def pieces_of_land(seats: int) -> list[set[tuple[int, int]]]:
    """Connected groups of hexes that are not sea."""
    dry = {(h.x, h.y): h for h in hexes(seats) if h.kind != "sea"}
    groups = []
    while dry:
        group, edge = set(), [next(iter(dry))]
        while edge:
            here = edge.pop()
            if here in dry:
                group.add(here)
                edge += dry.pop(here).neighbours()
        groups.append(group)
    return groups


@pytest.mark.rule("SAM-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_settlements_lie(seats: int) -> None:
    found = {(h.x, h.y): h for h in hexes(seats)}
    beside_land = []
    for h in found.values():
        around = [found[step] for step in h.neighbours() if step in found]
        towns = [other for other in around if other.kind not in ("sea", "land")]
        if h.kind == "land":
            assert len(towns) == 2
            assert len({other.island for other in around if other.kind != "sea"}) == 1
        if h.kind not in ("sea", "land"):
            assert towns == []
            beside_land.append(sum(other.kind == "land" for other in around))
        if h.kind != "sea":
            assert len(around) == 6
    assert (min(beside_land), max(beside_land)) == (2, 6)


@pytest.mark.rule("SAM-1.5")
def test_honshu_is_the_same_at_every_seat_count() -> None:
    two, four = tables(2), tables(4)
    for site in range(two.sites):
        if two.room[site]:
            assert two.land_beside[site] == four.land_beside[site]
            ring = slice(site * 6, site * 6 + 6)
            land = [h for h in two.around[ring] if h >= 0 and two.terrain[h] == t.LAND]
            assert land == [h for h in four.around[ring] if four.terrain[h] == t.LAND]


@pytest.mark.rule("SAM-1.4")
def test_edo_and_sapporo_lie_inland() -> None:
    own = tables(4)
    for name in ("Edo", "Sapporo"):
        site = own.site_names.index(name)
        assert own.land_beside[site] == 6


@pytest.mark.rule("SAM-1.5")
def test_to_which_island_a_sea_hex_is_written_has_no_effect() -> None:
    text = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    moved = text.replace('    "~ v . v ~",\n    " ~ . . ~",', '    "~ v . v",\n    " ~ . . ~",')
    moved = moved.replace('    "          v . v",', '    "        ~ v . v",')
    assert moved != text
    other = GAME.read_edition(moved.replace('"kyushu"', '"west"'), "moved.toml")
    for seats in (2, 3, 4):
        start_here = GAME.start(seats, {"opening": "draw", "figures": "dealt"}, other)
        start_there = GAME.start(seats, {"opening": "draw", "figures": "dealt"})
        luck = Rng(seats)
        while not start_there.is_over:
            code = int(start_there.random_action(luck))
            start_there.apply(code)
            start_here.play(code)
            assert start_here.digest() == start_there.digest()


@pytest.mark.rule("SAM-1.5")
def test_sea_on_the_seams_is_part_of_honshu() -> None:
    state = ready(2, ("W1 W1 W2",))
    play(state, f"W1@{at(-10, 0)} W1@{at(7, -7)}")
    assert refused(state, f"W2@{at(-10, -1)}").reason == "not-on-this-map"


@pytest.mark.rule("SAM-1.5")
def test_hexes_of_other_islands_cannot_be_used() -> None:
    state = ready(2, ("S3 X",))
    kyushu, hokkaido = at(-12, 1), at(9, -9)
    assert refused(state, f"S3@{kyushu}").rule_id == "SAM-1.5"
    assert refused(state, f"S3@{hokkaido}").reason == "not-on-this-map"
    with pytest.raises(ValueError, match=f"no site '{at(-11, 0)}'"):
        GAME.parse(state, f"X:{at(-11, 0)}H")


@pytest.mark.rule("SAM-1.7")
def test_the_twenty_tiles() -> None:
    listed = Counter[tuple[str, int | None]]()
    for tile in PRINTED.tiles:
        listed[tile.picture, tile.strength] += tile.count
    figures = {(name, n): 1 for name in ("helmet", "buddha", "rice") for n in (2, 3, 4)}
    assert listed == figures | {
        ("samurai", 1): 2,
        ("samurai", 2): 2,
        ("samurai", 3): 1,
        ("rider", 1): 1,
        ("ship", 1): 2,
        ("ship", 2): 1,
        ("tile-exchange", 0): 1,
        ("figure-exchange", None): 1,
    }
    assert listed.total() == 20
    assert max(tile.strength or 0 for tile in PRINTED.tiles) == 4
    assert [tile.picture for tile in PRINTED.tiles if tile.strength is None] == ["figure-exchange"]


@pytest.mark.rule("SAM-1.8")
def test_five_tiles_carry_the_character() -> None:
    fast = Counter({tile.picture: 0 for tile in PRINTED.tiles})
    for tile in PRINTED.tiles:
        fast[tile.picture] += tile.count * tile.fast
    assert +fast == {"ship": 3, "rider": 1, "figure-exchange": 1}
    assert sum(tile.count for tile in PRINTED.tiles if not tile.fast) == 15


def test_hex_numbers_are_the_same_at_every_seat_count() -> None:
    assert hex_number(start(2), "o14") == hex_number(start(4), "o14")
    assert tables(2).hex_of[0] == tables(4).hex_of[0]
