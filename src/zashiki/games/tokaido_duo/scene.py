"""Places and pieces of Tokaido Duo for the eyes."""

from __future__ import annotations

from zashiki.core.scene import Layout, Scene
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.state import Position
from zashiki.games.tokaido_duo.tables import Tables


def layout(tables: Tables) -> Layout:
    return Layout((), ())


def scene(position: Position, seat: int) -> Scene:
    return Scene((), (), words.prompt(position, seat))
