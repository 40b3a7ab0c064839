"""What one seat sees of one version of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from zashiki.core import scene as core

NEVER = -1  # not the version of anything


class Look:
    """A scene, and what has changed in it since the seat looked before."""

    __slots__ = (
        "_by_id",
        "_was",
        "fresh",
        "gone",
        "has_hints",
        "has_panels",
        "marks",
        "scene",
        "since",
        "version",
    )

    def __init__(
        self, version: int, scene: core.Scene, before: Look | None, beside: Look | None = None
    ) -> None:
        """`beside` is another seat's look at this version: both may see the same pieces."""
        self.version = version
        self.scene = scene
        self.since = NEVER if before is None else before.version
        self.has_panels = before is None or before.scene.panels != scene.panels  # other ones
        self.has_hints = before is None or before.scene.hints != scene.hints
        self.fresh: Sequence[core.Piece] = ()  # new, or others than before by the same id
        self.gone: Sequence[str] = ()  # ids
        self.marks: Sequence[str] = ()
        self._was = None if before is None else before.scene.pieces
        if beside and beside.scene.pieces is scene.pieces and beside._was is self._was:
            self._by_id: dict[int, core.Piece] = beside._by_id
            self.fresh, self.gone, self.marks = beside.fresh, beside.gone, beside.marks
            return
        self._by_id = dict(zip(map(id, scene.pieces), scene.pieces, strict=True))
        if before is not None:
            self._compare(before._by_id)

    def _compare(self, before: Mapping[int, core.Piece]) -> None:
        """Nearly all pieces are the very same as before, and need not be compared."""
        now = self._by_id
        came = [now[at] for at in now.keys() - before.keys()]
        was = {before[at].id: before[at] for at in before.keys() - now.keys()}
        came.sort(key=attrgetter("id"))  # nothing but the two scenes decides what is told
        self.gone = sorted(was.keys() - {piece.id for piece in came})
        self.fresh = [piece for piece in came if was.get(piece.id) != piece]
        self.marks = [
            piece.id for piece in self.fresh if core.has_changed(was.get(piece.id), piece)
        ]
