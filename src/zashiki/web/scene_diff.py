"""What has changed in a scene since a seat saw it before."""

from __future__ import annotations

from collections.abc import Sequence, Set
from operator import attrgetter

from zashiki.core.exchange import exchanged
from zashiki.core.scene import Piece, Scene

NEVER = -1  # not the version of anything


class SceneDiff:
    """A scene at one version of a table, and how it differs from the one before."""

    __slots__ = (
        "_pieces",
        "_was",
        "fresh",
        "gone",
        "ids",
        "marks",
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
        self.marks: Sequence[str] = scene.marks
        self.since = NEVER if before is None else before.version
        self.panels_differ = before is None or before.scene.panels != scene.panels
        self.overlays_differ = before is None or before.scene.overlays != scene.overlays
        self.fresh: Sequence[Piece] = ()  # new, or others than before by the same id
        self.gone: Sequence[str] = ()  # ids
        self.ids: Set[str]  # of all pieces
        self._pieces: list[Piece]
        self._was = None if before is None else before.scene.pieces
        if beside and beside.scene.pieces is scene.pieces and beside._was is self._was:
            self._pieces, self.ids = beside._pieces, beside.ids
            self.fresh, self.gone = beside.fresh, beside.gone
            return
        self._pieces = scene.pieces if isinstance(scene.pieces, list) else list(scene.pieces)
        if before is None:
            self.ids = frozenset(piece.id for piece in self._pieces)
        else:
            self._compare(before)

    def _compare(self, before: SceneDiff) -> None:
        """Nearly all pieces are the very same as before, and need not be compared."""
        came, went = exchanged(before._pieces, self._pieces)
        was = {piece.id: piece for piece in went}
        came.sort(key=attrgetter("id"))  # nothing but the two scenes decides what is told
        ids = {piece.id for piece in came}
        self.gone = sorted(was.keys() - ids)
        self.fresh = [piece for piece in came if was.get(piece.id) != piece]
        is_alike = was.keys() == ids
        self.ids = before.ids if is_alike else (before.ids - set(self.gone)) | ids
