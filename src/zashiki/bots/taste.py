"""Tastes: what somebody sees of a position, and likes about it.

A taste gives the named terms of a hand-made value other weights. Whoever is learning does not see
a term (0) or makes too much of it; a personality is a taste for one thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from zashiki.bots.values import HandMade

Weights = Mapping[str, float]


@dataclass(frozen=True)
class Taste:
    """Weights of terms by their names; what is not named counts as usual."""

    likes: Weights = field(default_factory=dict)  # of what one has oneself
    grudges: Weights = field(default_factory=dict)  # of what the others have
    others: float = 1.0  # of all that others have and `grudges` does not name

    def give_to(self, value: HandMade) -> None:
        """Let the value judge by this taste; raises ValueError for a term it does not have."""
        strange = sorted({*self.likes, *self.grudges} - set(value.names))
        if strange:
            raise ValueError(f"no term {', '.join(strange)}; there are {', '.join(value.names)}")
        grudges = {name: self.grudges.get(name, self.others) for name in value.names}
        value.acquire(dict(self.likes), grudges)

    def __and__(self, other: Taste) -> Taste:
        """Both at once: the weights of the one times those of the other."""
        names = {*self.grudges, *other.grudges}
        return Taste(
            {
                name: self.likes.get(name, 1.0) * other.likes.get(name, 1.0)
                for name in {*self.likes, *other.likes}
            },
            {name: self._grudge(name) * other._grudge(name) for name in names},
            self.others * other.others,
        )

    def _grudge(self, name: str) -> float:
        return self.grudges.get(name, self.others)


PLAIN = Taste()
