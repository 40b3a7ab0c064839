"""Why somebody might do something: what it changes at once, or what matters where nothing does."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import Choice, Panel
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


def grounds(game: Game, state: State, choices: Sequence[Choice], seat: int) -> list[list[Message]]:
    """What speaks for each of these choices: its effects.

    Where they are the same for all, as when tiles and figures are chosen before the first turn:
    what matters in such a decision, and what the thing chosen is and does.
    """
    found = [effects(game, state, choice.code, seat) for choice in choices]
    if any(each != found[0] for each in found):
        return found
    matters = Message(coached(game, state, seat, "-good"))
    return [[matters, *_told(game, state, choice, seat)] for choice in choices]


def _told(game: Game, state: State, choice: Choice, seat: int) -> list[Message]:
    """What the thing that is touched last is, and what it is worth."""
    about = game.about(state, seat, choice.path[-1]) if choice.path else None
    told = (None, None) if about is None else (about.text, about.worth)
    return [each for each in told if each is not None]


def coached(game: Game, state: State, seat: int, part: str = "") -> str:
    """The text in which the coach speaks of this kind of decision, or of a part of it."""
    kind = game.prompt(state, seat).id.removeprefix("prompt-")
    return f"coach-{kind}{part}"


def _numbers(panel: Panel) -> list[tuple[Message, int]]:
    score = [] if panel.score is None else [(SCORE, panel.score)]
    return [*score, *((counter.label, counter.value) for counter in panel.counters)]
