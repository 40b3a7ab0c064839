"""IKI: a year of trade, stalls and fires in old Edo, for two to four."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from zashiki.core.edition import Edition
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import Layout, Scene
from zashiki.core.state import State
from zashiki.games.iki import edition, meaning, notation, scene, terminal, words
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import CODES
from zashiki.games.iki.tables import Tables
from zashiki.texts import speaker


class IkiGame(Game):
    """Facts about IKI and its factories."""

    id = "iki"
    name = "IKI"
    prefix = "IKI"
    package = "zashiki.games.iki"
    rules_version = "1"
    seat_counts = (2, 3, 4)  # IKI-1.1
    options = ()
    action_count = CODES
    longest = 1500
    score_bounds = (0, 999)
    is_open = True

    def begin(self, seats: int, options: Mapping[str, str], edition: Edition) -> Iki:
        state = Iki(cast("Tables", edition.tables), seats)
        state.lay_out()
        return state

    def read_edition(self, text: str, place: str) -> Edition:
        return edition.read_edition(text, place)

    def notate(self, state: State, code: int) -> str:
        return notation.notate(own(state), code)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(own(state), text)

    def prompt(self, state: State, seat: int) -> Message:
        return words.prompt(own(state), seat)

    def label(self, state: State, code: int) -> Message:
        return words.label(own(state), code)

    def story(self, state: State, code: int, seat: int) -> Message | None:
        return words.story(own(state), code)

    def layout(self, state: State) -> Layout:
        return scene.layout(own(state))

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(own(state), seat)

    def meant(self, state: State, path: Sequence[str]) -> Sequence[int]:
        return meaning.meant(own(state), path)

    def scenes(self, state: State, seats: Sequence[int]) -> list[Scene]:
        return scene.scenes(own(state), seats)

    def draw(self, state: State, seat: int | None = None) -> str:
        return self.draw_in("en", state, seat)

    def draw_in(self, language: str, state: State, seat: int | None = None) -> str:
        return terminal.draw(own(state), speaker(self, language))


def own(state: State) -> Iki:
    """The state as one of this game."""
    if not isinstance(state, Iki):
        raise TypeError(f"not a state of IKI: {type(state).__name__}")
    return state


GAME = IkiGame()
