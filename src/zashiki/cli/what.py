"""What things on the table are, found by their names."""

from __future__ import annotations

from collections.abc import Iterable

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import Scene
from zashiki.core.state import State
from zashiki.texts import Speaker

MOST = 6  # things told at once


def called(scene: Scene, places: dict[str, str], words: str, say: Speaker) -> list[str]:
    """The ids of what is called so; if nothing is, of all whose names hold these letters."""
    names = {piece.id: say(piece.label) for piece in scene.pieces if piece.label} | places
    sought = words.casefold()
    holding = [thing for thing, name in names.items() if sought in name.casefold()]
    exact = [thing for thing in holding if names[thing].casefold() == sought]
    return exact or holding


def told(game: Game, state: State, seat: int, things: Iterable[str], say: Speaker) -> list[str]:
    """What each is, does and is worth, with its rule; things alike once, at most MOST."""
    found: list[str] = []
    for thing in things:
        about = game.about(state, seat, thing)
        if about is None or len(found) == MOST:
            continue
        sentences = [about.text] if about.worth is None else [about.text, about.worth]
        lines = f"**{say(about.title)}.** {_joined(sentences, say)} ({about.rule_id})"
        if lines not in found:
            found.append(lines)
    return found


def _joined(sentences: Iterable[Message], say: Speaker) -> str:
    return " ".join(map(say, sentences))
