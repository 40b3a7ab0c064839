"""The games in OpenSpiel: after `register()`, `pyspiel.load_game("zashiki_samurai(seats=3)")`."""

from __future__ import annotations

from importlib import import_module

from zashiki.envs.errors import need


def register() -> list[str]:
    """Bring every game to OpenSpiel, once; returns the names it knows them by."""
    need("numpy", "arrays")
    need("pyspiel", "OpenSpiel")
    names: list[str] = import_module("zashiki.envs.spiel_game").register()
    return names
