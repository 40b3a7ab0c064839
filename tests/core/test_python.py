"""What Python expects of a state, a game, an edition and a record: names, copies, pickles."""

from __future__ import annotations

import copy
import pickle

import pytest

import zashiki
from tests.toys.high_card import HighCardGame
from zashiki.core import registry
from zashiki.core.edition import Edition
from zashiki.record import Record

GAMES = zashiki.names()


def middle(name: str) -> zashiki.State:
    record = Record.play(name, rng=zashiki.Rng(2))
    return record.state(len(record.actions) // 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_copied_as_python_copies(name: str) -> None:
    state = middle(name)
    before = state.digest()
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin.digest() == before
        twin.apply(twin.random_action(zashiki.Rng(1)))
        assert state.digest() == before != twin.digest()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_pickled_as_its_position(name: str) -> None:
    state = middle(name)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301  our own
    assert again.digest() == state.digest()
    assert again.legal() == state.legal()
    assert again.setup == state.setup


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_pickled_with_its_game_and_edition(name: str) -> None:
    record = Record.play(name, rng=zashiki.Rng(3))
    for again in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):  # noqa: S301  our own
        assert again == record
        assert again.game is record.game
        assert again.edition is record.edition
        assert again.state().digest() == record.state().digest()


def test_an_edition_of_ones_own_is_handed_over_as_its_file() -> None:
    game = HighCardGame()
    registry.add(game)
    text = (game.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    mine: Edition = game.read_edition(text.replace("copies = 4", "copies = 5"), "mine.toml")
    assert mine.label != game.edition().label
    with pytest.raises(TypeError, match="hand over its file"):
        pickle.dumps(mine)
    assert copy.deepcopy(Record.begin(game, 2, edition=mine)).edition is mine


def test_names_are_short_and_tell_who_acts() -> None:
    assert repr(zashiki.game("iki")) == "zashiki.game('iki')"
    state = zashiki.game("yamatai").start(3)
    assert repr(state) == "<yamatai with 3 seats; to act: chance>"
    zashiki.playout(state, zashiki.Rng(1))
    assert repr(state) == "<yamatai with 3 seats; to act: nobody: it is over>"
    assert repr(zashiki.game("samurai").start(2)) == "<samurai with 2 seats; to act: seat 0>"
    assert len(repr(zashiki.game("samurai").edition())) < 120


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_goes_on_has_no_outcome(name: str) -> None:
    state = middle(name)
    with pytest.raises(ValueError, match="not over"):
        state.outcome()
    zashiki.playout(state, zashiki.Rng(1))
    assert state.outcome().places == tuple(state.ranking())


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_for_a_seat_that_is_not_there_is_refused(name: str) -> None:
    game = zashiki.game(name)
    with pytest.raises(ValueError, match="there is no seat 9"):
        game.svg(game.start(), 9)
