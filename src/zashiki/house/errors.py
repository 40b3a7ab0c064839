"""Why the house does not do what it was asked. Rules of a game refuse with `Refusal` instead."""

from __future__ import annotations

from zashiki.core.message import Message


class HouseError(Exception):
    """A wish that is not followed, with the reason as a message; nothing has changed."""

    def __init__(self, reason: str, args: dict[str, object] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details: dict[str, object] = args or {}

    @property
    def message(self) -> Message:
        return Message("house-" + self.reason, self.details)


class BadWishError(HouseError):
    """It cannot be done like this, now or later."""


class NotThereError(HouseError):
    """There is no such thing."""


class NotYoursError(HouseError):
    """Somebody else may do it."""


class NotNowError(HouseError):
    """The table is not at that point."""


class StaleError(NotNowError):
    """The wish was made before the table changed."""

    def __init__(self) -> None:
        super().__init__("stale")


class OvertakenError(StaleError):
    """Another server was quicker; the table is as that one left it."""


class StoreError(HouseError):
    """The store could not keep it, and the table is as it was; or it could not be read."""

    def __init__(self, reason: str = "not-kept") -> None:
        super().__init__(reason)
