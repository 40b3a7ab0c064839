"""What goes wrong in an environment, told as its interface tells it, with our reason and rule."""

from __future__ import annotations

from importlib import import_module

from zashiki.core.game import Game
from zashiki.core.refusal import Refusal
from zashiki.texts import speaker


class MissingExtra(ImportError):
    """A package that this environment stands on is not installed."""


def need(package: str, what: str) -> None:
    """Raises MissingExtra where the package cannot be imported."""
    try:
        import_module(package)
    except ImportError:
        raise MissingExtra(
            f"{package} is not installed, which brings {what}; "
            "install the extra: pip install 'zashiki[rl]'"
        ) from None


def refused(kind: type[Exception], game: Game, refusal: Refusal) -> Exception:
    """A refusal as an error of the kind that the interface raises: one can catch it as either."""

    class Refused(kind, Refusal):  # type: ignore[valid-type, misc]  # the kind is not known before
        def __init__(self) -> None:
            Refusal.__init__(self, refusal.reason, refusal.rule_id, refusal.details)

        def __str__(self) -> str:
            return f"{speaker(game, 'en')(refusal.message)} [{refusal}]"

    return Refused()
