"""Learned values: sums, guesses and files, with nets of random weights."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from math import log
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import zashiki
from tests.bots.test_games import TABLES, positions
from zashiki.bots import Knowledge
from zashiki.bots.learned import (
    FORMAT,
    Label,
    NetError,
    learned_value_of,
    load_value,
    module_of,
    pack,
    unpack,
    value_from,
)
from zashiki.bots.nets.net import ROOM, SCALE, Net, packed
from zashiki.bots.values import Value, value_of
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng

WIDTH = 6


def random_file(name: str, seats: int, seed: int = 1) -> bytes:
    features = module_of(name).make_features(seats).count()
    rng = Rng(seed)
    numbers = array("h", [int(rng.below(401)) - 200 for _ in range((features + 2) * WIDTH)])
    return pack(Label(FORMAT, name, seats, features, WIDTH), numbers)


def random_value(name: str, seats: int) -> Value:
    return value_from(unpack(random_file(name, seats), name, seats), name, seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
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


@pytest.mark.parametrize(("name", "seats"), TABLES)
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


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_twins_are_renamings(name: str, seats: int) -> None:
    features = module_of(name).make_features(seats)
    ways = features.twins()
    assert ways[0] == list(range(features.count()))
    assert all(sorted(way) == ways[0] for way in ways)


def upon_value(name: str, seats: int) -> Value:
    """A net of random weights upon the hand-made value."""
    label, _, body = random_file(name, seats).partition(b"\n")
    upon = label.replace(b'"upon":0', b'"upon":700') + b"\n" + body
    return value_from(unpack(upon, name, seats), name, seats)


def test_a_net_upon_the_hand_made_value_judges_and_that_one_guesses() -> None:
    value, plain = upon_value("tokaido_duo", 2), random_value("tokaido_duo", 2)
    hand = value_of("tokaido_duo")
    assert hand is not None
    out, other, by_hand = (vec[float]([0.0] * 4) for _ in range(3))
    for state in positions("tokaido_duo", 2, 3, 9):
        codes = Codes()
        state.list_actions(codes)
        for look in (0, 2):
            guesses, quick = (vec[float]([0.0] * int(codes.n)) for _ in range(2))
            value.guess(state, codes, guesses, look)
            hand.guess(state, codes, quick, look)
            assert list(guesses) == list(quick)
            value.judge_ahead(state, out, look)
            plain.rate(state, other)
            hand.rate(state, by_hand)
            odds = log(out[0] / out[1])
            upon = 700 / int(SCALE) * log(by_hand[0] / by_hand[1])
            assert odds == pytest.approx(log(other[0] / other[1]) + upon)


# --- files -----------------------------------------------------------------------------------


def test_reasons_and_what_is_only_begun_are_told_by_the_hand_made_value() -> None:
    value, hand = random_value("samurai", 2), value_of("samurai")
    assert hand is not None
    for state in positions("samurai", 2, 5, 40):
        assert value.terms(state, 0) == hand.terms(state, 0)
        assert value.is_unfinished(state) == hand.is_unfinished(state)


@pytest.mark.parametrize(
    ("spoil", "part"),
    [
        (lambda file: b"\x00\x01\x02", "not a file of weights"),
        (lambda file: b'{"format":1}\n', "not a file of weights"),
        (lambda file: file.replace(b'"format":1', b'"format":9'), "of format 9, this zashiki"),
        (lambda file: file.replace(b'"samurai"', b'"iki"'), "weights of iki with 2 seats"),
        (lambda file: file.replace(b'"seats":2', b'"seats":3'), "of samurai with 3 seats, not"),
        (lambda file: file.replace(b'"width":6', b'"width":7'), "7 numbers a row"),
        (lambda file: file.replace(b'"width":6', b'"width":9'), "weights instead of"),
        (lambda file: file[:-40], "the weights are damaged"),
        (lambda file: file[:-2000] + bytes(2000), "the weights are damaged"),
        (lambda file: re.sub(rb'"features":\d+', b'"features":5', file), "weights of 5 features"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(
    spoil: Callable[[bytes], bytes], part: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.net"
    file.write_bytes(spoil(random_file("samurai", 2)))
    with pytest.raises(NetError, match=part) as caught:
        load_value(file, "samurai", 2)
    assert str(file) in str(caught.value)


def test_a_weight_that_would_overflow_is_refused() -> None:
    features = module_of("samurai").make_features(2).count()
    numbers = array("h", [0] * (features + 2) * WIDTH)
    numbers[7] = 5000
    with pytest.raises(NetError, match="a weight lies beyond"):
        unpack(pack(Label(FORMAT, "samurai", 2, features, WIDTH), numbers), "samurai", 2)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetError, match=r"none\.net: No such file"):
        load_value(tmp_path / "none.net", "samurai", 2)


def test_what_is_shipped_loads_and_is_small() -> None:
    folder = Path(str(resources.files("zashiki.bots.nets"))) / "weights"
    sizes: dict[str, int] = {}
    for file in folder.glob("*.net"):
        game, _, seats = file.stem.rpartition("-")
        assert learned_value_of(game, int(seats)) is not None
        card = msgspec.json.decode(file.with_suffix(".json").read_bytes())
        assert (card["game"], card["seats"]) == (game, int(seats))
        sizes[game] = sizes.get(game, 0) + file.stat().st_size
    assert all(size < 1_000_000 for size in sizes.values())


def test_three_numbers_share_a_word_and_none_disturbs_another() -> None:
    numbers = [-1_000_000, 1, 5, 0, -7, 1_000_000, 3, -1, -4]
    words = packed(vec[i64](numbers))
    net = Net(9, words, vec[i64]([0] * 3), vec[i64]([int(SCALE)] * 9))
    sums = vec[i64]([0] * 3)
    net.add(sums, 0, 0)
    above = sum(number for number in numbers if number > 0)
    assert net.worth(sums, 0) == (numbers[0] + above) / int(SCALE)
    net.take(sums, 0, 0)
    assert [sums[i] for i in range(3)] == [0, 0, 0]


def test_a_match_with_an_edition_of_ones_own_is_judged_by_the_hand_made_value() -> None:
    game = zashiki.game("samurai")
    own = replace(game.edition(), id="mine")
    assert Knowledge(game.start(2), 0).is_usual
    assert not Knowledge(game.start(2, edition=own), 0).is_usual
