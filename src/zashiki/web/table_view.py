"""What is seen of one table: made once per version, and only for those who look."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

import msgspec
from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Outcome
from zashiki.core.scene import About, Layout, Scene, things
from zashiki.core.state import CHANCE, State
from zashiki.house.table import End, Table
from zashiki.house.words import words
from zashiki.match import Step, steps_from
from zashiki.web import api_types
from zashiki.web.effects import coached
from zashiki.web.names import NamedWords, seat_names
from zashiki.web.scene_diff import SceneDiff
from zashiki.web.scene_json import Rows, in_words, scene_writer
from zashiki.web.socket_types import Coach

TOLD_ENDS = ("resigned", "time", "agreed")  # in the log; the others tell themselves
RECENT = 40  # plies of the log that come with the first scene


@mypyc_attr(native_class=False)  # others refer to it weakly
class TableView:
    """Scenes and words for each seat (NOBODY: spectators) and each language read at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._words: dict[str, NamedWords] = {}
        self._diffs: dict[int, SceneDiff] = {}  # the newest of each seat
        self._rows: dict[str, tuple[int, Rows]] = {}  # of the newest version, by language
        self._encoded: dict[tuple[int, str, bool], tuple[int, msgspec.Raw]] = {}
        self._places: set[str] | None = None

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
            turn = self.table.match.last_turn()
            beside: SceneDiff | None = None
            for each, scene in zip(seats, self._scenes(seats), strict=True):
                before = self._diffs.get(each)
                beside = self._diffs[each] = SceneDiff(version, scene, before, beside)
                beside.marks = self._marks(turn, each, beside.ids)
        return self._diffs[seat]

    def _scenes(self, seats: Sequence[int]) -> Sequence[Scene]:
        """The game's scenes, with the house's words where nobody plays."""
        table = self.table
        state = self.state_at(table.match.ply)
        scenes = table.match.game.scenes(state, seats)
        if table.held is not None:
            return [
                replace(scene, prompt=self._held_prompt(seat), legal=())
                for seat, scene in zip(seats, scenes, strict=True)
            ]
        if table.status == "playing" or state.is_over:
            return scenes
        prompt = Message("prompt-waiting") if table.end is None else ended_message(table.end)
        return [replace(scene, prompt=prompt, legal=()) for scene in scenes]

    def _marks(self, steps: Iterable[Step], seat: int, ids: Set[str]) -> list[str]:
        """Where a seat sees what was done in these steps, but for what chance did; `ids` are the
        pieces that it sees, for what came may be gone again.
        """
        marks_of, places = self.table.match.game.marks, self._known_places()
        found: dict[str, None] = {}
        for before, actor, code, after in steps:
            if actor != CHANCE:
                for mark in marks_of(before, code, after, seat):
                    if mark in ids or mark in places:
                        found[mark] = None
        return list(found)

    def _known_places(self) -> set[str]:
        if self._places is None:
            match = self.table.match
            self._places = {place.id for place in match.game.layout(match.state).places}
        return self._places

    def _held_prompt(self, seat: int) -> Message:
        """What the seat whose turn is held is asked, and what the others are told meanwhile."""
        held = self.table.held
        if held is None or seat != held:
            return Message("prompt-held-other", {"seat": seat_name(held or 0)})
        return Message(f"prompt-held-{self.table.what_is_held}")

    def state_at(self, ply: int) -> State:
        """The position after `ply` actions, as far as it may be seen."""
        match = self.table.match
        return match.at(ply - 1 if self.table.is_veiled and ply == match.ply else ply)

    def past(self, ply: int, seat: int, language: str) -> msgspec.Raw:
        """The picture after `ply` actions, encoded."""
        match, game = self.table.match, self.table.match.game
        last = list(steps_from(match.at(ply - 1), match.codes[ply - 1 : ply])) if ply else []
        scene = game.scene(self.state_at(ply), seat)
        is_running = self.table.status == "playing" and self.table.held is None
        if not is_running or ply != match.ply:
            scene = replace(scene, legal=())
        diff = SceneDiff(ply, scene, None)
        diff.marks = self._marks(last, seat, diff.ids)
        written = scene_writer(game, language).scene(diff, {})
        return msgspec.Raw(self.words(language).put_in(written))

    # --- words ---------------------------------------------------------------------------

    def lines(self, seat: int, language: str, first: int) -> list[api_types.LogLine]:
        """The log from a ply on, as this seat may know it."""
        match = self.table.match
        say = self.words(language)
        found = []
        for ply, step in enumerate(match.steps(first), first):
            story = match.game.story(step.before, step.code, step.after, seat)
            head = match.game.headline(step.before, step.code, step.after)
            if story is None and head is None:
                continue
            text = "" if story is None else say(story)
            headline = ("", False) if head is None else (say(head.text), head.is_event)
            found.append(api_types.LogLine(ply, step.actor, text, *headline))
        asides = self._asides(say, first)
        return sorted(asides + found, key=lambda line: line.ply) if asides else found

    def _asides(self, say: NamedWords, first: int) -> list[api_types.LogLine]:
        """What happened to seats and to the match without an action, each before the next one."""
        last = self.table.match.ply
        found = [
            (min(seat.gone_at, last), number, gone_message(number, seat.gone))
            for number, seat in enumerate(self.table.seats)
            if seat.gone
        ]
        end = self.table.end
        if end is not None and end.kind in TOLD_ENDS:
            found.append((last, CHANCE if end.seat is None else end.seat, ended_message(end)))
        return [
            api_types.LogLine(ply, seat, say(words)) for ply, seat, words in found if ply >= first
        ]

    def about(self, state: State, seat: int, thing: str, language: str) -> About | None:
        """What a thing is that this seat sees, in words: fit to be encoded; None where the game
        has nothing to say. Raises KeyError for what the seat does not see.
        """
        game = self.table.match.game
        if thing not in things(game.layout(state), game.scene(state, seat)):
            raise KeyError(thing)
        about = game.about(state, seat, thing)
        return None if about is None else in_words(about, self.words(language))

    def coach(self, seat: int, language: str) -> Coach | None:
        """What the game's texts say of the kind of decision that a seat is asked for."""
        match = self.table.match
        text, say = coached(match.game, match.state, seat), self.words(language)
        if not say.words.has(text):
            return None
        good, others = say(Message(f"{text}-good")), say(Message(f"{text}-others"))
        aim = say(Message("game-aim"))
        return Coach(text.removeprefix("coach-"), say(Message(text)), good, others, aim)

    def outcome(self, language: str) -> api_types.Outcome | None:
        """The final count, when the match was played to its end."""
        if self.table.held is not None or not self.table.match.is_over:
            return None
        return told_outcome(self.table.match.state.outcome(), self.words(language))


def told_outcome(outcome: Outcome, say: NamedWords) -> api_types.Outcome:
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
    """How a match ended, and who wins by that where it was not played out."""
    args: dict[str, object] = {} if end.seat is None else {"seat": seat_name(end.seat)}
    how = Message(f"ended-{end.kind}", args)
    if not end.winners:
        return how
    if len(end.winners) == 1:
        return Message("ended-won", {"how": how, "seat": seat_name(end.winners[0])})
    return Message("ended-shared", {"how": how, "seats": _names(end.winners)})


def _names(seats: Sequence[int]) -> Message:
    """Two seats or more, in a row."""
    *others, last = seats
    first = seat_name(others[0]) if len(others) == 1 else _with_commas(others)
    return Message("names-and", {"first": first, "last": seat_name(last)})


def _with_commas(seats: Sequence[int]) -> Message:
    first, *rest = seats
    if not rest:
        return seat_name(first)
    return Message("names-comma", {"first": seat_name(first), "rest": _with_commas(rest)})


def gone_message(seat: int, gone: str) -> Message:
    """That a bot plays on for somebody, and why."""
    return Message(f"gone-{gone}", {"seat": seat_name(seat)})
