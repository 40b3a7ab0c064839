"""What can be set about a search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TO_THE_END: Final = -1  # a depth of rollouts


class Settings:
    """How a search grows its tree and judges its leaves. The tuned ones are in `tuning.py`."""

    def __init__(
        self,
        explore: float = 0.7,
        guided: bool = False,
        trust: float = 1.0,
        sharpness: float = 10.0,
        look: int = 0,
        grow_at: int = 1,
        depth: int = TO_THE_END,
        rivals: int = 1,
        finish: int = 0,
        finish_explore: float = 0.1,
        finish_sharpness: float = 10.0,
        chance_nodes: bool = True,
        margin: float = 0.0,
        margin_points: float = 10.0,
        reuse: bool = True,
        most_rows: int = 400_000,
    ) -> None:
        self.explore: float = explore  # how strongly rarely tried actions draw
        self.guided: bool = guided  # let the value guess every action of a node before it is tried
        self.trust: float = trust  # how many visits such a guess counts for
        self.sharpness: float = sharpness  # how much less a worse guess is explored
        self.look: i64 = look  # actions by which the value finishes what was only begun
        self.grow_at: i64 = grow_at  # visits before a node gets children
        self.depth: i64 = depth  # actions of a rollout before the value judges
        self.rivals: i64 = rivals  # random candidates per rollout action; MAST takes the best
        self.finish: i64 = finish  # once so few actions are left, leaves are played out by guesses
        self.finish_explore: float = finish_explore  # `explore` from then on
        self.finish_sharpness: float = finish_sharpness  # and `sharpness`
        self.chance_nodes: bool = chance_nodes  # a node per outcome; else outcomes share the node
        self.margin: float = margin  # share of the reward that is for the lead in points
        self.margin_points: float = margin_points  # a lead of this many points counts 3/4
        self.reuse: bool = reuse  # keep the part of the tree that is still ahead
        self.most_rows: i64 = most_rows

    def copy(self) -> Settings:
        return Settings(
            self.explore,
            self.guided,
            self.trust,
            self.sharpness,
            int(self.look),
            int(self.grow_at),
            int(self.depth),
            int(self.rivals),
            int(self.finish),
            self.finish_explore,
            self.finish_sharpness,
            self.chance_nodes,
            self.margin,
            self.margin_points,
            self.reuse,
            int(self.most_rows),
        )


def plain() -> Settings:
    """Textbook UCT: nothing but the rules, random rollouts to the end, a new tree every time."""
    return Settings(reuse=False)
