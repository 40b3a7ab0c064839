"""What a match is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from zashiki.core.edition import Edition
    from zashiki.core.game import Game
    from zashiki.core.state import State


class SetupError(ValueError):
    """A match that cannot be set up like this: the message names the seat count or option."""


class Setup:
    """Game, seats, options and edition of a match; the same all match long, shared by all copies.

    Made and checked by `Game.setup`. `position` is None for the usual start.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        options: Mapping[str, str],
        edition: Edition,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.options: Mapping[str, str] = options  # all of them
        self.edition: Edition = edition
        self.position: Mapping[str, object] | None = position
        self.chosen: vec[i64] = vec[i64](_chosen(game, options))

    def start(self) -> State:
        """The first state of the match."""
        if self.position is not None:
            return self.game.arrange(self.position, self.edition)
        return self.game.begin(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, self._all()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.game, int(self.seats), self.edition))

    def _all(self) -> tuple[object, ...]:
        return self.game, int(self.seats), dict(self.options), self.edition, self.position

    def __repr__(self) -> str:
        told = f"{self.game.id}, {self.seats} seats, {self.edition.label}"
        return f"<setup: {told}, {dict(self.options)}>"


def _chosen(game: Game, options: Mapping[str, str]) -> list[int]:
    """The choice made for each option, counted over the choices of all of them."""
    out: list[int] = []
    before = 0
    for option in game.options:
        out.append(before + option.choices.index(options[option.key]))
        before += len(option.choices)
    return out
