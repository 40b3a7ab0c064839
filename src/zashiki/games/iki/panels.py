"""Beside the board: what each seat has in numbers."""

from __future__ import annotations

from functools import cache

from zashiki.core.message import Message
from zashiki.core.scene import Counter, Panel
from zashiki.games.iki.scoring import points_of
from zashiki.games.iki.state import Fields
from zashiki.games.iki.tables import FIRE, RESOURCES, STOCKS


@cache
def _counter(name: str, value: int, of: int) -> Counter:
    art = "bucket" if name == "fire" else name
    return Counter(Message(f"counter-{name}"), value, art, of, name)


def panel(state: Fields, seat: int) -> Panel:
    out = [_counter(RESOURCES[r], int(state.stock[seat * STOCKS + r]), 0) for r in range(STOCKS)]
    out.append(_counter(RESOURCES[FIRE], int(state.fire[seat]), int(state.tables.fire_top)))
    return Panel(seat, out, int(points_of(state, seat)))
