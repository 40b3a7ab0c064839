"""What a match is played with: as guests wish it, as the store names it, as the rules need it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from zashiki.core import registry
from zashiki.core.edition import Edition, EditionError
from zashiki.core.game import Game
from zashiki.core.position import PositionError
from zashiki.core.refusal import Refusal
from zashiki.core.setup import Setup, SetupError
from zashiki.house.errors import BadWishError, NotNowError
from zashiki.match import Match
from zashiki.record import Record


class ClosedError(NotNowError):
    """An old match that cannot be opened by the rules of this house; says exactly why."""


@dataclass(frozen=True)
class StoredSetup:
    """A setup by names, as it is kept; with its codes it is the whole truth about a match."""

    game: str
    seats: int
    options: Mapping[str, str]
    edition: str  # its label: id#fingerprint
    rules_version: str
    position: Mapping[str, object] | None = None

    @classmethod
    def of(cls, setup: Setup) -> StoredSetup:
        game = setup.game
        return cls(
            game.id,
            int(setup.seats),
            setup.options,
            setup.edition.label,
            game.rules_version,
            setup.position,
        )


def new_setup(
    game_id: str,
    seats: int | None,
    options: Mapping[str, str],
    edition: str = "default",
    position: Mapping[str, object] | None = None,
) -> Setup:
    """A setup by the rules and editions of today; raises BadWishError.

    A position names its edition itself.
    """
    if game_id not in registry.names():
        raise BadWishError("no-game", {"game": game_id})
    game = registry.game(game_id)
    wanted = edition if position is None else position.get("edition", "default")
    if wanted not in game.editions():  # above all no file of this machine
        raise BadWishError("no-edition", {"edition": str(wanted)[:80], "game": game.name})
    try:
        setup = Record.begin(game, seats, options, str(wanted), position=position).setup
        is_over = setup.start().is_over
    except PositionError as error:
        raise BadWishError("bad-position", {"problem": str(error)}) from None
    except (SetupError, EditionError) as error:
        raise BadWishError("bad-setup", {"problem": str(error)}) from None
    if is_over:
        raise BadWishError("bad-position", {"problem": "actor: the match is over"})
    return setup


def same_again(setup: Setup) -> Setup:
    """The setup of a rematch: with the edition of today."""
    game = setup.game
    if setup.position is not None:
        return new_setup(game.id, int(setup.seats), setup.options, position=setup.position)
    return new_setup(game.id, int(setup.seats), setup.options, setup.edition.id)


def open_match(stored: StoredSetup, codes: Sequence[int], base: int = 0) -> Match:
    """A match from the store; raises ClosedError when this house lacks what it needs."""
    match = Match(open_setup(stored), base=base)
    try:
        match.play_all(codes)
    except Refusal:
        raise ClosedError("closed-action", {"ply": match.ply, "code": codes[match.ply]}) from None
    return match


def open_setup(stored: StoredSetup) -> Setup:
    if stored.game not in registry.names():
        raise ClosedError("closed-game", {"game": stored.game})
    game = registry.game(stored.game)
    if game.rules_version != stored.rules_version:
        raise ClosedError(
            "closed-rules",
            {"game": game.name, "played": stored.rules_version, "here": game.rules_version},
        )
    try:
        edition = _edition(game, stored.edition)
        if stored.position is not None:
            return game.setup_from(stored.position, edition)
        return game.setup(stored.seats, stored.options, edition)
    except (SetupError, EditionError, PositionError) as error:
        raise ClosedError("closed-setup", {"game": game.name, "problem": str(error)}) from None


def _edition(game: Game, label: str) -> Edition:
    """The edition of today, or the former one that the package keeps by this label."""
    here = game.edition(label.partition("#")[0])
    if here.label == label:
        return here
    try:
        return game.edition(label)
    except EditionError:
        details: dict[str, object] = {"game": game.name, "played": label, "here": here.label}
        raise ClosedError("closed-edition", details) from None
