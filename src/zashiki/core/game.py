"""A game: its static facts and what can be made of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar

from zashiki.core import registry
from zashiki.core.edition import Edition, EditionError
from zashiki.core.message import Message
from zashiki.core.scene import Layout, Scene
from zashiki.core.state import CHANCE, NOBODY, State


class SetupError(ValueError):
    """A match that cannot be set up like this: the message names the seat count or option."""


@dataclass(frozen=True)
class Option:
    """A choice made before a match; the first of `choices` is the default.

    Texts: `option-KEY` names it, `option-KEY-CHOICE` each choice.
    """

    key: str
    choices: tuple[str, ...]
    rule_id: str

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
    """Facts and factories. Each game folder has one subclass and its single instance, GAME."""

    id: ClassVar[str]
    name: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    package: ClassVar[str]  # where editions, texts, rulebook and art lie
    rules_version: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    action_count: ClassVar[int]  # codes are 0 to this, exclusive
    longest: ClassVar[int]  # no match has more actions than this
    score_bounds: ClassVar[tuple[int, int]]  # lowest and highest points of a seat, any time
    is_open: ClassVar[bool] = False  # nothing that has happened is hidden from one seat alone

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}

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
        seats = self.seat_counts[0] if seats is None else seats
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise SetupError(f"{self.name} is for {allowed} seats, not {seats!r}")
        return self.begin(seats, self.settle(options or {}), self.edition(edition))

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; raises SetupError on a wrong one."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                there_are = ", ".join(known) or "none"
                raise SetupError(f"{self.name} has no option {key!r}; there are: {there_are}")
            if value not in known[key].choices:
                choices = ", ".join(known[key].choices)
                raise SetupError(f"option {key}: {value!r} is not one of {choices}")
        return {key: options.get(key, option.default) for key, option in known.items()}

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, str], edition: Edition) -> State:
        """The first position; seats and options are already checked."""

    # --- editions ------------------------------------------------------------------------

    @abstractmethod
    def read_edition(self, text: str, place: str) -> Edition:
        """Parse and check an edition; raises EditionError naming the key."""

    def edition(self, which: str | Path | Edition = "default") -> Edition:
        """An edition of the package by its id, or one from a file of your own."""
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
            if which not in self.editions():
                there_are = ", ".join(self.editions())
                raise EditionError(
                    "id",
                    f"no edition {which!r} of {self.id}; there are {there_are}, and any file .toml",
                )
            text = (self.folder / "editions" / f"{which}.toml").read_text(encoding="utf-8")
            self._editions[which] = self.read_edition(text, f"{self.id}/editions/{which}.toml")
        return self._editions[which]

    def editions(self) -> list[str]:
        """Ids of the editions in the package, the default first."""
        files = [entry.name for entry in (self.folder / "editions").iterdir()]
        ids = sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))
        return sorted(ids, key=lambda name: name != "default")

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    # --- words and eyes ------------------------------------------------------------------

    @abstractmethod
    def notate(self, state: State, code: int) -> str:
        """Short stable text of a code legal in this state: no blanks, braces or quotes."""

    @abstractmethod
    def parse(self, state: State, text: str) -> int:
        """The code that `notate` writes so; raises ValueError saying what is not understood.

        Not checked: whether it is legal; `state.play` does that.
        """

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Message:
        """What is asked of this seat now, or what it waits for."""

    @abstractmethod
    def label(self, state: State, code: int) -> Message:
        """A legal action in words, for the list of choices."""

    @abstractmethod
    def story(self, state: State, code: int, seat: int) -> Message | None:
        """What this seat (NOBODY: spectators) reads in the log when `code` is played in `state`.

        Never more than the seat may know; None where there is nothing to tell.
        """

    @abstractmethod
    def layout(self, state: State) -> Layout:
        """The places of this match; they stay the same all match long."""

    @abstractmethod
    def scene(self, state: State, seat: int) -> Scene:
        """The view of a seat laid out for eyes, with its legal actions as paths of touches."""

    def meant(self, state: State, path: Sequence[str]) -> Sequence[int]:
        """Codes that the actor may mean by touching these pieces and places in this order.

        The likeliest first; legal or not: `why_not` of them answers a touch that leads nowhere.
        `path` holds what was picked up by the paths of the scene, then any one thing more. Without
        this, such a touch gets a general answer.
        """
        return ()

    def scenes(self, state: State, seats: Sequence[int]) -> list[Scene]:
        """The same position from several seats; a game may make once what they see alike."""
        return [self.scene(state, seat) for seat in seats]

    @abstractmethod
    def draw(self, state: State, seat: int | None = None) -> str:
        """The position as text of at most 80 columns; seat None sees everything."""

    def draw_in(self, language: str, state: State, seat: int | None = None) -> str:
        """`draw` with words of another language; in English where a game has none."""
        return self.draw(state, seat)

    def svg(self, state: State, seat: int | None = None) -> str:
        """The position as a picture; seat None: the public view."""
        from zashiki.core.svg import draw_scene

        if seat not in (None, NOBODY, *range(int(state.seats))):
            raise ValueError(f"there is no seat {seat}; there are 0 to {int(state.seats) - 1}")
        return draw_scene(self, state, NOBODY if seat is None else seat)

    def curtain(self, state: State, code: int, after: State) -> Curtain | None:
        """Whether undo may not go back behind `code`, played in `state` and leading to `after`."""
        if state.actor == CHANCE:
            return self.chance_curtain(state, code)
        if after.actor not in (state.actor, CHANCE):
            return Curtain.TURN_ENDED
        return None

    def chance_curtain(self, state: State, code: int) -> Curtain:
        """What kind of chance this is; games with dice say ROLLED for these."""
        return Curtain.DRAWN

    def languages(self) -> Sequence[str]:
        return ("en", "de", "fr")
