"""Why a touch leads nowhere: the game says what it would mean, the rules say why not."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import things
from zashiki.core.state import State

NOT_USABLE = Message("house-not-usable")


def explain(
    game: Game, state: State, seat: int, path: Sequence[str], under: Sequence[str] = ()
) -> tuple[Message, str]:
    """What to say to this seat, and the rule it rests on, or "".

    `path` is what was picked up, then the thing touched; `under` is what else lies there. Games are
    asked about things that the seat sees alone: anything else is none of a page of ours.
    """
    refusal = state.why_not(seat, -1) if state.actor != seat else None
    if refusal is not None:
        return refusal.message, refusal.rule_id
    if not _seen(game, state, seat).issuperset((*path, *under)):
        return NOT_USABLE, ""
    legal = set(state.legal())
    for picked in (path[:-1], ()) if len(path) > 1 else ((),):
        for thing in (path[-1], *under):
            codes = game.meant(state, (*picked, thing))
            possible = next((code for code in codes if code in legal), None)
            if possible is not None and not picked:
                action = game.label(state, possible)
                return Message("house-touch-first", {"action": action}), ""
            refused = next((code for code in codes if code not in legal), None)
            refusal = None if refused is None else state.why_not(seat, refused)
            if refusal is not None:
                return refusal.message, refusal.rule_id
    return NOT_USABLE, ""


def _seen(game: Game, state: State, seat: int) -> set[str]:
    """What a finger can touch: things on the table, and what else leads to an action."""
    scene = game.scene(state, seat)
    steps = {step for choice in scene.legal for step in choice.path}
    return steps.union(things(game.layout(state), scene))
