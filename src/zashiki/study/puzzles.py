"""Puzzles: positions in which one turn is clearly best. A study that asks something.

`puzzles/ID.json` in the folder of a game is one of them: the position, the turns that are right and
others with the chances that each gives, and how it was found. `puzzles/ideas.toml` says what
puzzles of the game teach, `puzzles/en.md` (de, fr) has the words:

    [[idea]]
    id = "two-at-once"
    rule = "SAM-8.2"
    plays = ["exchange:*"]             # an action of the solution is written so, * for any text
    more = ["helmet-figures"]          # or the best turn has more of this term than the next one
    less = ["rice"]                    # or leaves another seat less of it
    ends = true                        # and the match is over with it

An idea fits where all that it says holds; of several the first in the file counts.

    # two-at-once: Two at once         the idea and its title, then what it is about
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property

import msgspec

from zashiki.bots import Knowledge
from zashiki.bots.builtin import usual_mind
from zashiki.core.game import Game
from zashiki.core.message import Message, seat_name
from zashiki.core.position import PositionError, place_of
from zashiki.core.refusal import Refusal
from zashiki.core.state import State
from zashiki.study.attempts import Try, Verdict, fits
from zashiki.study.errors import StudyError
from zashiki.study.lessons import sections
from zashiki.study.puzzle_finding import SEEDS, Judge
from zashiki.study.reasons import in_words, reasons_between
from zashiki.study.turns import Turn, ends_turn, follow

DIFFICULTIES = range(1, 6)
SHORT_THOUGHT = 600  # iterations about a turn that was not judged when the puzzle was made
MOST_JUDGED = 3000  # such turns of a puzzle are remembered

Say = Callable[[Message], str]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a puzzle was found."""

    match: str  # who played, and the seed; or the name of a record
    ply: int
    turns: int  # different ones that were compared
    gaps: list[float]  # by which the answer was ahead: with each seed, and for another judge
    judges: list[str]  # which values these judged by
    iterations: int  # for each turn and seed
    levels: dict[str, int]  # how many of three tries of each level find it


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as it is kept. Turns are written as in records; chances are shares of the first
    place, of who plays the turn.
    """

    position: dict[str, object]
    answers: dict[str, float]  # the solution first, then what is the same in the main
    others: dict[str, float]  # the best first
    difficulty: int
    idea: str
    found: Origin


@dataclass(frozen=True)
class Puzzle:
    """A position of a game with one best turn."""

    game: Game
    id: str
    file: PuzzleFile

    @cached_property
    def start(self) -> State:
        """Never change it, copy it."""
        try:
            return self.game.arrange(self.file.position)
        except PositionError as error:
            raise self.fault(str(error)) from None

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.start.actor)

    @property
    def difficulty(self) -> int:
        return self.file.difficulty

    @property
    def idea(self) -> Idea:
        """What it teaches; raises StudyError where the game does not know of it."""
        for each in ideas(self.game):
            if each.id == self.file.idea:
                return each
        raise self.fault(f"the game has no idea {self.file.idea!r}")

    @cached_property
    def solution(self) -> Turn:
        return self.turn(next(iter(self.file.answers)))

    @property
    def chance(self) -> float:
        """What the solution gives."""
        return next(iter(self.file.answers.values()))

    @property
    def least(self) -> float:
        """What the least of the right turns gives: whatever else is so good is right, too."""
        return min(self.file.answers.values())

    @cached_property
    def next_best(self) -> tuple[Turn, float]:
        """The best turn that is no answer, and its chance."""
        text, chance = next(iter(self.file.others.items()))
        return self.turn(text), chance

    @cached_property
    def answers(self) -> frozenset[int]:
        """Where the turns lead that are right, as digests."""
        return frozenset(self.turn(text).digest for text in self.file.answers)

    @cached_property
    def judged(self) -> dict[int, float]:
        """The chances of all turns that were judged, by the digest of where they lead."""
        known = {**self.file.others, **self.file.answers}
        return {self.turn(text).digest: chance for text, chance in known.items()}

    def turn(self, text: str) -> Turn:
        """A turn as it is written; raises StudyError where it cannot be played or goes on."""
        codes: list[int] = []
        state = self.start
        for action in text.split():
            if codes and ends_turn(self.seat, codes[-1], state):
                raise self.fault(f"{text!r} goes on after the turn")
            try:
                code = self.game.parse(state, action)
                refusal = state.why_not(self.seat, code)
            except (ValueError, Refusal) as error:
                raise self.fault(f"{text!r}: {error}") from None
            if refusal is not None:
                raise self.fault(f"{text!r}: {action} cannot be played: {refusal}")
            codes.append(code)
            state = state.after(code)
        if not codes or not ends_turn(self.seat, codes[-1], state):
            raise self.fault(f"{text!r} is not a whole turn")
        return Turn(tuple(codes), state)

    def fault(self, problem: str) -> StudyError:
        return StudyError(f"{self.game.id}/puzzles/{self.id}.json", problem)


class PuzzleTry(Try):
    """A turn that somebody tries at a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle.game, puzzle.start, puzzle.seat)
        self.puzzle = puzzle

    @property
    def turn(self) -> Turn:
        return follow(self.start, [move.code for move in self.moves])

    @property
    def verdict(self) -> Verdict:
        if not self.is_whole:
            return Verdict.OPEN
        puzzle = self.puzzle
        is_right = self.state.digest() in puzzle.answers or self.chance >= puzzle.least
        return Verdict.SOLVED if is_right else Verdict.WRONG

    @property
    def chance(self) -> float:
        """Of a whole turn: what it gives."""
        known = self.puzzle.judged
        return known[self.state.digest()] if self.state.digest() in known else self.judge()

    def judge(self) -> float:
        """Think about a turn, if nobody did before: takes some milliseconds."""
        known, digest = self.puzzle.judged, self.state.digest()
        if digest not in known:
            if len(known) >= MOST_JUDGED:
                known.pop(next(iter(known)))
            mind = usual_mind(self.game, Knowledge(self.start, self.seat))
            known[digest] = Judge(self.start, mind, SEEDS[0]).chance(self.turn, SHORT_THOUGHT)
        return known[digest]

    @property
    def is_whole(self) -> bool:
        """Whether the turn is over."""
        return bool(self.moves) and ends_turn(self.seat, self.moves[-1].code, self.state)

    def play(self, action: int | str) -> None:
        if self.is_whole:
            raise Refusal("not-your-turn", self.game.prefix + "-0.2", {"seat": self.seat})
        super().play(action)


