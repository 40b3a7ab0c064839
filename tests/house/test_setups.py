"""What a match is played with: wishes that are refused, and old matches that cannot be opened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.house.pebbles import DRAW, END, GAME
from zashiki import Rng
from zashiki.house.errors import BadWishError
from zashiki.house.setups import ClosedError, StoredSetup, new_setup, open_match, open_setup
from zashiki.match import Match, seeded_chance

STORED = StoredSetup("pebbles", 2, {"length": "short"}, GAME.edition().label, "1")


def position() -> dict[str, Any]:
    """A match for three in its first turn."""
    match = Match(GAME.setup(3), chance=seeded_chance(Rng(2)))
    match.draw_on()
    match.play(match.state.legal()[0])
    return match.state.position()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules_version": "0"}, "closed-rules"),
        ({"edition": "default#00000000"}, "closed-edition"),
        ({"edition": "gone#00000000"}, "closed-setup"),
        ({"game": "chess"}, "closed-game"),
        ({"seats": 9}, "closed-setup"),
        ({"options": {"length": "endless"}}, "closed-setup"),
        ({"position": {"game": "pebbles"}}, "closed-setup"),
    ],
)
def test_an_old_match_says_exactly_why_it_cannot_be_opened(
    change: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ClosedError) as refused:
        open_match(replace(STORED, **change), [])
    assert refused.value.reason == reason


def test_an_action_that_the_rules_no_longer_allow_is_named() -> None:
    with pytest.raises(ClosedError) as refused:
        open_match(STORED, [DRAW, END])
    assert refused.value.details == {"ply": 1, "code": END}


@pytest.mark.parametrize("begun", [None, position()])
def test_what_is_stored_opens_as_it_was(begun: dict[str, Any] | None) -> None:
    setup = new_setup("pebbles", 3, {}, "default", begun)
    assert open_setup(StoredSetup.of(setup)) == setup
    assert setup.start().actor == (-1 if begun is None else 0)


@pytest.mark.parametrize(
    ("game", "seats", "options", "edition", "reason"),
    [
        ("chess", 2, {}, "default", "no-game"),
        ("pebbles", 7, {}, "default", "bad-setup"),
        ("pebbles", 2, {"length": "x"}, "default", "bad-setup"),
        ("pebbles", 2, {"x": "y"}, "default", "bad-setup"),
        ("pebbles", 2, {}, "../default", "no-edition"),
        ("pebbles", 2, {}, "/etc/passwd.toml", "no-edition"),
    ],
)
def test_a_wrong_wish_is_refused(
    game: str, seats: int, options: dict[str, str], edition: str, reason: str
) -> None:
    with pytest.raises(BadWishError) as refused:
        new_setup(game, seats, options, edition)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("change", "reason", "told"),
    [
        ({"bag": [9, 9, 9, 9, 9]}, "bad-position", "pebble"),
        ({"bag": None}, "bad-position", "bag"),
        ({"drawer": 7}, "bad-position", "drawer"),
        ({"stones": 3}, "bad-position", "stones"),
        ({"game": "samurai"}, "bad-position", "game"),
        ({"edition": "/etc/passwd.toml"}, "no-edition", ""),
        ({"edition": ["default"]}, "no-edition", ""),
        ({"options": {"length": "x"}}, "bad-position", "options"),
        ({"seats": []}, "bad-position", "seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_key(
    change: dict[str, Any], reason: str, told: str
) -> None:
    with pytest.raises(BadWishError) as refused:
        new_setup("pebbles", 3, {}, "default", position() | change)
    assert refused.value.reason == reason
    assert told in str(refused.value.details.get("problem", ""))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"length": "long"})])
def test_what_is_said_beside_a_position_must_agree(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadWishError) as refused:
        new_setup("pebbles", seats, options, "default", position())
    assert refused.value.reason == "bad-setup"


def test_nobody_can_play_on_from_the_end() -> None:
    match = Match(GAME.setup(2), chance=seeded_chance(Rng(1)))
    match.draw_on()
    while not match.is_over:
        match.play(match.state.legal()[0])
        match.draw_on()
    with pytest.raises(BadWishError) as refused:
        new_setup("pebbles", 2, {}, "default", match.state.position())
    assert refused.value.reason == "bad-position"
