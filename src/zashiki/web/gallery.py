"""The pictures of one table, made once per version and only for those who look."""

from __future__ import annotations

import msgspec

from zashiki.core import scene as core
from zashiki.core.message import Message, seat_name
from zashiki.core.state import State
from zashiki.house.speech import speech
from zashiki.house.table import End, Table
from zashiki.web import wire
from zashiki.web.eyes import (
    Painter,
    Teller,
    seat_names,
    show_layout,
    show_outcome,
)

RECENT = 40  # plies of the log that come with the first scene


class Gallery:
    """What each seat sees of a table, in each language that is read there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tellers: dict[str, Teller] = {}
        self._seen: dict[int, tuple[int, core.Scene]] = {}  # by seat, with its version
        self._painters: dict[tuple[int, str], Painter] = {}
        self._shown: dict[tuple[int, str], tuple[int, msgspec.Raw]] = {}

    def refresh_names(self) -> None:
        """Somebody may have sat down or got up."""
        for language, teller in list(self._tellers.items()):
            if teller.names != seat_names(self.table.seats, teller.speech):
                del self._tellers[language]
                self._shown.clear()
                self._painters.clear()

    def teller(self, language: str) -> Teller:
        found = self._tellers.get(language)
        if found is None:
            words = speech(self.table.match.game, language)
            found = self._tellers[language] = Teller(words, seat_names(self.table.seats, words))
        return found

    # --- pictures ------------------------------------------------------------------------

    def layout(self, language: str) -> wire.Layout:
        match = self.table.match
        return show_layout(match.game.layout(match.state), self.teller(language))

    def scene(self, seat: int, language: str) -> msgspec.Raw:
        """The running position from a seat, encoded."""
        version = self.table.version
        shown = self._shown.get((seat, language))
        if shown is not None and shown[0] == version:
            return shown[1]
        scene = self._look(seat)
        painter = self._painters.get((seat, language))
        if painter is None:
            painter = self._painters[seat, language] = Painter(self.teller(language))
        raw = msgspec.Raw(msgspec.json.encode(painter.show(scene)))
        self._shown[seat, language] = (version, raw)
        return raw

    def _look(self, seat: int) -> core.Scene:
        version = self.table.version
        known = self._seen.get(seat)
        if known is None or known[0] != version:
            known = self._seen[seat] = (version, self.staged(self.table.match.state, seat))
        return known[1]

    def staged(self, state: State, seat: int) -> core.Scene:
        """The game's scene, with the house's words where nobody plays."""
        table = self.table
        scene = table.match.game.scene(state, seat)
        if table.status == "playing" or state.is_over:
            return scene
        prompt = Message("prompt-waiting") if table.end is None else ended_message(table.end)
        return msgspec.structs.replace(scene, prompt=prompt, legal=())

    def past(self, ply: int, seat: int, language: str) -> wire.Scene:
        """The picture after `ply` actions."""
        game = self.table.match.game
        state = self.table.match.at(ply)
        scene = game.scene(state, seat)
        marks: list[str] = []
        if ply > 0:
            marks = core.marks_between(game.scene(self.table.match.at(ply - 1), seat), scene)
        if self.table.status != "playing" or ply != self.table.match.ply:
            scene = msgspec.structs.replace(scene, legal=())
        return Painter(self.teller(language)).show(scene, marks)

    # --- words ---------------------------------------------------------------------------

    def lines(self, seat: int, language: str, first: int) -> list[wire.LogLine]:
        """The log from a ply on, as this seat may know it."""
        match = self.table.match
        tell = self.teller(language)
        found = []
        for ply, step in enumerate(match.steps(first), first):
            story = match.game.story(step.before, step.code, seat)
            if story is not None:
                found.append(wire.LogLine(ply, step.actor, tell(story)))
        return found

    def outcome(self, language: str) -> wire.Outcome | None:
        """The final count, when the match was played to its end."""
        state = self.table.match.state
        return show_outcome(state.outcome(), self.teller(language)) if state.is_over else None


def ended_message(end: End) -> Message:
    if end.seat is None:
        return Message(f"ended-{end.kind}")
    return Message(f"ended-{end.kind}", {"seat": seat_name(end.seat)})
