"""The numbered choices of a person: grouped by the first touch, narrowed by letters, paged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from zashiki.core.game import Game
from zashiki.core.scene import Scene
from zashiki.core.state import State
from zashiki.texts import Speaker

FEW = 24  # so many choices are simply listed
PAGE = 60  # so many are shown at once where there is room


@dataclass(frozen=True)
class Entry:
    """One legal action: its code, how it is written, its words, and the touches that mean it."""

    code: int
    notation: str
    label: str
    path: tuple[str, ...] = ()

    def holds(self, words: str) -> bool:
        return words in self.label.casefold() or words in self.notation.casefold()


@dataclass(frozen=True)
class Group:
    """Several choices that begin with the same touch."""

    label: str
    entries: tuple[Entry, ...]


@dataclass
class Menu:
    """What is listed now, out of all that is possible."""

    entries: Sequence[Entry]
    names: dict[str, str] = field(default_factory=dict)  # of what can be touched
    group: str = ""  # what the list is confined to
    words: str = ""  # or the letters it is narrowed to
    page: int = 0
    page_size: int = PAGE

    def __post_init__(self) -> None:
        self.everything = self.entries
        self.items = self._arrange(self.entries)

    def shown(self) -> list[tuple[int, Entry | Group]]:
        """The items of this page with their numbers."""
        numbered = list(enumerate(self.items, 1))
        return numbered[self.page * self.page_size : (self.page + 1) * self.page_size]

    @property
    def rest(self) -> int:
        """How many items are on later pages."""
        return max(0, len(self.items) - (self.page + 1) * self.page_size)

    def pick(self, number: int) -> Entry | Group | None:
        return self.items[number - 1] if 1 <= number <= len(self.items) else None

    def find(self, words: str) -> Entry | None:
        """The action written so; capitals matter only where two actions need them."""
        exact = [entry for entry in self.everything if entry.notation == words]
        if exact:
            return exact[0]
        small = words.lower()
        loose = [entry for entry in self.everything if entry.notation.lower() == small]
        return loose[0] if len(loose) == 1 else None

    def enter(self, group: Group) -> None:
        """Confine the list to one group."""
        self._show(group.entries, group=group.label)

    def narrow(self, words: str) -> bool:
        """Confine the list to what holds these letters; False, and no change, if nothing does."""
        found = [entry for entry in self.everything if entry.holds(words.casefold())]
        if found:
            self._show(found, words=words)
        return bool(found)

    def back(self) -> None:
        """The whole list again."""
        self._show(self.everything)

    def turn_page(self) -> bool:
        """The next page; False if this is the last one."""
        if not self.rest:
            return False
        self.page += 1
        return True

    def _show(self, entries: Sequence[Entry], group: str = "", words: str = "") -> None:
        self.entries, self.group, self.words, self.page = entries, group, words, 0
        self.items = self._arrange(entries)

    def _arrange(self, entries: Sequence[Entry]) -> list[Entry | Group]:
        """Few choices as they are; many in groups by the first touch in which they differ."""
        if len(entries) <= FEW:
            return list(entries)
        deepest = max(len(entry.path) for entry in entries)
        for depth in range(deepest):
            groups = self._by_touch(entries, depth)
            if 1 < len(groups) <= len(entries) // 2:
                return [
                    found[0] if len(found) == 1 else Group(name, tuple(found))
                    for name, found in groups.items()
                ]
        return list(entries)

    def _by_touch(self, entries: Sequence[Entry], depth: int) -> dict[str, list[Entry]]:
        """By the name of what is touched; actions that need no such touch stand for themselves."""
        groups: dict[str, list[Entry]] = {}
        for entry in entries:
            if depth < len(entry.path):
                touch = entry.path[depth]
                key = self.names.get(touch, touch)
            else:
                key = entry.label
            groups.setdefault(key, []).append(entry)
        return groups


def make_menu(game: Game, state: State, scene: Scene, say: Speaker, names: dict[str, str]) -> Menu:
    """The menu of the actor, whose scene this is; `names` are those of the places."""
    paths = {choice.code: tuple(choice.path) for choice in scene.legal}
    entries = [
        Entry(code, game.notate(state, code), say(game.label(state, code)), paths.get(code, ()))
        for code in state.legal()
    ]
    pieces = {piece.id: say(piece.label) for piece in scene.pieces if piece.label}
    return Menu(entries, names | pieces)
