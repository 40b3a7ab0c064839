"""The gallery: every tile, figure and kind of settlement, each once."""

from __future__ import annotations

from zashiki.games.samurai import GAME


def test_all_twenty_tiles_are_shown_the_plain_ones_first() -> None:
    tiles = [exhibit for exhibit in GAME.gallery() if exhibit.id.startswith("tile-")]
    counts = {"gallery-plain": 0, "gallery-fast": 0}
    for tile in tiles:
        counts[tile.group.id] += tile.count
    assert counts == {"gallery-plain": 15, "gallery-fast": 5}
    groups = [tile.group.id for tile in tiles]
    assert groups == sorted(groups, reverse=True)


def test_figures_and_settlements_are_those_of_the_whole_map() -> None:
    counts = {exhibit.id: exhibit.count for exhibit in GAME.gallery()}
    assert [counts[f"figure-{name}"] for name in ("helmet", "buddha", "rice")] == [13, 13, 13]
    assert [counts[name] for name in ("village", "city", "capital")] == [30, 3, 1]
