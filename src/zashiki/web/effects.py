"""What an action changes at once for whoever does it: the numbers beside a seat's name."""

from __future__ import annotations

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import Panel
from zashiki.core.state import State

SCORE = Message("house-points")


def effects(game: Game, state: State, code: int, seat: int) -> list[Message]:
    """Every counter and the score that differ after the action, before chance goes on."""
    before = _numbers(game.scene(state, seat).panels[seat])
    after = _numbers(game.scene(state.after(code), seat).panels[seat])
    return [
        Message("house-effect", {"what": what, "before": was, "after": now})
        for (what, was), (_, now) in zip(before, after, strict=False)
        if was != now
    ]


def _numbers(panel: Panel) -> list[tuple[Message, int]]:
    score = [] if panel.score is None else [(SCORE, panel.score)]
    return [*score, *((counter.label, counter.value) for counter in panel.counters)]
