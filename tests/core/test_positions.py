"""Positions as data, over all games: round trips, broken ones, the schema."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import zashiki
from zashiki import NOBODY, PositionError, Rng
from zashiki.testing.arranged import check_arranged, check_broken

GAMES = zashiki.names()
SCHEMAS = Path(__file__).parent.parent.parent / "docs" / "schema"


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_random_play_lead_back_to_themselves(name: str) -> None:
    game, rng = zashiki.game(name), Rng(12)
    for seats in game.seat_counts:
        state = game.start(seats)
        while not state.is_over:
            if rng.below(12) == 0:
                check_arranged(game, state)
                check_broken(game, state, rng)
            state.apply(state.random_action(rng))
        check_arranged(game, state)


@pytest.mark.parametrize("name", GAMES)
def test_an_arranged_state_goes_on_as_the_original(name: str) -> None:
    game, rng = zashiki.game(name), Rng(5)
    state = game.start()
    for _ in range(60):
        state.apply(state.random_action(rng))
    other = game.arrange(state.position())
    while not state.is_over:
        code = int(state.random_action(rng))
        state.apply(code)
        other.apply(code)
        assert other.digest() == state.digest()
    assert other.outcome() == state.outcome()


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_in_the_docs_is_true(name: str) -> None:
    told = (SCHEMAS / f"{name}.json").read_text(encoding="utf-8")
    assert json.loads(told) == zashiki.game(name).schema()


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_describes_every_key(name: str) -> None:
    schema = zashiki.game(name).schema()
    structs = schema["$defs"]
    assert isinstance(structs, dict)
    keys = {key for struct in structs.values() for key in struct.get("properties", {})}
    state = zashiki.game(name).start()
    assert set(state.position()) <= keys
    assert set(state.view(NOBODY)) == set(state.position())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game"),
        ({"edition": "no-such"}, "edition"),
        ({"options": {"no-such": "x"}}, "options"),
        ({"seats": []}, "seats"),
        ({"actor": "somebody"}, "actor"),
        ({"phase": "no-such"}, "phase"),
        ({"no_such_key": 1}, "no_such_key"),
    ],
)
def test_what_every_game_refuses(name: str, change: dict[str, object], key: str) -> None:
    game = zashiki.game(name)
    with pytest.raises(PositionError) as caught:
        game.arrange(game.start().position() | change)
    assert caught.value.key == key


def test_a_position_of_another_edition_needs_that_edition() -> None:
    game = zashiki.game("tokaido_duo")
    told = game.start(edition="long-road").position()
    assert game.arrange(told).setup.edition.id == "long-road"
    with pytest.raises(PositionError, match="edition"):
        game.arrange(told, "default")
