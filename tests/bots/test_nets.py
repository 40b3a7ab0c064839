"""Learned values: sums, guesses and files, with nets of random weights."""

from __future__ import annotations

from array import array

import pytest
from librt.vecs import vec

import zashiki
from tests.bots.test_games import GAMES, TABLES, positions
from zashiki.bots.learned import FORMAT, Label, module_of, pack, unpack, value_from
from zashiki.bots.nets.net import ROOM
from zashiki.bots.values import Value
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng

WIDTH = 6
KNOWN = [name for name in GAMES if module_of(name) is not None]
NETS = [(name, seats) for name, seats in TABLES if name in KNOWN]


def random_file(name: str, seats: int, seed: int = 1) -> bytes:
    features = module_of(name).make_features(seats).count()
    rng = Rng(seed)
    numbers = array("h", [int(rng.below(401)) - 200 for _ in range((features + 2) * WIDTH)])
    return pack(Label(FORMAT, name, seats, features, WIDTH), numbers)


def random_value(name: str, seats: int) -> Value:
    return value_from(unpack(random_file(name, seats), name, seats), name, seats)


@pytest.mark.parametrize(("name", "seats"), NETS)
def test_guesses_by_changed_rows_are_what_playing_and_rating_brings(name: str, seats: int) -> None:
    value = random_value(name, seats)
    out = vec[float]([0.0] * 4)
    every = 7 if zashiki.is_compiled() else 23
    for state in positions(name, seats, 8, every):
        codes = Codes()
        state.list_actions(codes)
        for look in (0, 1):
            guesses = vec[float]([0.0] * int(codes.n))
            value.guess(state, codes, guesses, look)
            for i, code in enumerate(codes.listed()):
                after = state.after(code)
                ahead = look if after.actor == state.actor else 0
                value.judge_ahead(after, out, ahead)
                assert guesses[i] == out[int(state.actor)], zashiki.game(name).notate(state, code)


@pytest.mark.parametrize(("name", "seats"), NETS)
def test_rows_are_features_and_views_do_not_depend_on_the_seats_number(
    name: str, seats: int
) -> None:
    features = module_of(name).make_features(seats)
    for state in positions(name, seats, 4, 11):
        features.look(state)
        for seat in range(seats):
            features.read(state, seat)
            assert 0 < features.n <= ROOM
            assert all(0 <= features.rows[i] < features.count() for i in range(features.n))


@pytest.mark.parametrize(("name", "seats"), NETS)
def test_twins_are_renamings(name: str, seats: int) -> None:
    features = module_of(name).make_features(seats)
    ways = features.twins()
    assert ways[0] == list(range(features.count()))
    assert all(sorted(way) == ways[0] for way in ways)
