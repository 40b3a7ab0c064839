"""The heartbeat of a socket: who no longer asks is away, and in the end the socket is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from zashiki.web.settings import Patience


class Pulse:
    """Begins with the first ping: programs that never ask stay as long as their line holds."""

    def __init__(
        self, patience: Patience, tell: Callable[[bool], None], give_up: Callable[[], None]
    ) -> None:
        """`tell` hears whether they are away, whenever that changes."""
        self._patience = patience
        self._tell = tell
        self._give_up = give_up
        self._timer: asyncio.TimerHandle | None = None
        self._is_out_of_sight = False
        self.is_away = False

    def beat(self, is_out_of_sight: bool) -> None:
        """They asked; a page out of sight asks but seldom."""
        self._is_out_of_sight = is_out_of_sight
        self._set_away(is_out_of_sight)
        self._wait()

    def hear(self) -> None:
        """They said something else: the line lives."""
        if self._timer is not None:
            self._set_away(self._is_out_of_sight)
            self._wait()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        if self._is_out_of_sight:
            self._timer = loop.call_later(self._patience.out_of_sight, self._give_up)
        else:
            self._timer = loop.call_later(self._patience.silent, self._fall_silent)

    def _fall_silent(self) -> None:
        self._set_away(True)
        self._timer = asyncio.get_running_loop().call_later(self._patience.dead, self._give_up)

    def _set_away(self, is_away: bool) -> None:
        if self.is_away != is_away:
            self.is_away = is_away
            self._tell(is_away)
