"""Samurai for the eyes: Japan from above, hexes, figures, tiles."""

from __future__ import annotations

from zashiki.core.scene import Layout, Scene
from zashiki.games.samurai import words
from zashiki.games.samurai.rules import Samurai


def layout(state: Samurai) -> Layout:
    return Layout((), ())


def scene(state: Samurai, seat: int) -> Scene:
    return Scene((), (), words.prompt(state, seat))
