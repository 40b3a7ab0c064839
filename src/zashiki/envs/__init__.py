"""The games as environments that people who do research know.

>>> from zashiki import envs
>>> matches = envs.vector("samurai", seats=2, n=4, seed=7)
>>> matches.step(matches.sample())
>>> matches.observations.shape, matches.seats.tolist()
((4, 1702), [0, 0, 0, 0])

The extra `rl` brings what they need; each is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

from zashiki.core.edition import Edition
from zashiki.envs import openspiel
from zashiki.envs.errors import MissingExtra, need
from zashiki.envs.rewards import PLACES

if TYPE_CHECKING:
    from zashiki.envs.aec_env import Table
    from zashiki.envs.gym_env import Learner
    from zashiki.envs.vector_env import Matches

__all__ = ["MissingExtra", "aec", "gym", "openspiel", "vector"]


def vector(
    name: str,
    seats: int | None = None,
    n: int = 64,
    seed: int | None = None,
    *,
    rewards: str = PLACES,
    options: Mapping[str, str] | None = None,
    edition: str | Path | Edition = "default",
) -> Matches:
    """`n` matches stepped at once by one compiled call; needs numpy alone."""
    need("numpy", "arrays")
    home = import_module("zashiki.envs.vector_env")
    matches: Matches = home.make(name, seats, n, seed, rewards, options or {}, edition)
    return matches


class Wishes(TypedDict, total=False):
    """How a match is rewarded, drawn and set up."""

    rewards: str
    render_mode: str | None
    options: Mapping[str, str] | None
    edition: str | Path | Edition


class LearnerWishes(Wishes, total=False):
    """And where the learner sits: drawn anew for each match unless it is given."""

    seat: int | None


def aec(name: str, seats: int | None = None, **wishes: Unpack[Wishes]) -> Table:
    """A match as a PettingZoo AEC environment."""
    need("numpy", "arrays")
    need("pettingzoo", "AEC environments")
    table: Table = import_module("zashiki.envs.aec_env").make(name, seats, **wishes)
    return table


def gym(
    name: str,
    seats: int | None = None,
    opponents: Sequence[str] | None = None,
    **wishes: Unpack[LearnerWishes],
) -> Learner:
    """A learner against bots as a Gymnasium environment.

    `opponents` are bots by name for the other seats, in turn order from the learner's; without
    them they play at random. The learner's `seat` is drawn anew for each match unless it is given.
    """
    need("numpy", "arrays")
    need("gymnasium", "its environments")
    home = import_module("zashiki.envs.gym_env")
    learner: Learner = home.Learner(name, seats, opponents, **wishes)
    return learner
