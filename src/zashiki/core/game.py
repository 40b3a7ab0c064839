"""A game: its static facts and what can be made of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from zashiki.core import registry
from zashiki.core.actions import Actions, Names, Notation
from zashiki.core.editing import NO_HANDS, Hands
from zashiki.core.edition import Edition, EditionError, make_edition, parse_edition
from zashiki.core.message import Message
from zashiki.core.observation import Block, Observation, common_blocks
from zashiki.core.outcome import Outcome
from zashiki.core.position import Position, PositionError, difference, forgiving
from zashiki.core.position import read as read_position
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About, Exhibit, Headline, Layout, Scene, marks_between
from zashiki.core.setup import Setup, SetupError
from zashiki.core.state import CHANCE, NOBODY, State

EXAMPLES = 3  # legal actions told where a text is not understood


@dataclass(frozen=True)
class Option:
    """A choice made before a match; the first of `choices` is the default.

    Texts: `option-KEY` names it, `option-KEY-CHOICE` each choice.
    """

    key: str
    choices: tuple[str, ...]
    rule_id: str
    # records were kept before it: they do not tell its default
    is_later: bool = field(default=False, repr=False)

    @property
    def default(self) -> str:
        return self.choices[0]


class Curtain(Enum):
    """Why undo may go no further back. The values are message ids."""

    ROLLED = "curtain-rolled"
    DRAWN = "curtain-drawn"
    REVEALED = "curtain-revealed"
    TURN_ENDED = "curtain-turn-ended"


class Game(ABC):
    """Facts and factories. There is one instance of each game, `GAME` in its module.

    A game in a folder of its own with one file for each thing is a `FolderGame`.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    package: ClassVar[str]  # where editions, texts, rulebook and art lie
    rules_version: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    actions: ClassVar[Actions]
    turn_ends: ClassVar[tuple[str, ...]] = ()  # families that end a turn, whoever has the next
    longest: ClassVar[int]  # no match has more actions than this
    score_bounds: ClassVar[tuple[int, int]]  # lowest and highest points of a seat, any time
    is_open: ClassVar[bool] = False  # nothing that has happened is hidden from one seat alone
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # a match takes, at the least and at the most
    difficulty: ClassVar[int] = 0  # 1 (learned at once) to 5 (takes an evening)
    first_options: ClassVar[Mapping[str, str]] = {}  # for a first match, where others are better

    def __init__(self) -> None:
        self.action_count = self.actions.count  # codes are 0 to this, exclusive
        self._defaults = {option.key: option.default for option in self.options}
        self._editions: dict[str, Edition] = {}
        self._notations: dict[tuple[Edition, int], Notation] = {}
        self._observations: dict[tuple[Edition, int], Observation] = {}

    def __repr__(self) -> str:
        return f"zashiki.game({self.id!r})"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return registry.game, (self.id,)  # there is one of each in a process

    def __deepcopy__(self, memo: object) -> Game:
        return self

    # --- matches -------------------------------------------------------------------------

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition = "default",
    ) -> State:
        """A match about to begin; everything random is still ahead."""
        return self.setup(seats, options, edition).start()

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Path | Edition = "default",
    ) -> Setup:
        """What a match is played with; raises SetupError or EditionError."""
        seats = self.seat_count(seats)
        return Setup(self, seats, self.settle(options or {}), self.edition(edition))

    def seat_count(self, seats: int | None) -> int:
        """So many seats, or the fewest; raises SetupError where that cannot be."""
        seats = self.seat_counts[0] if seats is None else seats
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise SetupError(f"{self.name} is for {allowed} seats, not {seats!r}")
        return seats

    def setup_from(
        self, position: Mapping[str, object], edition: str | Path | Edition | None = None
    ) -> Setup:
        """What a match is played with that begins from a position; raises PositionError."""
        state = self.arrange(position, edition)
        own = state.setup
        return Setup(self, own.seats, own.options, own.edition, state.position())

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; raises SetupError on a wrong one."""
        if not options:
            return dict(self._defaults)
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                there_are = ", ".join(known) or "none"
                raise SetupError(f"{self.name} has no option {key!r}; there are: {there_are}")
            if value not in known[key].choices:
                choices = ", ".join(known[key].choices)
                raise SetupError(f"option {key}: {value!r} is not one of {choices}")
        return {**self._defaults, **options}

    @abstractmethod
    def begin(self, setup: Setup) -> State:
        """The first state of a match; its setup is already checked."""

    # --- positions as data ---------------------------------------------------------------

    @property
    @abstractmethod
    def position_type(self) -> type[Position]:
        """The shape of this game's positions."""

    @abstractmethod
    def write(self, state: State, seat: int | None) -> Position:
        """The position as a seat (NOBODY: a spectator) knows it; None: the whole truth."""

    @abstractmethod
    def read(self, setup: Setup, position: Position) -> State:
        """The state of a position; raises PositionError where a name or count cannot be.

        What follows from other values need not be compared: `arrange` does that.
        """

    def tell(self, state: State, seat: int | None) -> dict[str, object]:
        """`write` as plain JSON values."""
        self.check_own(state)
        told: dict[str, object] = msgspec.to_builtins(self.write(state, seat))
        return told

    def arrange(
        self, position: Mapping[str, object], edition: str | Path | Edition | None = None
    ) -> State:
        """The state of a position, as `state.position()` tells it.

        What cannot be is refused by a PositionError that names the key at fault. `edition` is one
        of your own that the position names.
        """
        told = read_position(position, self.position_type)
        setup = self._setup_of(told, edition)
        state = self.read(setup, told)
        self._check_arranged(state, told)
        return state

    def draft(
        self, position: Mapping[str, object], edition: str | Path | Edition | None = None
    ) -> tuple[State | None, list[PositionError]]:
        """A position that somebody still works on: its state, as far as one can be made of it, and
        all that is wrong with it. A state with problems is to be looked at, never to be played.
        """
        state: State | None = None
        with forgiving() as problems:
            try:
                told = read_position(position, self.position_type)
                state = self.read(self._setup_of(told, edition), told)
                if not problems:
                    self._check_arranged(state, told)
            except PositionError as error:
                problems.append(error)
            except Exception:
                if not problems:  # rules may stumble over what cannot be, and over nothing else
                    raise
        return state, problems

    def hands(self, state: State, seat: int) -> Hands:
        """What can be taken and put elsewhere by hand when a position is arranged, as this seat
        sees it. Nothing, unless the game says so.
        """
        return NO_HANDS

    def _setup_of(self, told: Position, edition: str | Path | Edition | None) -> Setup:
        if told.game != self.id:
            raise PositionError("game", f"this position is of {told.game}, not {self.id}")
        try:
            found = self.edition(told.edition if edition is None else edition)
            settled = self.settle(told.options)
        except EditionError as error:
            raise PositionError("edition", str(error)) from None
        except SetupError as error:
            raise PositionError("options", str(error)) from None
        if found.id != told.edition:
            raise PositionError("edition", f"this is {told.edition!r}, not {found.id!r}")
        seats = len(told.seats)
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise PositionError("seats", f"{self.name} is for {allowed} seats, not {seats}")
        told.options = settled
        return Setup(self, seats, settled, found)

    def _check_arranged(self, state: State, told: Position) -> None:
        """What was told must be what is there, with all that follows; and all components."""
        apart = difference(msgspec.to_builtins(told), self.tell(state, None))
        if apart is not None:
            raise PositionError(*apart)
        there, wanted = state.components(), self.begin(state.setup).components()
        if bool(state.legal()) == state.is_over:
            raise PositionError("actor", "nobody could act here")
        for name, count in wanted.items():
            if there.get(name) != count:
                raise PositionError(name, f"there are {there.get(name)} of them, not {count}")

    def schema(self) -> dict[str, object]:
        """JSON Schema of positions and of views, which have null for what a seat may not know."""
        return msgspec.json.schema(self.position_type)

    # --- positions as numbers ------------------------------------------------------------

    def observation(
        self, seats: int | None = None, edition: str | Path | Edition = "default"
    ) -> Observation:
        """What the numbers are that `state.observe` writes, for so many seats.

        There are as many of them in every edition; the names are those of this one.
        """
        found, seats = self.edition(edition), self.seat_count(seats)
        key = (found, seats)
        if key not in self._observations:
            blocks = [*common_blocks(self, seats), *self.blocks(found, seats)]
            self._observations[key] = Observation(blocks)
        return self._observations[key]

    def blocks(self, edition: Edition, seats: int) -> Sequence[Block]:
        """The blocks that `State.fill_sheet` writes, in that order."""
        return ()

    def check_own(self, state: State) -> None:
        """Raises TypeError for a state of another game."""
        if state.setup.game is not self:
            raise TypeError(f"not a state of {self.name}: {type(state).__name__}")

    # --- editions ------------------------------------------------------------------------

    @property
    @abstractmethod
    def printed_type(self) -> type:
        """The shape of the game's own part of an edition, a msgspec struct."""

    @abstractmethod
    def build(self, printed: Any) -> object:
        """Check what an edition prints and pack it into tables; raises EditionError."""

    def read_edition(self, text: str, place: str) -> Edition:
        """Parse and check an edition; raises EditionError naming the key."""
        data = parse_edition(text, place, self.id)
        return make_edition(data, place, self.printed_type, self.build)

    def edition(self, which: str | Path | Edition = "default") -> Edition:
        """An edition of the package by its id or label, or one from a file of your own.

        By a label (`default#0a1b2c3d`) former ones are found too.
        """
        if isinstance(which, Edition):
            if which.game != self.id:
                raise EditionError("game", f"this edition is for {which.game}, not {self.id}")
            return which
        if isinstance(which, Path) or which.endswith(".toml"):
            path = Path(which)
            try:
                text = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                raise EditionError("file", "not a text in UTF-8", str(path)) from None
            except OSError as error:
                raise EditionError("file", f"cannot read {path}: {error.strerror}") from None
            return self.read_edition(text, str(path))
        if which not in self._editions:
            self._editions[which] = self._labelled(which) if "#" in which else self._named(which)
        return self._editions[which]

    def _named(self, name: str) -> Edition:
        if name not in self.editions():
            there_are = ", ".join(self.editions())
            problem = f"no edition {name!r} of {self.id}; there are {there_are}, and any file .toml"
            raise EditionError("id", problem)
        return self._read(f"{name}.toml")

    def _labelled(self, label: str) -> Edition:
        """The edition of today with this label, or the former one."""
        name = label.partition("#")[0]
        if name in self.editions() and self.edition(name).label == label:
            return self.edition(name)
        former = self.folder / "editions" / "former"
        files = [entry.name for entry in former.iterdir()] if former.is_dir() else []
        for file in sorted(files):
            if file.endswith(".toml"):
                found = self._read(f"former/{file}")
                if found.label == label:
                    return found
        raise EditionError("id", f"no edition {label} of {self.id}, not even a former one")

    def _read(self, file: str) -> Edition:
        text = self.folder.joinpath("editions", *file.split("/")).read_text(encoding="utf-8")
        return self.read_edition(text, f"{self.id}/editions/{file}")

    def editions(self) -> list[str]:
        """Ids of the editions of today in the package, the default first."""
        files = [entry.name for entry in (self.folder / "editions").iterdir()]
        ids = sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))
        return sorted(ids, key=lambda name: name != "default")

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    # --- answers of the rules ------------------------------------------------------------

    @abstractmethod
    def explain(self, state: State, code: int) -> Refusal:
        """Why this code, which is in range but not legal for the actor, is refused."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """The final count, explained. Asked for only when the match is over."""

    # --- words and eyes ------------------------------------------------------------------

    @abstractmethod
    def names(self, state: State) -> Names:
        """What the arguments of actions are called: the same for an edition and a seat count."""

    def names_now(self, state: State) -> Mapping[str, object]:
        """What depends on the position: names of arguments, and texts that forms ask for."""
        return {}

    def notation(self, state: State) -> Notation:
        key = (state.setup.edition, state.setup.seats)
        if key not in self._notations:
            self.check_own(state)
            self._notations[key] = Notation(self.actions, self.names(state))
        return self._notations[key]

    def notate(self, state: State, code: int) -> str:
        """Short stable text of a code legal in this state: no blanks, braces or quotes."""
        return self.notation(state).notate(code, self.names_now(state))

    def parse(self, state: State, text: str) -> int:
        """The code that `notate` writes so; raises ValueError saying what is not understood.

        Not checked: whether it is legal; `state.play` does that.
        """
        notation, now = self.notation(state), self.names_now(state)
        code = notation.parse(text, now)
        if code is not None:
            return code
        fault = notation.fault(text, now)
        legal = state.legal()
        some = legal[:: max(1, len(legal) // EXAMPLES)][:EXAMPLES]
        examples = ", ".join(self.notate(state, one) for one in some)
        there_are = f"; try {examples}" if examples else ""
        problem = fault or f"not an action of {self.name}"
        raise ValueError(f"{text!r}: {problem}{there_are}")

    def describe(self, state: State, code: int) -> dict[str, str]:
        """Family and arguments of a code by name; raises KeyError where it has no family."""
        return self.notation(state).describe(code, self.names_now(state))

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Message:
        """What is asked of this seat now, or what it waits for."""

    @abstractmethod
    def label(self, state: State, code: int) -> Message:
        """A legal action in words, for the list of choices."""

    @abstractmethod
    def story(self, state: State, code: int, after: State, seat: int) -> Message | None:
        """What this seat (NOBODY: spectators) reads when `code`, played in `state`, led to `after`.

        Never more than the seat may know; None where there is nothing to tell.
        """

    def headline(self, state: State, code: int, after: State) -> Headline | None:
        """What stands above the line of `story`, for everybody: a new round, fire, a capture."""
        return None

    @abstractmethod
    def layout(self, state: State) -> Layout:
        """The places of this match; they stay the same all match long."""

    @abstractmethod
    def scenes(self, state: State, seats: Sequence[int]) -> list[Scene]:
        """What these seats see, laid out for eyes, with legal actions as paths of touches.

        Several at once, so that what they see alike is made once.
        """

    def scene(self, state: State, seat: int) -> Scene:
        """What one seat (NOBODY: a spectator) sees."""
        return self.scenes(state, (seat,))[0]

    def open_scene(self, state: State, seat: int) -> Scene:
        """What this seat would see if nothing were secret: for studies, where one plays all sides.

        A game that hides things before seats says here what they are.
        """
        return self.scene(state, seat)

    def marks(self, state: State, code: int, after: State, seat: int) -> Sequence[str]:
        """The pieces or places, by their ids in `after`, where this seat sees what `code` did.

        Where the eyes of the others should go: what was laid or built, no bookkeeping.
        """
        return marks_between(self.scene(state, seat), self.scene(after, seat))

    def about(self, state: State, seat: int, thing: str) -> About | None:
        """What a piece, place or counter is that this seat (NOBODY: a spectator) sees.

        `thing` is the id of a piece or place, `counter:SEAT:ID` or `score:SEAT`. Never more than
        the seat may know; None where there is no such thing.
        """
        return None

    def gallery(self, edition: str | Path | Edition = "default") -> Sequence[Exhibit]:
        """All cards, tiles, buildings and the like of an edition, group by group."""
        return ()

    def meant(self, state: State, path: Sequence[str]) -> Sequence[int]:
        """Codes that the actor may mean by touching these pieces and places in this order.

        The likeliest first; legal or not: `why_not` of them answers a touch that leads nowhere.
        `path` holds what was picked up by the paths of the scene, then any one thing more. Without
        this, such a touch gets a general answer.
        """
        return ()

    @abstractmethod
    def draw(self, state: State, seat: int | None = None, language: str = "en") -> str:
        """The position as text of at most 80 columns; seat None sees everything."""

    def svg(self, state: State, seat: int | None = None) -> str:
        """The position as a picture; seat None: the public view."""
        from zashiki.core.svg import draw_scene

        if seat not in (None, NOBODY):
            state.check_seat(seat)
        return draw_scene(self, state, NOBODY if seat is None else seat)

    def curtain(self, state: State, code: int, after: State) -> Curtain | None:
        """Whether undo may not go back behind `code`, played in `state` and leading to `after`."""
        if state.actor == CHANCE:
            return self.chance_curtain(state, code)
        is_turn_over = self.actions[code].family in self.turn_ends
        if is_turn_over or after.actor not in (state.actor, CHANCE):
            return Curtain.TURN_ENDED
        return None

    def chance_curtain(self, state: State, code: int) -> Curtain:
        """What kind of chance this is; games with dice say ROLLED for these."""
        return Curtain.DRAWN

    def languages(self) -> Sequence[str]:
        return ("en", "de", "fr")
