"""What has changed in a scene since a seat saw it before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from zashiki.core.scene import Piece, Scene

NEVER = -1  # not the version of anything


class SceneDiff:
    """A scene at one version of a table, and how it differs from the one before."""

    __slots__ = (
        "_by_id",
        "_was",
        "fresh",
        "gone",
        "overlays_differ",
        "panels_differ",
        "scene",
        "since",
        "version",
    )

    def __init__(
        self,
        version: int,
        scene: Scene,
        before: SceneDiff | None,
        beside: SceneDiff | None = None,
    ) -> None:
        """`beside` is what another seat sees at this version: both may see the same pieces."""
        self.version = version
        self.scene = scene
        self.since = NEVER if before is None else before.version
        self.panels_differ = before is None or before.scene.panels != scene.panels
        self.overlays_differ = before is None or before.scene.overlays != scene.overlays
        self.fresh: Sequence[Piece] = ()  # new, or others than before by the same id
        self.gone: Sequence[str] = ()  # ids
        self._was = None if before is None else before.scene.pieces
        if beside and beside.scene.pieces is scene.pieces and beside._was is self._was:
            self._by_id: dict[int, Piece] = beside._by_id
            self.fresh, self.gone = beside.fresh, beside.gone
            return
        self._by_id = dict(zip(map(id, scene.pieces), scene.pieces, strict=True))
        if before is not None:
            self._compare(before._by_id)

    def _compare(self, before: Mapping[int, Piece]) -> None:
        """Nearly all pieces are the very same as before, and need not be compared."""
        now = self._by_id
        came = [now[at] for at in now.keys() - before.keys()]
        was = {before[at].id: before[at] for at in before.keys() - now.keys()}
        came.sort(key=attrgetter("id"))  # nothing but the two scenes decides what is told
        self.gone = sorted(was.keys() - {piece.id for piece in came})
        self.fresh = [piece for piece in came if was.get(piece.id) != piece]
