"""PettingZoo's own suite, for every game and seat count, and what it does not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import zashiki
from tests.envs.conftest import TABLES
from zashiki import envs
from zashiki.core.setup import SetupError
from zashiki.envs.rewards import rewards_of

# PettingZoo says so of every environment with masks but those of its own that it lists by name.
SPOKEN_OF_MASKS = ("Observation is not a NumPy array", "Observation space for each agent probably")


@pytest.fixture(autouse=True)
def _masks() -> Iterator[None]:
    with warnings.catch_warnings():
        for words in SPOKEN_OF_MASKS:
            warnings.filterwarnings("ignore", words)
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_test_of_pettingzoo(name: str, seats: int) -> None:
    api_test(envs.aec(name, seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_test_of_pettingzoo(name: str, seats: int) -> None:
    seed_test(partial(envs.aec, name, seats), num_cycles=60)


@pytest.mark.parametrize("name", zashiki.names())
def test_the_render_test_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(envs.aec, name), {"svg": lambda drawn: drawn.startswith("<svg")})
    assert capsys.readouterr().out.count("\n") > 20  # printed for people


def play(env: Any, seed: int) -> dict[str, float]:
    """At random to the end; what each agent got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        got[agent] += reward
        if is_over:
            env.step(None)
            continue
        seat = int(agent.removeprefix("player_"))
        assert seat == env.match.actor
        assert seen["action_mask"].nonzero()[0].tolist() == env.match.legal()
        space = env.action_space(agent)
        space.seed(seed)
        env.step(space.sample(seen["action_mask"]))
    return got


@pytest.mark.parametrize("kind", ["places", "points"])
def test_rewards_come_at_the_end(kind: str) -> None:
    env = envs.aec("tokaido_duo", rewards=kind)
    got = play(env, 4)
    state = env.match
    assert state.is_over
    assert list(got.values()) == rewards_of(state, kind)
    assert play(env, 4) == got


def test_who_does_not_act_sees_what_it_knows_and_may_do_nothing() -> None:
    env = envs.aec("samurai", 2)
    env.reset(seed=1)
    seen = env.observe("player_1")
    assert env.agent_selection == "player_0"
    assert seen["action_mask"].sum() == 0
    assert seen in env.observation_space("player_1")


# --- wrong use -----------------------------------------------------------------------------


def test_an_illegal_code_is_refused_with_its_rule() -> None:
    env = envs.aec("samurai", 2)
    env.reset(seed=1)
    before = env.match.digest()
    with pytest.raises(AssertionError, match=r"opening tiles.* \[opening-first \(SAM-2.1\)\]") as e:
        env.step(0)
    assert isinstance(e.value, zashiki.Refusal)
    assert e.value.rule_id == "SAM-2.1"
    with pytest.raises(AssertionError, match=r"SAM-0.3"):
        env.step(zashiki.game("samurai").action_count)
    with pytest.raises(AssertionError, match=r"SAM-0.3"):
        env.step(None)
    assert env.match.digest() == before


def test_a_finished_match_takes_nothing_but_none() -> None:
    env = envs.aec("tokaido_duo")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match=r"match-over \(DUO-0.1\)"):
        env.step(0)
    env.step(None)
    assert env.agents == ["player_1"]


def test_nothing_is_there_before_the_first_reset() -> None:
    env = envs.aec("tokaido_duo")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.observe("player_0")
    with pytest.raises(AttributeError, match="agent_selection"):
        _ = env.agent_selection


def test_a_step_after_everybody_has_left_is_told(caplog: pytest.LogCaptureFixture) -> None:
    env = envs.aec("tokaido_duo")
    play(env, 1)
    env.step(None)
    assert "Should reset() first" in caplog.text


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="Samurai is for 2, 3, 4 seats, not 5"):
        envs.aec("samurai", seats=5)
    with pytest.raises(KeyError, match="no game 'go'"):
        envs.aec("go")
    with pytest.raises(ValueError, match="no render mode 'film'; there are human, ansi, svg"):
        envs.aec("samurai", render_mode="film")
