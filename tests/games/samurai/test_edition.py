"""Editions: errors name the key, and a file of one's own can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
from tests.games.playing import wrong_edition
from zashiki.core.edition import EditionError
from zashiki.games.samurai import GAME

TEXT = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")


def test_every_value_has_a_provenance() -> None:
    values = GAME.edition().values()
    assert len(values) > 80
    by_key = {value.key: value.provenance.level for value in values}
    assert by_key["play.hand"] == "printed"
    assert by_key["map.names.Akita"] == "source"
    assert by_key["map.islands.0.rows"] == "sources"
    assert "reconstructed" not in by_key.values()


@pytest.mark.parametrize(
    ("key", "before", "after"),
    [
        ("play.hand", "hand = 5", "hand = 2"),
        ("play.hand", "hand = 5", "hand = 21"),
        ("play.hand", "hand = 5", 'hand = "five"'),
        ("play.aside", "aside = 4", "aside = 0"),
        ("play", "hand = 5", "hand = 5\ncolour = 1"),
        ("figures.each.2", "2 = 7", "2 = 8"),
        ("figures.each.3", "3 = 10\n", ""),
        ("figures.on.capital", "capital = 3", "capital = 2"),
        ("figures.on.city", "city = 2", "city = 4"),
        ("figures.on.village", "village = 1", "village = 2"),
        ("map.names.Kyoto", 'Kyoto = "k15"', 'Kyoto = "k14"'),
        ("map.names", 'Kyoto = "k15"\n', ""),
        ("map.islands.0.seats", "seats = 2", "seats = 1"),
        ("map.islands.0.top", "top = 7", "top = 0"),
        ("map.islands.0.rows.1", "~ v ~", "~ x ~"),
        ("map.islands.1.rows.0", '" ~ ~ ~ ~"', '"~ ~ ~ ~"'),
        ("map.islands", '"          v . v"', '"          E . v"'),
        ("map.islands.2.rows.0", "top = 16", "top = 14"),
        ("tiles.0.count", "strength = 2\ncount = 1", "strength = 2\ncount = 0"),
        ("tiles.0.strength", "strength = 2\ncount = 1", "strength = 10\ncount = 1"),
        ("tiles.0.picture", 'picture = "helmet"', 'picture = "ninja"'),
        ("tiles.1", "strength = 3\ncount = 1", "strength = 2\ncount = 1"),
        (
            "tiles.16.strength",
            'picture = "figure-exchange"',
            'picture = "figure-exchange"\nstrength = 0',
        ),
        (
            "tiles.15.fast",
            "strength = 0\ncount = 1\nfast = false",
            "strength = 0\ncount = 1\nfast = true",
        ),
        ("tiles.15.count", "strength = 0\ncount = 1", "strength = 0\ncount = 2"),
        ("tiles", "count = 2", "count = 9"),
        ("provenance.tiles", '"tiles" = "sources', '"tiles" = "rumour'),
        ("game", 'game = "samurai"', 'game = "iki"'),
        ("id", 'id = "default"', 'id = "My Own"'),
        ("file", "[play]", "[play"),
    ],
)
def test_a_wrong_value_is_named(key: str, before: str, after: str) -> None:
    assert wrong_edition(GAME, before, after).key == key


def test_too_few_tiles_for_the_land_are_refused() -> None:
    fewer = TEXT.replace(
        'picture = "samurai"\nstrength = 1\ncount = 2',
        'picture = "samurai"\nstrength = 1\ncount = 1',
    )
    with pytest.raises(EditionError, match="too few to cover 30 land hexes"):
        GAME.read_edition(fewer, "own.toml")


def test_a_value_without_provenance_is_refused() -> None:
    with pytest.raises(EditionError) as caught:
        GAME.read_edition(TEXT.replace('"play" = "printed"\n', ""), "own.toml")
    assert caught.value.key == "play.hand"


def test_a_file_of_ones_own_is_played(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = TEXT.replace('id = "default"', 'id = "long-hands"').replace("hand = 5", "hand = 7")
    own.write_text(text, encoding="utf-8")
    state = GAME.start(3, edition=own)
    assert zashiki.playout(state, zashiki.Rng(6)) <= GAME.longest
    assert GAME.edition(own).label.startswith("long-hands#")
    assert GAME.edition(own).label.split("#")[1] != GAME.edition().fingerprint
