"""Samurai, for two to four seats: majorities around the villages and cities of Japan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from zashiki.core.edition import Edition
from zashiki.core.game import Game, Option
from zashiki.core.message import Message
from zashiki.core.scene import Layout, Scene
from zashiki.core.state import State
from zashiki.games.samurai import edition, layout, meaning, notation, scene, terminal, words
from zashiki.games.samurai.rules import Samurai, new_match
from zashiki.games.samurai.state import CODES, Terms
from zashiki.games.samurai.tables import Tables
from zashiki.texts import speaker


class SamuraiGame(Game):
    """Facts and factories; the work is done in the files beside this one."""

    id = "samurai"
    name = "Samurai"
    prefix = "SAM"
    package = "zashiki.games.samurai"
    rules_version = "1"
    seat_counts = edition.SEAT_COUNTS
    options = (
        Option("captures", ("end-of-turn", "at-once"), "SAM-8.4"),
        Option("opening", ("choose", "draw"), "SAM-2.4"),
        Option("figures", ("placed", "dealt"), "SAM-3.7"),
        Option("screens", ("as-printed", "open"), "SAM-8.5"),
    )
    action_count = int(CODES)
    # Of each of four seats: 5 opening tiles, 9 figures, 20 tiles laid in as many turns with their
    # ends, one laid again, the second figure of an exchange, 15 tiles drawn.
    longest = 4 * (5 + 9 + 20 + 20 + 1 + 1 + 15)
    score_bounds = (0, 39)

    def begin(self, seats: int, options: Mapping[str, str], edition: Edition) -> State:
        tables = cast("dict[int, Tables]", edition.tables)
        terms = Terms(
            tables[seats],
            at_once=options["captures"] == "at-once",
            opening_drawn=options["opening"] == "draw",
            figures_dealt=options["figures"] == "dealt",
            screens_open=options["screens"] == "open",
        )
        return new_match(terms)

    def read_edition(self, text: str, place: str) -> Edition:
        return edition.read_edition(text, place)

    def notate(self, state: State, code: int) -> str:
        return notation.notate(own(state).tables, code)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(own(state).tables, text)

    def prompt(self, state: State, seat: int) -> Message:
        return words.prompt(own(state), seat)

    def label(self, state: State, code: int) -> Message:
        return words.label(own(state).tables, code)

    def story(self, state: State, code: int, seat: int) -> Message | None:
        return words.story(own(state), code, seat)

    def layout(self, state: State) -> Layout:
        return layout.layout(own(state).tables)

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


def own(state: State) -> Samurai:
    """The state as one of this game."""
    if not isinstance(state, Samurai):
        raise TypeError(f"not a state of Samurai: {type(state).__name__}")
    return state


GAME = SamuraiGame()
