"""Editions: errors name the key, and a file of one's own can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
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
