"""Tests as coroutines: each is given something that is open while it runs, and closed after it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature, signature
from typing import Any

Story = Callable[..., Awaitable[None]]
Tell = Callable[[Any, Callable[[Any], Awaitable[None]]], None]


def given(fixture: str, tell: Tell) -> Callable[[Story], Callable[..., None]]:
    """For tests whose first argument is opened, by this fixture, while `tell` runs them. All their
    other arguments are fixtures, too.
    """

    def wrap(story: Story) -> Callable[..., None]:
        _, *own = signature(story).parameters

        def test(**fixtures: object) -> None:
            wanted = {name: fixtures[name] for name in own}
            tell(fixtures[fixture], lambda opened: story(opened, **wanted))

        names = dict.fromkeys([fixture, *own])
        kinds = [Parameter(name, Parameter.KEYWORD_ONLY) for name in names]
        test.__signature__ = Signature(kinds)  # type: ignore[attr-defined]
        test.__name__, test.__doc__, test.__module__ = (
            story.__name__,
            story.__doc__,
            story.__module__,
        )
        vars(test).update(vars(story))  # its marks
        return test

    return wrap
