"""The settings of greedy and search per game, chosen by measurement: see docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from zashiki.bots.settings import GreedySettings, SearchSettings

# textbook UCT: nothing but the rules, random rollouts to the end, a new tree every time
PLAIN = SearchSettings(reuse=False)
# led by the value: it guesses every action and judges every leaf, or what follows it
GUIDED = SearchSettings(guided=True, explore=0.3, depth=0, chance_nodes=False)


@dataclass(frozen=True)
class Tuning:
    """How the bots play one game; by default what needs no value and trusts nothing."""

    greedy: GreedySettings = field(default_factory=GreedySettings)
    search: SearchSettings = field(default_factory=lambda: SearchSettings(rivals=3))
    learned: SearchSettings = field(default_factory=lambda: GUIDED)  # search by a learned value


TUNINGS: dict[str, Tuning] = {
    "samurai": Tuning(
        GreedySettings(worlds=1),
        replace(GUIDED, explore=0.06, sharpness=40.0, finish=75),
        replace(GUIDED, explore=0.06, sharpness=40.0, finish=75),
    ),
    "tokaido_duo": Tuning(
        GreedySettings(worlds=1), replace(GUIDED, look=3), replace(GUIDED, look=3)
    ),
    "iki": Tuning(
        GreedySettings(worlds=1),
        replace(GUIDED, depth=40, rivals=3),
        replace(GUIDED, depth=40, rivals=3),
    ),
    "yamatai": Tuning(
        GreedySettings(worlds=1, reach=1, width=5),
        replace(GUIDED, depth=10, rivals=3),
        replace(GUIDED, depth=10, rivals=3),
    ),
}


def tuning_of(game_id: str) -> Tuning:
    return TUNINGS.get(game_id, Tuning())
