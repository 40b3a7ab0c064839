"""Why a touch leads nowhere: the game says what it would mean, the rules say why not."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.state import State

NOT_USABLE = Message("house-not-usable")


def explain(
    game: Game, state: State, seat: int, path: Sequence[str], under: Sequence[str] = ()
) -> tuple[Message, str]:
    """What to say to this seat, and the rule it rests on, or "".

    `path` is what was picked up, then the thing touched; `under` is what else lies there.
    """
    refusal = state.why_not(seat, -1) if state.actor != seat else None
    if refusal is not None:
        return refusal.message, refusal.rule_id
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
