"""Every game refuses an edition that cannot be, and names the key at fault."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from tests.games.everyone import everyone, folders_of
from tests.games.playing import wrong_edition
from zashiki.core.game import Game

LEAST = 3  # wrong places that are tried of every game


def wrong_places(game: Game) -> list[dict[str, str]]:
    """Those in `wrong_editions.toml` beside the game's own tests."""
    text = (folders_of(game)[1] / "wrong_editions.toml").read_text(encoding="utf-8")
    found: list[dict[str, str]] = tomllib.loads(text)["wrong"]
    return found


def every_place() -> Iterator[object]:
    for game in everyone():
        for number, place in enumerate(wrong_places(game)):
            yield pytest.param(game, place, id=f"{game.id}-{number}")


@pytest.mark.parametrize(("game", "place"), list(every_place()))
def test_a_wrong_value_is_refused_with_its_key(game: Game, place: dict[str, str]) -> None:
    assert wrong_edition(game, place["before"], place["after"]).key == place["key"]


@pytest.mark.parametrize("game", everyone(), ids=lambda game: game.id)
def test_some_wrong_values_of_every_game_are_tried(game: Game) -> None:
    assert len(wrong_places(game)) >= LEAST