# --- where they are --------------------------------------------------------------------------


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; raises StudyError naming the file."""
    folder = game.folder / "puzzles"
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    found = [
        read(game, name.removesuffix(".json"), (folder / name).read_bytes())
        for name in names
        if name.endswith(".json")
    ]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


def read(game: Game, name: str, text: bytes) -> Puzzle:
    """A puzzle from its file."""
    place = f"{game.id}/puzzles/{name}.json"
    try:
        file = msgspec.json.decode(text, type=PuzzleFile)
    except msgspec.ValidationError as error:
        key, problem = place_of(error)
        raise StudyError(f"{place}, {key}", problem) from None
    except msgspec.DecodeError as error:
        raise StudyError(place, str(error)) from None
    if not file.answers or not file.others:
        raise StudyError(place, "there must be a right turn, and another one")
    if file.difficulty not in DIFFICULTIES:
        raise StudyError(place, "difficulties are 1 to 5")
    return Puzzle(game, name, file)


def find_puzzle(game: Game, name: str) -> Puzzle | None:
    return next((each for each in puzzles(game) if each.id == name), None)


def daily(every: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, and none twice before all had their turn."""
    if not every:
        return None
    shuffled = sorted(every, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return shuffled[day.toordinal() % len(shuffled)]


# --- what they teach -------------------------------------------------------------------------


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that puzzles teach, and the rule behind it."""

    id: str
    rule: str
    plays: list[str] = []
    more: list[str] = []
    less: list[str] = []
    ends: bool = False


class IdeasFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    idea: list[Idea]


@dataclass(frozen=True)
class IdeaWords:
    """What an idea is called and what it is about, as Markdown."""

    title: str
    about: str


@cache
def ideas(game: Game) -> tuple[Idea, ...]:
    """What puzzles of a game teach; raises StudyError."""
    file = game.folder / "puzzles" / "ideas.toml"
    place = f"{game.id}/puzzles/ideas.toml"
    if not file.is_file():
        return ()
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return tuple(msgspec.convert(data, IdeasFile).idea)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise StudyError(place, str(error)) from None


@cache
def idea_words(game: Game, language: str) -> dict[str, IdeaWords]:
    """The words of all ideas in one language, by their ids; raises StudyError."""
    place = f"{game.id}/puzzles/{language}.md"
    if not ideas(game):
        return {}
    text = (game.folder / "puzzles" / f"{language}.md").read_text(encoding="utf-8")
    found: dict[str, IdeaWords] = {}
    for _, head, body in sections(text):
        name, _, title = (part.strip() for part in head.partition(":"))
        found[name] = IdeaWords(title, body)
    wanted = [idea.id for idea in ideas(game)]
    if list(found) != wanted:
        raise StudyError(place, f"the ideas are {', '.join(wanted)}, not {', '.join(found)}")
    return found


def idea_of(start: State, best: Turn, next_best: Turn) -> Idea | None:
    """The first idea of the game that fits what the best turn does."""
    texts = best.notation(start)
    why = reasons_between(int(start.actor), best.end, next_best.end)
    seat = int(start.actor)
    own = {reason.term for reason in why if reason.seat == seat}
    against = {reason.term for reason in why if reason.seat != seat}
    for idea in ideas(start.setup.game):
        if idea.plays and not any(fits(text, form) for text in texts for form in idea.plays):
            continue
        if (idea.more and not own & set(idea.more)) or (idea.less and not against & set(idea.less)):
            continue
        if not idea.ends or best.end.is_over:
            return idea
    return None


# --- in words --------------------------------------------------------------------------------


def percent(chance: float) -> int:
    return round(100 * chance)


def task(puzzle: Puzzle) -> Message:
    """What is asked."""
    return Message("puzzle-task", {"seat": seat_name(puzzle.seat)})


def answer(attempt: PuzzleTry, say: Say, language: str) -> list[str]:
    """What is said to a whole turn, as paragraphs of Markdown: what it is worth, and why."""
    puzzle = attempt.puzzle
    if attempt.verdict is Verdict.OPEN:
        return []
    if attempt.verdict is Verdict.WRONG:
        return [say(_wrong(puzzle, attempt.chance)), *_because(puzzle, attempt.turn, say)]
    next_best, chance = puzzle.next_best
    worth = {"chance": percent(attempt.chance), "next": percent(chance)}
    idea = idea_words(puzzle.game, language)[puzzle.idea.id]
    return [
        say(Message("puzzle-solved", worth)),
        f"**{idea.title}.** {idea.about} ({puzzle.idea.rule})",
        *_because(puzzle, next_best, say),
    ]


def _wrong(puzzle: Puzzle, chance: float) -> Message:
    """What a turn costs."""
    cost = percent(puzzle.chance) - percent(chance)
    return Message("puzzle-wrong", {"chance": percent(chance), "cost": cost})


def _because(puzzle: Puzzle, instead: Turn, say: Say) -> list[str]:
    """Why the solution is better than another turn, the weightiest reason first."""
    found = reasons_between(puzzle.seat, puzzle.solution.end, instead.end)
    why = in_words(found, puzzle.seat)
    return [] if why is None else [say(Message("puzzle-because", {"reasons": why}))]
