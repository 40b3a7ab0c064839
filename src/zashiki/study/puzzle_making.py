"""Making puzzles: matches to look through, files of what was found, and a diary to go on from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from librt.vecs import vec

from zashiki.bots import Knowledge, make
from zashiki.bots.values import Value
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State
from zashiki.match import Match, seeded_chance
from zashiki.study.puzzle_finding import (
    DEEP,
    EXAMINED_IN,
    Finder,
    Found,
    Judged,
    NoPuzzle,
    finished,
    judges,
    levels_that_find,
    seen_by_actor,
)
from zashiki.study.puzzle_words import why_none
from zashiki.study.puzzles import Origin, PuzzleFile, idea_of
from zashiki.study.turns import Turn, begins_turn, ends_turn, follow
from zashiki.texts import speaker

DIARY = "diary.jsonl"
DECIDED = 0.08  # who has no more chance than that, or all but that, is not asked
MOST_OTHERS = 60  # that are kept
# Points that can be given to the other of two seats or taken away, where a match was not close.
SCORES = {"iki": ("stock", "iki"), "yamatai": ("tokens",)}
MOST_GIVEN = 60
LATE = 0.5  # from this share of a match of bots on: before, hardly a turn is far ahead
FOUND_BY_LEVEL = 2  # of three tries
MADE_IN = EXAMINED_IN + 1  # steps

Tell = Callable[[str], None]


class DiaryLine(msgspec.Struct):
    """A match that was looked through: what was looked at, and how long it took."""

    match: str
    counts: dict[str, int]
    seconds: float
    puzzles: list[str]


@dataclass(frozen=True)
class Source:
    """A match to look through, and from which ply on."""

    name: str
    match: Callable[[], Match]
    late: float = 0.0
    one: bool = False  # only where it begins: a position, not a match


def self_play(
    game: Game, bots: Sequence[str], seeds: Iterable[int], late: float
) -> Iterator[Source]:
    """Matches of these bots, one for each seed."""

    def source(seed: int) -> Source:
        name = f"{' '.join(bots)}, seed {seed}"
        return Source(name, lambda: played(game, bots, seed), late)

    return map(source, seeds)


def played(game: Game, bots: Sequence[str], seed: int) -> Match:
    """A match of bots; the same for the same seed."""
    match = Match(game.setup(len(bots)), chance=seeded_chance(Rng(seed)))
    minds = [make(spec, game, seed=seed * 8 + seat) for seat, spec in enumerate(bots)]
    match.draw_on()
    while not match.is_over:
        match.play(minds[match.actor].choose(Knowledge(match.state, match.actor)))
        match.draw_on()
    return match


def turns_of(match: Match, late: float = 0.0) -> Iterator[tuple[int, State]]:
    """Where turns begin at which somebody has a choice."""
    codes, actors = match.codes.tolist(), match.actors.tolist()
    for ply, step in enumerate(match.steps()):
        if ply < late * match.ply or step.actor == CHANCE:
            continue
        is_first = begins_turn(codes[:ply], actors[:ply], step.before)
        if is_first and len(step.before.legal()) > 1:
            yield ply, step.before


def evened(state: State, value: Value) -> tuple[State, int] | None:
    """The same position, but as close as points can make it: the other of two seats has so many
    more than in the match. None where the game has no such points.
    """
    game, seat = state.setup.game, int(state.actor)
    if game.id not in SCORES or state.seats != 2:
        return None
    told = state.position()
    *way, last = SCORES[game.id]
    points: Any = told["seats"]
    points = points[1 - seat]
    for key in way:
        points = points[key]
    before = int(points.get(last, 0))
    out = vec[float]([0.0] * 4)
    low, high = -min(before, MOST_GIVEN), MOST_GIVEN
    while low < high:  # the more the other has, the less the seat has to hope for
        given = (low + high) // 2
        points[last] = before + given
        value.judge(game.arrange(told), out)
        low, high = (given + 1, high) if out[seat] > 0.5 else (low, given)
    points[last] = before + low
    return game.arrange(told), low


class Maker:
    """Looks through matches and writes what it finds into a folder. A match that stands in its
    diary is not looked at again.
    """

    def __init__(
        self,
        game: Game,
        folder: Path,
        tell: Tell,
        show: Tell,
        evens: bool = False,
        missed: bool = False,
    ) -> None:
        self.game = game
        self.evens = evens  # positions in which one seat was far ahead
        self.missed = missed  # only where something else was played
        self.folder = folder
        self.finder = Finder(game)
        self._tell = tell
        self._show = show
        self._diary = folder / DIARY
        self._out = vec[float]([0.0] * 4)

    def lines(self) -> list[DiaryLine]:
        if not self._diary.is_file():
            return []
        text = self._diary.read_text(encoding="utf-8")
        return [msgspec.json.decode(line, type=DiaryLine) for line in text.splitlines()]

    def run(self, sources: Iterable[Source], most: int = 0) -> int:
        """Look through all of them, or until so many puzzles were found; how many there are."""
        self.folder.mkdir(parents=True, exist_ok=True)
        done = {line.match for line in self.lines()}
        count = sum(len(line.puzzles) for line in self.lines())
        for source in sources:
            if most and count >= most:
                break
            if source.name not in done:
                count += len(self._look_through(source).puzzles)
        return count

    def _look_through(self, source: Source) -> DiaryLine:
        begin, before = process_time(), Counter(self.finder.counts)
        match = source.match()
        names = self._look_at(source, match) if source.one else self._look_along(source, match)
        counts = dict(self.finder.counts - before)
        line = DiaryLine(source.name, counts, round(process_time() - begin, 1), names)
        with self._diary.open("a", encoding="utf-8") as diary:
            diary.write(msgspec.json.encode(line).decode() + "\n")
        return line

    def _look_at(self, source: Source, match: Match) -> list[str]:
        """One position, and what it lacks if it is no puzzle."""
        self.finder.counts["turns"] += 1
        start = seen_by_actor(match.state)
        found = finished(self.finder.examine(start))
        if isinstance(found, Found):
            return [self._write(found, source.name, 0)]
        told = why_none(found, start, speaker(self.game, "en"))
        self._tell(f"{source.name}: {' '.join(told)}")
        return []

    def _look_along(self, source: Source, match: Match) -> list[str]:
        """All turns of a match."""
        names: list[str] = []
        for ply, state in turns_of(match, source.late):
            self._show(f"{source.name}: ply {ply} of {match.ply}, {len(names)} puzzles")
            name = source.name
            if self._is_decided(state):
                even = evened(state, self.finder.value) if self.evens else None
                if even is None or self._is_decided(even[0]):
                    continue
                state = even[0]
                name = f"{name}; {even[1]:+} points for the other seat"
            found = self.finder.look(state)
            if found is not None and not (self.missed and is_played(found, match, ply)):
                names.append(self._write(found, name, ply))
        return names

    def _is_decided(self, state: State) -> bool:
        self.finder.value.judge(state, self._out)
        return not DECIDED <= self._out[int(state.actor)] <= 1.0 - DECIDED

    def _write(self, found: Found, match: str, ply: int) -> str:
        name = name_of(found.start)
        file = file_of(found, match, ply)
        text = msgspec.json.format(msgspec.json.encode(file), indent=1)
        (self.folder / f"{name}.json").write_bytes(text + b"\n")
        answer = next(iter(file.answers))
        gaps = ", ".join(f"{gap:.2f}" for gap in found.gaps)
        self._tell(f"{name}: {answer} (ahead by {gaps}; difficulty {file.difficulty}; {file.idea})")
        return name


def is_played(found: Found, match: Match, ply: int) -> bool:
    """Whether the turn of the match is one of the answers."""
    turn = Turn((), found.start)
    for code in match.codes.tolist()[ply:]:
        turn = follow(found.start, (*turn.codes, code))
        if ends_turn(int(found.start.actor), code, turn.end):
            break
    return turn.essence in {each.turn.essence for each in found.answers}


def name_of(start: State) -> str:
    """A puzzle is called by its position."""
    return f"{start.digest() & 0xFFFFFFFF:08x}"


def made_from(state: State, match: str, ply: int) -> Generator[None, None, PuzzleFile | NoPuzzle]:
    """A puzzle from one position in `MADE_IN` steps, easy ones too; or, mostly sooner, what the
    position lacks. Raises ValueError where the game has no value to compare turns by.
    """
    finder = Finder(state.setup.game)
    found = yield from finder.examine(seen_by_actor(state))
    if isinstance(found, NoPuzzle):
        return found
    return file_of(found, match, ply)


def file_of(found: Found, match: str, ply: int) -> PuzzleFile:
    """What was found, as it is kept."""
    levels = levels_that_find(found)
    idea = idea_of(found.start, found.answers[0].turn, found.others[0].turn)

    def told(judged: Sequence[Judged]) -> dict[str, float]:
        return {" ".join(each.turn.notation(found.start)): round(each.chance, 3) for each in judged}

    origin = Origin(
        match,
        ply,
        found.turns,
        [round(gap, 3) for gap in found.gaps],
        [judge.name for judge in judges(found.start)],
        DEEP,
        {str(level): count for level, count in levels.items()},
    )
    return PuzzleFile(
        found.start.position(),
        told(found.answers),
        told(found.others[:MOST_OTHERS]),
        difficulty_of(levels),
        "" if idea is None else idea.id,
        origin,
    )


def difficulty_of(levels: dict[int, int]) -> int:
    """The first level from which on all find it; 5 where none does."""
    hard = 1
    for level, count in levels.items():
        if count < FOUND_BY_LEVEL:
            hard = level + 1
    return hard
