"""Limits of several servers together: once a second each tells the others who used much of them.

Whoever turns to many servers at once is let through once more at each of them, and is then held to
what one server would allow: what was used elsewhere is missing here.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from zashiki.house.house import House
from zashiki.house.wire import Used
from zashiki.web.rates import Buckets, Crowd

MOST_TOLD = 80  # visitors in one message


class Ledger:
    """What visitors used here is told, what they used elsewhere is heard."""

    def __init__(
        self, house: House, buckets: Mapping[str, Buckets], crowds: Mapping[str, Crowd]
    ) -> None:
        self._house = house
        self._buckets = buckets
        self._crowds = crowds
        self._open: dict[str, dict[str, int]] = {}  # as others were told last
        house.on_used = self.hear
        house.on_gone = self.forget

    def tell(self) -> None:
        for name, buckets in self._buckets.items():
            used = iter(buckets.untold().items())
            while some := dict(islice(used, MOST_TOLD)):
                self._house.tell_servers(Used({name: some}))
        found = {name: crowd.large() for name, crowd in self._crowds.items()}
        if any(found.values()) or self._open:
            is_open = {name: _largest(large) for name, large in found.items() if large}
            self._house.tell_servers(Used(open=is_open))
            self._open = is_open

    def hear(self, server: str, used: Used) -> None:
        for name, taken in used.taken.items():
            if name in self._buckets:
                self._buckets[name].hear(taken)
        if used.open is not None:
            for name, crowd in self._crowds.items():
                crowd.hear(server, used.open.get(name, {}))

    def forget(self, server: str) -> None:
        """It is gone, and with it all that was open there."""
        for crowd in self._crowds.values():
            crowd.hear(server, {})


def _largest(large: Mapping[str, int]) -> dict[str, int]:
    """As many as one message can hold."""
    ordered = sorted(large.items(), key=lambda each: -each[1])
    return dict(ordered[: MOST_TOLD // 2])
