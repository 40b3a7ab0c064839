"""One learner against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from zashiki.bots import Bot, Knowledge, make
from zashiki.core import registry
from zashiki.core.edition import Edition
from zashiki.core.rng import Rng
from zashiki.core.setup import SetupError
from zashiki.envs.errors import refused
from zashiki.envs.rewards import PLACES, check_kind, rewards_of
from zashiki.envs.sight import RENDER_MODES, CodeSpace, Seen, Sight, check_mode, render
from zashiki.match import Match, seeded_chance

RANDOM = "random"
SEEDS = 2**32


class LegalCodes(CodeSpace):
    """All codes; a sample is one that is legal now, where no other mask is given.

    One that was drawn before a `reset` may not be legal any more in the match that begins. As
    Gymnasium's checker plays such a one, `Learner.step` then takes another in its place.
    """

    def __init__(self, learner: Learner) -> None:
        super().__init__(learner.setup.game.action_count)
        self._learner = learner
        self.drawn: int | None = None  # last

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is not None or probability is not None or not self._learner.is_waiting:
            return super().sample(mask, probability)
        code = super().sample(self._learner.action_masks())
        self.drawn = int(code)
        return code


class Learner(gymnasium.Env[Seen, np.int64]):
    """A match of a learner against bots. Chance and the bots play inside; the reward comes when
    the match is over. Observations are dictionaries of `observation` and `action_mask`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        rewards: str = PLACES,
        render_mode: str | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition = "default",
    ) -> None:
        """Raises KeyError for an unknown game, SetupError for seats, SpecError for bots."""
        game = registry.game(name)
        if seats is None and opponents is not None:
            seats = len(opponents) + 1
        self.setup = game.setup(seats, options, edition)
        count = int(self.setup.seats)
        self.opponents = tuple([RANDOM] * (count - 1) if opponents is None else opponents)
        if len(self.opponents) != count - 1:
            told = f"{count} seats have {count - 1} opponents, not {len(self.opponents)}"
            raise SetupError(f"{game.name}: {told}")
        if seat is not None and not 0 <= seat < count:
            raise SetupError(f"there is no seat {seat}; there are 0 to {count - 1}")
        for spec in self.opponents:
            make(spec, game, 0).close()
        self.render_mode = check_mode(render_mode)
        self._rewards_by = check_kind(rewards)
        self._own = seat
        self.seat = 0 if seat is None else seat  # the learner's in this match
        self._sight = Sight(self.setup)
        self.observation_space: spaces.Space[Seen] = self._sight.space()
        self.action_space: LegalCodes = LegalCodes(self)
        self._match: Match | None = None
        self._is_fresh = False  # no step was taken in this match
        self._bots: dict[int, Bot] = {}

    @property
    def is_waiting(self) -> bool:
        """Whether the learner is to act."""
        return self._match is not None and not self._match.is_over

    @property
    def match(self) -> Match:
        """The match; raises ResetNeeded before the first one."""
        if self._match is None:
            raise ResetNeeded("call reset() before anything else: no match has begun")
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._leave()
        game, count = self.setup.game, int(self.setup.seats)
        if self._own is None:
            self.seat = int(self.np_random.integers(count))
        seeds = self.np_random.integers(SEEDS, size=count).tolist()
        self._match = Match(self.setup, chance=seeded_chance(Rng(seeds[0])))
        for i, spec in enumerate(self.opponents, 1):
            self._bots[(self.seat + i) % count] = make(spec, game, seeds[i])
        self._go_on()
        self._is_fresh = True
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        match, code = self.match, self._code(action)
        refusal = match.state.why_not(self.seat, code)
        if refusal is not None:
            kind = ResetNeeded if match.is_over else InvalidAction
            raise refused(kind, self.setup.game, refusal)
        match.play(code)
        self._go_on()
        reward = 0.0
        if match.is_over:
            reward = rewards_of(match.state, self._rewards_by)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, match.is_over, False, self._info()

    def _code(self, action: Any) -> int:
        code = int(action)
        if self._is_fresh and code == self.action_space.drawn and self.is_waiting:
            legal = self.match.state.legal()
            code = code if code in legal else legal[code % len(legal)]
        self._is_fresh = False
        return code

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each code that is legal now, as learners with masks ask for it."""
        return self._seen()["action_mask"]

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode; give one when you make it")
            return None
        return render(self.match.state, self.render_mode, self.seat)

    def close(self) -> None:
        self._leave()

    def _go_on(self) -> None:
        """Chance and the bots play, until the learner is to act or the match is over."""
        match = self.match
        match.draw_on()
        while not match.is_over and match.actor != self.seat:
            past = match.actors.tolist(), match.codes.tolist()
            known = Knowledge(match.state, match.actor, *past, self.setup.game.is_open)
            match.play(self._bots[match.actor].choose(known), match.actor)
            match.draw_on()
        match.forget_steps()

    def _leave(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()

    def _seen(self) -> Seen:
        return self._sight.see(self.match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.match.state.scores()[self.seat]}
