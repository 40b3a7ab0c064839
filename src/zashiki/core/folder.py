"""Games in a folder of their own, with one file for each thing.

The files have the same names and functions in every game; this hands over to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, get_type_hints

from zashiki.core.actions import Names
from zashiki.core.editing import NO_HANDS, Hands
from zashiki.core.edition import Edition
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.observation import Block
from zashiki.core.outcome import Outcome
from zashiki.core.position import Position as AnyPosition
from zashiki.core.refusal import Refusal
from zashiki.core.scene import About, Exhibit, Headline, Layout, Scene
from zashiki.core.setup import Setup
from zashiki.core.state import State
from zashiki.texts import Speaker, speaker


class FolderError(ValueError):
    """A file of a game's folder is missing, or something that every game has in it."""


class EditionFile(Protocol):
    """edition.py: what an edition prints, its checks, and the tables made of it."""

    @property
    def Printed(self) -> type: ...  # noqa: N802  it is a class

    def build(self, printed: Any, /) -> object: ...


class NotationFile(Protocol):
    """notation.py: what the arguments of actions are called."""

    def names(self, state: Any, /) -> Names: ...


class PositionFile(Protocol):
    """position.py: the position as named data, and back."""

    @property
    def Position(self) -> type[AnyPosition]: ...  # noqa: N802  it is a class

    def write(self, state: Any, seat: int | None, /) -> AnyPosition: ...

    def read(self, setup: Setup, position: Any, /) -> State: ...


class ObservationFile(Protocol):
    """observation.py: what a seat knows as numbers; the rules hand over to its `fill`."""

    def blocks(self, tables: Any, seats: int, /) -> list[Block]: ...


class RulesFile(Protocol):
    """rules.py: what may be done, and what it does."""

    def new_match(self, setup: Setup, /) -> State: ...


class RefusalsFile(Protocol):
    """refusals.py: why an action may not be done."""

    def explain(self, state: Any, code: int, /) -> Refusal: ...


class ScoringFile(Protocol):
    """scoring.py: points, places and the final count."""

    def outcome(self, state: Any, /) -> Outcome: ...


class WordsFile(Protocol):
    """words.py: what is asked, offered and told."""

    def prompt(self, state: Any, seat: int, /) -> Message: ...

    def label(self, state: Any, code: int, /) -> Message: ...

    def story(self, state: Any, code: int, after: Any, seat: int, /) -> Message | None: ...

    def headline(self, state: Any, code: int, after: Any, /) -> Headline | None: ...


class LayoutFile(Protocol):
    """layout.py: the places of a match."""

    def layout(self, state: Any, /) -> Layout: ...


class SceneFile(Protocol):
    """scene.py: pieces, panels and paths of touches."""

    def scenes(self, state: Any, seats: Sequence[int], /) -> list[Scene]: ...


class MarksFile(Protocol):
    """marks.py: where the eyes should go after an action."""

    def marks(self, state: Any, code: int, after: Any, seat: int, /) -> Sequence[str]: ...


class AboutFile(Protocol):
    """about.py: what everything on the table is."""

    def about(self, state: Any, seat: int, thing: str, /) -> About | None: ...


class GalleryFile(Protocol):
    """gallery.py: all cards, tiles and the like."""

    def gallery(self, edition: Edition, /) -> Sequence[Exhibit]: ...


class MeaningFile(Protocol):
    """meaning.py: what touches outside the paths would mean."""

    def meant(self, state: Any, path: Sequence[str], /) -> Sequence[int]: ...


class TerminalFile(Protocol):
    """terminal.py: the position as text."""

    def draw(self, state: Any, seat: int | None, say: Speaker, /) -> str: ...


class Files:
    """The modules of a game's folder that the contract hands over to.

    Each is imported when it is first asked for, so that rules can be played before there is
    anything to see of them.
    """

    edition: EditionFile
    notation: NotationFile
    position: PositionFile
    observation: ObservationFile
    rules: RulesFile
    refusals: RefusalsFile
    scoring: ScoringFile
    words: WordsFile
    layout: LayoutFile
    scene: SceneFile
    marks: MarksFile
    about: AboutFile
    gallery: GalleryFile
    meaning: MeaningFile
    terminal: TerminalFile

    def __init__(self, package: str) -> None:
        self._package = package

    def __getattr__(self, name: str) -> Any:
        if name not in SHAPES:
            raise AttributeError(name)
        found = _file(self._package, name, SHAPES[name])
        setattr(self, name, found)
        return found

    def check(self) -> None:
        """All of them; raises FolderError naming what is missing."""
        for name in SHAPES:
            getattr(self, name)


