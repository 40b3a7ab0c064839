"""The default edition: components, figures, map; and what is refused in a file of one's own."""

from __future__ import annotations

import re
from collections import Counter
from typing import cast

import pytest

from tests.games.yamatai.build import tables
from zashiki.core.edition import decode
from zashiki.games.yamatai import GAME, edition
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.rules import Yamatai

PRINTED = decode(GAME.edition().data, edition.Printed, "default")
TEXT = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")

BUILDINGS = """
b01 house BBW 2 · b02 house BWW 3 · b03 house BBS 3 · b04 house BWS 3 · b05 house WWC 4
b06 house BBC 3 · b07 house BSS 3 · b08 house WSC 4 · b09 house BWG 4 · b10 house SC 3
b11 house SG 3 · b12 house BBWW 3 · b13 house BWSS 4 · b14 house WWCC 5 · b15 house BSCG 6
b16 house BSCC 5 · b17 trading-post BC 2 · b18 trading-post BBG 3 · b19 trading-post BWC 3
b20 trading-post BBWS 3 · b21 trading-post WSG 4 · b22 torii BWWS 6 · b23 torii BSSC 7
b24 torii WCG 7 · b25 palace WWSC 8 · b26 palace WSCG 9 · b27 palace BSSCG 10
b28 palace WSCCG 11
"""
LETTERS = dict(zip("BWSCG", t.COLOUR_NAMES, strict=True))

SPECIALISTS = {
    "amateratsu": (1, "token-worth", 2),
    "izanagi": (2, "extra-trade", 1),
    "raijin": (2, "ships-for-gold", 2),
    "awashima": (2, "prestige-bonus", 0),
    "kachiko": (3, "clear-sacred-ground", 2),
    "susanoo": (2, "better-sale", 0),
    "fu-hsi": (1, "coins-per-point", 3),
    "michimata": (2, "culture-for-gold", 0),
    "toyo-tama": (3, "edge-is-entry", 0),
    "ananda": (3, "toll", 2),
    "izanami": (2, "half-of-coins", 0),
    "riu": (3, "harbour", 2),
    "ebisu": (2, "extra-culture", 0),
    "kagutsuchi": (1, "lone-token", 1),
    "tomoe": (2, "gold-price", 5),
    "hetsuka": (2, "culture-for-coins", 4),
    "nakatsu": (3, "gold-for-ships", 2),
    "yasoma": (5, "none", 0),
}

FLEETS = [
    ("B", "none", 0),
    ("W", "reserve", 0),
    ("C", "move-ship", 0),
    ("S", "look", 3),
    ("G", "sacred-ground", 0),
    ("BW", "swap-culture", 0),
    ("BS", "remove-ships", 2),
    ("BC", "swap-ships", 0),
    ("WS", "ship-fewer", 1),
    ("WC", "free-ship", 1),
]


def cargo(letters: str) -> dict[str, int]:
    return dict(Counter(LETTERS[letter] for letter in letters))


@pytest.mark.rule("YAM-1.1")
def test_eighty_ships_of_five_materials_by_rising_value() -> None:
    supply = {ship.id: ship.count for ship in PRINTED.ships}
    assert supply == {"bamboo": 22, "wood": 19, "stone": 16, "clay": 13, "gold": 10}
    assert sum(supply.values()) == 80
    prices = [int(price) for price in tables().prices[:4]]
    prices.append(int(tables().power_value[t.GOLD_PRICE]))
    assert prices == sorted(set(prices))


@pytest.mark.rule("YAM-1.3")
def test_building_tiles_are_those_of_the_table() -> None:
    rows = {}
    for row in re.split(r"·|\n", BUILDINGS):
        if row.strip():
            name, kind, ships, points = row.split()
            rows[name] = (kind, cargo(ships), int(points))
    assert {b.id: (b.kind, b.ships, b.points) for b in PRINTED.buildings} == rows
    kinds = Counter(building.kind for building in PRINTED.buildings)
    assert kinds == {"house": 16, "trading-post": 5, "torii": 3, "palace": 4}
    assert (PRINTED.stock.torii, PRINTED.stock.palaces) == (3, 4)
    assert set(edition.Building.__struct_fields__) == {"id", "kind", "ships", "points"}


@pytest.mark.rule("YAM-1.2", "YAM-12.18")
def test_specialists_are_those_of_the_table_and_yasoma_is_worth_most() -> None:
    assert {p.id: (p.points, p.effect, p.value) for p in PRINTED.specialists} == SPECIALISTS
    assert max(PRINTED.specialists, key=lambda person: person.points).id == "yasoma"
    susanoo = next(person for person in PRINTED.specialists if person.id == "susanoo")
    assert susanoo.prices == {"stone": 6, "clay": 7}


@pytest.mark.rule("YAM-1.4")
def test_fleets_are_numbered_in_the_order_of_the_list() -> None:
    rows = [(fleet.ships, fleet.effect, fleet.value) for fleet in PRINTED.fleets]
    assert rows == [(cargo(ships), effect, value) for ships, effect, value in FLEETS]
    assert [fleet.number for fleet in PRINTED.fleets] == list(range(1, 11))
    assert PRINTED.display.fleets == 5


