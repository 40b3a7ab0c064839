"""The pictures of one table, made once per version and only for those who look."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zashiki.core import scene as core
from zashiki.core.message import Message, seat_name
from zashiki.house.speech import speech
from zashiki.house.table import End, Table
from zashiki.web import wire
from zashiki.web.eyes import Teller, seat_names, show_layout, show_outcome
from zashiki.web.ink import Sheet, ink
from zashiki.web.look import Look

RECENT = 40  # plies of the log that come with the first scene


class Gallery:
    """What each seat sees of a table, in each language that is read there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tellers: dict[str, Teller] = {}
        self._looks: dict[int, Look] = {}  # the newest of each seat
        self._sheets: dict[str, Sheet] = {}
        self._shown: dict[tuple[int, str, bool], tuple[int, msgspec.Raw]] = {}

    def refresh_names(self) -> None:
        """Somebody may have sat down or got up."""
        for language, teller in list(self._tellers.items()):
            if teller.names != seat_names(self.table.seats, teller.speech):
                del self._tellers[language]
                self._shown.clear()

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
        return self._show(self._look(seat), seat, language, is_change=False)

    def change(self, seat: int, language: str, since: int) -> msgspec.Raw | None:
        """What makes the running position of the one at an earlier version, encoded; None where
        that one is no longer known.
        """
        look = self._look(seat)
        if look.since != since:
            return None
        return self._show(look, seat, language, is_change=True)

    def _show(self, look: Look, seat: int, language: str, is_change: bool) -> msgspec.Raw:
        """Several may look from one seat: what they are shown is written once."""
        shown = self._shown.get((seat, language, is_change))
        if shown is not None and shown[0] == look.version:
            return shown[1]
        sheet = self._sheets.get(language)
        if sheet is None or sheet.version != look.version:
            sheet = self._sheets[language] = Sheet(look.version)
        writer = ink(self.table.match.game, language)
        write = writer.write_change if is_change else writer.write
        raw = msgspec.Raw(self.teller(language).named(write(look, sheet)))
        self._shown[seat, language, is_change] = (look.version, raw)
        return raw

    def _look(self, seat: int) -> Look:
        """All who looked before will look again: their scenes are made together."""
        version = self.table.version
        known = self._looks.get(seat)
        if known is None or known.version != version:
            eyes = [seat, *(eye for eye in self._looks if eye != seat)]
            look: Look | None = None
            for eye, scene in zip(eyes, self._staged(eyes), strict=True):
                look = self._looks[eye] = Look(version, scene, self._looks.get(eye), look)
        return self._looks[seat]

    def _staged(self, eyes: Sequence[int]) -> Sequence[core.Scene]:
        """The game's scenes, with the house's words where nobody plays."""
        table = self.table
        state = table.match.state
        scenes = table.match.game.scenes(state, eyes)
        if table.status == "playing" or state.is_over:
            return scenes
        prompt = Message("prompt-waiting") if table.end is None else ended_message(table.end)
        return [msgspec.structs.replace(scene, prompt=prompt, legal=()) for scene in scenes]

    def past(self, ply: int, seat: int, language: str) -> msgspec.Raw:
        """The picture after `ply` actions, encoded."""
        game = self.table.match.game
        state = self.table.match.at(ply)
        scene = game.scene(state, seat)
        before: Look | None = None
        if ply > 0:
            before = Look(ply - 1, game.scene(self.table.match.at(ply - 1), seat), None)
        if self.table.status != "playing" or ply != self.table.match.ply:
            scene = msgspec.structs.replace(scene, legal=())
        written = ink(game, language).write(Look(ply, scene, before), Sheet(ply))
        return msgspec.Raw(self.teller(language).named(written))

    # --- words ---------------------------------------------------------------------------

    def lines(self, seat: int, language: str, first: int) -> list[wire.LogLine]:
        """The log from a ply on, as this seat may know it."""
        match = self.table.match
        tell = self.teller(language)
        found = []
        for ply, step in enumerate(match.steps(first), first):
            story = match.game.story(step.before, step.code, step.before.after(step.code), seat)
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
