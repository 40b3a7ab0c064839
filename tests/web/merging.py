"""Scenes put together from changes, as a client does."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
FIELDS = {"since", "pieces", "gone", "prompt", "legal", "marks", "panels", "overlays"}


def merge(scene: Json, change: Json) -> Json:
    """The scene that a change makes of the one before it; nothing in it may be left over."""
    assert change.keys() <= FIELDS
    assert set(change["gone"]) <= {piece["id"] for piece in scene["pieces"]}
    others = {*change["gone"], *(piece["id"] for piece in change["pieces"])}
    kept = [piece for piece in scene["pieces"] if piece["id"] not in others]
    parts = {key: change[key] for key in ("prompt", "legal", "marks")}
    parts |= {key: change.get(key, scene[key]) for key in ("panels", "overlays")}
    return {"pieces": kept + change["pieces"], **parts}


def in_order(scene: Json) -> Json:
    """The same scene; pieces by id, for their order says nothing."""
    return {**scene, "pieces": sorted(scene["pieces"], key=lambda piece: str(piece["id"]))}
