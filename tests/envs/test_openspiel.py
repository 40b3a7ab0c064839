"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a module without types
import pytest
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import zashiki
from tests.envs.conftest import TABLES
from zashiki import envs
from zashiki.envs.rewards import rewards_of

NAMES = envs.openspiel.register()


def load(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"zashiki_{name}", {"seats": seats})


def play(game: Any, rng: zashiki.Rng, most: int = 10**6) -> Any:
    """At random, to the end or so far; chance by its weights."""
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(int(state.match.random_action(rng)))
    return state


def test_it_can_be_registered_again() -> None:
    assert envs.openspiel.register() == [f"zashiki_{name}" for name in zashiki.names()]
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_random_simulations_of_openspiel(
    name: str, seats: int, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["samurai", "tokaido_duo"])
def test_the_random_simulations_with_serialisation(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(name, 2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_state_can_be_kept_and_goes_on(name: str, seats: int) -> None:
    game = load(name, seats)
    state = play(game, zashiki.Rng(5), 40)
    told = pyspiel.serialize_game_and_state(game, state)
    loaded, again = pyspiel.deserialize_game_and_state(told)
    assert str(loaded) == str(game)
    assert again.match.digest() == state.match.digest()
    assert again.history() == state.history()
    for seat in range(seats):
        kept, true = (s.information_state_string(seat) for s in (again, state))
        assert kept == true
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert again.match.digest() == state.match.digest() != twin.match.digest()


def test_chance_nodes_have_the_weights_of_the_rules() -> None:
    state = load("tokaido_duo", 2).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [code for code, _ in outcomes] == state.match.legal()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)


@pytest.mark.parametrize("kind", ["places", "points"])
def test_returns_are_our_rewards(kind: str) -> None:
    game = pyspiel.load_game(f"zashiki_iki(seats=3,rewards={kind})")
    state = play(game, zashiki.Rng(2))
    assert state.returns() == rewards_of(state.match, kind)
    assert sum(state.returns()) == pytest.approx(0)
    assert all(game.min_utility() <= got <= game.max_utility() for got in state.returns())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_tensors_are_our_observations(name: str, seats: int) -> None:
    game = load(name, seats)
    state = play(game, zashiki.Rng(8), 60)
    told = zashiki.game(name).observation(seats)
    seen = np.zeros(len(told), np.float32)
    for seat in range(seats):
        state.match.observe(seat, seen)
        assert state.observation_tensor(seat) == seen.tolist()
        assert state.information_state_tensor(seat) == seen.tolist()
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert list(observer.dict) == [block.name for block in told.blocks]


def test_information_states_differ_by_what_was_seen_and_by_nothing_else() -> None:
    """Two pasts that look alike now are told apart; what a seat cannot see is not."""
    state = play(load("samurai", 2), zashiki.Rng(4), 40)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    imagined = state.resample_from_infostate(0, sampler)
    assert imagined.information_state_string(0) == state.information_state_string(0)
    assert imagined.match.digest() != state.match.digest()
    first, second = (load("tokaido_duo", 2).new_initial_state() for _ in range(2))
    codes = first.legal_actions()
    first.apply_action(codes[0])
    second.apply_action(codes[1])
    assert first.information_state_string(0) != second.information_state_string(0)


def test_options_and_editions_are_parameters() -> None:
    game = pyspiel.load_game("zashiki_samurai(captures=at-once,edition=default)")
    assert game.new_initial_state().match.setup.options["captures"] == "at-once"


# --- wrong use -----------------------------------------------------------------------------


def test_an_illegal_code_is_refused_with_its_rule() -> None:
    state = load("samurai", 2).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=r"opening-first \(SAM-2.1\)") as caught:
        state.apply_action(0)
    assert isinstance(caught.value, zashiki.Refusal)
    assert state.history() == []


def test_a_finished_match_is_over() -> None:
    state = play(load("tokaido_duo", 2), zashiki.Rng(1))
    with pytest.raises(pyspiel.SpielError, match=r"match-over \(DUO-0.1\)"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("zashiki_samurai(seats=5)", "Samurai is for 2, 3, 4 seats, not 5"),
        ("zashiki_samurai(rewards=wins)", "by places or by points, not by 'wins'"),
        ("zashiki_samurai(captures=never)", "'never' is not one of end-of-turn, at-once"),
        ("zashiki_samurai(edition=first)", "no edition 'first' of samurai"),
        ("zashiki_go", "zashiki_go"),
    ],
)
def test_a_game_that_cannot_be_is_refused(words: str, problem: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=problem):
        pyspiel.load_game(words)


def test_the_process_ends_well() -> None:
    """What makes our games is held by OpenSpiel until after Python has ended."""
    program = (
        "from zashiki import envs; import pyspiel; envs.openspiel.register();"
        "game = pyspiel.load_game('zashiki_samurai');"
        "state = game.new_initial_state(); state.observation_tensor(0); print('end')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "end\n", "")
