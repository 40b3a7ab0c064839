"""Gymnasium's own check, and a learner among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, NameNotFound, ResetNeeded
from gymnasium.utils.env_checker import check_env

import zashiki
from tests.envs.conftest import TABLES
from zashiki import envs
from zashiki.bots import SpecError
from zashiki.core.setup import SetupError
from zashiki.envs.gym_env import Learner
from zashiki.envs.gym_ids import gym_id
from zashiki.envs.rewards import rewards_of


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_check_of_gymnasium(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(gym_id(name), seats=seats)
    check_env(env.unwrapped)
    assert "eat" in capsys.readouterr().out  # it draws for people, too


def play(env: Learner, seed: int) -> tuple[float, list[int]]:
    seen, _ = env.reset(seed=seed)
    got, is_over, chosen = 0.0, False, []
    while not is_over:
        assert env.match.actor == env.seat
        code = int(seen["action_mask"].argmax())
        chosen.append(code)
        seen, reward, is_over, is_cut, info = env.step(code)
        assert seen in env.observation_space
        assert not is_cut
        assert info["seat"] == env.seat
        got += reward
    return got, chosen


@pytest.mark.parametrize("kind", ["places", "points"])
def test_a_learner_meets_the_bots_it_asked_for(kind: str) -> None:
    env = envs.gym("iki", opponents=["greedy", "random"], rewards=kind, seat=1)
    got, chosen = play(env, 3)
    state = env.match.state
    assert (int(state.seats), env.seat, state.is_over) == (3, 1, True)
    assert got == rewards_of(state, kind)[1]
    mine = [
        code for code, actor in zip(env.match.codes, env.match.actors, strict=True) if actor == 1
    ]
    assert mine == chosen
    assert play(env, 3) == (got, chosen)
    assert play(env, 4) != (got, chosen)
    env.close()


def test_the_seat_is_drawn_where_none_is_given() -> None:
    env = envs.gym("samurai", seats=3)
    found = {int(env.reset(seed=seed)[1]["seat"]) for seed in range(20)}
    assert found == {0, 1, 2}


def test_samples_of_the_space_are_legal() -> None:
    env = envs.gym("samurai", seats=2)
    env.reset(seed=1)
    for _ in range(30):
        code = env.action_space.sample()
        assert env.action_masks()[code] == 1
        if env.step(code)[2]:
            break


def test_gymnasium_makes_it_by_its_id() -> None:
    env = gymnasium.make("zashiki.envs.gym_ids:zashiki/yamatai-v1", opponents=["random"] * 3)
    assert isinstance(env.unwrapped, Learner)
    assert env.unwrapped.setup.seats == 4
    env.close()


# --- wrong use -----------------------------------------------------------------------------


def test_an_illegal_code_is_refused_with_its_rule() -> None:
    env = envs.gym("samurai", seats=2, seat=0)
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"opening-first \(SAM-2.1\)") as caught:
        env.step(np.int64(0))
    assert isinstance(caught.value, zashiki.Refusal)
    with pytest.raises(InvalidAction, match=r"no-such-action \(SAM-0.3\)"):
        env.step(env.action_space.n)


def test_a_finished_or_unborn_match_must_be_reset() -> None:
    env = envs.gym("tokaido_duo")
    with pytest.raises(ResetNeeded, match="no match has begun"):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded, match=r"match-over \(DUO-0.1\)"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seats": 5}, "Samurai is for 2, 3, 4 seats, not 5"),
        ({"seats": 2, "opponents": ["random"] * 2}, "2 seats have 1 opponents, not 2"),
        ({"seats": 2, "seat": 2}, "there is no seat 2; there are 0 to 1"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        envs.gym("samurai", **wrong)


def test_unknown_games_and_bots_are_refused() -> None:
    with pytest.raises(KeyError, match="no game 'go'"):
        envs.gym("go")
    with pytest.raises(NameNotFound, match="go"):
        gymnasium.make("zashiki/go-v1")
    with pytest.raises(SpecError, match="no bot 'grandmaster'"):
        envs.gym("samurai", opponents=["grandmaster"])
