"""What is seen of one table: made once per version, and only for those who look."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Outcome
from zashiki.core.scene import Layout, Scene
from zashiki.house.table import End, Table
from zashiki.house.words import words
from zashiki.web import api_types
from zashiki.web.names import NamedWords, seat_names
from zashiki.web.scene_diff import SceneDiff
from zashiki.web.scene_json import Rows, in_words, scene_writer

RECENT = 40  # plies of the log that come with the first scene


class TableView:
    """Scenes and words for each seat (NOBODY: spectators) and each language read at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._words: dict[str, NamedWords] = {}
        self._diffs: dict[int, SceneDiff] = {}  # the newest of each seat
        self._rows: dict[str, tuple[int, Rows]] = {}  # of the newest version, by language
        self._encoded: dict[tuple[int, str, bool], tuple[int, msgspec.Raw]] = {}

    def refresh_names(self) -> None:
        """Somebody may have sat down or got up."""
        for language, known in list(self._words.items()):
            if known.names != seat_names(self.table.seats, known.words):
                del self._words[language]
                self._encoded.clear()

    def words(self, language: str) -> NamedWords:
        found = self._words.get(language)
        if found is None:
            plain = words(self.table.match.game, language)
            names = seat_names(self.table.seats, plain)
            found = self._words[language] = NamedWords(plain, names)
        return found

    # --- pictures ------------------------------------------------------------------------

    def layout(self, language: str) -> Layout:
        """The places, in words: fit to be encoded."""
        match = self.table.match
        return in_words(match.game.layout(match.state), self.words(language))

    def scene(self, seat: int, language: str) -> msgspec.Raw:
        """The running position from a seat, encoded."""
        return self._encode(self._diff(seat), seat, language, is_change=False)

    def change(self, seat: int, language: str, since: int) -> msgspec.Raw | None:
        """What makes the running position of the one at an earlier version, encoded; None where
        that one is no longer known.
        """
        diff = self._diff(seat)
        if diff.since != since:
            return None
        return self._encode(diff, seat, language, is_change=True)

    def _encode(self, diff: SceneDiff, seat: int, language: str, is_change: bool) -> msgspec.Raw:
        """Several may look from one seat: what they are shown is written once."""
        known = self._encoded.get((seat, language, is_change))
        if known is not None and known[0] == diff.version:
            return known[1]
        version, rows = self._rows.get(language, (None, {}))
        if version != diff.version:
            rows = {}
            self._rows[language] = (diff.version, rows)
        writer = scene_writer(self.table.match.game, language)
        write = writer.change if is_change else writer.scene
        raw = msgspec.Raw(self.words(language).put_in(write(diff, rows)))
        self._encoded[seat, language, is_change] = (diff.version, raw)
        return raw

    def _diff(self, seat: int) -> SceneDiff:
        """All who looked before will look again: their scenes are made together."""
        version = self.table.version
        known = self._diffs.get(seat)
        if known is None or known.version != version:
            seats = [seat, *(other for other in self._diffs if other != seat)]
            beside: SceneDiff | None = None
            for each, scene in zip(seats, self._scenes(seats), strict=True):
                before = self._diffs.get(each)
                beside = self._diffs[each] = SceneDiff(version, scene, before, beside)
        return self._diffs[seat]

    def _scenes(self, seats: Sequence[int]) -> Sequence[Scene]:
        """The game's scenes, with the house's words where nobody plays."""
        table = self.table
        state = table.match.state
        scenes = table.match.game.scenes(state, seats)
        if table.status == "playing" or state.is_over:
            return scenes
        prompt = Message("prompt-waiting") if table.end is None else ended_message(table.end)
        return [msgspec.structs.replace(scene, prompt=prompt, legal=()) for scene in scenes]

    def past(self, ply: int, seat: int, language: str) -> msgspec.Raw:
        """The picture after `ply` actions, encoded."""
        game = self.table.match.game
        state = self.table.match.at(ply)
        scene = game.scene(state, seat)
        before: SceneDiff | None = None
        if ply > 0:
            before = SceneDiff(ply - 1, game.scene(self.table.match.at(ply - 1), seat), None)
        if self.table.status != "playing" or ply != self.table.match.ply:
            scene = msgspec.structs.replace(scene, legal=())
        written = scene_writer(game, language).scene(SceneDiff(ply, scene, before), {})
        return msgspec.Raw(self.words(language).put_in(written))

    # --- words ---------------------------------------------------------------------------

    def lines(self, seat: int, language: str, first: int) -> list[api_types.LogLine]:
        """The log from a ply on, as this seat may know it."""
        match = self.table.match
        say = self.words(language)
        found = []
        for ply, step in enumerate(match.steps(first), first):
            story = match.game.story(step.before, step.code, step.after, seat)
            if story is not None:
                found.append(api_types.LogLine(ply, step.actor, say(story)))
        return found

    def outcome(self, language: str) -> api_types.Outcome | None:
        """The final count, when the match was played to its end."""
        state = self.table.match.state
        return _outcome(state.outcome(), self.words(language)) if state.is_over else None


def _outcome(outcome: Outcome, say: NamedWords) -> api_types.Outcome:
    return api_types.Outcome(
        say(outcome.ending),
        say(outcome.verdict),
        list(outcome.scores),
        list(outcome.places),
        [
            api_types.CountLine(say(line.label), list(line.points), line.rule_id)
            for line in outcome.lines
        ],
    )


def ended_message(end: End) -> Message:
    if end.seat is None:
        return Message(f"ended-{end.kind}")
    return Message(f"ended-{end.kind}", {"seat": seat_name(end.seat)})