SHAPES = get_type_hints(Files)


def _file(package: str, name: str, shape: type) -> Any:
    """A module of the folder, with all that the shape wants of it."""
    place = f"{package.rpartition('.')[2]}/{name}.py"
    try:
        module = import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{name}":  # it is there, and imports what is not
            raise
        holds = str(shape.__doc__).partition(": ")[2]
        raise FolderError(f"{place} is missing; it holds {holds}") from None
    for wanted in vars(shape):
        if not wanted.startswith("_") and not hasattr(module, wanted):
            raise FolderError(f"{place} has no `{wanted}`")
    return module


class FolderGame(Game):
    """A game whose folder, `package`, says the rest."""

    @cached_property
    def files(self) -> Files:
        return Files(self.package)

    def begin(self, setup: Setup) -> State:
        return self.files.rules.new_match(setup)

    @property
    def printed_type(self) -> type:
        return self.files.edition.Printed

    def build(self, printed: Any) -> object:
        return self.files.edition.build(printed)

    @property
    def position_type(self) -> type[AnyPosition]:
        return self.files.position.Position

    def write(self, state: State, seat: int | None) -> AnyPosition:
        return self.files.position.write(state, seat)

    def read(self, setup: Setup, position: AnyPosition) -> State:
        return self.files.position.read(setup, position)

    def hands(self, state: State, seat: int) -> Hands:
        """By the game's own editing.py, if it has one."""
        try:
            file: Any = import_module(f"{self.package}.editing")
        except ModuleNotFoundError:
            return NO_HANDS
        self.check_own(state)
        return file.hands(state, seat)  # type: ignore[no-any-return]

    def blocks(self, edition: Edition, seats: int) -> Sequence[Block]:
        return self.files.observation.blocks(edition.tables, seats)

    def explain(self, state: State, code: int) -> Refusal:
        return self.files.refusals.explain(state, code)

    def outcome(self, state: State) -> Outcome:
        return self.files.scoring.outcome(state)

    def names(self, state: State) -> Names:
        return self.files.notation.names(state)

    def prompt(self, state: State, seat: int) -> Message:
        return self.files.words.prompt(state, seat)

    def label(self, state: State, code: int) -> Message:
        return self.files.words.label(state, code)

    def story(self, state: State, code: int, after: State, seat: int) -> Message | None:
        return self.files.words.story(state, code, after, seat)

    def headline(self, state: State, code: int, after: State) -> Headline | None:
        return self.files.words.headline(state, code, after)

    def layout(self, state: State) -> Layout:
        return self.files.layout.layout(state)

    def scenes(self, state: State, seats: Sequence[int]) -> list[Scene]:
        self.check_own(state)
        return self.files.scene.scenes(state, seats)

    def open_scene(self, state: State, seat: int) -> Scene:
        """By the game's own scene.py where it hides something before seats."""
        opened: Callable[[State, int], Scene] | None
        opened = getattr(self.files.scene, "open_scene", None)
        return self.scene(state, seat) if opened is None else opened(state, seat)

    def marks(self, state: State, code: int, after: State, seat: int) -> Sequence[str]:
        return self.files.marks.marks(state, code, after, seat)

    def about(self, state: State, seat: int, thing: str) -> About | None:
        self.check_own(state)
        return self.files.about.about(state, seat, thing)

    def gallery(self, edition: str | Path | Edition = "default") -> Sequence[Exhibit]:
        return self.files.gallery.gallery(self.edition(edition))

    def meant(self, state: State, path: Sequence[str]) -> Sequence[int]:
        return self.files.meaning.meant(state, path)

    def draw(self, state: State, seat: int | None = None, language: str = "en") -> str:
        self.check_own(state)
        return self.files.terminal.draw(state, seat, speaker(self, language))
