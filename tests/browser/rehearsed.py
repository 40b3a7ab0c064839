"""Matches that go the same way each time, so that what is seen of them can be seen again.

`python -m tests.browser.rehearsed --port N --store URL` is a house like any other, but for its
bots and its dice: what they do follows from the position. So a whole match is known before it is
played at one of its tables.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from functools import cached_property, partial

from zashiki.core import registry
from zashiki.core.rng import Rng
from zashiki.core.state import State
from zashiki.house import new_tables, setups
from zashiki.house.house import House
from zashiki.house.store import Store
from zashiki.house.thinkers import Question, Thought
from zashiki.match import Match, replay, seeded_chance
from zashiki.record import Record
from zashiki.web.app import create_app
from zashiki.web.serve import HOST, listen, place_of, run, told
from zashiki.web.settings import Settings

PRIME = 1_000_003


def decided(state: State, seed: int = 0) -> int:
    """Any action, but always the same one in a position."""
    return int(state.random_action(Rng((state.digest() + seed * PRIME) % 2**64)))


@dataclass(frozen=True)
class Rehearsal:
    """A match of a guest, who plays at random from a seed, with bots in the other seats."""

    game: str
    seats: int
    seed: int

    @property
    def seat(self) -> int:
        """Where the guest sits."""
        return self.seed % self.seats

    @cached_property
    def begin(self) -> int:
        """The first ply at which somebody acts."""
        return self._opening().ply

    @cached_property
    def record(self) -> Record:
        match = self._opening()
        while not match.is_over:
            match.play(decided(match.state, self.seed if match.actor == self.seat else 0))
        return Record.of(match)

    @cached_property
    def mine(self) -> list[int]:
        """The plies at which the guest acts."""
        match = self.record.match()
        return [ply for ply in range(self.begin, match.ply) if match.actors[ply] == self.seat]

    def _opening(self) -> Match:
        """What chance brings before anybody acts."""
        chance = seeded_chance(Rng(self.seed))
        match = Match(registry.game(self.game).setup(self.seats), chance=chance)
        match.draw_on()
        return match


class Rehearsed:
    """Bots that do what is decided."""

    waiting = 0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def choose(self, question: Question) -> int:
        return decided(replay(question.setup, question.codes))

    async def compare(self, question: Question) -> list[Thought]:
        return [Thought(code, 1, 0.5) for code in replay(question.setup, question.codes).legal()]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--store")
    parser.add_argument("--no-open", action="store_true")
    asked = parser.parse_args()
    for module in (new_tables, setups):  # they make the matches of tables
        vars(module)["Match"] = partial(Match, chance=decided)
    door = listen(HOST, asked.port)
    settings = Settings(door=place_of(door))
    sys.stdout.write(told(place_of(door)))
    sys.stdout.flush()
    run(create_app(House(Store(asked.store), Rehearsed()), settings), door, settings)


if __name__ == "__main__":
    main()
