"""A match as a PettingZoo environment: agents act one after the other (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]

from zashiki.core import registry
from zashiki.core.edition import Edition
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, State
from zashiki.envs.errors import refused
from zashiki.envs.rewards import PLACES, check_kind, rewards_of
from zashiki.envs.sight import RENDER_MODES, CodeSpace, Seen, Sight, check_mode, render


class Table(AECEnv):  # type: ignore[misc]  # of a module without types
    """One match; agents are `player_0` on, seat by seat. Chance is played inside.

    Observations are dictionaries of `observation` and `action_mask`, as in PettingZoo's classic
    games. Rewards come when the match is over.
    """

    def __init__(self, setup: Setup, rewards: str = PLACES, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"zashiki_{setup.game.id}",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.setup = setup
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(int(setup.seats))]
        self.agents: list[str] = []
        self._rewards_by = check_kind(rewards)
        self._sight = Sight(setup)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = setup.game.action_count
        self.action_spaces = {agent: CodeSpace(count) for agent in self.possible_agents}
        self.observation_spaces: dict[str, gymnasium.Space[Any]]
        self.observation_spaces = {agent: self._sight.space() for agent in self.possible_agents}
        self._rng = Rng(secrets.randbits(64))
        self._root = setup.start()
        self._state = self._root  # until the first reset

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    @property
    def match(self) -> State:
        """A copy of the position."""
        return self._state.copy()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Rng(seed)
        self._state = self._root.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Seen:
        if self._state is self._root:
            EnvLogger.error_observe_before_reset()
        return self._sight.see(self._state, self._seat_of[agent])

    def step(self, action: Any) -> None:
        if self._state is self._root:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                self._refuse(ValueError, int(action))
            self._was_dead_step(action)
            return
        code = -1 if action is None else int(action)
        if not self._state.is_legal(code):
            self._refuse(AssertionError, code)
        self._cumulative_rewards[agent] = 0.0
        self._state.apply(code)
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """What chance brings, until a seat is to act or the match is over."""
        state, rng = self._state, self._rng
        while state.actor == CHANCE:
            state.apply(state.random_action(rng))
        if not state.is_over:
            self.agent_selection = self.possible_agents[int(state.actor)]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.agents, rewards_of(state, self._rewards_by), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _refuse(self, kind: type[Exception], code: int) -> None:
        state, game = self._state, self.setup.game
        refusal = state.why_not(int(state.actor), code)
        assert refusal is not None  # noqa: S101  it is not legal
        raise refused(kind, game, refusal)

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode; give one when you make it")
            return None
        if self._state is self._root:
            EnvLogger.error_render_before_reset()
        return render(self._state, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def make(
    name: str,
    seats: int | None,
    rewards: str = PLACES,
    render_mode: str | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | Path | Edition = "default",
) -> Table:
    """See `envs.aec`; raises KeyError for an unknown game, SetupError for wrong seats."""
    return Table(registry.game(name).setup(seats, options, edition), rewards, render_mode)
