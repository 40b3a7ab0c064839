"""What can be set about greedy and search; what suits each game is in `tuning.py`.

A setting is written here and nowhere else: its name, kind, default, bounds and what it does. A
spec says it by its name, or a flag by one of its two words. Compiled, these are native fields.
"""

# ruff: noqa: RUF009  the calls declare the fields

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from zashiki.bots.spec import flag, real, whole

TO_THE_END: Final = -1  # a depth of rollouts


@dataclass(kw_only=True)
class GreedySettings:
    """How far and how broadly greedy looks."""

    worlds: i64 = whole(3, "imagined positions that are averaged", 1, 1000)
    reach: i64 = whole(4, "actions followed where one only opens a choice", 0, 100)
    width: i64 = whole(40, "ways followed at each of these", 1, 10_000)
    variety: float = real(
        0.0, "percent of a chance to win that make no difference to it", 0.0, 100.0
    )
    learned: bool = flag(
        False, "learned", "hand", "whether a learned value judges, where one comes with the game"
    )


@dataclass(kw_only=True)
class SearchSettings:
    """How long a search thinks, how it grows its tree and how it judges its leaves."""

    ms: i64 = whole(200, "milliseconds for a decision, unless `iterations` are said", 1, 3_600_000)
    processor: bool = flag(
        False, "clock=processor", "clock=wall", "whether milliseconds are those of the processor"
    )
    iterations: i64 = whole(0, "iterations for a decision; by default time alone counts", 1)
    learned: bool = flag(
        True, "learned", "hand", "whether a learned value judges, where one comes with the game"
    )
    explore: float = real(0.7, "how strongly rarely tried actions draw")
    guided: bool = flag(
        False, "guided", "unguided", "whether the value guesses all actions of a node beforehand"
    )
    trust: float = real(1.0, "how many visits such a guess counts for", 0.01)
    sharpness: float = real(10.0, "how much less a worse guess is explored")
    look: i64 = whole(0, "actions by which the value finishes what was only begun", 0, 10)
    grow: i64 = whole(1, "visits before a node gets children")
    depth: i64 = whole(TO_THE_END, "actions of a rollout before the value judges; -1: all", -1)
    rivals: i64 = whole(1, "random candidates per rollout action; MAST takes the best", 1, 20)
    finish: i64 = whole(0, "once so few actions are left, the best guesses are played to the end")
    tries: float = real(
        16.0, "playouts of an action that is tried then, on average; fewer try more", 1.0
    )
    chance_nodes: bool = flag(
        True, "chance=nodes", "chance=open", "whether outcomes of chance have nodes or share one"
    )
    margin: float = real(0.0, "share of the reward that is for the lead in points", 0.0, 1.0)
    margin_points: float = real(10.0, "a lead of this many points counts 3/4", 1.0)
    reuse: bool = flag(True, "reuse", "fresh", "whether what is still ahead in the tree is kept")
    most_rows: i64 = whole(400_000, "rows at which the tree stops growing", 1, 10_000_000)
