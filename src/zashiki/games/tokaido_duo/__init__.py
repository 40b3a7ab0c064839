"""Tokaido Duo: two players, three characters each, three dice, on the island of Shikoku."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from zashiki.core.edition import Edition
from zashiki.core.game import Curtain, Game, Option
from zashiki.core.message import Message
from zashiki.core.scene import Layout, Scene
from zashiki.core.state import State
from zashiki.games.tokaido_duo import edition as editions
from zashiki.games.tokaido_duo import layout as places
from zashiki.games.tokaido_duo import meaning, terminal, words
from zashiki.games.tokaido_duo import scene as scenes
from zashiki.games.tokaido_duo.notation import Notation
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import (
    ACTION_COUNT,
    ROLLING,
    ROUND_LIMIT,
    SHOWING,
    TURNING,
    Position,
)
from zashiki.games.tokaido_duo.tables import CHARACTERS, COASTAL_TOWNS, Tables
from zashiki.texts import speaker

# The most that any edition allows. A die: take, twice move and use, rest; in between, goods drawn
# and put back (7 each), paintings turned up (7), goods given back by the other seat (2).
_MERCHANT_DIE = 2 + 2 * (2 + 7 + 7)
_ARTIST_DIE = 2 + 2 * (2 + 7)
_PILGRIM_DIE = 2 + 2 * (2 + 2)
_ROUND = 1 + _MERCHANT_DIE + _ARTIST_DIE + _PILGRIM_DIE


class TokaidoDuoGame(Game):
    """Facts and factories of Tokaido Duo."""

    id = "tokaido_duo"
    name = "Tokaido Duo"
    prefix = "DUO"
    package = "zashiki.games.tokaido_duo"
    rules_version = "1"
    seat_counts = (2,)
    options = (Option("colours", ("purple-begins", "green-begins"), "DUO-2.2"),)
    action_count = ACTION_COUNT
    longest = COASTAL_TOWNS + CHARACTERS + ROUND_LIMIT * _ROUND
    score_bounds = (1, editions.HIGHEST_SCORE)
    is_open = True

    def begin(self, seats: int, options: Mapping[str, str], edition: Edition) -> State:
        if not isinstance(edition.tables, Tables):
            raise TypeError(f"not an edition of Tokaido Duo: {edition.id}")
        swapped = 1 if options["colours"] == "green-begins" else 0
        return TokaidoDuo(edition.tables, swapped)

    def read_edition(self, text: str, place: str) -> Edition:
        return editions.read_edition(text, place)

    def notate(self, state: State, code: int) -> str:
        position = own(state)
        return _notation(position.tables).notate(position, code)

    def parse(self, state: State, text: str) -> int:
        position = own(state)
        return _notation(position.tables).parse(position, text)

    def prompt(self, state: State, seat: int) -> Message:
        return words.prompt(own(state), seat)

    def label(self, state: State, code: int) -> Message:
        return words.label(own(state), code)

    def story(self, state: State, code: int, seat: int) -> Message | None:
        return words.story(own(state), code)

    def layout(self, state: State) -> Layout:
        return places.layout(own(state).tables)

    def scene(self, state: State, seat: int) -> Scene:
        return scenes.scene(own(state), seat)

    def meant(self, state: State, path: Sequence[str]) -> Sequence[int]:
        return meaning.meant(own(state), path)

    def scenes(self, state: State, seats: Sequence[int]) -> list[Scene]:
        return scenes.scenes(own(state), seats)

    def draw(self, state: State, seat: int | None = None) -> str:
        return self.draw_in("en", state, seat)

    def draw_in(self, language: str, state: State, seat: int | None = None) -> str:
        return terminal.draw(own(state), speaker(self, language))

    def chance_curtain(self, state: State, code: int) -> Curtain:
        phase = own(state).phase
        if phase == ROLLING:
            return Curtain.ROLLED
        return Curtain.REVEALED if phase in (SHOWING, TURNING) else Curtain.DRAWN


def own(state: State) -> Position:
    """The state as one of this game."""
    if not isinstance(state, Position):
        raise TypeError(f"not a state of Tokaido Duo: {type(state).__name__}")
    return state


@cache
def _notation(tables: Tables) -> Notation:
    return Notation(tables)


GAME = TokaidoDuoGame()
