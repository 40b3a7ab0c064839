"""Two small games of our own, interpreted, to try bots on.

Stones: take 1 to 3 stones, whoever takes the last one wins. Everything is open.
Lanterns: each seat is dealt three hidden cards by chance and lays one per turn; instead of
counting the card it may trade it for a roll of the die. The most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import zashiki as z
from tests.toys import base
from tests.toys.base import deal_anew
from zashiki.core.cells import rank


class ToyState(base.ToyState):
    def explain(self, code: int) -> z.Refusal:
        return z.Refusal("no-such-action", "TOY-0.3", {"code": code})

    def components(self) -> dict[str, int]:
        return {}

    def final_count(self) -> z.Outcome:
        places = tuple(self.ranking())
        return z.Outcome(
            z.Message("ending"), tuple(self.scores()), places, (), z.Message("verdict")
        )

    def weight(self, code: i64) -> i64:
        return 1


class Stones(ToyState):
    def __init__(self, seats: int | z.Setup, left: int = 13) -> None:
        super().__init__(seats if isinstance(seats, z.Setup) else STONES.setup(seats))
        self.left = left
        self.last = -1

    def list_actions(self, out: z.Codes) -> None:
        for take in range(1, min(3, self.left) + 1):
            out.add(take)

    def apply(self, code: i64) -> None:
        self.left -= int(code)
        self.last = int(self.actor)
        self.actor = z.NOBODY if self.left == 0 else (self.actor + 1) % self.seats

    def copy(self) -> z.State:
        new = Stones(self.setup, self.left)
        new.last = self.last
        new.actor = self.actor
        return new

    def imagine(self, seat: int, rng: z.Rng) -> z.State:
        return self.copy()

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        for seat in range(len(points)):
            points[seat] = int(seat == self.last)
        rank(points, places)

    def digest(self) -> int:
        digest = z.Digest()
        for value in (self.left, int(self.actor), self.last):
            digest.add(value)
        return digest.value()


CARDS = 6  # values 1 to 6, two of each for each two seats
ROLL = 6  # code 6 + card: trade this card for a roll
HAND = 3


class Lanterns(ToyState):
    def __init__(self, seats: int | z.Setup) -> None:
        super().__init__(seats if isinstance(seats, z.Setup) else LANTERNS.setup(seats))
        count = int(self.seats)
        self.deck = [count] * CARDS
        self.hands = [[0] * CARDS for _ in range(count)]
        self.points = [0] * count
        self.dealt = 0
        self.roller = -1  # who waits for the die
        self.actor = z.CHANCE

    @property
    def is_dealing(self) -> bool:
        return self.dealt < HAND * self.seats

    def list_actions(self, out: z.Codes) -> None:
        if self.actor == z.CHANCE:
            for card in range(CARDS):
                if not self.is_dealing or self.deck[card]:
                    out.add(card)
            return
        for card in range(CARDS):
            if self.hands[int(self.actor)][card]:
                out.add(card)
                out.add(ROLL + card)

    def weight(self, code: i64) -> i64:
        return self.deck[int(code)] if self.is_dealing else 1

    def apply(self, code: i64) -> None:
        card = int(code)
        if self.is_dealing:
            self.deck[card] -= 1
            self.hands[self.dealt % int(self.seats)][card] += 1
            self.dealt += 1
            self.actor = z.CHANCE if self.is_dealing else 0
        elif self.actor == z.CHANCE:
            self.points[self.roller] += card + 1
            self._pass_on(self.roller)
        else:
            seat = int(self.actor)
            self.hands[seat][card % ROLL] -= 1
            if card < ROLL:
                self.points[seat] += card + 1
                self._pass_on(seat)
            else:
                self.roller = seat
                self.actor = z.CHANCE

    def _pass_on(self, seat: int) -> None:
        following = (seat + 1) % int(self.seats)
        self.roller = -1
        self.actor = following if any(self.hands[following]) else z.NOBODY

    def copy(self) -> z.State:
        new = Lanterns(self.setup)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.points = self.points[:]
        new.dealt, new.roller, new.actor = self.dealt, self.roller, self.actor
        return new

    def imagine(self, seat: int, rng: z.Rng) -> z.State:
        new = self.copy()
        assert isinstance(new, Lanterns)
        deal_anew(new.deck, new.hands, seat, rng)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        for seat in range(len(points)):
            points[seat] = self.points[seat]
        rank(points, places)

    def digest(self) -> int:
        digest = z.Digest()
        for row in (self.deck, *self.hands, self.points):
            for value in row:
                digest.add(value)
        digest.add(int(self.actor))
        return digest.value()


class ToyGame(base.ToyGame):
    prefix = "TOY"
    package = "zashiki"
    seat_counts = (2, 3, 4)
    options = ()
    longest = 100
    score_bounds = (0, 100)

    def edition(self, which: str | Path | z.Edition = "default") -> z.Edition:
        return z.Edition(self.id, "default", self.name, {}, "00000000", None)

    def editions(self) -> list[str]:
        return ["default"]

    def build(self, printed: Any) -> object:
        raise NotImplementedError

    def names(self, state: z.State) -> z.Names:
        return {"code": [str(code) for code in range(self.action_count)]}

    def prompt(self, state: z.State, seat: int) -> z.Message:
        return z.Message("prompt")

    def label(self, state: z.State, code: int) -> z.Message:
        return z.Message("label")

    def story(self, state: z.State, code: int, after: z.State, seat: int) -> z.Message | None:
        return None

    def layout(self, state: z.State) -> z.Layout:
        raise NotImplementedError

    def scenes(self, state: z.State, seats: Sequence[int]) -> list[z.Scene]:
        raise NotImplementedError

    def draw(self, state: z.State, seat: int | None = None, language: str = "en") -> str:
        return str(state.view(z.NOBODY if seat is None else seat))


class StonesPosition(z.Position, kw_only=True):
    left: int
    last: int | None  # who took stones last


class StonesGame(ToyGame):
    id = "toy-stones"
    name = "Stones"
    is_open = True
    actions = z.Actions(z.Family("take", "c{code}", code=4))
    state = Stones
    position = StonesPosition

    def write(self, state: z.State, seat: int | None) -> StonesPosition:
        assert isinstance(state, Stones)
        return StonesPosition(
            game=self.id,
            seats=[None] * int(state.seats),
            actor=z.actor_word(int(state.actor)),
            left=state.left,
            last=None if state.last < 0 else state.last,
        )

    def read(self, setup: z.Setup, position: Any) -> z.State:
        state = Stones(setup)
        state.left, state.actor = position.left, z.actor_number(position.actor)
        state.last = -1 if position.last is None else position.last
        return state


class LanternsPosition(z.Position, kw_only=True):
    seats: list[list[int] | None]  # the cards held by each
    held: list[int]
    points: list[int]
    deck: list[int] | None
    dealt: int
    roller: int | None


class LanternsGame(ToyGame):
    id = "toy-lanterns"
    name = "Lanterns"
    actions = z.Actions(z.Family("card", "c{code}", code=2 * ROLL))
    state = Lanterns
    position = LanternsPosition

    def write(self, state: z.State, seat: int | None) -> LanternsPosition:
        assert isinstance(state, Lanterns)
        return LanternsPosition(
            game=self.id,
            seats=[
                hand[:] if seat is None or seat == owner else None
                for owner, hand in enumerate(state.hands)
            ],
            actor=z.actor_word(int(state.actor)),
            held=[sum(hand) for hand in state.hands],
            points=state.points[:],
            deck=state.deck[:] if seat is None else None,
            dealt=state.dealt,
            roller=None if state.roller < 0 else state.roller,
        )

    def read(self, setup: z.Setup, position: Any) -> z.State:
        state = Lanterns(setup)
        state.hands = [z.known(hand, f"seats.{seat}") for seat, hand in enumerate(position.seats)]
        state.points, state.dealt = position.points, position.dealt
        state.deck = z.known(position.deck, "deck")
        state.roller = -1 if position.roller is None else position.roller
        state.actor = z.actor_number(position.actor)
        return state


STONES = StonesGame()
LANTERNS = LanternsGame()


def deal(seats: int, seed: int) -> Lanterns:
    """Lanterns with the cards dealt."""
    state = Lanterns(seats)
    rng = z.Rng(seed)
    while state.is_dealing:
        state.apply(state.random_action(rng))
    return state