@pytest.mark.rule("YAM-1.5")
def test_culture_tiles_mountains_and_sacred_ground() -> None:
    assert [kind.count for kind in PRINTED.culture] == [5, 5, 5, 5, 5, 5, 4]
    assert [kind.mountains for kind in PRINTED.culture] == [1] * 7
    assert PRINTED.culture[-1].id == "blank"
    assert PRINTED.stock.mountains == 7
    assert PRINTED.stock.sacred_ground == 8


@pytest.mark.rule("YAM-1.6", "YAM-1.9")
def test_pieces_of_the_players_and_coins() -> None:
    colours = [(c.id, c.buildings, c.meeples) for c in PRINTED.seats.colours]
    assert colours == [("blue", 10, 2), ("orange", 10, 2), ("purple", 8, 1), ("grey", 6, 1)]
    assert sum(c.buildings for c in PRINTED.seats.colours) == 34
    assert sum(c.meeples for c in PRINTED.seats.colours) == 6
    assert PRINTED.seats.coins_as == {"ones": 4, "twos": 3}
    assert PRINTED.seats.coins == 4 * 1 + 3 * 2
    assert PRINTED.seats.coin_pieces == {"ones": 23, "twos": 32, "tens": 18}
    assert sum(PRINTED.seats.coin_pieces.values()) == 73
    assert PRINTED.stock.tokens == 24


@pytest.mark.rule("YAM-1.8")
def test_the_map_has_34_islands_78_spaces_and_111_lanes() -> None:
    sea = PRINTED.map
    assert (len(sea.islands), len(sea.spaces), len(sea.lanes)) == (34, 78, 111)
    assert [space.id for space in sea.spaces if space.entry] == ["s01", "s02", "s03", "s04", "s05"]
    assert sum(space.edge for space in sea.spaces) == 44


@pytest.mark.rule("YAM-1.8")
def test_links_are_lanes_and_the_edge_is_the_outer_ring() -> None:
    tab, names = tables(), tables().space_names
    linked = {
        frozenset((names[n], names[int(m)]))
        for n in range(78)
        for m in tab.link[5 * n : 5 * n + 5]
        if m >= 0
    }
    assert linked == {frozenset(lane) for lane in PRINTED.map.lanes}
    assert frozenset(("s01", "s07")) in linked
    assert frozenset(("s01", "s02")) not in linked
    shores = Counter(
        frozenset(pair)
        for land in PRINTED.map.islands
        for pair in zip(land.coast, [*land.coast[1:], land.coast[0]], strict=True)
    )
    outer = {name for lane, islands in shores.items() if islands == 1 for name in lane}
    assert outer == {space.id for space in PRINTED.map.spaces if space.edge}


@pytest.mark.rule("YAM-1.8", "YAM-8.6")
def test_coasts_and_neighbours() -> None:
    tab = tables()
    for n, name in enumerate(tab.space_names):
        around = {i for i, land in enumerate(PRINTED.map.islands) if name in land.coast}
        assert {i for i in range(34) if tab.touches[n] >> i & 1} == around
        assert {int(i) for i in tab.touch[5 * n : 5 * n + 5] if i >= 0} == around
    share_a_space = share_a_border = 0
    for i in range(34):
        for j in range(i):
            touch = set(PRINTED.map.islands[i].coast) & set(PRINTED.map.islands[j].coast)
            share_a_space += bool(touch)
            share_a_border += bool(tab.neighbours[i] >> j & 1)
            assert bool(tab.neighbours[i] >> j & 1) == bool(tab.neighbours[j] >> i & 1)
    assert share_a_space - share_a_border == 26
    i01, i02, i07 = (tab.island_names.index(name) for name in ("i01", "i02", "i07"))
    assert tab.neighbours[i02] >> i07 & 1
    assert not tab.neighbours[i01] >> i07 & 1


def test_every_value_says_where_it_comes_from() -> None:
    found = {value.key: value.provenance.level for value in GAME.edition().values()}
    assert found["ships.1.price"] == "printed"
    assert found["ships.0.price"] == "derived"
    assert found["buildings.0.points"] == "reconstructed"
    assert found["buildings.5.ships.clay"] == "printed"
    assert found["specialists.0.points"] == "reconstructed"
    assert found["map.spaces.0.x"] == "reconstructed"
    assert found["limits.rounds"] == "ours"


def test_another_edition_can_be_played() -> None:
    mine = TEXT.replace("coins = 10\n", "coins = 12\n").replace('id = "default"', 'id = "rich"')
    state = cast("Yamatai", GAME.start(2, edition=GAME.read_edition(mine, "mine.toml")))
    assert list(state.coins) == [12, 12]
    assert GAME.edition().fingerprint != GAME.read_edition(mine, "").fingerprint
