"""Yamataï for the eyes: islands in the sea, ships, buildings, displays and mats."""

from __future__ import annotations

from zashiki.core.scene import Layout, Scene
from zashiki.games.yamatai import words
from zashiki.games.yamatai.rules import Yamatai


def layout(p: Yamatai) -> Layout:
    return Layout((), ())


def scene(p: Yamatai, seat: int) -> Scene:
    return Scene((), (), words.prompt(p, seat))
