"""Many matches at once: what the arrays tell is what each match by itself would tell."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import zashiki
from tests.envs.conftest import TABLES
from zashiki import envs
from zashiki.core.setup import SetupError
from zashiki.envs.rewards import rewards_of
from zashiki.envs.vector_env import Matches

STEPS = 400  # at the least, until a match has ended


def rows(matches: Matches) -> list[list[object]]:
    arrays = (matches.observations, matches.masks, matches.seats, matches.rewards, matches.ended)
    return [array.tolist() for array in arrays]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_row_is_what_its_match_tells(name: str, seats: int) -> None:
    game = zashiki.game(name)
    matches = envs.vector(name, seats, n=3, seed=5)
    seen = np.zeros(len(game.observation(seats)), np.float32)
    mask = np.zeros(game.action_count, np.bool_)
    ends = steps = 0
    while steps < STEPS or not ends:
        steps += 1
        codes = matches.sample().copy()
        before = [matches.state(i) for i in range(3)]
        matches.step(codes)
        for i in range(3):
            state = matches.state(i)
            assert matches.seats[i] == state.actor
            state.observe(int(state.actor), seen)
            state.mask(mask)
            assert (matches.observations[i] == seen).all()
            assert (matches.masks[i] == mask).all()
            assert before[i].is_legal(int(codes[i]))
            assert matches.ended[i] or not matches.rewards[i].any()
        ends += int(matches.ended.sum())


@pytest.mark.parametrize("kind", ["places", "points"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_are_those_of_the_match_that_ended(name: str, seats: int, kind: str) -> None:
    """Played along outside, with the chance that the match meets."""
    matches = envs.vector(name, seats, n=1, seed=11, rewards=kind)
    rng = zashiki.Rng(11)
    rng.split()
    chance = rng.split()
    state = zashiki.game(name).start(seats)

    def draw() -> None:
        while state.actor == zashiki.CHANCE:
            state.apply(state.random_action(chance))

    draw()
    while not matches.ended[0]:
        code = int(matches.sample()[0])
        matches.step([code])
        state.play(code)
        draw()
    assert state.is_over
    assert matches.rewards[0].tolist() == rewards_of(state, kind)
    assert sum(rewards_of(state, kind)) == pytest.approx(0)


def test_rewards_by_places_and_by_points() -> None:
    """Who is first alone gets 1, all rewards sum up to 0."""
    state = zashiki.game("samurai").start(seats=3)
    zashiki.playout(state, zashiki.Rng(3))
    winners = state.outcome().winners
    share = 1 / len(winners)
    expected = [((share if seat in winners else 0) - 1 / 3) * 1.5 for seat in range(3)]
    assert rewards_of(state) == pytest.approx(expected)
    points = state.scores()
    mean = [(sum(points) - own) / 2 for own in points]
    differences = [own - other for own, other in zip(points, mean, strict=True)]
    assert rewards_of(state, "points") == pytest.approx(differences)


def test_seeds_repeat_and_do_not_depend_on_how_many_there_are() -> None:
    few, many = (envs.vector("iki", 3, n=n, seed=9) for n in (2, 5))
    again = envs.vector("iki", 3, n=5, seed=9)
    other = envs.vector("iki", 3, n=5, seed=10)
    for _ in range(300):
        codes = many.sample().copy()
        for matches in (again, many):
            matches.step(codes)
        few.step(codes[:2])
    assert rows(many) == rows(again)
    assert [row[:2] for row in rows(many)] == rows(few)
    assert rows(other) != rows(again)
    again.reset(10)
    assert rows(other) == rows(again)
    assert (again.sample() == other.sample()).all()


def test_samples_are_legal_and_reach_everything() -> None:
    matches = envs.vector("samurai", 2, n=400, seed=1)
    codes = matches.sample()
    assert matches.masks[np.arange(400), codes].all()
    assert set(codes) == set(np.flatnonzero(matches.masks[0]))


def test_arrays_are_the_memory_itself_and_nobody_else_writes() -> None:
    matches = envs.vector("tokaido_duo", n=2, seed=1)
    held = matches.observations
    before = held.copy()
    matches.step(matches.sample())
    assert held is matches.observations
    assert not (held == before).all()
    for array in (held, matches.masks, matches.seats, matches.rewards, matches.ended):
        assert not array.flags.owndata
        assert not array.flags.writeable
    del matches
    gc.collect()
    assert held.sum() > 0  # an array holds its memory


# --- wrong use -----------------------------------------------------------------------------


def test_an_illegal_code_is_refused_with_its_rule_and_nothing_is_played() -> None:
    matches = envs.vector("samurai", 2, n=3, seed=1)
    before = rows(matches)
    codes = matches.sample().copy()
    codes[1] = 0
    with pytest.raises(zashiki.Refusal, match=r"opening-first \(SAM-2.1\)") as caught:
        matches.step(codes)
    assert caught.value.__notes__ == ["match 1, seat 0, code 0; nothing was played"]
    for wrong in (-1, matches.action_count, 2**70):
        with pytest.raises((zashiki.Refusal, ValueError), match=r"no-such-action|whole numbers"):
            matches.step([*codes[:1].tolist(), wrong, codes[2]])
    assert rows(matches) == before


@pytest.mark.parametrize("codes", [[1], [1, 2, 3, 4], [[1, 2, 3]], [0.5, 1.0, 2.0], ["a"] * 3])
def test_codes_of_another_shape_or_kind_are_refused(codes: list[int]) -> None:
    with pytest.raises(ValueError, match="a step takes 3 whole numbers, one for each match"):
        envs.vector("samurai", 2, n=3).step(codes)


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="Tokaido Duo is for 2 seats, not 3"):
        envs.vector("tokaido_duo", seats=3)
    with pytest.raises(KeyError, match="no game 'go'; there are samurai"):
        envs.vector("go")
    with pytest.raises(ValueError, match="at least one match is played, not 0"):
        envs.vector("iki", n=0)
    with pytest.raises(ValueError, match="by places or by points, not by 'wins'"):
        envs.vector("iki", rewards="wins")
    with pytest.raises(SetupError, match="has no option 'speed'"):
        envs.vector("iki", options={"speed": "high"})
