"""A game and its states as OpenSpiel asks for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a module without types

from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.envs.errors import refused
from zashiki.envs.rewards import PLACES, check_kind, rewards_of

PREFIX = "zashiki_"
PAST_BYTES = 8
NO_PAST = bytes(PAST_BYTES)


def register() -> list[str]:
    """See `openspiel.register`."""
    known = pyspiel.registered_names()
    for name in registry.names():
        if PREFIX + name not in known:
            made = made_for(registry.game(name))
            pyspiel.register_game(made.kind, made)
    return [PREFIX + name for name in registry.names()]


@cache
def made_for(game: Game) -> type[SpielGame]:
    """A class for this game alone. OpenSpiel keeps what makes a game until after Python has
    ended, and then lets go of it: that kills the process where it was the last to hold it, such as
    a function made for the purpose. A class holds itself.
    """
    return type(f"Spiel{game.name}", (SpielGame,), {"game": game, "kind": _kind_of(game)})


def _kind_of(game: Game) -> Any:
    kind = pyspiel.GameType
    known = kind.Information
    return kind(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.PERFECT_INFORMATION if game.is_open else known.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    """What may stand in brackets after the name, and what it is otherwise."""
    options = {option.key.replace("-", "_"): option.default for option in game.options}
    return {"seats": game.seat_counts[0], "rewards": PLACES, "edition": "default", **options}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # of a module without types
    """One of our games with its parameters; `made_for` tells which."""

    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_parameters(self.game), **(params or {})}
        self.setup = self._setup(chosen)
        self.rewards_by = chosen["rewards"]
        self.root = self.setup.start()
        low, high = self.game.score_bounds
        most = 1.0 if self.rewards_by == PLACES else float(high - low)
        count = self.game.action_count
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,  # codes of chance are codes like all others
            num_players=int(self.setup.seats),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def _setup(self, chosen: Mapping[str, Any]) -> Setup:
        game = self.game
        options = {option.key: chosen[option.key.replace("-", "_")] for option in game.options}
        try:
            check_kind(chosen["rewards"])
            return game.setup(chosen["seats"], options, chosen["edition"])
        except ValueError as error:  # SetupError and EditionError are, too
            raise pyspiel.SpielError(str(error)) from None

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What one player knows; with perfect recall the string tells its past as well."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not is_own or not kind.public_info:
            raise pyspiel.SpielError("zashiki tells what one player knows, public and its own")
        return Observer(self.setup, kind.perfect_recall)


class Inside:
    """The state of a match, and what each seat has seen of its past.

    OpenSpiel copies and keeps everything that hangs on a state: all of ours hangs on this.
    """

    __slots__ = ("pasts", "state")

    def __init__(self, state: State, pasts: tuple[bytes, ...]) -> None:
        self.state = state
        self.pasts = pasts

    def __deepcopy__(self, memo: object) -> Inside:
        return Inside(self.state.copy(), self.pasts)

    def __reduce__(self) -> tuple[Callable[..., Inside], tuple[object, ...]]:
        return Inside, (self.state, self.pasts)


class SpielState(pyspiel.State):  # type: ignore[misc]  # of a module without types
    """A position. Chance nodes are ours: codes of chance with the weights they have."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inside = Inside(game.root.copy(), (NO_PAST,) * int(game.setup.seats))

    @property
    def match(self) -> State:
        """The state itself."""
        return self.inside.state

    def current_player(self) -> int:
        actor = int(self.inside.state.actor)
        if actor >= 0:
            return actor
        known = pyspiel.PlayerId
        return int(known.CHANCE if actor == CHANCE else known.TERMINAL)

    def is_terminal(self) -> bool:
        return self.inside.state.is_over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.inside.state
        return state.legal() if player == state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.inside.state
        weights = state.weights()
        total = sum(weights)
        pairs = zip(state.legal(), weights, strict=True)
        return [(code, weight / total) for code, weight in pairs]

    def _apply_action(self, code: int) -> None:
        state = self.inside.state
        refusal = state.why_not(int(state.actor), code)
        if refusal is not None:
            raise refused(pyspiel.SpielError, state.setup.game, refusal)
        actor = int(state.actor)
        state.apply(code)
        self.inside.pasts = pasts_after(self.inside, actor, code)

    def _action_to_string(self, player: int, code: int) -> str:
        state = self.inside.state
        return state.setup.game.notate(state, code)

    def returns(self) -> list[float]:
        state = self.inside.state
        if state.actor != NOBODY:
            return [0.0] * int(state.seats)
        return rewards_of(state, self.get_game().rewards_by)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A position that this player cannot tell from the true one."""
        rng = Rng(int(probability_sampler() * 2**53))
        imagined: SpielState = self.clone()
        state = self.inside.state.imagine(player, rng)
        # what the others saw of an imagined past is not known: their present tells them apart
        pasts = [NO_PAST] * int(state.seats)
        pasts[player] = self.inside.pasts[player]
        imagined.inside = Inside(state, tuple(pasts))
        return imagined

    def __str__(self) -> str:
        return str(self.inside.state)


def pasts_after(inside: Inside, actor: int, code: int) -> tuple[bytes, ...]:
    """What each seat has seen, one action later: hashes of all it could tell apart."""
    state, pasts = inside.state, inside.pasts
    game = state.setup.game
    told = code.to_bytes(4, "little")
    if game.is_open:  # everybody sees everything
        return (blake2b(pasts[0] + told, digest_size=PAST_BYTES).digest(),) * len(pasts)
    told_at = game.observation(int(state.seats), state.setup.edition)
    sheet = told_at.sheet()
    out = []
    for seat, past in enumerate(pasts):
        state.write_sheet(seat, sheet)
        own = told if seat == actor else b""
        hashed = blake2b(past + own, digest_size=PAST_BYTES)
        hashed.update(memoryview(sheet.cells).cast("B"))
        out.append(hashed.digest())
    return tuple(out)


class Observer:
    """What a player knows, as numbers by block and as text."""

    def __init__(self, setup: Setup, has_recall: bool) -> None:
        told = setup.game.observation(int(setup.seats), setup.edition)
        self._sheet = told.sheet()
        self._has_recall = has_recall
        self.tensor = np.frombuffer(
            memoryview(self._sheet.cells), np.float32
        )  # the memory of the sheet
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size].reshape(
                block.shape or (1,)
            )
            for block in told.blocks
        }

    def set_from(self, state: SpielState, player: int) -> None:
        state.inside.state.write_sheet(player, self._sheet)

    def string_from(self, state: SpielState, player: int) -> str:
        inside = state.inside
        view = json.dumps(inside.state.view(player), separators=(",", ":"))
        return f"{view}\n{inside.pasts[player].hex()}" if self._has_recall else view
