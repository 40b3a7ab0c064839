"""Names under which Gymnasium makes the games: `gymnasium.make("zashiki/samurai-v1", seats=3)`.

They are known as soon as this module is imported, as Gymnasium does by itself where the name tells
it to: `gymnasium.make("zashiki.envs.gym_ids:zashiki/samurai-v1")`.
"""

from __future__ import annotations

from gymnasium.envs.registration import register as add
from gymnasium.envs.registration import registry as known

from zashiki.core import registry

NAMESPACE = "zashiki"
VERSION = 1


def gym_id(name: str) -> str:
    return f"{NAMESPACE}/{name}-v{VERSION}"


def register() -> None:
    """One id for every game; seats, opponents and all else are arguments of `make`."""
    for name in registry.names():
        if gym_id(name) not in known:
            add(
                gym_id(name),
                entry_point="zashiki.envs.gym_env:Learner",
                kwargs={"name": name},
            )


register()
