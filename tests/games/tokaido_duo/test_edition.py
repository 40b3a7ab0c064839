"""Editions: read, checked, refused with the key at fault."""

from __future__ import annotations

import pytest

from tests.games.playing import wrong_edition
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.geometry import HEIGHT, WIDTH, island
from zashiki.games.tokaido_duo.tables import Tables

DEFAULT = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")


def test_there_are_two_editions() -> None:
    assert GAME.editions() == ["default", "long-road"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('kind = "garden" }', 'kind = "castle" }', "ring.2.kind"),
        ('id = "T1"', 'id = "C1"', "ring"),
        ('id = "T1"', 'id = "T-1"', "ring"),
        ('{ id = "T1", kind = "temple" },', '{ id = "T1", kind = "coast" },', "ring"),
        ('goods = 4 }', 'goods = 9 }', "mountain_towns.0.goods"),
        ('towns = ["C1", "M1"]', 'towns = ["C1", "M9"]', "routes.0.towns"),
        ('regions = ["R8", "R1"]', 'regions = ["R8", "R8"]', "routes.0.regions"),
        ('"G1", "C2", "M1", "M2"]', '"G9", "C2", "M1", "M2"]', "regions.0.borders"),
        ('"T1", "G1", "C2"', '"T1", "C2"', "regions"),
        ('pilgrim = "T6"', 'pilgrim = "M1"', "starts.0.pilgrim"),
        ('merchant = "M4"', 'merchant = "M1"', "starts"),
        ('price = 3', 'price = 0', "trade_tiles.3.price"),
        ("kimono = 5", "kimono = 0", "goods.kimono"),
        ("fan = 8\n", "", "goods.fan"),
        ("moon = 3", "moon = 4", "paintings.purple"),
        ("[1, 2, 2, 3, 3, 4]", "[1, 2, 2, 3, 3]", "dice.pilgrim"),
        ("[1, 2, 2, 3, 3, 4]", "[0, 2, 2, 3, 3, 4]", "dice.pilgrim"),
        ("0, 5, 11, 18", "0, 5, 4, 18", "tracks.gold"),
        ("34, 40]", "34, 140]", "tracks"),
        (", 34, 40]", "]", "tracks.gifts"),
        ("bars = 12", "bars = 11", "money.bars"),
        ("calm = 1", "calm = 7", "waves.calm"),
        ("goods = 5", "goods = 50", "store.goods"),
        ("strong_store = 1", "strong_shop = 1", "waves"),
        ('"waves" = "printed"\n', "", "waves.calm"),
        ('game = "tokaido_duo"', 'game = "samurai"', "game"),
    ],
)  # fmt: skip
def test_a_broken_edition_is_refused_with_its_key(old: str, new: str, key: str) -> None:
    assert wrong_edition(GAME, old, new).key == key


def test_printed_values_can_be_put_in() -> None:
    changed = DEFAULT.replace("34, 40]", "41, 50]").replace('id = "default"', 'id = "mine"')
    edition = GAME.read_edition(changed, "mine.toml")
    assert edition.fingerprint != GAME.edition("default").fingerprint
    state = GAME.start(2, {}, edition)
    assert state.scores() == [1, 1]


@pytest.mark.parametrize("edition", ["default", "long-road"])
def test_the_island_can_be_drawn(edition: str) -> None:
    tables = GAME.edition(edition).tables
    assert isinstance(tables, Tables)
    lines = island(tables)
    assert len(lines.stations) == tables.stations
    assert len(lines.regions) == 8
    assert len(lines.routes) == 11
    for x, y in (*lines.stations, *lines.tiles, *lines.towns):
        assert 20 < x < WIDTH - 20
        assert 20 < y < HEIGHT - 20
    spots = [*lines.stations, *lines.towns[8:], *lines.tiles]
    for i, a in enumerate(spots):
        for b in spots[:i]:
            assert (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 50**2, "spaces do not overlap"
    for region in lines.regions:
        assert region.reach > 45, "room for a landscape and two artists"
