"""Yamataï, for two to four seats: islands, ships of five materials, and a capital to build."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from zashiki.core.edition import Edition
from zashiki.core.game import Curtain, Game
from zashiki.core.message import Message
from zashiki.core.scene import Layout, Scene
from zashiki.core.state import State
from zashiki.games.yamatai import edition, meaning, scene, terminal, words
from zashiki.games.yamatai.notation import Notation
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.state import ACTIONS, LOOKING
from zashiki.games.yamatai.tables import Tables
from zashiki.texts import speaker


class YamataiGame(Game):
    """Facts and factories; the work is done in the files beside this one."""

    id = "yamatai"
    name = "Yamataï"
    prefix = "YAM"
    package = "zashiki.games.yamatai"
    rules_version = "1"
    seat_counts = edition.SEAT_COUNTS
    options = ()
    action_count = ACTIONS
    # 30 rounds of four turns with at most 50 actions each and 14 things turned up, and the set-up.
    longest = 30 * (4 * 50 + 14) + 60
    # All ships beside one harbour and every tile reserved; or 30 rounds of the best sales, every
    # tile, token and specialist, and 3 coins to the point.
    score_bounds = (-70, 1600)

    def begin(self, seats: int, options: Mapping[str, str], edition: Edition) -> State:
        return Yamatai(seats, cast("Tables", edition.tables))

    def read_edition(self, text: str, place: str) -> Edition:
        return edition.read_edition(text, place)

    def notate(self, state: State, code: int) -> str:
        return _notation(own(state).tables).notate(code)

    def parse(self, state: State, text: str) -> int:
        return _notation(own(state).tables).parse(text)

    def prompt(self, state: State, seat: int) -> Message:
        return words.prompt(own(state), seat)

    def label(self, state: State, code: int) -> Message:
        return words.label(own(state), code)

    def story(self, state: State, code: int, seat: int) -> Message | None:
        return words.story(own(state), code, seat)

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
        return terminal.draw(own(state), seat, speaker(self, language))

    def chance_curtain(self, state: State, code: int) -> Curtain:
        """Looking at the pile reveals, everything else is drawn (YAM-11.4)."""
        return Curtain.REVEALED if own(state).phase == LOOKING else Curtain.DRAWN


@cache
def _notation(tables: Tables) -> Notation:
    return Notation(tables)


def own(state: State) -> Yamatai:
    """The state as one of this game."""
    if not isinstance(state, Yamatai):
        raise TypeError(f"not a state of Yamataï: {type(state).__name__}")
    return state


GAME = YamataiGame()
