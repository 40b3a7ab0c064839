"""Editions: read, checked, refused with the key at fault."""

from __future__ import annotations

import pytest

from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.geometry import HEIGHT, WIDTH, island
from zashiki.games.tokaido_duo.tables import Tables

DEFAULT = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")


def test_there_are_two_editions() -> None:
    assert GAME.editions() == ["default", "long-road"]


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
