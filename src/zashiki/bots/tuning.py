"""The settings of greedy and search per game, chosen by measurement: see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass, field

from zashiki.bots.settings import Settings


def guided(
    explore: float = 0.3,
    sharpness: float = 10.0,
    look: int = 0,
    depth: int = 0,
    rivals: int = 1,
    finish: int = 0,
) -> Settings:
    """Led by the value: it guesses every action and judges every leaf, or what follows it."""
    return Settings(
        explore,
        guided=True,
        sharpness=sharpness,
        look=look,
        depth=depth,
        rivals=rivals,
        finish=finish,
        chance_nodes=False,
    )


@dataclass(frozen=True)
class Tuning:
    """How the bots play one game."""

    worlds: int = 3  # greedy: imagined positions to average over
    reach: int = 4  # greedy: further actions looked at where one only opens a choice
    width: int = 40  # greedy: ways followed at each of these
    search: Settings = field(default_factory=lambda: Settings(rivals=3))


TUNINGS: dict[str, Tuning] = {
    "samurai": Tuning(worlds=1, search=guided(explore=0.06, sharpness=40.0, finish=50)),
    "tokaido_duo": Tuning(worlds=1, search=guided(look=3)),
    "iki": Tuning(worlds=1, search=guided(depth=40, rivals=3)),
    "yamatai": Tuning(worlds=1, reach=1, width=5, search=guided(depth=10, rivals=3)),
}


def tuning_of(game_id: str) -> Tuning:
    """The tuning of a game; without one: what needs no value and trusts nothing."""
    return TUNINGS.get(game_id, Tuning())
